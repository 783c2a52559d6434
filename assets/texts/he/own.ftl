# אוספים משלנו.
own-imported = { $count ->
    [one] באוסף { $name } יש עכשיו תמונה אחת.
   *[other] באוסף { $name } יש עכשיו { $count } תמונות.
}
own-left-out = { $count ->
    [one] קובץ אחד הושאר בחוץ:
   *[other] { $count } קבצים הושארו בחוץ:
}
own-progress = תמונה { $done } מתוך { $of }
newgame-collection = תמונות
own-house = אוסף הבית
console-collection-gone = אוסף התמונות של המשחק הזה כבר לא קיים. המשחק ממשיך עם בדים ריקים, לפי המספרים.
own-import = ייבוא תמונות…
own-import-title = תמונות משלנו
own-import-text = תיקייה של תמונות הופכת לאוסף, למכירה הפומבית ולהדפסה. התמונות מועתקות; בתיקייה עצמה שום דבר לא משתנה. טבלה בשם catalogue.csv בתוכה נותנת כותרת, אמן ושנה.
own-drop = אפשר לגרור לכאן תיקייה או קובץ zip
own-choose-folder = בחירת תיקייה…
own-choose-zip = בחירת קובץ zip…
own-name = שם האוסף
own-import-do = ייבוא
own-working = ייבוא של { $name }
own-cancel = ביטול
own-all-taken = כל התמונות שבתיקייה נלקחו.
own-done = סיום
own-count = { $count ->
    [one] תמונה אחת
   *[other] { $count } תמונות
}
own-hint = כדי לתלות תמונה במקום אחר: גרירה, או Alt וחץ; כדי להשמיט: Del.
own-leave-out = השמטה
own-leave-out-ask = להשמיט את { $title } מתוך { $name }?
own-leave-out-ask-text = התמונות שאחריה מקבלות מספרים אחרים: כרטיסים שכבר הודפסו לא יתאימו עוד. התמונה נעלמת מן האוסף, אבל לא מן התיקייה שממנה באה.
own-leave-out-ask-do = השמטה
own-rename = שינוי שם
own-rename-title = שם אחר לאוסף { $name }
own-rename-do = שינוי שם
own-export = שמירה כ־zip…
own-exported = האוסף { $name } נשמר: { $file }
own-delete = מחיקה
own-delete-ask = למחוק את האוסף { $name }?
own-delete-ask-text = העותקים של התמונות נמחקים; התיקייה שממנה באו נשארת כמו שהיא. משחקים שהשתמשו באוסף ממשיכים עם בדים ריקים.
own-delete-ask-do = מחיקה
own-left-out-more = … ועוד { $count }.
