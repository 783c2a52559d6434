the-bank = the bank
card-hidden = a hidden card
list-two = { $first } and { $second }
list-more = { $first }, { $second }
record-new = The table is open: { $players } players, { $paintings } paintings.
record-deal = Opening deal: { $dealt }.
record-dealt = { $name } painting { $painting }
record-spin = Spin { $k }: { $what }.
record-spin-price = Spin { $k }: { $what } for { $price }.
record-nothing = Nothing can be done; the turn passes.
record-draw = Painting { $painting } is on the easel.
record-received = { $name } receives painting { $painting } from the bank.
record-offer = { $name } offers painting { $painting }.
record-bid = { $name } bids { $amount }.
record-sold = Painting { $painting } is sold to { $name } for { $amount }.
record-passed = Painting { $painting } stays unsold.
record-take-money = { $name } takes { $amount } from the bank.
record-take-value = A value card is drawn and laid under painting { $painting }.
record-take-look = A value card is drawn and looked at.
record-lay = The card is laid under painting { $painting }.
record-buy = { $name } buys painting { $painting } from { $seller } for { $amount }.
record-sell = Painting { $painting } is sold to the bank for { $amount } and leaves the game (cards: { $cards }).
record-decline = Declined.
record-reveal = Under painting { $painting }: { $cards }.
record-correct = Correction: { $payer } pays { $payee } { $amount } ({ $reason }).
record-count = { $name }’s notes were counted: { $counted }, as in the record.
record-rename = { $before } is called { $name } now.
record-leave = { $name } leaves; cash and paintings go back to the bank.
record-join = { $name } joins with the starting cash and painting { $painting }.
record-assign = Painting { $painting } is given to { $name } for { $amount }.
record-reverse = Entry { $entry } is taken back, money and painting.
record-reverse-why = Entry { $entry } is taken back, money and painting ({ $reason }).
record-undo = Undone: { $what }.
record-redo = Done again: { $what }.
record-finish = The bell: the game is finished.
record-revealing = Now the values are shown.
record-other = { $kind }
record-ended =
    { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
    }
record-spin-by = Spin { $k }, { $name }: { $what }.
record-spin-price-by = Spin { $k }, { $name }: { $what } for { $price }.
record-sell-by = { $name } sells painting { $painting } to the bank for { $amount }; it leaves the game (cards: { $cards }).
record-decline-by = { $name } declines.
