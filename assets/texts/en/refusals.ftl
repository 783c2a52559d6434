refused-unknown = The program refused this ({ $key }). Nothing was changed.
refused-bad-amount = That is not an amount: type a whole number of dollars above zero.
refused-not-a-multiple = { $amount } cannot be paid in banknotes: amounts go in steps of { $unit }.
refused-insufficient-cash = { $name } has { $cash }, which is not enough for { $amount }. There is no credit.
refused-unknown-player = There is no player called “{ $name }” in the game.
refused-unknown-painting = There is no painting of that number in this game.
refused-unknown-command = “{ $word }” is not a command.
refused-unknown-field = “{ $word }” has no field “{ $field }” here.
refused-bad-field = The field “{ $field }” holds something that does not belong there.
refused-duplicate-command = This command was already carried out; it is not done twice.
refused-wrong-phase = Not now: the game is waiting for { $phase }.
refused-game-over = The game is over.
refused-not-your-turn = It is not { $name }’s turn.
refused-nothing-to-undo = There is nothing to undo.
refused-nothing-to-redo = There is nothing to bring back.
refused-card-seen = A value card has been looked at: it must be laid under a painting before anything can be undone.
refused-owner-cannot-bid = { $name } owns this painting and cannot bid for it.
refused-bid-too-low = { $amount } is too low: the next bid is { $least } or more.
refused-not-owner = Painting { $painting } does not belong to this player.
refused-own-painting = Painting { $painting } already belongs to this player.
refused-not-in-bank = Painting { $painting } is not in the bank’s pile.
refused-no-paintings = { $name } has no painting, so only the money can be taken.
refused-must-sell = This sale cannot be declined: a painting must be sold.
refused-no-value-cards = The value cards that are left are needed for the paintings still to come; only the money can be taken.
refused-wrong-card-count = 
    { $expected ->
    [one] One value card lies under painting { $painting }
   *[other] { $expected } value cards lie under painting { $painting }
    }, and { $count } were entered.
refused-no-such-value = 
    { $copies ->
    [0] The deck holds no card { $value }.
   *[other] Every card { $value } of the deck has been seen already ({ $copies } in all).
    }
refused-already-revealed = The cards under painting { $painting } were already entered; undo takes them back.
refused-cannot-reverse = Entry { $entry } cannot be taken back.
refused-cannot-reverse-nothing = Entry { $entry } moved neither money nor a painting, so there is nothing to take back.
refused-cannot-reverse-sold-on = Entry { $entry } cannot be taken back: painting { $painting } has moved on since.
refused-cannot-reverse-spent = Entry { $entry } cannot be taken back: { $name } no longer has the { $amount }.
refused-cannot-reverse-left = Entry { $entry } cannot be taken back: { $name } has left the game.
refused-already-reversed = Entry { $entry } was already taken back.
refused-count-differs = { $name }’s notes make { $counted }, the record says { $booked }. Nothing was changed; count again or enter a correction with its reason.
refused-same-account = Payer and payee are the same.
refused-missing-reason = A correction needs a reason.
refused-duplicate-name = “{ $name }” is already taken; every player needs a name of their own.
refused-bad-name = That name cannot be used.
refused-bad-name-empty = A player needs a name.
refused-bad-name-long = That name is too long: 40 characters are the most.
refused-bad-name-bank = The bank’s name is taken.
refused-bad-name-characters = That name holds characters that cannot be seen, such as direction marks; type it anew.
refused-too-few-players = At least { $least_count } players are needed.
refused-too-many-players = { $most } players are the most.
refused-too-few-paintings = There are too few paintings for this: at least { $least_count } are needed.
refused-too-many-paintings = { $most } paintings are the most.
refused-too-few-values = 
    { $missing ->
    [one] One value card is missing: every painting needs one.
   *[other] { $missing } value cards are missing: every painting needs one.
    }
