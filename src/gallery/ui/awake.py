"""Keeps the screens awake while the class looks at one. Where the machine has no way to ask for that, nothing is said."""

import logging
from contextlib import AbstractContextManager

log = logging.getLogger(__name__)


class Awake:
    """Held while the public view is shown. Ended by `let_go`, and by the system itself when the program is gone."""

    def __init__(self) -> None:
        self._mode: AbstractContextManager[object] | None = None

    def hold(self) -> None:
        """No sleep and no screen saver from now on."""
        if self._mode is not None:
            return
        try:
            # Imported only when it is needed: it looks for the desktop's services.
            from wakepy import keep

            mode: AbstractContextManager[object] = keep.presenting(on_fail="pass")
            mode.__enter__()
            self._mode = mode
        except Exception as fault:
            # A desktop that answers strangely must not stop a lesson.
            log.warning("cannot keep the screens awake: %r", fault)

    def let_go(self) -> None:
        """The machine may sleep again."""
        mode, self._mode = self._mode, None
        if mode is not None:
            try:
                mode.__exit__(None, None, None)
            except Exception as fault:
                log.warning("cannot let the screens sleep: %r", fault)
