"""The record: undo and redo as entries, commands taken once, a replay that gives the same."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gallery.journal import Draft, Journal
from gallery.refusal import Refused
from tests.journal.diary import Diary, Said, diary, looked_at, refusal, reopened, say


@pytest.fixture
def journal() -> Said:
    said = Said(Diary())
    for word in ("one", "two", "three"):
        say(said, word)
    return said


def test_undo_and_redo_are_entries_that_name_what_they_are_about(journal: Said) -> None:
    journal.undo()
    journal.undo()
    assert " ".join(journal.state) == "one"
    journal.redo()
    assert " ".join(journal.state) == "one two"
    assert [(entry.seq, entry.kind, entry.links) for entry in journal.entries[3:]] == [
        (4, "undo", 3),
        (5, "undo", 2),
        (6, "redo", 2),
    ]
    assert [entry.seq for entry in journal.standing] == [1, 2]


def test_nothing_is_ever_deleted(journal: Said) -> None:
    before = list(journal.entries)
    journal.undo()
    say(journal, "four")
    assert journal.entries[:3] == before
    assert journal.state == ("one", "two", "four")


def test_a_new_command_ends_what_could_be_brought_back(journal: Said) -> None:
    journal.undo()
    say(journal, "four")
    assert journal.redoable is None
    assert refusal(journal.redo) == "nothing_to_redo"


def test_the_first_entry_cannot_be_undone(journal: Said) -> None:
    journal.undo()
    journal.undo()
    assert journal.undoable is None
    assert refusal(journal.undo) == "nothing_to_undo"
    assert len(journal.entries) == 5


def test_a_game_can_keep_what_was_seen(journal: Said) -> None:
    say(journal, "secret")
    assert refusal(journal.undo) == "card_seen"
    assert journal.state[-1] == "secret"
    assert len(journal.entries) == 4


def test_a_command_is_taken_once(journal: Said) -> None:
    say(journal, "four", "pay-4")
    for again in (lambda: say(journal, "five", "pay-4"), lambda: journal.undo("pay-4"), lambda: journal.redo("pay-4")):
        assert refusal(again) == "duplicate_command"
    journal.undo("take-back")
    assert refusal(lambda: say(journal, "five", "take-back")) == "duplicate_command"
    assert len(journal.entries) == 5


def test_a_command_is_taken_once_also_after_it_was_undone_and_the_game_opened_again(path: Path) -> None:
    journal = diary(path)
    say(journal, "four", "pay-4")
    journal.undo()
    journal.close()
    journal = reopened(path)
    assert refusal(lambda: say(journal, "four", "pay-4")) == "duplicate_command"
    journal.close()


def test_every_entry_has_a_command_of_its_own(journal: Said) -> None:
    assert len({entry.command for entry in journal.entries}) == 3


def test_a_fact_that_cannot_be_applied_is_not_recorded(journal: Said) -> None:
    with pytest.raises(KeyError):
        journal.record(Draft("say", ({"fact": "Said"},)))
    assert (len(journal.entries), journal.state) == (3, ("one", "two", "three"))


def test_only_a_new_game_starts_a_file(journal: Said, path: Path) -> None:
    with pytest.raises(ValueError, match="first entry"):
        journal.save_as(path)
    assert not path.exists()


def test_states_go_with_the_entries_that_stand(journal: Said) -> None:
    journal.undo()
    assert [(entry.seq, state) for entry, state in journal.states()] == [(1, ("one",)), (2, ("one", "two"))]


@given(st.lists(st.sampled_from(["say", "undo", "redo"]), max_size=30))
def test_a_replay_gives_the_same_at_every_moment(acts: list[str]) -> None:
    journal = Said(Diary())
    say(journal, "new")
    for number, act in enumerate(acts):
        try:
            if act == "say":
                say(journal, f"word {number}")
            elif act == "undo":
                journal.undo()
            else:
                journal.redo()
        except Refused:
            continue
        again = Said(Diary())
        again._replay(journal.entries)
        assert again.state == journal.state
        assert again.standing == journal.standing
        assert (again.redoable, again.undoable) == (journal.redoable, journal.undoable)


def test_a_file_gives_the_same_when_it_is_read_and_when_it_is_opened(path: Path) -> None:
    journal = diary(path)
    journal.undo()
    say(journal, "שלום", "c4")
    journal.undo()
    journal.redo()
    journal.close()
    read = looked_at(path)
    opened = reopened(path)
    opened.close()
    for other in (read, opened):
        assert list(other.entries) == list(journal.entries)
        assert (other.state, other.redoable) == (("one", "two", "שלום"), None)
    assert read.path is None
    assert opened.path == path


def test_what_was_undone_can_be_brought_back_after_the_game_was_opened_again(path: Path) -> None:
    journal = diary(path)
    journal.undo()
    journal.close()
    journal = reopened(path)
    journal.redo()
    journal.close()
    assert looked_at(path).state == ("one", "two", "three")


def test_an_entry_that_could_not_be_saved_did_not_happen(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = diary(path)
    assert journal._file is not None

    def full(_: object) -> None:
        raise Refused("disk_full", file=path.name)

    with monkeypatch.context() as patch:
        patch.setattr(journal._file, "append", full)
        for act in (lambda: say(journal, "four", "c4"), journal.undo):
            assert refusal(act) == "disk_full"
        assert (journal.state, len(journal.entries)) == (("one", "two", "three"), 3)
    say(journal, "four", "c4")
    journal.close()
    assert looked_at(path).state == ("one", "two", "three", "four")


@pytest.mark.parametrize("fault", [KeyError("x"), StopIteration(), ZeroDivisionError(), RecursionError(), TypeError()])
def test_whatever_altered_facts_break_is_the_files_fault(saved: Path, fault: Exception) -> None:
    class Broken(Diary):
        def apply(self, state: tuple[str, ...], fact_: dict[str, object]) -> tuple[str, ...]:
            if fact_["word"] == "two":
                raise fault
            return state

    with pytest.raises(Refused) as refused:
        Journal.read(Broken(), saved)
    assert (refused.value.key, refused.value.params["entry"]) == ("damaged_file", 2)


def test_another_kind_of_game_is_told_apart_from_damage(saved: Path) -> None:
    class Other(Diary):
        def apply(self, state: tuple[str, ...], fact: dict[str, object]) -> tuple[str, ...]:
            raise Refused("other_game", game="chess")

    assert refusal(lambda: Journal.read(Other(), saved)) == "other_game"
