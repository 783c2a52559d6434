"""How long 100 sheets of nine deck cards take the press and plain libraries, and how the time grows: run it by hand.

    python benchmarks/print_deck.py [sheets] [--limits]

Every engine draws the same picture on A4: on each of nine cards a ground, a bar, two discs, two stars, a bold title and three
lines of text, set in the same two faces. Plain versions draw each card where it stands, as a script would; the press lays the
sheets out, marks and labels them too. Each run is a process of its own; the best of three is told, with the file's size and the
peak of memory. PyMuPDF and pycairo take part where they are installed. Last comes the real deck of Classic Art: 65 cards, 55
of them paintings, whose files are read and whose fonts are loaded within the time. With `--limits` it exits 1 unless the press
takes at most 0.6 times as long as plain ReportLab, a thousand sheets at most 1.3 times as long for each sheet as a hundred, and
the deck of Classic Art at most 1.5 seconds and 2 megabytes.
"""

import importlib
import importlib.util
import io
import math
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from gallery.fonts import font_data

WIDTH, HEIGHT, LEFT, LOW = 63.5, 88.9, 9.75, 15.15
MM = 72 / 25.4
COLOURS = ("#1F5F8B", "#A3302A", "#2C6E3A", "#8A5A00", "#5B3A8E")


class Card(NamedTuple):
    """What is on a card."""

    title: str
    lines: tuple[str, str, str]
    colour: str


CARDS = tuple(
    Card(
        f"Exhibition {place}",
        (f"Work number {place * 7} of 65", "Painted beside the river", f"Room {place}, north wall (190{place})"),
        COLOURS[place % 5],
    )
    for place in range(1, 10)
)


def star(x: float, y: float, reach: float) -> list[tuple[float, float]]:
    """Ten corners."""
    angles = [(math.pi * corner / 5, reach if corner % 2 == 0 else reach * 0.45) for corner in range(10)]
    return [(x + r * math.sin(a), y + r * math.cos(a)) for a, r in angles]


