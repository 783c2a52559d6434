"""Fluent messages: one folder a language in assets/texts, one file a room; the keys are the same in all."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

from gallery.resources import assets
from gallery.texts.amounts import amount
from gallery.texts.language import Language, is_rtl
from gallery.texts.names import isolated_name

if TYPE_CHECKING:
    from gallery.texts.fluent import Bundle

_AMOUNTS = frozenset({"amount", "cash", "price", "sum", "counted", "booked", "unit", "wealth", "least"})
"""Parameters that are dollars wherever they stand."""

_ISOLATES = ("\u2066", "\u2067", "\u2068")


class Texts:
    """All messages of one language.

    `say("key", name=…, amount=…)` gives the sentence. Parameters are plain values: an `int` called one of `amount, cash,
    price, sum, counted, booked, unit, wealth, least` is dollars and is written as money; any other `int` is a number (and may
    choose a plural); a `str` is a name or a title and is isolated. A text made by a formatter (already isolated) passes as it
    is. Refuses an unknown key and a missing parameter with KeyError: a hole in a sentence is a fault, never shown.
    """

    def __init__(self, language: Language) -> None:
        self.language: Language = language
        self.rtl = is_rtl(language)

    def say(self, key: str, /, **params: object) -> str:
        """The message of this key with its parameters."""
        return self._format(key, params)

    def money(self, dollars: object) -> str:
        """A dollar amount as it is written everywhere."""
        return amount(int(str(dollars)))

    def list(self, items: Iterable[str]) -> str:
        """Things one after the other: `a, b and c`. Each is isolated; empty for none.

        The list runs as the language does: it may have no letter outside of isolates that could tell.
        """
        told = [item if item[:1] in _ISOLATES else isolated_name(item) for item in items]
        if len(told) < 2:
            return "".join(told)
        text = told[0]
        for item in told[1:-1]:
            text = self.say("list-more", first=text, second=item)
        way = "\u2067" if self.rtl else "\u2066"
        return f"{way}{self.say('list-two', first=text, second=told[-1])}\u2069"

    def names(self, names: Iterable[str]) -> str:
        """Names one after the other, each isolated."""
        return self.list(isolated_name(name) for name in names)

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return _messages(self.language).has(key)

    def _format(self, key: str, params: Mapping[str, object]) -> str:
        messages = _messages(self.language)
        if not messages.has(key):
            raise KeyError(f"no message {key!r} in {self.language}")
        text = messages.say(key, {name: self._value(name, value) for name, value in params.items()})
        return _joined(text) if self.rtl else text

    def _value(self, name: str, value: object) -> object:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return amount(value) if name in _AMOUNTS else value
        if isinstance(value, str):
            return value if value[:1] in _ISOLATES or not value else isolated_name(value)
        return isolated_name(str(value))


_PREFIXED = re.compile("([\u05d0-\u05ea])([\u2066-\u2068]+)(?=[^\u2066-\u2068\u0590-\u05ff])")


def _joined(text: str) -> str:
    """Puts a maqaf between a Hebrew prefix letter and what it is joined to when that is not Hebrew: `ל־Noa`, but `לדנה`."""
    return _PREFIXED.sub("\\1\u05be\\2", text)


_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
_WORDS = re.compile(r"[a-zA-Z][\w-]* *= *([^\s{}][^{}\n]*?) *(?:\n *|\n#[^\n]*)*")
"""A message of one line that holds nothing but words, and the empty lines and comments after it."""


class _Messages:
    """The messages of a language, each parsed when it is first asked for: all at once they would hold up every start.

    A message that is nothing but words is said as it stands. Fluent is left for the others, because its own import takes
    longer than all that the first page says.
    """

    def __init__(self, language: Language) -> None:
        self._language: Language = language
        self._sources: dict[str, str] = {}
        self._words: dict[str, str | None] = {}
        self._bundle: Bundle | None = None
        self._added: set[str] = set()
        for path in message_files(language):
            text = path.read_text("utf-8")
            found = list(_ENTRY.finditer(text))
            for entry, after in zip_longest(found, found[1:]):
                self._sources[entry.group(1)] = text[entry.start() : after.start() if after else None]

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return key in self._sources

    def say(self, key: str, params: Mapping[str, object]) -> str:
        """The message of a key that there is."""
        if key not in self._words:
            words = _WORDS.fullmatch(self._sources[key])
            self._words[key] = words.group(1) if words else None
        words_alone = self._words[key]
        if words_alone is not None:
            return words_alone
        if self._bundle is None:
            from gallery.texts.fluent import Bundle

            self._bundle = Bundle(self._language)
        self._add(key, self._bundle)
        return self._bundle.say(key, params)

    def _add(self, key: str, bundle: "Bundle") -> None:
        """From now on the bundle has the message, and those that it refers to."""
        source = self._sources.get(key)
        if source is not None and key not in self._added:
            self._added.add(key)
            bundle.add(source)
            for other in _REFERENCE.findall(source):
                self._add(other, bundle)


@cache
def _messages(language: Language) -> _Messages:
    return _Messages(language)


def message_files(language: Language) -> list[Path]:
    """The files that a language's messages come from."""
    return sorted((assets() / "texts" / language).glob("*.ftl"))
