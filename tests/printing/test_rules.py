"""The rules sheet: the rules' own numbers, in every language, on one page."""

from pathlib import Path

import pytest

from gallery.printing import sections
from gallery.printing.instructions import INSTRUCTIONS
from gallery.printing.typesetting import Setting, fit
from gallery.resources import assets
from gallery.texts import LANGUAGES, Language, plain

from .kit import print_kit


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
def test_all_of_it_stands_on_one_page_in_letters_that_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language, paper: str
) -> None:
    made: list[tuple[str, Setting]] = []

    def kept(text: str, *given: object, **named: object) -> Setting:
        setting = fit(text, *given, **named)  # type: ignore[arg-type]
        made.append((text, setting))
        return setting

    monkeypatch.setattr(sections, "fit", kept)
    report = print_kit(tmp_path, "rules", language=language, paper=paper)
    assert (report.pages, report.sheets) == (1, 1)
    words = plain(" ".join(text for text, _ in made))
    for told in (
        "$20,000,000",
        "1\u00a0×\u00a0$5,000,000",
        "10\u00a0×\u00a0$500,000",
        "$3,000,000",
        "$3,500,000",
        "$500,000",
    ):
        assert told in words
    # Three millimetres to the em are eight and a half points.
    assert min(setting.size for _, setting in made) >= 3.0
    assert len({round(setting.size, 6) for _, setting in made[-8:]}) == 1


def test_the_instructions_are_those_of_the_wheel() -> None:
    wheel = (assets() / "wheels" / "eight.toml").read_text("utf-8")
    assert len(INSTRUCTIONS) == 8
    for kind, _ in INSTRUCTIONS:
        assert kind in wheel
