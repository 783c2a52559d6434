"""A game file: SQLite, one file when closed, every command one durable transaction, open in one place at a time."""

import contextlib
import hashlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from gallery.journal.entry import Chain, Entry, read_entry
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


class GameFile:
    """The open file of one game. Made by `create`, `open` or `read`; `close` it, or use it with `with`."""

    def __init__(self, path: Path, connection: sqlite3.Connection, writable: bool) -> None:
        self.path = path
        self.writable = writable
        self._connection = connection

    @classmethod
    def create(cls, path: Path, first: Entry) -> "GameFile":
        """A new file that appears only with its first entry in it.

        Refuses `file_exists`, `no_folder`, `not_writable` and `disk_full`; a refused file leaves nothing behind.
        """
        if path.exists():
            raise Refused("file_exists", file=path.name)
        if not path.parent.is_dir():
            raise Refused("no_folder", folder=str(path.parent))
        part = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            with _explained(path):
                made = cls._connect(part, f"{_uri(part)}?mode=rwc", writable=True)
                made._connection.executescript(
                    f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {FORMAT};BEGIN; {_TABLES} COMMIT;"
                )
                made.append(first)
                made.close()
                # A link refuses to replace a file that appeared meanwhile; where the disk knows no links, a rename must do.
                try:
                    os.link(part, path)
                except FileExistsError:
                    raise Refused("file_exists", file=path.name) from None
                except OSError:
                    if path.exists():
                        raise Refused("file_exists", file=path.name) from None
                    part.rename(path)
                _sync_folder(path.parent)
        finally:
            for rest in (part, part.with_name(part.name + "-journal")):
                rest.unlink(missing_ok=True)
        return cls.open(path)

    @classmethod
    def open(cls, path: Path) -> "GameFile":
        """An existing game, to go on playing; nobody else can open it until it is closed.

        Refuses `no_such_file`, `foreign_file`, `newer_file`, `damaged_file`, `read_only_file` and `open_elsewhere`.
        """
        _check_header(path)
        if not os.access(path, os.W_OK) or not os.access(path.parent, os.W_OK):
            raise Refused("read_only_file", file=path.name)
        with _explained(path):
            game = cls._connect(path, f"{_uri(path)}?mode=rw", writable=True)
            try:
                game._check_tables()
            except BaseException:
                game.close()
                raise
            return game

    @classmethod
    def read(cls, path: Path) -> "GameFile":
        """An existing game, to look at only. Refuses what `open` refuses, but a read-only file is welcome."""
        _check_header(path)
        # What a killed program left half-written is put right by SQLite, which needs to write for it.
        unfinished = path.with_name(path.name + "-journal").exists() and os.access(path, os.W_OK)
        with _explained(path):
            game = cls._connect(path, f"{_uri(path)}?mode={'rw' if unfinished else 'ro'}", writable=False)
            try:
                game._check_tables()
            except BaseException:
                game.close()
                raise
            return game

    @classmethod
    def _connect(cls, path: Path, uri: str, *, writable: bool) -> "GameFile":
        connection = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=1.0, check_same_thread=False)
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
        return cls(path, connection, writable)

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
        """Puts an entry on disk; when this returns it survives a power cut. Refuses `disk_full` and `not_writable`."""
        body = entry.body()
        with _explained(self.path):
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                self._connection.execute(
                    "INSERT INTO entry VALUES (?, ?, ?, ?)", (entry.seq, entry.command, entry.hash, body)
                )
                self._connection.execute("UPDATE head SET length = ?, hash = ?", (entry.seq, entry.hash))
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    with contextlib.suppress(sqlite3.Error):
                        self._connection.execute("ROLLBACK")
                raise

    def entries(self) -> Iterator[Entry]:
        """All entries, oldest first, their chain checked as they come. Refuses `damaged_file` and `newer_file`."""
        chain = Chain()
        with _explained(self.path):
            for seq, command, digest, body in self._connection.execute(
                "SELECT seq, command, hash, body FROM entry ORDER BY seq"
            ):
                entry = read_entry(bytes(body))
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
        with _explained(self.path):
            if self._connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise Refused("damaged_file", file=self.path.name, detail="pages")

    def close(self) -> None:
        """Ends the connection and the lock. The file is one whole file then."""
        self._connection.close()

    def __enter__(self) -> "GameFile":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _uri(path: Path) -> str:
    return path.absolute().as_uri()


def _check_header(path: Path) -> None:
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except FileNotFoundError:
        raise Refused("no_such_file", file=path.name) from None
    except OSError as fault:
        raise Refused("not_readable", file=path.name, detail=str(fault.strerror)) from fault
    if header[:16] != b"SQLite format 3\0" or len(header) < 100:
        raise Refused("foreign_file", file=path.name)
    # Read here, before SQLite opens it, so that a foreign database is never touched.
    if int.from_bytes(header[68:72], "big") != APPLICATION_ID:
        raise Refused("foreign_file", file=path.name)
    if int.from_bytes(header[60:64], "big") > FORMAT:
        raise Refused("newer_file", file=path.name, version=int.from_bytes(header[60:64], "big"), known=FORMAT)


def _sync_folder(folder: Path) -> None:
    # Windows cannot open a folder; there the rename itself is durable enough.
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@contextlib.contextmanager
def _explained(path: Path) -> Iterator[None]:
    """Turns what SQLite and the system say into one of our refusals."""
    try:
        yield
    except sqlite3.Error as fault:
        code = getattr(fault, "sqlite_errorname", "") or ""
        text = str(fault)
        if code.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")) or "locked" in text:
            raise Refused("open_elsewhere", file=path.name) from fault
        if code.startswith("SQLITE_FULL"):
            raise Refused("disk_full", file=path.name) from fault
        if code.startswith("SQLITE_READONLY"):
            raise Refused("read_only_file", file=path.name) from fault
        if code.startswith(("SQLITE_IOERR", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")):
            raise Refused("not_writable", file=path.name, detail=text) from fault
        raise Refused("damaged_file", file=path.name, detail=text) from fault
    except UnicodeDecodeError as fault:
        raise Refused("damaged_file", file=path.name, detail=str(fault)) from fault
    except OSError as fault:
        key = "disk_full" if fault.errno in (28, 27, 122) else "not_writable"
        raise Refused(key, file=path.name, detail=str(fault.strerror)) from fault
