"""Wording in this language."""
