"""Which paintings there are: every module of a movement's folder holds one as PAINTING."""

import importlib
import pkgutil
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

from atelier.canvas import Canvas

Movement = Literal["impressionism", "expressionism", "cubism", "ukiyoe", "geometric"]
MOVEMENTS: tuple[Movement, ...] = get_args(Movement)
"""In the order of their numbers: painting n belongs to MOVEMENTS[(n - 1) % 5]."""

HERE = Path(__file__).resolve().parent
OUT = HERE.parent

SIZES = {"wide": (1000, 750), "tall": (750, 1000), "square": (1000, 1000)}


@dataclass(frozen=True, slots=True)
class Painting:
    """A painting's number (1…55), the file's name without its number, its format, and the plan that paints it."""

    number: int
    name: str
    format: Literal["wide", "tall", "square"]
    paint: Callable[[Canvas, random.Random], None]

    @property
    def movement(self) -> Movement:
        """The movement that its number belongs to."""
        return MOVEMENTS[(self.number - 1) % len(MOVEMENTS)]

    @property
    def file(self) -> str:
        """The file's name in assets/paintings."""
        return f"{self.number:02d}-{self.name}.svg"

    def svg(self) -> str:
        """Paints it: the same text at every call."""
        canvas = Canvas(*SIZES[self.format])
        # A generator seeded by text gives the same numbers on every Python we support.
        self.paint(canvas, random.Random(self.name))
        return canvas.svg()


def paintings(movement: Movement | None = None) -> list[Painting]:
    """Those that are there, by number. Refuses with ValueError two of one number, and one in another movement's folder."""
    found: dict[int, Painting] = {}
    for name in MOVEMENTS if movement is None else (movement,):
        for module in pkgutil.iter_modules([str(HERE / name)]):
            if module.name.startswith("_"):
                continue
            painting = importlib.import_module(f"atelier.{name}.{module.name}").PAINTING
            if painting.movement != name or painting.number in found:
                raise ValueError(f"{name}/{module.name}: number {painting.number}")
            found[painting.number] = painting
    return [found[number] for number in sorted(found)]
