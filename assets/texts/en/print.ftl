# What stands on the printed things.
print-bank = Bank of the Gallery
print-play-money = Play money – no value
print-forgery = Forgery
print-forgery-hint = This painting is worth nothing.
print-manner = in the manner of { $artist }
print-painting = Painting { $number }
print-gallery = The Gallery

# What stands in a sheet's margin.
print-label = { $kit } · { $component } · { $tongue } · sheet { $sheet } / { $sheets } · load: { $size }, { $paper }
print-label-back = { $kit } · { $component } · { $tongue } · back of sheet { $sheet } / { $sheets } · load: { $size }, { $paper }
print-bar = 50 mm
print-tongue = English

# Kits and components.
print-kit-auction = Auction
print-kit-classic-art = Classic Art
print-kit-members-only = Members Only
print-kit-glenns-gallery = Glenn’s Gallery
print-kit-deck = Deck of cards
print-kit-banknotes = Banknotes
print-kit-value-cards = Value cards
print-kit-painting-cards = Painting cards
print-kit-calibration = Calibration
print-banknotes = Banknotes of { $amount }
print-value-cards = Value cards
print-painting-cards = Painting cards
print-calibration = Calibration sheet

# Papers to load.
print-paper-white = white paper, 80–120 g
print-paper-card = white card, 160–250 g
print-paper-purple = lilac paper (pastel purple), 80–120 g
print-paper-pink = pink paper (pastel), 80–120 g
print-paper-light-blue = light blue paper (pastel), 80–120 g
print-paper-green = light green paper (pastel), 80–120 g
print-paper-other = coloured paper: { $colour }

# The shopping list.
print-size-a4 = A4
print-size-letter = Letter
print-size-a3 = A3
print-shopping-title = Shopping list: { $kit }
print-shopping-paper = Paper
print-shopping-sheets = { $count ->
    [one] 1 sheet of { $size }, { $paper }
   *[other] { $count } sheets of { $size }, { $paper }
}
print-shopping-order = To print, in this order
print-shopping-pastel = Buy pastel papers: black stays easy to read on lilac, and falls away on strong purple.
print-dialog-long = Both sides, flip on the long edge.
print-dialog-short = Both sides, flip on the short edge.
print-dialog-fold = One side. Fold on the dashed line, glue, then cut.
print-dialog-separate = One side. Fronts come first, then the backs: glue each back sheet to its front sheet.
print-dialog-none = One side.
print-dialog-two-pass = One side. Print the first half (the fronts), turn the stack over like a page of a book, print the second half (the backs).
print-dialog-size = In the printer’s dialog choose “actual size” or 100%, never “fit to page”.
print-dialog-check = Print one sheet first and measure the bar in its margin: it is 50 mm long.

# The calibration sheet.
print-calibration-front = Front
print-calibration-back = Back
print-calibration-one = 1. Measure both long bars. Scale = 100 divided by what you measured, times 100%.
print-calibration-two = 2. Hold the sheet against the light, this side towards you. On each ruler find the two strokes that stand in one line: the number there is dx (across) or dy (upwards).
print-calibration-three = 3. Look at the corners: the outermost frame that is whole shows how near to the edge your printer reaches.
print-calibration-turn = The rulers to read are on the other side.
print-calibration-bar = 100 mm

