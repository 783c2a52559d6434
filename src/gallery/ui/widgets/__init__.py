"""Small things that both windows draw: a player's mark, a painting (`painting`), a pictogram (`pictograms`)."""

from gallery.ui.widgets.marks import PlayerMark, draw_mark, mark_path

__all__ = ["PlayerMark", "draw_mark", "mark_path"]
