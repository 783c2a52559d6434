painting-count = { $count ->
    [one] one painting
   *[other] { $count } paintings
}
