# Ce qui est imprimé sur les pièces du jeu.
print-bank = Banque de la Galerie
print-play-money = Billet de jeu – sans valeur
print-forgery = Faux
print-forgery-hint = Ce tableau ne vaut rien.
print-manner = à la manière de { $artist }
print-painting = Tableau { $number }
print-gallery = La Galerie

# Ce qui est écrit dans la marge d’une feuille.
print-label = { $kit } · { $component } · { $tongue } · feuille { $sheet } / { $sheets } · papier : { $size }, { $paper }
print-label-back = { $kit } · { $component } · { $tongue } · verso de la feuille { $sheet } / { $sheets } · papier : { $size }, { $paper }
print-bar = 50 mm
print-tongue = français

# Coffrets et pièces.
print-kit-auction = Vente aux enchères
print-kit-classic-art = Classic Art
print-kit-members-only = Members Only
print-kit-glenns-gallery = Glenn’s Gallery
print-kit-deck = Paquet de cartes
print-kit-banknotes = Billets de banque
print-kit-value-cards = Cartes de valeur
print-kit-painting-cards = Cartes de tableaux
print-kit-calibration = Étalonnage
print-banknotes = Billets de { $amount }
print-value-cards = Cartes de valeur
print-painting-cards = Cartes de tableaux
print-calibration = Feuille d’étalonnage

# Papiers à charger.
print-paper-white = papier blanc, 80–120 g
print-paper-card = carton blanc, 160–250 g
print-paper-purple = papier lilas (violet pastel), 80–120 g
print-paper-pink = papier rose (pastel), 80–120 g
print-paper-light-blue = papier bleu clair (pastel), 80–120 g
print-paper-green = papier vert clair (pastel), 80–120 g
print-paper-other = papier de couleur : { $colour }

# La liste d’achats.
print-size-a4 = A4
print-size-letter = Letter
print-size-a3 = A3
print-shopping-title = Liste d’achats : { $kit }
print-shopping-paper = Papier
print-shopping-sheets = { $count ->
    [one] { $count } feuille { $size }, { $paper }
   *[other] { $count } feuilles { $size }, { $paper }
}
print-shopping-order = À imprimer, dans cet ordre
print-shopping-pastel = Choisir des papiers pastel : le noir reste bien lisible sur le lilas et se perd sur un violet soutenu.
print-dialog-long = Recto verso, retourner sur le bord long.
print-dialog-short = Recto verso, retourner sur le bord court.
print-dialog-fold = Recto seul. Plier sur la ligne en tirets, coller, puis découper.
print-dialog-separate = Recto seul. Les faces d’abord, puis les dos : coller chaque feuille de dos contre sa feuille de faces.
print-dialog-none = Recto seul.
print-dialog-two-pass = Recto seul. Imprimer la première moitié (les faces), retourner la pile comme la page d’un livre, imprimer la seconde moitié (les dos).
print-dialog-size = Dans la fenêtre d’impression, choisir « taille réelle » ou 100 %, jamais « ajuster à la page ».
print-dialog-check = Imprimer d’abord une seule feuille et mesurer le trait dans sa marge : il fait 50 mm.

# La feuille d’étalonnage.
print-calibration-front = Recto
print-calibration-back = Verso
print-calibration-one = 1. Mesurer les deux longs traits. Échelle = 100 divisé par la mesure, fois 100 %.
print-calibration-two = 2. Tenir la feuille devant la lumière, ce côté vers soi. Sur chaque règle, chercher les deux traits qui se prolongent : le nombre à cet endroit est dx (en largeur) ou dy (vers le haut).
print-calibration-three = 3. Regarder les coins : le cadre extérieur encore entier montre jusqu’où l’imprimante atteint le bord.
print-calibration-turn = Les règles à lire sont de l’autre côté.
print-calibration-bar = 100 mm

