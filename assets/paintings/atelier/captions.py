"""Joins the movements' captions (captions/<movement>.toml, one painter each) into the catalogue that ships."""

import json
import tomllib

from atelier.registry import HERE, MOVEMENTS, OUT, Painting, paintings

LANGUAGES = ("he", "fr", "en")
WORDS = ("title", "manner", "period", "look", "answer")
HEAD = "# Made by `python -m atelier catalogue` of atelier/captions; change the words there."


def catalogue() -> str:
    """The text of catalogue.toml: every painting whose file is there and that has its words.

    Refuses incomplete words by ValueError.
    """
    painted = {painting.number: painting for painting in paintings() if (OUT / painting.file).is_file()}
    blocks = {}
    for movement in MOVEMENTS:
        path = HERE / "captions" / f"{movement}.toml"
        told = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
        for key, words in told.items():
            number = int(key)
            if number in painted:
                blocks[number] = _block(painted[number], words)
    return "\n\n".join([HEAD, *(blocks[number] for number in sorted(blocks))]) + "\n"


def _block(painting: Painting, words: dict[str, dict[str, str]]) -> str:
    lines = [
        "[[painting]]",
        f"number = {painting.number}",
        f'file = "{painting.file}"',
        f'movement = "{painting.movement}"',
    ]
    for word in WORDS:
        told = words.get(word, {})
        if sorted(told) != sorted(LANGUAGES) or not all(text.strip() for text in told.values()):
            raise ValueError(f"painting {painting.number}: {word} needs {', '.join(LANGUAGES)}")
        texts = ", ".join(f"{language} = {json.dumps(told[language], ensure_ascii=False)}" for language in LANGUAGES)
        lines.append(f"{word} = {{ {texts} }}")
    return "\n".join(lines)
