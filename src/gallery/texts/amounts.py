"""The one formatter of amounts and numbers: isolated, so that no line of any direction can turn them round.

Every result stands in U+2066 … U+2069 (left-to-right isolate); `texts.plain` takes the isolates away for files and terminals.
"""

from gallery.texts.language import Language

_LRI, _PDI = "\u2066", "\u2069"


def amount(dollars: int) -> str:
    """`$20,000,000`: money is written alike in the three languages (printing.md, Text), as on the notes."""
    return f"{_LRI}{_bare(dollars)}{_PDI}"


def signed_amount(dollars: int) -> str:
    """`+$500,000` or `-$500,000`, for what changed."""
    sign = "+" if dollars > 0 else ""
    return f"{_LRI}{sign}{_bare(dollars)}{_PDI}"


def short_amount(dollars: int) -> str:
    """`$4.5M` or `$500K`, for a button or a small note."""
    sign = "-" if dollars < 0 else ""
    size = abs(dollars)
    if size and size < 1_000_000:
        return f"{_LRI}{sign}${size // 1000}K{_PDI}"
    millions, rest = divmod(size, 1_000_000)
    part = f"{rest:06d}".rstrip("0")
    return f"{_LRI}{sign}${millions}{'.' + part if part else ''}M{_PDI}"


def number(value: int, language: Language = "en") -> str:
    """A count or a painting's number; French groups its thousands with U+00A0."""
    text = f"{value:,}"
    return f"{_LRI}{text.replace(',', chr(0xA0)) if language == 'fr' else text}{_PDI}"


def percent(part: int, whole: int, language: Language = "en") -> str:
    """`18.8%` for 3 of 16: to a tenth, without one where it is none. French has a comma, and U+00A0 before the sign."""
    ones, tenth = divmod((2000 * part + whole) // (2 * whole), 10)
    text = f"{ones}{f'.{tenth}' if tenth else ''}%"
    return f"{_LRI}{text.replace('.', ',').replace('%', chr(0xA0) + '%') if language == 'fr' else text}{_PDI}"


def _bare(dollars: int) -> str:
    text = f"{abs(dollars):,}"
    return f"{'-' if dollars < 0 else ''}${text}"
