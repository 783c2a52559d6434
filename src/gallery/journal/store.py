"""A game file: SQLite, one file when closed, every command one durable transaction, open in one place at a time."""

import contextlib
import errno
import hashlib
import os
import shutil
import sqlite3
import stat
import tempfile
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

from gallery.journal.entry import Chain, Entry, read_entry
from gallery.places import sync_folder
from gallery.refusal import Refused

APPLICATION_ID = 0x47414C59
"""Marks the file as ours ("GALY") for `file` and for us."""

FORMAT = 1
"""The version of the tables; SQLite's user_version."""

_TABLES = """
CREATE TABLE entry (seq INTEGER PRIMARY KEY, command TEXT NOT NULL UNIQUE, hash TEXT NOT NULL, body BLOB NOT NULL) STRICT;
CREATE TABLE head (one INTEGER PRIMARY KEY CHECK (one = 1), length INTEGER NOT NULL, hash TEXT NOT NULL) STRICT;
INSERT INTO head VALUES (1, 0, '');
"""


PART = ".new-{}.part"
"""What a game file is called while its first entry is put into it. A killed program leaves it behind; it is never needed."""

PART_LIFE = 600.0
"""Seconds after which such a file is a dead one's."""

_open_here: set[tuple[int, int]] = set()
"""The files that this process is playing in (device and inode).

Closing any handle of a file takes away all locks that the process has on it (POSIX), so none of these is opened again.
"""


