refused-unknown = Le programme a refusé ({ $key }). Rien n’a été modifié.
refused-bad-amount = Ce n’est pas un montant : il faut un nombre entier de dollars, supérieur à zéro.
refused-not-a-multiple = { $amount } ne peut pas se payer en billets : les montants vont de { $unit } en { $unit }.
refused-insufficient-cash = { $name } possède { $cash } : ce n’est pas assez pour { $amount }. On ne fait pas crédit.
refused-unknown-player = Aucun joueur ne s’appelle « { $name } » dans cette partie.
refused-unknown-painting = Aucun tableau ne porte ce numéro dans cette partie.
refused-unknown-command = « { $word } » n’est pas une commande.
refused-unknown-field = « { $word } » n’a pas de champ « { $field } » ici.
refused-bad-field = Le champ « { $field } » contient une valeur qui ne convient pas.
refused-duplicate-command = Cette commande a déjà été exécutée ; elle ne le sera pas deux fois.
refused-wrong-phase = Pas maintenant : la partie attend { $phase }.
refused-game-over = La partie est terminée.
refused-not-your-turn = Ce n’est pas le tour de { $name }.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-nothing-to-redo = Il n’y a rien à rétablir.
refused-card-seen = Une carte de valeur a été regardée : il faut la poser sous un tableau avant de pouvoir annuler.
refused-owner-cannot-bid = { $name } possède ce tableau et ne peut pas enchérir.
refused-bid-too-low = { $amount }, c’est trop peu : l’enchère suivante est de { $least } au moins.
refused-not-owner = Le tableau { $painting } n’appartient pas à ce joueur.
refused-own-painting = Le tableau { $painting } appartient déjà à ce joueur.
refused-not-in-bank = Le tableau { $painting } n’est pas dans la pile de la banque.
refused-no-paintings = { $name } n’a pas de tableau : il ne reste que l’argent.
refused-must-sell = Cette vente ne se refuse pas : il faut vendre un tableau.
refused-no-value-cards = Les cartes de valeur restantes sont réservées aux tableaux à venir : on ne peut prendre que l’argent.
refused-wrong-card-count = 
    { $expected ->
    [one] Une carte de valeur se trouve sous le tableau { $painting }
   *[other] { $expected } cartes de valeur se trouvent sous le tableau { $painting }
    } ; saisies : { $count }.
refused-no-such-value = 
    { $copies ->
    [0] Le paquet ne contient aucune carte { $value }.
   *[other] Toutes les cartes { $value } du paquet ont déjà été vues ({ $copies } en tout).
    }
refused-already-revealed = Les cartes du tableau { $painting } ont déjà été saisies ; « annuler » les reprend.
refused-cannot-reverse = L’entrée { $entry } ne peut pas être reprise.
refused-cannot-reverse-nothing = L’entrée { $entry } n’a déplacé ni argent ni tableau : il n’y a rien à reprendre.
refused-cannot-reverse-sold-on = L’entrée { $entry } ne peut pas être reprise : le tableau { $painting } a changé de mains depuis.
refused-cannot-reverse-spent = L’entrée { $entry } ne peut pas être reprise : { $name } n’a plus les { $amount }.
refused-cannot-reverse-left = L’entrée { $entry } ne peut pas être reprise : { $name } a quitté la partie.
refused-already-reversed = L’entrée { $entry } a déjà été reprise.
refused-count-differs = Les billets de { $name } font { $counted }, le registre dit { $booked }. Rien n’a été modifié : recomptez, ou corrigez en donnant la raison.
refused-same-account = Le payeur et le bénéficiaire sont identiques.
refused-missing-reason = Il faut donner la raison d’une correction.
refused-duplicate-name = « { $name } » est déjà pris ; chaque joueur a besoin d’un nom à lui.
refused-bad-name = Ce nom ne peut pas être utilisé.
refused-bad-name-empty = Un joueur a besoin d’un nom.
refused-bad-name-long = Ce nom est trop long : 40 caractères au plus.
refused-bad-name-bank = Ce nom est celui de la banque.
refused-bad-name-characters = Ce nom contient des caractères invisibles, comme des marques de direction ; retapez-le.
refused-too-few-players = Il faut au moins { $least_count } joueurs.
refused-too-many-players = { $most } joueurs au plus.
refused-too-few-paintings = Il y a trop peu de tableaux : il en faut au moins { $least_count }.
refused-too-many-paintings = { $most } tableaux au plus.
refused-too-few-values = 
    { $missing ->
    [one] Il manque une carte de valeur : chaque tableau en demande une.
   *[other] Il manque { $missing } cartes de valeur : chaque tableau en demande une.
    }
