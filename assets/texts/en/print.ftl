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
print-bar = 50 mm
print-tongue = English

# Kits and components.
print-kit-auction = Auction
print-kit-banknotes = Banknotes
print-kit-value-cards = Value cards
print-kit-painting-cards = Painting cards
print-kit-calibration = Calibration
print-banknotes = Banknotes of { $amount }
print-value-cards = Value cards
print-painting-cards = Painting cards
print-calibration = Calibration sheet

# Papers to load.
print-paper-white = white paper
print-paper-card = white card, 160–250 g
print-paper-purple = lilac paper (pastel purple)
print-paper-pink = pink paper (pastel)
print-paper-light-blue = light blue paper (pastel)
print-paper-green = light green paper (pastel)
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
print-dialog-size = In the printer’s dialog choose “actual size” or 100 %, never “fit to page”.
print-dialog-check = Print one sheet first and measure the bar in its margin: it is 50 mm long.

# The calibration sheet.
print-calibration-front = Front
print-calibration-back = Back
print-calibration-one = 1. Measure both long bars. Scale = 100 divided by what you measured, times 100 %.
print-calibration-two = 2. Hold the sheet against the light, this side towards you. On each ruler find the two strokes that stand in one line: the number there is dx (across) or dy (upwards).
print-calibration-three = 3. Look at the corners: the outermost frame that is whole shows how near to the edge your printer reaches.
print-calibration-turn = The rulers to read are on the other side.
print-calibration-bar = 100 mm
