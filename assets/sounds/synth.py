"""The sounds of the game, struck from decaying partials and a little noise: `python synth.py` writes them all beside itself.

Standard library only; the same samples at every run. Samples are floats, full scale ±1, at RATE a second; frequencies are Hz,
times seconds, levels decibels below full scale. A struck thing is a row of partials, each with its own decay: that is what
tells wood from metal, and a table from a gavel.
"""

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

RATE = 44_100
FADE = 0.004
"""Every sound ends with so long a fade: a wave that is cut off clicks."""

LOWEST = 40.0
"""Hertz below which nothing is kept: no loudspeaker of a classroom gives it."""

Samples = list[float]


class Partial(NamedTuple):
    """One way in which a body swings: hertz, the seconds in which it falls by 60 dB, and how strongly it is struck."""

    frequency: float
    decay: float
    strength: float


# --- what sounds are made of


def silence(seconds: float) -> Samples:
    """Room for a sound."""
    return [0.0] * round(seconds * RATE)


def struck(into: Samples, at: float, partials: Sequence[Partial], attack: float = 0.0008, level: float = 1.0) -> None:
    """Adds a body that is struck at a moment; the blow takes `attack` seconds, the longer the softer."""
    begin = round(at * RATE)
    count = len(into) - begin
    rise = max(1, round(attack * RATE))
    for partial in partials:
        # A decaying circle: each sample is the last one, turned and made smaller.
        step = 2 * math.pi * partial.frequency / RATE
        shrink = 10 ** (-3 / (partial.decay * RATE))
        turn, across = shrink * math.cos(step), shrink * math.sin(step)
        x, y = partial.strength * level, 0.0
        for number in range(count):
            ramp = 1.0 if number >= rise else 0.5 - 0.5 * math.cos(math.pi * number / rise)
            into[begin + number] += ramp * y
            x, y = x * turn - y * across, x * across + y * turn


def rustle(
    into: Samples, at: float, seconds: float, low: float, high: float, strength: float, seed: int, swell: float = 0.1
) -> None:
    """Adds noise between two frequencies; it swells for the share `swell` of its time and dies away after it."""
    dice = random.Random(seed)
    begin, count = round(at * RATE), round(seconds * RATE)
    smooth, ground = 1 - math.exp(-2 * math.pi * high / RATE), 1 - math.exp(-2 * math.pi * low / RATE)
    dull = deep = 0.0
    for number in range(min(count, len(into) - begin)):
        time = number / count
        shape = (
            math.sin(math.pi / 2 * time / swell)
            if time < swell
            else math.cos(math.pi / 2 * (time - swell) / (1 - swell))
        )
        dull += smooth * (dice.uniform(-1, 1) - dull)
        deep += ground * (dull - deep)
        into[begin + number] += strength * shape * shape * (dull - deep)


def in_a_room(dry: Samples, wet: float, decay: float) -> Samples:
    """The sound in a small room of wood and plaster: first reflections from its walls, then a short, dull tail."""
    lines = (0.0113, 0.0137, 0.0171, 0.0199)
    tail = [0.0] * len(dry)
    for length in lines:
        delay = round(length * RATE)
        feedback = 10 ** (-3 * length / decay)
        loop, dull, place = [0.0] * delay, 0.0, 0
        for number, sample in enumerate(dry):
            heard = loop[place]
            dull += 0.35 * (heard - dull)
            loop[place] = sample + feedback * dull
            place = (place + 1) % delay
            tail[number] += heard / len(lines)
    return [sample + wet * later for sample, later in zip(dry, tail, strict=True)]


def finished(samples: Samples, level: float) -> list[int]:
    """Sixteen bits, the loudest sample at `level` dB; begins and ends at zero, and swings about it, whatever the bodies did."""
    fade = round(FADE * RATE)
    slow = 1 - math.exp(-2 * math.pi * LOWEST / RATE)
    shaped, drift = [], 0.0
    for sample in samples:
        drift += slow * (sample - drift)
        shaped.append(sample - drift)
    for number in range(fade):
        shaped[-1 - number] *= 0.5 - 0.5 * math.cos(math.pi * number / fade)
    shaped[0] = 0.0
    scale = 32767 * 10 ** (level / 20) / max(abs(sample) for sample in shaped)
    return [round(scale * sample) for sample in shaped]


# --- the sounds


