"""Messages that hold more than words: their parameters and plurals, by Fluent. Imported when the first of them is said."""

import sys
from collections.abc import Mapping

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from gallery.texts.amounts import number
from gallery.texts.language import Language

# Fluent refuses long parts so that messages from strangers cannot swell. Ours are our own, and a reason that the banker wrote
# or a hundred paintings on a wall may be longer.
resolver.MAX_PART_LENGTH = sys.maxsize


class Bundle:
    """The messages of a language that were added so far."""

    def __init__(self, language: Language) -> None:
        self._language: Language = language
        # Isolation is ours: the formatters know what is a number and what a name, Fluent would put U+2068 round both.
        self._bundle = FluentBundle([language], use_isolating=False)

    def add(self, source: str) -> None:
        """A message as it stands in its file."""
        self._bundle.add_resource(FluentResource(source))

    def say(self, key: str, params: Mapping[str, object]) -> str:
        """The message with its parameters. Refuses an empty message and a missing parameter with KeyError."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"message {key!r} in {self._language} is empty")
        values = {name: self._counted(value) if isinstance(value, int) else value for name, value in params.items()}
        # Not FluentBundle.format_pattern: it would turn our numbers back into its own, which are written by the system's rules.
        errors: list[Exception] = []
        text = str(pattern(ResolverEnvironment(self._bundle, errors, CurrentEnvironment(args=values))))
        if errors:
            raise KeyError(f"message {key!r} in {self._language}: {errors[0]}")
        return text

    def _counted(self, value: int) -> "_Number":
        counted = _Number(value)
        counted.language = self._language
        return counted


class _Number(FluentInt):
    """A number that chooses plurals like any other but is written by our formatter."""

    language: Language

    def format(self, locale: Locale) -> str:
        return number(int(self), self.language)
