"""The colours that the printed things share."""

PAPER = "#FBF8F2"
INK = "#1E1B18"
MUTED = "#4A433B"
ACCENT = "#A3302A"
HAIR = "#B9AD99"
GLUE = "#C9C2B5"
"""The hatching of what is covered with glue."""
