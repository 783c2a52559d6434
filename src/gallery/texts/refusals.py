"""A refusal in words."""

from gallery.refusal import Refused
from gallery.texts.messages import Texts

LONGEST = 200
"""Characters of a text from outside (a name, a path, an unknown word) that are repeated in a sentence."""


def refusal_words(refused: Refused, texts: Texts) -> str:
    """The sentence for a refusal: what happened, and where it helps what is safe and what to do.

    A key may have a special message for one `detail` (`refused-bad-name-long`); otherwise the general one is used. Values
    that a sentence does not mention are left out, so one key can be raised with more or fewer of them.
    """
    key = "refused-" + refused.key.replace("_", "-")
    detail = str(refused.params.get("detail", "")).replace("_", "-")
    special = f"{key}-{detail}"
    params = {name: _told(name, value, texts) for name, value in refused.params.items() if value is not None}
    if detail and detail.isascii() and texts.has(special):
        return texts.say(special, **params)
    if texts.has(key):
        return texts.say(key, **params)
    return texts.say("refused-unknown", key=refused.key)


def _told(name: str, value: object, texts: Texts) -> object:
    if name == "value":
        return texts.say("card-forgery") if value == "forgery" else texts.money(value)
    if name == "phase":
        return texts.say(f"phase-{value}")
    # Choices come from the program, not from outside: a list without its end would hide what can be chosen.
    if isinstance(value, str) and name != "choices" and len(value) > LONGEST:
        return f"{value[:LONGEST]}…"
    return value
