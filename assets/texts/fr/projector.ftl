projector-window = Gallery – le mur
projector-title = Gallery
projector-subtitle = Une vente aux enchères
projector-turn = C’est à
projector-left = { $count ->
    [one] Il reste { $count } tableau à la banque
   *[other] Il reste { $count } tableaux à la banque
}
projector-left-short = À la banque : { $count }
projector-fingerprint = Empreinte de la roue
projector-bid = Offre en cours
projector-no-bid = Pas encore d’offre
projector-first-bid = Mise à prix
projector-next = À partir de
projector-going-one = Une fois
projector-going-two = Deux fois
projector-going-sold = Adjugé
projector-sold = Adjugé
projector-passed = Invendu
projector-bank-offer = Mis en vente par la banque
projector-consignor = Mis en vente par
projector-forgery = Faux
projector-value = Valeur
projector-out = Hors du jeu
projector-reveal = On révèle les valeurs
projector-reveal-count = { $number } sur { $count }
projector-result = Fortune
projector-winner = La victoire
projector-winners = La victoire partagée
projector-odds = Ce que la roue apporte
projector-last-spins = Derniers lancers
projector-chart = L’argent au fil de la partie
projector-chart-spins =
    { $count ->
    [one] un tour de roue
   *[other] { $count } tours de roue
    }
projector-cash = en espèces
projector-paintings = en tableaux
