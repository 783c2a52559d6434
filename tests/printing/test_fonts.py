"""The one family of letters: alike for screen and paper, its faces told apart."""

import subprocess
import sys

from reportlab.pdfbase import pdfmetrics

from gallery.fonts import FACES, font_data
from gallery.printing.fonts import font_name, sign_of


def test_every_face_has_its_own_name_and_bold_is_wider() -> None:
    names = [font_name(face) for face in FACES]
    assert len(set(names)) == len(FACES)
    wide = {face: pdfmetrics.stringWidth("$20,000,000 הבנק", font_name(face), 10) for face in FACES}
    assert wide["bold"] > wide["regular"]
    assert len({font_data(face) for face in FACES}) == len(FACES)


def test_a_glyph_without_a_character_gets_the_same_private_one_every_time() -> None:
    assert sign_of("regular", 2000, "") == sign_of("regular", 2000, "")
    # One that can stand in the list by which text is copied out.
    for glyph in range(4577):
        assert ord(sign_of("italic", glyph, "")) < 0x10000


def test_the_screen_can_have_the_letters_without_reportlab() -> None:
    code = "import sys, gallery.fonts as f; f.font_data('bold'); sys.exit('reportlab' in sys.modules or 'fpdf' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_options_and_shopping_list_load_without_reportlab() -> None:
    code = "import sys, gallery.printing.options, gallery.printing.shopping; sys.exit('reportlab' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
