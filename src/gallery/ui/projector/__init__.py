"""The public window: wheel, sale room, walls and reveal. It is given public views and nothing else (auction/view.py)."""
