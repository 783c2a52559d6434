"""The work beside the window, one making and one saving or printing at a time, and how each ends."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from gallery.printing.options import PrintOptions
from gallery.refusal import Refused
from gallery.texts.refusals import refusal_words
from gallery.ui.banker.parts import Desk
from gallery.ui.printing.worker import Draft, MakeWorker, Worker

Told = tuple[str, dict[str, object]] | Refused | None
"""What the line at the bottom of the page says, in whatever language is in use when it is said."""


class Tasks(QObject):
    """`changed` when something begins or has ended (after what follows it was done), `progressed` in between."""

    changed = Signal()
    progressed = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self._maker: MakeWorker | None = None
        self._job: Worker | None = None

    @property
    def making(self) -> bool:
        """Whether pages are being made."""
        return self._maker is not None

    @property
    def working(self) -> bool:
        """Whether files are being saved or printed."""
        return self._job is not None

    def make(self, options: PrintOptions, made: Callable[[Draft], None], failed: Callable[[Refused], None]) -> None:
        """Begins to make a kit. What is given up ends without a word."""
        maker = self._maker = MakeWorker(options)
        self._follow(maker, made, failed, lambda: None)

    def run(
        self,
        job: Worker,
        done: Callable[..., None],
        failed: Callable[[Refused], None],
        cancelled: Callable[[], None],
    ) -> None:
        """Begins a piece of work; exactly one of the three is called when it has ended."""
        self._job = job
        self._follow(job, done, failed, cancelled)

    def _follow(
        self,
        worker: Worker,
        done: Callable[..., None],
        failed: Callable[[Refused], None],
        cancelled: Callable[[], None],
    ) -> None:
        worker.progressed.connect(self.progressed)
        worker.made.connect(lambda result: self._ended(worker, lambda: done(result)))
        worker.failed.connect(lambda refused: self._ended(worker, lambda: failed(refused)))
        worker.cancelled.connect(lambda: self._ended(worker, cancelled))
        self.progressed.emit(0, 0)
        worker.start()
        self.changed.emit()

    def _ended(self, worker: Worker, then: Callable[[], None]) -> None:
        worker.wait()
        if worker is self._maker:
            self._maker = None
        elif worker is self._job:
            self._job = None
        then()
        self.changed.emit()

    def give_up_making(self) -> None:
        """The pages that are being made are not wanted any more."""
        if self._maker is not None:
            self._maker.cancel()

    def give_up_work(self) -> None:
        """Stops saving or printing."""
        if self._job is not None:
            self._job.cancel()

    def stop(self) -> None:
        """Gives everything up and waits until it has ended."""
        for worker in (self._maker, self._job):
            if worker is not None:
                worker.cancel()
                worker.wait()


def told_words(told: Told, desk: Desk) -> str:
    """What happened, in words; empty for nothing."""
    if told is None:
        return ""
    if isinstance(told, Refused):
        return refusal_words(told, desk.texts)
    return desk.say(told[0], **told[1])
