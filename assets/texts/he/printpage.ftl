# The print page: choices that few people change.
printpage-more = אפשרויות נוספות…
printpage-fewer = חזרה לאפשרויות העיקריות
printpage-separate = הגב בגיליונות נפרדים
printpage-game = לאיזה משחק
printpage-note-size = גודל השטרות
printpage-note-size-large = גדולים, 132 × 65 מ״מ
printpage-note-size-small = קטנים, 98 × 53 מ״מ
printpage-card-size = גודל כרטיסי הציורים
printpage-card-size-standard = רגיל, 95 × 132 מ״מ
printpage-card-size-easel = לכן הציור, 132 × 190 מ״מ
printpage-card-size-small = קטן, 63.5 × 88.9 מ״מ
printpage-reserve = רזרבה לבנק, %
printpage-wheel-size = גודל הרולטה
printpage-wheel-size-page = על גיליון אחד
printpage-wheel-size-large = גדולה, שני גיליונות מודבקים
printpage-names = שמות המשתתפים
printpage-names-hint = עם פסיקים ביניהם

# The printer and its correction.
printpage-printer = למדפסת
printpage-any-printer = מדפסת כלשהי
printpage-no-correction = אין תיקון בתוקף.
printpage-correction = בתוקף: קנה מידה { $scale }%; הזזת הגב: { $dx } מ״מ לרוחב, { $dy } מ״מ למעלה.
printpage-calibrate = כיול מדפסת…

# The pages.
printpage-pages = העמודים להדפסה
printpage-count = עמודים: { $pages } · גיליונות: { $sheets }
printpage-leaf = { $component } · גיליון { $sheet } מתוך { $sheets }
printpage-leaf-back = { $component } · גיליון { $sheet } מתוך { $sheets }, גב
printpage-larger = עמודים גדולים יותר
printpage-smaller = עמודים קטנים יותר
printpage-making = העמודים בהכנה…
printpage-stopped = ההכנה נעצרה, ואין עמודים להצגה.
printpage-make = להכין את העמודים
printpage-no-viewer = המחשב הזה אינו יכול להציג כאן את העמודים. אפשר לשמור את הקבצים ולפתוח אותם בכל תוכנת PDF.
printpage-no-viewer-print = אי אפשר להדפיס מכאן במחשב הזה: יש לשמור את הקבצים ולהדפיס אותם מתוכנת PDF.
printpage-progress = ההתקדמות

# Beside the pages.
printpage-tab-files = לפי הסדר
printpage-tab-shopping = רשימת קניות
printpage-tab-checks = נבדק
printpage-tab-checks-some = לבדיקה: { $count }
printpage-file = { $place }. { $component } – { $sheets ->
    [one] גיליון אחד
   *[other] { $sheets } גיליונות
}
printpage-sent = ✓
printpage-load = להטעין: { $sheets }.
printpage-colour-purple = סגול בהיר
printpage-colour-pink = ורוד
printpage-colour-light-blue = תכלת
printpage-colour-green = ירוק בהיר
printpage-nothing-to-check = לא היה מה לספור, ואין הערות.
printpage-print = להדפיס…
printpage-print-file = להדפיס: { $component }…
printpage-print-backs = להדפיס את הגב: { $component }…
printpage-save = לשמור את כל הקבצים
printpage-other-folder = תיקייה…

# What happened.
printpage-saving = הקבצים נשמרים…
printpage-saved = { $count ->
    [one] קובץ אחד ורשימת הקניות נמצאים בתיקייה { $folder }.
   *[other] { $count } קבצים ורשימת הקניות נמצאים בתיקייה { $folder }.
}
printpage-sending = { $component }: בדרך למדפסת…
printpage-file-sent = { $component }: נמסר למדפסת.
printpage-turn-over = הצד הקדמי נמסר למדפסת. יש להפוך את הערימה כמו דף בספר, להחזיר אותה למגש ולהדפיס את הגב.
printpage-job-cancelled = הפעולה נעצרה. דבר לא נשמר ודבר לא הודפס.
printpage-no-printer = אין מדפסת שהמחשב הזה מגיע אליה. דבר לא אבד: אפשר לשמור את הקבצים ולהדפיס אותם במקום שיש בו מדפסת.
printpage-sheet-sent = גיליון הכיול נמסר למדפסת.
printpage-busy = משהו אחר עדיין בהכנה או בהדפסה; כדאי לנסות שוב עוד רגע.
printpage-calibrated = התיקון למדפסת { $printer } נשמר ותקף מעתה.
printpage-forgotten = מעתה מדפיסים ללא תיקון: { $printer }.
refused-print-disk-full = הדיסק מלא, והקבצים לא נכתבו. מה שהיה קודם נשאר שלם; אפשר לפנות מקום ולנסות שוב.
refused-print-folder-closed = אי אפשר לשמור בתיקייה { $folder }. דבר לא השתנה; אפשר לבחור תיקייה אחרת.
refused-printer-away = המדפסת { $printer } אינה עונה. הקבצים שמורים: כדאי לבדוק שהיא דלוקה, מחוברת ויש בה נייר, ולהדפיס שוב.
refused-print-no-measure = בשדה «{ $field }» אין מספר.
refused-print-unlikely-bar = סרגל באורך { $bar } מ״מ אינו ייתכן: הוא אמור להיות באורך 100 מ״מ בערך.
refused-print-unlikely-offset = סרגל אינו יכול להראות { $offset } מ״מ.
refused-print-no-printer-name = איזו מדפסת זו? היא צריכה שם.

# The calibration wizard.
printpage-wizard = כיול מדפסת
printpage-wizard-name = שם המדפסת
printpage-wizard-name-hint = כפי שהמחשב קורא לה
printpage-wizard-one = 1. להדפיס את גיליון הכיול משני הצדדים, בגודל אמיתי. הוא מודפס ללא שום תיקון.
printpage-wizard-print = להדפיס את הגיליון…
printpage-wizard-save = לשמור את הגיליון
printpage-wizard-two = 2. למדוד את שני הקווים הארוכים. להחזיק את הגיליון מול האור, הגב לכיוון העיניים: בכל סרגל, להקליד את המספר שבו שני קווים נפגשים בקו אחד.
printpage-wizard-across = הקו לרוחב, מ״מ
printpage-wizard-upwards = הקו לגובה, מ״מ
printpage-wizard-dx = הסרגל לרוחב, dx
printpage-wizard-dy = הסרגל לגובה, dy
printpage-wizard-apart = שני הקווים שונים זה מזה; נלקח הממוצע, ולכן תישאר סטייה קטנה בשני הכיוונים.
printpage-wizard-store = להחיל מעתה
printpage-wizard-forget = לבטל את הכיול
