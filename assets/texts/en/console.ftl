# The banker's side.
# The window, the bar, the banner.
console-window = Gallery – the banker
language-he = עברית
language-fr = Français
language-en = English
language-he-short = עב
language-fr-short = FR
language-en-short = EN
bar-projector = Projector
bar-projector-on = Close projector
bar-screens = Which screen
bar-black = Black
bar-freeze = Freeze
bar-odds = Odds
bar-sound = Sound
bar-sound-off = Muted
bar-dark = Dark room
bar-light = Lit room
bar-keys = Keys
banner-again = Try again
banner-copy = Go on in a copy
banner-rescue = Go on with the sound part
banner-elsewhere = Save elsewhere…
console-fault = Something went wrong in the program. All that was recorded is safe and the game goes on; if it happens again, close the game and open it again.
console-mirrored = Everyone can see this screen, so the players’ money is hidden.
console-mirrored-do = Show it anyway
console-screen-lost = The projector was unplugged. The game goes on here, and the picture comes back when it is plugged in again.
console-screen-came = Another screen is there now. The class’s view can be shown on it.
console-screen-came-do = Show it there
console-screens-title = Which screen does the class see?
console-screens-text = The choice is remembered.
console-screens-absent = The screen that was chosen last time is not connected. Choose another one.
console-to-console = Console
console-cancel = Cancel
console-close = Close
console-back = Back
key-space = Space
# The print page.
printing-title = Print
printing-kit = What
printing-language = Language
printing-paper = Paper size
printing-stock = Paper
printing-stock-white = White paper, printed in colour
printing-stock-coloured = Coloured paper, printed in black
printing-duplex = Both sides
printing-duplex-long = Both sides, long edge
printing-duplex-short = Both sides, short edge
printing-duplex-two-pass = In two passes
printing-duplex-fold = Fold and glue
printing-duplex-none = One side
printing-players = How many players
printing-paintings = How many paintings
printing-folder = Folder
printing-choose-folder = Another folder…
printing-go = Make the files
printing-open-folder = Open the folder
printing-cancelled = Stopped; no half-made file was left.
# The console: columns and turns.
console-now = Now
console-players = Players
console-record = Record
console-record-all = Whole record
console-bank = Bank
console-deal = The opening deal
console-deal-paper = Everyone draws a painting and lays a value card under it. Which one? Type its number or press its picture.
console-deal-app = The app gives everyone a painting and a hidden value card.
console-deal-field = { $name }’s painting
console-deal-do = Deal
console-spin-turn = The wheel says what happens now.
console-spin = Spin the wheel
console-spun-by-hand = Paper wheel: enter its result…
console-turning = The wheel is turning…
console-just-now = Just now
console-draw = Which painting was drawn?
console-draw-do = This is the one
console-lot-of = { $name }’s
console-lot-of-bank = From the bank
console-sector-title = What did the wheel say?
console-sector-price = { $what } · { $price }
# The sale.
console-no-bid = No bid yet
console-other-amount = Another amount
console-going-once = Going once
console-going-twice = Going twice
console-sold-to = Sold – { $name }
console-sold = Sold
console-unsold = Unsold
console-why-insufficient-cash = only { $cash }
console-why-owner-cannot-bid = the owner
console-why-bid-too-low = too low
console-why-not-a-multiple = not in notes
console-why-no-paintings = No painting to lay it under
console-why-no-value-cards = The cards are kept for the bank’s paintings
console-why-wrong-phase = Only between turns
console-why-too-few-players = At least two are needed
console-why-card-seen = The card has been seen
console-why-game-over = The game is over
# Decisions.
console-take-money = Take { $amount } from the bank
console-take-value = Draw a value card
console-lay = The card is drawn and the money is gone: it must be laid under a painting.
console-lay-look = Hold to look
console-lay-where = Under which of { $name }’s paintings?
console-buy-for = Buy for { $price }
console-to-auction = No, to auction
console-decline = Decline
console-choose-private-auction = Which painting goes up for sale?
console-choose-buy-from-player = Which painting to buy?
console-choose-sell-to-bank = Which painting goes to the bank?
console-choose-forced-sale = Which painting goes to the bank?
console-do-private-auction-none = Put up for sale
console-do-private-auction = Put painting { $painting } up for sale
console-do-buy-from-player-none = Buy
console-do-buy-from-player = Buy painting { $painting } from { $name } for { $price }
console-do-sell-to-bank-none = Sell to the bank
console-do-sell-to-bank = Sell painting { $painting } for its value
console-do-forced-sale-none = Sell to the bank
console-do-forced-sale = Sell painting { $painting } for { $price }
console-values =
    { $count ->
    [one] What does the card say?
   *[other] What do the { $count } cards say?
    }
