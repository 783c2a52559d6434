"""The strict SVG: what it holds comes through, and whatever else a file holds is refused by its name."""

from pathlib import Path

import pytest

from gallery.collection.picture import ellipse, polygon
from gallery.collection.svg import parse_picture, read_picture
from gallery.refusal import Refused

ROOT = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 1500" fill="none"'
    ' stroke-linecap="round" stroke-linejoin="round">'
)


def svg(inside: str, root: str = ROOT) -> str:
    return f"{root}{inside}</svg>"


def test_a_path_keeps_its_steps_and_its_paint() -> None:
    picture = parse_picture(svg('<path fill="#a1b2c3" opacity="0.5" d="M1 2L3 4C5 6 7 8 9.5 -10Z"/>'))
    (shape,) = picture.shapes
    assert (picture.width, picture.height) == (2000, 1500)
    assert shape.path == (("M", 1, 2), ("L", 3, 4), ("C", 5, 6, 7, 8, 9.5, -10), ("Z",))
    assert (shape.fill, shape.stroke, shape.width, shape.opacity) == ("#a1b2c3", None, 0, 0.5)


def test_polygons_and_circles_become_paths() -> None:
    corner, disc = '<polygon fill="#000000" points="0,0 10,0 10,10"/>', '<circle fill="#ffffff" cx="5" cy="6" r="7"/>'
    picture = parse_picture(svg(corner + disc))
    assert [shape.path for shape in picture.shapes] == [polygon((0, 0), (10, 0), (10, 10)), ellipse(5, 6, 7, 7)]


def test_shapes_inherit_the_paint_of_their_groups_unless_they_have_their_own() -> None:
    paths = '<path d="M0 0L9 9"/><path fill="none" d="M0 0L9 9"/>'
    inside = f'<g stroke="#010203" stroke-width="4"><g fill="#040506">{paths}</g></g>'
    first, second = parse_picture(svg(inside)).shapes
    assert (first.fill, first.stroke, first.width) == ("#040506", "#010203", 4)
    assert (second.fill, second.stroke, second.width) == (None, "#010203", 4)


@pytest.mark.parametrize(
    ("inside", "named"),
    [
        ("<text>a</text>", "element text"),
        ('<rect width="3" height="3"/>', "element rect"),
        ("<script/>", "element script"),
        ('<image href="a.png"/>', "element image"),
        ("<defs/>", "element defs"),
        ('<path fill="#000000" d="M0 0L1 1"><title>a</title></path>', "element title"),
        ('<g opacity="0.5"/>', "attribute opacity"),
        ('<path transform="scale(2)" d="M0 0L1 1"/>', "attribute transform"),
        ('<path style="fill:red" d="M0 0L1 1"/>', "attribute style"),
        ('<path fill="#000000" d="M0 0L1 1" opacity="1.5"/>', "attribute opacity"),
        ('<path fill="#000000" fill-opacity="0.5" d="M0 0L1 1"/>', "attribute fill-opacity"),
        ('<path stroke="#000000" d="M0 0L1 1"/>', "attribute stroke-width"),
        ('<path fill="red" d="M0 0L1 1"/>', "colour red"),
        ('<path fill="url(#a)" d="M0 0L1 1"/>', "colour url(#a)"),
        ('<path fill="#ABCDEF" d="M0 0L1 1"/>', "colour #ABCDEF"),
        ('<path fill="#000000" d="M0 0l1 1"/>', "path step l"),
        ('<path fill="#000000" d="M0 0A1 1 0 0 1 2 2"/>', "path step A"),
        ('<path fill="#000000" d="M0 0L1 1 2 2"/>', "path step L with 4 numbers"),
        ('<path fill="#000000" d="M0 0C1 1 2 2"/>', "path step C with 4 numbers"),
        ('<path fill="#000000" d="M0 0L1.2.3 4"/>', "number 1.2.3"),
        ('<path fill="#000000" d="L0 0"/>', "path"),
        ('<path fill="#000000"/>', "path"),
        ('<polygon fill="#000000" points="0,0 1,1"/>', "attribute points"),
        ('<circle fill="#000000" cx="0" cy="0" r="0"/>', "attribute r"),
        ("words", "text"),
        ("<g/>words", "text"),
    ],
)
def test_what_is_outside_of_the_subset_is_refused_by_its_name(inside: str, named: str) -> None:
    with pytest.raises(ValueError, match=r"\w") as refused:
        parse_picture(svg(inside))
    assert str(refused.value) == named


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("<svg", "XML"),
        (svg("", ROOT.replace("0 0 2000", "0 0 2100")), "attribute viewBox"),
        (svg("", ROOT.replace('viewBox="0 0', 'viewBox="1 0')), "attribute viewBox"),
        (svg("", ROOT.replace(' fill="none"', "")), "attribute fill"),
        (svg("", ROOT.replace('linecap="round"', 'linecap="butt"')), "attribute stroke-linecap"),
        (svg("", ROOT.replace("<svg", '<svg onload="a()"')), "attribute onload"),
        ('<html xmlns="http://www.w3.org/2000/svg"/>', "element html"),
        ('<!DOCTYPE svg [<!ENTITY a "b">]>' + svg(""), "declaration"),
        ('<?xml version="1.0"?>' + svg(""), "declaration"),
    ],
)
def test_a_file_of_another_kind_is_refused(text: str, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        parse_picture(text)


def test_a_refusal_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "07-night.svg"
    path.write_text(svg("<defs/>"), "utf-8")
    with pytest.raises(Refused) as refused:
        read_picture(path)
    assert refused.value.key == "bad_picture_file"
    assert refused.value.params == {"file": "07-night.svg", "detail": "element defs"}
    with pytest.raises(Refused):
        read_picture(tmp_path / "missing.svg")