class GameFile:
    """The open file of one game. Made by `create`, `open` or `read`; `close` it, or use it with `with`.

    While it is open for play nothing else in the program may open the file (to copy it, say): that would end its lock.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection, *, scratch: Path | None = None) -> None:
        self.path = path
        self._connection = connection
        self._scratch = scratch
        self._identity: tuple[int, int] | None = None

    @classmethod
    def create(cls, path: Path, *entries: Entry) -> "GameFile":
        """A new file that appears only with its first entries in it, all of them.

        Refuses `file_exists`, `no_folder`, `not_writable` and `disk_full`; a refused file leaves nothing behind.
        """
        cls.check_new(path)
        _sweep(path.parent)
        # Its own name and not one made of the file's: that may be as long as the disk allows already.
        part = path.with_name(PART.format(uuid.uuid4().hex[:12]))
        try:
            with _explained(path):
                with contextlib.closing(cls._connect(f"{_uri(part)}?mode=rwc", writable=True)) as connection:
                    connection.executescript(
                        f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {FORMAT};BEGIN; {_TABLES}"
                    )
                    for entry in entries:
                        _insert(connection, entry)
                    connection.execute("COMMIT")
                # What is left of a deleted game of this name would be taken for ours and undo our first page.
                _beside(path).unlink(missing_ok=True)
                # A link refuses to replace a file that appeared meanwhile; where the disk knows no links, a rename must do.
                try:
                    os.link(part, path)
                except FileExistsError:
                    raise Refused("file_exists", file=path.name) from None
                except OSError:
                    if path.exists():
                        raise Refused("file_exists", file=path.name) from None
                    part.rename(path)
                sync_folder(path.parent)
        finally:
            for rest in (part, part.with_name(part.name + "-journal")):
                with contextlib.suppress(OSError):
                    rest.unlink(missing_ok=True)
        try:
            return cls.open(path)
        except Refused as refused:
            if refused.key != "open_elsewhere":
                with contextlib.suppress(OSError):
                    path.unlink()
            raise

    @staticmethod
    def check_new(path: Path) -> None:
        """Refuses `file_exists`, `no_folder` and `not_writable` when no new file can be made there."""
        with _explained(path):
            # A link that leads nowhere is something that would be replaced, too.
            if path.exists() or path.is_symlink():
                raise Refused("file_exists", file=path.name)
            if not path.parent.is_dir():
                raise Refused("no_folder", folder=str(path.parent))
            # Also when its name is too long for this disk.
            if _beside(path).exists() and not _is_remainder(_beside(path)):
                raise Refused("file_exists", file=_beside(path).name)

    @classmethod
    def open(cls, path: Path) -> "GameFile":
        """An existing game, to go on playing; nobody else can open it until it is closed.

        Refuses `no_such_file`, `foreign_file`, `newer_file`, `damaged_file`, `read_only_file` and `open_elsewhere`.
        """
        identity = _check_header(path)
        if not os.access(path, os.W_OK) or not os.access(path.parent, os.W_OK):
            raise Refused("read_only_file", file=path.name)
        with _explained(path):
            game = cls(path, cls._connect(f"{_uri(path)}?mode=rw", writable=True))
            try:
                game._check_tables()
            except BaseException:
                game.close()
                raise
        # What a kill left and SQLite did not need for putting the file right; under our lock it belongs to nobody.
        with contextlib.suppress(OSError):
            _beside(path).unlink(missing_ok=True)
        game._identity = identity
        _open_here.add(identity)
        return game

    @classmethod
    def read(cls, path: Path) -> "GameFile":
        """An existing game, to look at only. Refuses what `open` refuses, but a read-only file is welcome."""
        _check_header(path)
        # What a killed program left half-written is put right by SQLite, which needs to write for it.
        unfinished = _beside(path).exists() and os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)
        with _explained(path, reading=True):
            try:
                return cls._look(path, f"{_uri(path)}?mode={'rw' if unfinished else 'ro'}")
            except sqlite3.OperationalError as fault:
                if not _named(fault).startswith("SQLITE_READONLY") or not _beside(path).exists():
                    raise
            # Half-written and read-only: nobody is playing in it (else it were locked), so a copy is put right instead.
            scratch = Path(tempfile.mkdtemp(prefix="gallery-"))
            try:
                for part in (path, _beside(path)):
                    shutil.copyfile(part, scratch / part.name)
                return cls._look(path, f"{_uri(scratch / path.name)}?mode=rw", scratch)
            except BaseException:
                shutil.rmtree(scratch, ignore_errors=True)
                raise

    @classmethod
    def _look(cls, path: Path, uri: str, scratch: Path | None = None) -> "GameFile":
        game = cls(path, cls._connect(uri, writable=False), scratch=scratch)
        try:
            game._check_tables()
        except BaseException:
            game._connection.close()
            raise
        return game

    @staticmethod
    def _connect(uri: str, *, writable: bool) -> sqlite3.Connection:
        connection = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=0.5, check_same_thread=False)
        try:
            if writable:
                connection.execute("PRAGMA synchronous = FULL")
                # Kept until the connection ends, also by a kill. The mode is set only under the lock: a connection in this
                # mode holds on to the shared lock while it waits, and two that start at once would wait for each other.
                connection.execute("BEGIN EXCLUSIVE")
                connection.execute("PRAGMA locking_mode = EXCLUSIVE")
                connection.execute("COMMIT")
        except BaseException:
            connection.close()
            raise
        return connection

    def _check_tables(self) -> None:
        (application,) = self._connection.execute("PRAGMA application_id").fetchone()
        (version,) = self._connection.execute("PRAGMA user_version").fetchone()
        if application != APPLICATION_ID:
            raise Refused("foreign_file", file=self.path.name)
        if version > FORMAT:
            raise Refused("newer_file", file=self.path.name, version=version, known=FORMAT)
        if version != FORMAT:
            raise Refused("damaged_file", file=self.path.name, detail="version")

    def append(self, entry: Entry) -> None:
        """Puts an entry on disk; when this returns it survives a power cut.

        Refuses `disk_full`, `not_writable` and `file_gone`; what was there before stays as it was.
        """
        self._check_place()
        with _explained(self.path):
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                _insert(self._connection, entry)
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    with contextlib.suppress(sqlite3.Error):
                        self._connection.execute("ROLLBACK")
                raise

    def _check_place(self) -> None:
        # A file that was deleted or replaced can still be written to here, and nobody would ever find it.
        try:
            if _identity(self.path.stat()) == self._identity:
                return
        except OSError as fault:
            raise Refused("file_gone", file=self.path.name) from fault
        raise Refused("file_gone", file=self.path.name)

    def entries(self) -> Iterator[Entry]:
        """All entries, oldest first, their chain checked as they come. Refuses `damaged_file` and `newer_file`."""
        chain = Chain()
        with _explained(self.path, reading=True):
            for seq, command, digest, body in self._connection.execute(
                "SELECT seq, command, hash, body FROM entry ORDER BY seq"
            ):
                # A damaged row can hold another kind of value than its column.
                if not isinstance(body, bytes):
                    raise Refused("damaged_file", file=self.path.name, entry=seq, detail="body")
                entry = read_entry(body)
                if (entry.seq, entry.command) != (seq, command) or hashlib.sha256(body).hexdigest() != digest:
                    raise Refused("damaged_file", file=self.path.name, entry=seq, detail="hash")
                chain = chain.link(entry, digest)
                yield entry
            if self._connection.execute("SELECT length, hash FROM head").fetchall() != [(chain.length, chain.head)]:
                raise Refused("damaged_file", file=self.path.name, entry=chain.length, detail="head")
            if chain.length == 0:
                raise Refused("damaged_file", file=self.path.name, detail="empty")

    def check_pages(self) -> None:
        """Lets SQLite check its own pages. Refuses `damaged_file`."""
        with _explained(self.path, reading=True):
            if self._connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise Refused("damaged_file", file=self.path.name, detail="pages")

    def close(self) -> None:
        """Ends the connection and the lock. The file is one whole file then."""
        self._connection.close()
        if self._identity is not None:
            _open_here.discard(self._identity)
        if self._scratch is not None:
            shutil.rmtree(self._scratch, ignore_errors=True)

    def __enter__(self) -> "GameFile":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _insert(connection: sqlite3.Connection, entry: Entry) -> None:
    digest = entry.hash
    connection.execute("INSERT INTO entry VALUES (?, ?, ?, ?)", (entry.seq, entry.command, digest, entry.body()))
    connection.execute("UPDATE head SET length = ?, hash = ?", (entry.seq, digest))


def _uri(path: Path) -> str:
    return path.absolute().as_uri()


def _beside(path: Path) -> Path:
    """Where SQLite keeps what it needs to take a half-written command back."""
    return path.with_name(path.name + "-journal")


def _is_remainder(journal: Path) -> bool:
    """Whether a file is what SQLite leaves beside a game when the program is killed: its mark, or zeros over it."""
    with journal.open("rb") as file:
        return file.read(8) in (b"", bytes(8), bytes.fromhex("d9d505f920a163d7"))


def _identity(status: os.stat_result) -> tuple[int, int]:
    return status.st_dev, status.st_ino


def _check_header(path: Path) -> tuple[int, int]:
    """The identity of a file whose first bytes are those of a game that we can read; refuses all others, untouched."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            # A pipe would be waited for without end.
            raise Refused("foreign_file", file=path.name)
        if _identity(status) in _open_here:
            raise Refused("open_elsewhere", file=path.name)
        with path.open("rb") as file:
            header = file.read(100)
    except (FileNotFoundError, NotADirectoryError):
        raise Refused("no_such_file", file=path.name) from None
    except OSError as fault:
        raise Refused("not_readable", file=path.name, detail=str(fault.strerror)) from fault
    if header[:16] != b"SQLite format 3\0" or len(header) < 100:
        raise Refused("foreign_file", file=path.name)
    # Read here, before SQLite opens it, so that a foreign database is never touched.
    if int.from_bytes(header[68:72], "big") != APPLICATION_ID:
        raise Refused("foreign_file", file=path.name)
    version = int.from_bytes(header[60:64], "big")
    if version > FORMAT:
        raise Refused("newer_file", file=path.name, version=version, known=FORMAT)
    # Ours never are in the other journal mode, in which SQLite would make two more files only to look.
    if header[18:20] != b"\1\1":
        raise Refused("damaged_file", file=path.name, detail="header")
    return _identity(status)


