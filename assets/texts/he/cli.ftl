painting-count = { $count ->
    [one] ציור אחד
    [two] שני ציורים
   *[other] { $count } ציורים
}
