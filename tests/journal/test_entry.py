"""An entry's form: the bytes that are stored, hashed and read back."""

import hashlib

import msgspec
import pytest

from gallery.journal.entry import FIRST, SCHEMA, Chain, Entry, read_entry
from gallery.refusal import Refused


def entry(**fields: object) -> Entry:
    plain = {"seq": 1, "at": "2024-01-02T03:04:05.678Z", "kind": "say", "command": "c1", **fields}
    return msgspec.convert(plain, Entry)


def test_an_entry_is_read_back_as_it_was_written() -> None:
    written = entry(facts=[{"fact": "Said", "word": "שלום", "amount": 4_500_000}], links=7, before="a" * 64)
    assert read_entry(written.body()) == written


def test_an_entry_carries_what_the_record_promises() -> None:
    # auction.md, What the record holds: number, command id, schema version, the hash of the entry before.
    plain = msgspec.json.decode(entry(before="b" * 64).body())
    assert (plain["seq"], plain["command"], plain["schema"], plain["before"]) == (1, "c1", 1, "b" * 64)


def test_the_hash_is_that_of_the_stored_bytes() -> None:
    stored = (
        b'{"seq":1,"at":"2024-01-02T03:04:05.678Z","kind":"say","command":"c1","schema":1,"links":null,"facts":[],"before":"'
        + b"0" * 64
        + b'"}'
    )
    assert entry().body() == stored
    assert entry().hash == hashlib.sha256(stored).hexdigest()


def test_the_hash_changes_with_every_field() -> None:
    fields: list[dict[str, object]] = [{}, {"seq": 2}, {"at": "later"}, {"kind": "undo"}, {"command": "c2"}]
    fields += [{"links": 1}, {"before": "c" * 64}, {"facts": [{"word": "x"}]}]
    assert len({entry(**changed).hash for changed in fields}) == len(fields)


def test_an_entry_of_a_newer_schema_is_refused_by_name_even_when_nothing_else_can_be_read() -> None:
    with pytest.raises(Refused) as refused:
        read_entry(b'{"schema":2,"wholly":"other"}')
    assert (refused.value.key, refused.value.params["version"]) == ("newer_file", 2)
    assert SCHEMA == 1


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"schema":1}',
        b'{"schema":"1"}',
        b'{"schema":1,"seq":1,"at":"\xff","kind":"a","command":"b"}',
        b'{"schema":1,"facts":' + b"[" * 100_000,
        b'{"schema":1e999}',
    ],
    ids=["empty", "cut", "list", "null", "fields", "text", "not UTF-8", "deep", "infinite"],
)
def test_bytes_that_are_no_entry_are_refused(body: bytes) -> None:
    with pytest.raises(Refused) as refused:
        read_entry(body)
    assert refused.value.key == "damaged_file"


def test_bytes_that_we_would_write_otherwise_are_refused() -> None:
    # The next entry is chained to what we would write; it could never be read again.
    body = entry().body()
    for other in (body + b" ", body.replace(b":", b": ", 1), body[:-1] + b',"more":1}'):
        with pytest.raises(Refused) as refused:
            read_entry(other)
        assert refused.value.key == "damaged_file"


def test_the_chain_takes_only_what_follows() -> None:
    one = entry()
    two = entry(seq=2, before=one.hash)
    chain = Chain().link(one, one.hash).link(two, two.hash)
    assert (chain.length, chain.head) == (2, two.hash)
    for wrong in (two, entry(seq=3, before="d" * 64), entry(seq=4, before=two.hash), entry(seq=1, before=FIRST)):
        with pytest.raises(Refused, match="damaged_file"):
            chain.link(wrong, wrong.hash)
