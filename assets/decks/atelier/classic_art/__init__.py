"""Classic Art: the cards of works that are out on loan; the works themselves are the house's paintings."""
