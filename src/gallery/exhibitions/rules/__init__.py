"""The rules of the exhibitions games: how a command becomes facts, or is refused."""
