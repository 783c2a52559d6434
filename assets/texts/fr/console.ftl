# The banker's side.
# The window, the bar, the banner.
console-window = Gallery – la banque
language-he = עברית
language-fr = Français
language-en = English
language-he-short = עב
language-fr-short = FR
language-en-short = EN
bar-projector = Projeter
bar-projector-on = Fermer la projection
bar-screens = Quel écran
bar-black = Noir
bar-freeze = Figer
bar-odds = Chances
bar-sound = Son
bar-sound-off = Muet
bar-dark = Salle sombre
bar-light = Salle claire
bar-keys = Touches
banner-again = Réessayer
banner-copy = Continuer dans une copie
banner-rescue = Continuer avec la partie intacte
banner-elsewhere = Enregistrer ailleurs…
console-fault = Le programme a rencontré une erreur. Tout ce qui a été noté est en sécurité et la partie continue ; si cela se répète, fermez puis rouvrez la partie.
console-mirrored = Tout le monde voit cet écran : l’argent des joueurs est caché.
console-mirrored-do = Afficher quand même
console-screen-lost = Le projecteur a été débranché. La partie continue ici et l’image reviendra dès qu’il sera rebranché.
console-screen-came = Un autre écran vient d’être branché. La vue de la classe peut y être affichée.
console-screen-came-do = Projeter là-bas
console-screens-title = Sur quel écran projeter ?
console-screens-text = Le choix sera retenu.
console-screens-absent = L’écran choisi la dernière fois n’est pas branché. Choisissez-en un autre.
console-to-console = Console
console-cancel = Annuler
console-close = Fermer
console-back = Retour
key-space = Espace
# The print page.
printing-title = Imprimer
printing-kit = Quoi
printing-language = Langue
printing-paper = Format
printing-stock = Papier
printing-stock-white = Papier blanc, imprimé en couleur
printing-stock-coloured = Papier de couleur, imprimé en noir
printing-duplex = Recto verso
printing-duplex-long = Recto verso, bord long
printing-duplex-short = Recto verso, bord court
printing-duplex-two-pass = En deux passages
printing-duplex-fold = Plier et coller
printing-duplex-none = Recto seul
printing-players = Combien de joueurs
printing-paintings = Combien de tableaux
printing-folder = Dossier
printing-choose-folder = Un autre dossier…
printing-go = Préparer les fichiers
printing-open-folder = Ouvrir le dossier
printing-cancelled = Arrêté ; aucun fichier incomplet n’est resté.
# The console: columns and turns.
console-now = Maintenant
console-players = Joueurs
console-record = Registre
console-record-all = Tout le registre
console-bank = La banque
console-deal = La donne de départ
console-deal-paper = Chacun tire un tableau et glisse dessous une carte de valeur. Lequel ? Tapez le numéro ou choisissez l’image.
console-deal-app = L’application donne à chacun un tableau et une carte de valeur cachée.
console-deal-field = Le tableau de { $name }
console-deal-do = Distribuer
console-spin-turn = La roue dit ce qui se passe maintenant.
console-spin = Tourner la roue
console-spun-by-hand = Roue en papier : noter le résultat…
console-turning = La roue tourne…
console-just-now = À l’instant
console-draw = Quel tableau est tiré ?
console-draw-do = C’est celui-ci
console-lot-of = À { $name }
console-lot-of-bank = De la banque
console-sector-title = Que montre la roue ?
console-sector-price = { $what } · { $price }
# The sale.
console-no-bid = Pas encore d’enchère
console-other-amount = Autre montant
console-going-once = Une fois
console-going-twice = Deux fois
console-sold-to = Adjugé – { $name }
console-sold = Adjugé
console-unsold = Invendu
console-why-insufficient-cash = { $cash } seulement
console-why-owner-cannot-bid = propriétaire
console-why-bid-too-low = trop bas
console-why-not-a-multiple = impossible en billets
console-why-no-paintings = Pas de tableau où la glisser
console-why-no-value-cards = Les cartes sont réservées aux tableaux restants
console-why-wrong-phase = Seulement entre deux tours
console-why-too-few-players = Il en faut au moins deux
console-why-card-seen = La carte a été vue
console-why-game-over = La partie est finie
# Decisions.
console-take-money = Prendre { $amount } à la banque
console-take-value = Tirer une carte de valeur
console-lay = La carte est tirée, l’argent n’est plus possible : elle va sous un tableau.
console-lay-look = Maintenir appuyé pour voir
console-lay-where = Sous quel tableau de { $name } ?
console-buy-for = Acheter pour { $price }
console-to-auction = Non, aux enchères
console-decline = Passer
console-choose-private-auction = Quel tableau mettre en vente ?
console-choose-buy-from-player = Quel tableau acheter ?
console-choose-sell-to-bank = Quel tableau vendre à la banque ?
console-choose-forced-sale = Quel tableau vendre à la banque ?
console-do-private-auction-none = Mettre en vente
console-do-private-auction = Mettre en vente le tableau { $painting }
console-do-buy-from-player-none = Acheter
console-do-buy-from-player = Acheter le tableau { $painting } à { $name } pour { $price }
console-do-sell-to-bank-none = Vendre à la banque
console-do-sell-to-bank = Vendre le tableau { $painting } à sa valeur
console-do-forced-sale-none = Vendre à la banque
console-do-forced-sale = Vendre le tableau { $painting } pour { $price }
console-values =
    { $count ->
    [one] Que dit la carte ?
   *[other] Que disent les { $count } cartes ?
    }
console-values-left =
    { $count ->
    [one] il en reste { $count }
   *[other] il en reste { $count }
    }
