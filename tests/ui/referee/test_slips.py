"""What a slip of the hand does at the referee's console: double clicks, presses of a moment ago, keys at the wrong time."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from gallery.ui.keys import Act, Press
from gallery.ui.referee.cards import BOUNCE
from tests.ui.banker.driving import button, click, press, words
from tests.ui.referee.seasons import NAMES, OPEN, PLACED, kinds, opened, page, referee, risky, slots, state


def twice(card: QAbstractButton, between: int) -> None:
    """A double click, so many milliseconds from press to press."""
    middle = QPointF(card.width() / 2, card.height() / 2)
    above = card.mapToGlobal(middle)
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, held, at in (
        (QEvent.Type.MouseButtonPress, left, 1000),
        (QEvent.Type.MouseButtonRelease, none, 1040),
        (QEvent.Type.MouseButtonDblClick, left, 1000 + between),
        (QEvent.Type.MouseButtonRelease, none, 1040 + between),
    ):
        event = QMouseEvent(kind, middle, above, left, held, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(at)
        QApplication.sendEvent(card, event)
    QApplication.processEvents()


def test_two_quick_presses_are_two_cards_but_a_slip_is_one(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=opened())
    twice(button(window, "card-1+"), BOUNCE - 20)
    assert slots(window) == ["Impressionism", ""]
    press(window, Qt.Key.Key_Backspace)
    twice(button(window, "card-1+"), BOUNCE + 100)
    assert state(window).exhibition(1).works == 3
    assert kinds(window)[-1] == "place"


def test_the_second_half_of_a_double_click_is_not_the_next_turn(qtbot: QtBot, data_dir: Path) -> None:
    closing = [
        *({"do": "place", "player": name, "cards": [f"{card}+", f"{card}+"]} for card in (3, 4) for name in NAMES[:5])
    ]
    script: list[dict[str, Any]] = [OPEN, *({"do": "pass", "player": name} for name in NAMES)]
    for each in closing:
        script += [each, {"do": "pass", "player": each["player"]}]
    script += [{"do": "close", "player": name, "cards": ["5+", "5+"]} for name in NAMES[:4]]
    window = referee(qtbot, data_dir, players=5, commands=script)
    click(window, "card-2+")
    twice(button(window, "card-2+"), BOUNCE + 100)
    # The last card scored the season; its second half would be the first card of the next one.
    assert state(window).phase == "setup"
    assert slots(window) == ["", ""]


def test_a_press_of_a_moment_ago_is_dropped(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=[OPEN])
    session = window.desk.seasons
    before = session.moment
    assert session.make_no_prediction(before)
    assert not session.make_no_prediction(before)
    assert not session.predict(1, 1, moment=before)
    assert not session.correct(("3+", "3+"), moment=before)
    # QTest sends the second half of a double click alone.
    for name in ("pass", "space-3-3"):
        QTest.mouseDClick(button(window, name), Qt.MouseButton.LeftButton)
    assert kinds(window) == ["new", "open", "pass"]


def test_while_the_wall_scores_nothing_is_entered_and_nothing_told(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=opened())
    window.desk.seasons.set_busy(True)
    assert words(window, "instruction").startswith("The season is being scored")
    press(window, Qt.Key.Key_1)
    press(window, Qt.Key.Key_1)
    assert not button(window, "card-1+").isEnabled()
    page(window).pending.enter("1+")
    assert page(window).pending.cards == ()
    assert kinds(window)[-1] == "pass"
    window.desk.seasons.set_busy(False)
    press(window, Qt.Key.Key_1)
    press(window, Qt.Key.Key_1)
    assert kinds(window)[-1] == "place"


def test_a_page_is_painted_once_more_when_its_game_was_put_away(qtbot: QtBot, data_dir: Path) -> None:
    window = referee(qtbot, data_dir, commands=[OPEN, risky(), *opened()[2:], PLACED])
    click(window, "wrong")
    window.desk.seasons.close_game()
    assert not page(window).grab().isNull()
    assert not page(window).take(Press(Act.PLAYER, 1))
    assert not page(window).take(Press(Act.DOUBLE))
