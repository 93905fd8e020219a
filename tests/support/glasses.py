r"""The "glasses" map of the literature, and the game that is played on it.

::

        3           8
      /   \       /   \
    1-2     5-6-7     10-11
      \   /       \   /
        4           9

Two detectives on 1 and 11, Mister X on 6, five rounds by taxi, never shown.
"""

from __future__ import annotations

from dataclasses import replace

from sy_core.ai.chase import Tree, grown
from sy_core.ai.classic.ending import Ending
from sy_core.classic.board import read_board
from sy_core.classic.deal import new_game
from sy_core.classic.editions import EDITIONS
from sy_core.classic.editions.model import Crew, Edition, Log
from sy_core.classic.state import GameState
from sy_core.terms import Station

GLASSES = read_board(
    "glasses",
    """\
1 0 1 T2
2 1 1 T1,3,4
3 2 0 T2,5
4 2 2 T2,5
5 3 1 T3,4,6
6 4 1 T5,7
7 5 1 T6,8,9
8 6 0 T7,10
9 6 2 T7,10
10 7 1 T8,9,11
11 8 1 T10
""",
)
X_START = Station(6)
STARTS = (Station(1), Station(11))


def glasses_edition(rounds: int = 5) -> Edition:
    """Rides are free, as nobody could run out of tickets in so few rounds."""
    base = EDITIONS["beginners"]
    return replace(
        base,
        id="glasses",
        board=GLASSES,
        crews={3: Crew(pawns=(1, 1), black=0, starts=STARTS)},
        doubles=0,
        log=Log.HIDDEN,
        marked=frozenset(),
        x_starts=(X_START,),
        defaults=replace(base.defaults, rounds=rounds),
    )


def glasses_game(rounds: int = 5) -> GameState:
    """The game before its first move."""
    edition = glasses_edition(rounds)
    return new_game(edition, 3, x_start=X_START, starts=STARTS)


def glasses_tree(rounds: int = 5) -> Tree:
    """All that can happen in it."""
    ending = Ending(glasses_game(rounds))
    return grown(ending, ending.scene, {X_START: 1.0})
