"""The three languages and their direction."""

import locale
import os
from typing import Literal, get_args

Language = Literal["he", "fr", "en"]

LANGUAGES: tuple[Language, ...] = get_args(Language)


def is_rtl(language: Language) -> bool:
    """Whether the language runs from right to left."""
    return language == "he"


def system_language() -> Language:
    """The language of the system where it is one of ours, else English."""
    told = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    told.append(locale.getlocale()[0] or "")
    for name in told:
        code = name.lower()
        if code.startswith(("he", "iw")):
            return "he"
        if code.startswith("fr"):
            return "fr"
        if code:
            return "en"
    return "en"
