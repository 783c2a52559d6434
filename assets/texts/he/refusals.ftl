refused-unknown = התוכנה סירבה ({ $key }). שום דבר לא השתנה.
refused-bad-amount = זה לא סכום: צריך מספר שלם של דולרים, גדול מאפס.
refused-not-a-multiple = אי אפשר לשלם { $amount } בשטרות: הסכומים הולכים בקפיצות של { $unit }.
refused-insufficient-cash = אין מספיק כסף אצל { $name }: יש { $cash } וצריך { $amount }. אין אשראי.
refused-unknown-player = אין במשחק משתתף בשם ”{ $name }“.
refused-unknown-painting = אין במשחק הזה ציור עם המספר הזה.
refused-unknown-command = ”{ $word }“ אינה פקודה.
refused-unknown-field = לפקודה ”{ $word }“ אין כאן שדה ”{ $field }“.
refused-bad-field = בשדה ”{ $field }“ יש ערך שלא מתאים.
refused-duplicate-command = הפקודה הזאת כבר בוצעה; היא לא תבוצע פעמיים.
refused-wrong-phase = לא עכשיו: המשחק מחכה ל{ $phase }.
refused-game-over = המשחק נגמר.
refused-not-your-turn = זה לא התור של { $name }.
refused-nothing-to-undo = אין מה לבטל.
refused-nothing-to-redo = אין מה להחזיר.
refused-card-seen = כבר הציצו בכרטיס ערך: צריך להניח אותו מתחת לציור לפני שאפשר לבטל.
refused-owner-cannot-bid = הציור שייך ל{ $name }, ולכן אין אפשרות להציע עליו.
refused-bid-too-low = { $amount } זה נמוך מדי: ההצעה הבאה היא { $least } ומעלה.
refused-not-owner = ציור { $painting } לא שייך למשתתף הזה.
refused-own-painting = ציור { $painting } כבר שייך למשתתף הזה.
refused-not-in-bank = ציור { $painting } לא נמצא בערימה של הבנק.
refused-no-paintings = אין ציורים אצל { $name }, ולכן אפשר לקחת רק את הכסף.
refused-must-sell = אי אפשר לוותר על המכירה הזאת: חובה למכור ציור.
refused-no-value-cards = כרטיסי הערך שנשארו שמורים לציורים שעוד יגיעו; אפשר לקחת רק את הכסף.
refused-wrong-card-count = 
    { $expected ->
    [one] מתחת לציור { $painting } מונח כרטיס ערך אחד
    [two] מתחת לציור { $painting } מונחים שני כרטיסי ערך
   *[other] מתחת לציור { $painting } מונחים { $expected } כרטיסי ערך
    }, והוזנו { $count }.
refused-no-such-value = 
    { $copies ->
    [0] אין בחפיסה כרטיס { $value }.
   *[other] כל כרטיסי ה־{ $value } שבחפיסה כבר נחשפו ({ $copies } בסך הכול).
    }
refused-already-revealed = הכרטיסים שמתחת לציור { $painting } כבר הוזנו; ביטול מחזיר אותם.
refused-cannot-reverse = אי אפשר להחזיר לאחור את רישום { $entry }.
refused-cannot-reverse-nothing = ברישום { $entry } לא עבר כסף ולא עבר ציור, ולכן אין מה להחזיר.
refused-cannot-reverse-sold-on = אי אפשר להחזיר את רישום { $entry }: ציור { $painting } כבר עבר הלאה.
refused-cannot-reverse-spent = אי אפשר להחזיר את רישום { $entry }: אין כבר אצל { $name } את הסכום { $amount }.
refused-cannot-reverse-left = אי אפשר להחזיר את רישום { $entry }: { $name } כבר לא במשחק.
refused-already-reversed = רישום { $entry } כבר הוחזר.
refused-count-differs = השטרות של { $name } שווים { $counted }, וביומן רשום { $booked }. שום דבר לא השתנה: אפשר לספור שוב, או להזין תיקון עם סיבה.
refused-same-account = המשלם והמקבל הם אותו אחד.
refused-missing-reason = תיקון צריך סיבה.
refused-duplicate-name = השם ”{ $name }“ כבר תפוס; לכל אחד צריך שם משלו.
refused-bad-name = אי אפשר להשתמש בשם הזה.
refused-bad-name-empty = צריך לתת שם.
refused-bad-name-long = השם ארוך מדי: 40 תווים לכל היותר.
refused-bad-name-bank = זה השם של הבנק.
refused-bad-name-characters = יש בשם תווים שאינם נראים, כמו סימני כיוון; צריך להקליד אותו מחדש.
refused-too-few-players = צריך לפחות { $least_count } משתתפים.
refused-too-many-players = { $most } משתתפים לכל היותר.
refused-too-few-paintings = אין מספיק ציורים: צריך לפחות { $least_count }.
refused-too-many-paintings = { $most } ציורים לכל היותר.
refused-too-few-values = 
    { $missing ->
    [one] חסר כרטיס ערך אחד: לכל ציור צריך כרטיס.
    [two] חסרים שני כרטיסי ערך: לכל ציור צריך כרטיס.
   *[other] חסרים { $missing } כרטיסי ערך: לכל ציור צריך כרטיס.
    }
