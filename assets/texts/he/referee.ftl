# The referee's side: the console of the exhibitions games.
referee-season = { $game } · עונה { $season }
referee-phase-setup = לפני העונה
referee-phase-opening = הפתיחה
referee-phase-rounds = סבב { $round } מתוך { $rounds }
referee-phase-closing = הסגירה
referee-phase-over = הסוף
referee-busy = סיכום העונה מוצג על הקיר…
# What is expected.
referee-ask-open = לגלות שני קלפים מהחפיסה
referee-ask-open-text =
    לערבב את 65 הקלפים ולחלק { $hand } לכל משתתף{ $house ->
    [0] { "" }
   *[other] , ולהניח { $house } הפוכים: חפיסת הבית
    }. כל קלף שנגלה מזינים ב־+ או ב־− של התערוכה שלו.
referee-ask-predict = תחזית, או ויתור
referee-ask-predict-text = ללחוץ על משבצת בלוח: { $tokens }.
referee-ask-predict-none = לא נותרו אסימונים ביד: אפשר רק לוותר.
referee-ask-predict-double = נותר רק האסימון הכפול: קודם לבחור בו, ואחר כך ללחוץ על משבצת.
referee-ask-place = להניח שני קלפים
referee-ask-place-text = לוחצים + או − של התערוכה. הקלף השני נרשם מיד.
referee-ask-place-house = להניח שני קלפים ואחד מחפיסת הבית
referee-ask-place-house-text = לוחצים + או − של התערוכה, והקלף העליון של חפיסת הבית אחרון. הכול נרשם מיד.
referee-ask-close = להניח שני קלפים
referee-ask-close-text = הקלף השלישי מונח בצד, הפוך, ולא מזינים אותו.
referee-ask-close-house = להניח שני קלפים ואחד מחפיסת הבית
referee-ask-close-house-text = הקלף השלישי שביד מונח בצד, הפוך, ולא מזינים אותו. קלף הבית אחרון.
referee-negative-next = קלף שלילי: של איזו תערוכה? יש להקיש את הספרה שלה.
referee-typed-exhibition = { $exhibition }: איזו משבצת, 1 עד 8?
referee-typed-space = { $exhibition }, { $what }: מקש Enter רושם.
# The slots.
referee-slot = { $slot }: { $card }
referee-slot-first = קלף ראשון
referee-slot-second = קלף שני
referee-slot-house = קלף הבית
referee-slot-empty = ריק
referee-take-off = להוריד את האחרון
referee-record = לרשום
referee-wrong = תערוכה לא נכונה
referee-wrong-of = לתקן את הקלפים של { $name }
referee-wrong-up = לתקן את הקלפים הגלויים
referee-wrong-text = מחזיר את הקלפים האלה, כדי להזין אחד מהם בתערוכה אחרת.
referee-fix = איזו תערוכה?
referee-fix-text = לחיצה על התערוכה הנכונה מחליפה את הקלף המסומן. לחיצה על קלף אחר מסמנת אותו.
referee-fix-later = לחיצה על התערוכה הנכונה מחליפה את הקלף המסומן. מה שבא אחרי הקלפים האלה נשאר כמו שהוא.
referee-fix-leave = להשאיר כמו שהיה
# Predictions.
referee-two-tokens = שני אסימונים
referee-double-token = אסימון כפול
referee-risk = סיכון גבוה
referee-pass = בלי תחזית
referee-why-double-used = נוצלה העונה
referee-why-no-tokens = אין אסימונים
referee-why-risk-only-in-opening = רק בפתיחה
referee-why-space-taken = הכול תפוס
# The exhibitions and the board.
referee-exhibitions = תערוכות
referee-works-now = יצירות
referee-works-were = יצירות בעונה { $season }
referee-works =
    { $works ->
    [one] { $exhibition }: יצירה אחת
    [two] { $exhibition }: שתי יצירות
   *[other] { $exhibition }: { $works } יצירות
    }{ $waiting ->
    [0] { "" }
    [one] , קלף שלילי אחד ממתין
    [two] , שני קלפים שליליים ממתינים
   *[other] , { $waiting } קלפים שליליים ממתינים
    }
referee-waiting = קלף שלילי ממתין
referee-enter = להזין קלף
referee-enter-left = למטה: כמה עוד יבואו
referee-card =
    { $left ->
    [0] להזין { $card }: לא נשארו
    [one] להזין { $card }: נשאר אחד
   *[other] להזין { $card }: נשארו { $left }
    }
referee-card-how = מקש { $exhibition }
referee-card-negative-how = מקשי Shift ו־{ $exhibition }, או − ואחריו { $exhibition }
referee-points =
    { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
    }
referee-space =
    { $points ->
    [one] { $exhibition }, { $what }: נקודה אחת לאסימון.
    [two] { $exhibition }, { $what }: שתי נקודות לאסימון.
   *[other] { $exhibition }, { $what }: { $points } נקודות לאסימון.
    }
referee-laid = { $name }: { $tokens }.
referee-laid-held =
    { $points ->
    [one] הצליחה: נקודה אחת.
    [two] הצליחה: שתי נקודות.
   *[other] הצליחה: { $points } נקודות.
    }