def channels(colour: str) -> tuple[float, float, float]:
    """Red, green, blue, 0 … 1."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def places(sheets: int) -> Any:
    """For each sheet the cards with their lower left corners, millimetres."""
    for _ in range(sheets):
        yield [(card, LEFT + place % 3 * WIDTH, LOW + (2 - place // 3) * HEIGHT) for place, card in enumerate(CARDS)]


def press(path: Path, sheets: int) -> None:
    """Our own."""
    from gallery.printing.pdf import Art, CardArt, Label, Press
    from gallery.printing.pen import Pen
    from gallery.printing.sheets import arrange, impose
    from gallery.printing.typesetting import fit_line
    from gallery.printing.units import Box, Size

    def art(card: Card) -> Art:
        def draw(pen: Pen) -> None:
            pen.fill("#FBF8F2")
            pen.box(Box(0, 0, WIDTH, HEIGHT), fill=True, stroke=False)
            pen.stroke(card.colour, 0.5)
            pen.box(Box(3, 3, WIDTH - 6, HEIGHT - 6), radius=2.5)
            pen.fill(card.colour)
            pen.box(Box(3, 64, WIDTH - 6, 12), fill=True, stroke=False)
            for x, y in ((10, 80), (WIDTH - 10, 9)):
                pen.disc(x, y, 4)
            pen.fill("#FFFFFF")
            for x, y in ((10, 80), (WIDTH - 10, 9)):
                pen.polygon(star(x, y, 3.2), fill=True, stroke=False)
            title = fit_line(card.title, 50, 6.0, False, card=card.title, face="bold")
            pen.letters(title.lines[0], 6, 68, title.size)
            pen.fill("#1E1B18")
            for row, text in enumerate(card.lines):
                line = fit_line(text, 54, 4.0, False, card=card.title)
                pen.letters(line.lines[0], 6, 52 - row * 7, line.size)

        return Art(card.title, draw)

    cards = [CardArt(art(card)) for card in CARDS] * sheets
    made = Press(path, "Deck", "en")
    grid = arrange("a4", Size(WIDTH, HEIGHT), "none")
    label = Label(lambda n, of, back: f"Deck, sheet {n} / {of}", lambda n, back: f"Sheet {n}", "50 mm")
    made.sheets(grid, impose(grid, len(cards), "none"), cards, label)
    made.close()


def classic_art(path: Path, sheets: int) -> None:
    """The deck that players get, from the files of its pictures to the PDF."""
    from gallery.printing.kits import make_kit
    from gallery.printing.options import PrintOptions

    make_kit(path.parent, PrintOptions("deck", game="classic-art", language="fr"))


def plain_reportlab(path: Path, sheets: int) -> None:
    """A canvas, everything drawn where it stands."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.pdfgen.canvas import Canvas

    for name, face in (("R", "regular"), ("B", "bold")):
        pdfmetrics.registerFont(TTFont(name, io.BytesIO(font_data("bold" if face == "bold" else "regular"))))
    canvas = Canvas(str(path), pagesize=(210 * MM, 297 * MM), pageCompression=1)
    for sheet in places(sheets):
        canvas.scale(MM, MM)
        for card, x, y in sheet:
            canvas.saveState()
            canvas.translate(x, y)
            canvas.setFillColorRGB(*channels("#FBF8F2"))
            canvas.rect(0, 0, WIDTH, HEIGHT, fill=1, stroke=0)
            canvas.setStrokeColorRGB(*channels(card.colour))
            canvas.setLineWidth(0.5)
            canvas.roundRect(3, 3, WIDTH - 6, HEIGHT - 6, 2.5)
            canvas.setFillColorRGB(*channels(card.colour))
            canvas.rect(3, 64, WIDTH - 6, 12, fill=1, stroke=0)
            for cx, cy in ((10, 80), (WIDTH - 10, 9)):
                canvas.circle(cx, cy, 4, fill=1, stroke=0)
            canvas.setFillColorRGB(1, 1, 1)
            for cx, cy in ((10, 80), (WIDTH - 10, 9)):
                outline = canvas.beginPath()
                corners = star(cx, cy, 3.2)
                outline.moveTo(*corners[0])
                for corner in corners[1:]:
                    outline.lineTo(*corner)
                outline.close()
                canvas.drawPath(outline, fill=1, stroke=0)
            canvas.setFont("B", 6)
            canvas.drawString(6, 68, card.title)
            canvas.setFillColorRGB(*channels("#1E1B18"))
            canvas.setFont("R", 4)
            for row, text in enumerate(card.lines):
                canvas.drawString(6, 52 - row * 7, text)
            canvas.restoreState()
        canvas.showPage()
    canvas.save()


def plain_fpdf2(path: Path, sheets: int) -> None:
    """fpdf2, whose y counts downwards."""
    from fpdf import FPDF

    with tempfile.TemporaryDirectory() as folder:
        pdf = FPDF(unit="mm", format="A4")
        for style, face in (("", "regular"), ("B", "bold")):
            file = Path(folder) / f"{face}.ttf"
            file.write_bytes(font_data("bold" if face == "bold" else "regular"))
            pdf.add_font("F", "B" if style else "", str(file))
        pdf.set_auto_page_break(False)
        for sheet in places(sheets):
            pdf.add_page()
            for card, x, low in sheet:
                y = 297 - low
                rgb = [round(part * 255) for part in channels(card.colour)]
                pdf.set_fill_color(251, 248, 242)
                pdf.rect(x, y - HEIGHT, WIDTH, HEIGHT, style="F")
                pdf.set_draw_color(*rgb)
                pdf.set_line_width(0.5)
                pdf.rect(x + 3, y - HEIGHT + 3, WIDTH - 6, HEIGHT - 6, round_corners=True, corner_radius=2.5)
                pdf.set_fill_color(*rgb)
                pdf.rect(x + 3, y - 76, WIDTH - 6, 12, style="F")
                for cx, cy in ((10, 80), (WIDTH - 10, 9)):
                    pdf.circle(x + cx, y - cy, 4, style="F")
                pdf.set_fill_color(255, 255, 255)
                for cx, cy in ((10, 80), (WIDTH - 10, 9)):
                    pdf.polygon([(x + px, y - py) for px, py in star(cx, cy, 3.2)], style="F")
                pdf.set_text_color(255, 255, 255)
                pdf.set_font("F", "B", 6 * MM)
                pdf.text(x + 6, y - 68, card.title)
                pdf.set_text_color(30, 27, 24)
                pdf.set_font("F", "", 4 * MM)
                for row, text in enumerate(card.lines):
                    pdf.text(x + 6, y - 52 + row * 7, text)
        pdf.output(str(path))


