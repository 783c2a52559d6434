"""The shopping list: what paper to buy, what to print in which order, and what to set in the printer's dialog."""

from collections.abc import Sequence

from gallery.printing.report import FileReport
from gallery.texts import Texts, plain

FILE_NAME = "shopping-list.txt"


def paper_name(stock: str, texts: Texts) -> str:
    """The paper of a stock in words; a colour that the program does not know is named as it is."""
    key = f"print-paper-{stock}"
    return texts.say(key) if texts.has(key) else texts.say("print-paper-other", colour=stock)


def load_of(files: Sequence[FileReport]) -> dict[str, int]:
    """Sheets by stock, in the order of printing."""
    load: dict[str, int] = {}
    for file in files:
        load[file.stock] = load.get(file.stock, 0) + file.sheets
    return load


def shopping_list(kit: str, files: Sequence[FileReport], texts: Texts) -> str:
    """The list as plain text (no direction controls), ending in a line feed."""
    size = texts.say(f"print-size-{files[0].paper}")
    lines = [
        texts.say("print-shopping-title", kit=texts.say(f"print-kit-{kit}")),
        "",
        texts.say("print-shopping-paper"),
        "",
    ]
    for stock, count in load_of(files).items():
        lines.append("  " + texts.say("print-shopping-sheets", count=count, paper=paper_name(stock, texts), size=size))
    lines += ["", texts.say("print-shopping-order"), ""]
    for place, file in enumerate(files, 1):
        sheets = texts.say("print-shopping-sheets", count=file.sheets, paper=paper_name(file.stock, texts), size=size)
        lines.append(f"  {place}. {file.name}")
        lines.append(f"     {sheets}")
        lines.append("     " + texts.say(f"print-dialog-{file.duplex}"))
    lines += ["", texts.say("print-dialog-size"), texts.say("print-dialog-check")]
    if any(file.stock not in ("white", "card") for file in files):
        lines += ["", texts.say("print-shopping-pastel")]
    return plain("\n".join(lines)) + "\n"
