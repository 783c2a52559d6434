"""The painter's code of the house collection: `python -m atelier [movement | number | catalogue]` from assets/paintings."""
