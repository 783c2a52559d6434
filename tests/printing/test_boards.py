"""The prediction board: whole on every paper, with the rules' numbers on it; and the score track."""

import itertools
from collections.abc import Sequence
from pathlib import Path

import pytest
from PIL import ImageChops, ImageStat

from gallery.collection.decks import KEY_COLOURS
from gallery.exhibitions.rules.scoring import succeeds, worth
from gallery.exhibitions.state import Prediction
from gallery.printing.boards import BOARD, JOINT, SPACE, SPOT, board_room, board_sides, board_tiles, cells_of
from gallery.printing.options import PrintOptions
from gallery.printing.pdf import Label, Press, Side
from gallery.printing.pen import Pen
from gallery.printing.scoretrack import track_sides
from gallery.printing.sheets import PAPERS, PaperName
from gallery.printing.tiles import OVERLAP, parts
from gallery.printing.tokens import TOKEN
from gallery.printing.typesetting import Setting
from gallery.printing.units import Box
from gallery.refusal import Refused
from gallery.seats import LOOKS
from gallery.texts import LANGUAGES, Language, Texts, plain

from .test_tokens import PER_MM, seen

GAMES = tuple(KEY_COLOURS)
LABEL = Label(lambda sheet, of, back: f"{sheet} / {of}", lambda sheet, back: f"{sheet}", "50 mm")


def asked(game: str, paper: str = "a4", language: Language = "en", **given: object) -> PrintOptions:
    return PrintOptions(game, paper=paper, language=language, **given)  # type: ignore[arg-type]


def press_sides(path: Path, sides: Sequence[Side], language: Language) -> None:
    press = Press(path, "board", language)
    press.sides(sides)
    press.close()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Setting, Box]]:
    """What pens write and where."""
    found: list[tuple[Setting, Box]] = []
    text = Pen.text

    def kept(pen: Pen, setting: Setting, box: Box, *given: object, **named: object) -> None:
        found.append((setting, box))
        text(pen, setting, box, *given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Pen, "text", kept)
    return found


def told(written: Sequence[tuple[Setting, Box]]) -> list[str]:
    return [plain(" ".join(line.text for line in setting.lines)) for setting, _ in written]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100.0, 101.5, 106.0, 110.0])
@pytest.mark.parametrize("paper", sorted(PAPERS))
def test_the_pages_hold_the_whole_board_and_overlap(paper: PaperName, scale: float, language: Language) -> None:
    page, tiles = board_tiles(asked("classic-art", paper, language, scale=scale), Texts(language))
    room = board_room(page)
    whole = Box(0, 0, *BOARD)
    # What is seen in the end is every part of the board, once.
    assert sum(tile.shown.width * tile.shown.height for tile in tiles) == pytest.approx(BOARD.width * BOARD.height)
    for place, tile in enumerate(tiles):
        assert not any(tile.shown.overlaps(other.shown) for other in tiles[:place])
        assert tile.shown.x >= -1e-6
        assert tile.shown.y >= -1e-6
        assert tile.shown.right <= whole.right + 1e-6
        assert tile.shown.top <= whole.top + 1e-6
        assert tile.printed.width <= room.width + 1e-6
        assert tile.printed.height <= room.height + 1e-6
    columns = sorted({(tile.shown.x, tile.printed.x, tile.printed.right) for tile in tiles})
    for (_, _, end), (start, begin, _) in itertools.pairwise(columns):
        # The page that comes first goes on below its neighbour; in Hebrew that is the one on the right.
        overlap = end - begin
        assert overlap == pytest.approx(OVERLAP)
        assert (end - start if language != "he" else overlap) == pytest.approx(OVERLAP)
    rows = sorted({(-tile.shown.top, tile.printed.y) for tile in tiles})
    for (_, low), (top, _) in itertools.pairwise(rows):
        assert -top - low == pytest.approx(OVERLAP)
    if scale <= 101.5:
        assert len(tiles) == (1 if paper == "a3" else 2)


