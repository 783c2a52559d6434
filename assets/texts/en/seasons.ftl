season-first = First turn
season-number = Season { $season }
season-round = Round { $part }
season-opening = Opening
season-closing = Closing
season-two-cards = Two cards open the season
season-place = places two cards
season-predict = may predict
season-rare = Rare
season-abundant = Abundant
season-points = Points
season-works = { $works ->
    [one] work
   *[other] works
}
season-no-prediction = Nobody predicted here
season-standing = Points after season { $season }
season-standing-now = Points in season { $season }
season-restored = All tokens back
season-final = The final count
season-sum = Sum
season-winner = The winner
season-winners = A shared win
season-said = { $exhibition }: { $works ->
    [one] one work
   *[other] { $works } works
}
season-said-points = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
}
season-said-failed = { $name }: { $tokens ->
    [one] one token lost
   *[other] { $tokens } tokens lost
}
exhibition-short-classic-art-1 = Impressionism
exhibition-short-classic-art-2 = Expressionism
exhibition-short-classic-art-3 = Cubism
exhibition-short-classic-art-4 = Ukiyo-e
exhibition-short-classic-art-5 = Abstraction
exhibition-short-members-only-1 = Rain
exhibition-short-members-only-2 = Scandals
exhibition-short-members-only-3 = Spilt tea
exhibition-short-members-only-4 = Politicians
exhibition-short-members-only-5 = Hats
exhibition-short-glenns-gallery-1 = Masks
exhibition-short-glenns-gallery-2 = Porcelain
exhibition-short-glenns-gallery-3 = Carpets
exhibition-short-glenns-gallery-4 = Statues
exhibition-short-glenns-gallery-5 = Gold
