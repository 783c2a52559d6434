game-classic-art = Classic Art
game-members-only = Members Only
game-glenns-gallery = Glenn’s Gallery
exhibition-classic-art-1 = Impressionnisme
exhibition-classic-art-2 = Expressionnisme
exhibition-classic-art-3 = Cubisme
exhibition-classic-art-4 = Ukiyo-e
exhibition-classic-art-5 = Abstraction géométrique
exhibition-members-only-1 = Pluie à Londres
exhibition-members-only-2 = Scandales royaux
exhibition-members-only-3 = Thé renversé
exhibition-members-only-4 = Passés de politiciens
exhibition-members-only-5 = Chapeaux d’Ascot
exhibition-glenns-gallery-1 = Masques africains
exhibition-glenns-gallery-2 = Porcelaines chinoises
exhibition-glenns-gallery-3 = Tapis persans
exhibition-glenns-gallery-4 = Statues grecques
exhibition-glenns-gallery-5 = Or des Incas
negative-classic-art = prêtée
negative-members-only = Non !
negative-glenns-gallery = client éconduit
exhibitions-negative = { $exhibition } – { $negative }
exhibitions-phase-setup = on attend les deux cartes visibles
exhibitions-phase-opening = l’ouverture
exhibitions-phase-rounds = tour { $round } sur { $rounds }
exhibitions-phase-closing = la clôture
exhibitions-phase-over = la partie est terminée
exhibitions-head = { $game }, saison { $season } : { $phase }
exhibitions-line =
    { $works ->
    [one] { $number }. { $exhibition } : { $works } œuvre
   *[other] { $number }. { $exhibition } : { $works } œuvres
    }{ $waiting ->
    [0] { "" }
    [one] , une carte négative en attente
   *[other] , { $waiting } cartes négatives en attente
    }
exhibitions-prediction = { $name } : { $what }, { $tokens }
exhibitions-player =
    { $name } : points { $scores }, comptés { $counted_points } ; { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
    } en main, { $lost } hors jeu
exhibitions-rare = { $works } ou moins
exhibitions-abundant = { $works } ou plus
exhibitions-tokens =
    { $tokens ->
    [one] un jeton
   *[other] doublé
    }
exhibitions-tokens-risk =
    { $tokens ->
    [one] un jeton et haut risque
   *[other] doublé, avec haut risque
    }
exhibitions-new = { $game }, { $players } joueurs. { $name } commence.
exhibitions-open = La saison s’ouvre avec { $cards }.
exhibitions-place = { $name } pose { $cards }.
exhibitions-place-house = { $name } pose { $cards } ; la maison pose { $house }.
exhibitions-removed = Une œuvre et une carte négative se retirent : { $exhibitions }.
exhibitions-predict = { $name } pronostique { $what } pour { $exhibition } ({ $tokens }).
exhibitions-pass = { $name } ne fait pas de pronostic.
exhibitions-abandon = La saison est abandonnée ; tous les jetons reviennent.
exhibitions-finish = La cloche : la partie est close.
exhibitions-scored = La saison { $season } est terminée.
exhibitions-held =
    { $points ->
    [0] { $exhibition } ({ $works }) : { $name } avait raison ({ $what }), mais la piste est déjà pleine.
    [one] { $exhibition } ({ $works }) : { $name } marque { $points } point ({ $what }).
   *[other] { $exhibition } ({ $works }) : { $name } marque { $points } points ({ $what }).
    }
exhibitions-failed = { $exhibition } ({ $works }) : échec pour { $name } ({ $what }).
exhibitions-restored = Tous les jetons reviennent : { $names }.
