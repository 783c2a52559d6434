painting-count = { $count ->
    [one] { $count } tableau
   *[other] { $count } tableaux
}