refused-missing-painting = Quel tableau { $name } a-t-il tiré ?
refused-bad-secret = Le secret doit compter 64 chiffres hexadécimaux.
refused-no-such-sector = La roue n’a pas ce secteur.
refused-no-such-wheel = Il n’y a pas de roue « { $name } ».
refused-no-such-deck = Il n’y a pas de paquet « { $name } ».
refused-bad-data-file = Le fichier { $file } est inutilisable tel quel. Corrigez-le ou retirez-le du dossier.
refused-file-exists = { $file } existe déjà. Il n’a pas été touché ; choisissez un autre nom.
refused-no-folder = Le dossier { $folder } n’existe pas.
refused-not-writable = { $file } n’a pas pu être écrit. Rien de ce qui était enregistré n’est perdu ; vérifiez le dossier ou choisissez-en un autre.
refused-not-readable = { $file } n’a pas pu être lu.
refused-disk-full = Le disque est plein : cette action n’a été ni enregistrée ni faite. Tout ce qui précède est sauf ; faites de la place et recommencez.
refused-read-only-file = { $file } est en lecture seule : la partie ne peut pas y continuer. Il n’a pas été touché ; copiez-le dans un dossier à vous et ouvrez la copie.
refused-open-elsewhere = { $file } est ouvert dans une autre fenêtre du programme. Continuez là-bas, ou fermez-la d’abord.
refused-no-such-file = Le fichier { $file } n’existe pas.
refused-foreign-file = { $file } n’est pas une partie enregistrée. Il n’a pas été touché.
refused-newer-file = Cette partie a été enregistrée par une version plus récente du programme. Elle n’a pas été touchée ; ouvrez-la avec cette version.
refused-damaged-file = La partie enregistrée est abîmée. Le fichier n’a pas été touché ; s’il en existe une copie, ouvrez-la.
refused-other-game = Ce fichier contient un autre jeu.
refused-unknown-game = Il n’y a pas de jeu « { $name } » ici.
refused-verify-failed = Le registre ne tient pas : entrée { $entry } ({ $detail }).
refused-bad-line = La ligne { $line } n’est pas une commande en JSON.
refused-not-refused = Cette commande devait être refusée ({ $expected }) et ne l’a pas été.
refused-other-refusal = Cette commande devait être refusée pour { $expected } et l’a été pour { $actual }.
refused-empty-script = Le script ne contient aucune commande.
phase-deal = la donne de départ
phase-spin = le prochain tour de roue
phase-draw = le numéro du tableau tiré
phase-auction = les enchères et le marteau
phase-decide = la décision du joueur
phase-reveal = la saisie des valeurs
phase-over = plus rien : elle est terminée
card-forgery = faux

# L’imprimerie.
refused-unknown-kit = Il n’y a pas de coffret { $kit }. Il y a : { $choices }.
refused-print-unknown-choice = { $option } ne peut pas être { $given }. Choix possibles : { $choices }.
refused-print-out-of-range = { $option } ne peut pas être { $given } : de { $low } à { $high }.
refused-no-denominations = Il n’y a pas de billets à imprimer.
refused-no-value-cards-to-print = Il n’y a pas de cartes de valeur à imprimer.
refused-bad-offset = { $given } n’est pas un décalage : écrire deux nombres de millimètres séparés par une virgule.
refused-card-too-large = Une carte de { $width } × { $height } mm ne tient pas sur du papier { $paper }.
refused-text-too-long = { $text } est trop long pour la carte { $card }, même dans les plus petits caractères.
refused-missing-glyph = Le signe { $sign } ({ $code }) de la carte { $card } ne peut pas être imprimé : il manque à la police.
refused-folder-not-writable = Rien ne peut être enregistré dans le dossier { $folder } : { $detail }
refused-not-written = { $file } n’a pas pu être enregistré : { $detail }. Ce qui s’y trouvait est inchangé.
refused-print-text-small = Le texte de la carte { $card } ne tient que dans les plus petits caractères.
refused-print-picture-poor = L’image de { $card } paraîtra floue : { $density } points par pouce.
refused-print-picture-low = L’image de { $card } est un peu grossière : { $density } points par pouce.
refused-unknown-collection = Il n’y a pas de collection de tableaux « { $name } ».
refused-file-gone = { $file } n’est plus à sa place : le fichier a été retiré, remplacé, ou la clé débranchée. Cette étape n’est ni enregistrée ni faite ; enregistrez la partie ailleurs.
refused-wrong-phase-new = Un script commence par la commande « new ».
refused-no-output = La sortie n’a pas pu être écrite ({ $detail }).
refused-unexpected = Quelque chose d’imprévu s’est produit ({ $detail }). Chaque étape confirmée est enregistrée.
refused-bad-picture-file = L’image { $file } est illisible : { $detail }.