referee-laid-failed = נכשלה.
# The players.
referee-counts = נספרות
referee-counted =
    { $points ->
    [one] { $name }: נקודה אחת נספרת
    [two] { $name }: שתי נקודות נספרות
   *[other] { $name }: { $points } נקודות נספרות
    }
referee-starts = תור ראשון
referee-starts-text = התור הראשון בעונה הזאת: { $name }.
referee-score =
    { $points ->
    [one] { $name }, { $exhibition }: נקודה אחת
    [two] { $name }, { $exhibition }: שתי נקודות
   *[other] { $name }, { $exhibition }: { $points } נקודות
    }
referee-score-struck =
    { $points ->
    [one] { $name }, { $exhibition }: נקודה אחת, שאינה נספרת
    [two] { $name }, { $exhibition }: שתי נקודות, שאינן נספרות
   *[other] { $name }, { $exhibition }: { $points } נקודות, שאינן נספרות
    }
referee-tokens =
    { $tokens ->
    [one] אסימון רגיל אחד ביד
    [two] שני אסימונים רגילים ביד
   *[other] { $tokens } אסימונים רגילים ביד
    }; { $doubling }; { $risk }; { $lost ->
    [0] אף אחד לא אבד
    [one] אחד אבד
    [two] שניים אבדו
   *[other] { $lost } אבדו
    }.
referee-tokens-doubling = ההכפלה עוד אפשרית
referee-tokens-doubling-used = אין עוד הכפלה העונה
referee-tokens-risk = הסיכון הגבוה ביד
referee-tokens-risk-used = הסיכון הגבוה הונח
# Between the seasons, and the end.
referee-summary = סיכום עונה { $season }
referee-missing =
    { $count ->
    [0] בכל תערוכה יש מישהו עם חמש נקודות.
    [one] בתערוכה { $exhibitions } אין עדיין חמש נקודות לאף אחד.
   *[other] אין עדיין חמש נקודות לאף אחד בתערוכות { $exhibitions }. המשחק נמשך עד שיהיו בכל אחת.
    }
referee-held =
    { $points ->
    [0] { $name }: { $what } ({ $tokens }) הצליחה; המסלול כבר מלא
    [one] { $name }: { $what } ({ $tokens }) הצליחה – נקודה אחת
    [two] { $name }: { $what } ({ $tokens }) הצליחה – שתי נקודות
   *[other] { $name }: { $what } ({ $tokens }) הצליחה – { $points } נקודות
    }
referee-failed =
    { $lost ->
    [one] { $name }: { $what } ({ $tokens }) נכשלה – אסימון אחד אבד
    [two] { $name }: { $what } ({ $tokens }) נכשלה – שני אסימונים אבדו
   *[other] { $name }: { $what } ({ $tokens }) נכשלה – { $lost } אסימונים אבדו
    }
referee-standing =
    { $points ->
    [one] { $name }: נקודה אחת
    [two] { $name }: שתי נקודות
   *[other] { $name }: { $points } נקודות
    }
referee-over-text = בתערוכה שיש בה 0 עד 4 נקודות לא נספר דבר.
referee-replay = להקרין את הסיכום
# The record, and what is seldom needed.
referee-cards-of = הקלפים של { $name }
referee-prediction-of = התחזית של { $name }
referee-pass-of = הוויתור של { $name }
referee-cards-up = הקלפים הגלויים
referee-entry-text = הביטול חוזר רישום אחר רישום, גם אל מעבר לסוף של עונה. את הקלפים האחרונים מתקנים ב”תערוכה לא נכונה“.
referee-stock = עוד יבואו
referee-stock-works =
    { $works ->
    [one] יצירה אחת
    [two] שתי יצירות
   *[other] { $works } יצירות
    }
referee-stock-negative =
    { $negative ->
    [one] שלילי אחד
    [two] שני שליליים
   *[other] { $negative } שליליים
    }
referee-abandon = לבטל את העונה
referee-abandon-ask = לבטל את העונה הזאת?
referee-abandon-ask-text = הקלפים והתחזיות של העונה יורדים והאסימונים שלה חוזרים. הנקודות של העונות הקודמות נשארות. אפשר לבטל את זה ביומן.
referee-abandon-ask-do = לבטל את העונה
referee-bell-ask = לסיים את המשחק?
referee-bell-ask-text = העונה שבאמצע מתבטלת, והנקודות שנצברו עד כה נספרות. אפשר לבטל את זה ביומן.
referee-bell-ask-do = לצלצל ולסיים
# The card of keys.
referee-key-shift = Shift
referee-keys-work = קלף של התערוכה הזאת
referee-keys-negative = הקלף השלילי שלה
referee-keys-minus = אותו דבר בלוח הספרות
referee-keys-wrong = תערוכה לא נכונה; להוריד את הקלף האחרון
referee-keys-space = תחזית: התערוכה ואז המשבצת, או החצים
referee-keys-enter = מניח שם את האסימון
referee-keys-doubling = הכפלה; סיכון גבוה
referee-keys-pass = בלי תחזית
referee-keys-undo = ביטול; החזרה
