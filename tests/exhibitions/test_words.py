"""What the record says of cards runs as the language does."""

from gallery.exhibitions import commands as c
from gallery.exhibitions.table import Table
from gallery.exhibitions.words import card_words, tell
from gallery.texts import Texts, plain


def test_a_negative_card_runs_as_its_language_does_and_ends_with_its_own_sign() -> None:
    table = Table.new(c.New(players=("Dana", "Avi")), "members-only")
    table.do(c.Open(cards=("1+", "2-")))
    # Name and word are isolated both: nothing else can tell the way.
    assert card_words(table.state, "2-", Texts("he")).startswith("\u2067")
    assert card_words(table.state, "2-", Texts("fr")).startswith("\u2066")
    told = {
        language: plain(tell(table.entries[-1], table.entries, table.state, Texts(language)))
        for language in ("he", "fr", "en")
    }
    assert told["en"] == "The season opens with Rain in London and Royal scandals – No!"
    assert told["fr"].endswith("– Non\u00a0!")
    assert told["he"].endswith("– לא!")
