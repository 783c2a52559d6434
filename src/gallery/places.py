"""Where a person's own things lie: saved games, settings, own wheels and decks."""

import contextlib
import errno
import os
import stat
import tempfile
import time
from pathlib import Path

import msgspec

from gallery.refusal import Refused


class Calibration(msgspec.Struct, frozen=True, kw_only=True):
    """How one printer errs, as it was read off its calibration sheet: `dx` and `dy` millimetres (to the right and upwards) move
    the backs, `scale` percent is for both faces."""

    dx: float = 0.0
    dy: float = 0.0
    scale: float = 100.0


class Settings(msgspec.Struct, kw_only=True):
    """What the app remembers between two evenings. Unknown fields of a newer version are kept out, not refused."""

    language: str | None = None
    dark_room: bool = False
    sound: bool = True
    reduced_motion: bool = False
    projector_screen: str | None = None
    """The identity of the chosen screen, never its coordinates."""
    last_game: str | None = None
    last_over: bool = False
    """Whether that game has come to its end."""
    last_players: list[str] = []
    print_folder: str | None = None
    printer: str | None = None
    """The printer that kits are made for; None when it is not known which it will be."""
    printers: dict[str, Calibration] = {}
    """What was read off each printer's calibration sheet, by the printer's name."""


class Places:
    """The data folder. Made when something is first written into it."""

    def __init__(self, data: Path | None = None) -> None:
        if data is None:
            import platformdirs

            data = Path(platformdirs.user_data_dir("gallery", appauthor=False))
        self.data = data

    @property
    def games(self) -> Path:
        """The folder of saved games."""
        return self.data / "games"

    @property
    def folders(self) -> tuple[Path, ...]:
        """Folders that may hold one's own `wheels`, `decks` and `money`."""
        return (self.data,)

    def make(self, folder: Path) -> Path:
        """The folder, made if it is not there. Refuses `not_writable`."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise Refused("not_writable", file=str(folder), detail=str(fault.strerror)) from fault
        return folder

    def saved_games(self) -> list[Path]:
        """The saved games, the one played last first."""
        found = []
        try:
            for path in self.games.glob("*.gallery"):
                # One can be taken away while we look.
                with contextlib.suppress(FileNotFoundError):
                    status = path.stat()
                    if stat.S_ISREG(status.st_mode) and not path.name.startswith("."):
                        found.append((-status.st_mtime_ns, path.name, path))
        except OSError:
            # A folder that cannot be read holds no game for us; saving into it says what is wrong.
            return []
        return [path for _, _, path in sorted(found)]

    def settings(self) -> Settings:
        """The settings; the default ones when there are none or they cannot be read (they hold nothing of a game)."""
        try:
            return msgspec.json.decode((self.data / "settings.json").read_bytes(), type=Settings)
        except (OSError, msgspec.MsgspecError, RecursionError):
            return Settings()

    def save_settings(self, settings: Settings) -> None:
        """Writes the settings whole or not at all. Refuses `not_writable` and `disk_full`."""
        self.write("settings.json", msgspec.json.format(msgspec.json.encode(settings)))

    def write(self, name: str, data: bytes) -> None:
        """Writes a small file of the data folder whole or not at all. Refuses `not_writable` and `disk_full`."""
        self.make(self.data)
        write_whole(self.data / name, data)


def write_whole(target: Path, data: bytes) -> None:
    """Writes a small file whole or not at all. Refuses `not_writable` and `disk_full`."""
    part = None
    try:
        with tempfile.NamedTemporaryFile("wb", dir=target.parent, prefix=f".{target.name}", delete=False) as file:
            part = Path(file.name)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _replace(part, target)
    except OSError as fault:
        if part is not None:
            with contextlib.suppress(OSError):
                part.unlink(missing_ok=True)
        key = "disk_full" if fault.errno in (errno.ENOSPC, errno.EFBIG, errno.EDQUOT) else "not_writable"
        raise Refused(key, file=target.name, detail=str(fault.strerror)) from fault


PATIENCE = 0.0 if os.name == "posix" else 1.0
"""Seconds to wait for a file that another program looks into (a virus scanner, a backup): Windows will not replace it."""


def _replace(part: Path, target: Path) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            part.replace(target)
        except PermissionError:
            if time.monotonic() >= until:
                raise
            time.sleep(0.05)
        else:
            return


def sync_folder(folder: Path) -> None:
    """Makes the names in a folder survive a power cut; systems that cannot open a folder keep them by themselves."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
