"""Opens the window, for whoever asks for it: the `gallery` command and the command line."""

import gc
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

from gallery.refusal import Refused
from gallery.texts.language import Language


def open_window(data: Path | None, language: Language | None, file: Path | None = None) -> int:
    """Opens the app, with a saved game on the table when a file is given, and returns its exit code when it is closed.

    Refuses `no_screen` where no window can open and `no_qt` where the system lacks a part that windows need.
    """
    if not has_screen(os.environ, sys.platform):
        raise Refused("no_screen")
    # Nothing of what a start makes is garbage, so looking for some would only take time; the program turns it on again.
    gc.disable()
    # Unpacked beside the import of Qt, which takes longer.
    from gallery.fonts import fetch_font

    fetch_font("regular")
    try:
        from gallery.app import run
    except ImportError as fault:
        raise Refused("no_qt", reason=str(fault)) from fault
    return run(data, language, file)


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
