"""Where the files that travel with the program lie: texts, wheels, decks, paintings.

An installed program carries them inside its package; a checkout keeps them at its top level.
"""

from functools import cache
from pathlib import Path


@cache
def assets() -> Path:
    """The folder of shipped files. Refuses with FileNotFoundError when the installation is broken."""
    here = Path(__file__).resolve().parent
    for folder in (here / "assets", here.parent.parent / "assets"):
        if (folder / "texts").is_dir():
            return folder
    raise FileNotFoundError(f"the program's own files are missing beside {here}")
