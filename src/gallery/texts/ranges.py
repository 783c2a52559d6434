"""Ranges of numbers: in a Hebrew line `1889–1914` would be turned round."""

import re

_RANGE = re.compile(r"\d+(?:[.,]\d+)*[-\u2010-\u2013]\d+(?:[.,]\d+)*")
_LRI, _PDI = "\u2066", "\u2069"


def isolated_ranges(text: str) -> str:
    """The text with every range of numbers (`1–5`, `1889–1914`) in U+2066 … U+2069; one that was isolated stays right."""
    return _RANGE.sub(lambda found: f"{_LRI}{found.group()}{_PDI}", text)


def span(first: int, last: int) -> str:
    """From … to …, as `5–11`: isolated, so that it runs the same way in every line."""
    return isolated_ranges(f"{first}–{last}")
