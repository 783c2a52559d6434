"""The decks of the exhibitions games: counted, told apart without colour, whole pictures, words that fit (K-05, K-11, K-12)."""

import shutil
import subprocess
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from pypdf import PdfReader

from gallery.collection.decks import deck_collection
from gallery.exhibitions.variants import VARIANTS
from gallery.printing import decks, kits
from gallery.printing.deckframes import DECK_CARD, PANEL
from gallery.printing.decks import BACKS, DeckCard, deck_cards, deck_checks, deck_plan
from gallery.printing.options import EXHIBITIONS
from gallery.printing.pdf import Art, Press
from gallery.printing.pen import Pen
from gallery.printing.pictures import Drawn
from gallery.printing.sheets import arrange
from gallery.printing.shopping import checked, counted
from gallery.printing.units import Box
from gallery.refusal import Refused
from gallery.texts import LANGUAGES, Language, Texts, plain

from .kit import options, print_kit

GAMES = tuple(VARIANTS)
DPI = 150
"""At which a card measures whole pixels, so that it can be turned round exactly."""


def rendered(folder: Path, *arts: Art) -> Image.Image:
    """Arts one on the other, as a card cut to its size."""
    if not shutil.which("pdftoppm"):
        pytest.skip("pdftoppm (poppler-utils) is not on this machine")
    press = Press(folder / "card.pdf", "card", "en")
    with press.page(DECK_CARD):
        for art in arts:
            press.show(art, DECK_CARD)
    press.close()
    asked = ["pdftoppm", "-r", str(DPI), "-singlefile", str(folder / "card.pdf"), str(folder / "card")]
    subprocess.run(asked, check=True)
    with Image.open(folder / "card.ppm") as picture:
        picture.load()
        return picture


def part(picture: Image.Image, box: Box) -> Image.Image:
    """What stands in a box (millimetres from the lower left corner)."""
    per_mm = DPI / 25.4
    height = DECK_CARD.height
    edges = (box.x, height - box.top, box.right, height - box.y)
    return picture.crop(tuple(round(edge * per_mm) for edge in edges))  # type: ignore[arg-type]


def shape(picture: Image.Image) -> Image.Image:
    """Black and white alone, parted at the middle tone, the lighter part white: what is left of a drawing without its tones."""
    grey = picture.convert("L")
    low, high = grey.getextrema()
    assert isinstance(low, int)
    assert isinstance(high, int)
    return grey.point([0 if tone < (low + high) / 2 else 255 for tone in range(256)])


def unlike(one: Image.Image, other: Image.Image) -> float:
    """The part of the dots that differ, 0 … 1."""
    return float(ImageStat.Stat(ImageChops.difference(one, other)).mean[0]) / 255


def art_of(game: str, exhibition: int, negative: bool = False, language: Language = "en") -> tuple[Art, Art]:
    """Frame and picture of a card."""
    (card,), _ = deck_cards(game, [DeckCard(exhibition, negative, 1)], Texts(language))
    assert isinstance(card.own, Art)
    return card.front, card.own


# Counts.


def test_a_deck_is_sixty_five_cards() -> None:
    plan = deck_plan()
    assert len(plan) == len({card.number for card in plan}) == 65 == 5 * (11 + 2)
    assert Counter((card.exhibition, card.negative) for card in plan) == {
        (exhibition, negative): copies for exhibition in range(1, 6) for negative, copies in ((False, 11), (True, 2))
    }
    assert all(check.good for check in deck_checks("classic-art", plan))


