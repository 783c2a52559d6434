painting-numbered = ציור { $number }
