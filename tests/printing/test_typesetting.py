"""Text on paper: order, forms and places of glyphs, lines that fit, and what is refused (printing.md, Text; K-06, K-07)."""

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gallery.fonts import Face
from gallery.printing.shaping import Paragraph, shape_line
from gallery.printing.typesetting import FLOOR, Setting, break_lines, fit, one_line, placed
from gallery.printing.units import Box
from gallery.refusal import Refused
from gallery.texts import amount, isolated_name, number, signed_amount


def runs(text: str, *, rtl: bool) -> list[tuple[str, str]]:
    """Every run from left to right: which way it reads and its letters as they follow in the text."""
    return [("R" if run.rtl else "L", run.text) for run in one_line(text, rtl).runs]


def seen(text: str, *, rtl: bool) -> str:
    """The characters as the eye meets them from left to right."""
    return "".join(glyph.sign for run in one_line(text, rtl).runs for glyph in run.glyphs)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("מחיר $20,000,000", [("L", "$20,000,000"), ("R", "מחיר ")]),
        (f"ב־{amount(20_000_000)} בלבד", [("R", " בלבד"), ("L", "$20,000,000"), ("R", "ב־")]),
        ("ערך \u2066-2\u2069", [("L", "-2"), ("R", "ערך ")]),
        ("ערך \u2066+11\u2069", [("L", "+11"), ("R", "ערך ")]),
        (f"שינוי {signed_amount(-500_000)}", [("L", "-$500,000"), ("R", "שינוי ")]),
        ("מרחבים \u20661–5\u2069", [("L", "1–5"), ("R", "מרחבים ")]),
        ("אקספרסיוניזם, 1889–1914", [("L", "1889–1914"), ("R", "אקספרסיוניזם, ")]),
        ("בריסטול 160-250 גרם", [("R", " גרם"), ("L", "160-250"), ("R", "בריסטול ")]),
        ("בין 1.5–2.5, לא 7", [("L", "7"), ("R", ", לא "), ("L", "1.5–2.5"), ("R", "בין ")]),
        ("כרטיס 3/65", [("L", "3/65"), ("R", "כרטיס ")]),
        ("שטר 5M חדש", [("R", " חדש"), ("L", "5M"), ("R", "שטר ")]),
        ("נולד ב־1906 בחיפה", [("R", " בחיפה"), ("L", "1906"), ("R", "נולד ב־")]),
    ],
)
def test_numbers_in_a_hebrew_line_stand_as_they_are_read(text: str, expected: list[tuple[str, str]]) -> None:
    assert runs(text, rtl=True) == expected


@pytest.mark.parametrize("figure", ["$20,000,000", "-2", "+11", "1–5", "3/65", "5M"])
@pytest.mark.parametrize("rtl", [False, True])
def test_a_figure_alone_reads_from_left_to_right(figure: str, rtl: bool) -> None:
    assert seen(f"\u2066{figure}\u2069", rtl=rtl) == figure


def test_brackets_round_hebrew_open_towards_the_word() -> None:
    line = one_line("ציור (שלום) [א]", rtl=True)
    letters = "".join(glyph.sign for run in line.runs for glyph in run.glyphs)
    assert letters == "[א] (םולש) רויצ"


def test_a_french_line_keeps_its_order_round_a_hebrew_title_and_a_year() -> None:
    line = f"Dans «\u00a0{isolated_name('הבנק הגדול')}\u00a0» (1889)"
    assert runs(line, rtl=False) == [("L", "Dans «\u00a0"), ("R", "הבנק הגדול"), ("L", "\u00a0» (1889)")]
    title_then_year = f"{isolated_name('הסוס הכחול')} (1889)"
    assert runs(title_then_year, rtl=False) == [("R", "הסוס הכחול"), ("L", " (1889)")]


def test_french_thousands_are_one_number_in_hebrew_too() -> None:
    assert seen(number(5_000_000, "fr"), rtl=True) == "5\u00a0000\u00a0000"


def test_niqqud_stands_on_its_own_letter() -> None:
    line = one_line("שָׁלוֹם", rtl=True)
    (run,) = line.runs
    letters, marks, start = {}, [], 0.0
    for glyph in run.glyphs:
        if glyph.advance:
            letters[glyph.sign] = (start, start + glyph.advance)
            start += glyph.advance
        else:
            marks.append(glyph)
    assert [mark.sign for mark in marks] == ["\u05b9", "\u05b8", "\u05c1"]
    homes = {"\u05b9": "ו", "\u05b8": "ש", "\u05c1": "ש"}
    for mark in marks:
        left, right = letters[homes[mark.sign]]
        # A mark's origin lies under its letter; holam stands a little to its left.
        assert left - 0.15 <= mark.x <= right


def test_niqqud_takes_no_width() -> None:
    assert one_line("שָׁלוֹם", rtl=True).width == pytest.approx(one_line("שלום", rtl=True).width, abs=0.03)


def test_kerning_draws_letters_together_and_ligatures_stay_apart() -> None:
    assert one_line("AV", rtl=False).width < one_line("A", rtl=False).width + one_line("V", rtl=False).width
    assert seen("office", rtl=False) == "office"


def test_direction_controls_are_not_drawn() -> None:
    text = "\u2066a\u2069\u200f\u200e\u202ab\u202c\u2068c\u2069"
    assert seen(text, rtl=False) == "abc"
    assert one_line(text, rtl=False).missing == ()


def test_levels_are_found_before_lines_are_broken() -> None:
    # Alone on its line the number would belong to the English; it follows Hebrew words, and lies with them.
    paragraph = Paragraph.of("שלום שלום 12", rtl=False)
    lines = break_lines(paragraph, one_line("שלום שלום", rtl=False).width + 0.1)
    assert lines is not None
    assert [[(run.text, run.level) for run in line.runs] for line in lines] == [[("שלום שלום", 1)], [("12", 2)]]
    assert one_line("12", rtl=False).runs[0].level == 0


