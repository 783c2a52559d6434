"""Tokens: as many as the rules ask for, told apart by colour, by shape and in grey, and with the same face behind."""

import math
import shutil
import subprocess
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from gallery.printing.pdf import Press
from gallery.printing.pen import Pen
from gallery.printing.sheets import PAPERS, BackMode, PaperName, arrange, impose
from gallery.printing.tokens import PLATE, TOKEN, Token, draw_token, plates_of, token_cards, token_check, tokens_of
from gallery.printing.typesetting import Setting
from gallery.printing.units import Box, Size
from gallery.refusal import Refused
from gallery.seats import LOOKS
from gallery.texts import LANGUAGES, Language, Texts

from .kit import print_kit

WHITE = "#FFFFFF"
DPI = 60
PER_MM = DPI / 25.4


def seen(path: Path) -> list[Image.Image]:
    """The pages as a printer makes them."""
    if not shutil.which("pdftoppm"):
        pytest.skip("pdftoppm (poppler-utils) is not on this machine")
    subprocess.run(["pdftoppm", "-r", str(DPI), str(path), str(path.with_suffix(""))], check=True)
    pages = sorted(path.parent.glob(f"{path.stem}-*.ppm"))
    return [Image.open(page).convert("RGB") for page in pages]


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("classic-art", {"single": 6, "risk": 1}),
        ("members-only", {"single": 4, "double": 1, "risk": 1}),
        ("glenns-gallery", {"single": 4, "double": 1, "risk": 1}),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_has_the_tokens_of_the_game(game: str, kinds: dict[str, int], players: int) -> None:
    for player in range(players):
        assert Counter(token.kind for token in tokens_of(game, players) if token.player == player) == kinds
    assert [token for plate in plates_of(game, players) for token in plate] == list(tokens_of(game, players))
    check = token_check(game, players)
    assert check.component == "tokens"
    assert check.made == check.needed == players * sum(kinds.values()) + 1
    cards, size = token_cards(game, players, Texts("en"))
    assert size == PLATE == Size(2 * TOKEN, 2 * TOKEN)
    assert len(cards) == math.ceil(players * sum(kinds.values()) / 4) + 1
    # The marker looks the same from both sides, and is not a token's size.
    assert cards[-1].front == cards[-1].back
    assert 22 <= TOKEN <= 25


def test_an_unknown_game_has_no_tokens() -> None:
    with pytest.raises(Refused, match="unknown_game"):
        token_cards("auction", 3, Texts("en"))


@pytest.mark.parametrize("paper", sorted(PAPERS))
@pytest.mark.parametrize("game", ["classic-art", "members-only"])
def test_the_tokens_of_five_players_stand_on_one_sheet(game: str, paper: PaperName) -> None:
    cards, size = token_cards(game, 5, Texts("fr"))
    assert len(impose(arrange(paper, size, "long"), len(cards), "long")) == 2


@pytest.mark.parametrize("mode", ["long", "short", "fold"])
def test_behind_every_token_is_its_own_face(tmp_path: Path, mode: BackMode) -> None:
    """Each place and its colour on both faces. Seven tokens a player: neighbours on a plate are of two players."""
    report = print_kit(tmp_path, "tokens", game="classic-art", players=5, duplex=mode)
    pages = seen(tmp_path / report.files[0].name)
    grid = arrange("a4", PLATE, mode)
    tokens = tokens_of("classic-art", 5)
    cards = [cell for page in impose(grid, len(plates_of("classic-art", 5)), mode) for cell in page.cells]
    assert len(cards) == 2 * math.ceil(len(tokens) / 4)
    for cell in cards:
        page = pages[1] if cell.face == "back" and mode != "fold" else pages[0]
        for place, token in enumerate(tokens[4 * cell.card : 4 * cell.card + 4]):
            row, column = divmod(place, 2)
            # A back is seen from behind: its columns change places; art that is turned changes both.
            column = 1 - column if cell.face == "back" else column
            right, low = (1 - column, 1 - row) if cell.turned else (column, row)
            x = cell.box.x + (right + 0.5) * TOKEN
            y = cell.box.top - (low + 0.5) * TOKEN
            for step in (-7.0, 7.0):
                rise = -3.6 if cell.turned else 3.6
                found = page.getpixel((round((x + step) * PER_MM), page.height - round((y + rise) * PER_MM)))
                assert isinstance(found, tuple)
                wanted = LOOKS[token.player].light
                assert "#{:02X}{:02X}{:02X}".format(*found) == wanted, (cell, token)


def drawn_alone(folder: Path, token: Token, texts: Texts) -> Image.Image:
    path = folder / f"{token.key}.pdf"
    press = Press(path, "token", "en")
    with press.page(Size(TOKEN, TOKEN)) as pen:
        draw_token(pen, token, texts)
    press.close()
    return seen(path)[0]


def test_tokens_are_told_apart_without_colours(tmp_path: Path) -> None:
    """White and not white is enough: no two of fifteen differ by colour or grey alone."""
    texts = Texts("en")
    shapes = {}
    for token in tokens_of("members-only", 5):
        if token.key not in shapes:
            shapes[token.key] = drawn_alone(tmp_path, token, texts).convert("L").point([0] * 235 + [255] * 21)
    assert len(shapes) == 15
    for (one, first), (other, second) in combinations(shapes.items(), 2):
        share = ImageStat.Stat(ImageChops.difference(first, second)).mean[0] / 255
        # A high-risk token shows the player's mark small, beside its colour.
        assert share > (0.008 if one[-4:] == other[-4:] == "risk" else 0.012), (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_have_the_players_colours_and_words_that_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    colours: set[str] = set()
    written: list[Setting] = []
    fill, text = Pen.fill, Pen.text

    def filled(pen: Pen, colour: str) -> None:
        colours.add(colour)
        fill(pen, colour)

    def wrote(pen: Pen, setting: Setting, box: Box, *given: object) -> None:
        written.append(setting)
        text(pen, setting, box, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Pen, "fill", filled)
    monkeypatch.setattr(Pen, "text", wrote)
    texts = Texts(language)
    for token in tokens_of("members-only", 5):
        drawn_alone(tmp_path, token, texts) if token.player == 0 else None
    assert colours == {WHITE, LOOKS[0].light}
    assert len(written) == 1
    assert not written[0].floored
    assert written[0].size >= 2.0
    assert written[0].width <= 12.4 + 1e-6
