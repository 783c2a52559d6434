# The referee's side: the console of the exhibitions games.
referee-season = { $game } · season { $season }
referee-phase-setup = Before the season
referee-phase-opening = The opening
referee-phase-rounds = Round { $round } of { $rounds }
referee-phase-closing = The closing
referee-phase-over = The end
referee-busy = The season is being scored on the wall…
# What is expected.
referee-ask-open = Turn up two cards of the deck
referee-ask-open-text =
    Shuffle all 65 cards and deal { $hand } to each{ $house ->
    [0] { "" }
   *[other] , and lay { $house } face down as the house deck
    }. Enter each card turned up with the + or − of its exhibition.
referee-ask-predict = Predict, or pass
referee-ask-predict-text = Press a space on the board: { $tokens }.
referee-ask-predict-none = No tokens left: only passing is possible.
referee-ask-predict-double = Only the double token is left: take it first, then press a space.
referee-ask-place = Place two cards
referee-ask-place-text = Press + or − of their exhibitions. The second card is recorded at once.
referee-ask-place-house = Place two cards and one of the house
referee-ask-place-house-text = Press + or − of their exhibitions, the top card of the house deck last. It is recorded at once.
referee-ask-close = Place two cards
referee-ask-close-text = The third card goes aside, face down, and is not entered.
referee-ask-close-house = Place two cards and one of the house
referee-ask-close-house-text = The third card of the hand goes aside, face down, and is not entered. The house card comes last.
referee-negative-next = A negative card: of which exhibition? Press its digit.
referee-typed-exhibition = { $exhibition }: which space, 1 to 8?
referee-typed-space = { $exhibition }, { $what }: Enter records it.
# The slots.
referee-slot = { $slot }: { $card }
referee-slot-first = 1st card
referee-slot-second = 2nd card
referee-slot-house = House card
referee-slot-empty = empty
referee-take-off = Take off the last one
referee-record = Record
referee-wrong = Wrong exhibition
referee-wrong-of = Correct { $name }’s cards
referee-wrong-up = Correct the face-up cards
referee-wrong-text = Takes these cards back, so that one of them can be entered for another exhibition.
referee-fix = Which exhibition is it?
referee-fix-text = Press the right one: it takes the place of the marked card. Press another card to mark it.
referee-fix-later = Press the right one: it takes the place of the marked card. What came after these cards stays as it is.
referee-fix-leave = Leave it as it was
# Predictions.
referee-two-tokens = Two tokens
referee-double-token = Double token
referee-risk = High risk
referee-pass = No prediction
referee-why-double-used = used this season
referee-why-no-tokens = no tokens
referee-why-risk-only-in-opening = only in the opening
referee-why-space-taken = all spaces taken
# The exhibitions and the board.
referee-exhibitions = Exhibitions
referee-works-now = Works
referee-works-were = Works in season { $season }
referee-works =
    { $works ->
    [one] { $exhibition }: one work
   *[other] { $exhibition }: { $works } works
    }{ $waiting ->
    [0] { "" }
    [one] , one negative card waiting
   *[other] , { $waiting } negative cards waiting
    }
referee-waiting = a negative card waits
referee-enter = Enter a card
referee-enter-left = below: still to come
referee-card =
    { $left ->
    [0] Enter { $card }: none left
   *[other] Enter { $card }: { $left } left
    }
referee-card-how = Key { $exhibition }
referee-card-negative-how = Shift and key { $exhibition }, or − and then { $exhibition }
referee-points =
    { $points ->
    [one] one point
   *[other] { $points } points
    }
referee-space =
    { $points ->
    [one] { $exhibition }, { $what }: one point a token.
   *[other] { $exhibition }, { $what }: { $points } points a token.
    }
referee-laid = { $name }: { $tokens }.
referee-laid-held =
    { $points ->
    [one] It held: one point.
   *[other] It held: { $points } points.
    }
referee-laid-failed = It failed.
# The players.
referee-counts = counts
referee-counted =
    { $points ->
    [one] { $name }: one point counts
   *[other] { $name }: { $points } points count
    }
referee-starts = starts
referee-starts-text = { $name } starts this season.
referee-score =
    { $points ->
    [one] { $name }, { $exhibition }: one point
   *[other] { $name }, { $exhibition }: { $points } points
    }
referee-score-struck =
    { $points ->
    [one] { $name }, { $exhibition }: one point, which counts nothing
   *[other] { $name }, { $exhibition }: { $points } points, which count nothing
    }
referee-tokens =
    { $tokens ->
    [one] One single token in hand
   *[other] { $tokens } single tokens in hand
    }; { $doubling }; { $risk }; { $lost ->
    [0] none lost
    [one] one lost
   *[other] { $lost } lost
    }.
referee-tokens-doubling = doubling still possible
referee-tokens-doubling-used = no doubling any more this season
referee-tokens-risk = high risk in hand
referee-tokens-risk-used = high risk laid
# Between the seasons, and the end.
referee-summary = How season { $season } came out
referee-missing =
    { $count ->
    [0] Every exhibition has a player with five points.
    [one] Nobody has five points yet in { $exhibitions }.
   *[other] Nobody has five points yet in { $exhibitions }. The game goes on until somebody has in each.
    }
referee-held =
    { $points ->
    [0] { $name }: { $what } ({ $tokens }) held; the track is full already
    [one] { $name }: { $what } ({ $tokens }) held – one point
   *[other] { $name }: { $what } ({ $tokens }) held – { $points } points
    }
referee-failed =
    { $lost ->
    [one] { $name }: { $what } ({ $tokens }) failed – one token lost
   *[other] { $name }: { $what } ({ $tokens }) failed – { $lost } tokens lost
    }
referee-standing =
    { $points ->
    [one] { $name }: one point counts
   *[other] { $name }: { $points } points count
    }
referee-over-text = Points of 0 to 4 in an exhibition count nothing.
referee-replay = Show the scoring to all
# The record, and what is seldom needed.
referee-cards-of = { $name }’s cards
referee-prediction-of = { $name }’s prediction
referee-pass-of = { $name }’s pass
referee-cards-up = The face-up cards
referee-entry-text = Undo goes back entry by entry, also past the end of a season. The last cards can be corrected with “Wrong exhibition”.
referee-stock = Still to come
referee-stock-works =
    { $works ->
    [one] one work
   *[other] { $works } works
    }
referee-stock-negative =
    { $negative ->
    [one] one negative
   *[other] { $negative } negative
    }
referee-abandon = Drop the season
referee-abandon-ask = Drop this season?
referee-abandon-ask-text = Its cards and predictions are dropped and its tokens go back. Points of earlier seasons stand. It can be undone in the record.
referee-abandon-ask-do = Drop the season
referee-bell-ask = End the game?
referee-bell-ask-text = The season under way is dropped, and the points so far are counted. The bell can be undone in the record.
referee-bell-ask-do = Ring the bell
# The card of keys.
referee-key-shift = Shift
referee-keys-work = a card of that exhibition
referee-keys-negative = its negative card
referee-keys-minus = the same on the number pad
referee-keys-wrong = wrong exhibition; take off the last card
referee-keys-space = to predict: the exhibition, then the space; or the arrows
referee-keys-enter = puts the token there
referee-keys-doubling = doubling; high risk
referee-keys-pass = no prediction
referee-keys-undo = undo; redo