console-values-all-seen = Toutes ces cartes ont déjà été vues.
console-values-take-out = Cliquer pour retirer la carte
# Looking at one's own cards.
console-peek-how = Maintenir appuyé pour montrer la valeur au propriétaire
console-peek-drawn = la carte tirée
console-peek-let-go = Relâchez : les cartes disparaissent.
console-peek-away = Tout le monde détourne les yeux, sauf { $name }.
console-peek-hold = Maintenir appuyé pour voir
console-peek-done = C’est fait
# The end.
console-reveal = On révèle les valeurs
console-reveal-left =
    { $count ->
    [one] Il reste un tableau à révéler.
   *[other] Il reste { $count } tableaux à révéler.
    }
console-reveal-do = Noter et continuer
console-reveal-other = Ou un autre tableau d’abord :
console-over = La partie est finie
console-winner =
    { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
    }
console-cash = liquide { $cash }
console-wealth = liquide { $cash } · tableaux { $sum }
console-again = Nouvelle partie, mêmes joueurs
console-replay = Projeter la révélation
console-to-start = Page d’accueil
# Notes that change hands.
console-notes = Billets à remettre
console-notes-back = À rendre
console-notes-start = La banque donne à chacun { $sum } :
console-pays = { $payer } → { $payee } : { $amount }
console-notes-handed = { $name } donne :
console-notes-change = { $name } rend :
console-notes-short = La banque n’a plus assez de ces billets. On continue : notez la dette sur un papier, ou imprimez-en d’autres.
console-back-card = La carte sous le tableau { $painting } revient sur le dessus de la pioche.
console-back-seen = La carte sous le tableau { $painting } revient en main.
console-back-pile = Le tableau { $painting } revient sur le dessus de la pile.
console-back-left = Le tableau { $painting } et ses cartes reviennent en jeu.
console-back-easel = Le tableau { $painting } revient sur le chevalet.
console-back-owner = Le tableau { $painting } revient à { $name }.
# Undo, redo, entries.
console-undo = Annuler
console-undo-what = Annuler : { $what }
console-undo-going = Reprendre les enchères
console-redo = Refaire
console-redo-what = Refaire : { $what }
console-undone = annulé
console-entry = Entrée { $number }
console-reverse-text = Une ancienne entrée peut être reprise : argent et tableau reviennent ensemble, et le registre garde les deux.
console-reverse-do = Reprendre argent et tableau
console-assign-title = Tableau { $painting } : à qui revient-il ?
console-assign-text = On peut le remettre au véritable acheteur pour le montant offert, avec une carte de valeur.
console-assign-do = Remettre
console-assign-not = Laisser à la banque
# The bank, and what is seldom needed.
console-bank-paintings =
    { $count ->
    [one] { $count } tableau
   *[other] { $count } tableaux
    }
console-bank-values =
    { $count ->
    [one] { $count } carte de valeur
   *[other] { $count } cartes de valeur
    }
console-bank-issued = Argent en jeu : { $sum }
console-count = Compter
console-correct = Corriger
console-bell = La cloche
console-about = Options : { $name }
console-left = Partis : { $names }
console-bell-ask = Finir la partie ?
console-bell-ask-text = La vente en cours est annulée, les tableaux de la banque sortent du jeu et toutes les valeurs sont révélées. La cloche peut être annulée dans le registre.
console-bell-ask-do = Sonner la cloche
console-close-ask = Fermer la partie ?
console-close-ask-text = Tout est enregistré. « Continuer la dernière partie » revient exactement ici.
console-close-ask-do = Fermer
console-players-title = Les joueurs
console-rename = Renommer
console-rename-title = Un autre nom pour { $name }
console-rename-hint = Nom
console-rename-do = Renommer
console-leave = Départ
console-leave-ask = { $name } quitte la partie ?
console-leave-ask-text = L’argent revient à la banque, les tableaux sous la pile et leurs cartes, sans les regarder, sous la leur.
console-leave-ask-do = Départ
console-join = Nouveau joueur…
console-join-title = Un joueur arrive
console-join-text = La dernière place, avec l’argent de départ, un tableau et une carte de valeur.
console-join-painting = Numéro du tableau tiré
console-join-do = Ajouter
console-count-title = Compter l’argent
console-count-told = Compté { $counted } · au registre { $booked }
console-count-correct = Corriger de { $amount }
console-count-do = Noter le compte
console-count-reason = compte d’argent
console-correct-title = Corriger à la main
console-correct-text = Ici, on ne corrige que l’argent. Pour une vente notée par erreur : cliquer sur sa ligne dans le registre ; l’argent et le tableau reviennent ensemble.
console-correct-from = Qui paie
console-correct-to = Qui reçoit
console-correct-amount = Montant
console-correct-reason = Raison
console-correct-reason-hint = Que s’est-il passé ?
console-correct-do = Noter la correction
# The card of keys.
console-keys-title = Les touches
console-keys-spin = Tourner la roue
console-keys-bid = Enchère du joueur
console-keys-enter = Confirmer : une fois, deux fois, adjugé
console-keys-escape = Passer ; fermer
console-keys-undo = Annuler
console-keys-redo = Refaire
console-keys-projector = Projection : ouvrir, fermer
console-keys-black = Noir
console-keys-freeze = Figer
console-keys-odds = Les chances de la roue et les derniers lancers, puis la roue ; le score
console-keys-sound = Son
console-keys-next = Suivant, comme un diaporama
console-keys-skip = Aller à la fin de la révélation ou du décompte
console-keys-card = Cette carte
console-unseen = La projection est fermée : F5 montre la roue à tous.