def plain_pymupdf(path: Path, sheets: int) -> None:
    """PyMuPDF, whose y counts downwards."""
    pymupdf: Any = importlib.import_module("pymupdf")
    document = pymupdf.open()
    for sheet in places(sheets):
        page = document.new_page(width=210 * MM, height=297 * MM)
        page.insert_font("R", fontbuffer=font_data("regular"))
        page.insert_font("B", fontbuffer=font_data("bold"))
        for card, x, low in sheet:
            y = 297 - low

            def at(px: float, py: float, x: float = x, y: float = y) -> Any:
                return pymupdf.Point((x + px) * MM, (y - py) * MM)

            shape = page.new_shape()
            shape.draw_rect(pymupdf.Rect(at(0, HEIGHT), at(WIDTH, 0)))
            shape.finish(fill=channels("#FBF8F2"), color=None)
            shape.draw_rect(pymupdf.Rect(at(3, HEIGHT - 3), at(WIDTH - 3, 3)), radius=0.04)
            shape.finish(color=channels(card.colour), width=0.5 * MM)
            shape.draw_rect(pymupdf.Rect(at(3, 76), at(WIDTH - 3, 64)))
            for cx, cy in ((10, 80), (WIDTH - 10, 9)):
                shape.draw_circle(at(cx, cy), 4 * MM)
            shape.finish(fill=channels(card.colour), color=None)
            for cx, cy in ((10, 80), (WIDTH - 10, 9)):
                shape.draw_polyline([at(*corner) for corner in star(cx, cy, 3.2)])
            shape.finish(fill=(1, 1, 1), color=None, closePath=True)
            shape.insert_text(at(6, 68), card.title, fontname="B", fontsize=6 * MM, color=(1, 1, 1))
            for row, text in enumerate(card.lines):
                shape.insert_text(at(6, 52 - row * 7), text, fontname="R", fontsize=4 * MM, color=channels("#1E1B18"))
            shape.commit()
    document.subset_fonts()
    document.save(str(path), deflate=True, garbage=3)


def plain_pycairo(path: Path, sheets: int) -> None:
    """pycairo, whose y counts downwards; it takes faces from the system by name, and a like one where it has none."""
    cairo: Any = importlib.import_module("cairo")
    surface = cairo.PDFSurface(str(path), 210 * MM, 297 * MM)
    context = cairo.Context(surface)
    for sheet in places(sheets):
        for card, x, low in sheet:
            context.save()
            context.scale(MM, MM)
            context.translate(x, 297 - low)
            context.set_source_rgb(*channels("#FBF8F2"))
            context.rectangle(0, -HEIGHT, WIDTH, HEIGHT)
            context.fill()
            context.set_source_rgb(*channels(card.colour))
            context.set_line_width(0.5)
            context.rectangle(3, -HEIGHT + 3, WIDTH - 6, HEIGHT - 6)
            context.stroke()
            context.rectangle(3, -76, WIDTH - 6, 12)
            for cx, cy in ((10, 80), (WIDTH - 10, 9)):
                context.new_sub_path()
                context.arc(cx, -cy, 4, 0, 2 * math.pi)
            context.fill()
            context.set_source_rgb(1, 1, 1)
            for cx, cy in ((10, 80), (WIDTH - 10, 9)):
                for px, py in star(cx, cy, 3.2):
                    context.line_to(px, -py)
                context.close_path()
            context.fill()
            context.select_font_face("FiraGO", cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD)
            context.set_font_size(6)
            context.move_to(6, -68)
            context.show_text(card.title)
            context.set_source_rgb(*channels("#1E1B18"))
            context.select_font_face("FiraGO", cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_NORMAL)
            context.set_font_size(4)
            for row, text in enumerate(card.lines):
                context.move_to(6, -52 + row * 7)
                context.show_text(text)
            context.restore()
        context.show_page()
    surface.finish()