refused-missing-painting = Which painting did { $name } draw?
refused-bad-secret = The secret must be 64 hexadecimal digits.
refused-no-such-sector = The wheel has no such sector.
refused-no-such-wheel = There is no wheel called “{ $name }”.
refused-no-such-deck = There is no deck called “{ $name }”.
refused-bad-data-file = The file { $file } cannot be used as it is. Correct it or take it out of the folder.
refused-file-exists = { $file } already exists. It was left as it is; choose another name.
refused-no-folder = The folder { $folder } does not exist.
refused-not-writable = { $file } could not be written. Nothing that was saved before is lost; check the folder or choose another place.
refused-not-readable = { $file } could not be read.
refused-disk-full = The disk is full: this step was not saved and not done. Everything before it is safe; make room and try again.
refused-read-only-file = { $file } is read-only, so the game cannot go on in it. It was left as it is; copy it to a folder of your own and open the copy.
refused-open-elsewhere = { $file } is open in another window of the program. Go on there, or close it first.
refused-no-such-file = There is no file { $file }.
refused-foreign-file = { $file } is not a saved game. It was left as it is.
refused-newer-file = This game was saved by a newer version of the program. It was left as it is; open it with that version.
refused-damaged-file = The saved game is damaged. The file was left as it is; if there is a copy of it, open the copy.
refused-other-game = This file holds another kind of game.
refused-unknown-game = There is no game called “{ $name }” here.
refused-verify-failed = The record does not hold: entry { $entry } ({ $detail }).
refused-bad-line = Line { $line } is not a command in JSON.
refused-not-refused = This command was expected to be refused ({ $expected }) and was not.
refused-other-refusal = This command was expected to be refused as { $expected } and was refused as { $actual }.
refused-empty-script = The script holds no command.
phase-deal = the opening deal
phase-spin = the next spin of the wheel
phase-draw = the number of the painting drawn
phase-auction = bids and the hammer
phase-decide = the player’s decision
phase-reveal = the values to be entered
phase-over = nothing more: it is over
card-forgery = forgery

# The press.
refused-unknown-kit = There is no kit called { $kit }. There are: { $choices }.
refused-print-unknown-choice = { $option } cannot be { $given }. It can be: { $choices }.
refused-print-out-of-range = { $option } cannot be { $given }: it goes from { $low } to { $high }.
refused-no-denominations = There are no banknotes to print.
refused-no-value-cards-to-print = There are no value cards to print.
refused-bad-offset = { $given } is not an offset: write two numbers of millimetres with a comma between them.
refused-card-too-large = A card of { $width } × { $height } mm does not fit on { $paper } paper.
refused-text-too-long = { $text } is too long for the card { $card }, even in the smallest letters.
refused-missing-glyph = The sign { $sign } ({ $code }) on the card { $card } cannot be printed: the font does not have it.
refused-folder-not-writable = Nothing can be saved in the folder { $folder }: { $detail }
refused-not-written = { $file } could not be saved: { $detail }. What was there before is unchanged.
refused-print-text-small = The words on the card { $card } only fit in the smallest letters.
refused-print-picture-poor = The picture of { $card } will look blurred: { $density } dots to the inch.
refused-print-picture-low = The picture of { $card } is a little coarse: { $density } dots to the inch.
refused-unknown-collection = There is no painting collection called “{ $name }”.
refused-file-gone = { $file } is no longer where it was: taken away, replaced, or on a stick that was pulled out. This step was not saved and not done; save the game in another place.
refused-wrong-phase-new = A script starts with the command “new”.
refused-no-output = The output could not be written ({ $detail }).
refused-unexpected = Something went wrong that should not ({ $detail }). Every step that was confirmed is saved.
refused-bad-picture-file = The picture { $file } cannot be read: { $detail }.

