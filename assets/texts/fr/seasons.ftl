season-first = Premier tour
season-number = Saison { $season }
season-round = Tour { $part }
season-opening = Ouverture
season-closing = Clôture
season-two-cards = Deux cartes ouvrent la saison
season-place = pose deux cartes
season-predict = peut pronostiquer
season-rare = Rareté
season-abundant = Abondance
season-points = Points
season-works = { $works ->
    [one] œuvre
   *[other] œuvres
}
season-no-prediction = Aucun pronostic ici
season-standing = Points après la saison { $season }
season-standing-now = Points, saison { $season }
season-restored = Tous les jetons reviennent
season-final = Le décompte final
season-sum = Total
season-winner = Victoire
season-winners = Victoire partagée
season-said = { $exhibition } : { $works ->
    [one] une œuvre
   *[other] { $works } œuvres
}
season-said-points = { $name } : { $points ->
    [one] un point
   *[other] { $points } points
}
season-said-failed = { $name } : { $tokens ->
    [one] un jeton perdu
   *[other] { $tokens } jetons perdus
}
exhibition-short-classic-art-1 = Impressionnisme
exhibition-short-classic-art-2 = Expressionnisme
exhibition-short-classic-art-3 = Cubisme
exhibition-short-classic-art-4 = Ukiyo-e
exhibition-short-classic-art-5 = Abstraction
exhibition-short-members-only-1 = Pluie
exhibition-short-members-only-2 = Scandales
exhibition-short-members-only-3 = Thé renversé
exhibition-short-members-only-4 = Politiciens
exhibition-short-members-only-5 = Chapeaux
exhibition-short-glenns-gallery-1 = Masques
exhibition-short-glenns-gallery-2 = Porcelaines
exhibition-short-glenns-gallery-3 = Tapis
exhibition-short-glenns-gallery-4 = Statues
exhibition-short-glenns-gallery-5 = Or
