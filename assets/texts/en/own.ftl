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
newgame-collection = Pictures
own-house = The house collection
console-collection-gone = The collection of pictures of this game is no longer there. The game goes on with plain canvases, told by their numbers.
own-import = Import pictures…
own-import-title = Pictures of your own
own-import-text = A folder of pictures becomes a collection, for the auction and for printing. The pictures are copied; nothing in the folder is changed. A table catalogue.csv in it gives title, artist and year.
own-drop = Drop a folder or a zip file here
own-choose-folder = Choose a folder…
own-choose-zip = Choose a zip file…
own-name = Name of the collection
own-import-do = Import
own-working = { $name } is being imported
own-cancel = Cancel
own-all-taken = Every picture in the folder was taken.
own-done = Done
own-count = { $count ->
    [one] One picture
   *[other] { $count } pictures
}
own-hint = Drag a picture, or press Alt and an arrow, to hang it elsewhere; Del leaves it out.
own-leave-out = Leave out
own-leave-out-ask = Leave { $title } out of { $name }?
own-leave-out-ask-text = The pictures after it get other numbers: cards that are printed already do not fit any more. The picture is gone from the collection, but not from the folder that it came from.
own-leave-out-ask-do = Leave out
own-rename = Rename
own-rename-title = Another name for { $name }
own-rename-do = Rename
own-export = Save as zip…
own-exported = { $name } was saved: { $file }
own-delete = Delete
own-delete-ask = Delete the collection { $name }?
own-delete-ask-text = Its copied pictures are deleted; the folder that they came from is left alone. Games that used it go on with plain canvases.
own-delete-ask-do = Delete
own-left-out-more = … and { $count } more.