# La feuille des règles de la vente aux enchères.
print-kit-rules = Règles
print-rules-title = Vente aux enchères
print-rules-goal = But du jeu
print-rules-goal-text = Quand la banque n’a plus de tableaux, la plus grande fortune l’emporte : l’argent et la valeur de tous les tableaux ensemble.
print-rules-setup = Mise en place
print-rules-setup-text = Les tableaux forment une pile, face visible ; les cartes de valeur, une pile face cachée. Le banquier verse { $amount } à chaque joueur : { $notes }. Chaque joueur tire un tableau et une carte de valeur, et glisse la carte cachée sous le tableau. On peut regarder à tout moment sous ses propres tableaux.
print-rules-turn = Un tour
print-rules-turn-text = Faire tourner la roue, exécuter son instruction, puis passer la main au joueur suivant.
print-rules-bids = Les enchères
print-rules-bids-text = Une enchère est d’au moins { $least }, va par pas de { $unit } et dépasse la précédente. Nul n’offre plus que son argent. Les enchères restent ouvertes jusqu’au coup de marteau du banquier. Invendu : un tableau de la banque va sous la pile, celui d’un joueur lui reste.
print-rules-value = Valeur d’un tableau
print-rules-value-text = La somme des cartes de valeur posées dessous. Un seul faux, et il ne vaut rien. Les cartes d’un tableau qui sort du jeu sortent avec lui.
print-rules-end = Fin de la partie
print-rules-end-text = La partie s’achève quand le dernier tableau de la banque est pris et que son instruction est exécutée. On retourne toutes les cartes. À fortune égale, la victoire est partagée.
print-rules-instructions = Les huit instructions de la roue
print-rules-price = le prix indiqué sur la roue

# Autres pièces de la vente aux enchères.
print-kit-wheel = La roue
print-kit-instructions = Affiche des instructions
print-kit-instruction-cards = Cartes des instructions
print-kit-easel = Chevalet
print-kit-name-signs = Porte-noms
print-kit-tray-labels = Étiquettes de la caisse
print-kit-ledger = Mon livre de comptes
print-player = Joueur { $number }
print-tray-count = { $count } dans le coffret · { $each } par joueur

# Lignes à couper et à plier.
print-line-cut = couper
print-line-mountain = plier vers l’arrière
print-line-valley = plier vers soi
print-line-glue = coller au verso

# La roue.
print-wheel-clip = Poser la pointe d’un crayon dans le bout d’un trombone, au centre de la roue, et donner une chiquenaude au trombone. Il désigne l’instruction ; s’il s’arrête sur un trait, recommencer.
print-wheel-glue = Encoller la bande hachurée et y poser l’autre moitié, bord contre le trait.
print-wheel-cut = Couper le long du trait entre les deux flèches, puis coller cette moitié sur l’autre.

# Le chevalet.
print-easel-lip = rebord
print-easel-base = pied
print-easel-back = dos
print-easel-face = devant : la carte s’appuie ici
print-easel-lip-inner = rebord : coller au verso
print-easel-step-one = 1. Imprimer sur du carton (200 g au moins) et découper la bande.
print-easel-step-two = 2. Repasser les plis avec une règle et un stylo vide.
print-easel-step-three = 3. Plier chaque ligne comme elle est dessinée.
print-easel-step-four = 4. Coller le bout hachuré sur l’autre bout, blanc contre blanc, bord à bord : une gouttière.
print-easel-step-five = 5. Poser debout et placer une carte de tableau dans la gouttière.

# Le livre de comptes.
print-ledger-name = Nom :
print-ledger-class = Partie :
print-ledger-date = Date
print-ledger-from = De
print-ledger-to = À
print-ledger-amount = Montant
print-ledger-balance = Solde
print-ledger-bank = Banque
print-ledger-me = Moi
print-ledger-hint = Une ligne pour chaque paiement. Ce que je reçois s’ajoute au solde de la ligne au-dessus, ce que je paie s’en retire. Le dernier solde doit être l’argent posé devant moi.

# Parmi les signets.
print-bookmark = Feuille { $sheet }
print-bookmark-back = Feuille { $sheet }, verso

# La vérification.
print-check = Compté
print-check-good = { $component } : { $made } ({ $needed } nécessaires)
print-check-exact = { $component } : { $made } ({ $needed } exactement)
print-check-wrong = { $component } : { $made } au lieu de { $needed }
print-check-few = { $component } : { $made }, trop peu ({ $needed } nécessaires)
print-shopping-spare = { $sheets } – avec 5 % de réserve : { $count }
print-shopping-cut = { $cards ->
    [one] À couper : { $cards } pièce de { $width } × { $height } mm.
   *[other] À couper : { $cards } pièces de { $width } × { $height } mm.
}
print-make-easel = Prendre le carton le plus rigide (200 g au moins). Découper, plier et coller comme indiqué sur la feuille.
print-make-tokens = Découper les plaques, puis chacune en ses jetons, de croix en croix.
print-make-boards =
    { $pages ->
    [2] Sur deux pages : découper et coller comme il y est dit. Sur une feuille A3, le plateau tient d’une seule pièce.
   *[other] Sur { $pages } pages : découper et coller comme il y est dit.
    }
print-make-name-signs = Plier sur la ligne de traits et de points, le côté imprimé dehors.
print-shopping-cuts = { $count ->
    [one] { $count } feuille à couper en tout.
   *[other] { $count } feuilles à couper en tout.
}
