"""What the class reads: large enough, strong enough, whole, in every language and size.

Scenarios A-01, A-02, A-04, W-13, P-20, P-21.

Letters are measured on the pixels that were drawn, not on a font's figures.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations

import msgspec
import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from gallery.auction.state import Bid
from gallery.auction.view import CashCourse, LotView, PublicView, SpinView
from gallery.collection import house_collection
from gallery.texts import LANGUAGES, Language, Texts, plain
from gallery.ui import theme
from gallery.ui.projector.stage import Placed, Stage
from gallery.ui.projector.window import ProjectorWindow
from tests.ui.longtexts import LongTexts

MakeView = Callable[..., PublicView]
MakeWindow = Callable[..., ProjectorWindow]

FLOORS = {"name": 0.05, "money": 0.05, "text": 0.04, "label": 0.026}
SIZES = ((1024, 768), (1280, 800), (1920, 1080))
BIDS = (Bid(2, 3_500_000), Bid(1, 4_000_000), Bid(2, 4_500_000))
LOT = LotView(1, 0, BIDS, BIDS[-1], 5_000_000)
MOST = LotView(1, 2, (Bid(1, 19_500_000), Bid(2, 20_000_000)), Bid(2, 20_000_000), 20_500_000)

Show = Callable[[ProjectorWindow, MakeView, Language, int], None]


def _idle(window: ProjectorWindow, make: MakeView, language: Language, players: int) -> None:
    window.show_view(make(language, players, 0, phase="deal"))


def _wheel(window: ProjectorWindow, make: MakeView, language: Language, players: int) -> None:
    window.show_view(make(language, players, spins=0))


def _wheel_forty(window: ProjectorWindow, make: MakeView, language: Language, players: int) -> None:
    window.show_view(make(language, players, spins=0, forty=True))


def _result(window: ProjectorWindow, make: MakeView, language: Language, players: int) -> None:
    window.show_view(make(language, players, phase="decide", sector=7))


def _result_forty(window: ProjectorWindow, make: MakeView, language: Language, players: int) -> None:
    window.show_view(make(language, players, phase="draw", sector=0, forty=True))


def _offer(window: ProjectorWindow, make: MakeView, language: Language, players: int) -> None:
    window.show_view(make(language, players, phase="decide", sector=7, lot=LotView(2, 0, (), None, 500_000)))


def _sale(window: ProjectorWindow, make: MakeView, language: Language, players: int) -> None:
    window.show_view(make(language, players, phase="auction", sector=0, lot=LOT))
    window.going(1)


def _sale_most(window: ProjectorWindow, make: MakeView, language: Language, players: int) -> None:
    window.show_view(make(language, players, phase="auction", sector=3, lot=MOST, forty=True))
    window.going(2)


def _no_bid(window: ProjectorWindow, make: MakeView, language: Language, players: int) -> None:
    window.show_view(make(language, players, phase="auction", sector=3, lot=LotView(1, 2, (), None, 500_000)))


def _sold(window: ProjectorWindow, make: MakeView, language: Language, players: int) -> None:
    _sale_most(window, make, language, players)
    view = make(language, players, forty=True)
    window.show_view(view)
    window.sold(view.players[0].name, 20_000_000)


def _wall(window: ProjectorWindow, make: MakeView, language: Language, players: int) -> None:
    window.show_view(make(language, players, 3, forty=True))


def _wall_full(window: ProjectorWindow, make: MakeView, language: Language, players: int) -> None:
    window.show_view(make(language, players, 10))


def _wall_cash(window: ProjectorWindow, make: MakeView, language: Language, players: int) -> None:
    window.show_view(make(language, players, 3, cash=True))


def _reveal(window: ProjectorWindow, make: MakeView, language: Language, players: int) -> None:
    window.show_view(make(language, players, 2, phase="over"))
    window.replay_reveal()
    for _ in range(3):
        window.next_reveal()


def _ranking(window: ProjectorWindow, make: MakeView, language: Language, players: int) -> None:
    window.show_view(make(language, players, 2, phase="over", forty=True))


def _chart(window: ProjectorWindow, make: MakeView, language: Language, players: int) -> None:
    view = make(language, players, 2, phase="over", forty=True)
    courses = []
    for seat, player in enumerate(view.players):
        joined = (None, None) if seat == 1 else (20_000_000, 19_500_000)
        courses.append(CashCourse(player.id, (*joined, 4_000_000 * seat, 13_500_000, player.cash)))
    window.show_view(msgspec.structs.replace(view, courses=tuple(courses)))
    window.next_reveal()
    assert window.scene == "chart"


def _winners(window: ProjectorWindow, make: MakeView, language: Language, players: int) -> None:
    window.show_view(make(language, players, 2, phase="over"))
    window.next_reveal()


def _odds(window: ProjectorWindow, make: MakeView, language: Language, players: int) -> None:
    spins = tuple(SpinView(1 + number % players, 7 * number % 16) for number in range(12))
    window.show_view(msgspec.structs.replace(make(language, players), recent=spins))
    window.show_odds(True)
    assert window.scene == "odds"


SCENES: tuple[Show, ...] = (
    _idle, _wheel, _wheel_forty, _result, _result_forty, _offer, _sale, _sale_most, _no_bid, _sold,
    _wall, _wall_full, _wall_cash, _reveal, _ranking, _chart, _winners, _odds,
)  # fmt: skip


def named(show: Show) -> str:
    """The scene's name in the list of tests."""
    return show.__name__.strip("_")


