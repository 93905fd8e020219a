"""Games to be played over two devices."""

from __future__ import annotations

from typing import Final

from sy_core.game import Setup

SMALL: Final = Setup(edition="2013", players=2)
CLASSIC: Final = Setup(edition="2013", players=3)
DICE: Final = Setup(edition="hunting", players=3)
