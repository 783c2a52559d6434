# מה שמודפס על חלקי המשחק.
print-bank = הבנק של הגלריה
print-play-money = כסף משחק – ללא ערך
print-forgery = זיוף
print-forgery-hint = ציור זה אינו שווה דבר.
print-manner = בסגנון { $artist }
print-painting = ציור { $number }
print-gallery = הגלריה

# מה שכתוב בשולי הגיליון.
print-label = { $kit } · { $component } · { $tongue } · גיליון { $sheet } / { $sheets } · נייר להכנסה: { $size }, { $paper }
print-label-back = { $kit } · { $component } · { $tongue } · גב גיליון { $sheet } / { $sheets } · נייר להכנסה: { $size }, { $paper }
print-bar = 50 מ״מ
print-tongue = עברית

# ערכות ורכיבים.
print-kit-auction = מכירה פומבית
print-kit-classic-art = אמנות קלאסית
print-kit-members-only = לחברים בלבד
print-kit-glenns-gallery = הגלריה של גלן
print-kit-deck = חפיסת קלפים
print-kit-banknotes = שטרות
print-kit-value-cards = כרטיסי ערך
print-kit-painting-cards = כרטיסי ציור
print-kit-calibration = כיול
print-banknotes = שטרות של { $amount }
print-value-cards = כרטיסי ערך
print-painting-cards = כרטיסי ציור
print-calibration = גיליון כיול

# ניירות להכנסה למדפסת.
print-paper-white = נייר לבן, 80–120 גרם
print-paper-card = בריסטול לבן, 160–250 גרם
print-paper-purple = נייר לילך (סגול פסטל), 80–120 גרם
print-paper-pink = נייר ורוד (פסטל), 80–120 גרם
print-paper-light-blue = נייר תכלת (פסטל), 80–120 גרם
print-paper-green = נייר ירוק בהיר (פסטל), 80–120 גרם
print-paper-other = נייר צבעוני: { $colour }

# רשימת הקניות.
print-size-a4 = A4
print-size-letter = Letter
print-size-a3 = A3
print-shopping-title = רשימת קניות: { $kit }
print-shopping-paper = נייר
print-shopping-sheets = { $count ->
    [one] גיליון אחד { $size }, { $paper }
    [two] שני גיליונות { $size }, { $paper }
   *[other] { $count } גיליונות { $size }, { $paper }
}
print-shopping-order = להדפסה, לפי הסדר
print-shopping-pastel = מומלץ לקנות ניירות בגוני פסטל: שחור נקרא היטב על לילך ונבלע בסגול חזק.
print-dialog-long = משני הצדדים, היפוך בצד הארוך.
print-dialog-short = משני הצדדים, היפוך בצד הקצר.
print-dialog-fold = צד אחד. לקפל בקו המקווקו, להדביק ואז לגזור.
print-dialog-separate = צד אחד. קודם החזיתות ואחר כך הגבות: מדביקים כל גיליון גב אל גיליון החזית שלו.
print-dialog-none = צד אחד.
print-dialog-two-pass = צד אחד. מדפיסים את החצי הראשון (החזיתות), הופכים את הערמה כמו דף בספר, ומדפיסים את החצי השני (הגבות).
print-dialog-size = בחלון ההדפסה לבחור ”גודל אמיתי“ או 100%, ולא ”התאמה לעמוד“.
print-dialog-check = כדאי להדפיס תחילה גיליון אחד ולמדוד את הקו בשוליים: אורכו 50 מ״מ.

# גיליון הכיול.
print-calibration-front = חזית
print-calibration-back = גב
print-calibration-one = 1. למדוד את שני הקווים הארוכים. קנה המידה = 100 חלקי המידה שנמדדה, כפול 100%.
print-calibration-two = 2. להחזיק את הגיליון מול האור כשצד זה מופנה אליכם. בכל סרגל לחפש את שני הקווים שנמשכים זה מזה: המספר שם הוא dx (לרוחב) או dy (כלפי מעלה).
print-calibration-three = 3. להביט בפינות: המסגרת החיצונית ביותר שנשארה שלמה מראה כמה קרוב לקצה המדפסת מגיעה.
print-calibration-turn = הסרגלים לקריאה נמצאים בצד השני.
print-calibration-bar = 100 מ״מ

# דף הכללים של המכירה הפומבית.
print-kit-rules = כללים
print-rules-title = מכירה פומבית
print-rules-goal = המטרה
print-rules-goal-text = כשנגמרים הציורים בבנק, הרכוש הגדול ביותר מנצח: מזומן ושווי כל הציורים יחד.
print-rules-setup = הכנה
print-rules-setup-text = הציורים מונחים בערמה כשפניהם גלויים, וכרטיסי הערך כשפניהם למטה. הבנק משלם לכל משתתף { $amount }: { $notes }. כל משתתף שולף ציור וכרטיס ערך, ומניח את הכרטיס מוסתר מתחת לציור. מותר להציץ בכל עת מתחת לציורים שלך.
print-rules-turn = מהלך התור
print-rules-turn-text = מסובבים את הרולטה, מבצעים את ההוראה, והתור עובר הלאה.
print-rules-bids = הצעות מחיר
print-rules-bids-text = הצעה היא { $least } לפחות, בקפיצות של { $unit }, וגבוהה מקודמתה. אי אפשר להציע יותר מהמזומן שביד. המכירה פתוחה עד הלמות הפטיש. לא נמכר? ציור של הבנק עובר לתחתית הערמה, וציור של משתתף נשאר אצלו.
print-rules-value = ערכו של ציור
print-rules-value-text = סכום כל כרטיסי הערך שמתחתיו. די בזיוף אחד, והציור אינו שווה דבר. הכרטיסים שמתחת לציור שיוצא מהמשחק יוצאים איתו.
print-rules-end = סיום המשחק
print-rules-end-text = המשחק נגמר כשהציור האחרון של הבנק נלקח וההוראה שלו בוצעה. הופכים את כל הכרטיסים. רכוש שווה חולק את הניצחון.
print-rules-instructions = שמונה ההוראות של הרולטה
print-rules-price = הסכום שברולטה

