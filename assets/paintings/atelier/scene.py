"""A picture as areas with a colour for every place: asked by brushes, mirrored in water, painted in broken colour."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from atelier.brushes import dab
from atelier.canvas import Canvas, Mark
from atelier.colour import Colour, broken
from atelier.shapes import Field, Mass, level

Tone = Callable[[float, float], Colour]
"""Of a place to the colour that the eye sees there, before it is broken into touches."""


@dataclass(frozen=True, slots=True)
class Area:
    """A mass with its colour and the hand it is painted with: touches of length × width, one every `gap` units."""

    mass: Mass
    tone: Tone
    gap: float = 26.0
    length: float = 30.0
    width: float = 9.0
    field: Field = field(default_factory=level)
    spread: float = 1.0
    squash: float = 0.55
    under: bool = True
    """Whether wide quiet touches go below the broken ones."""
    near: Callable[[float, float], float] = lambda x, y: 1.0
    """How much larger (from 1) the touches are at a place: water and meadows that come towards us."""


class Scene:
    """Areas from back to front."""

    def __init__(self) -> None:
        self.areas: list[Area] = []

    def add(self, area: Area) -> None:
        """The next area, in front of those before."""
        self.areas.append(area)

    def front(self, x: float, y: float) -> Area | None:
        """The area seen at a place."""
        return next((area for area in reversed(self.areas) if area.mass.inside(x, y)), None)

    def tone(self, x: float, y: float, otherwise: Colour = "#808080") -> Colour:
        """The colour seen at a place."""
        area = self.front(x, y)
        return area.tone(x, y) if area else otherwise

    def mirrored(self, waterline: float, dice: random.Random, stretch: float = 1.0, ripple: float = 8.0) -> Tone:
        """What water below a line shows of the areas that are there now: upside down, shaken sideways."""
        seen = list(self.areas)

        def tone(x: float, y: float) -> Colour:
            up = waterline - (y - waterline) / stretch
            across = x + dice.gauss(0, ripple * (0.3 + (y - waterline) / 300))
            up = min(waterline - 1, max(1.0, up + dice.gauss(0, 3)))
            found = next((area for area in reversed(seen) if area.mass.inside(across, up)), seen[0])
            return found.tone(across, up)

        return tone

    def paint(self, canvas: Canvas, dice: random.Random) -> None:
        """Area after area: a ground, wide quiet touches, then broken ones that let a little of the ground through.

        Touches belong to an area only where it is seen, but may run over its edge: that is how edges get lost.
        """
        for area in self.areas:
            middle = area.mass.middle
            canvas.fill(area.mass, area.tone(*middle))
            if area.under:
                canvas.marks(self._touches(area, dice, 1.75, 0.4))
            canvas.marks(self._touches(area, dice, 1.0, area.spread))

    def _touches(self, area: Area, dice: random.Random, size: float, spread: float) -> list[Mark]:
        marks = []
        for x, y in area.mass.scatter(dice, area.gap * size, area.squash):
            near = area.near(x, y)
            # Larger touches need fewer of them: the even scatter is thinned by chance.
            if near > 1 and dice.random() > near**-1.8:
                continue
            if self.front(x, y) is area and -10 < x < 1010 and -10 < y < 1010:
                length = area.length * size * near * dice.uniform(0.6, 1.3)
                angle = area.field(x, y) + dice.gauss(0, 7)
                colour = broken(area.tone(x, y), dice, spread)
                bend = dice.choice((0.0, 0.0, dice.uniform(-40, 40)))
                marks.append(
                    dab(x, y, angle, length, area.width * size * near * dice.uniform(0.75, 1.25), colour, bend)
                )
        return marks
