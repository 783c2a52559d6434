game-classic-art = אמנות קלאסית
game-members-only = לחברים בלבד
game-glenns-gallery = הגלריה של גלן
exhibition-classic-art-1 = אימפרסיוניזם
exhibition-classic-art-2 = אקספרסיוניזם
exhibition-classic-art-3 = קוביזם
exhibition-classic-art-4 = אוקיו־אה
exhibition-classic-art-5 = הפשטה גאומטרית
exhibition-members-only-1 = גשם בלונדון
exhibition-members-only-2 = שערוריות בארמון
exhibition-members-only-3 = תה שנשפך
exhibition-members-only-4 = עברם של פוליטיקאים
exhibition-members-only-5 = כובעים באסקוט
exhibition-glenns-gallery-1 = מסכות אפריקאיות
exhibition-glenns-gallery-2 = חרסינה סינית
exhibition-glenns-gallery-3 = שטיחים פרסיים
exhibition-glenns-gallery-4 = פסלים יווניים
exhibition-glenns-gallery-5 = זהב האינקה
negative-classic-art = מושאלת
negative-members-only = לא!
negative-glenns-gallery = לא נכנסו
exhibitions-negative = { $exhibition } – { $negative }
exhibitions-phase-setup = ממתינים לשני הקלפים הגלויים
exhibitions-phase-opening = הפתיחה
exhibitions-phase-rounds = סבב { $round } מתוך { $rounds }
exhibitions-phase-closing = הסגירה
exhibitions-phase-over = המשחק נגמר
exhibitions-head = { $game }, עונה { $season }: { $phase }
exhibitions-line =
    { $works ->
    [one] { $number }. { $exhibition }: יצירה אחת
    [two] { $number }. { $exhibition }: שתי יצירות
   *[other] { $number }. { $exhibition }: { $works } יצירות
    }{ $waiting ->
    [0] { "" }
    [one] , קלף שלילי אחד ממתין
    [two] , שני קלפים שליליים ממתינים
   *[other] , { $waiting } קלפים שליליים ממתינים
    }
exhibitions-prediction = { $name }: { $what }, { $tokens }
exhibitions-player =
    { $name }: נקודות { $scores }, נספרות { $counted_points }; { $tokens ->
    [one] אסימון אחד
    [two] שני אסימונים
   *[other] { $tokens } אסימונים
    } ביד, אבדו { $lost }
exhibitions-rare = { $works } או פחות
exhibitions-abundant = { $works } או יותר
exhibitions-tokens =
    { $tokens ->
    [one] אסימון אחד
   *[other] הכפלה
    }
exhibitions-tokens-risk =
    { $tokens ->
    [one] אסימון אחד וסיכון גבוה
   *[other] הכפלה עם סיכון גבוה
    }
exhibitions-new = { $game }, { $players } משתתפים. הפתיחה: { $name }.
exhibitions-open = העונה נפתחת עם { $cards }.
exhibitions-place = { $name }: הונחו { $cards }.
exhibitions-place-house = { $name }: הונחו { $cards }; מחפיסת הבית: { $house }.
exhibitions-removed = יצירה וקלף שלילי יוצאים: { $exhibitions }.
exhibitions-predict = { $name }: תחזית של { $what } ב{ $exhibition } ({ $tokens }).
exhibitions-pass = { $name }: בלי תחזית.
exhibitions-abandon = העונה בוטלה; כל האסימונים חוזרים.
exhibitions-finish = צלצול: המשחק הסתיים.
exhibitions-scored = עונה { $season } הסתיימה.
exhibitions-held =
    { $points ->
    [0] { $exhibition } ({ $works }): תחזית נכונה של { $name } ({ $what }), אבל המסלול כבר מלא.
    [one] { $exhibition } ({ $works }): נקודה אחת ל{ $name } ({ $what }).
    [two] { $exhibition } ({ $works }): שתי נקודות ל{ $name } ({ $what }).
   *[other] { $exhibition } ({ $works }): { $points } נקודות ל{ $name } ({ $what }).
    }
exhibitions-failed = { $exhibition } ({ $works }): התחזית של { $name } נכשלה ({ $what }).
exhibitions-restored = כל האסימונים חוזרים: { $names }.
