"""Fluent messages: one folder a language in assets/texts, one file a room; the keys are the same in all."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import zip_longest
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from gallery.resources import assets
from gallery.texts.amounts import amount, number
from gallery.texts.language import Language, is_rtl
from gallery.texts.names import isolated_name

_AMOUNTS = frozenset({"amount", "cash", "price", "sum", "counted", "booked", "unit", "wealth", "least"})
"""Parameters that are dollars wherever they stand."""


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
        self._messages = _messages(language)
        self._bundle = self._messages.bundle

    def say(self, key: str, /, **params: object) -> str:
        """The message of this key with its parameters."""
        return self._format(key, params)

    def money(self, dollars: object) -> str:
        """A dollar amount as it is written everywhere."""
        return amount(int(str(dollars)))

    def list(self, items: Iterable[str]) -> str:
        """Things one after the other: `a, b and c`. Each is isolated; empty for none."""
        told = [item if item[:1] in ("\u2066", "\u2068") else isolated_name(item) for item in items]
        if len(told) < 2:
            return "".join(told)
        text = told[0]
        for item in told[1:-1]:
            text = f"\u2068{self.say('list-more', first=text, second=item)}\u2069"
        return f"\u2068{self.say('list-two', first=text, second=told[-1])}\u2069"

    def names(self, names: Iterable[str]) -> str:
        """Names one after the other, each isolated."""
        return self.list(isolated_name(name) for name in names)

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return self._messages.has(key)

    def _format(self, key: str, params: Mapping[str, object]) -> str:
        if not self._messages.has(key):
            raise KeyError(f"no message {key!r} in {self.language}")
        message = self._bundle.get_message(key)
        pattern = message.value
        if pattern is None:
            raise KeyError(f"message {key!r} in {self.language} is empty")
        values = {name: self._value(name, value) for name, value in params.items()}
        # Not FluentBundle.format_pattern: it would turn our numbers back into its own, which are written by the system's rules.
        errors: list[Exception] = []
        text = pattern(ResolverEnvironment(self._bundle, errors, CurrentEnvironment(args=values)))
        if errors:
            raise KeyError(f"message {key!r} in {self.language}: {errors[0]}")
        return _joined(str(text)) if self.rtl else str(text)

    def _value(self, name: str, value: object) -> object:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            if name in _AMOUNTS:
                return amount(value)
            counted = _Number(value)
            counted.language = self.language
            return counted
        if isinstance(value, str):
            return value if value[:1] in ("\u2066", "\u2068") or not value else isolated_name(value)
        return isolated_name(str(value))


_PREFIXED = re.compile("([\u05d0-\u05ea])([\u2066\u2068]+)(?=[^\u2066\u2068\u0590-\u05ff])")


def _joined(text: str) -> str:
    """Puts a maqaf between a Hebrew prefix letter and what it is joined to when that is not Hebrew: `ל־Noa`, but `לדנה`."""
    return _PREFIXED.sub("\\1\u05be\\2", text)


class _Number(FluentInt):
    """A number that chooses plurals like any other but is written by our formatter."""

    language: Language

    def format(self, locale: Locale) -> str:
        return number(int(self), self.language)


_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class _Messages:
    """The messages of a language, each parsed when it is first asked for: all at once they would hold up every start."""

    def __init__(self, language: Language) -> None:
        # Isolation is ours: the formatters know what is a number and what a name, Fluent would put U+2068 round both.
        self.bundle = FluentBundle([language], use_isolating=False)
        self._waiting: dict[str, str] = {}
        for path in message_files(language):
            text = path.read_text("utf-8")
            found = list(_ENTRY.finditer(text))
            for entry, after in zip_longest(found, found[1:]):
                self._waiting[entry.group(1)] = text[entry.start() : after.start() if after else None]

    def has(self, key: str) -> bool:
        """Whether there is a message of this key; from then on the bundle has it, and those that it refers to."""
        source = self._waiting.pop(key, None)
        if source is not None:
            self.bundle.add_resource(FluentResource(source))
            for other in _REFERENCE.findall(source):
                self.has(other)
        return self.bundle.has_message(key)


@cache
def _messages(language: Language) -> _Messages:
    return _Messages(language)


def message_files(language: Language) -> list[Path]:
    """The files that a language's messages come from."""
    return sorted((assets() / "texts" / language).glob("*.ftl"))
