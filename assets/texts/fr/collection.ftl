painting-numbered = Tableau { $number }
# The paintings on a wall, and one large.
paintings-title = Les tableaux
movement-all = Tous
movement-impressionism = Impressionnisme
movement-expressionism = Expressionnisme
movement-cubism = Cubisme
movement-ukiyoe = Ukiyo-e
movement-geometric = Abstraction géométrique
painting-look = Regarder de plus près
painting-answer = Montrer la réponse
painting-next = Suivant
painting-previous = Précédent
painting-fill = Plein écran
