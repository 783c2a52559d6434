"""Simple players that play whole games, to tell how long a game lasts and how it spreads the money."""