console-values-left =
    { $count ->
    [one] one is left
   *[other] { $count } are left
    }
console-values-all-seen = All cards of this value have been seen already.
console-values-take-out = Press to take it out
# Looking at one's own cards.
console-peek-how = Press and hold to show the owner its value
console-peek-drawn = the card that was drawn
console-peek-let-go = Let go, and the cards are gone.
console-peek-away = Everyone but { $name } looks away from the screen.
console-peek-hold = Hold to look
console-peek-done = Done
# The end.
console-reveal = The values are shown
console-reveal-left =
    { $count ->
    [one] One painting is still to be revealed.
   *[other] { $count } paintings are still to be revealed.
    }
console-reveal-do = Enter and go on
console-reveal-other = Or another painting first:
console-over = The game is over
console-winner =
    { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
    }
console-cash = cash { $cash }
console-wealth = cash { $cash } · paintings { $sum }
console-again = New game, same players
console-replay = Show the reveal to all
console-to-start = To the start page
# Notes that change hands.
console-notes = Notes to hand over
console-notes-back = To give back
console-notes-start = The bank gives everyone { $sum }:
console-pays = { $payer } → { $payee }: { $amount }
console-notes-handed = { $name } hands over:
console-notes-change = change from { $name }:
console-notes-short = The bank has run out of these printed notes. Play goes on: write an IOU or print more.
console-back-card = The value card under painting { $painting } goes back on top of its pile.
console-back-seen = The value card under painting { $painting } goes back into the hand.
console-back-pile = Painting { $painting } goes back on top of the pile.
console-back-left = Painting { $painting } and its cards come back into the game.
console-back-easel = Painting { $painting } goes back on the easel.
console-back-owner = Painting { $painting } goes back to { $name }.
# Undo, redo, entries.
console-undo = Undo
console-undo-what = Undo: { $what }
console-undo-going = Undo the count
console-redo = Redo
console-redo-what = Redo: { $what }
console-undone = undone
console-entry = Entry { $number }
console-reverse-text = An older entry can be taken back: its money and painting return together, and the record keeps both.
console-reverse-do = Take back money and painting
console-assign-title = Painting { $painting }: whose is it?
console-assign-text = It can go to the player who really bought it, for what was bid, with a value card.
console-assign-do = Give it
console-assign-not = Leave it in the bank
# The bank, and what is seldom needed.
console-bank-paintings =
    { $count ->
    [one] { $count } painting
   *[other] { $count } paintings
    }
console-bank-values =
    { $count ->
    [one] { $count } value card
   *[other] { $count } value cards
    }
console-bank-issued = Money issued: { $sum }
console-count = Cash count
console-correct = Correction
console-bell = The bell
console-about = Options: { $name }
console-left = Left: { $names }
console-bell-ask = End the game?
console-bell-ask-text = An open sale is called off, the bank’s paintings are out, and all values are shown. The bell can be undone in the record.
console-bell-ask-do = Ring the bell
console-close-ask = Close the game?
console-close-ask-text = Everything is saved. “Continue the last game” comes back exactly here.
console-close-ask-do = Close the game
console-players-title = The players
console-rename = Rename
console-rename-title = Another name for { $name }
console-rename-hint = Name
console-rename-do = Rename
console-leave = Leave
console-leave-ask = { $name } leaves the game?
console-leave-ask-text = The cash returns to the bank, the paintings go to the bottom of the pile, and their cards, unseen, to the bottom of theirs.
console-leave-ask-do = Leave
console-join = New player…
console-join-title = A player joins
console-join-text = The last seat, with the starting cash, a painting and a value card.
console-join-painting = Number of the painting drawn
console-join-do = Join
console-count-title = Cash count
console-count-told = Counted { $counted } · in the record { $booked }
console-count-correct = Correct by { $amount }
console-count-do = Record the count
console-count-reason = cash count
console-correct-title = A correction by hand
console-correct-text = This moves money only. For a sale recorded by mistake, click its line in the record: money and painting go back together.
console-correct-from = Who pays
console-correct-to = Who receives
console-correct-amount = Amount
console-correct-reason = Reason
console-correct-reason-hint = What happened?
console-correct-do = Record the correction
# The card of keys.
console-keys-title = Keys
console-keys-spin = spin the wheel
console-keys-bid = the player’s next bid
console-keys-enter = confirm: going once, twice, sold
console-keys-escape = decline; close
console-keys-undo = undo
console-keys-redo = redo
console-keys-projector = projector on, off
console-keys-black = black
console-keys-freeze = freeze
console-keys-odds = the wheel’s odds and the last spins, then the wheel; the standing
console-keys-sound = sound
console-keys-next = next, as in slides
console-keys-skip = to the end of the reveal or the scoring
console-keys-card = this card
console-unseen = The wall is closed: F5 shows the wheel to all.