@pytest.mark.parametrize("rtl", [False, True])
def test_empty_and_blank_text_draw_nothing(rtl: bool) -> None:
    for text in ("", " ", "   ", "\n", "\t"):
        setting = fit(text, (30, 10), 5, rtl, card="7")
        assert setting.lines == ()
        assert setting.height == 0
        assert placed(setting, Box(0, 0, 30, 10)) == ()


def test_symbols_alone_are_set() -> None:
    assert seen("– · % & @ € « »", rtl=False) == "– · % & @ € « »"


@pytest.mark.parametrize(("sign", "code"), [("😀", "U+1F600"), ("漢", "U+6F22"), ("\ue123", "U+E123")])
def test_a_character_that_no_font_has_is_refused_with_its_card(sign: str, code: str) -> None:
    with pytest.raises(Refused) as told:
        fit(f"Dana {sign}", (60, 20), 5, rtl=False, card="17 · Dana")
    assert told.value.key == "missing_glyph"
    assert told.value.params == {"sign": sign, "code": code, "card": "17 · Dana"}


def test_joined_letters_take_their_forms() -> None:
    apart, joined = one_line("م", rtl=True), one_line("ممم", rtl=True)
    assert joined.missing == ()
    assert len({glyph.sign for glyph in joined.runs[0].glyphs}) == 3
    assert joined.width < 3 * apart.width


def test_a_long_word_shrinks_and_below_the_floor_is_refused_with_its_card() -> None:
    word = "Donaudampfschifffahrtsgesellschaftskapitä"
    assert len(word) == 41
    setting = fit(word, (60, 20), 8, rtl=False, card="3")
    assert setting.width <= 60
    assert setting.size < 8
    with pytest.raises(Refused) as told:
        fit(word, (30, 20), 8, rtl=False, card="3 · long", floor=2.0)
    assert told.value.key == "text_too_long"
    assert told.value.params["card"] == "3 · long"


def test_text_shrinks_for_the_height_too() -> None:
    text = "one two three four five six seven eight nine ten"
    tall, low = fit(text, (20, 60), 6, rtl=False, card="x"), fit(text, (20, 14), 6, rtl=False, card="x")
    assert low.size < tall.size
    assert low.height <= 14


def test_text_at_its_floor_is_told() -> None:
    assert not fit("short", (60, 20), 6, rtl=False, card="x").floored
    assert fit("word " * 12, (20, 13), 6, rtl=False, card="x", floor=2.7).floored


def test_ranges_signs_and_prices_are_never_broken() -> None:
    for text in ("1–5", "-2", "3/65", "$20,000,000"):
        assert break_lines(Paragraph.of(text, rtl=False), one_line(text, rtl=False).width - 0.05) is None
    broken = break_lines(Paragraph.of("clair-obscur", rtl=False), 3.5)
    assert broken is not None
    assert [line.text for line in broken] == ["clair-", "obscur"]


def test_a_no_break_space_holds_a_line_together() -> None:
    whole = one_line("prix\u00a0: 5", rtl=False)
    broken = break_lines(Paragraph.of("prix\u00a0: 5", rtl=False), whole.width - 0.1)
    assert broken is not None
    assert [line.text for line in broken] == ["prix\u00a0:", "5"]


LETTERS = st.text(alphabet="abcdeAVשלוםאב ()«»$,.5–-\u00a0\u2066\u2069\u2068é", max_size=60)


@settings(max_examples=60, deadline=None)
@given(LETTERS, st.booleans(), st.floats(8, 60), st.floats(6, 40))
def test_text_never_leaves_its_box(text: str, rtl: bool, width: float, height: float) -> None:
    box = Box(3, 4, width, height)
    with contextlib.suppress(Refused):
        check_inside(box, fit(text, (width, height), 9, rtl, card="any", floor=FLOOR))


def check_inside(box: Box, setting: Setting) -> None:
    for line, x, y in placed(setting, box, "start", "middle"):
        assert x >= box.x - 1e-6
        assert x + line.width * setting.size <= box.right + 1e-6
        assert box.y - 1e-6 <= y - setting.size * 0.265
        assert y + setting.size * 0.935 <= box.top + 1e-6


@settings(max_examples=60, deadline=None)
@given(LETTERS, st.booleans())
def test_a_line_holds_every_visible_letter_once(text: str, rtl: bool) -> None:
    line = one_line(text, rtl)
    drawn = sorted(letter for run in line.runs for letter in run.text)
    assert drawn == sorted(letter for letter in text if letter not in "\u2066\u2068\u2069")
    assert sum(run.width for run in line.runs) == pytest.approx(line.width)


def test_start_is_the_side_where_reading_begins() -> None:
    box = Box(0, 0, 100, 20)
    hebrew, french = fit("שלום", (100, 20), 5, True, card=""), fit("salut", (100, 20), 5, False, card="")
    assert placed(hebrew, box)[0][1] + hebrew.width == pytest.approx(100)
    assert placed(french, box)[0][1] == 0
    assert placed(french, box, "end")[0][1] + french.width == pytest.approx(100)


def test_mixed_faces_keep_the_order_of_their_paragraph() -> None:
    text = "אבא 20 אמא"
    faces: tuple[Face, ...] = ("regular",) * 4 + ("bold",) * 2 + ("regular",) * 4
    line = shape_line(Paragraph(text, True, faces), 0, len(text))
    assert [run.text for run in line.runs] == [" אמא", "20", "אבא "]
    assert [run.face for run in line.runs] == ["regular", "bold", "regular"]
