# The start page, saved games.
start-what = Une vente aux enchères d’art pour toute la classe : la banque, la roue projetée et l’imprimerie.
start-continue = Continuer la dernière partie
start-new = Nouvelle vente aux enchères
start-exhibitions = Nouvelle partie d’expositions
start-print = Imprimer billets et cartes
start-paintings = Les tableaux
start-saved = Parties enregistrées
start-guide = Guide
start-language = Langue
start-calm = Moins de mouvement
saved-title = Parties enregistrées
saved-none = Aucune partie n’est encore enregistrée ici.
saved-open = Ouvrir la partie
saved-other = Un autre fichier…
saved-files = Parties enregistrées
start-look = Revoir la dernière partie
game-auction = Vente aux enchères
