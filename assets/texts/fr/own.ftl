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
newgame-collection = Images
own-house = La collection de la maison
console-collection-gone = La collection d’images de cette partie n’est plus là. La partie continue avec des toiles nues, reconnues à leur numéro.
own-import = Importer des images…
own-import-title = Vos propres images
own-import-text = Un dossier d’images devient une collection, pour la vente et pour l’impression. Les images sont copiées ; rien n’est changé dans le dossier. Un tableau catalogue.csv y donne titre, artiste et année.
own-drop = Déposez ici un dossier ou un fichier zip
own-choose-folder = Choisir un dossier…
own-choose-zip = Choisir un fichier zip…
own-name = Nom de la collection
own-import-do = Importer
own-working = Importation de { $name }
own-cancel = Annuler
own-all-taken = Toutes les images du dossier ont été prises.
own-done = Terminé
own-count = { $count ->
    [one] Une image
   *[other] { $count } images
}
own-hint = Glissez une image, ou Alt et une flèche, pour la déplacer ; Suppr l’écarte.
own-leave-out = Écarter
own-leave-out-ask = Écarter { $title } de { $name } ?
own-leave-out-ask-text = Les images suivantes changent de numéro : des cartes déjà imprimées ne correspondent plus. L’image disparaît de la collection, mais pas du dossier d’où elle vient.
own-leave-out-ask-do = Écarter
own-rename = Renommer
own-rename-title = Un autre nom pour { $name }
own-rename-do = Renommer
own-export = Enregistrer en zip…
own-exported = { $name } est enregistrée : { $file }
own-delete = Supprimer
own-delete-ask = Supprimer la collection { $name } ?
own-delete-ask-text = Ses copies d’images sont supprimées ; le dossier d’où elles viennent reste tel quel. Les parties qui l’utilisaient continuent avec des toiles nues.
own-delete-ask-do = Supprimer
own-left-out-more = … et { $count } de plus.
