painting-numbered = Painting { $number }
