"""Draws, spins and shuffles from one secret. The construction is public: anyone can recompute it."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")
_SPAN = 1 << 256


def fresh_secret() -> bytes:
    """32 bytes from the operating system."""
    return secrets.token_bytes(32)


def fingerprint(secret: bytes) -> str:
    """SHA-256 of the secret, 64 hexadecimal digits; shown from the start, before anything was drawn."""
    return hashlib.sha256(secret).hexdigest()


def draw(secret: bytes, label: str, n: int) -> int:
    """A number 0…n−1 for a label, every number equally likely.

    HMAC-SHA256 with the secret as key and the label as message, read as a big-endian integer x. Where x would favour the
    low numbers (x ≥ ⌊2²⁵⁶ / n⌋·n) the label is taken again with ":1", ":2" … appended. Refuses n below 1 with ValueError.
    """
    if n < 1:
        raise ValueError(f"cannot draw one of {n}")
    limit = _SPAN // n * n
    attempt = 0
    while True:
        message = label if attempt == 0 else f"{label}:{attempt}"
        x = int.from_bytes(hmac.new(secret, message.encode(), hashlib.sha256).digest(), "big")
        if x < limit:
            return x % n
        attempt += 1


def pick_weighted(number: int, weights: Sequence[int]) -> int:
    """The index whose share of the cumulative weights holds a number 0…sum−1. Refuses others with ValueError."""
    if any(weight < 1 for weight in weights):
        raise ValueError("a weight must be a positive whole number")
    if number < 0:
        raise ValueError(number)
    for index, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return index
    raise ValueError("the number lies beyond the last weight")


def shuffled(secret: bytes, label: str, items: Sequence[Item]) -> tuple[Item, ...]:
    """The items in Fisher–Yates order: for i from n−1 down to 1, i is swapped with draw(label:i, i+1)."""
    pile = list(items)
    for i in range(len(pile) - 1, 0, -1):
        j = draw(secret, f"{label}:{i}", i + 1)
        pile[i], pile[j] = pile[j], pile[i]
    return tuple(pile)
