# The banker's side.
# The window, the bar, the banner.
console-window = Gallery – לוח הבנקאות
language-he = עברית
language-fr = Français
language-en = English
language-he-short = עב
language-fr-short = FR
language-en-short = EN
bar-projector = הקרנה
bar-projector-on = סגירת ההקרנה
bar-screens = איזה מסך
bar-black = השחרה
bar-freeze = הקפאה
bar-odds = סיכויים
bar-sound = קול
bar-sound-off = בלי קול
bar-dark = חדר חשוך
bar-light = חדר מואר
bar-keys = מקשים
banner-again = לנסות שוב
banner-copy = להמשיך בעותק
banner-rescue = להמשיך מהחלק התקין
banner-elsewhere = לשמור במקום אחר…
console-fault = משהו השתבש בתוכנה. כל מה שנרשם עד עכשיו שמור, והמשחק ממשיך; אם זה חוזר, אפשר לסגור ולפתוח את המשחק מחדש.
console-mirrored = כולם רואים את המסך הזה, ולכן הסכומים של המשתתפים מוסתרים.
console-mirrored-do = להציג בכל זאת
console-screen-lost = המקרן נותק. המשחק ממשיך כאן, וההקרנה תחזור כשיחובר שוב.
console-screen-came = חובר מסך נוסף. אפשר להציג עליו את התצוגה לכיתה.
console-screen-came-do = להציג שם
console-screens-title = על איזה מסך להקרין?
console-screens-text = הבחירה תיזכר לפעם הבאה.
console-screens-absent = המסך שנבחר בפעם הקודמת אינו מחובר. אפשר לבחור אחר.
console-to-console = ללוח
console-cancel = ביטול
console-close = סגירה
console-back = חזרה
key-space = רווח
# The print page.
printing-title = הדפסה
printing-kit = מה מדפיסים
printing-language = שפה
printing-paper = גודל הנייר
printing-stock = סוג הנייר
printing-stock-white = נייר לבן, הדפסה בצבע
printing-stock-coloured = נייר צבעוני, הדפסה בשחור
printing-duplex = שני צדדים
printing-duplex-long = דו־צדדי, היפוך בצד הארוך
printing-duplex-short = דו־צדדי, היפוך בצד הקצר
printing-duplex-two-pass = בשני סיבובים
printing-duplex-fold = לקפל ולהדביק
printing-duplex-none = צד אחד
printing-players = כמה משתתפים
printing-paintings = כמה ציורים
printing-folder = התיקייה
printing-choose-folder = תיקייה אחרת…
printing-go = להכין את הקבצים להדפסה
printing-open-folder = לפתוח את התיקייה
printing-cancelled = ההכנה נעצרה, ולא נשאר קובץ חלקי.
# The console: columns and turns.
console-now = עכשיו
console-players = משתתפים
console-record = יומן
console-record-all = היומן המלא
console-bank = הבנק
console-deal = חלוקת הפתיחה
console-deal-paper = כל אחד שולף ציור ומניח מתחתיו כרטיס ערך. איזה ציור נשלף? מקלידים מספר או לוחצים על תמונה.
console-deal-app = האפליקציה נותנת לכל אחד ציור וכרטיס ערך נסתר.
console-deal-field = הציור של { $name }
console-deal-do = לחלק
console-spin-turn = הרולטה קובעת מה יקרה עכשיו.
console-spin = לסובב את הרולטה
console-spun-by-hand = רולטה מנייר: רישום התוצאה…
console-turning = הרולטה מסתובבת…
console-just-now = קרה עכשיו
console-draw = איזה ציור נשלף?
console-draw-do = זה הציור
console-lot-of = של { $name }
console-lot-of-bank = מהבנק
console-sector-title = מה יצא ברולטה?
console-sector-price = { $what } · { $price }
# The sale.
console-no-bid = אין עדיין הצעות
console-other-amount = סכום אחר
console-going-once = פעם ראשונה
console-going-twice = פעם שנייה
console-sold-to = נמכר – { $name }
console-sold = נמכר
console-unsold = לא נמכר
console-why-insufficient-cash = רק { $cash }
console-why-owner-cannot-bid = הבעלים
console-why-bid-too-low = נמוך מדי
console-why-not-a-multiple = לא בשטרות
console-why-no-paintings = אין ציור להניח מתחתיו כרטיס
console-why-no-value-cards = הכרטיסים שמורים לציורים שבבנק
console-why-wrong-phase = רק בין תור לתור
console-why-too-few-players = צריך לפחות שניים
console-why-card-seen = כבר הציצו בכרטיס
console-why-game-over = המשחק נגמר
# Decisions.
console-take-money = לקבל { $amount } מהבנק
console-take-value = להרים כרטיס ערך
console-lay = הכרטיס הורם, וכבר אי אפשר לבחור בכסף: מניחים אותו מתחת לאחד הציורים.
console-lay-look = לחיצה ממושכת כדי להציץ
console-lay-where = מתחת לאיזה ציור של { $name }?
console-buy-for = לקנות תמורת { $price }
console-to-auction = לא, למכירה פומבית
console-decline = לוותר
console-choose-private-auction = איזה ציור עולה למכירה?
console-choose-buy-from-player = איזה ציור קונים?
console-choose-sell-to-bank = איזה ציור נמכר לבנק?
console-choose-forced-sale = איזה ציור נמכר לבנק?
console-do-private-auction-none = להעלות ציור למכירה
console-do-private-auction = להעלות למכירה את ציור { $painting }
console-do-buy-from-player-none = לקנות ציור
console-do-buy-from-player = לקנות את ציור { $painting } מ{ $name } תמורת { $price }
console-do-sell-to-bank-none = למכור לבנק
console-do-sell-to-bank = למכור לבנק את ציור { $painting } בערכו
console-do-forced-sale-none = למכור לבנק
console-do-forced-sale = למכור לבנק את ציור { $painting } תמורת { $price }
console-values =
    { $count ->
    [one] מה כתוב על הכרטיס?
    [two] מה כתוב על שני הכרטיסים?
   *[other] מה כתוב על { $count } הכרטיסים?
    }
