"""Whole-dollar amounts, banknotes and change, and the ledger through which all money moves."""
