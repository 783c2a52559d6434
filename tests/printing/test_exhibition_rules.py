"""The rules sheets and summary cards of the exhibitions games: the rules' own numbers, and words that fit."""

from pathlib import Path

import pytest

from gallery.collection.decks import KEY_COLOURS
from gallery.exhibitions.rules.scoring import succeeds, worth
from gallery.exhibitions.state import Prediction
from gallery.exhibitions.variants import VARIANTS
from gallery.printing import exhibitionrules, sections
from gallery.printing.exhibitionrules import exhibition_rules_sides, hand_rows, points_rows, section
from gallery.printing.pdf import Press
from gallery.printing.pen import Pen
from gallery.printing.sheets import PAPERS, PaperName, arrange
from gallery.printing.summaries import SUMMARY_CARD, summary_cards
from gallery.printing.typesetting import Setting, fit
from gallery.printing.units import Box
from gallery.seats import LOOKS
from gallery.texts import LANGUAGES, Language, Texts, plain
from tests.printing.kit import print_kit

from .test_boards import GAMES, LABEL, asked, press_sides, written

__all__ = ["written"]


@pytest.fixture
def fitted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Setting]]:
    """What was fitted into boxes: the text and how it was set."""
    made: list[tuple[str, Setting]] = []

    def kept(text: str, *given: object, **named: object) -> Setting:
        setting = fit(text, *given, **named)  # type: ignore[arg-type]
        made.append((text, setting))
        return setting

    monkeypatch.setattr(sections, "fit", kept)
    monkeypatch.setattr(exhibitionrules, "fit", kept)
    return made


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_stand_on_one_side_in_letters_that_can_be_read(
    tmp_path: Path,
    fitted: list[tuple[str, Setting]],
    written: list[tuple[Setting, Box]],
    game: str,
    language: Language,
) -> None:
    texts = Texts(language)
    for paper in PAPERS:
        fitted.clear()
        written.clear()
        sides = exhibition_rules_sides(game, asked(game, paper, language), texts, LABEL)
        assert len(sides) == 1
        press_sides(tmp_path / f"{paper}.pdf", sides, language)
        for key in (*exhibitionrules._LEFT, *exhibitionrules._RIGHT):
            _, body = section(key, VARIANTS[game], texts)
            sizes = [setting.size for text, setting in fitted if text == body]
            # The last of the sizes that were tried is the one that is printed: nine points.
            assert sizes, key
            assert sizes[-1] >= 3.2, (key, paper)
        foot = next(setting for text, setting in fitted if text == texts.say("print-exh-reading"))
        assert not foot.floored
        for setting, box in written:
            assert setting.size >= 2.0
            assert setting.width <= box.width + 0.05
            assert setting.height <= box.height + 1.6 * setting.size