refused-missing-painting = איזה ציור נשלף אצל { $name }?
refused-bad-secret = הסוד חייב להיות 64 ספרות הקסדצימליות.
refused-no-such-sector = אין גזרה כזאת ברולטה.
refused-no-such-wheel = אין רולטה בשם ”{ $name }“.
refused-no-such-deck = אין חפיסה בשם ”{ $name }“.
refused-bad-data-file = אי אפשר להשתמש בקובץ { $file } כמו שהוא. צריך לתקן אותו או להוציא אותו מהתיקייה.
refused-file-exists = הקובץ { $file } כבר קיים. הוא לא השתנה; צריך לבחור שם אחר.
refused-no-folder = התיקייה { $folder } לא קיימת.
refused-not-writable = לא ניתן לכתוב את { $file }. מה שנשמר קודם לא אבד; כדאי לבדוק את התיקייה או לבחור מקום אחר.
refused-not-readable = לא ניתן לקרוא את { $file }.
refused-disk-full = הדיסק מלא: הצעד הזה לא נשמר ולא בוצע. כל מה שלפניו בטוח; צריך לפנות מקום ולנסות שוב.
refused-read-only-file = הקובץ { $file } נעול לכתיבה, ולכן אי אפשר להמשיך בו. הוא לא השתנה; כדאי להעתיק אותו לתיקייה משלך ולפתוח את העותק.
refused-open-elsewhere = הקובץ { $file } פתוח בחלון אחר של התוכנה. אפשר להמשיך שם, או לסגור אותו קודם.
refused-no-such-file = הקובץ { $file } לא קיים.
refused-foreign-file = הקובץ { $file } אינו משחק שמור. הוא לא השתנה.
refused-newer-file = המשחק נשמר בגרסה חדשה יותר של התוכנה. הוא לא השתנה; צריך לפתוח אותו בגרסה ההיא.
refused-damaged-file = המשחק השמור פגום. הקובץ לא השתנה; אם יש עותק שלו, אפשר לפתוח את העותק.
refused-other-game = בקובץ הזה שמור משחק מסוג אחר.
refused-unknown-game = אין כאן משחק בשם ”{ $name }“.
refused-verify-failed = היומן לא תקין: רישום { $entry } ({ $detail }).
refused-bad-line = שורה { $line } אינה פקודה בפורמט JSON.
refused-not-refused = הפקודה הזאת הייתה אמורה להידחות ({ $expected }) ולא נדחתה.
refused-other-refusal = הפקודה הזאת הייתה אמורה להידחות בגלל { $expected } ונדחתה בגלל { $actual }.
refused-empty-script = אין בתסריט אף פקודה.
phase-deal = חלוקת הפתיחה
phase-spin = סיבוב הרולטה הבא
phase-draw = מספר הציור שנשלף
phase-auction = הצעות ולפטיש
phase-decide = החלטה של מי שבתור
phase-reveal = הזנת הערכים
phase-over = שום דבר: הוא נגמר
card-forgery = זיוף

