state-head = { $count ->
    [one] Après { $count } tour de roue : { $phase }
   *[other] Après { $count } tours de roue : { $phase }
    }
state-turn = Au tour de { $name }
state-player = { $name } : { $cash }, tableaux { $paintings }
state-player-wealth = { $name } : { $cash }, tableaux { $paintings }, fortune { $wealth }
state-bank = Banque : { $sum } ; il reste { $paintings } tableaux et { $values } cartes de valeur
state-lot = Sur le chevalet : tableau { $painting }
state-winners = Victoire : { $names }
state-none = aucun
verify-good = { $entries } entrées : le registre est en règle.
saved-as = Enregistré sous { $file }.
print-progress = Impression : { $done } fichiers sur { $of }
