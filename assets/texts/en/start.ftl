# The start page, saved games.
start-what = An art auction for a whole class: the bank, the projected wheel and the printing press.
start-continue = Continue the last game
start-new = New auction game
start-exhibitions = New exhibitions game
start-print = Print notes and cards
start-paintings = Paintings
start-saved = Saved games
start-guide = Guide
start-language = Language
start-calm = Less motion
saved-title = Saved games
saved-none = No game has been saved here yet.
saved-open = Open the game
saved-other = Another file…
saved-files = Saved games
start-look = Look at the last game
game-auction = Auction