# The rules sheet of the auction.
print-kit-rules = Rules
print-rules-title = Auction
print-rules-goal = Aim
print-rules-goal-text = When the bank has no paintings left, whoever owns most wins: cash and the value of all paintings together.
print-rules-setup = Setting up
print-rules-setup-text = The paintings lie in a pile face up, the value cards face down. The banker pays each player { $amount }: { $notes }. Each player draws a painting and a value card and lays the card hidden under it. One may look under one’s own paintings at any time.
print-rules-turn = A turn
print-rules-turn-text = Spin the wheel, carry out its instruction, and pass the turn to the next player.
print-rules-bids = Bidding
print-rules-bids-text = A bid is at least { $least }, goes in steps of { $unit }, and is above the bid before it. Nobody bids more than their cash. Bidding is open until the banker’s hammer. Unsold: a painting of the bank goes under the pile, a player’s own stays.
print-rules-value = Value of a painting
print-rules-value-text = All the value cards under it, added up. A single forgery makes it worth nothing. Cards under a painting that leaves the game leave with it.
print-rules-end = The end
print-rules-end-text = The game ends when the last painting of the bank has been taken and its instruction is complete. All cards are turned over. The same wealth shares the win.
print-rules-instructions = The eight instructions of the wheel
print-rules-price = the price on the wheel

# More components of the auction.
print-kit-wheel = The wheel
print-kit-instructions = Poster of the instructions
print-kit-instruction-cards = Instruction cards
print-kit-easel = Easel
print-kit-name-signs = Name signs
print-kit-tray-labels = Tray labels
print-kit-ledger = My ledger
print-player = Player { $number }
print-tray-count = { $count } in the kit · { $each } for each player

# Lines to cut and fold.
print-line-cut = cut
print-line-mountain = fold away from you
print-line-valley = fold towards you
print-line-glue = glue, on the back

# The wheel.
print-wheel-clip = Stand a pencil’s tip in one end of a paper clip, on the middle of the wheel, and flick the clip. It points at the instruction; if it stops on a line, flick again.
print-wheel-glue = Put glue on the hatched strip and lay the other half on it, edge on the line.
print-wheel-cut = Cut along the line between the two arrows, then glue this half onto the other one.

# The easel.
print-easel-lip = lip
print-easel-base = foot
print-easel-back = back
print-easel-face = front: the card leans here
print-easel-lip-inner = lip: glue on the other side
print-easel-step-one = 1. Print on card (200 g or more) and cut the strip out.
print-easel-step-two = 2. Go over the fold lines with a ruler and an empty pen.
print-easel-step-three = 3. Fold every line as it is drawn.
print-easel-step-four = 4. Glue the hatched end onto the other end, white side on white side, edge on edge: a channel.
print-easel-step-five = 5. Stand it up and put a painting card into the channel.

# The ledger.
print-ledger-name = Name:
print-ledger-class = Game:
print-ledger-date = Date
print-ledger-from = From
print-ledger-to = To
print-ledger-amount = Amount
print-ledger-balance = Balance
print-ledger-bank = Bank
print-ledger-me = Me
print-ledger-hint = One line for each payment. What comes to me is added to the balance of the line above, what goes from me is taken away. The last balance must be the money that lies in front of me.

# Among the bookmarks.
print-bookmark = Sheet { $sheet }
print-bookmark-back = Sheet { $sheet }, back

# The pre-flight.
print-check = Counted
print-check-good = { $component }: { $made } ({ $needed } needed)
print-check-exact = { $component }: { $made } (exactly { $needed })
print-check-wrong = { $component }: { $made } instead of { $needed }
print-check-few = { $component }: { $made }, too few ({ $needed } needed)
print-shopping-spare = { $sheets } – with 5% to spare: { $count }
print-shopping-cut = { $cards ->
    [one] To cut: 1 piece of { $width } × { $height } mm.
   *[other] To cut: { $cards } pieces of { $width } × { $height } mm.
}
print-make-easel = Take your stiffest card (200 g or more). Cut out, fold and glue as it says on the sheet.
print-make-tokens = Cut the plates out, then cut each of them into its tokens from cross to cross.
print-make-boards =
    { $pages ->
    [2] On two pages: cut and glue as it says on them. A3 paper holds the board in one piece.
   *[other] On { $pages } pages: cut and glue as it says on them.
    }
print-make-name-signs = Fold on the line of dashes and dots, the printed side outside.
print-shopping-cuts = { $count ->
    [one] 1 sheet to cut in all.
   *[other] { $count } sheets to cut in all.
}
