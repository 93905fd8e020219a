"""Bots to begin from, as the build ships them (``examples/``)."""

from __future__ import annotations

from typing import Final

EXAMPLES: Final = ("greedy", "belief", "one_ply", "exits", "dice")
