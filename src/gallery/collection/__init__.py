"""Paintings: their pictures as plain shapes, which the screen and the press both draw, and their captions."""

from gallery.collection.collection import Collection, Painting, house_collection
from gallery.collection.picture import Picture, Shape

__all__ = ["Collection", "Painting", "Picture", "Shape", "house_collection"]
