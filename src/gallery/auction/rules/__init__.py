"""The rules: each module turns the commands of one matter into facts, or refuses. They never touch the record."""
