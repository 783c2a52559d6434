"""`gallery simulate`: plays games with simple players and tells how they went."""

import json
from collections.abc import Mapping
from typing import Any

from gallery.auction.table import GAME as AUCTION
from gallery.output import say
from gallery.simulation.report import Report, Told, simulate
from gallery.texts import Texts, amount, number, plain

MONEY = frozenset({"winner", "last", "spread", "printed", "most_issued"})
"""What is dollars in an auction, and points in the exhibitions games."""
_KEYS = {"seasons": "simulate-seasons-count"}
ORDER = ("least", "p10", "median", "p90", "most", "mean")


def run(chosen: Mapping[str, Any], texts: Texts, progress: Told, *, as_json: bool) -> None:
    """Prints the report as JSON or as a table. Refuses what `simulate` refuses."""
    report = simulate(progress=progress, **chosen)
    if as_json:
        say(json.dumps(report, ensure_ascii=False))
    else:
        for line in words(report, texts):
            say(line)


def words(report: Report, texts: Texts) -> list[str]:
    """The report as a table: a line a measure, a column a share."""
    money = report["game"] == AUCTION
    title = texts.say(
        "simulate-auction" if money else "simulate-seasons",
        game=texts.say(f"game-{report['game']}") if not money else "",
        players=report["players"],
        games=report["games"],
        paintings=report.get("paintings", 0),
    )
    measures = [name for name, value in report.items() if isinstance(value, dict)]
    heads = ["", *(texts.say(f"simulate-{share}") for share in ORDER)]
    rows = [heads]
    for name in measures:
        dollars = money and name in MONEY
        figures = [report[name][share] for share in ORDER]
        key = _KEYS.get(
            name, f"simulate-{name.replace('_', '-')}" if money or name not in MONEY else f"simulate-points-{name}"
        )
        told = [amount(each) if dollars else number(each, texts.language) for each in figures]
        rows.append([texts.say(key), *told])
    cells = [[plain(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in cells) for column in range(len(heads))]
    table = [
        "  ".join(
            cell.ljust(widths[column]) if column == 0 else cell.rjust(widths[column]) for column, cell in enumerate(row)
        )
        for row in cells
    ]
    return [plain(title), "", *(line.rstrip() for line in table)]
