"""Texts as a wordier language would have them: every message is 40 % longer (A-08)."""

from collections.abc import Mapping

from gallery.texts import Texts, plain

MORE = 0.4


class LongTexts(Texts):
    """The messages of a language, each with the beginning of itself once more at its end."""

    def _format(self, key: str, params: Mapping[str, object]) -> str:
        text = super()._format(key, params)
        letters = [sign for sign in plain(text) if sign.isalpha() or sign == " "]
        more = "".join(letters[: round(MORE * len(letters))]).strip()
        return f"{text}{' ' if ' ' in plain(text).strip() else ''}{more}"
