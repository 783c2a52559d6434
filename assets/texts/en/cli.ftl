state-head = { $count ->
    [one] After { $count } spin: { $phase }
   *[other] After { $count } spins: { $phase }
    }
state-turn = Turn: { $name }
state-player = { $name }: { $cash }, paintings { $paintings }
state-player-wealth = { $name }: { $cash }, paintings { $paintings }, wealth { $wealth }
state-bank = Bank: { $sum }; { $paintings } paintings and { $values } value cards left
state-lot = On the easel: painting { $painting }
state-winners = Winner: { $names }
state-none = none
verify-good = { $entries } entries: the record holds.
saved-as = Saved as { $file }.
print-progress = Printing: { $done } of { $of } files
