"""The shopping list: what paper to buy, what to print in which order, and what to set in the printer's dialog."""

from collections.abc import Sequence

from gallery.exhibitions.variants import VARIANTS
from gallery.printing.report import Check, FileReport
from gallery.texts import Texts, plain

FILE_NAME = "shopping-list.txt"

SPARE = 5
"""Percent of paper to have more than is printed on: a sheet jams, a cut goes wrong."""


def paper_name(stock: str, texts: Texts) -> str:
    """The paper of a stock in words; a colour that the program does not know is named as it is."""
    key = f"print-paper-{stock}"
    return texts.say(key) if texts.has(key) else texts.say("print-paper-other", colour=stock)


def measure(length: float, texts: Texts) -> str:
    """Millimetres as the language writes them: 63.5, in French 63,5."""
    return f"{length:g}".replace(".", "," if texts.language == "fr" else ".")


def made_up(file: FileReport, texts: Texts) -> str:
    """What is done with a file's sheets besides cutting them; empty where it is nothing: a board on one page is not glued."""
    key = f"print-make-{file.component}"
    if not texts.has(key) or (file.component == "boards" and file.pages == 1):
        return ""
    return texts.say(key, pages=file.pages) if file.component == "boards" else texts.say(key)


def load_of(files: Sequence[FileReport]) -> dict[str, int]:
    """Sheets by stock, in the order of printing."""
    load: dict[str, int] = {}
    for file in files:
        load[file.stock] = load.get(file.stock, 0) + file.sheets
    return load


def with_spare(sheets: int) -> int:
    """So many sheets and the spare ones, at least one."""
    return sheets + -(-sheets * SPARE // 100)


def counted(check: Check, texts: Texts) -> str:
    """One count of the pre-flight in words."""
    name = texts.say(f"print-kit-{check.component}")
    if check.value:
        name = texts.say("print-banknotes", amount=check.value)
    elif check.exhibition:
        name = texts.say(f"exhibition-{check.game}-{check.exhibition}")
        if check.negative:
            told = texts.say(f"negative-{check.game}")
            name = texts.say("exhibitions-negative", exhibition=name, negative=told)
    good, bad = ("exact", "wrong") if check.exact else ("good", "few")
    return texts.say(
        f"print-check-{good if check.good else bad}",
        component=f"\u2068{name}\u2069",
        made=check.made,
        needed=check.needed,
    )


def checked(checks: Sequence[Check], texts: Texts) -> str:
    """The counts of the pre-flight, a line each; empty when there is nothing to count."""
    lines = [f"  {counted(check, texts)}" for check in checks]
    return plain("\n".join([texts.say("print-check"), "", *lines]) + "\n") if lines else ""


def shopping_list(kit: str, game: str, files: Sequence[FileReport], texts: Texts) -> str:
    """The list as plain text (no direction controls), ending in a line feed. Parts of exhibitions games are called by both."""
    size = texts.say(f"print-size-{files[0].paper}")
    names = (game, kit) if game in VARIANTS and kit != game else (kit,)
    lines = [
        texts.say("print-shopping-title", kit=" – ".join(texts.say(f"print-kit-{name}") for name in names)),
        "",
        texts.say("print-shopping-paper"),
        "",
    ]
    for stock, count in load_of(files).items():
        sheets = texts.say("print-shopping-sheets", count=count, paper=paper_name(stock, texts), size=size)
        lines.append("  " + texts.say("print-shopping-spare", sheets=f"\u2068{sheets}\u2069", count=with_spare(count)))
    lines += ["", texts.say("print-shopping-order"), ""]
    for place, file in enumerate(files, 1):
        sheets = texts.say("print-shopping-sheets", count=file.sheets, paper=paper_name(file.stock, texts), size=size)
        named = texts.say(f"print-kit-{file.component}")
        lines.append(f"  {place}. {file.name} – {named}")
        lines.append(f"     {sheets}")
        lines.append("     " + texts.say(f"print-dialog-{file.duplex}"))
        if file.cards:
            width, height = measure(file.card_width_mm, texts), measure(file.card_height_mm, texts)
            lines.append("     " + texts.say("print-shopping-cut", cards=file.cards, width=width, height=height))
        if making := made_up(file, texts):
            lines.append(f"     {making}")
    # Backs on their own sheets are glued to their fronts before anything is cut.
    cut = sum(file.sheets // 2 if file.duplex == "separate" else file.sheets for file in files if file.cards)
    if cut:
        lines += ["", texts.say("print-shopping-cuts", count=cut)]
    lines += ["", texts.say("print-dialog-size"), texts.say("print-dialog-check")]
    if any(file.stock not in ("white", "card") for file in files):
        lines += ["", texts.say("print-shopping-pastel")]
    return plain("\n".join(lines)) + "\n"
