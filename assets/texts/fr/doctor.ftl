doctor-title = Examen de cette machine
doctor-level-ok = bon
doctor-level-warn = remarque
doctor-level-fault = panne
doctor-all-well = Tout ce dont le programme a besoin est là.

doctor-python = Python { $version }
doctor-python-old = Python { $version } est trop ancien : installer { $needed } ou plus récent, puis réinstaller le programme.
doctor-sqlite = SQLite { $version } pour les parties enregistrées
doctor-sqlite-old = SQLite { $version } est trop ancien pour les parties enregistrées : installer un Python qui apporte { $needed } ou plus récent.
doctor-files = Les fichiers du programme : { $folder }
doctor-files-missing = Les fichiers du programme manquent : réinstaller le programme.
doctor-fonts = Les caractères du programme, latins et hébreux
doctor-fonts-missing = Les caractères du programme sont illisibles ({ $detail }) : réinstaller le programme.
doctor-qt = Qt { $version } pour les fenêtres
doctor-qt-missing = Impossible de charger Qt ({ $detail }) : réinstaller le programme. Jouer par scripts et imprimer dans des fichiers reste possible.
doctor-qt-library = Qt a besoin de { $library }, qui manque à ce système. Lancer une fois le programme par son fichier de démarrage : il indique ce qu’il faut installer. Jouer par scripts et imprimer dans des fichiers reste possible.
doctor-qt-pair = Qt { $version } s’arrête au bout d’un moment avec Python { $python } : réinstaller le programme avec les versions qu’il fournit, ou utiliser Python 3.12.
doctor-display-missing = Aucune fenêtre ne peut s’ouvrir. Lancer le programme dans une session de bureau, pas par une simple connexion à distance.
doctor-display-offscreen = Qt dessine sans écran parce que QT_QPA_PLATFORM le demande : retirer ce réglage pour voir les fenêtres.
doctor-screens = { $count } écrans, côte à côte
doctor-screen-single = Un seul écran. Pour un projecteur, le brancher et demander au système d’étendre le bureau ; sans projecteur, choisir la vue pour écran unique.
doctor-screens-mirrored = { $count } écrans montrent la même image. Demander au système d’étendre le bureau, ou choisir la vue pour écran unique : sinon la classe voit les chiffres du banquier.
doctor-sound = Son : { $count ->
    [one] une sortie
   *[other] { $count } sorties
}
doctor-sound-missing = Aucune sortie de son. Le programme s’en passe ; pour avoir le son, brancher un haut-parleur.
doctor-printer = Imprimantes : { $names }
doctor-printer-missing = Aucune imprimante. Enregistrer les feuilles en PDF pour les imprimer ailleurs, ou ajouter une imprimante dans les réglages du système.
doctor-folder = Parties enregistrées : { $folder }, { $megabytes } Mo libres
doctor-folder-full = Il ne reste que { $megabytes } Mo dans { $folder } : faire de la place, ou choisir un autre dossier avec --data.
doctor-folder-fault = Impossible d’écrire dans le dossier des parties enregistrées ({ $folder } : { $detail }). En choisir un autre avec --data.
