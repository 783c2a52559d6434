"""What the referee's console offers in a turn, why it greys what it greys, and what a slip of the hand does."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from gallery.texts import plain
from gallery.ui.main_window import MainWindow
from gallery.ui.referee.cards import CardButton
from gallery.ui.referee.session import SeasonSession
from tests.ui.banker.driving import button, click, has, names, press, words
from tests.ui.referee.seasons import NAMES, OPEN, Keyboard, kinds, opened, page, referee, risky, slots, state
from tests.ui.test_accessibility import assert_told

SHIFT = Qt.KeyboardModifier.ShiftModifier


def point_at(window: MainWindow, name: str) -> str:
    """What the console says about what is pointed at."""
    middle = QPointF(3, 3)
    QApplication.sendEvent(button(window, name), QEnterEvent(middle, middle, middle))
    told = words(window, "why")
    QApplication.sendEvent(button(window, name), QEvent(QEvent.Type.Leave))
    assert words(window, "why") == ""
    return told


# --- cards


def test_the_setup_turns_up_two_cards(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir)
    assert words(window, "instruction") == "Turn up two cards of the deck"
    assert words(window, "help").startswith("Shuffle all 65 cards and deal 11 to each. Enter each")
    assert not has(window, "wrong")
    click(window, "card-4-")
    assert slots(window) == ["Ukiyo-e – on loan", ""]
    assert kinds(window) == ["new"]
    click(window, "card-2+")
    assert kinds(window) == ["new", "open"]
    assert words(window, "turn-name") == "Dana"
    assert words(window, "instruction") == "Predict, or pass"
    assert page(window).heads._works[3].waiting == 1


@pytest.mark.parametrize("how", ["minus", "shift", "button"])
def test_a_negative_card_by_key_and_by_button(qtbot: QtBot, data_dir: Path, how: str) -> None:
    window = referee(qtbot, data_dir, commands=opened())
    if how == "minus":
        press(window, Qt.Key.Key_Minus, Qt.KeyboardModifier.KeypadModifier)
        assert "negative card" in words(window, "help")
        # Taken back, and meant after all.
        press(window, Qt.Key.Key_Escape)
        assert "negative card" not in words(window, "help")
        press(window, Qt.Key.Key_Minus)
        press(window, Qt.Key.Key_3)
    elif how == "shift":
        press(window, Qt.Key.Key_3, SHIFT)
    else:
        click(window, "card-3-")
    assert slots(window) == ["Cubism – on loan", ""]
    # The minus is for one card.
    press(window, Qt.Key.Key_3)
    assert state(window).exhibition(3).works == 0
    assert state(window).exhibition(3).positive == 1


def test_with_two_players_the_house_card_is_the_third_and_nothing_is_recorded_without_it(
    qtbot: QtBot, data_dir: Path
) -> None:
    window = referee(qtbot, data_dir, players=2, commands=opened(2))
    assert words(window, "instruction") == "Place two cards and one of the house"
    click(window, "card-1+")
    click(window, "card-1+")
    assert slots(window) == ["Impressionism", "Impressionism", ""]
    press(window, Qt.Key.Key_Return)
    assert kinds(window)[-1] == "pass"
    assert not has(window, "banner-text")
    click(window, "card-5+")
    assert kinds(window)[-1] == "place"
    assert state(window).exhibition(5).works == 1
    assert state(window).placed


def test_a_card_that_cannot_exist_is_greyed_and_says_why(qtbot: QtBot, data_dir: Path) -> None:
    many: list[dict[str, Any]] = [{"do": "place", "player": name, "cards": ["1+", "1+"]} for name in NAMES[:3]]
    passes = [{"do": "pass", "player": name} for name in NAMES[:3]]
    turns = [each for pair in zip(many, passes, strict=True) for each in pair]
    lent: list[dict[str, Any]] = [{"do": "place", "player": "Dana", "cards": ["1+", "1-"]}, passes[0]]
    window = referee(qtbot, data_dir, commands=[*opened(), *turns, *lent, many[1], passes[1]])
    # Ten works of Impressionism and one negative card of it are there.
    click(window, "card-1+")
    assert not button(window, "card-1+").isEnabled()
    sentence = "There is no Impressionism left: the deck holds 11 of it."
    assert point_at(window, "card-1+") == sentence
    assert plain(button(window, "card-1+").accessibleDescription()) == sentence
    assert plain(button(window, "card-1+").toolTip()) == sentence
    press(window, Qt.Key.Key_1)
    assert words(window, "why") == sentence
    assert slots(window) == ["Impressionism", ""]
    # The last card taken off makes room again.
    press(window, Qt.Key.Key_Backspace)
    assert button(window, "card-1+").isEnabled()
    click(window, "card-1-")
    assert not button(window, "card-1-").isEnabled()
    assert "2 of it" in point_at(window, "card-1-")


def test_where_no_card_is_expected_the_cards_are_greyed(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=[OPEN])
    assert not any(each.isEnabled() for each in page(window).heads.buttons)
    assert point_at(window, "card-1+") == "Not now: the game is waiting for a prediction, or a pass."
    click(window, "stock-bell")
    click(window, "sheet-confirm")
    assert state(window).phase == "over"
    assert point_at(window, "card-1+") == "The game is over."


def test_a_pressed_card_is_taken_off_before_it_is_recorded(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=opened())
    for off in (Qt.Key.Key_Backspace, Qt.Key.Key_C):
        press(window, Qt.Key.Key_1)
        press(window, off)
        assert slots(window) == ["", ""]
    click(window, "card-1+")
    click(window, "take-off")
    click(window, "card-2+")
    click(window, "card-3+")
    assert (state(window).exhibition(1).works, state(window).exhibition(2).works) == (1, 2)


# --- the board


def test_a_taken_space_is_greyed_and_the_keys_can_hear_why(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=[OPEN, risky()])
    taken = page(window).board.spaces[1, 8]
    sentence = "Dana already has a prediction on space 8 of this exhibition."
    assert not taken.usable
    assert point_at(window, "space-1-8") == sentence
    click(window, "space-1-8")
    assert kinds(window)[-1] == "predict"
    press(window, Qt.Key.Key_1)
    press(window, Qt.Key.Key_8)
    assert words(window, "help") == sentence
    assert QApplication.focusWidget() is taken
    press(window, Qt.Key.Key_Return)
    assert len(kinds(window)) == 3
    press(window, Qt.Key.Key_Up)
    assert words(window, "help") == "Impressionism, 7 or more: Enter records it."
    press(window, Qt.Key.Key_Return)
    assert [each.space for each in state(window).exhibition(1).predictions] == [8, 7]
    # Shapes and words tell it, not the colour alone.
    assert "Dana: doubled, with high risk." in plain(taken.accessibleName())
    assert "5 points a token" in plain(taken.accessibleName())


def test_switches_are_greyed_with_their_reason(qtbot: QtBot, data_dir: Path) -> None:
    one = {"do": "place", "player": "Dana", "cards": ["3+", "4+"]}
    window = referee(qtbot, data_dir, commands=[OPEN, risky(), *opened()[2:], one])
    doubling, risk = button(window, "doubling"), button(window, "risk")
    assert not doubling.isEnabled()
    assert plain(doubling.toolTip()) == "Dana has already used the doubling this season."
    assert plain(risk.toolTip()) == "The high-risk token may only be used in the opening of a season."
    # The keys of the switches say it, too.
    press(window, Qt.Key.Key_D)
    assert words(window, "why") == plain(doubling.toolTip())
    press(window, Qt.Key.Key_R)
    assert words(window, "why") == plain(risk.toolTip())
    click(window, "space-2-3")
    laid = state(window).exhibition(2).predictions
    assert [(each.tokens, each.risk) for each in laid] == [(1, False)]


def test_without_tokens_every_space_says_so(qtbot: QtBot, data_dir: Path) -> None:
    script: list[dict[str, Any]] = [OPEN]
    space = iter((exhibition, number) for exhibition in (1, 2, 3) for number in range(1, 9))
    names = NAMES[:2]
    for card in range(5):
        for name in names:
            if card:
                script.append(
                    {"do": "place", "player": name, "cards": ["4+", "5-" if card == 1 else "5+"], "house": "3+"}
                )
            exhibition, number = next(space)
            script.append({"do": "predict", "player": name, "exhibition": exhibition, "space": number})
    # Four singles of Members Only are laid in the opening and three rounds; in the fourth the double token is left.
    window = referee(qtbot, data_dir, "members-only", 2, commands=script[:-3])
    spaces = page(window).board.spaces.values()
    assert [state(window).player(1).singles, state(window).player(1).double] == [0, 1]
    assert not any(each.usable for each in spaces)
    assert point_at(window, "space-5-5") == "Dana does not have the tokens for this."
    assert words(window, "help") == "Only the double token is left: take it first, then press a space."
    click(window, "doubling")
    assert words(window, "help") == "Press a space on the board: doubled."
    assert sum(each.usable for each in spaces) == 40 - 8
    click(window, "space-5-5")
    assert state(window).player(1).double == 0


def test_who_has_no_token_left_hears_that_only_passing_is_possible(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = referee(qtbot, data_dir, commands=[OPEN])
    assert words(window, "help") == "Press a space on the board: one token."
    # Tokens are that few only after seasons of losses.
    bare = replace(state(window), players=tuple(replace(each, singles=0) for each in state(window).players))
    monkeypatch.setattr(SeasonSession, "state", property(lambda _: bare))
    page(window).now.rebuild()
    assert words(window, "help") == "No tokens left: only passing is possible."


def test_escape_lifts_a_marked_space_before_it_means_no_prediction(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=[OPEN])
    for keys in ((Qt.Key.Key_2,), (Qt.Key.Key_2, Qt.Key.Key_3), (Qt.Key.Key_Right,)):
        for key in keys:
            press(window, key)
        press(window, Qt.Key.Key_Escape)
        assert kinds(window)[-1] == "open"
        assert (page(window).pending.exhibition, page(window).pending.space) == (0, 0)
    press(window, Qt.Key.Key_Escape)
    assert kinds(window)[-1] == "pass"


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_waiting_negative_card_stands_at_its_own_number(qtbot: QtBot, data_dir: Path, language: Any) -> None:
    lent = {"do": "open", "cards": ["2-", "3+"]}
    window = referee(qtbot, data_dir, commands=[lent], language=language)
    works = page(window).heads._works[1]
    image, red = works.grab().toImage(), QColor(window.desk.style.colour("accent_fill"))
    found = [x for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y) == red]
    middle = (min(found) + max(found)) / 2 / image.width()
    # In the half of its own number, not before the sign of the next exhibition.
    assert middle < 0.6 if language == "en" else middle > 0.4


def test_spaces_that_are_not_exclusive_take_several(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=[OPEN, risky()], settings={"exclusive_spaces": False})
    click(window, "space-1-8")
    assert [each.player for each in state(window).exhibition(1).predictions] == [1, 2]


@pytest.mark.parametrize(("language", "key"), [("en", Qt.Key.Key_Right), ("he", Qt.Key.Key_Left)])
def test_arrows_go_where_they_point(qtbot: QtBot, data_dir: Path, language: Any, key: Qt.Key) -> None:
    window = referee(qtbot, data_dir, language=language, commands=[OPEN])
    press(window, Qt.Key.Key_Down)
    for _ in range(2):
        press(window, key)
    press(window, Qt.Key.Key_Down)
    press(window, Qt.Key.Key_Return)
    assert [each.space for each in state(window).exhibition(3).predictions] == [2]
    first, last = (page(window).board.spaces[each, 1] for each in (1, 5))
    assert (first.mapTo(window, QPoint(0, 0)).x() > last.mapTo(window, QPoint(0, 0)).x()) is (language == "he")


def test_a_press_on_the_board_before_the_cards_says_what_comes_first(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=opened())
    click(window, "space-1-1")
    assert words(window, "why") == "Not now: the game is waiting for the cards of the player whose turn it is."
    press(window, Qt.Key.Key_N)
    press(window, Qt.Key.Key_Escape)
    assert kinds(window)[-1] == "pass"
    assert len(kinds(window)) == 5
    assert_told(window)
    click(window, "wrong")
    assert_told(window)


# --- undo, redo, names


def test_undo_and_redo_are_named_after_what_they_touch(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=[*opened(), {"do": "place", "player": "Dana", "cards": ["3+", "3+"]}])
    assert plain(button(window, "undo").text()) == "Undo: Dana’s cards"
    click(window, "undo")
    assert plain(button(window, "redo").text()) == "Redo: Dana’s cards"
    assert plain(button(window, "undo").text()) == "Undo: Noa’s pass"
    assert words(window, "instruction") == "Place two cards"
    press(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert state(window).placed
    press(window, Qt.Key.Key_1)
    press(window, Qt.Key.Key_1)
    press(window, Qt.Key.Key_Return)
    assert plain(button(window, "undo").text()) == "Undo: Dana’s prediction"
    assert not has(window, "redo")


def test_keys_come_first_to_what_is_to_be_done_now(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=[OPEN])
    window.setFocus()
    reached: list[str] = []
    for _ in range(5):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        reached.append(focused.objectName() if isinstance(focused, QWidget) else "")
    assert reached == ["wrong", "doubling", "risk", "pass", "space-1-1"]
    # Who came to the board by Tab stands on the space, as by an arrow.
    press(window, Qt.Key.Key_Return)
    assert [each.space for each in state(window).exhibition(1).predictions] == [1]


def test_a_button_that_is_greyed_passes_its_keys_to_nobody(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=opened())
    button(window, "card-5-").setFocus(Qt.FocusReason.TabFocusReason)
    press(window, Qt.Key.Key_Return)
    # The keys stay where they are while the turn goes on.
    assert QApplication.focusWidget() is button(window, "card-5-")
    press(window, Qt.Key.Key_Return)
    assert kinds(window)[-1] == "place"
    assert QApplication.focusWidget() is window
    press(window, Qt.Key.Key_Return)
    assert kinds(window)[-1] == "place"


def test_everything_to_press_has_a_name_for_those_who_hear_the_screen(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, language="fr", commands=[OPEN, risky()])
    QApplication.processEvents()
    for each in page(window).findChildren(QAbstractButton):
        assert each.accessibleName().strip(), each.objectName()
    assert_told(window)
    assert plain(button(window, "card-3-").accessibleName()).startswith("Saisir Cubisme – prêtée")
    works, tokens = (window.findChildren(QWidget, name)[0] for name in ("works-1", "tokens-1"))
    assert plain(works.accessibleName()) == "Impressionnisme\u00a0: 1 œuvre"
    assert "haut risque posé" in plain(tokens.accessibleName())
    score = window.findChildren(QWidget, "score-1-2")[0]
    assert plain(score.accessibleName()) == "Dana, Expressionnisme\u00a0: 0 point"
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in page(window).findChildren(QLabel))


def test_the_card_of_keys_is_the_referees(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=[OPEN])
    Keyboard(window).key(Qt.Key.Key_Question, "?", SHIFT)
    sheet = window.sheets.sheet
    assert sheet is not None
    told = [plain(label.text()) for label in sheet.findChildren(QLabel)]
    assert "wrong exhibition; take off the last card" in told
    assert "spin the wheel" not in told
    assert isinstance(page(window).heads.buttons[0], CardButton)
    assert "bank-count" not in names(window)


def test_half_a_turn_stays_in_another_language_and_size_and_is_no_record(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=opened())
    before = state(window)
    click(window, "card-3-")
    window.preferences.set_language("fr")
    assert slots(window)[0].endswith("Cubisme – prêtée")
    window.window().resize(1024, 768)
    window.desk.style.fit(window.size())
    assert slots(window)[0].endswith("Cubisme – prêtée")
    # A card that is only in its slot is not on disk; all that was recorded is.
    window.leave_game()
    assert window.desk.continue_last()
    window.show_console()
    assert state(window) == before
    assert not page(window).pending.cards
    click(window, "card-3-")
    click(window, "card-3+")
    assert kinds(window)[-1] == "place"
