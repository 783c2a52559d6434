"""The page on which a game is set up: players, length, and the few house rules."""