@cache
def light(colour: int) -> float:
    """Relative luminance of 0x..RRGGBB."""
    parts = ((colour >> 16 & 255) / 255, (colour >> 8 & 255) / 255, (colour & 255) / 255)
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: int, other: int) -> float:
    """WCAG contrast."""
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def ink(image: QImage, rect: QRect, ground: str) -> tuple[float, int]:
    """The strongest contrast in a rectangle, and how many rows its ink spans (ink: at least half-way to the strongest)."""
    paper = QColor(ground).rgb()
    rows = [
        [contrast(image.pixel(x, y), paper) for x in range(rect.left(), rect.right())]
        for y in range(rect.top(), rect.bottom())
    ]
    strongest = max(max(row) for row in rows)
    inked = [number for number, row in enumerate(rows) if max(row) > (1 + strongest) / 2]
    return strongest, inked[-1] - inked[0] + 1


NARROW = ((1024, 768, (5, 8)),)
WIDE = ((1024, 768, (2,)), (1280, 800, (2, 5, 8)), (1920, 1080, (2, 5, 8)), (2560, 1080, (3, 8)))


@pytest.mark.parametrize("show", SCENES, ids=named)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sizes", [NARROW, pytest.param(WIDE, marks=pytest.mark.slow)], ids=["narrow", "wide"])
def test_every_text_is_whole_inside_and_by_itself(
    sizes: tuple[tuple[int, int, tuple[int, ...]], ...],
    show: Show,
    language: Language,
    make_view: MakeView,
    make_window: MakeWindow,
) -> None:
    """In each size, with 2, 5 and 8 players: nothing outside the window, nothing over something else, no amount elided."""
    for width, height, seats in sizes:
        for players in seats:
            window = make_window(language, width, height)
            show(window, make_view, language, players)
            placed = window.placed
            assert placed
            inside = QRectF(0, 0, width, height)
            for text in placed:
                about = (width, players, text.text)
                assert text.fits, about
                assert inside.contains(text.rect), about
                assert text.role != "money" or text.whole, about
                assert text.role == "small" or text.letter >= FLOORS[text.role] * height, about
            for one, other in combinations(placed, 2):
                shared = one.rect.intersected(other.rect)
                # Lines stand closer than their full ascents: letters, not boxes, may not meet.
                meet = shared.width() > 1 and shared.height() > 0.45 * min(one.letter, other.letter)
                assert not meet, (width, players, one.text, other.text)


@pytest.mark.parametrize("show", SCENES, ids=named)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wordier_language_would_fit(
    show: Show, language: Language, make_view: MakeView, make_window: MakeWindow
) -> None:
    """Every message 40 % longer, on the narrowest wall (A-08)."""
    window = make_window(language, 1024, 768)
    window.set_texts(LongTexts(language))
    show(window, make_view, language, 5)
    for text in window.placed:
        assert text.fits, text.text
        assert QRectF(0, 0, 1024, 768).contains(text.rect), text.text


@pytest.mark.parametrize("show", [_wheel_forty, _result_forty, _wall], ids=named)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_is_whole_where_it_is_its_turn(
    show: Show, language: Language, make_view: MakeView, make_window: MakeWindow
) -> None:
    """Forty characters, elided on the small wall perhaps, but whole where the turn is told."""
    for width, height in SIZES:
        window = make_window(language, width, height)
        show(window, make_view, language, 8)
        name = make_view(language, 8, forty=True).players[0].name
        assert len(name) == 40
        assert any(plain(text.text) == name and text.whole for text in window.placed)