# The exhibitions games.
refused-no-such-card = There is no { $card } left: the deck holds { $copies } of it.
refused-no-such-card-word = “{ $card }” is not a card: write the number of the exhibition and a plus or a minus.
refused-wrong-card-count-hand = Exactly { $expected } cards are placed here, and { $count } were entered.
refused-wrong-card-count-house-missing = With two players a card of the house deck is placed too.
refused-wrong-card-count-house-surplus = No card of the house deck is placed here.
refused-unknown-exhibition = The exhibitions are numbered 1 to { $most }.
refused-unknown-space = The spaces are numbered 1 to { $most }.
refused-space-taken = { $name } already has a prediction on space { $space } of this exhibition.
refused-no-tokens = { $name } does not have the tokens for this.
refused-double-used = { $name } has already used the doubling this season.
refused-risk-only-in-opening = The high-risk token may only be used in the opening of a season.
phase-setup = the two face-up cards of the next season
phase-opening = a prediction, or a pass
phase-predict = a prediction, or a pass
phase-rounds = the cards of the player whose turn it is
phase-closing = the last two cards of each player
refused-print-too-many-names = { $names } names for { $players } players are too many.
refused-not-printed = The files could not be made ({ $detail }). No file was changed; try again or choose another folder.
refused-no-window-library = The pictures need Qt, which cannot be loaded ({ $detail }). Start the program once by its start file: it names what to install.
refused-no-such-screen = No picture has “{ $text }” in its name.
refused-no-screen = There is no screen to open the window on. Run this in a desktop session; the commands work without one (gallery --help).
refused-no-qt = The windows need a part of the system that is missing ({ $reason }). “gallery doctor” says what to do; playing from scripts and printing to files work without it.
refused-print-not-of-game = { $kit } is not printed for { $game }. It goes with: { $choices }.
refused-print-players-of-game = The exhibitions games are for { $fewest } to { $most } players: their deck has no cards for { $given }.
refused-classes-damaged = The file of kept classes, { $file }, is damaged and cannot be read. It was left as it is; keeping a class begins a new one and puts the old file aside.
refused-bad-class-name = A class needs a name of { $most } characters at most, all of which can be seen.
refused-class-name-taken = There is a class called { $name } already.

# Collections of one’s own.
refused-bad-collection-name = A collection cannot be called “{ $name }”: a folder could not have that name. Letters, numbers, spaces and hyphens are good.
refused-bad-collection-name-empty = The collection needs a name.
refused-bad-collection-name-long = The name { $name }… is too long for a collection.
refused-collection-exists = There is a collection called { $name } already. It was left as it is; choose another name.
refused-collection-damaged = The collection { $name } is damaged: its list of pictures cannot be read. Import its pictures again.
refused-no-such-folder = There is no folder { $folder }.
refused-not-a-collection = { $file } is neither a folder of pictures nor a zip file.
refused-no-usable-picture = No picture in { $folder } could be used (files left out: { $count }). No collection was made.
refused-picture-broken = { $file } is damaged or breaks off in the middle.
refused-picture-tiny = { $file } is too small: { $width } × { $height } pixels; it takes { $side } on each side.
refused-picture-huge = { $file } is too large to be unpacked safely. Save it with fewer pixels, or as JPEG.
refused-picture-foreign = { $file } is not a picture that can be read here.
refused-picture-foreign-heic = { $file } is in a telephone’s own form (HEIC). Save it as JPEG first.
refused-picture-folder = { $file } is a folder. Pictures in folders inside are not taken.
refused-picture-locked = { $file } may not be read.
refused-picture-path = { $file } would lie in another folder. Only pictures side by side in the zip file are taken.
refused-picture-twice = { $file } is in the zip file twice; the first one is taken.
refused-too-many-pictures = { $file } is one too many: there can be { $most }.
refused-captions-unread = { $file } could not be understood: its first line must name the columns file and title. The titles come from the files’ names.
refused-print-few-pictures = { $given } painting cards were asked for, and the collection { $name } has { $there } pictures.
refused-too-few-pictures = The collection { $name } has { $there } pictures: too few for { $count } paintings.
refused-print-words-left-out = Not all the words of { $card } are on its card: some had no room, or letters that no font here has.
refused-no-usable-picture-heic = No picture in { $folder } could be used. Save those that are in a telephone’s own form (HEIC) as JPEG first. No collection was made.
refused-no-usable-picture-folders = There are no pictures in { $folder } itself, but folders. Choose one of those. No collection was made.
