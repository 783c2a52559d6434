"""The colours are told apart by everybody, and read in a lit room."""

from itertools import combinations

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF
from pytestqt.qtbot import QtBot

from gallery.auction.wheel import SECTORS
from gallery.ui import theme
from gallery.ui.theme import Room

# Machado, Oliveira and Fernandes (2009): how protan, deutan and tritan readers see, on linear light.
SEEN_AS = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "everybody": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
Triple = tuple[float, float, float]


def linear(colour: str) -> Triple:
    """Linear light 0…1 of `#RRGGBB`."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def through(light: Triple, eye: str) -> Triple:
    """The light as a reader sees it."""
    red, green, blue = (sum(a * b for a, b in zip(row, light, strict=True)) for row in SEEN_AS[eye])
    return min(1.0, max(0.0, red)), min(1.0, max(0.0, green)), min(1.0, max(0.0, blue))


def lab(light: Triple) -> Triple:
    """CIE Lab of linear sRGB light."""
    rows = ((0.4124, 0.3576, 0.1805, 0.9505), (0.2126, 0.7152, 0.0722, 1.0), (0.0193, 0.1192, 0.9505, 1.089))
    x, y, z = (sum(a * b for a, b in zip(row[:3], light, strict=True)) / row[3] for row in rows)
    fx, fy, fz = (value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: str, other: str, eye: str) -> float:
    """The distance of two colours as a reader sees them (CIE 1976)."""
    pairs = zip(lab(through(linear(one), eye)), lab(through(linear(other), eye)), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def contrast(one: str, other: str) -> float:
    """WCAG contrast."""
    low, high = sorted(
        sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), linear(c), strict=True)) for c in (one, other)
    )
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("eye", [eye for eye in SEEN_AS if eye != "grey"])
@pytest.mark.parametrize("dark", [False, True])
def test_players_colours_are_apart(eye: str, dark: bool) -> None:
    """Any two of the eight, for every reader of colours."""
    for one, other in combinations(theme.LOOKS, 2):
        assert apart(one.colour(dark), other.colour(dark), eye) >= 8.5, (one, other)


@pytest.mark.parametrize("dark", [False, True])
def test_players_are_apart_without_colour(dark: bool) -> None:
    """In grey the shades differ a little, and the shapes always."""
    for one, other in combinations(theme.LOOKS, 2):
        assert apart(one.colour(dark), other.colour(dark), "grey") >= 4.0, (one, other)
        assert one.shape != other.shape


@pytest.mark.parametrize("eye", list(SEEN_AS))
def test_sectors_colours_are_apart(eye: str) -> None:
    """Any two of the eight instructions, for every reader, in grey too."""
    for one, other in combinations(SECTORS.values(), 2):
        assert apart(one, other, eye) >= (9.0 if eye == "grey" else 15.0), (one, other)


@pytest.mark.parametrize("room", [theme.LIGHT, theme.DARK])
def test_texts_are_read_in_a_lit_room(room: Room) -> None:
    """7 : 1 for every text colour, 12 : 1 for what writes the money."""
    for ground in (room.wall, room.card):
        assert contrast(room.ink, ground) >= 12
        assert contrast(room.muted, ground) >= 7
        assert contrast(room.accent, ground) >= 7
    assert contrast(room.on_accent, room.accent_fill) >= 7


@pytest.mark.parametrize("dark", [False, True])
def test_marks_stand_out_from_the_wall(dark: bool) -> None:
    """3 : 1 for every mark on wall and card."""
    room = theme.room(dark)
    for look in theme.LOOKS:
        assert contrast(look.colour(dark), room.wall) >= 3, look
        assert contrast(look.colour(dark), room.card) >= 3, look


def test_the_family_is_loaded_and_as_high_as_we_reckon(qtbot: QtBot) -> None:
    """No font of the system stands in, and our figures for the letters' heights are FiraGO's."""
    assert QFontInfo(theme.font(20)).family() == "FiraGO"
    metrics = QFontMetricsF(theme.font(1000))
    assert metrics.tightBoundingRect("H").height() == pytest.approx(1000 * theme.CAPITAL, abs=6)
    assert metrics.tightBoundingRect("ח").height() == pytest.approx(1000 * theme.HEBREW, abs=6)
