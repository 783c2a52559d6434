"""The first page: go on with a game, begin one, print, choose a saved game or a language."""
