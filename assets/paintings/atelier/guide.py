"""Writes the guide to the paintings from their captions: `python -m atelier.guide` in assets/paintings.

Makes docs/guide/paintings.he.md, .fr.md and .en.md: each painting's number, title, manner and period, the question that asks to
look closer, and its answer, folded up. The sheets that they show are made by `python -m atelier.contact sheets`.
"""

import tomllib
from typing import NamedTuple

from atelier.__main__ import write
from atelier.captions import LANGUAGES
from atelier.registry import MOVEMENTS, OUT

GUIDE = OUT.parents[1] / "docs" / "guide"
SHEETS = "paintings"
"""The folder of the contact sheets, beside the pages."""


class Say(NamedTuple):
    """What a page says in its language beside the captions."""

    name: str
    title: str
    intro: str
    all: str
    answer: str


SAYINGS = {
    "he": Say(
        "עברית",
        "הציורים",
        "חמישים וחמישה ציורים מקוריים, אחד־עשר בכל אחד מחמשת הסגנונות. אף אחד מהם אינו העתק: ״בסגנון״ אומר ממי הושאל "
        "אופן הציור. השאלה מתאימה לרגע שבו הציור עולה למכירה; התשובה נפתחת בלחיצה.",
        "כל הציורים, שורה לכל סגנון",
        "תשובה",
    ),
    "fr": Say(
        "Français",
        "Les tableaux",
        "Cinquante-cinq tableaux originaux, onze pour chacun des cinq mouvements. Aucun n’est une copie\u00a0: "
        "«\u00a0à la manière de\u00a0» dit à qui la façon de peindre est empruntée. La question se pose quand le tableau "
        "est mis en vente\u00a0; la réponse s’ouvre d’un clic.",
        "Tous les tableaux, un mouvement par rangée",
        "Réponse",
    ),
    "en": Say(
        "English",
        "The paintings",
        "Fifty-five originals, eleven in each of five movements. None is a copy: “in the manner of” says from whom the way of "
        "painting is borrowed. Ask the question when the painting comes up for sale; a click opens the answer.",
        "All paintings, one movement to a row",
        "Answer",
    ),
}


def page(language: str) -> str:
    """The guide in a language."""
    entries = tomllib.loads((OUT / "catalogue.toml").read_text("utf-8"))["painting"]
    say = SAYINGS[language]
    others = " · ".join(f"[{SAYINGS[other].name}](paintings.{other}.md)" for other in LANGUAGES if other != language)
    parts = ['<div dir="rtl">\n'] if language == "he" else []
    parts += [f"# {say.title}\n", f"{others}\n", f"{say.intro}\n", f"![{say.all}]({SHEETS}/all.jpg)\n"]
    for movement in MOVEMENTS:
        of = [entry for entry in entries if entry["movement"] == movement]
        name = of[0]["period"][language].split(",")[0]
        parts += [f"## {name}\n", f"![{name}]({SHEETS}/{movement}.jpg)\n"]
        for entry in of:
            parts += [
                f"### {entry['number']} · {entry['title'][language]}\n",
                f"{entry['manner'][language]} · {entry['period'][language]}\n",
                f"**{entry['look'][language]}**\n",
                f"<details><summary>{say.answer}</summary>\n\n{entry['answer'][language]}\n\n</details>\n",
            ]
    if language == "he":
        parts.append("</div>\n")
    return "\n".join(parts)


def main() -> None:
    """Writes the three pages."""
    GUIDE.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        path = GUIDE / f"paintings.{language}.md"
        print(f"{path.name}{'' if write(path, page(language)) else '  unchanged'}")


if __name__ == "__main__":
    main()