def _sweep(folder: Path) -> None:
    """Takes away what a killed program left half-made in a folder."""
    old = time.time() - PART_LIFE
    for part in folder.glob(PART.format("*") + "*"):
        with contextlib.suppress(OSError):
            if part.stat().st_mtime < old:
                part.unlink()


_NO_ROOM = {errno.ENOSPC, errno.EFBIG, errno.EDQUOT}


def _named(fault: sqlite3.Error) -> str:
    return getattr(fault, "sqlite_errorname", "") or ""


@contextlib.contextmanager
def _explained(path: Path, *, reading: bool = False) -> Iterator[None]:
    """Turns what SQLite and the system say into one of our refusals."""
    cannot = "not_readable" if reading else "not_writable"
    try:
        yield
    except sqlite3.Error as fault:
        code, text = _named(fault), str(fault)
        if code.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
            raise Refused("open_elsewhere", file=path.name) from fault
        if code.startswith("SQLITE_FULL"):
            raise Refused("disk_full", file=path.name) from fault
        if code.startswith("SQLITE_READONLY"):
            raise Refused("read_only_file", file=path.name) from fault
        if code.startswith(("SQLITE_IOERR", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")):
            raise Refused(cannot, file=path.name, detail=text) from fault
        raise Refused("damaged_file", file=path.name, detail=text) from fault
    except UnicodeDecodeError as fault:
        raise Refused("damaged_file", file=path.name, detail=str(fault)) from fault
    except OSError as fault:
        key = "disk_full" if fault.errno in _NO_ROOM else cannot
        raise Refused(key, file=path.name, detail=str(fault.strerror)) from fault
