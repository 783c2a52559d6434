painting-numbered = Tableau { $number }
