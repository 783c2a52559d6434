"""The key colours of the exhibitions, as the product has them (a test compares), and the inks of the pictures."""

KEYS = {
    "classic-art": ("#2c79b8", "#af371b", "#624624", "#08336c", "#1d1d1d"),
    "members-only": ("#007ea8", "#911d30", "#885515", "#03271d", "#4f2461"),
    "glenns-gallery": ("#9c431f", "#003186", "#47090f", "#02554e", "#9a6c15"),
}

INK = "#1c1b22"
PAPER = "#fbf6ea"