@pytest.mark.parametrize("show", [_wheel, _result, _sale, _wall_cash, _ranking, _chart], ids=named)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("dark", [False, True])
def test_the_drawn_letters_are_high_and_strong_enough(
    show: Show, language: Language, dark: bool, make_view: MakeView, make_window: MakeWindow
) -> None:
    """On the pixels: each single line's letters reach its floor, 7 : 1 against what is round them, money 12 : 1."""
    height = 768
    window = make_window(language, 1024, height, dark=dark)
    show(window, make_view, language, 5)
    window.placed  # noqa: B018  draws the scene before its picture is taken
    image = window.frame().toImage()
    measured = 0
    for text in window.placed:
        rect = text.rect.toAlignedRect().adjusted(1, 1, -1, -1)
        if text.role == "small" or rect.height() > 2.2 * text.letter:
            continue
        measured += 1
        assert image.pixel(rect.left(), rect.top()) == QColor(text.ground).rgb(), text.text
        strongest, high = ink(image, rect, text.ground)
        assert strongest >= (12 if text.role == "money" else 7), text.text
        assert high >= FLOORS[text.role] * height, text.text
    assert measured >= 2


@pytest.mark.parametrize("letter", ["ח", "0", "H"])
def test_floors_hold_for_the_letters_themselves(letter: str, make_view: MakeView, make_window: MakeWindow) -> None:
    """A name that is one letter without ascender, in three sizes: 5 % on the pixels, Hebrew as well as Latin and digits."""
    for width, height in SIZES:
        window = make_window("he", width, height)
        view = make_view("he", 2)
        seat = msgspec.structs.replace(view.players[0], name=letter * 3)
        window.show_view(msgspec.structs.replace(view, players=(seat, view.players[1])))
        image = window.frame().toImage()
        text = next(text for text in window.placed if plain(text.text) == letter * 3)
        assert ink(image, text.rect.toAlignedRect(), text.ground)[1] >= 0.05 * height


def test_the_standing_bid_is_the_loudest_thing(make_view: MakeView, make_window: MakeWindow) -> None:
    """Its figures fill a third of the window's width, in every size."""
    for width, height in (*SIZES, (3840, 2160)):
        window = make_window("he", width, height)
        _sale(window, make_view, "he", 5)
        bid = next(text for text in window.placed if plain(text.text) == "$4,500,000")
        assert bid.rect.width() >= width / 3
        assert bid.letter == max(text.letter for text in window.placed)


def test_going_once_twice_sold_stand_in_one_row(make_view: MakeView, make_window: MakeWindow) -> None:
    """Side by side at one height, in every language and size."""
    for language in LANGUAGES:
        texts = Texts(language)
        words = [texts.say(f"projector-going-{step}") for step in ("one", "two", "sold")]
        for width, height in SIZES:
            window = make_window(language, width, height)
            _sale(window, make_view, language, 5)
            row = [text for text in window.placed if text.text in words]
            assert [text.text for text in row] == words
            assert len({round(text.rect.center().y()) for text in row}) == 1
            places = [text.rect.left() for text in row]
            assert places == sorted(places, reverse=texts.rtl)


def test_cash_is_shown_only_where_the_view_tells_it(make_view: MakeView, make_window: MakeWindow) -> None:
    """House rule off: no amount stands on the wall. On: everybody's."""
    window = make_window("en", 1280, 800)
    _wall_full(window, make_view, "en", 5)
    assert not [text for text in window.placed if text.role == "money"]
    _wall_cash(window, make_view, "en", 5)
    assert len([text for text in window.placed if text.role == "money"]) == 5


