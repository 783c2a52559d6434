"""Reads the strict SVG of the house collection into a `Picture`: solid paths, polygons and circles, nothing else.

The subset is what screen and press draw alike: no transforms, gradients, clips, filters, texts, images, styles or scripts.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from gallery.collection.picture import Picture, Segment, Shape, ellipse, polygon
from gallery.refusal import Refused

_SPACE: Final = "{http://www.w3.org/2000/svg}"
_PAINT: Final = frozenset({"fill", "stroke", "stroke-width"})
_ROOT: Final = {"fill": "none", "stroke-linecap": "round", "stroke-linejoin": "round"}
_ALLOWED: Final[Mapping[str, frozenset[str]]] = {
    "g": _PAINT,
    "path": _PAINT | {"opacity", "d"},
    "polygon": _PAINT | {"opacity", "points"},
    "circle": _PAINT | {"opacity", "cx", "cy", "r"},
}
_COLOUR: Final = re.compile("#[0-9a-f]{6}")
_RATIOS: Final = (4 / 3, 3 / 4, 1, 13 / 15)
"""The paintings’ formats, and that of the cards of a deck."""
_NUMBER: Final = re.compile(r"-?(?:\d+(?:\.\d+)?|\.\d+)")
_PATH: Final = re.compile(r"M[-\d.]+[ ,][-\d.]+(?:[MLCZ]|[-\d. ,])*")
_HEAD: Final = re.compile(r'<svg [^>]*viewBox="0 0 ([1-9]\d*) ([1-9]\d*)"')
_STEPS: Final = re.compile(r"([MLCZ])([^MLCZ]*)")


class _Numbers(dict[str, float]):
    """Numbers by how they are written. Whole coordinates come back often: each is made once, which saves memory and time."""

    def __missing__(self, text: str) -> float:
        if not _NUMBER.fullmatch(text):
            raise ValueError(f"number {text[:20]}")
        value = self[text] = float(text)
        return value


def read_picture(path: Path) -> Picture:
    """The picture of a file, 4:3, 3:4, 1:1 or a card’s 13:15.

    Refuses `bad_picture_file`, which names what is outside of the subset.
    """
    try:
        return parse_picture(path.read_text("utf-8"))
    except (OSError, ValueError) as fault:
        raise Refused("bad_picture_file", file=path.name, detail=str(fault)) from fault


def read_sides(path: Path) -> tuple[float, float]:
    """Width and height of a file's picture, of its first line alone: what a wall needs before the pictures are there.

    Refuses `bad_picture_file`.
    """
    try:
        with path.open(encoding="utf-8") as file:
            found = _HEAD.match(file.read(400))
    except (OSError, ValueError) as fault:
        raise Refused("bad_picture_file", file=path.name, detail=str(fault)) from fault
    if found is None:
        raise Refused("bad_picture_file", file=path.name, detail="attribute viewBox")
    return float(found[1]), float(found[2])


def parse_picture(text: str) -> Picture:
    """The picture of an SVG text. Refuses by ValueError that names the element, attribute, colour, step or number."""
    if "<!" in text or "<?" in text:
        raise ValueError("declaration")
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as fault:
        raise ValueError(f"XML: {fault}") from fault
    if root.tag != f"{_SPACE}svg":
        raise ValueError(f"element {_name(root)}")
    attributes = dict(root.attrib)
    numbers = _Numbers()
    box = [numbers[word] for word in attributes.pop("viewBox", "").split()]
    if len(box) != 4 or box[:2] != [0, 0] or min(box[2:]) <= 0:
        raise ValueError("attribute viewBox")
    for name, value in _ROOT.items():
        if attributes.pop(name, None) != value:
            raise ValueError(f"attribute {name}")
    if attributes:
        raise ValueError(f"attribute {min(attributes)}")
    if box[2] / box[3] not in _RATIOS:
        raise ValueError("attribute viewBox")
    shapes: list[Shape] = []
    _read(root, {}, numbers, shapes)
    return Picture(box[2], box[3], tuple(shapes))


def _name(element: ElementTree.Element) -> str:
    return element.tag.removeprefix(_SPACE)


def _read(parent: ElementTree.Element, inherited: Mapping[str, str], numbers: _Numbers, shapes: list[Shape]) -> None:
    """The shapes below an element, which inherit the paint of their groups."""
    if (parent.text or "").strip():
        raise ValueError("text")
    for element in parent:
        name = _name(element)
        allowed = _ALLOWED.get(name)
        if allowed is None:
            raise ValueError(f"element {name}")
        if strange := element.attrib.keys() - allowed:
            raise ValueError(f"attribute {min(strange)}")
        if (element.tail or "").strip():
            raise ValueError("text")
        paint = {**inherited, **element.attrib}
        if name == "g":
            _read(element, paint, numbers, shapes)
            continue
        if len(element):
            raise ValueError(f"element {_name(element[0])}")
        shapes.append(_shape(name, paint, numbers))


def _shape(name: str, paint: Mapping[str, str], numbers: _Numbers) -> Shape:
    stroke = _colour(paint, "stroke")
    width = numbers[paint.get("stroke-width", "0")]
    opacity = numbers[paint.get("opacity", "1")]
    if width < 0 or (stroke is not None) != (width > 0):
        raise ValueError("attribute stroke-width")
    if not 0 <= opacity <= 1:
        raise ValueError("attribute opacity")
    return Shape(_outline(name, paint, numbers), _colour(paint, "fill"), stroke, width, opacity)


def _colour(paint: Mapping[str, str], name: str) -> str | None:
    value = paint.get(name, "none")
    if value == "none":
        return None
    if not _COLOUR.fullmatch(value):
        raise ValueError(f"colour {value[:30]}")
    return value


def _outline(name: str, paint: Mapping[str, str], numbers: _Numbers) -> tuple[Segment, ...]:
    if name == "path":
        return _path(paint.get("d", ""), numbers)
    if name == "circle":
        x, y, radius = (numbers[paint.get(key, "")] for key in ("cx", "cy", "r"))
        if radius <= 0:
            raise ValueError("attribute r")
        return ellipse(x, y, radius, radius)
    values = [numbers[word] for word in paint.get("points", "").replace(",", " ").split()]
    if len(values) < 6 or len(values) % 2:
        raise ValueError("attribute points")
    return polygon(*zip(values[::2], values[1::2], strict=True))


def _path(data: str, numbers: _Numbers) -> tuple[Segment, ...]:
    """The segments of a path that has every letter written out: absolute M, L, C and Z."""
    if not _PATH.fullmatch(data):
        strange = re.search(r"[^MLCZ\-\d. ,]", data)
        raise ValueError(f"path step {strange.group()}" if strange else "path")
    segments: list[Segment] = []
    add, known = segments.append, numbers.__getitem__
    for letter, rest in _STEPS.findall(data.replace(",", " ")):
        values = list(map(known, rest.split()))
        # Plain comparisons: a collection is tens of thousands of steps, and every kit and screen waits for them.
        count = len(values)
        if letter == "C" and count == 6:
            ax, ay, bx, by, x, y = values
            add(("C", ax, ay, bx, by, x, y))
        elif letter == "L" and count == 2:
            add(("L", values[0], values[1]))
        elif letter == "Z" and count == 0:
            add(("Z",))
        elif letter == "M" and count == 2:
            add(("M", values[0], values[1]))
        else:
            raise ValueError(f"path step {letter} with {count} numbers")
    return tuple(segments)
