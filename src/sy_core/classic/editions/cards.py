"""Start cards: facts of the printed decks (docs/rules.md#start-cards)."""

from __future__ import annotations

from typing import Final

from sy_core.terms import Station


def _cards(text: str) -> tuple[Station, ...]:
    return tuple(Station(int(number)) for number in text.split())


ONE_DECK: Final = _cards(
    "13 26 29 34 50 53 91 94 103 112 117 132 138 141 155 174 197 198"
)
"""The 18 cards of 1983, drawn by Mister X and the detectives alike."""

D_CARDS: Final = _cards("13 26 29 34 50 53 91 94 103 112 117 123 138 141 155 174")
"""16 of the 29 cards since 2013: detectives and bobbies."""

X_CARDS: Final = _cards("35 45 51 71 78 104 106 127 132 146 166 170 172")
"""The other 13, for Mister X; none is one line away from a D card."""

BEGINNERS_X: Final = _cards("82")
BEGINNERS_THREE: Final = _cards("41 46 124")
BEGINNERS_FOUR: Final = _cards("41 46 124 142")
