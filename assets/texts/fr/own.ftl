# Les collections à soi.
own-imported = { $count ->
    [one] La collection { $name } compte maintenant une image.
   *[other] La collection { $name } compte maintenant { $count } images.
}
own-left-out = { $count ->
    [one] Un fichier a été écarté :
   *[other] { $count } fichiers ont été écartés :
}
own-progress = Image { $done } sur { $of }