def tick(pitch: float, seed: int) -> list[int]:
    """A pin of the rim passes the pointer: a short, dry knock of a small piece of wood."""
    sound = silence(0.030)
    wood = [
        Partial(640 * pitch, 0.022, 0.55),
        Partial(1480 * pitch, 0.020, 1.0),
        Partial(2710 * pitch, 0.013, 0.6),
        Partial(4350 * pitch, 0.008, 0.3),
    ]
    rustle(sound, 0.0, 0.004, 1200, 7000, 1.1, seed)
    struck(sound, 0.0004, wood, attack=0.0004)
    return finished(sound, -10.0)


def hammer() -> list[int]:
    """The gavel falls: its head and the block ring together, and the room answers."""
    sound = silence(0.50)
    block = [Partial(132, 0.26, 0.8), Partial(221, 0.22, 1.0), Partial(397, 0.15, 0.7)]
    head = [Partial(742, 0.085, 0.65), Partial(1215, 0.060, 0.5), Partial(2060, 0.035, 0.3), Partial(3330, 0.018, 0.2)]
    rustle(sound, 0.0, 0.006, 500, 6000, 1.3, 11)
    struck(sound, 0.0006, head, attack=0.0005)
    struck(sound, 0.0010, block, attack=0.0016)
    return finished(in_a_room(sound, 0.70, 0.45), -3.5)


def going() -> list[int]:
    """Going once, going twice: a soft tap with the gavel's handle."""
    sound = silence(0.14)
    rustle(sound, 0.0, 0.005, 300, 2600, 0.5, 12)
    struck(sound, 0.0005, [Partial(262, 0.09, 1.0), Partial(598, 0.05, 0.5), Partial(1130, 0.025, 0.22)], attack=0.0018)
    return finished(in_a_room(sound, 0.25, 0.15), -12.0)


def turn() -> list[int]:
    """A value card is turned: paper, and two soft notes, the second a fifth higher."""
    sound = silence(0.52)
    rustle(sound, 0.0, 0.075, 1500, 6500, 0.55, 13, swell=0.45)
    for at, note, level in ((0.055, 659.26, 0.75), (0.150, 987.77, 1.0)):
        bar = [Partial(note, 0.62, 1.0), Partial(2 * note, 0.30, 0.12), Partial(3.93 * note, 0.09, 0.16)]
        struck(sound, at, bar, attack=0.004, level=level)
    return finished(in_a_room(sound, 0.20, 0.30), -9.0)


def stamp() -> list[int]:
    """A forgery: a rubber stamp comes down on the table, low and dull."""
    sound = silence(0.26)
    # Small loudspeakers give nothing below 150 Hz: the weight must be heard above that too.
    table = [Partial(92, 0.24, 0.9), Partial(158, 0.19, 1.0), Partial(243, 0.12, 0.7), Partial(371, 0.06, 0.35)]
    rustle(sound, 0.0, 0.030, 120, 1100, 1.6, 14)
    struck(sound, 0.0015, table, attack=0.004)
    return finished(in_a_room(sound, 0.18, 0.18), -5.0)


def win() -> list[int]:
    """The winner's wall: a warm chord, broken from below, that rings out."""
    sound = silence(1.22)
    for number, note in enumerate((196.00, 293.66, 392.00, 493.88, 587.33)):
        string = [Partial(note * harmonic, 1.35 / harmonic**0.7, 0.85 / harmonic**1.6) for harmonic in range(1, 7)]
        struck(sound, 0.042 * number, string, attack=0.006, level=1.0 - 0.08 * number)
    return finished(_let_go(in_a_room(sound, 0.30, 0.55), 0.35), -6.0)


def _let_go(samples: Samples, seconds: float) -> Samples:
    """The last strings are damped, as by a hand, instead of being cut off."""
    count = round(seconds * RATE)
    kept = len(samples) - count
    damped = (math.cos(math.pi / 2 * number / count) ** 2 * sample for number, sample in enumerate(samples[kept:]))
    return samples[:kept] + list(damped)


SOUNDS: dict[str, Callable[[], list[int]]] = {
    # Three pins that are not quite alike: a row of one and the same sounds like a machine.
    "tick-1": lambda: tick(1.0, 1),
    "tick-2": lambda: tick(1.07, 2),
    "tick-3": lambda: tick(0.94, 3),
    "hammer": hammer,
    "going": going,
    "turn": turn,
    "stamp": stamp,
    "win": win,
}


def write(folder: Path) -> None:
    """Every sound as a file of its name in a folder: 16 bits, one channel."""
    for name, make in SOUNDS.items():
        samples = array("h", make())
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    write(Path(__file__).parent)
