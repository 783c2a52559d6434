"""Paintings: those that ship, a folder of one's own, a museum's open collection."""