def test_the_tables_are_those_of_the_rules() -> None:
    texts = Texts("en")
    assert [row.cells for row in hand_rows(texts)] == [
        ("2", "3", "4", "5"),
        ("11", "11", "9", "7"),
        ("4", "4", "3", "2"),
    ]
    spaces, holds, points = ([plain(cell) for cell in row.cells] for row in points_rows(texts))
    assert spaces == list("12345678")
    assert holds == ["0–1", "0–2", "0–3", "0–4", "5+", "6+", "7+", "8+"]
    for space, text in zip(range(1, 9), holds, strict=True):
        for works in range(12):
            low, _, high = text.replace("+", "–99").partition("–")
            assert succeeds(space, works) == (int(low) <= works <= int(high))
    assert [int(each) for each in points] == [worth(Prediction(1, space, 1, 0)) for space in range(1, 9)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_differ_in_their_tokens_and_their_negative_cards(language: Language) -> None:
    texts = Texts(language)
    said = {
        game: {key: section(key, VARIANTS[game], texts)[1] for key in ("goal", "table", "predictions", "return", "end")}
        for game in GAMES
    }
    for key in ("goal", "table"):
        assert len({told[key] for told in said.values()}) == 3
    # Doubling is the one rule that Classic Art has of its own.
    for key in ("predictions", "return"):
        assert said["classic-art"][key] != said["members-only"][key] == said["glenns-gallery"][key]
    assert len({told["end"] for told in said.values()}) == 1
    for game in GAMES:
        table = plain(said[game]["table"])
        assert plain(texts.say(f"negative-{game}")) in table
        assert f"{VARIANTS[game].singles}\u00a0" in table
        assert "65\u00a0" in table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_comes_out_as_the_game_says(
    tmp_path: Path, written: list[tuple[Setting, Box]], language: Language
) -> None:
    works, texts = exhibitionrules._WORKS, Texts(language)
    assert succeeds(exhibitionrules._RIGHT_ON, works)
    assert exhibitionrules._FEW_ON < works < exhibitionrules._MANY_ON
    assert not succeeds(exhibitionrules._FEW_ON, works)
    assert not succeeds(exhibitionrules._MANY_ON, works)
    points = worth(Prediction(1, exhibitionrules._RIGHT_ON, 1, 0))
    assert worth(Prediction(1, 8, 2, 0, True)) == worth(Prediction(1, 8, 0, 1, True)) == 15
    sides = exhibition_rules_sides("members-only", asked("members-only", "a4", language), texts, LABEL)
    press_sides(tmp_path / "rules.pdf", sides, language)
    words = [plain(" ".join(line.text for line in setting.lines)) for setting, _ in written]
    right = plain(texts.say("print-exh-example-right", space=exhibitionrules._RIGHT_ON, points=points))
    assert right in words
    assert any("5\u00a0×\u00a03 = 15" in text or "5 × 3 = 15" in text for text in words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_player_has_a_summary_card_with_words_that_can_be_read(
    tmp_path: Path,
    fitted: list[tuple[str, Setting]],
    written: list[tuple[Setting, Box]],
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    language: Language,
) -> None:
    colours: set[str] = set()
    fill = Pen.fill

    def filled(pen: Pen, colour: str) -> None:
        colours.add(colour)
        fill(pen, colour)

    texts = Texts(language)
    cards, size = summary_cards(game, 5, texts)
    assert size == SUMMARY_CARD
    assert len({card.front.key for card in cards}) == 5
    assert {card.back for card in cards if card.back} == {cards[0].back}
    monkeypatch.setattr(Pen, "fill", filled)
    for seat, card in enumerate(cards):
        assert card.back is not None
        colours.clear()
        press = Press(tmp_path / f"{seat}.pdf", "card", language)
        for art in (card.front, card.back):
            written.clear()
            with press.page(size) as pen:
                art.draw(pen)
            # Every word is the card's own: on tokens so small none could be read.
            places = [box for _, box in written]
            assert len(places) >= 7
            for place, box in enumerate(places):
                assert 5 <= box.x < box.right <= size.width - 5
                assert 5 <= box.y < box.top <= size.height - 4.5
                assert not any(box.overlaps(other, 0.01) for other in places[:place])
        press.close()
        assert {look.light for look in LOOKS} & colours == {LOOKS[seat].light}
    # The last size that was tried for each text is the one that is printed: eight points.
    printed = {text: setting.size for text, setting in fitted}
    assert len(printed) >= 8
    assert min(printed.values()) >= 2.0
    assert min(size for text, size in printed.items() if len(text) > 60) >= 3.3


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_players_have_the_house_deck_on_their_cards(
    tmp_path: Path, fitted: list[tuple[str, Setting]], language: Language
) -> None:
    texts = Texts(language)
    for players in (2, 3):
        fitted.clear()
        cards, size = summary_cards("classic-art", players, texts)
        press = Press(tmp_path / f"{players}.pdf", "card", language)
        with press.page(size) as pen:
            cards[0].front.draw(pen)
        press.close()
        printed = {text: setting.size for text, setting in fitted}
        for key in ("opening", "rounds", "closing"):
            told = {count: texts.say(f"print-exh-sum-{key}-text", players=count) for count in (2, 3)}
            assert told[2] != told[3]
            assert told[players] in printed
        assert min(printed.values()) >= 2.9


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_predictions_in_one_exhibition_are_said_to_be_allowed(language: Language) -> None:
    texts = Texts(language)
    word = {"en": "Several predictions in one exhibition", "fr": "plusieurs pronostics", "he": "כמה תחזיות"}[language]
    for game in GAMES:
        assert word in plain(section("predictions", VARIANTS[game], texts)[1])


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_four_summary_cards_stand_on_a_sheet(paper: PaperName) -> None:
    assert arrange(paper, SUMMARY_CARD, "long").per_sheet == 4


def test_key_colours_are_there_for_each_game() -> None:
    assert set(KEY_COLOURS) == set(VARIANTS)


def test_without_backs_a_summary_is_two_cards(tmp_path: Path) -> None:
    """What counts and how the game ends stands on the second one: it would be lost."""
    whole = print_kit(tmp_path / "whole", "summaries", game="classic-art", players=3)
    parted = print_kit(tmp_path / "parted", "summaries", game="classic-art", players=3, duplex="none")
    assert (whole.cards, parted.cards) == (3, 6)
    assert parted.pages == parted.sheets == 2
    assert all(file.duplex == "none" for file in parted.files)
