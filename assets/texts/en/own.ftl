# Collections of one's own.
own-imported = { $count ->
    [one] The collection { $name } has one picture now.
   *[other] The collection { $name } has { $count } pictures now.
}
own-left-out = { $count ->
    [one] One file was left out:
   *[other] { $count } files were left out:
}
own-progress = Picture { $done } of { $of }
