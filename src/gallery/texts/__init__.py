"""Messages in Hebrew, French and English, and the one way amounts, numbers and names are written."""

from gallery.texts.amounts import amount, number, percent, short_amount, signed_amount
from gallery.texts.language import LANGUAGES, Language, is_rtl, system_language
from gallery.texts.messages import Texts
from gallery.texts.names import isolated_name, plain

__all__ = [
    "LANGUAGES",
    "Language",
    "Texts",
    "amount",
    "is_rtl",
    "isolated_name",
    "number",
    "percent",
    "plain",
    "short_amount",
    "signed_amount",
    "system_language",
]