@pytest.mark.parametrize(("width", "height", "cash"), [(1024, 768, False), (1280, 720, True)])
def test_paintings_are_no_dots_below_a_long_name(
    width: int, height: int, cash: bool, make_view: MakeView, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight walls of ten below a name of two lines: each painting is a fair part of the window's height."""
    sides: list[float] = []
    hang = Stage.hang

    def hung(stage: Stage, number: int, rect: QRectF, shadow: bool = True) -> QRectF:
        place = hang(stage, number, rect, shadow)
        sides.append(max(place.width(), place.height()) / height)
        return place

    monkeypatch.setattr(Stage, "hang", hung)
    window = make_window("en", width, height)
    window.show_view(make_view("en", 8, 10, forty=True, cash=cash))
    assert window.placed
    assert len(sides) == 80
    assert min(sides) > 0.024


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_reveal_it_is_nobodys_turn(language: Language, make_view: MakeView, make_window: MakeWindow) -> None:
    window = make_window(language, 1280, 800)
    texts = Texts(language)
    _wall_full(window, make_view, language, 5)
    assert any(text.text == texts.say("projector-turn") for text in window.placed)
    view: PublicView = make_view(language, 5, 10, phase="reveal")
    window.show_view(view)
    told = [text.text for text in window.placed]
    assert texts.say("projector-reveal") in told
    assert texts.say("projector-turn") not in told
    assert texts.say("projector-left", count=view.paintings_left) not in told


def test_the_language_changes_at_once_and_whole(make_view: MakeView, make_window: MakeWindow) -> None:
    """Words and direction flip together, numbers stay as they are; and back again leaves no trace."""
    window = make_window("en", 1280, 800)
    _sale(window, make_view, "en", 5)
    before = window.frame().toImage()
    english = [text.text for text in window.placed]
    window.set_texts(Texts("he"))
    assert window.layoutDirection() == Qt.LayoutDirection.RightToLeft
    hebrew = [text.text for text in window.placed]
    assert not set(english[:1]) & set(hebrew)
    for amount in ("\u2066$4,500,000\u2069", "\u2066$5,000,000\u2069"):
        assert amount in english
        assert amount in hebrew
    painting = window.frame().toImage()
    assert painting != before
    window.set_texts(Texts("en"))
    assert window.frame().toImage() == before


def _placed_at(window: ProjectorWindow, word: str) -> Placed:
    return next(text for text in window.placed if word in plain(text.text))


def test_hebrew_mirrors_the_layout(make_view: MakeView, make_window: MakeWindow) -> None:
    """The painting hangs where reading begins; the bid stands on the other side."""
    cases: tuple[tuple[Language, bool], ...] = (("en", False), ("he", True))
    for language, first in cases:
        window = make_window(language, 1280, 800)
        _sale(window, make_view, language, 5)
        assert (_placed_at(window, "$4,500,000").rect.center().x() < 640) == first


def test_black_and_freeze(make_view: MakeView, make_window: MakeWindow) -> None:
    """Black shows nothing; a frozen picture stays while the game goes on, and lets the present in when it is let go."""
    window = make_window("en", 640, 360, show=True)
    window.show_view(make_view(spins=0))
    standing = window.grab().toImage()
    window.set_frozen(True)
    window.show_view(make_view(phase="auction", sector=0, lot=LOT))
    assert window.grab().toImage() == standing
    window.set_black(True)
    dark = window.grab().toImage()
    assert {dark.pixelColor(x, y).name() for x in range(0, 640, 40) for y in range(0, 360, 40)} == {"#000000"}
    window.set_black(False)
    window.set_frozen(False)
    assert window.grab().toImage() != standing


@pytest.mark.parametrize("away", ["black", "hidden"])
def test_nothing_stale_comes_back_after_black(
    away: str, make_view: MakeView, make_window: MakeWindow, qtbot: QtBot
) -> None:
    """What happened meanwhile stands at once, without a fade from what the class must not see any more."""
    window = make_window("en", 640, 360, show=True)
    window.show_view(make_view(spins=0))
    window.grab()
    if away == "black":
        window.set_black(True)
        window.show_view(make_view(phase="auction", sector=0, lot=LOT))
        window.set_black(False)
    else:
        window.show_view(make_view(phase="auction", sector=0, lot=LOT))
        window.hide()
        window.show()
    first = window.grab().toImage()
    assert window.settled
    window.set_texts(Texts("en"))
    assert first == window.grab().toImage()


def test_it_takes_neither_focus_nor_shows_a_cursor(make_window: MakeWindow) -> None:
    """The keyboard stays with the console; no mouse arrow on the class's wall."""
    window = make_window(show=True)
    assert window.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    assert window.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert window.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert window.cursor().shape() == Qt.CursorShape.BlankCursor


@pytest.mark.parametrize(
    "name", ["7", "0123456789", "אב" * 20, "W" * 40, "Zoë 🎨", "דנה Max 3", "e\u0301" * 12, "a b c d"]
)
def test_any_name_is_shown(name: str, make_view: MakeView, make_window: MakeWindow) -> None:
    """Digits, one endless word, emoji, mixed directions, combining marks: inside the window and whole at its turn."""
    for language in LANGUAGES:
        view = make_view(language, 8)
        seat = msgspec.structs.replace(view.players[0], name=name)
        offered = make_view(language, 8, phase="decide", sector=7, lot=LotView(2, 0, (), None, 500_000))
        for told in (
            msgspec.structs.replace(view, spins=0),
            msgspec.structs.replace(view, spins=3),
            msgspec.structs.replace(view, phase="decide", lot=offered.lot, instruction=offered.instruction),
        ):
            window = make_window(language, 1024, 768)
            window.show_view(msgspec.structs.replace(told, players=(seat, *view.players[1:])))
            shown = [text for text in window.placed if plain(text.text) == name and text.whole]
            assert shown
            inside = QRectF(0, 0, 1024, 768)
            assert all(inside.contains(text.rect) for text in window.placed)
            assert all(text.fits for text in window.placed)


def test_the_whole_fingerprint_on_request(make_view: MakeView, make_window: MakeWindow) -> None:
    """Sixteen digits, and all sixty-four when they are asked for; both fit."""
    for language in LANGUAGES:
        for width, height in SIZES:
            window = make_window(language, width, height)
            view = make_view(language, 8, 0, phase="deal")
            window.show_view(view)
            short = "".join(plain(window.placed[-1].text).split())
            window.set_whole_fingerprint(True)
            whole = "".join(plain(window.placed[-1].text).split())
            assert short.endswith(view.fingerprint[:16])
            assert view.fingerprint not in short
            assert whole.endswith(view.fingerprint)
            assert window.placed[-1].fits
            assert QRectF(0, 0, width, height).contains(window.placed[-1].rect)


def test_the_chart_stands_between_the_ranking_and_the_winners(make_view: MakeView, make_window: MakeWindow) -> None:
    """Back and forth; every player's line is drawn in the player's colour and ends at the name; the sums stand beside."""
    window = make_window("he", 1024, 768)
    _chart(window, make_view, "he", 5)
    image = window.frame().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(0, 1024, 2) for y in range(0, 768, 2)}
    assert {theme.look(player).light.lower() for player in range(5)} <= colours
    written = [plain(text.text) for text in window.placed]
    assert len([text for text in window.placed if text.role == "name"]) == 5
    assert {"$0", "$5M", "$20M"} <= set(written)
    scenes: list[str] = []
    for step in (window.next_reveal, window.next_reveal, window.previous_reveal, window.previous_reveal):
        step()
        scenes.append(window.scene)
    assert scenes == ["winners", "winners", "chart", "ranking"]


