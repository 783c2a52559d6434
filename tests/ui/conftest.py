"""Windows of one test do not vanish in the middle of another, nor in a thread that draws."""

import gc
from collections.abc import Iterator

import pytest

from gallery.ui.garbage import look


@pytest.fixture(autouse=True)
def _garbage_between_tests() -> Iterator[None]:
    """As in the program, nothing is collected by itself; see `gallery.ui.garbage`."""
    gc.disable()
    yield
    look()
    gc.enable()