# Les jeux d’expositions.
refused-no-such-card = Il ne reste pas de { $card } : le paquet en compte { $copies }.
refused-no-such-card-word = « { $card } » n’est pas une carte : il faut le numéro de l’exposition puis un plus ou un moins.
refused-wrong-card-count-hand = On pose ici exactement { $expected } cartes, et { $count } ont été saisies.
refused-wrong-card-count-house-missing = À deux joueurs, on pose aussi une carte de la maison.
refused-wrong-card-count-house-surplus = Aucune carte de la maison ne se pose ici.
refused-unknown-exhibition = Les expositions sont numérotées de 1 à { $most }.
refused-unknown-space = Les cases sont numérotées de 1 à { $most }.
refused-space-taken = { $name } a déjà un pronostic sur la case { $space } de cette exposition.
refused-no-tokens = { $name } n’a pas les jetons qu’il faut.
refused-double-used = { $name } a déjà utilisé le doublement cette saison.
refused-risk-only-in-opening = Le jeton à haut risque ne s’emploie qu’à l’ouverture d’une saison.
phase-setup = les deux cartes visibles de la prochaine saison
phase-opening = un pronostic, ou un refus d’en faire
phase-predict = un pronostic, ou un refus d’en faire
phase-rounds = les cartes du joueur dont c’est le tour
phase-closing = les deux dernières cartes de chacun
refused-print-too-many-names = { $names } noms pour { $players } joueurs, c’est trop.
refused-not-printed = L’impression a échoué ({ $detail }). Aucun fichier n’a été changé ; réessayez ou choisissez un autre dossier.
refused-no-window-library = Les images demandent Qt, qui ne se charge pas ({ $detail }). Lancez une fois le programme par son fichier de démarrage : il dit ce qu’il faut installer.
refused-no-such-screen = Aucune image n’a « { $text } » dans son nom.
refused-no-screen = Il n’y a pas d’écran où ouvrir la fenêtre. Lancez le programme dans une session graphique ; les commandes marchent sans écran (gallery --help).
refused-no-qt = Il manque une partie du système pour les fenêtres ({ $reason }). « gallery doctor » dit que faire ; les scripts et l’impression marchent sans elle.
refused-print-not-of-game = { $kit } ne s’imprime pas pour { $game }. Cela va avec : { $choices }.
refused-print-players-of-game = Les jeux des expositions se jouent de { $fewest } à { $most } : leur paquet n’a pas de cartes pour { $given }.
refused-classes-damaged = Le fichier des classes gardées, { $file }, est abîmé et illisible. Il est resté tel quel ; garder une classe en commence un nouveau et met l’ancien de côté.
refused-bad-class-name = Une classe a besoin d’un nom de { $most } signes au plus, tous visibles.
refused-class-name-taken = Il y a déjà une classe { $name }.

# Collections of one’s own.
refused-bad-collection-name = Une collection ne peut pas s’appeler « { $name } » : un dossier ne peut pas porter ce nom. Lettres, chiffres, espaces et traits d’union conviennent.
refused-bad-collection-name-empty = Il faut un nom à la collection.
refused-bad-collection-name-long = Le nom { $name }… est trop long pour une collection.
refused-collection-exists = Il existe déjà une collection { $name }. Elle n’a pas été touchée ; choisissez un autre nom.
refused-collection-damaged = La collection { $name } est abîmée : la liste de ses images est illisible. Importez ses images à nouveau.
refused-no-such-folder = Le dossier { $folder } n’existe pas.
refused-not-a-collection = { $file } n’est ni un dossier d’images ni un fichier zip.
refused-no-usable-picture = Aucune image de { $folder } n’est utilisable (fichiers écartés : { $count }). Aucune collection n’a été créée.
refused-picture-broken = { $file } est abîmé ou incomplet.
refused-picture-tiny = { $file } est trop petit : { $width } × { $height } pixels ; il en faut { $side } de chaque côté.
refused-picture-huge = { $file } est trop grand pour être ouvert sans risque. Enregistrez-le avec moins de pixels, ou en JPEG.
refused-picture-foreign = { $file } n’est pas une image lisible ici.
refused-picture-foreign-heic = { $file } est au format propre à un téléphone (HEIC). Enregistrez-le d’abord en JPEG.
refused-picture-folder = { $file } est un dossier. Les images des sous-dossiers ne sont pas prises.
refused-picture-locked = La lecture de { $file } n’est pas autorisée.
refused-picture-path = { $file } irait dans un autre dossier. Seules les images placées côte à côte dans le fichier zip sont prises.
refused-picture-twice = { $file } figure deux fois dans le fichier zip ; la première est prise.
refused-too-many-pictures = { $file } est en trop : il peut y en avoir { $most }.
refused-captions-unread = { $file } n’a pas été compris : sa première ligne doit nommer les colonnes file (fichier) et title (titre). Les titres viennent des noms de fichiers.
refused-print-few-pictures = { $given } cartes de tableau sont demandées, et la collection { $name } compte { $there } images.
refused-too-few-pictures = La collection { $name } compte { $there } images : trop peu pour { $count } tableaux.
refused-print-words-left-out = Tous les mots de { $card } ne sont pas sur sa carte : la place manquait, ou une lettre n’existe dans aucune police ici.
refused-no-usable-picture-heic = Aucune image de { $folder } n’est utilisable. Enregistrez d’abord en JPEG celles qui sont au format propre à un téléphone (HEIC). Aucune collection n’a été créée.
refused-no-usable-picture-folders = { $folder } ne contient pas d’images, mais des dossiers. Choisissez l’un d’eux. Aucune collection n’a été créée.
