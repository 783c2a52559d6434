doctor-title = בדיקת המחשב הזה
doctor-level-ok = תקין
doctor-level-warn = לתשומת לב
doctor-level-fault = תקלה
doctor-all-well = כל מה שהתוכנה צריכה נמצא כאן.

doctor-python = Python { $version }
doctor-python-old = Python { $version } ישן מדי: יש להתקין { $needed } ומעלה ולהתקין את התוכנה מחדש.
doctor-sqlite = SQLite { $version } למשחקים השמורים
doctor-sqlite-old = SQLite { $version } ישן מדי למשחקים שמורים: יש להתקין Python שמגיע עם { $needed } ומעלה.
doctor-files = קובצי התוכנה: { $folder }
doctor-files-missing = קובצי התוכנה חסרים: יש להתקין את התוכנה מחדש.
doctor-fonts = הגופנים של התוכנה, לטיני ועברי
doctor-fonts-missing = אי אפשר לקרוא את גופני התוכנה ({ $detail }): יש להתקין את התוכנה מחדש.
doctor-qt = Qt { $version } לחלונות
doctor-qt-missing = אי אפשר לטעון את Qt ({ $detail }): יש להתקין את התוכנה מחדש. משחק מתסריט והדפסה לקבצים אפשריים גם בלעדיו.
doctor-qt-library = ל־Qt חסר במערכת { $library }. יש להפעיל פעם אחת את התוכנה מקובץ ההתחלה שלה: הוא מציין מה להתקין. משחק מתסריט והדפסה לקבצים אפשריים גם בלעדיו.
doctor-qt-pair = Qt { $version } נעצר לאחר זמן מה עם Python { $python }: יש להתקין את התוכנה מחדש בגרסאות שהיא מביאה, או להשתמש ב־Python 3.12.
doctor-display-missing = אי אפשר לפתוח חלון. יש להפעיל את התוכנה מתוך שולחן העבודה, ולא בחיבור מרוחק רגיל.
doctor-display-offscreen = Qt מצייר בלי מסך כי כך נקבע ב־QT_QPA_PLATFORM: יש להסיר את ההגדרה כדי לראות חלונות.
doctor-screens = { $count } מסכים, זה לצד זה
doctor-screen-single = מסך אחד. למקרן: לחבר אותו ולבחור במערכת בהרחבת שולחן העבודה; בלי מקרן, לבחור בתצוגה למסך יחיד.
doctor-screens-mirrored = { $count } מסכים מראים אותה תמונה. יש לבחור במערכת בהרחבת שולחן העבודה, או בתצוגה למסך יחיד: אחרת הכיתה רואה את נתוני הבנקאי.
doctor-sound = צליל: { $count ->
    [one] יציאה אחת
    [two] שתי יציאות
   *[other] { $count } יציאות
}
doctor-sound-missing = אין יציאת צליל. התוכנה עובדת גם כך; לצליל, לחבר רמקול.
doctor-printer = מדפסות: { $names }
doctor-printer-missing = לא מוגדרת מדפסת. אפשר לשמור את הגיליונות כקובצי PDF ולהדפיס במחשב אחר, או להוסיף מדפסת בהגדרות המערכת.
doctor-folder = משחקים שמורים: { $folder }, { $megabytes } מ״ב פנויים
doctor-folder-full = נותרו רק { $megabytes } מ״ב ב־{ $folder }: יש לפנות מקום, או לבחור תיקייה אחרת עם --data.
doctor-folder-fault = אי אפשר לכתוב לתיקיית המשחקים השמורים ({ $folder }: { $detail }). יש לבחור תיקייה אחרת עם --data.
