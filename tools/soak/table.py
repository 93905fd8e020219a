"""The series that there are, in the order in which ``make soak`` runs them.

A series of another part of the project gets a line here: a function that takes a plan
and gives a tally.
"""

from __future__ import annotations

from typing import Final

from tools.soak import computers, games, kills, letters, texts, updates
from tools.soak.series import Series

SERIES: Final = (
    Series(
        name="games",
        what="random games of all editions",
        count=100_000,
        run=games.series,
        portion=100,
    ),
    Series(
        name="texts",
        what="damaged texts for all readers",
        count=100_000,
        run=texts.series,
        portion=1_000,
    ),
    Series(
        name="letters",
        what="changed letters of games over two devices",
        count=10_000,
        run=letters.series,
        portion=letters.LETTERS_OF_A_GAME,
    ),
    Series(
        name="computers",
        what="games of computers in one page",
        count=200,
        run=computers.series,
        browser=True,
    ),
    Series(
        name="kills",
        what="kills of whole browsers amid a game",
        count=200,
        run=kills.series,
        browser=True,
    ),
    Series(
        name="updates",
        what="updates of an installed site",
        count=50,
        run=updates.series,
        browser=True,
    ),
)
