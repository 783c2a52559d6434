"""The page from which the kits are printed into a folder."""
