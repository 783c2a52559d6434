"""What start.py and check.py do before the program itself: its set-up and the libraries of the system."""