def test_a_length_is_parted_into_the_fewest_pages() -> None:
    assert parts(100, 100) == [(0.0, 100)]
    assert parts(100, 60, 45.0) == [(0.0, 45.0), (45.0, 100)]
    # Where the wished joint leaves too little room, the parts are alike.
    assert parts(100, 60, 52.0) == [(0.0, 45.0), (45.0, 100)]
    assert parts(100, 54) == [(0.0, 30.0), (30.0, 60.0), (60.0, 100)]
    for room in (31.0, 40.0, 54.0, 55.0, 56.0, 90.0):
        found = parts(100, room)
        assert found[0][0] == 0
        assert found[-1][1] == 100
        for (_, end), (start, _) in itertools.pairwise(found):
            assert start == end
        assert all(end + (OVERLAP if end < 100 else 0) - start <= room + 1e-9 for start, end in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_hold_a_token_and_no_joint_crosses_them(language: Language) -> None:
    rtl = language == "he"
    joint = BOARD.width - JOINT if rtl else JOINT
    assert TOKEN + 1 <= SPOT <= SPACE.width
    assert SPOT >= 25
    boxes: list[Box] = []
    for exhibition in range(1, 6):
        cells = cells_of(exhibition, rtl)
        assert [cell.number for cell in cells] == [1, 2, 3, 4, 5, 6, 7, 8]
        xs = [cell.box.x for cell in cells]
        assert xs == sorted(xs, reverse=rtl)
        boxes += [cell.box for cell in cells]
    for place, box in enumerate(boxes):
        assert not any(box.overlaps(other) for other in boxes[:place])
        assert box.x >= 0
        assert box.y >= 0
        assert box.right <= BOARD.width
        assert box.top <= BOARD.height
        assert not box.x < joint < box.right
    for paper in ("a4", "letter"):
        _, tiles = board_tiles(asked("classic-art", paper, language), Texts(language))
        assert {tile.shown.right for tile in tiles} == {joint, BOARD.width}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_says_what_each_space_asks_and_brings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: list[tuple[Setting, Box]], game: str, language: Language
) -> None:
    capitals: list[str] = []
    caps = Pen.caps

    def kept(pen: Pen, line: object, *given: object) -> float:
        capitals.append(line.text)  # type: ignore[attr-defined]
        return caps(pen, line, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Pen, "caps", kept)
    texts = Texts(language)
    press_sides(tmp_path / "board.pdf", board_sides(game, asked(game, "a3", language), texts, LABEL), language)
    words = told(written)
    for space, points in zip(range(1, 9), (5, 3, 2, 1, 1, 2, 3, 5), strict=True):
        assert worth(Prediction(1, space, 1, 0)) == points
        condition = plain(texts.say("exhibitions-rare" if succeeds(space, 0) else "exhibitions-abundant", works=space))
        assert words.count(condition) == 5
    assert capitals == [each for n, p in zip("12345678", "53211235", strict=True) for each in (n, p)] * 5
    for exhibition in range(1, 6):
        assert plain(texts.say(f"exhibition-{game}-{exhibition}")) in words
    names = [setting for setting, _ in written if told([(setting, Box(0, 0, 0, 0))])[0] in words[-5:]]
    assert min(setting.size for setting in names) >= 4.6
    assert min(setting.size for setting, _ in written) >= 3.0


