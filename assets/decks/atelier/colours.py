"""The key colours of the exhibitions, as the product has them (a test compares), and the inks of the pictures."""

KEYS = {
    "classic-art": ("#2d79b9", "#b2321c", "#50483b", "#00326d", "#1b1b1b"),
    "members-only": ("#0080a6", "#bb1e44", "#6c4200", "#002627", "#4c225f"),
    "glenns-gallery": ("#8b260f", "#003085", "#480312", "#006d57", "#94700a"),
}

INK = "#1c1b22"
PAPER = "#fbf6ea"
