state-head = { $count ->
    [one] אחרי סיבוב אחד: { $phase }
   *[other] אחרי { $count } סיבובים: { $phase }
    }
state-turn = התור של { $name }
state-player = { $name }: { $cash }, ציורים { $paintings }
state-player-wealth = { $name }: { $cash }, ציורים { $paintings }, שווי { $wealth }
state-bank = הבנק: { $sum }; נשארו { $paintings } ציורים ו־{ $values } כרטיסי ערך
state-lot = על הכן: ציור { $painting }
state-winners = הניצחון: { $names }
state-none = אין
verify-good = { $entries } רישומים: היומן תקין.
saved-as = נשמר בשם { $file }.
print-progress = הדפסה: { $done } מתוך { $of } קבצים
