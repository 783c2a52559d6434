"""The sounds as they ship: short, clean at both ends, never too loud, and what the synthesiser makes today."""

import importlib.util
import wave
from array import array
from pathlib import Path
from types import ModuleType

import pytest

from gallery.resources import assets

SOUNDS = assets() / "sounds"
FILES = sorted(SOUNDS.glob("*.wav"))
LOUDEST = 32768 * 10 ** (-3 / 20)


def read(path: Path) -> tuple[tuple[int, int, int], list[int]]:
    """A file's channels, bytes a sample and rate; and its samples."""
    with wave.open(str(path)) as file:
        samples = list(array("h", file.readframes(file.getnframes())))
        return (file.getnchannels(), file.getsampwidth(), file.getframerate()), samples


@pytest.fixture(scope="module")
def synth() -> ModuleType:
    """The program that makes them; it is no part of the package."""
    spec = importlib.util.spec_from_file_location("synth", SOUNDS / "synth.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_files_are_what_the_synthesiser_makes(synth: ModuleType) -> None:
    # Another machine's sine may differ in its last digit, and so a sample by one step of 65,536.
    assert {path.stem for path in FILES} == set(synth.SOUNDS)
    for path in FILES:
        form, samples = read(path)
        made = synth.SOUNDS[path.stem]()
        assert form == (1, 2, 44_100), path.name
        assert len(samples) == len(made), path.name
        assert max(abs(one - other) for one, other in zip(samples, made, strict=True)) <= 1, path.name


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_sound_clips_nowhere_and_clicks_at_neither_end(path: Path) -> None:
    _, samples = read(path)
    peak = max(abs(sample) for sample in samples)
    assert 0.1 * LOUDEST < peak <= LOUDEST
    assert samples[0] == samples[-1] == 0
    assert max(abs(sample) for sample in samples[-20:]) < 0.01 * peak
    # The blow comes at once, the sound is gone at the end: three quarters of its force lie in its first half.
    force = [sample * sample for sample in samples]
    assert sum(force[: len(force) // 2]) > 0.75 * sum(force)
    assert abs(sum(samples)) / len(samples) < 2


def test_together_they_are_small_and_none_is_long() -> None:
    assert sum(path.stat().st_size for path in FILES) <= 250_000
    lengths = {path.stem: len(read(path)[1]) / 44_100 for path in FILES}
    assert max(lengths.values()) <= 1.5
    ticks = [length for name, length in lengths.items() if name.startswith("tick-")]
    assert len(ticks) == 3
    assert max(ticks) <= 0.035


def test_a_row_of_ticks_is_no_machine() -> None:
    first, second, third = (read(path)[1] for path in FILES if path.stem.startswith("tick-"))
    assert first != second != third != first
