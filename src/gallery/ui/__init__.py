"""The windows: session, screens, theme and sound; the banker's console, the projector, the referee. The only room with Qt."""
