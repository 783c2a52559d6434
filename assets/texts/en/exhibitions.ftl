game-classic-art = Classic Art
game-members-only = Members Only
game-glenns-gallery = Glenn’s Gallery
exhibition-classic-art-1 = Impressionism
exhibition-classic-art-2 = Expressionism
exhibition-classic-art-3 = Cubism
exhibition-classic-art-4 = Ukiyo-e
exhibition-classic-art-5 = Geometric abstraction
exhibition-members-only-1 = Rain in London
exhibition-members-only-2 = Royal scandals
exhibition-members-only-3 = Spilt tea
exhibition-members-only-4 = Politicians’ pasts
exhibition-members-only-5 = Hats at Ascot
exhibition-glenns-gallery-1 = African masks
exhibition-glenns-gallery-2 = Chinese porcelain
exhibition-glenns-gallery-3 = Persian carpets
exhibition-glenns-gallery-4 = Greek statues
exhibition-glenns-gallery-5 = Inca gold
negative-classic-art = on loan
negative-members-only = No!
negative-glenns-gallery = turned away
exhibitions-negative = { $exhibition } – { $negative }
exhibitions-phase-setup = waiting for the two face-up cards
exhibitions-phase-opening = the opening
exhibitions-phase-rounds = round { $round } of { $rounds }
exhibitions-phase-closing = the closing
exhibitions-phase-over = the game is over
exhibitions-head = { $game }, season { $season }: { $phase }
exhibitions-line =
    { $works ->
    [one] { $number }. { $exhibition }: one work
   *[other] { $number }. { $exhibition }: { $works } works
    }{ $waiting ->
    [0] { "" }
    [one] , one negative card waiting
   *[other] , { $waiting } negative cards waiting
    }
exhibitions-prediction = { $name }: { $what }, { $tokens }
exhibitions-player =
    { $name }: points { $scores }, counted { $counted_points }; { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
    } in hand, { $lost } lost
exhibitions-rare = { $works } or fewer
exhibitions-abundant = { $works } or more
exhibitions-tokens =
    { $tokens ->
    [one] one token
   *[other] doubled
    }
exhibitions-tokens-risk =
    { $tokens ->
    [one] one token and high risk
   *[other] doubled, with high risk
    }
exhibitions-new = { $game }, { $players } players. { $name } starts.
exhibitions-open = The season opens with { $cards }.
exhibitions-place = { $name } places { $cards }.
exhibitions-place-house = { $name } places { $cards }; the house places { $house }.
exhibitions-removed = A work and a negative card leave: { $exhibitions }.
exhibitions-predict = { $name } predicts { $what } in { $exhibition } ({ $tokens }).
exhibitions-pass = { $name } makes no prediction.
exhibitions-abandon = The season is dropped; all tokens go back.
exhibitions-finish = The bell: the game is finished.
exhibitions-scored = Season { $season } is over.
exhibitions-held =
    { $points ->
    [0] { $exhibition } ({ $works }): { $name } was right ({ $what }), and the track is full already.
    [one] { $exhibition } ({ $works }): { $name } scores one point ({ $what }).
   *[other] { $exhibition } ({ $works }): { $name } scores { $points } points ({ $what }).
    }
exhibitions-failed = { $exhibition } ({ $works }): { $name } was wrong ({ $what }).
exhibitions-restored = All tokens back: { $names }.
