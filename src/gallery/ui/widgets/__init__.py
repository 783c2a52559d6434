"""Small things that both windows draw: a player's mark, a painting, a pictogram."""

from gallery.ui.widgets.marks import PlayerMark, draw_mark, mark_path
from gallery.ui.widgets.painting import draw_picture
from gallery.ui.widgets.pictograms import draw_pictogram

__all__ = ["PlayerMark", "draw_mark", "draw_pictogram", "draw_picture", "mark_path"]
