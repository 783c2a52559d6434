"""The rules as a person reads them tell every decision that the source of the program names."""

import re
from pathlib import Path

import gallery.exhibitions

RULES = Path(__file__).parent.parent.parent / "docs" / "rules-exhibitions.md"


def test_every_decision_is_told_and_used() -> None:
    told = set(re.findall(r"\*\*(E\d)\*\*", RULES.read_text("utf-8")))
    assert told == {f"E{number}" for number in range(1, 10)}
    source = Path(gallery.exhibitions.__file__).parent
    named = {word for path in source.rglob("*.py") for word in re.findall(r"\bE\d\b", path.read_text("utf-8"))}
    assert named <= told
    assert {"E2", "E3", "E4", "E5", "E6", "E7", "E9"} <= named
