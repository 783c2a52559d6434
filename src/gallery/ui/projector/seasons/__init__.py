"""The exhibitions games on the wall: the season, its scoring, the standing and the end. They are given public views only."""
