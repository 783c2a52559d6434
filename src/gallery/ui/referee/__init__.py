"""The referee's console: what happens in a season of an exhibitions game is entered here."""
