"""The command line, one of the two doors of the product: it wires the rooms together and puts refusals into words."""

import contextlib
import io
import json
import os
import sys
import traceback
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, NoReturn, TypeVar

import click

from gallery import __version__
from gallery.output import let_go, say
from gallery.places import Places
from gallery.refusal import Refused
from gallery.texts.language import LANGUAGES, Language, system_language

Result = TypeVar("Result")


class Context:
    """What the global options said."""

    def __init__(self, language: Language | None, data: str | None) -> None:
        self.places = Places(Path(data) if data else None)
        self.asked = language
        self.language: Language = language or system_language()


class _Anywhere(click.Group):
    """A group whose options may stand before or after the command's name."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        front: list[str] = []
        rest: list[str] = []
        waiting = iter(args)
        for arg in waiting:
            if arg == "--":
                rest += [arg, *waiting]
            elif arg in ("--lang", "--data"):
                value = next(waiting, None)
                if value is None:
                    raise click.BadOptionUsage(arg, f"Option '{arg}' requires an argument.", ctx)
                front += [arg, value]
            elif arg.startswith(("--lang=", "--data=")) or arg == "--version":
                front.append(arg)
            else:
                rest.append(arg)
        return super().parse_args(ctx, front + rest)

    def invoke(self, ctx: click.Context) -> Any:
        """Runs the command; whatever goes wrong and was not foreseen is one line too."""
        try:
            return super().invoke(ctx)
        except (click.exceptions.Exit, click.Abort, click.ClickException, BrokenPipeError):
            raise
        except Refused as refused:
            _fail(ctx.obj or Context(None, None), refused)
        except Exception as fault:
            _unexpected(ctx.obj or Context(None, None), fault)


@click.group(cls=_Anywhere, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language (default: the system's, else English).")
@click.option("--data", metavar="DIR", help="Folder of games, collections and settings.")
@click.version_option(__version__, prog_name="gallery")
@click.pass_context
def cli(ctx: click.Context, lang: Language | None, data: str | None) -> None:
    """Banker, wheel and press of an art auction. Without a command the app opens."""
    ctx.obj = Context(lang, data)
    if ctx.invoked_subcommand is None:
        from gallery.opening import open_window

        ctx.exit(_refused(ctx.obj, lambda: open_window(ctx.obj.places.data, ctx.obj.asked)))


@cli.command()
@click.argument("script")
@click.option("--save", metavar="FILE", help="Save the game in a new file.")
@click.option("--ack", is_flag=True, help="Print each line's number as soon as it is on disk.")
@click.option("--json", "as_json", is_flag=True, help="Print the final state as JSON.")
@click.pass_obj
def play(context: Context, script: str, save: str | None, ack: bool, as_json: bool) -> None:
    """Play a SCRIPT of commands (JSON Lines; - for standard input) without a window."""
    from gallery.games import kind_at
    from gallery.journal import GameFile
    from gallery.script import ScriptStopped
    from gallery.script import play as play_script

    def acknowledge(line: int) -> None:
        _say(context, str(line))

    path = Path(save) if save is not None else None
    if path is not None:
        _refused(context, lambda: GameFile.check_new(path))
    try:
        with _opened(script) as source:
            lines = _lines(source, script)
            table = play_script(lines, path, context.places.folders, acknowledge if ack else lambda _: None)
    except ScriptStopped as stopped:
        _fail(context, stopped.refused, line=stopped.line)
    except Refused as refused:
        _fail(context, refused)
    table.close()
    _print_state(context, kind_at(table), table, as_json=as_json, banker=False)


@cli.command()
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@click.option("--banker", is_flag=True, help="With what only the banker may know.")
@click.pass_obj
def show(context: Context, file: str, as_json: bool, banker: bool) -> None:
    """Show the state of a saved game."""
    from gallery.games import look

    kind, table = _refused(context, lambda: look(Path(file)))
    _print_state(context, kind, table, as_json=as_json, banker=banker)


@cli.command()
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="As JSON, one entry a line.")
@click.pass_obj
def log(context: Context, file: str, as_json: bool) -> None:
    """Show the entries of a saved game, oldest first."""
    from gallery.games import look

    kind, table = _refused(context, lambda: look(Path(file)))
    texts = _texts(context)
    for entry in table.entries:
        if as_json:
            _say(context, json.dumps(kind.entry_report(entry, table), ensure_ascii=False))
        else:
            said = kind.tell(entry, table, texts)
            _say(context, _plain(f"{entry.seq:>4}  {entry.at[11:19]}  {said}"))


@cli.command()
@click.argument("file")
@click.pass_obj
def verify(context: Context, file: str) -> None:
    """Check a saved game: chain, ledger, ownership, every spin and shuffle, every season's scoring."""
    from gallery.games import AnyTable, look
    from gallery.journal import GameFile

    def checked() -> AnyTable:
        with GameFile.read(Path(file)) as opened:
            opened.check_pages()
        kind, table = look(Path(file))
        try:
            kind.verify(table)
        except Refused:
            raise
        except Exception as fault:
            # Only facts that were altered can be impossible to check.
            raise Refused("damaged_file", detail=repr(fault)) from fault
        return table

    table = _refused(context, checked)
    _say(context, _plain(_texts(context).say("verify-good", entries=len(table.entries))))