ENGINES: dict[str, tuple[str, Callable[[Path, int], None]]] = {
    "press": ("reportlab", press),
    "ReportLab": ("reportlab", plain_reportlab),
    "fpdf2": ("fpdf", plain_fpdf2),
    "PyMuPDF": ("pymupdf", plain_pymupdf),
    "pycairo": ("cairo", plain_pycairo),
}
COLD = "Classic Art"
"""Drawn once only in a process, so that nothing has been read before."""
"""By name: the module that it needs, and what draws."""


class Measured(NamedTuple):
    """The processor's seconds for drawing and writing (not for the program's start), megabytes at the peak, kilobytes made."""

    seconds: float
    memory: float
    size: float


def measure(engine: str, sheets: int, times: int) -> Measured:
    """The best of some runs, each in a process of its own."""
    runs = []
    for _ in range(times):
        asked = [sys.executable, __file__, "--one", engine, str(sheets)]
        told = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.split()
        runs.append(Measured(*map(float, told)))
    return min(runs)


def one(engine: str, sheets: int) -> None:
    """One run: prints what `Measured` holds. Modules are loaded before the clock starts, for simple cards fonts as well."""
    draw = classic_art if engine == COLD else ENGINES[engine][1]
    with tempfile.TemporaryDirectory() as folder:
        if engine == COLD:
            importlib.import_module("gallery.printing.kits")
        else:
            draw(Path(folder) / "warm.pdf", 1)
        start = time.process_time()
        draw(Path(folder) / "deck.pdf", sheets)
        seconds = time.process_time() - start
        size = (Path(folder) / "deck.pdf").stat().st_size / 1000
    try:
        import resource

        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024**2 if sys.platform == "darwin" else 1024)
    except ImportError:
        memory = 0.0
    print(seconds, memory, size)


def main(sheets: int, limits: bool) -> int:
    """Prints the table; the exit code."""
    found: dict[str, Measured] = {}
    for engine, (module, _) in ENGINES.items():
        if importlib.util.find_spec(module) is None:
            print(f"{engine:10} is not installed here")
            continue
        found[engine] = measure(engine, sheets, 3)
        took = found[engine]
        ratio = took.seconds / found["ReportLab"].seconds if "ReportLab" in found else math.nan
        share = "" if math.isnan(ratio) else f"  {ratio:5.2f} × ReportLab"
        print(f"{engine:10} {took.seconds:7.3f} s  {took.memory:5.0f} MB  {took.size:7.0f} KB{share}")
    against = found["press"].seconds / found["ReportLab"].seconds
    print(f"press against plain ReportLab: {against:.2f}")
    each = {}
    for count in (10, 100, 1000):
        took = measure("press", count, 3)
        each[count] = took.seconds / count
        print(
            f"press, {count:4} sheets: {took.seconds:7.3f} s, {each[count] * 1000:5.2f} ms a sheet, {took.memory:4.0f} MB"
        )
    deck = measure(COLD, 8, 3)
    times = deck.seconds / found["ReportLab"].seconds
    print(
        f"the deck of {COLD}: {deck.seconds:.2f} s, {deck.memory:.0f} MB, {deck.size:.0f} KB, "
        f"{times:.2f} × {sheets} simple sheets of ReportLab"
    )
    growth = each[1000] / each[100]
    print(f"a sheet of a thousand against one of a hundred: {growth:.2f}")
    slow = against > 0.6 or growth > 1.3 or deck.seconds > 1.5 or deck.size > 2000
    return 1 if limits and slow else 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        one(sys.argv[2], int(sys.argv[3]))
    else:
        counts = [int(word) for word in sys.argv[1:] if word.isdigit()]
        sys.exit(main(counts[0] if counts else 100, "--limits" in sys.argv))
