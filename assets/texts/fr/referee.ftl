# The referee's side: the console of the exhibitions games.
referee-season = { $game } · saison { $season }
referee-phase-setup = Avant la saison
referee-phase-opening = L’ouverture
referee-phase-rounds = Tour { $round } sur { $rounds }
referee-phase-closing = La clôture
referee-phase-over = La fin
referee-busy = Le décompte de la saison est à l’écran…
# What is expected.
referee-ask-open = Retourner deux cartes de la pioche
referee-ask-open-text =
    Battre les 65 cartes et en distribuer { $hand } à chacun{ $house ->
    [0] { "" }
   *[other] , puis en poser { $house } face cachée : la pioche de la maison
    }. Saisir chaque carte retournée avec le + ou le − de son exposition.
referee-ask-predict = Un pronostic, ou passer
referee-ask-predict-text = Appuyer sur une case du plateau : { $tokens }.
referee-ask-predict-none = Plus de jeton en main : il ne reste qu’à passer.
referee-ask-predict-double = Il ne reste que le jeton double : le choisir d’abord, puis une case.
referee-ask-place = Poser deux cartes
referee-ask-place-text = Appuyer sur le + ou le − de leur exposition. La deuxième carte est enregistrée aussitôt.
referee-ask-place-house = Poser deux cartes et une de la maison
referee-ask-place-house-text = Appuyer sur le + ou le − de leur exposition, la carte de la maison en dernier. Tout est enregistré aussitôt.
referee-ask-close = Poser deux cartes
referee-ask-close-text = La troisième carte est défaussée face cachée et n’est pas saisie.
referee-ask-close-house = Poser deux cartes et une de la maison
referee-ask-close-house-text = La troisième carte de la main est défaussée face cachée et n’est pas saisie. La carte de la maison vient en dernier.
referee-negative-next = Une carte négative : de quelle exposition ? Taper son chiffre.
referee-typed-exhibition = { $exhibition } : quelle case, de 1 à 8 ?
referee-typed-space = { $exhibition }, { $what } : Entrée l’enregistre.
# The slots.
referee-slot = { $slot } : { $card }
referee-slot-first = 1re carte
referee-slot-second = 2e carte
referee-slot-house = Maison
referee-slot-empty = vide
referee-take-off = Retirer la dernière
referee-record = Enregistrer
referee-wrong = Mauvaise exposition
referee-wrong-of = Corriger les cartes de { $name }
referee-wrong-up = Corriger les cartes visibles
referee-wrong-text = Reprend ces cartes, pour que l’une d’elles soit saisie dans une autre exposition.
referee-fix = Quelle exposition ?
referee-fix-text = Appuyer sur la bonne : elle remplace la carte marquée. Appuyer sur une autre carte pour la marquer.
referee-fix-later = Appuyer sur la bonne : elle remplace la carte marquée. Ce qui est venu après ces cartes reste tel quel.
referee-fix-leave = Laisser comme c’était
# Predictions.
referee-two-tokens = Deux jetons
referee-double-token = Jeton double
referee-risk = Haut risque
referee-pass = Pas de pronostic
referee-why-double-used = déjà utilisé
referee-why-no-tokens = pas de jetons
referee-why-risk-only-in-opening = à l’ouverture
referee-why-space-taken = cases toutes prises
# The exhibitions and the board.
referee-exhibitions = Expositions
referee-works-now = Œuvres
referee-works-were = Œuvres, saison { $season }
referee-works =
    { $works ->
    [one] { $exhibition } : { $works } œuvre
   *[other] { $exhibition } : { $works } œuvres
    }{ $waiting ->
    [0] { "" }
    [one] , une carte négative en attente
   *[other] , { $waiting } cartes négatives en attente
    }
referee-waiting = négative en attente
referee-enter = Saisir une carte
referee-enter-left = dessous : à venir
referee-card =
    { $left ->
    [0] Saisir { $card } : plus aucune
   *[other] Saisir { $card } : encore { $left }
    }