console-values-left =
    { $count ->
    [one] נשאר כרטיס אחד כזה
   *[other] נשארו { $count } כרטיסים כאלה
    }
console-values-all-seen = כל הכרטיסים האלה כבר נראו.
console-values-take-out = לחיצה מוציאה את הכרטיס
# Looking at one's own cards.
console-peek-how = לחיצה ממושכת מראה את הערך לבעלי הציור
console-peek-drawn = הכרטיס שהורם
console-peek-let-go = כשמרפים, הכרטיסים נעלמים.
console-peek-away = כולם מפנים את המבט מהמסך, חוץ מ{ $name }.
console-peek-hold = לחיצה ממושכת: להציץ
console-peek-done = סיימנו
# The end.
console-reveal = חושפים את הערכים
console-reveal-left =
    { $count ->
    [one] נשאר ציור אחד לחשיפה.
   *[other] נשארו { $count } ציורים לחשיפה.
    }
console-reveal-do = לרשום ולהמשיך
console-reveal-other = או ציור אחר קודם:
console-over = המשחק נגמר
console-winner =
    { $count ->
    [one] הניצחון: { $names }
   *[other] ניצחון משותף: { $names }
    }
console-cash = מזומן { $cash }
console-wealth = מזומן { $cash } · ציורים { $sum }
console-again = משחק חדש עם אותם משתתפים
console-replay = להקרין את החשיפה
console-to-start = לדף הפתיחה
# Notes that change hands.
console-notes = שטרות שעוברים מיד ליד
console-notes-back = להחזיר
console-notes-start = הבנק נותן לכל אחד { $sum }:
console-pays = { $payer } ← { $payee }: { $amount }
console-notes-handed = מ{ $name }:
console-notes-change = עודף מ{ $name }:
console-notes-short = לבנק נגמרו השטרות המודפסים האלה. ממשיכים לשחק: רושמים את החוב על פתק או מדפיסים עוד.
console-back-card = כרטיס הערך שמתחת לציור { $painting } חוזר לראש הערימה.
console-back-seen = כרטיס הערך שמתחת לציור { $painting } חוזר ליד.
console-back-pile = ציור { $painting } חוזר לראש הערימה.
console-back-left = ציור { $painting } וכרטיסיו חוזרים למשחק.
console-back-easel = ציור { $painting } חוזר לכן.
console-back-owner = ציור { $painting } חוזר אל { $name }.
# Undo, redo, entries.
console-undo = ביטול
console-undo-what = ביטול: { $what }
console-undo-going = ביטול הספירה
console-redo = להחזיר
console-redo-what = להחזיר: { $what }
console-undone = בוטל
console-entry = רישום { $number }
console-reverse-text = אפשר לבטל רישום ישן: הכסף והציור חוזרים יחד, והיומן זוכר את שניהם.
console-reverse-do = להחזיר כסף וציור
console-assign-title = ציור { $painting }: למי הוא שייך?
console-assign-text = אפשר למסור אותו עכשיו למי שקנה אותו באמת, בסכום שהוצע, עם כרטיס ערך.
console-assign-do = למסור
console-assign-not = להשאיר בבנק
# The bank, and what is seldom needed.
console-bank-paintings =
    { $count ->
    [one] ציור אחד
   *[other] { $count } ציורים
    }
