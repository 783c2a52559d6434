doctor-title = Examination of this machine
doctor-level-ok = fine
doctor-level-warn = note
doctor-level-fault = fault
doctor-all-well = Everything that the program needs is there.

doctor-python = Python { $version }
doctor-python-old = Python { $version } is too old: install { $needed } or newer and set the program up again.
doctor-sqlite = SQLite { $version } for the saved games
doctor-sqlite-old = SQLite { $version } is too old for saved games: install a Python that brings { $needed } or newer.
doctor-files = The program's own files: { $folder }
doctor-files-missing = The program's own files are missing: install the program again.
doctor-fonts = The program's letters, Latin and Hebrew
doctor-fonts-missing = The program's letters cannot be read ({ $detail }): install the program again.
doctor-qt = Qt { $version } for the windows
doctor-qt-missing = Qt cannot be loaded ({ $detail }): install the program again. Playing from scripts and printing to files work without it.
doctor-qt-library = Qt needs { $library }, which this system lacks. Start the program once by its start file: it names what to install. Playing from scripts and printing to files work without it.
doctor-qt-pair = Qt { $version } fails after a while on Python { $python }: set the program up again with the versions it comes with, or use Python 3.12.
doctor-display-missing = No window can be opened. Start the program in a desktop session, not over a plain remote line.
doctor-display-offscreen = Qt draws without a screen because QT_QPA_PLATFORM says so: remove that setting to see windows.
doctor-screens = { $count } screens, side by side
doctor-screen-single = One screen. For a projector, plug it in and let the system extend the desktop; without one, choose the view for a single screen.
doctor-screens-mirrored = { $count } screens show the same picture. Let the system extend the desktop, or choose the view for a single screen: the class would see the banker's figures.
doctor-sound = Sound: { $count ->
    [one] one output
   *[other] { $count } outputs
}
doctor-sound-missing = No sound output. The program works without; for sound, plug in a loudspeaker.
doctor-printer = Printers: { $names }
doctor-printer-missing = No printer is set up. Save the sheets as PDF files and print them on another machine, or add a printer in the system's settings.
doctor-folder = Saved games: { $folder }, { $megabytes } MB free
doctor-folder-full = Only { $megabytes } MB are free in { $folder }: make room, or choose another folder with --data.
doctor-folder-fault = The folder of saved games cannot be written to ({ $folder }: { $detail }). Choose another one with --data.
