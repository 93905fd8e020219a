"""The two guided games: how they are dealt, and their first four rounds.

The learner makes the moves of one side, the computer those of the others, as they stand
here. So whatever the coach says of the position is true, and reveal, black ticket and
double move come up where they make sense.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from sy_core.terms import MISTER_X, Seat


@dataclass(frozen=True, slots=True)
class Script:
    """A guided game."""

    side: str
    """``detectives`` or ``mister_x``."""
    learner: Seat
    x_start: int
    starts: tuple[int, ...]
    moves: tuple[str, ...]
    """In order; after the last of them everybody plays as they like."""


EDITION: Final = "2013"
"""The one with the simplest line-up for five: a pawn for each, no bobbies."""
PLAYERS: Final = 5


_HUNT: Final = """
T115      D1T124 D2T102 D3T161 D4T105
X157      D1B153 D2B127 D3T160 D4B108
B142      D1U140 D2T134 D3T128 D4B135
B157+T170 D1T156 D2T118 D3T172 D4T129
"""
_FLIGHT: Final = """
T157      D1B46  D2T158 D3T161 D4T156
X115      D1U79  D2T142 D3B128 D4B140
T127      D1U111 D2T134 D3T142 D4T133
B102+T103 D1U67  D2T118 D3B116 D4T127
"""

SCRIPTS: Final[Mapping[str, Script]] = MappingProxyType(
    {
        script.side: script
        for script in (
            Script(
                side="detectives",
                learner=Seat("detective_1"),
                x_start=127,
                starts=(123, 103, 174, 91),
                moves=tuple(_HUNT.split()),
            ),
            Script(
                side="mister_x",
                learner=MISTER_X,
                x_start=170,
                starts=(34, 141, 174, 155),
                moves=tuple(_FLIGHT.split()),
            ),
        )
    }
)
