"""Amounts are whole dollars (`int`) and multiples of the smallest banknote. Never a float."""

from gallery.refusal import Refused

UNIT = 500_000
"""The smallest banknote, in dollars (auction.md, top)."""

LARGEST = 10**15
"""More than any table needs; an amount above it is a slip of the keyboard and would not fit every number format."""


def check_amount(amount: int) -> int:
    """The amount itself, when it is positive and a multiple of UNIT.

    Refuses `bad_amount` (not a whole positive number, or above LARGEST) and `not_a_multiple`.
    """
    if isinstance(amount, bool) or not isinstance(amount, int) or amount <= 0 or amount > LARGEST:
        raise Refused("bad_amount")
    if amount % UNIT:
        raise Refused("not_a_multiple", amount=amount, unit=UNIT)
    return amount


def read_amount(text: str) -> int:
    """What a person typed or pasted, in dollars: digits of any script with any separators, and an optional `$`.

    `4.5M`, `500K` and `3 500 000` are understood. Refuses `bad_amount` for anything else (a minus and cents included)
    and `not_a_multiple`.
    """
    kept = "".join(sign for sign in text if sign.isprintable() and not sign.isspace() and sign not in "\u00a0\u202f")
    kept = kept.replace("$", "").upper()
    factor = 1
    if kept[-1:] in ("M", "K"):
        factor = {"M": 1_000_000, "K": 1_000}[kept[-1]]
        kept = kept[:-1]
    try:
        if factor > 1:
            whole, _, part = kept.replace(",", ".").partition(".")
            digits = _digits(whole or "0")
            amount = digits * factor
            if part:
                amount += _digits(part) * factor // 10 ** len(part)
        else:
            amount = _digits(_joined(kept))
    except ValueError:
        raise Refused("bad_amount") from None
    return check_amount(amount)


def _joined(text: str) -> str:
    """The digits without the separators between thousands. A last group of other than three is no thousands but cents."""
    for separator in ",.'’":
        text = text.replace(separator, "_")
    first, *groups = text.split("_")
    if groups and len(groups[-1]) != 3:
        raise ValueError(text)
    return first + "".join(groups)


def _digits(text: str) -> int:
    if not text or len(text) > 18 or not all(sign.isdecimal() for sign in text):
        raise ValueError(text)
    return int(text)