# רכיבים נוספים של המכירה הפומבית.
print-kit-wheel = הרולטה
print-kit-instructions = כרזת ההוראות
print-kit-instruction-cards = כרטיסי הוראות
print-kit-easel = כן ציור
print-kit-name-signs = שלטי שם
print-kit-tray-labels = תוויות לקופה
print-kit-ledger = פנקס החשבונות שלי
print-player = משתתף { $number }
print-tray-count = { $count } בערכה · { $each } לכל משתתף

# קווים לגזירה ולקיפול.
print-line-cut = גזירה
print-line-mountain = קיפול לאחור
print-line-valley = קיפול קדימה
print-line-glue = הדבקה, בצד השני

# הרולטה.
print-wheel-clip = מעמידים חוד עיפרון בקצה של מהדק נייר, על מרכז הרולטה, ונותנים למהדק דחיפה קלה באצבע. המהדק מצביע על ההוראה; נעצר על קו? דוחפים שוב.
print-wheel-glue = מורחים דבק על הפס המקווקו ומניחים עליו את החצי השני, קצה על הקו.
print-wheel-cut = גוזרים לאורך הקו שבין שני החצים, ומדביקים את החצי הזה על החצי השני.

# כן הציור.
print-easel-lip = סף
print-easel-base = בסיס
print-easel-back = גב
print-easel-face = חזית: הכרטיס נשען כאן
print-easel-lip-inner = סף: הדבקה בצד השני
print-easel-step-one = 1. להדפיס על בריסטול (200 גרם לפחות) ולגזור את הרצועה.
print-easel-step-two = 2. לעבור על קווי הקיפול עם סרגל ועט ריק.
print-easel-step-three = 3. לקפל כל קו כפי שהוא מצויר.
print-easel-step-four = 4. להדביק את הקצה המקווקו על הקצה השני, לבן על לבן, קצה אל קצה: נוצרת תעלה.
print-easel-step-five = 5. להעמיד, ולהניח כרטיס ציור בתעלה.

# פנקס החשבונות.
print-ledger-name = שם:
print-ledger-class = משחק:
print-ledger-date = תאריך
print-ledger-from = מאת
print-ledger-to = אל
print-ledger-amount = סכום
print-ledger-balance = יתרה
print-ledger-bank = הבנק
print-ledger-me = אני
print-ledger-hint = שורה אחת לכל תשלום. מה שהתקבל נוסף ליתרה שבשורה הקודמת, ומה ששולם יורד ממנה. היתרה האחרונה צריכה להיות הכסף שמונח על השולחן לפניך.

# בין הסימניות.
print-bookmark = גיליון { $sheet }
print-bookmark-back = גיליון { $sheet }, גב

# הבדיקה לפני ההדפסה.
print-check = ספירה
print-check-good = { $component }: { $made } (נדרשים { $needed })
print-check-exact = { $component }: { $made } (נדרשים בדיוק { $needed })
print-check-wrong = { $component }: { $made } במקום { $needed }
print-check-few = { $component }: { $made }, פחות מדי (נדרשים { $needed })
print-shopping-spare = { $sheets } – עם רזרבה של 5%: { $count }
print-shopping-cut = { $cards ->
    [one] לגזירה: חלק אחד של { $width } × { $height } מ״מ.
    [two] לגזירה: שני חלקים של { $width } × { $height } מ״מ.
   *[other] לגזירה: { $cards } חלקים של { $width } × { $height } מ״מ.
}
print-make-easel = כדאי לקחת את הבריסטול הקשיח ביותר (200 גרם לפחות). לגזור, לקפל ולהדביק כפי שכתוב בגיליון.
print-make-tokens = לגזור את הלוחיות, ואז כל לוחית לאסימונים, מצלב לצלב.
print-make-boards =
    { $pages ->
    [2] על שני עמודים: לגזור ולהדביק לפי הכתוב בהם. על נייר A3 הלוח נכנס שלם.
   *[other] על { $pages } עמודים: לגזור ולהדביק לפי הכתוב בהם.
    }
print-make-name-signs = לקפל בקו שמקפים ונקודות בו, כשהצד המודפס בחוץ.
print-shopping-cuts = { $count ->
    [one] גיליון אחד לגזירה בסך הכול.
    [two] שני גיליונות לגזירה בסך הכול.
   *[other] { $count } גיליונות לגזירה בסך הכול.
}
