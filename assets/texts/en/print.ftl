# What stands on the printed things.
print-bank = Bank of the Gallery
print-play-money = Play money – no value
print-forgery = Forgery
print-forgery-hint = This painting is worth nothing.
print-manner = in the manner of { $artist }
print-painting = Painting { $number }
print-gallery = The Gallery

# What stands in a sheet's margin.
print-label = { $kit } · { $component } · { $tongue } · sheet { $sheet } / { $sheets } · load: { $paper }
print-label-back = { $kit } · { $component } · { $tongue } · back of sheet { $sheet } / { $sheets } · load: { $paper }
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
