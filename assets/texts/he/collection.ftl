painting-numbered = ציור { $number }
# The paintings on a wall, and one large.
paintings-title = הציורים
movement-all = הכול
movement-impressionism = אימפרסיוניזם
movement-expressionism = אקספרסיוניזם
movement-cubism = קוביזם
movement-ukiyoe = אוקיו־אה
movement-geometric = הפשטה גאומטרית
painting-look = להסתכל מקרוב
painting-answer = להראות את התשובה
painting-next = הבא
painting-previous = הקודם
painting-fill = מסך מלא
