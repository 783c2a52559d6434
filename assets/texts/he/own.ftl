# אוספים משלנו.
own-imported = { $count ->
    [one] באוסף { $name } יש עכשיו תמונה אחת.
   *[other] באוסף { $name } יש עכשיו { $count } תמונות.
}
own-left-out = { $count ->
    [one] קובץ אחד הושאר בחוץ:
   *[other] { $count } קבצים הושארו בחוץ:
}
own-progress = תמונה { $done } מתוך { $of }
