# The print page: choices that few people change.
printpage-more = Plus de choix…
printpage-fewer = Retour aux choix principaux
printpage-separate = Versos sur des feuilles à part
printpage-game = Pour quel jeu
printpage-note-size = Taille des billets
printpage-note-size-large = Grands, 132 × 65 mm
printpage-note-size-small = Petits, 98 × 53 mm
printpage-card-size = Taille des cartes-tableaux
printpage-card-size-standard = Normale, 95 × 132 mm
printpage-card-size-easel = Pour le chevalet, 132 × 190 mm
printpage-card-size-small = Petite, 63,5 × 88,9 mm
printpage-reserve = Réserve de la banque, %
printpage-wheel-size = Taille de la roue
printpage-wheel-size-page = Sur une feuille
printpage-wheel-size-large = Grande, deux feuilles collées
printpage-names = Noms des joueurs
printpage-names-hint = séparés par des virgules

# The printer and its correction.
printpage-printer = Pour l’imprimante
printpage-any-printer = N’importe laquelle
printpage-no-correction = Aucune correction n’est appliquée.
printpage-correction = Appliqué : échelle { $scale } %, versos { $dx } mm en largeur, { $dy } mm vers le haut.
printpage-calibrate = Régler une imprimante…

# The pages.
printpage-pages = Pages à imprimer
printpage-count = Pages : { $pages } · feuilles : { $sheets }
printpage-leaf = { $component } · feuille { $sheet }/{ $sheets }
printpage-leaf-back = { $component } · feuille { $sheet }/{ $sheets }, verso
printpage-larger = Pages plus grandes
printpage-smaller = Pages plus petites
printpage-making = Les pages se préparent…
printpage-stopped = La préparation a été arrêtée ; il n’y a pas de page à montrer.
printpage-make = Préparer les pages
printpage-no-viewer = Cet ordinateur ne peut pas montrer les pages ici. Les fichiers peuvent être enregistrés et ouverts dans tout lecteur de PDF.
printpage-no-viewer-print = Impossible d’imprimer d’ici sur cet ordinateur : enregistrer les fichiers et les imprimer depuis un lecteur de PDF.
printpage-progress = Avancement

# Beside the pages.
printpage-tab-files = Dans l’ordre
printpage-tab-shopping = Courses
printpage-tab-checks = Vérifié
printpage-tab-checks-some = À voir : { $count }
printpage-file = { $place }. { $component } – { $sheets ->
    [one] { $sheets } feuille
   *[other] { $sheets } feuilles
}
printpage-sent = ✓
printpage-load = À charger : { $sheets }.
printpage-colour-purple = lilas
printpage-colour-pink = rose
printpage-colour-light-blue = bleu clair
printpage-colour-green = vert clair
printpage-nothing-to-check = Rien à compter, et rien à signaler.
printpage-print = Imprimer…
printpage-print-file = Imprimer : { $component }…
printpage-print-backs = Imprimer les versos : { $component }…
printpage-save = Enregistrer tous les fichiers
printpage-other-folder = Dossier…

# What happened.
printpage-saving = Les fichiers s’enregistrent…
printpage-saved = { $count ->
    [one] { $count } fichier et la liste de courses sont dans { $folder }.
   *[other] { $count } fichiers et la liste de courses sont dans { $folder }.
}
printpage-sending = { $component } : en route vers l’imprimante…
printpage-file-sent = { $component } : remis à l’imprimante.
printpage-turn-over = Les rectos sont remis à l’imprimante. Retourner la pile comme la page d’un livre, la remettre, puis imprimer les versos.
printpage-job-cancelled = Arrêté. Rien n’a été enregistré ni imprimé.
printpage-no-printer = Cet ordinateur ne trouve aucune imprimante. Rien n’est perdu : enregistrer les fichiers et les imprimer là où il y en a une.
printpage-sheet-sent = La feuille de réglage est remise à l’imprimante.
printpage-busy = Autre chose est encore en préparation ou en impression ; réessayer dans un instant.
printpage-calibrated = La correction pour { $printer } est enregistrée et s’applique désormais.
printpage-forgotten = { $printer } imprime désormais sans correction.
refused-print-disk-full = Le disque est plein : les fichiers n’ont pas pu être écrits. Ce qui était là est intact ; faire de la place et réessayer.
refused-print-folder-closed = On ne peut rien enregistrer dans le dossier { $folder }. Rien n’a changé ; choisir un autre dossier.
refused-printer-away = L’imprimante { $printer } ne répond pas. Les fichiers sont intacts : l’allumer, vérifier câble et papier, puis réimprimer.
refused-print-no-measure = « { $field } » n’est pas un nombre.
refused-print-unlikely-bar = Une barre de { $bar } mm est impossible : elle devrait mesurer environ 100 mm.
refused-print-unlikely-offset = Une règle ne peut pas montrer { $offset } mm.
refused-print-no-printer-name = De quelle imprimante s’agit-il ? Il lui faut un nom.

# The calibration wizard.
printpage-wizard = Régler une imprimante
printpage-wizard-name = Nom de l’imprimante
printpage-wizard-name-hint = comme l’ordinateur l’appelle
printpage-wizard-one = 1. Imprimer la feuille de réglage recto verso, en taille réelle. Elle s’imprime sans aucune correction.
printpage-wizard-print = Imprimer la feuille…
printpage-wizard-save = Enregistrer la feuille
printpage-wizard-two = 2. Mesurer les deux longues barres. Tenir la feuille devant la lumière, verso vers soi : pour chaque règle, taper le nombre où deux traits sont alignés.
printpage-wizard-across = Barre en largeur, mm
printpage-wizard-upwards = Barre en hauteur, mm
printpage-wizard-dx = Règle en largeur, dx
printpage-wizard-dy = Règle en hauteur, dy
printpage-wizard-apart = Les deux barres diffèrent ; leur moyenne est prise, les longueurs restent donc un peu inexactes.
printpage-wizard-store = Appliquer désormais
printpage-wizard-forget = Oublier