@pytest.mark.parametrize("language", ["he", "fr"])
def test_the_two_pages_are_one_board(tmp_path: Path, language: Language) -> None:
    texts = Texts(language)
    path = tmp_path / "board.pdf"
    asking = asked("members-only", "letter", language)
    press_sides(path, board_sides("members-only", asking, texts, LABEL), language)
    page, tiles = board_tiles(asking, texts)
    faces = seen(path)
    assert len(faces) == 2
    strips = []
    for face, tile in zip(faces, tiles, strict=True):
        # The joint on this page; just inside of what is seen in the end stands the same colour on both.
        left = (page.width - tile.printed.width) / 2 - tile.printed.x
        joint = tile.shown.right if tile.after != (language == "he") else tile.shown.x
        step = -1.2 if joint == tile.shown.right else 1.2
        x = round((left + joint + step) * PER_MM)
        # Without the margin's line and what is told below the board.
        top, low = (round(part * PER_MM) for part in (16.0, page.height - 19.0))
        strips.append(face.crop((x, top, x + 1, low)))
    assert ImageStat.Stat(ImageChops.difference(*strips).convert("L")).mean[0] < 1
    # It is no strip of white paper.
    assert ImageStat.Stat(strips[0].convert("L")).mean[0] < 190


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_boards_and_tracks_fit_on_every_paper(
    tmp_path: Path, written: list[tuple[Setting, Box]], game: str, language: Language
) -> None:
    texts = Texts(language)
    for paper in PAPERS:
        asking = asked(game, paper, language)
        sides = [*board_sides(game, asking, texts, LABEL), *track_sides(game, asking, texts, LABEL)]
        press_sides(tmp_path / f"{paper}.pdf", sides, language)
    for setting, box in written:
        assert setting.size >= 2.9
        assert setting.width <= box.width + 0.05
    assert sum("8" in text for text in told(written)) >= 15


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_track_has_a_box_for_every_point_of_every_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language, players: int
) -> None:
    boxes: list[Box] = []
    lines: list[float] = []
    colours: set[str] = set()
    box, line, fill = Pen.box, Pen.line, Pen.fill

    def boxed(pen: Pen, where: Box, **named: object) -> None:
        boxes.append(where)
        box(pen, where, **named)  # type: ignore[arg-type]

    def lined(pen: Pen, x0: float, y0: float, x1: float, y1: float) -> None:
        if x0 == x1 and abs(y1 - y0) > 12:
            lines.append(x0)
        line(pen, x0, y0, x1, y1)

    def filled(pen: Pen, colour: str) -> None:
        colours.add(colour)
        fill(pen, colour)

    monkeypatch.setattr(Pen, "box", boxed)
    monkeypatch.setattr(Pen, "line", lined)
    monkeypatch.setattr(Pen, "fill", filled)
    asking = asked("glenns-gallery", "a4", language, players=players)
    press_sides(tmp_path / "track.pdf", track_sides("glenns-gallery", asking, Texts(language), LABEL), language)
    widths = [round(each.width, 3) for each in boxes]
    wide = max(set(widths), key=widths.count)
    small = [each for each, width in zip(boxes, widths, strict=True) if width == wide]
    # Eleven boxes a row, from 0 to 10, and a name, five exhibitions and a sum at the end.
    assert len(small) == 5 * players * 11
    assert len(boxes) - len(small) == 5 + 6 * players
    assert wide >= 8.5
    assert min(each.height for each in small) >= 5.5
    for place, one in enumerate(boxes):
        assert not any(one.overlaps(other) for other in boxes[:place])
    assert len(lines) == 5
    assert len(set(lines)) == 1
    below = [each for each in small[:11] if (each.x > lines[0] if language == "he" else each.right < lines[0])]
    assert len(below) == 5
    assert {LOOKS[player].light for player in range(players)} <= colours
    assert not {look.light for look in LOOKS[players:]} & colours


def test_names_stand_on_the_track_and_the_longest_is_left_to_a_pencil(
    tmp_path: Path, written: list[tuple[Setting, Box]]
) -> None:
    names = ("Dana", "W" * 40, "Jean-Baptiste de la Rochefoucauld", "שרה")
    asking = asked("classic-art", "letter", "fr", players=5, names=names)
    press_sides(tmp_path / "track.pdf", track_sides("classic-art", asking, Texts("fr"), LABEL), "fr")
    words = told(written)
    assert [name in words for name in names] == [True, False, True, True]
    sides = track_sides("classic-art", asked("classic-art", names=("Dana 🎨",)), Texts("en"), LABEL)
    with pytest.raises(Refused, match="missing_glyph"):
        press_sides(tmp_path / "none.pdf", sides, "en")
