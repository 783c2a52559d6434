# Les pièces des jeux d’expositions.
print-kit-tokens = Jetons
print-kit-boards = Plateau des pronostics
print-kit-score-track = Piste de score
print-kit-summaries = Aide-mémoire

# Sur les jetons.
print-exh-high-risk = Haut risque
print-exh-first-player = Premier joueur

# Sur le plateau des pronostics.
print-exh-rare = Rareté
print-exh-abundant = Abondance
print-exh-rare-when = { $works } œuvres ou moins
print-exh-abundant-when = { $works } œuvres ou plus
print-exh-points =
    { $points ->
    [one] point par jeton
   *[other] points par jeton
    }
print-exh-tile = Page { $page } sur { $pages }
print-exh-tile-glue = Encoller la bande hachurée et y poser la page suivante, bord contre le trait.
print-exh-tile-cut = Couper d’une flèche à l’autre, puis coller cette page sur sa voisine.

# Sur la piste de score.
print-exh-counts = compte à partir d’ici
print-exh-track-help = Chaque point d’une exposition est une case à cocher ; on peut aussi y avancer un haricot ou une lentille. Aucune ligne ne dépasse { $track }. À la fin, on n’additionne que les lignes d’au moins { $least_points } points.
print-exh-track-end = À la fin
print-exh-track-total = Total

# Les tableaux des règles et des aide-mémoire.
print-exh-players = Joueurs
print-exh-hand = Cartes en main
print-exh-round-count = Tours
print-exh-space = Case
print-exh-holds = Œuvres
print-exh-each = Points par jeton

# Les règles, une feuille par jeu.
print-exh-lead = de deux à cinq joueurs
print-exh-goal = But du jeu
print-exh-goal-classic-art = Cinq expositions se remplissent, une pour chaque mouvement de la peinture.
print-exh-goal-members-only = Au club, on pronostique tout, de la pluie aux scandales royaux. Chaque sujet est une exposition, et chacune de ses cartes positives compte comme une œuvre.
print-exh-goal-glenns-gallery = La galerie de Glenn montre l’art de cinq régions du monde, chacune dans son exposition. Chaque client qui vient la voir compte comme une œuvre.
print-exh-goal-text = Il s’agit de prédire combien d’œuvres chacune réunira à la fin de la saison : peu, ou beaucoup ? Plus un pronostic est audacieux, plus il rapporte de points, à condition de se réaliser.
print-exh-table = Sur la table
print-exh-table-text =
    { $double ->
    [0] 65 cartes : pour chaque exposition, onze œuvres et deux cartes négatives (« { $negative } »). Le plateau des pronostics, la piste de score et le marqueur du premier joueur, que n’importe qui peut prendre au début. Devant chacun, des jetons d’une même couleur et d’une même forme : { $singles } jetons simples et un jeton à haut risque.
   *[other] 65 cartes : pour chaque exposition, onze œuvres et deux cartes négatives (« { $negative } »). Le plateau des pronostics, la piste de score et le marqueur du premier joueur, que n’importe qui peut prendre au début. Devant chacun, des jetons d’une même couleur et d’une même forme : { $singles } jetons simples, un jeton double et un jeton à haut risque.
    }
print-exh-opening = Saison · 1. Ouverture
print-exh-opening-text = Mélanger toutes les cartes, distribuer les mains et poser deux autres cartes, face visible, dans leurs expositions. Puis, à partir du marqueur, chacun à son tour peut faire un pronostic.
print-exh-rounds = Saison · 2. Tours
print-exh-rounds-text = Chacun à son tour pose deux cartes de sa main dans leurs expositions, puis peut faire un pronostic. Les tours s’arrêtent quand il reste à chacun trois cartes.
print-exh-closing = Saison · 3. Clôture
print-exh-closing-text = Chacun à son tour écarte une carte, face cachée, et pose les deux autres. On ne fait plus de pronostic.
print-exh-cancelling = Cartes négatives
print-exh-cancelling-text = Dès qu’une exposition réunit une œuvre et une carte négative, on retire les deux. Une carte négative restée seule attend la prochaine œuvre. Seules les œuvres comptent ; une carte négative qui attend n’enlève rien.
print-exh-predictions = Pronostics
print-exh-predictions-text =
    { $double ->
    [0] Un pronostic est un jeton simple sur une case libre ; la case est à qui la prend en premier. On peut faire plusieurs pronostics dans une même exposition. Une fois par saison, on peut doubler un pronostic : deux jetons simples à la fois. À l’ouverture seulement, et jamais seul, le jeton à haut risque peut s’y ajouter : il compte comme un jeton de plus.
   *[other] Un pronostic est un jeton simple sur une case libre ; la case est à qui la prend en premier. On peut faire plusieurs pronostics dans une même exposition. Une fois par saison, on peut doubler un pronostic : le jeton double à la place du simple ; il compte pour deux. À l’ouverture seulement, et jamais seul, le jeton à haut risque peut s’y ajouter : il compte comme un jeton de plus.
    }
