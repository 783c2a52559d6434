the-bank = הבנק
card-hidden = כרטיס מוסתר
list-two = { $first } ו{ $second }
list-more = { $first }, { $second }
record-new = השולחן נפתח: { $players } משתתפים, { $paintings } ציורים.
record-deal = חלוקת הפתיחה: { $dealt }.
record-dealt = { $name } ציור { $painting }
record-spin = סיבוב { $k }: { $what }.
record-spin-price = סיבוב { $k }: { $what } תמורת { $price }.
record-nothing = אין מה לעשות, והתור עובר.
record-draw = ציור { $painting } עלה על הכן.
record-received = { $name }: ציור { $painting } במתנה מהבנק.
record-offer = { $name }: ציור { $painting } הועמד למכירה.
record-bid = { $name }: הצעה של { $amount }.
record-sold = ציור { $painting } נמכר ל{ $name } תמורת { $amount }.
record-passed = ציור { $painting } לא נמכר.
record-take-money = { $name }: { $amount } מהבנק.
record-take-value = כרטיס ערך נשלף והונח מתחת לציור { $painting }.
record-take-look = כרטיס ערך נשלף, והציצו בו.
record-lay = הכרטיס הונח מתחת לציור { $painting }.
record-buy = { $name }: קניית ציור { $painting } מ{ $seller } תמורת { $amount }.
record-sell = ציור { $painting } נמכר לבנק תמורת { $amount } ויצא מהמשחק (כרטיסים: { $cards }).
record-decline = ויתור.
record-reveal = מתחת לציור { $painting }: { $cards }.
record-correct = תיקון: { $amount } מ{ $payer } אל { $payee } ({ $reason }).
record-count = השטרות של { $name } נספרו: { $counted }, כמו ביומן.
record-rename = השם { $before } הוחלף ל{ $name }.
record-leave = { $name }: פרישה מהמשחק; הכסף והציורים חזרו לבנק.
record-join = { $name }: הצטרפות למשחק, עם כסף הפתיחה ועם ציור { $painting }.
record-assign = ציור { $painting } הועבר ל{ $name } תמורת { $amount }.
record-reverse = רישום { $entry } בוטל: הכסף והציור חזרו.
record-reverse-why = רישום { $entry } בוטל: הכסף והציור חזרו ({ $reason }).
record-undo = בוטל: { $what }.
record-redo = הוחזר: { $what }.
record-finish = פעמון הסיום: המשחק נגמר.
record-revealing = עכשיו חושפים את הערכים.
record-other = { $kind }
record-ended =
    { $count ->
    [one] הניצחון של { $names }.
   *[other] הניצחון משותף ל{ $names }.
    }
record-spin-by = סיבוב { $k }, { $name }: { $what }.
record-spin-price-by = סיבוב { $k }, { $name }: { $what } תמורת { $price }.
record-sell-by = { $name }: ציור { $painting } נמכר לבנק תמורת { $amount } ויצא מהמשחק (כרטיסים: { $cards }).
record-decline-by = { $name }: ויתור.
