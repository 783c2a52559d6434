"""The banker's console: what is to do now, the players, the notes, the record, the bank."""
