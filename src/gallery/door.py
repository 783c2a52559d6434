"""What the `gallery` command calls: the window or the command line, whichever was asked for.

The command line's own library takes a good part of the time in which a window can stand, so the window does not import it.
"""

import gc
import os
import socket
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn

from gallery.refusal import Refused
from gallery.texts.language import LANGUAGES, Language


class Wish(NamedTuple):
    """How the window was asked for."""

    language: Language | None
    data: Path | None


def window_wish(arguments: Sequence[str]) -> Wish | None:
    """How the window was asked for, None when anything else was, right or wrong: the command line tells that."""
    language: Language | None = None
    data: Path | None = None
    waiting = iter(arguments)
    for argument in waiting:
        option, given, value = argument.partition("=")
        if not given:
            value = next(waiting, "")
        if option == "--lang" and value in LANGUAGES:
            language = next(known for known in LANGUAGES if known == value)
        elif option == "--data" and value:
            data = Path(value)
        else:
            return None
    return Wish(language, data)


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a window can open; where not, Qt would end the program with words of its own.

    Only Linux tells: by a display that is named and, when it is this machine's own, answers. QT_QPA_PLATFORM is somebody's
    own choice and is left to Qt.
    """
    if not platform.startswith("linux") or environment.get("QT_QPA_PLATFORM") or environment.get("WAYLAND_DISPLAY"):
        return True
    host, colon, rest = environment.get("DISPLAY", "").partition(":")
    if not colon:
        return False
    if host not in ("", "unix"):
        return True
    path = f"/tmp/.X11-unix/X{rest.partition('.')[0]}"
    return any(_answers(address) for address in (path, f"\0{path}"))


def _answers(address: str) -> bool:
    with socket.socket(socket.AF_UNIX) as caller:
        caller.settimeout(1.0)
        try:
            caller.connect(address)
        except OSError:
            return False
    return True


def open_window(wish: Wish) -> NoReturn:
    """Opens the app and ends the program when it is closed; one line and exit 1 where no window can open."""
    if not has_screen(os.environ, sys.platform):
        from gallery.cli import tell_refusal

        tell_refusal(Refused("no_screen"), wish.language)
    # Nothing of what a start makes is garbage, so looking for some would only take time; the program turns it on again.
    gc.disable()
    # Unpacked beside the import of Qt, which takes longer.
    from gallery.fonts import fetch_font

    fetch_font("regular")
    try:
        from gallery.app import run

        sys.exit(run(wish.data, wish.language))
    except KeyboardInterrupt:
        sys.exit(130)
    except ImportError as fault:
        from gallery.cli import tell_refusal

        tell_refusal(Refused("no_qt", reason=str(fault)), wish.language)
    except Exception as fault:
        from gallery.cli import tell_fault

        tell_fault(fault, wish.language)


def main() -> None:
    """The console script."""
    wish = window_wish(sys.argv[1:])
    if wish is None:
        from gallery.cli import main as command_line

        command_line()
        return
    open_window(wish)


if __name__ == "__main__":
    main()