# בית הדפוס.
refused-unknown-kit = אין ערכה בשם { $kit }. יש: { $choices }.
refused-print-unknown-choice = הערך { $given } אינו מתאים ל־{ $option }. אפשר: { $choices }.
refused-print-out-of-range = הערך { $given } אינו מתאים ל־{ $option }: הטווח הוא { $low } עד { $high }.
refused-no-denominations = אין שטרות להדפסה.
refused-no-value-cards-to-print = אין כרטיסי ערך להדפסה.
refused-bad-offset = { $given } אינו היסט: יש לכתוב שני מספרים של מילימטרים ופסיק ביניהם.
refused-card-too-large = כרטיס בגודל { $width } × { $height } מ״מ אינו נכנס בנייר { $paper }.
refused-text-too-long = הטקסט { $text } ארוך מדי לכרטיס { $card }, גם באותיות הקטנות ביותר.
refused-missing-glyph = אי אפשר להדפיס את הסימן { $sign } ({ $code }) שבכרטיס { $card }: הוא חסר בגופן.
refused-folder-not-writable = אי אפשר לשמור בתיקייה { $folder }: { $detail }
refused-not-written = לא ניתן היה לשמור את { $file }: { $detail }. מה שהיה שם קודם לא השתנה.
refused-print-text-small = המילים שבכרטיס { $card } נכנסות רק באותיות הקטנות ביותר.
refused-print-picture-poor = התמונה של { $card } תיראה מטושטשת: { $density } נקודות לאינץ׳.
refused-print-picture-low = התמונה של { $card } מעט גסה: { $density } נקודות לאינץ׳.
refused-unknown-collection = אין אוסף ציורים בשם ”{ $name }“.
refused-file-gone = { $file } כבר אינו במקומו: הועבר, הוחלף, או שהתקן הזיכרון נותק. הצעד הזה לא נשמר ולא בוצע; כדאי לשמור את המשחק במקום אחר.
refused-wrong-phase-new = סקריפט מתחיל בפקודה ”new“.
refused-no-output = לא ניתן לכתוב את הפלט ({ $detail }).
refused-unexpected = קרתה תקלה לא צפויה ({ $detail }). כל צעד שאושר נשמר.
refused-bad-picture-file = אי אפשר לקרוא את התמונה { $file }: { $detail }.

# משחקי התערוכות.
refused-no-such-card = לא נשאר { $card }: בחפיסה יש { $copies } כאלה.
refused-no-such-card-word = ”{ $card }“ אינו קלף: יש לכתוב את מספר התערוכה ואחריו פלוס או מינוס.
refused-wrong-card-count-hand = כאן מניחים בדיוק { $expected } קלפים, והוזנו { $count }.
refused-wrong-card-count-house-missing = בשני משתתפים מניחים גם קלף מחפיסת הבית.
refused-wrong-card-count-house-surplus = כאן לא מניחים קלף מחפיסת הבית.
refused-unknown-exhibition = התערוכות ממוספרות מ־1 עד { $most }.
refused-unknown-space = המשבצות ממוספרות מ־1 עד { $most }.
refused-space-taken = על משבצת { $space } בתערוכה הזאת כבר מונחת תחזית של { $name }.
refused-no-tokens = אין אצל { $name } האסימונים שצריך.
refused-double-used = ההכפלה של { $name } כבר נוצלה בעונה הזאת.
refused-risk-only-in-opening = אסימון הסיכון הגבוה מותר רק בפתיחה של עונה.
phase-setup = שני הקלפים הגלויים של העונה הבאה
phase-opening = תחזית או ויתור
phase-predict = תחזית או ויתור
phase-rounds = הקלפים של מי שבתור
phase-closing = שני הקלפים האחרונים של כל אחד
refused-print-too-many-names = { $names } שמות ל־{ $players } משתתפים הם יותר מדי.
refused-not-printed = ההדפסה לא הצליחה ({ $detail }). שום קובץ לא השתנה; אפשר לנסות שוב או לבחור תיקייה אחרת.
refused-no-window-library = לתמונות דרוש Qt, ואי אפשר לטעון אותו ({ $detail }). כדאי להפעיל את התוכנה פעם אחת דרך קובץ ההתחלה שלה: הוא מציין מה להתקין.
refused-no-such-screen = אין תמונה שבשמה מופיע ”{ $text }“.
refused-no-screen = אין מסך לפתוח בו את החלון. צריך להפעיל את התוכנה מתוך שולחן עבודה; הפקודות עובדות גם בלי מסך (gallery --help).
refused-no-qt = חסר במערכת רכיב שהחלונות צריכים ({ $reason }). הפקודה gallery doctor אומרת מה לעשות; תסריטים והדפסה לקבצים עובדים גם בלעדיו.
refused-print-not-of-game = { $kit } לא מודפס עבור { $game }. אפשר עם: { $choices }.
refused-print-players-of-game = משחקי התערוכות מיועדים ל־{ $fewest } עד { $most } משתתפים: אין בחפיסה קלפים ל־{ $given }.
refused-classes-damaged = קובץ הכיתות השמורות, { $file }, פגום ואי אפשר לקרוא אותו. הוא נשאר כפי שהוא; שמירת כיתה תתחיל קובץ חדש ותניח את הישן בצד.
refused-bad-class-name = לכיתה דרוש שם של { $most } סימנים לכל היותר, כולם נראים.
refused-class-name-taken = כבר יש כיתה בשם { $name }.