referee-card-how = Touche { $exhibition }
referee-card-negative-how = Maj et touche { $exhibition }, ou − puis { $exhibition }
referee-points =
    { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
referee-space =
    { $points ->
    [one] { $exhibition }, { $what } : { $points } point par jeton.
   *[other] { $exhibition }, { $what } : { $points } points par jeton.
    }
referee-laid = { $name } : { $tokens }.
referee-laid-held =
    { $points ->
    [one] Réussi : { $points } point.
   *[other] Réussi : { $points } points.
    }
referee-laid-failed = Raté.
# The players.
referee-counts = total
referee-counted =
    { $points ->
    [one] { $name } : { $points } point qui compte
   *[other] { $name } : { $points } points qui comptent
    }
referee-starts = commence
referee-starts-text = { $name } commence cette saison.
referee-score =
    { $points ->
    [one] { $name }, { $exhibition } : { $points } point
   *[other] { $name }, { $exhibition } : { $points } points
    }
referee-score-struck =
    { $points ->
    [one] { $name }, { $exhibition } : { $points } point, qui ne compte pas
   *[other] { $name }, { $exhibition } : { $points } points, qui ne comptent pas
    }
referee-tokens =
    { $tokens ->
    [one] { $tokens } jeton simple en main
   *[other] { $tokens } jetons simples en main
    } ; { $doubling } ; { $risk } ; { $lost ->
    [one] { $lost } hors jeu
   *[other] { $lost } hors jeu
    }.
referee-tokens-doubling = doublement encore possible
referee-tokens-doubling-used = plus de doublement cette saison
referee-tokens-risk = haut risque en main
referee-tokens-risk-used = haut risque posé
# Between the seasons, and the end.
referee-summary = Résultat de la saison { $season }
referee-missing =
    { $count ->
    [0] Chaque exposition a un joueur à cinq points.
    [one] Personne n’a encore cinq points dans { $exhibitions }.
   *[other] Personne n’a encore cinq points dans { $exhibitions }. La partie continue jusqu’à ce que chacune en ait un.
    }
referee-held =
    { $points ->
    [0] { $name } : { $what } ({ $tokens }), réussi ; la piste est déjà pleine
    [one] { $name } : { $what } ({ $tokens }), réussi – { $points } point
   *[other] { $name } : { $what } ({ $tokens }), réussi – { $points } points
    }
referee-failed =
    { $lost ->
    [one] { $name } : { $what } ({ $tokens }), raté – un jeton perdu
   *[other] { $name } : { $what } ({ $tokens }), raté – { $lost } jetons perdus
    }
referee-standing =
    { $points ->
    [one] { $name } : { $points } point compté
   *[other] { $name } : { $points } points comptés
    }
referee-over-text = De 0 à 4 points, une exposition ne compte pas.
referee-replay = Projeter le décompte
# The record, and what is seldom needed.
referee-cards-of = les cartes de { $name }
referee-prediction-of = le pronostic de { $name }
referee-pass-of = le « passe » de { $name }
referee-cards-up = les cartes visibles
referee-entry-text = Annuler revient entrée par entrée, même au-delà de la fin d’une saison. Les dernières cartes se corrigent avec « Mauvaise exposition ».
referee-stock = Encore à venir
referee-stock-works =
    { $works ->
    [one] { $works } œuvre
   *[other] { $works } œuvres
    }
referee-stock-negative =
    { $negative ->
    [one] { $negative } négative
   *[other] { $negative } négatives
    }
referee-abandon = Abandonner la saison
referee-abandon-ask = Abandonner cette saison ?
referee-abandon-ask-text = Ses cartes et ses pronostics sont abandonnés, ses jetons reviennent. Les points des saisons passées restent. Cela peut être annulé dans le registre.
referee-abandon-ask-do = Abandonner la saison
referee-bell-ask = Finir la partie ?
referee-bell-ask-text = La saison en cours est abandonnée et les points acquis sont comptés. La cloche peut être annulée dans le registre.
referee-bell-ask-do = Sonner la cloche
# The card of keys.
referee-key-shift = Maj
referee-keys-work = une carte de cette exposition, sans Maj
referee-keys-negative = sa carte négative
referee-keys-minus = de même au pavé numérique
referee-keys-wrong = mauvaise exposition ; retirer la dernière carte
referee-keys-space = pronostic : l’exposition, puis la case ; ou les flèches
referee-keys-enter = y pose le jeton
referee-keys-doubling = doublement ; haut risque
referee-keys-pass = pas de pronostic
referee-keys-undo = annuler ; rétablir
