"""`gallery print`: reads the options, gathers what the press needs from the other rooms, and tells what was made."""

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import click

from gallery.auction.data import deck_for, load_deck, load_money, load_wheel
from gallery.collection.own import open_collection
from gallery.output import say
from gallery.places import Places
from gallery.printing.options import KITS, USUAL, PrintOptions, read_names, read_offset
from gallery.printing.report import Report
from gallery.printing.shopping import checked
from gallery.refusal import Refused
from gallery.texts import Language, Texts, plain
from gallery.texts.refusals import refusal_words

MARK = "\r\x1b[K"
"""Goes back to the start of a terminal's line and clears it."""


def options_from(kit: str, chosen: Mapping[str, Any], places: Places, language: Language) -> PrintOptions:
    """The print options of a command line. Refuses what PrintOptions and the data files refuse."""
    paintings, players = chosen["paintings"], chosen["players"]
    own = open_collection(chosen["collection"], places.folders)
    return PrintOptions(
        kit=kit,
        denominations=load_money("standard", places.folders),
        deck=deck_for(max(1, paintings), load_deck("standard", places.folders)),
        players=USUAL if players is None else players,
        paintings=paintings,
        collection=own.name,
        own=own,
        sectors=load_wheel(chosen["wheel"], places.folders),
        names=read_names(chosen["names"]),
        paper=chosen["paper"],
        stock=chosen["stock"],
        duplex=chosen["duplex"],
        note_size=chosen["note_size"],
        card_size=chosen["card_size"],
        wheel_size=chosen["wheel_size"],
        game=chosen["game"] or "",
        offset=read_offset(chosen["offset"]),
        scale=chosen["scale"],
        reserve=chosen["reserve"],
        language=language,
    )


def print_kit(out: Path, options: PrintOptions, *, as_json: bool, progress: Callable[[int, int], None]) -> Report:
    """Makes the kit and prints what was made: JSON, or the shopping list and the remarks."""
    from gallery.printing.kits import make_kit

    report = make_kit(out, options, progress=progress)
    texts = Texts(options.language)
    if as_json:
        import msgspec

        say(msgspec.json.encode({"out": str(out), **msgspec.to_builtins(report)}).decode())
        return report
    say(plain(report.shopping_list).rstrip("\n"))
    counted = checked(report.checks, texts)
    if counted:
        say("\n" + counted.rstrip("\n"))
    for remark in report.warnings:
        click.echo(plain("! " + refusal_words(Refused(remark.key, **remark.params), texts)), err=True)
    return report


def terminal_progress(texts: Texts, key: str = "print-progress") -> Callable[[int, int], None]:
    """Progress for a person at a terminal; silence for anyone else."""
    if not sys.stderr.isatty():
        return lambda done, of: None

    def tell(done: int, of: int) -> None:
        line = plain(texts.say(key, done=done, of=of)) if done < of else ""
        click.echo(MARK + line, nl=False, err=True)

    return tell


def list_kits(texts: Texts, *, as_json: bool) -> None:
    """The kits there are, a line each with what they hold."""
    if as_json:
        say(json.dumps(list(KITS)))
        return
    for kit in KITS:
        say(f"{kit:<20}{plain(texts.say(f'print-kit-{kit}'))}")
