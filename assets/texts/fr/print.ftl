# Ce qui est imprimé sur les pièces du jeu.
print-bank = Banque de la Galerie
print-play-money = Billet de jeu – sans valeur
print-forgery = Faux
print-forgery-hint = Ce tableau ne vaut rien.
print-manner = à la manière de { $artist }
print-painting = Tableau { $number }
print-gallery = La Galerie

# Ce qui est écrit dans la marge d’une feuille.
print-label = { $kit } · { $component } · { $tongue } · feuille { $sheet } / { $sheets } · papier : { $paper }
print-label-back = { $kit } · { $component } · { $tongue } · verso de la feuille { $sheet } / { $sheets } · papier : { $paper }
print-bar = 50 mm
print-tongue = français

# Coffrets et pièces.
print-kit-auction = Vente aux enchères
print-kit-banknotes = Billets de banque
print-kit-value-cards = Cartes de valeur
print-kit-painting-cards = Cartes de tableaux
print-kit-calibration = Étalonnage
print-banknotes = Billets de { $amount }
print-value-cards = Cartes de valeur
print-painting-cards = Cartes de tableaux
print-calibration = Feuille d’étalonnage

# Papiers à charger.
print-paper-white = papier blanc
print-paper-card = carton blanc, 160–250 g
print-paper-purple = papier lilas (violet pastel)
print-paper-pink = papier rose (pastel)
print-paper-light-blue = papier bleu clair (pastel)
print-paper-green = papier vert clair (pastel)
print-paper-other = papier de couleur : { $colour }
