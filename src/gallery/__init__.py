"""Gallery: the banker, the projected wheel and the printing press of an art auction."""

__version__ = "0.1.0"