@cli.command("print")
@click.argument("kit", required=False)
@click.option("--out", metavar="DIR", help="Folder for the PDFs.")
@click.option("--list", "listing", is_flag=True, help="Name the kits.")
@click.option(
    "--game", metavar="GAME", help="auction, classic-art, members-only or glenns-gallery (default: the one of the kit)."
)
@click.option("--players", type=int, help="2 to 8, exhibitions games 2 to 5.  [default: 6; exhibitions games 5]")
@click.option("--paintings", type=int, default=24, show_default=True)
@click.option("--collection", metavar="NAME", help="Painting collection (default: house).")
@click.option("--paper", default="a4", help="a4, letter or a3.", show_default=True)
@click.option("--stock", default="white", help="white or coloured.", show_default=True)
@click.option("--duplex", default="long", help="long, short, two-pass, fold, separate or none.", show_default=True)
@click.option("--note-size", default="large", help="large or small.", show_default=True)
@click.option("--card-size", default="standard", help="standard, easel or small.", show_default=True)
@click.option("--wheel", default="standard", metavar="NAME", help="standard, eight or one of yours.", show_default=True)
@click.option("--wheel-size", default="page", help="page, or large: two pages to glue.", show_default=True)
@click.option("--names", default="", metavar="A,B,…", help="Names for signs, ledgers and score track.")
@click.option("--offset", default="0,0", metavar="X,Y", help="Moves the backs, in millimetres.", show_default=True)
@click.option("--scale", type=float, default=100.0, metavar="PCT", help="Corrects a printer.", show_default=True)
@click.option("--reserve", type=int, default=50, metavar="PCT", help="Spare notes of the bank.", show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print what was made as JSON.")
@click.pass_obj
def print_command(
    context: Context, /, kit: str | None, out: str | None, listing: bool, as_json: bool, **chosen: Any
) -> None:
    """Make the printable PDFs of a KIT, one of those that --list names, and its shopping list. --lang chooses the language."""
    from gallery.press_command import list_kits, options_from, print_kit, terminal_progress

    if listing:
        list_kits(_texts(context), as_json=as_json)
        return
    if kit is None or out is None:
        raise click.UsageError("a KIT and --out DIR are needed (or --list)")
    _refused(
        context,
        lambda: print_kit(
            Path(out),
            options_from(kit, chosen, context.places, context.language),
            as_json=as_json,
            progress=terminal_progress(_texts(context)),
        ),
    )


@cli.command()
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@click.pass_obj
def doctor(context: Context, as_json: bool) -> None:
    """Check this machine and say what to do about each fault."""
    from gallery.doctor import examine, finding_words

    texts = _texts(context)
    findings = examine(context.places.data)
    if as_json:
        told = [
            {"key": found.key, "level": found.level, "text": _plain(finding_words(found, texts))} for found in findings
        ]
        _say(context, json.dumps(told, ensure_ascii=False))
    else:
        for found in findings:
            mark = {"ok": "  ", "warn": "! ", "fault": "✗ "}[found.level]
            _say(context, _plain(mark + finding_words(found, texts)))
    if any(found.level == "fault" for found in findings):
        sys.exit(1)


@cli.command()
@click.option("--out", metavar="DIR", required=True, help="Folder for the PNG files.")
@click.option("--only", metavar="TEXT", default="", help="Only pictures with this in their names, as dark or console.")
@click.pass_obj
def screenshots(context: Context, out: str, only: str) -> None:
    """Draw every main screen as a picture: in all languages, or in that of --lang."""
    # No screen is needed: the pictures are the same where there is none.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        from gallery.ui.screenshots import draw_screens
    except ImportError as fault:
        _fail(context, Refused("no_window_library", detail=str(fault)))
    languages = LANGUAGES if context.asked is None else (context.asked,)
    for path in _refused(context, lambda: draw_screens(Path(out), languages, only)):
        _say(context, str(path))


@cli.command()
@click.option(
    "--game", default="auction", help="auction, classic-art, members-only or glenns-gallery.", show_default=True
)
@click.option("--players", type=int, default=4, help="2 to 8, exhibitions games 2 to 5.", show_default=True)
@click.option("--paintings", type=int, default=24, show_default=True)
@click.option("--games", type=int, default=100, help="How many to play.", show_default=True)
@click.option("--seed", type=int, default=1, help="The same seed plays the same games.", show_default=True)
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@click.pass_obj
def simulate(context: Context, /, as_json: bool, **chosen: Any) -> None:
    """Play games with simple players and report length, spread and money printed."""
    from gallery.press_command import terminal_progress
    from gallery.simulate_command import run

    progress = terminal_progress(_texts(context), "simulate-working")
    _refused(context, lambda: run(chosen, _texts(context), progress, as_json=as_json))


@cli.command("import")
@click.argument("folder")
@click.option("--name", metavar="NAME", required=True, help="What the collection is to be called.")
@click.option("--json", "as_json", is_flag=True, help="As JSON.")
@click.pass_obj
def import_command(context: Context, folder: str, name: str, as_json: bool) -> None:
    """Make a painting collection of a FOLDER of pictures (or of a zip file of them)."""
    from gallery.import_command import run
    from gallery.press_command import terminal_progress

    texts = _texts(context)
    progress = terminal_progress(texts, "own-progress")
    _refused(context, lambda: run(Path(folder), name, context.places, texts, progress, as_json=as_json))


def _texts(context: Context) -> Any:
    from gallery.texts.messages import Texts

    return Texts(context.language)


def _plain(text: str) -> str:
    """The text as one line for a terminal: reasons and unknown words may hold line ends and worse."""
    from gallery.texts.names import plain

    return "".join(" " if unicodedata.category(sign) in ("Cc", "Zl", "Zp") else sign for sign in plain(text))


def _opened(script: str) -> BinaryIO:
    if script == "-":
        # A program can be started without a standard input.
        if sys.stdin is None:
            raise Refused("not_readable", file=script)
        return sys.stdin.buffer
    try:
        return Path(script).open("rb")
    except FileNotFoundError:
        raise Refused("no_such_file", file=script) from None
    except OSError as fault:
        raise Refused("not_readable", file=script, detail=str(fault.strerror)) from fault


def _lines(source: BinaryIO, script: str) -> Iterator[bytes]:
    try:
        yield from iter(source.readline, b"")
    except OSError as fault:
        raise Refused("not_readable", file=script, detail=str(fault.strerror)) from fault


def _say(context: Context, text: str) -> None:
    _refused(context, lambda: say(text))


def _refused(context: Context, act: Callable[[], Result]) -> Result:
    try:
        return act()
    except Refused as refused:
        _fail(context, refused)


def _fail(context: Context, refused: Refused, line: int | None = None) -> NoReturn:
    from gallery.texts.refusals import refusal_words

    said = _plain(refusal_words(refused, _texts(context)))
    where = f"{line}: " if line else ""
    # Where nobody can be told, the exit code still tells.
    with contextlib.suppress(OSError):
        click.echo(f"{where}{refused.key}: {said}", err=True)
    sys.exit(1)


def _unexpected(context: Context, fault: Exception) -> NoReturn:
    where = traceback.extract_tb(fault.__traceback__)[-1]
    told = f"{type(fault).__name__}: {fault} ({Path(where.filename).name}:{where.lineno})"
    _fail(context, Refused("unexpected", detail=told))


def tell_fault(fault: Exception, language: Language | None) -> NoReturn:
    """Ends the program with one line about what was not foreseen; for the window, which has no line of its own."""
    _speak_utf8()
    _unexpected(Context(language, None), fault)


def tell_refusal(refused: Refused, language: Language | None) -> NoReturn:
    """Ends the program with one line about why no window can be opened."""
    _speak_utf8()
    _fail(Context(language, None), refused)


def _print_state(context: Context, kind: Any, table: Any, *, as_json: bool, banker: bool) -> None:
    if as_json:
        _say(context, json.dumps(kind.report(table, banker), ensure_ascii=False))
        return
    for sentence in kind.words(table, _texts(context), banker):
        _say(context, _plain(sentence))


def _speak_utf8() -> None:
    """Whatever the locale says: names are in any script."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def main() -> None:
    """The command line."""
    _speak_utf8()
    try:
        cli(prog_name="gallery")
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as fault:
        # The version or a help text, which are printed before there is a context.
        _fail(Context(None, None), Refused("no_output", detail=str(fault.strerror)))
    finally:
        let_go()


if __name__ == "__main__":
    main()
