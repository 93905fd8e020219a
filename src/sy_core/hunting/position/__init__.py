"""Positions of the dice game as text, from views and back (docs/sharing.md)."""
