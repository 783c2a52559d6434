# The print page: choices that few people change.
printpage-more = More choices…
printpage-fewer = Back to the main choices
printpage-separate = Backs on sheets of their own
printpage-game = For which game
printpage-note-size = Size of the banknotes
printpage-note-size-large = Large, 132 × 65 mm
printpage-note-size-small = Small, 98 × 53 mm
printpage-card-size = Size of the painting cards
printpage-card-size-standard = Ordinary, 95 × 132 mm
printpage-card-size-easel = For the easel, 132 × 190 mm
printpage-card-size-small = Small, 63.5 × 88.9 mm
printpage-reserve = The bank’s reserve, %
printpage-wheel-size = Size of the wheel
printpage-wheel-size-page = On one sheet
printpage-wheel-size-large = Large, two sheets glued
printpage-names = Names of the players
printpage-names-hint = with commas between them

# The printer and its correction.
printpage-printer = For the printer
printpage-any-printer = Any printer
printpage-no-correction = No correction is in force.
printpage-correction = In force: scale { $scale } %, backs { $dx } mm across, { $dy } mm upwards.
printpage-calibrate = Calibrate a printer…

# The pages.
printpage-pages = Pages to print
printpage-count = Pages: { $pages } · sheets: { $sheets }
printpage-leaf = { $component } · sheet { $sheet }/{ $sheets }
printpage-leaf-back = { $component } · sheet { $sheet }/{ $sheets }, back
printpage-larger = Larger pages
printpage-smaller = Smaller pages
printpage-making = The pages are being made…
printpage-stopped = The making was stopped; there are no pages to show.
printpage-make = Make the pages
printpage-no-viewer = This computer cannot show the pages here. The files can be saved and opened in any PDF program.
printpage-no-viewer-print = Printing from here is not possible on this computer: save the files and print them from a PDF program.
printpage-progress = How far it is

# Beside the pages.
printpage-tab-files = In order
printpage-tab-shopping = Shopping list
printpage-tab-checks = Checked
printpage-tab-checks-some = To check: { $count }
printpage-file = { $place }. { $component } – { $sheets ->
    [one] 1 sheet
   *[other] { $sheets } sheets
}
printpage-sent = ✓
printpage-load = Load: { $sheets }.
printpage-colour-purple = lilac
printpage-colour-pink = pink
printpage-colour-light-blue = light blue
printpage-colour-green = light green
printpage-nothing-to-check = Nothing had to be counted, and nothing is remarkable.
printpage-print = Print…
printpage-print-file = Print: { $component }…
printpage-print-backs = Print the backs: { $component }…
printpage-save = Save all the files
printpage-other-folder = Folder…

# What happened.
printpage-saving = The files are being saved…
printpage-saved = { $count ->
    [one] 1 file and the shopping list are in { $folder }.
   *[other] { $count } files and the shopping list are in { $folder }.
}
printpage-sending = { $component }: on the way to the printer…
printpage-file-sent = { $component }: handed to the printer.
printpage-turn-over = The fronts were handed to the printer. Turn the stack over like a page of a book, put it back in, and print the backs.
printpage-job-cancelled = Stopped. Nothing was saved and nothing was printed.
printpage-no-printer = No printer can be reached from this computer. Nothing is lost: save the files and print them where there is one.
printpage-sheet-sent = The calibration sheet was handed to the printer.
printpage-busy = Something else is still being made or printed; try again in a moment.
printpage-calibrated = The correction for { $printer } is stored and in force from now on.
printpage-forgotten = { $printer } is printed on without correction from now on.
refused-print-disk-full = The disk is full: the files could not be written. What was there before is whole; make room and try again.
refused-print-folder-closed = Nothing may be saved in the folder { $folder }. Nothing was changed; choose another folder.
refused-printer-away = The printer { $printer } does not answer. The files are safe: switch it on, look at its cable and paper, and print again.
refused-print-no-measure = “{ $field }” is no number.
refused-print-unlikely-bar = A bar of { $bar } mm cannot be: it should be 100 mm long, or close to it.
refused-print-unlikely-offset = A ruler cannot show { $offset } mm.
refused-print-no-printer-name = Which printer is it? It needs a name.

# The calibration wizard.
printpage-wizard = Calibrate a printer
printpage-wizard-name = Name of the printer
printpage-wizard-name-hint = as the computer calls it
printpage-wizard-one = 1. Print the calibration sheet on both sides, in actual size. It is printed without any correction.
printpage-wizard-print = Print the sheet…
printpage-wizard-save = Save the sheet
printpage-wizard-two = 2. Measure the two long bars. Hold the sheet against the light, the back towards you: on each ruler, type the number at which two strokes stand in one line.
printpage-wizard-across = Bar across, mm
printpage-wizard-upwards = Bar upwards, mm
printpage-wizard-dx = Ruler across, dx
printpage-wizard-dy = Ruler upwards, dy
printpage-wizard-apart = The two bars differ; their mean is taken, so lengths stay a little off both ways.
printpage-wizard-store = Use from now on
printpage-wizard-forget = Forget it
