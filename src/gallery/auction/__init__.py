"""The auction game (auction.md): state, commands, facts, one module of rules a matter, the public view. No Qt, no words."""
