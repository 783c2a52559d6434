"""The paintings to look at: all of them on a wall, and each large, with a question to look closer."""