# Collections of one’s own.
refused-bad-collection-name = אי אפשר לקרוא לאוסף ”{ $name }“: זה לא יכול להיות שם של תיקייה. אותיות, ספרות, רווחים ומקפים מתאימים.
refused-bad-collection-name-empty = האוסף צריך שם.
refused-bad-collection-name-long = השם { $name }… ארוך מדי לאוסף.
refused-collection-exists = כבר יש אוסף בשם { $name }. הוא לא השתנה; צריך לבחור שם אחר.
refused-collection-damaged = האוסף { $name } פגום: אי אפשר לקרוא את רשימת התמונות שלו. צריך לייבא את התמונות מחדש.
refused-no-such-folder = התיקייה { $folder } לא קיימת.
refused-not-a-collection = { $file } אינו תיקייה של תמונות ואינו קובץ zip.
refused-no-usable-picture = אף תמונה ב־{ $folder } אינה מתאימה (הושארו בחוץ: { $count }). לא נוצר אוסף.
refused-picture-broken = הקובץ { $file } פגום או נקטע באמצע.
refused-picture-tiny = התמונה { $file } קטנה מדי: { $width } × { $height } פיקסלים; דרושים { $side } בכל צד.
refused-picture-huge = התמונה { $file } גדולה מכדי לפתוח אותה בבטחה. כדאי לשמור אותה עם פחות פיקסלים, או כ־JPEG.
refused-picture-foreign = { $file } אינו תמונה שאפשר לקרוא כאן.
refused-picture-foreign-heic = הקובץ { $file } שמור בפורמט של טלפון (HEIC). צריך לשמור אותו קודם כ־JPEG.
refused-picture-folder = { $file } היא תיקייה. תמונות שבתיקיות פנימיות אינן נלקחות.
refused-picture-locked = אין הרשאה לקרוא את { $file }.
refused-picture-path = הקובץ { $file } היה מגיע לתיקייה אחרת. נלקחות רק תמונות שנמצאות זו לצד זו בקובץ ה־zip.
refused-picture-twice = הקובץ { $file } מופיע פעמיים בקובץ ה־zip; נלקח הראשון.
refused-too-many-pictures = { $file } כבר מעבר למספר: יכולות להיות עד { $most } תמונות.
refused-captions-unread = לא ניתן להבין את { $file }: בשורה הראשונה צריכות להיות הכותרות file (קובץ) ו־title (כותרת). הכותרות נלקחו משמות הקבצים.
refused-print-few-pictures = התבקשו { $given } כרטיסי ציור, ובאוסף { $name } יש { $there } תמונות.
refused-too-few-pictures = באוסף { $name } יש { $there } תמונות: מעט מדי בשביל { $count } ציורים.
refused-print-words-left-out = לא כל המילים של { $card } מופיעות על הכרטיס: לא היה להן מקום, או שאין להן אותיות בגופן.
refused-no-usable-picture-heic = אף תמונה ב־{ $folder } אינה מתאימה. את אלה ששמורות בפורמט של טלפון (HEIC) צריך לשמור קודם כ־JPEG. לא נוצר אוסף.
refused-no-usable-picture-folders = אין תמונות ישירות ב־{ $folder }, אלא תיקיות. צריך לבחור אחת מהן. לא נוצר אוסף.
