"""How the banker's windows look: colours by role, one unit of length that follows the window, and the style sheet.

All lengths are given as pixels of a window of 1366 × 768 and grow and shrink with it, so that nothing is cut at any size.
"""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication

from gallery.fonts import FAMILY
from gallery.ui import theme

BASE = QSize(1366, 768)
SMALLEST, LARGEST = 0.5, 2.4

_EXTRA: Mapping[bool, Mapping[str, str]] = {
    False: {
        "edge": "#857B6E",
        "deep": "#6E1B17",
        "bar": "#1E1B18",
        "on-bar": "#F6F1E6",
        "warning": "#FBEBD0",
        "chosen": "#F3E0DB",
        "off": "#ECE6DB",
    },
    True: {
        "edge": "#8A8172",
        "deep": "#C0443C",
        "bar": "#0C0B08",
        "on-bar": "#F6F1E6",
        "warning": "#40341C",
        "chosen": "#46292A",
        "off": "#1B1914",
    },
}
"""What the console needs beyond the colours of the rooms."""


class Style(QObject):
    """Colours and lengths of one window. `changed` is sent when either is another one."""

    changed = Signal()

    def __init__(self, *, dark: bool = False) -> None:
        super().__init__()
        self.dark = dark
        self.unit = 1.0

    def set_dark(self, dark: bool) -> None:
        """Colours for a dark room or a lit one."""
        if dark != self.dark:
            self.dark = dark
            self.changed.emit()

    def fit(self, size: QSize) -> bool:
        """Takes the unit from the size of the window; True when it changed enough to be seen."""
        raw = min(size.width() / BASE.width(), size.height() / BASE.height())
        unit = round(max(SMALLEST, min(LARGEST, raw)), 2)
        if abs(unit - self.unit) < 0.015:
            return False
        self.unit = unit
        self.changed.emit()
        return True

    def px(self, length: float) -> int:
        """A length of the 1366 × 768 drawing in this window's pixels; never nothing when it was something."""
        return max(1, round(length * self.unit)) if length else 0

    def colour(self, role: str) -> QColor:
        """The colour of a role."""
        return QColor(self.hex(role))

    def hex(self, role: str) -> str:
        """The colour of a role as `#RRGGBB`: a field of the room, or one of the console's own."""
        extra = _EXTRA[self.dark].get(role)
        return extra if extra is not None else str(getattr(theme.room(self.dark), role))

    def font(self, size: float, *, bold: bool = False) -> QFont:
        """The house letters, size in pixels of the drawing."""
        return theme.font(self.px(size), bold)

    def sheet(self) -> str:
        """The style sheet of the window."""
        px, tone = self.px, self.hex
        # Qt names the two ends of a slider by left and right: the end that was passed is on the right in Hebrew.
        rtl = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
        passed, ahead = ("add-page", "sub-page") if rtl else ("sub-page", "add-page")
        roles = {
            "eyebrow": (14, True, "muted"),
            "small": (14, False, "muted"),
            "body": (17, False, "ink"),
            "strong": (17, True, "ink"),
            "lead": (20, False, "ink"),
            "lead-muted": (19, False, "muted"),
            "question": (28, True, "ink"),
            "answer": (24, False, "ink"),
            "instruction": (24, True, "accent"),
            "name": (30, True, "ink"),
            "title": (34, True, "ink"),
            "huge": (56, True, "ink"),
            "money": (20, True, "ink"),
            "standing": (34, True, "ink"),
            "trouble": (16, False, "accent"),
            "record": (15, False, "ink"),
            "undone": (15, False, "muted"),
            "tiny": (13, False, "muted"),
            "bar": (16, False, "on-bar"),
            "bar-name": (18, True, "on-bar"),
        }
        labels = "\n".join(
            f'QLabel[role="{role}"] {{ font-size: {px(size)}px; font-weight: {700 if bold else 400};'
            f" color: {tone(ink)}; }}"
            for role, (size, bold, ink) in roles.items()
        )
        return f"""
            * {{ font-family: "{FAMILY}"; font-size: {px(17)}px; color: {tone("ink")}; }}
            QWidget#window, QWidget#page {{ background: {tone("wall")}; }}
            QLabel {{ background: transparent; }}
            {labels}
            QFrame#bar {{ background: {tone("bar")}; }}
            QFrame#column, QFrame#easel, QFrame#sheet, QFrame#panel {{ background: {tone("card")}; border: 0; }}
            QFrame#easel {{ border: 1px solid {tone("hairline")}; }}
            QFrame#sheet {{ border-radius: {px(6)}px; }}
            QFrame#rule {{ background: {tone("hairline")}; border: 0; max-height: 1px; min-height: 1px; }}
            QFrame#gap {{ background: {tone("accent")}; border: 0; }}
            QFrame#pole {{ background: {tone("hairline")}; border: 0; max-width: 1px; min-width: 1px; }}
            QFrame#banner {{ background: {tone("warning")}; border: 0; border-bottom: {px(2)}px solid {tone("accent")}; }}
            QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: 0; }}
            QScrollBar:vertical {{ background: transparent; width: {px(6)}px; margin: 0; }}
            QScrollBar::handle:vertical {{ background: {tone("hairline")}; min-height: {px(30)}px; border-radius: {px(3)}px; }}
            QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
            QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
            QLineEdit, QPlainTextEdit, QComboBox {{
                background: {tone("card")}; color: {tone("ink")}; border: 1px solid {tone("edge")};
                border-radius: {px(4)}px; padding: {px(5)}px {px(10)}px; font-size: {px(18)}px;
                selection-background-color: {tone("accent_fill")}; selection-color: {tone("on_accent")};
            }}
            QLineEdit:focus, QPlainTextEdit:focus, QComboBox:focus {{
                border: {px(2)}px solid {tone("accent")};
            }}
            QComboBox QAbstractItemView {{ background: {tone("card")}; color: {tone("ink")};
                selection-background-color: {tone("chosen")}; selection-color: {tone("ink")}; }}
            QSlider {{ min-height: {px(28)}px; }}
            QSlider::groove:horizontal {{ height: {px(4)}px; background: {tone("hairline")}; border-radius: {px(2)}px; }}
            QSlider::{passed}:horizontal {{ background: {tone("accent")}; border-radius: {px(2)}px; }}
            QSlider::{ahead}:horizontal {{ background: {tone("hairline")}; border-radius: {px(2)}px; }}
            QSlider::handle:horizontal {{ width: {px(20)}px; height: {px(20)}px; margin: -{px(8)}px 0;
                background: {tone("card")}; border: {px(2)}px solid {tone("accent")}; border-radius: {px(11)}px; }}
            QListWidget {{ background: {tone("card")}; border: 1px solid {tone("hairline")}; outline: 0; }}
            QListWidget::item {{ padding: {px(10)}px; border-bottom: 1px solid {tone("hairline")}; color: {tone("ink")}; }}
            QListWidget::item:selected {{ background: {tone("chosen")}; color: {tone("ink")}; }}
            QListWidget#guide-contents {{ background: transparent; border: 0; }}
            QTextBrowser {{ background: transparent; border: 0; selection-background-color: {tone("accent_fill")};
                selection-color: {tone("on_accent")}; }}
            QToolTip {{ background: {tone("ink")}; color: {tone("wall")}; border: 0; padding: {px(6)}px; }}
            QProgressBar {{ border: 1px solid {tone("hairline")}; background: {tone("wall")}; height: {px(10)}px;
                text-align: center; color: transparent; }}
            QProgressBar::chunk {{ background: {tone("accent")}; }}
        """
