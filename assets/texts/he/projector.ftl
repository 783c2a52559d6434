projector-window = Gallery – על הקיר
projector-title = Gallery
projector-subtitle = מכירה פומבית
projector-turn = התור של
projector-left = { $count ->
    [one] נשאר ציור אחד בבנק
    [two] נשארו שני ציורים בבנק
   *[other] נשארו { $count } ציורים בבנק
}
projector-left-short = בבנק: { $count }
projector-fingerprint = טביעת האצבע של הרולטה
projector-bid = ההצעה הגבוהה
projector-no-bid = אין עדיין הצעות
projector-first-bid = הצעת פתיחה
projector-next = החל מ־
projector-going-one = פעם ראשונה
projector-going-two = פעם שנייה
projector-going-sold = נמכר
projector-sold = נמכר
projector-passed = לא נמכר
projector-bank-offer = מוצע על ידי הבנק
projector-consignor = מוצע על ידי
projector-forgery = זיוף
projector-value = שווי
projector-out = מחוץ למשחק
projector-reveal = חושפים את הערכים
projector-reveal-count = { $number } מתוך { $count }
projector-result = שווי הרכוש
projector-winner = הניצחון
projector-winners = הניצחון המשותף
projector-odds = מה הרולטה מביאה
projector-last-spins = סיבובים אחרונים
projector-chart = המזומן לאורך המשחק
projector-chart-spins =
    { $count ->
    [one] סיבוב אחד
    [two] שני סיבובים
   *[other] { $count } סיבובים
    }
projector-cash = מזומן
projector-paintings = ציורים
