"""Positions of the classic game as text, from views and back (docs/sharing.md)."""
