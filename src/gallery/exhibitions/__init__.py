"""The exhibitions games: state, commands, events, scoring, variants and the public view. Three variants, one engine."""
