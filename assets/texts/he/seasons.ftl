season-first = תור ראשון
season-number = עונה { $season }
season-round = סבב { $part }
season-opening = הפתיחה
season-closing = הסגירה
season-two-cards = שני קלפים פותחים את העונה
season-place = להניח שני קלפים
season-predict = אפשר לחזות
season-rare = נדירות
season-abundant = שפע
season-points = נקודות
season-works = { $works ->
    [one] יצירה
   *[other] יצירות
}
season-no-prediction = אין כאן תחזיות
season-standing = הנקודות אחרי עונה { $season }
season-standing-now = הנקודות בעונה { $season }
season-restored = כל האסימונים חוזרים
season-final = הספירה הסופית
season-sum = סה״כ
season-winner = הניצחון
season-winners = הניצחון המשותף
season-said = { $exhibition }: { $works ->
    [one] יצירה אחת
   *[other] { $works } יצירות
}
season-said-points = { $name }: { $points ->
    [one] נקודה אחת
   *[other] { $points } נקודות
}
season-said-failed = { $name }: { $tokens ->
    [one] אסימון אחד אבד
   *[other] { $tokens } אסימונים אבדו
}
exhibition-short-classic-art-1 = אימפרסיוניזם
exhibition-short-classic-art-2 = אקספרסיוניזם
exhibition-short-classic-art-3 = קוביזם
exhibition-short-classic-art-4 = אוקיו־אה
exhibition-short-classic-art-5 = הפשטה
exhibition-short-members-only-1 = גשם
exhibition-short-members-only-2 = שערוריות
exhibition-short-members-only-3 = תה שנשפך
exhibition-short-members-only-4 = פוליטיקאים
exhibition-short-members-only-5 = כובעים
exhibition-short-glenns-gallery-1 = מסכות
exhibition-short-glenns-gallery-2 = חרסינה
exhibition-short-glenns-gallery-3 = שטיחים
exhibition-short-glenns-gallery-4 = פסלים
exhibition-short-glenns-gallery-5 = זהב
