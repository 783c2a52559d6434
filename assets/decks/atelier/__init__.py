"""Paints the pictures and symbols of the exhibition decks. Standard library only; the same bytes at every run."""
