"""Positions of the classic game as text, from views and back (docs/sharing.md)."""

from sy_core.position.placed import Placed
from sy_core.position.read import read_placed
from sy_core.position.write import placed_text

__all__ = ["Placed", "placed_text", "read_placed"]
