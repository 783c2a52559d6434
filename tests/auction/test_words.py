"""The record in words says who did what, also after something was taken back."""

import pytest

from gallery.auction import commands as c
from gallery.auction.table import Table
from gallery.auction.words import tell
from gallery.texts import Language, Texts, plain


def told(table: Table, language: Language, *, short: bool = False) -> list[str]:
    """Every sentence of the record."""
    texts = Texts(language)
    return [plain(tell(entry, table.entries, table.state, texts, short=short)) for entry in table.entries]


def game() -> Table:
    """Dana declines to sell, takes it back and does it again; Avi sells a forgery for nothing."""
    table = Table.new(c.New(players=("Dana", "Avi", "Noa"), paintings=24, mode="paper", starter="Dana"))
    table.do(c.Deal(paintings={"Dana": 3, "Avi": 17, "Noa": 8}))
    table.do(c.Spin(sector="sell_to_bank"))
    table.do(c.Decline())
    table.do(c.Undo())
    table.do(c.Decline())
    table.do(c.Undo())
    table.do(c.Redo())
    table.do(c.Spin(sector="sell_to_bank"))
    table.do(c.Sell(painting=17, values=(0,)))
    table.do(c.Spin(sector="buy_from_bank", price=2_500_000))
    return table


@pytest.mark.parametrize(
    ("language", "spun", "declined", "sold"),
    [
        ("en", "Spin 2, Avi: Sell to the bank.", "Dana declines.", "Avi sells painting 17"),
        ("fr", "Tour de roue 2, Avi\u00a0: Vente à la banque.", "Dana passe.", "Avi vend le tableau 17"),
        ("he", "סיבוב 2, Avi: מכירת ציור לבנק.", "Dana: ויתור.", "Avi: ציור 17 נמכר"),
    ],
)
def test_the_record_says_who(language: Language, spun: str, declined: str, sold: str) -> None:
    record = told(game(), language)
    assert record[3] == record[5] == declined
    assert record[8] == spun
    assert record[9].startswith(sold)
    assert "Noa" in record[10]


def test_a_button_has_no_room_for_it() -> None:
    """The short sentences that name what undo takes back leave it out."""
    assert told(game(), "en", short=True)[8] == "Spin 2: Sell to the bank."