def test_the_bars_of_wealth_say_what_their_parts_are(make_view: MakeView, make_window: MakeWindow) -> None:
    """Cash is the paler part, paintings the full one."""
    window = make_window("en", 1024, 768)
    window.show_view(make_view("en", 4, 2, phase="over"))
    assert {"cash", "paintings"} <= {plain(text.text) for text in window.placed}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lot_is_told_with_its_manner_and_its_time(
    language: Language, make_view: MakeView, make_window: MakeWindow
) -> None:
    """On the narrowest projector all of it stands there whole, and two of the last bids with their names."""
    window = make_window(language, 1024, 768)
    window.show_view(make_view(language, 5, 2, phase="auction", sector=0, lot=LOT))
    painting = house_collection().painting(LOT.painting)
    written = {text.text for text in window.placed if text.whole}
    assert {painting.manner[language], painting.period[language]} <= written
    assert len([text for text in window.placed if text.role == "name"]) >= 3


@pytest.mark.parametrize(("players", "hung"), [(2, True), (5, True), (8, False)])
def test_paintings_hang_over_the_names_where_they_leave_room(
    players: int, hung: bool, make_view: MakeView, make_window: MakeWindow
) -> None:
    """A painting has hundreds of colours; title, names and marks have a few dozen with their soft edges."""
    window = make_window("en", 1024, 768)
    window.show_view(make_view("en", players, 0, phase="deal"))
    image = window.frame().toImage()
    colours = {image.pixel(x, y) for x in range(0, 1024, 3) for y in range(180, 440, 3)}
    assert (len(colours) > 600) == hung