console-bank-values =
    { $count ->
    [one] כרטיס ערך אחד
   *[other] { $count } כרטיסי ערך
    }
console-bank-issued = כסף אצל המשתתפים: { $sum }
console-count = ספירת כסף
console-correct = תיקון
console-bell = פעמון הסיום
console-about = אפשרויות: { $name }
console-left = עזבו: { $names }
console-bell-ask = לסיים את המשחק?
console-bell-ask-text = המכירה הפתוחה מתבטלת, הציורים שבבנק יוצאים מהמשחק, וחושפים את כל הערכים. אפשר לבטל את זה ביומן.
console-bell-ask-do = לצלצל ולסיים
console-close-ask = לסגור את המשחק?
console-close-ask-text = הכול שמור. ”להמשיך במשחק האחרון“ יחזיר בדיוק לכאן.
console-close-ask-do = לסגור
console-players-title = המשתתפים
console-rename = שינוי שם
console-rename-title = שם חדש במקום { $name }
console-rename-hint = שם
console-rename-do = לשנות
console-leave = עזיבה
console-leave-ask = { $name } – עזיבת המשחק?
console-leave-ask-text = הכסף חוזר לבנק, הציורים לתחתית הערימה, והכרטיסים שמתחתיהם לתחתית הערימה שלהם, בלי להציץ.
console-leave-ask-do = עזיבה
console-join = הצטרפות…
console-join-title = הצטרפות למשחק
console-join-text = המקום האחרון בסדר הישיבה, עם הכסף של ההתחלה, ציור וכרטיס ערך.
console-join-painting = מספר הציור שנשלף
console-join-do = לצרף
console-count-title = ספירת כסף
console-count-told = נספר { $counted } · ביומן { $booked }
console-count-correct = לתקן ב־{ $amount }
console-count-do = לרשום את הספירה
console-count-reason = ספירת כסף
console-correct-title = תיקון ביד
console-correct-text = כאן מתקנים כסף בלבד. למכירה שנרשמה בטעות: ללחוץ על השורה שלה ביומן; הכסף והציור חוזרים יחד.
console-correct-from = מי משלם
console-correct-to = מי מקבל
console-correct-amount = סכום
console-correct-reason = סיבה
console-correct-reason-hint = מה קרה?
console-correct-do = לרשום את התיקון
# The card of keys.
console-keys-title = מקשים
console-keys-spin = לסובב את הרולטה
console-keys-bid = ההצעה הבאה של המשתתף
console-keys-enter = לאשר: פעם ראשונה, שנייה, נמכר
console-keys-escape = לוותר, לסגור
console-keys-undo = לבטל
console-keys-redo = להחזיר
console-keys-projector = הקרנה: לפתוח, לסגור
console-keys-black = השחרה
console-keys-freeze = הקפאה
console-keys-odds = סיכויי הרולטה והסיבובים האחרונים, ואז הרולטה; מצב הניקוד
console-keys-sound = קול
console-keys-next = הבא, כמו במצגת
console-keys-skip = לסוף החשיפה או הסיכום
console-keys-card = הכרטיס הזה
console-unseen = ההקרנה סגורה: F5 מציג לכולם את הרולטה.
