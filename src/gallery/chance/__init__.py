"""Every chance in a game: a secret from the operating system, shown to be fair afterwards (auction.md, The wheel is fair)."""

from gallery.chance.draw import draw, fingerprint, fresh_secret, pick_weighted, shuffled

__all__ = ["draw", "fingerprint", "fresh_secret", "pick_weighted", "shuffled"]
