the-bank = la banque
card-hidden = une carte cachée
list-two = { $first } et { $second }
list-more = { $first }, { $second }
record-new = La table est ouverte : { $players } joueurs, { $paintings } tableaux.
record-deal = Donne de départ : { $dealt }.
record-dealt = { $name } tableau { $painting }
record-spin = Tour de roue { $k } : { $what }.
record-spin-price = Tour de roue { $k } : { $what } pour { $price }.
record-nothing = Rien à faire ; le tour passe.
record-draw = Le tableau { $painting } est sur le chevalet.
record-received = { $name } reçoit le tableau { $painting } de la banque.
record-offer = { $name } met en vente le tableau { $painting }.
record-bid = { $name } propose { $amount }.
record-sold = Le tableau { $painting } est adjugé à { $name } pour { $amount }.
record-passed = Le tableau { $painting } n’est pas vendu.
record-take-money = { $name } prend { $amount } à la banque.
record-take-value = Une carte de valeur est tirée et posée sous le tableau { $painting }.
record-take-look = Une carte de valeur est tirée et regardée.
record-lay = La carte est posée sous le tableau { $painting }.
record-buy = { $name } achète le tableau { $painting } pour { $amount } (vendeur : { $seller }).
record-sell = Le tableau { $painting } est vendu à la banque pour { $amount } et quitte le jeu (cartes : { $cards }).
record-decline = On passe.
record-reveal = Sous le tableau { $painting } : { $cards }.
record-correct = Correction : { $payer } verse { $amount } à { $payee } ({ $reason }).
record-count = Billets de { $name } comptés : { $counted }, comme dans le registre.
record-rename = { $before } s’appelle maintenant { $name }.
record-leave = { $name } quitte la partie ; argent et tableaux reviennent à la banque.
record-join = { $name } rejoint la partie avec l’argent de départ et le tableau { $painting }.
record-assign = Le tableau { $painting } est attribué à { $name } pour { $amount }.
record-reverse = L’entrée { $entry } est reprise, argent et tableau.
record-reverse-why = L’entrée { $entry } est reprise, argent et tableau ({ $reason }).
record-undo = Annulé : { $what }.
record-redo = Rétabli : { $what }.
record-finish = La cloche : la partie est close.
record-revealing = On découvre maintenant les valeurs.
record-other = { $kind }
record-ended =
    { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
    }
record-spin-by = Tour de roue { $k }, { $name } : { $what }.
record-spin-price-by = Tour de roue { $k }, { $name } : { $what } pour { $price }.
record-sell-by = { $name } vend le tableau { $painting } à la banque pour { $amount } ; il quitte le jeu (cartes : { $cards }).
record-decline-by = { $name } passe.
