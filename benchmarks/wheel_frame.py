"""What a frame of the turning wheel costs beside turning one picture of that size: `python benchmarks/wheel_frame.py`.

Both are painted by software into an image of the same size, in turn, in one run, so that the machine's mood cancels out.
Prints the ratio of the medians, 1080p and, with --large, 4K; ends with 1 when 1080p is above the limit.
"""

import os
import statistics
import sys
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from gallery.auction.data import load_wheel
from gallery.auction.state import Instruction
from gallery.auction.view import PlayerView, PublicView
from gallery.texts import Texts
from gallery.ui.projector.window import ProjectorWindow

LIMIT = 1.6
FRAMES = 60


def view(spins: int, sector: int | None = None) -> PublicView:
    """A table of two, before or after a spin."""
    sectors = load_wheel("standard")
    seats = tuple(PlayerView(number, name, number - 1, None, (), None) for number, name in ((1, "Dana"), (2, "אבי")))
    told = sectors[sector] if sector is not None else None
    instruction = Instruction(told.kind, told.price, sector) if told is not None and sector is not None else None
    return PublicView(
        mode="paper",
        phase="spin" if instruction is None else "decide",
        players=seats,
        left=(),
        turn=1,
        spins=spins,
        instruction=instruction,
        sectors=sectors,
        lot=None,
        paintings=24,
        paintings_left=20,
        values_left=40,
        next_painting=None,
        card_drawn=False,
        out=(),
        winners=(),
        fingerprint="0123456789abcdef" * 4,
        show_cash=False,
    )


def seconds(work: Callable[[], None]) -> float:
    """How long a piece of work takes."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def measure(width: int, height: int) -> tuple[float, float]:
    """Median seconds of one of our frames (wheel, pointer, what lies behind, the passing name) and of turning one picture."""
    window = ProjectorWindow(Texts("he"))
    window.resize(width, height)
    window.show_view(view(0))
    window.set_between("wheel")
    target = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    window.render(target)
    window.spin_to(view(0), view(1, 5), seconds=3600.0)
    window.render(target)
    place = window._place()
    area = (
        window._wheel.bounds(place.middle).toAlignedRect().united(place.name.toAlignedRect()).intersected(window.rect())
    )
    turning = window._wheel._turning
    assert turning is not None
    half = turning.deviceIndependentSize().width() / 2

    def ours() -> None:
        window.render(target, area.topLeft(), QRegion(area), QWidget.RenderFlag(0))

    def bare() -> None:
        painter = QPainter(target)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(place.middle)
        painter.rotate(window._wheel.angle)
        painter.drawPixmap(QPointF(-half, -half), turning)
        painter.end()

    frames, bares = [], []
    for frame in range(FRAMES):
        window._wheel.angle = 3.3 + 7.7 * frame
        if window._spin is not None:
            # Slow, as at the end of a turn: this is when every frame is drawn as finely as the bare picture.
            window._spin.speed = 60.0
        frames.append(seconds(ours))
        bares.append(seconds(bare))
    window.deleteLater()
    return statistics.median(frames), statistics.median(bares)


def main(arguments: list[str]) -> int:
    """Prints the ratios."""
    application = QApplication([])
    sizes = [(1920, 1080)] + ([(3840, 2160)] if "--large" in arguments else [])
    good = True
    for width, height in sizes:
        frame, bare = measure(width, height)
        ratio = frame / bare
        print(f"{width}x{height}: frame {frame * 1000:.2f} ms, bare picture {bare * 1000:.2f} ms, ratio {ratio:.2f}")
        good = good and (height > 1080 or ratio <= LIMIT)
    application.quit()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
