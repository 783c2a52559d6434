"""The words of the wheel, shared by console, projector and press."""

from typing import get_args

import pytest

from gallery.auction.state import Kind, Sector
from gallery.texts import LANGUAGES, Language, Texts, plain
from gallery.ui.projector.wheelart import label_lines, price_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(Kind))
def test_every_instruction_has_its_words(language: Language, kind: Kind) -> None:
    """A name, the instruction in full, two short lines; amounts where the instruction speaks of one."""
    texts = Texts(language)
    sector = Sector(kind, 4_500_000 if kind == "buy_from_bank" else None)
    price = price_of(sector)
    told = {} if price is None else {"price": price}
    key = f"instruction-{kind.replace('_', '-')}"
    assert texts.say(key)
    whole = texts.say(f"{key}-text", **told)
    assert whole.endswith(".")
    one, two = label_lines(texts, sector)
    assert one
    assert two
    assert max(len(plain(one)), len(plain(two))) <= 11
    if price is not None:
        assert f"${price:,}" in plain(whole)
        assert f"${price / 1_000_000:g}M" in (plain(one), plain(two))
    assert not set(whole) & set("0123456789") or price is not None