print-exh-scoring = Le score de la saison
print-exh-scoring-text = Chaque exposition à part : avec quatre œuvres ou moins, tous les pronostics sur 5–8 échouent ; avec cinq ou plus, tous ceux sur 1–4. Parmi les autres, ceux dont le nombre se vérifie rapportent les points de leur case pour chaque jeton. Dans une exposition, nul ne dépasse dix points sur toute la partie.
print-exh-return = Les jetons ensuite
print-exh-return-text =
    { $double ->
    [0] Les jetons des pronostics réussis reviennent, les autres quittent la partie. Le jeton à haut risque revient toujours. Qui n’a plus de jeton simple, ou plus qu’un seul, les récupère tous.
   *[other] Les jetons des pronostics réussis reviennent, les autres quittent la partie. Le jeton à haut risque revient toujours. Qui n’a plus d’autre jeton, ou plus qu’un seul, les récupère tous ; un jeton double compte ici pour un.
    }
print-exh-end = Fin de la partie
print-exh-end-text = Quand, à la fin d’une saison, chaque exposition a au moins un joueur à cinq points ou plus, la partie s’achève. Chacun additionne ses expositions d’au moins cinq points ; les autres ne valent rien. Le plus grand total l’emporte ; à égalité, la victoire est partagée. Sinon, le marqueur passe à la place suivante et une nouvelle saison commence.
print-exh-two = À deux joueurs
print-exh-two-text = Distribuer onze cartes à chacun ; dix autres forment, face cachée, la pioche de la maison. Pendant les tours, chacun pose aussi la première carte de cette pioche. À la clôture, chacun pose avec les siennes une des deux dernières cartes de la maison.
print-exh-example = Exemple
print-exh-example-works = Une exposition finit avec { $works } œuvres :
print-exh-example-right =
    { $points ->
    [one] un jeton sur { $space } : réussi, { $points } point.
   *[other] un jeton sur { $space } : réussi, { $points } points.
    }
print-exh-example-few = doublé sur { $space } : trop d’œuvres, rien ; la mise quitte la partie.
print-exh-example-many = un jeton sur { $space } : pas assez d’œuvres ; le jeton quitte la partie.
print-exh-example-risk = Une autre finit avec { $works } œuvres : doublé avec haut risque sur { $space }, cela fait { $worked }. La piste s’arrête à { $track }.
print-exh-reading = D’après d’autres descriptions de ces jeux : les cartes en main, le nombre de jetons, les points des cases, un pronostic par case, la valeur du haut risque. Notre lecture (E1–E9 dans les règles de Gallery) : une carte négative qui attend n’enlève rien ; un jeton double est un seul jeton quand on les compte ; à égalité, on partage ; la place suivante commence ; avec peu d’œuvres, ce sont les pronostics d’abondance qui échouent ; dix points sont la limite pour toute la partie.

# Ce que seuls disent les aide-mémoire.
print-exh-sum-back = Points et fin
print-exh-sum-opening = Ouverture
print-exh-sum-rounds = Tours
print-exh-sum-closing = Clôture
print-exh-sum-opening-text =
    { $players ->
    [2] Deux cartes sont visibles, dix autres forment la pioche de la maison. Chacun à son tour : un pronostic si l’on veut, avec haut risque si l’on veut.
   *[other] Deux cartes sont visibles. Chacun à son tour : un pronostic si l’on veut, avec haut risque si l’on veut.
    }
print-exh-sum-rounds-text =
    { $players ->
    [2] Chacun à son tour : poser deux cartes et la première de la pioche, puis un pronostic si l’on veut. Jusqu’à ce qu’il reste trois cartes à chacun.
   *[other] Chacun à son tour : poser deux cartes, puis un pronostic si l’on veut. Jusqu’à ce qu’il reste trois cartes à chacun.
    }
print-exh-sum-closing-text =
    { $players ->
    [2] Chacun à son tour : écarter une carte, face cachée, et poser les deux autres avec une des deux dernières de la pioche.
   *[other] Chacun à son tour : écarter une carte, face cachée, et poser les deux autres.
    }
print-exh-sum-cancelling-text = Une œuvre et une carte négative dans la même exposition : on les retire aussitôt. Seule, une carte négative attend et n’enlève rien.
print-exh-sum-predictions-text =
    { $double ->
    [0] Un jeton simple sur une case libre. Une fois par saison, doublé : deux jetons simples à la fois. Haut risque à l’ouverture seulement, avec un jeton : un jeton de plus.
   *[other] Un jeton simple sur une case libre. Une fois par saison, doublé : à sa place le jeton double, qui en vaut deux. Haut risque à l’ouverture seulement, avec un jeton : un jeton de plus.
    }
print-exh-sum-scoring-text = Avec quatre œuvres ou moins, 5–8 échouent ; avec cinq ou plus, 1–4 ; et le nombre doit se vérifier. Points × jetons ; dix points au plus par exposition, sur toute la partie.
print-exh-sum-return-text = Réussi : les jetons reviennent. Échoué : ils quittent la partie. Le haut risque revient toujours. Plus aucun jeton, ou un seul : on les reprend tous.
print-exh-sum-end-text = Quand chaque exposition a quelqu’un à cinq points ou plus. Les expositions à moins de cinq ne valent rien ; le plus grand total l’emporte.
