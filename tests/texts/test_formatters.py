"""Amounts, numbers and names: one way to write each, isolated in every language (table.md, printing.md)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gallery.money.amounts import LARGEST, UNIT, read_amount
from gallery.texts import (
    LANGUAGES,
    Language,
    Texts,
    amount,
    isolated_name,
    number,
    percent,
    plain,
    short_amount,
    signed_amount,
)

dollars = st.integers(min_value=1, max_value=LARGEST // UNIT).map(lambda notes: notes * UNIT)


@pytest.mark.parametrize(
    ("value", "written"),
    [(20_000_000, "$20,000,000"), (500_000, "$500,000"), (0, "$0"), (-58_500_000, "-$58,500,000")],
)
def test_amounts_are_written_as_on_the_notes(value: int, written: str) -> None:
    assert amount(value) == f"\u2066{written}\u2069"


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (4_500_000, "$4.5M"),
        (500_000, "$500K"),
        (20_000_000, "$20M"),
        (-3_500_000, "-$3.5M"),
        (0, "$0M"),
        (-500_000, "-$500K"),
    ],
)
def test_short_amounts(value: int, written: str) -> None:
    assert plain(short_amount(value)) == written


def test_signed_amounts_say_what_changed() -> None:
    assert [plain(signed_amount(value)) for value in (500_000, -500_000, 0)] == ["+$500,000", "-$500,000", "$0"]


def test_numbers_follow_the_language() -> None:
    written = [plain(number(12_345, language)) for language in LANGUAGES]
    assert written == ["12,345", "12\u00a0345", "12,345"]
    assert LANGUAGES == ("he", "fr", "en")


@given(dollars)
def test_what_is_written_can_be_read_back(value: int) -> None:
    assert read_amount(amount(value)) == value
    assert read_amount(plain(amount(value))) == value
    assert read_amount(plain(short_amount(value))) == value
    assert read_amount(plain(number(value, "fr"))) == value


@given(st.integers(min_value=-LARGEST, max_value=LARGEST))
def test_every_amount_and_number_is_isolated_once(value: int) -> None:
    for text in (
        amount(value),
        signed_amount(value),
        short_amount(value),
        *(number(value, lang) for lang in LANGUAGES),
    ):
        assert (text[0], text[-1]) == ("\u2066", "\u2069")
        assert "\u2066" not in text[1:]
        assert "\u2069" not in text[:-1]


@given(st.text(min_size=1, max_size=40))
def test_names_are_isolated_and_kept(name: str) -> None:
    text = isolated_name(name)
    assert text == f"\u2068{name}\u2069"
    assert plain(text) == plain(name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Dana", "דנה", "12", "נועה 3"])
def test_a_name_stands_isolated_in_a_sentence(language: Language, name: str) -> None:
    assert f"\u2068{name}\u2069" in Texts(language).say("doctor-printer", names=name)


def test_percent_is_told_to_a_tenth() -> None:
    told = [percent(part, 16) for part in (1, 2, 3, 4, 16)]
    assert told == [f"\u2066{text}\u2069" for text in ("6.3%", "12.5%", "18.8%", "25%", "100%")]
    assert percent(1, 3, "he") == "\u206633.3%\u2069"
    assert percent(2, 3, "fr") == "\u206666,7\u00a0%\u2069"
    assert percent(1, 2000) == "\u20660.1%\u2069"


def test_a_number_chooses_its_plural() -> None:
    def said(language: Language, count: int) -> str:
        return plain(Texts(language).say("doctor-sound", count=count))

    assert [said("he", count) for count in (1, 2, 5)] == ["צליל: יציאה אחת", "צליל: שתי יציאות", "צליל: 5 יציאות"]
    assert [said("fr", count) for count in (1, 2)] == ["Son\u00a0: une sortie", "Son\u00a0: 2 sorties"]
    assert [said("en", count) for count in (1, 2)] == ["Sound: one output", "Sound: 2 outputs"]
    assert said("fr", 1200) == "Son\u00a0: 1\u00a0200 sorties"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_reason_and_a_long_list_are_told_whole(language: Language) -> None:
    texts = Texts(language)
    reason = "because " * 1_000
    assert reason in texts.say("record-reverse-why", entry=3, reason=reason)
    told = texts.say("state-player", name="Dana", cash=500_000, paintings=texts.list(str(each) for each in range(900)))
    assert "\u2068899\u2069" in told


def test_a_list_runs_as_its_language_does() -> None:
    """In Hebrew the first name stands rightmost, also when only isolates could tell the way."""
    names = ("דנה", "Avi", "נועה")
    assert Texts("he").names(names) == "\u2067\u2068דנה\u2069, \u2068Avi\u2069 ו\u2068נועה\u2069\u2069"
    assert Texts("en").names(names) == "\u2066\u2068דנה\u2069, \u2068Avi\u2069 and \u2068נועה\u2069\u2069"
    assert Texts("he").names([*names, "Uri"]).count("\u2067") == 1
