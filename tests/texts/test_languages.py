"""The messages of the three languages say the same things, and say them as each language is written."""

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gallery.resources import assets
from gallery.texts import LANGUAGES, Language, Texts
from gallery.texts.fluent import Bundle
from gallery.texts.messages import message_files

DIRECTION_CONTROLS = re.compile("[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]")
HAND_WRITTEN_MONEY = re.compile(r"\$\s?\d|\d\s?\$|\d[,\u00a0\u202f ]\d{3}(?!\d)")


class _Placeholders(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.calls: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.calls.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.calls.append(node.id.name)


@cache
def entries(path: Path) -> list[ast.EntryType]:
    """What Fluent makes of a file, comments and junk included."""
    return list(FluentParser(with_spans=False).parse(path.read_text("utf-8")).body)


def messages(language: Language) -> dict[str, ast.Message]:
    """All messages of a language by key."""
    return {
        entry.id.name: entry
        for path in message_files(language)
        for entry in entries(path)
        if isinstance(entry, ast.Message)
    }


def placeholders(message: ast.Message) -> set[str]:
    """The parameters that a message asks for, those that only choose a plural included."""
    visitor = _Placeholders()
    visitor.visit(message)
    return visitor.names


def flat(pattern: ast.Pattern) -> Iterator[str]:
    """A pattern as it is read: X for whatever is put in; each variant of a choice on its own."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            text += "X"
            for variant in element.expression.variants:
                yield from flat(variant.value)
        elif isinstance(element.expression, ast.StringLiteral):
            text += str(element.expression.parse()["value"])
        else:
            text += "X"
    yield text


def sentences(language: Language) -> Iterator[tuple[str, str]]:
    """Every piece of text of a language with its key."""
    for key, message in messages(language).items():
        assert message.value is not None, f"{language}: {key} has no text"
        for text in flat(message.value):
            yield key, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_read_without_a_rest(language: Language) -> None:
    junk = [
        f"{path.name}: {e.content}"
        for path in message_files(language)
        for e in entries(path)
        if isinstance(e, ast.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: Language) -> None:
    keys = [e.id.name for path in message_files(language) for e in entries(path) if isinstance(e, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


def test_languages_have_the_same_files() -> None:
    names = {language: [path.name for path in message_files(language)] for language in LANGUAGES}
    assert names["he"] == names["fr"] == names["en"]
    assert sorted(path.name for path in (assets() / "texts").iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", ["he", "fr"])
def test_every_key_is_there_in_every_language(language: Language) -> None:
    mine, english = set(messages(language)), set(messages("en"))
    assert (sorted(english - mine), sorted(mine - english)) == ([], [])


@pytest.mark.parametrize("language", ["he", "fr"])
def test_messages_ask_for_the_same_parameters(language: Language) -> None:
    english = messages("en")
    differing = {
        key: (placeholders(english[key]), placeholders(message))
        for key, message in messages(language).items()
        if key in english and placeholders(english[key]) != placeholders(message)
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_lean_on_nothing_but_their_parameters(language: Language) -> None:
    leaning = {}
    for key, message in messages(language).items():
        visitor = _Placeholders()
        visitor.visit(message)
        if visitor.calls or message.attributes:
            leaning[key] = visitor.calls
    assert leaning == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_direction_control_is_typed_into_a_message(language: Language) -> None:
    typed = [path.name for path in message_files(language) if DIRECTION_CONTROLS.search(path.read_text("utf-8"))]
    assert typed == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_money_is_written_by_hand(language: Language) -> None:
    assert [(key, text) for key, text in sentences(language) if HAND_WRITTEN_MONEY.search(text)] == []


def french_faults(text: str) -> list[str]:
    """The signs of a French sentence that lack their no-break space (A-10). Times, addresses and key names are none."""
    faults = [m.group() for m in re.finditer(r"[^\u00a0!?:;][!?;]", text)]
    faults += [m.group() for m in re.finditer(r"[^\u00a0]:(?!//)(?!(?<=\d:)\d)(?!\\)", text)]
    faults += [m.group() for m in re.finditer("«[^\u00a0]|[^\u00a0]»|«$|^»", text)]
    faults += [m.group() for m in re.finditer(r"^[!?:;]", text)]
    return faults


def test_french_faults_are_found() -> None:
    assert french_faults("Attention\u00a0: il est 12:30\u00a0! Voir https://x. Les «\u00a0miroirs\u00a0»\u00a0?!") == []
    assert french_faults("Attention: non") == ["n:"]
    assert french_faults("Quoi ?") == [" ?"]
    assert french_faults("Un\u00a0; deux;") == ["x;"]
    assert french_faults("« un\u00a0»") == ["« "]
    assert french_faults("X: oui") == ["X:"]


def test_french_signs_have_their_no_break_space() -> None:
    assert {key: text for key, text in sentences("fr") if french_faults(text)} == {}


def test_hebrew_messages_are_hebrew() -> None:
    """A message that was left in English would otherwise pass every other test here."""
    latin_only = [
        key
        for key, text in sentences("he")
        if re.search("[A-Za-z]{4}", text.replace("X", "")) and not re.search("[א-ת]", text) and " " in text.strip()
    ]
    assert [key for key in latin_only if key not in {"doctor-python"}] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: Language) -> None:
    texts = Texts(language)
    for key, message in messages(language).items():
        for count in (0, 1, 2, 5, 11, 1000):
            chosen: dict[str, object] = dict.fromkeys(placeholders(message), count)
            said = texts.say(key, **chosen)
            assert said.strip(), key
            assert said.count("\u2066") + said.count("\u2068") == said.count("\u2069"), key


def test_an_unknown_key_and_a_missing_parameter_are_faults() -> None:
    texts = Texts("en")
    with pytest.raises(KeyError, match="no message"):
        texts.say("no-such-message")
    with pytest.raises(KeyError, match="doctor-sound"):
        texts.say("doctor-sound")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_alone_are_said_as_fluent_says_them(language: Language) -> None:
    """A message without parameters is not given to Fluent; nobody may see a difference."""
    bundle, texts, compared = Bundle(language), Texts(language), 0
    for path in message_files(language):
        bundle.add(path.read_text("utf-8"))
    for key, message in messages(language).items():
        if not placeholders(message):
            assert texts.say(key) == bundle.say(key, {}), key
            compared += 1
    assert compared > 100


def test_words_alone_need_no_fluent() -> None:
    """Its import would hold up every start; the first page says nothing else."""
    program = (
        "import sys; from gallery.texts import Texts; Texts('he').say('start-new'); "
        "print([name for name in sys.modules if name.partition('.')[0] in ('fluent', 'babel')])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