def test_a_deck_that_is_not_the_rules_is_told_in_red(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One work of the second exhibition is a negative card of it: there are 65, and two counts are wrong."""
    plan = [DeckCard(2, True, 2) if card == DeckCard(2, False, 11) else card for card in deck_plan()]
    plan[plan.index(DeckCard(4, False, 3))] = DeckCard(4, False, 2)
    monkeypatch.setattr(kits, "deck_plan", lambda: tuple(plan))
    report = print_kit(tmp_path, "deck", game="members-only")
    wrong = [(check.exhibition, check.negative, check.made) for check in report.checks if not check.good]
    # Twice the same negative card, too: each card counts once.
    assert wrong == [(2, False, 10), (4, False, 10)]
    for language in LANGUAGES:
        texts = Texts(language)
        told = plain(counted(next(check for check in report.checks if not check.good), texts))
        assert plain(texts.say("exhibition-members-only-2")) in told
        assert "10" in told
        assert told in checked(report.checks, texts)
    monkeypatch.setattr(kits, "deck_plan", lambda: (*deck_plan(), DeckCard(1, False, 1)))
    total = print_kit(tmp_path, "deck", game="members-only").checks[0]
    assert (total.made, total.needed, total.good) == (66, 65, False)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nine_stand_on_a_sheet_and_every_card_is_drawn_once(tmp_path: Path, paper: str) -> None:
    report = print_kit(tmp_path, "deck", game="members-only", paper=paper)
    (file,) = report.files
    assert (file.cards, file.per_sheet, file.sheets, file.pages, file.stock) == (65, 9, 8, 16, "card")
    shown: Counter[str] = Counter()
    for page in PdfReader(tmp_path / "deck.pdf").pages:
        contents = page.get_contents()
        assert contents is not None
        words = contents.get_data().decode("latin-1").split()
        shown.update(words[place - 1] for place, word in enumerate(words) if word == "Do")
    # Ten frames, 65 pictures, one back.
    assert sorted(shown.values()) == sorted([11] * 5 + [2] * 5 + [1] * 65 + [65])


def test_cut_marks_are_seen_on_the_darkest_bleed(tmp_path: Path) -> None:
    """Black on black would not be: a mark has white along both sides."""
    print_kit(tmp_path, "deck", game="members-only")
    grid = arrange("a4", DECK_CARD, "long")
    # The third sheet's last row belongs to the royal scandals, the fourth exhibition is nearly black: the fifth sheet has it.
    asked = [
        "pdftoppm",
        "-r",
        "600",
        "-gray",
        "-f",
        "11",
        "-l",
        "11",
        str(tmp_path / "deck.pdf"),
        str(tmp_path / "page"),
    ]
    if not shutil.which("pdftoppm"):
        pytest.skip("pdftoppm (poppler-utils) is not on this machine")
    subprocess.run(asked, check=True)
    with Image.open(tmp_path / "page-11.pgm") as page:
        per_mm = 600 / 25.4
        x, y = (grid.area.x + DECK_CARD.width) * per_mm, (grid.page.height - grid.area.y + 1.8) * per_mm
        row = page.crop((round(x - 0.3 * per_mm), round(y), round(x + 0.3 * per_mm), round(y) + 1))
        tones = list(row.tobytes())
    middle = len(tones) // 2
    assert min(tones[middle - 2 : middle + 2]) < 60
    assert max(tones[:middle]) > 240
    assert max(tones[middle:]) > 240


@pytest.mark.parametrize("game", GAMES)
def test_every_kit_of_a_game_holds_its_components_and_is_counted(tmp_path: Path, game: str) -> None:
    report = print_kit(tmp_path, game, language="he")
    assert sorted(file.component for file in report.files) == sorted(EXHIBITIONS)
    assert report.warnings == ()
    assert all(check.good for check in report.checks)
    assert sum(check.made for check in report.checks if check.component == "deck" and check.exhibition) == 65


# Told apart.


@pytest.mark.parametrize("negative", [False, True])
def test_exhibitions_are_told_in_grey_by_the_pattern_of_their_frame(tmp_path: Path, negative: bool) -> None:
    strip = Box(0.4, 16, 3.2, 42)
    found = {
        game: [shape(part(rendered(tmp_path, art_of(game, number, negative)[0]), strip)) for number in range(1, 6)]
        for game in GAMES[:2]
    }
    for patterns in found.values():
        for one, other in combinations(patterns, 2):
            assert unlike(one, other) > 0.3
    # It is the pattern that is told, not the tone: the same one in two colours is the same here.
    for one, other in zip(*found.values(), strict=True):
        assert unlike(one, other) < 0.05


@pytest.mark.parametrize("game", GAMES)
def test_exhibitions_are_told_in_grey_by_the_sign_in_two_corners(tmp_path: Path, game: str) -> None:
    def signs(language: Language) -> list[Image.Image]:
        made = []
        for number in range(1, 6):
            card = rendered(tmp_path, art_of(game, number, language=language)[0])
            x = DECK_CARD.width - 7.5 if language == "he" else 7.5
            corner = shape(part(card, Box(x - 3.3, DECK_CARD.height - 10.8, 6.6, 6.6)))
            turned = card.transpose(Image.Transpose.ROTATE_180)
            assert unlike(corner, shape(part(turned, Box(x - 3.3, DECK_CARD.height - 10.8, 6.6, 6.6)))) < 0.05
            made.append(corner)
        return made

    english, hebrew = signs("en"), signs("he")
    for one, other in combinations(english, 2):
        assert unlike(one, other) > 0.15
    for one, other in zip(english, hebrew, strict=True):
        assert unlike(one, other) < 0.05


def test_a_negative_card_is_told_without_colour_in_a_fan_of_cards(tmp_path: Path) -> None:
    """Of a card in the hand a strip at its side is seen."""
    for game in GAMES:
        for number in (1, 5):
            work, negative = (rendered(tmp_path, *art_of(game, number, sign)).convert("L") for sign in (False, True))
            frame = Box(0.4, 28, 3.2, 36)
            tones = [float(ImageStat.Stat(part(card, frame)).mean[0]) for card in (work, negative)]
            assert tones[1] - tones[0] > 40
            # The minus below the sign: white across the middle of a black disc.
            middle = DECK_CARD.height - 17.6
            bar, above = Box(6.0, middle - 0.3, 3.0, 0.6), Box(6.0, middle + 1.2, 3.0, 0.9)
            assert ImageStat.Stat(part(negative, bar)).mean[0] > 200
            assert ImageStat.Stat(part(negative, above)).mean[0] < 60


@pytest.mark.parametrize("game", GAMES)
def test_backs_are_the_games_own_and_tell_nothing(tmp_path: Path, game: str) -> None:
    cards, _ = deck_cards(game, deck_plan(), Texts("fr"))
    (back,) = {id(card.back): card.back for card in cards}.values()
    assert back is not None
    picture = rendered(tmp_path, back).convert("L")
    turned = picture.transpose(Image.Transpose.ROTATE_180)
    assert ImageStat.Stat(ImageChops.difference(picture, turned)).mean[0] < 2.5
    assert ImageStat.Stat(ImageChops.difference(picture, ImageChops.offset(turned, 3, 0))).mean[0] > 10
    tones = picture.histogram()
    assert sum(tones[:140]) / sum(tones) > 0.7
    assert len(set(BACKS.values())) == len(GAMES)


# Words and pictures.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_words_in_the_corners_are_read_at_arms_length(game: str, language: Language) -> None:
    texts = Texts(language)
    for exhibition in range(1, 6):
        for negative in (False, True):
            suit = decks._Suit(game, exhibition, negative, texts)
            assert suit.word.size >= 3.0
            assert not suit.word.floored
            # A millimetre more than the cut may be off.
            assert 7.5 + 4.7 + 1.4 + suit.word.width + 2.6 <= DECK_CARD.width - 3.5
            if suit.ribbon is not None:
                assert suit.ribbon.size >= 5.3
                # Beside it stand the two minuses.
                assert 4.4 + 6.4 + 2.4 + suit.ribbon.width + 1.8 <= DECK_CARD.width - 7.5 - 3.6


def test_paintings_are_whole_and_named_and_nothing_else_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    hung: list[tuple[float, Box]] = []

    def kept(self: Drawn, pen: Pen, box: Box) -> None:
        hung.append((self.aspect, box))

    monkeypatch.setattr(Drawn, "draw", kept)
    cards, _ = deck_cards("classic-art", deck_plan(), Texts("he"))
    press = Press(tmp_path / "cards.pdf", "cards", "he")
    with press.page(DECK_CARD):
        for made in cards:
            assert isinstance(made.own, Art)
            made.own.draw(press.pen)
    assert len(hung) == 65
    for (aspect, box), card in zip(hung, deck_plan(), strict=True):
        assert box.width / box.height == pytest.approx(aspect)
        assert box.x >= PANEL.x
        assert box.right <= PANEL.right + 1e-9
        assert box.y >= PANEL.y - 1e-9
        assert box.top <= PANEL.top + 1e-9
        # No smaller than it must be.
        assert box.width >= PANEL.width - 2.01 or box.height >= PANEL.height - 9.6 - 2.01
        painting = deck_collection("classic-art").painting(card.number)
        suit = decks._Suit("classic-art", card.exhibition, card.negative, Texts("he"))
        face = decks._Face(painting, suit, Texts("he"))
        assert (face.title is None) == (face.credit is None) == card.negative


class Wordy(Texts):
    """Texts with one message changed."""

    def __init__(self, key: str, said: str) -> None:
        super().__init__("en")
        self._key, self._said = key, said

    def say(self, key: str, /, **params: object) -> str:
        return self._said if key == self._key else super().say(key, **params)


@pytest.mark.parametrize(
    ("key", "said", "refusal"),
    [
        ("exhibition-members-only-3", "W" * 24, "text_too_long"),
        ("exhibition-members-only-3", "茶", "missing_glyph"),
        ("negative-members-only", "No " * 9, "text_too_long"),
    ],
)
def test_words_that_cannot_be_printed_name_their_card(key: str, said: str, refusal: str) -> None:
    with pytest.raises(Refused) as told:
        deck_cards("members-only", deck_plan(), Wordy(key, said))
    assert told.value.key == refusal
    card = plain(str(told.value.params["card"]))
    assert card.startswith("Members Only · ")
    assert plain(said) in card


def test_words_at_their_floor_are_remarked_on() -> None:
    cards, remarks = deck_cards("members-only", deck_plan(), Wordy("exhibition-members-only-3", "W" * 16 + "I"))
    assert len(cards) == 65
    assert [remark.key for remark in remarks] == ["print_text_small"] * 2
    assert remarks[0].params["deck"] == 27


def test_a_deck_by_itself_belongs_to_its_game(tmp_path: Path) -> None:
    report = print_kit(tmp_path, "deck", game="glenns-gallery", language="fr")
    assert report.shopping_list.splitlines()[0].endswith("Glenn’s Gallery – Paquet de cartes")
    assert report.game == "glenns-gallery"
    told = PdfReader(tmp_path / "deck.pdf").metadata
    assert told is not None
    assert told.title == "Glenn’s Gallery – Paquet de cartes"
    assert options("deck", game="glenns-gallery").components == ("deck",)
