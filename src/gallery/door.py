"""What the `gallery` command calls: the window or the command line, whichever was asked for.

The command line's own library takes a good part of the time in which a window can stand, so the window does not import it.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from gallery.opening import open_window
from gallery.refusal import Refused
from gallery.texts.language import LANGUAGES, Language

SAVED = ".gallery"
"""How the name of a saved game ends."""


class Wish(NamedTuple):
    """How the window was asked for; `file` is the saved game that lies on the table then."""

    language: Language | None
    data: Path | None
    file: Path | None = None


def window_wish(arguments: Sequence[str]) -> Wish | None:
    """How the window was asked for, None when anything else was, right or wrong: the command line tells that."""
    language: Language | None = None
    data: Path | None = None
    file: Path | None = None
    waiting = iter(arguments)
    for argument in waiting:
        if file is None and argument.endswith(SAVED) and not argument.startswith("-"):
            file = Path(argument)
            continue
        option, given, value = argument.partition("=")
        if not given:
            value = next(waiting, "")
        if option == "--lang" and value in LANGUAGES:
            language = next(known for known in LANGUAGES if known == value)
        elif option == "--data" and value:
            data = Path(value)
        else:
            return None
    return Wish(language, data, file)


def main() -> None:
    """The console script."""
    wish = window_wish(sys.argv[1:])
    if wish is None:
        from gallery.cli import main as command_line

        command_line()
        return
    try:
        sys.exit(open_window(wish.data, wish.language, wish.file))
    except KeyboardInterrupt:
        sys.exit(130)
    except Refused as refused:
        from gallery.cli import tell_refusal

        tell_refusal(refused, wish.language)
    except Exception as fault:
        from gallery.cli import tell_fault

        tell_fault(fault, wish.language)


if __name__ == "__main__":
    main()
