"""The one formatter of players' names and titles: isolated, because a Hebrew name breaks an English line too."""

_FSI, _PDI = "\u2068", "\u2069"
_CONTROLS = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u061c"))


def isolated_name(name: str) -> str:
    """A name or a title that somebody typed, in U+2068 … U+2069 (first-strong isolate)."""
    return f"{_FSI}{name}{_PDI}"


def plain(text: str) -> str:
    """The text without any direction control: for terminals, files and comparisons."""
    return text.translate(_CONTROLS)
