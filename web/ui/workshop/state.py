"""What the workshop remembers while the page is open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from sy_core.terms import Side
from ui.table.session import Session
from ui.workshop.bench import Bench, Fault, Played
from ui.workshop.bots import Bot
from ui.workshop.seat import TableBench
from ui.workshop.trial import Trial

MOST_PRINTED: Final = 8_000
"""Characters of what was printed that are kept: the last ones."""


USUAL: Final = Trial()


@dataclass(frozen=True, slots=True)
class Workshop:
    """The bot on the desk, what it is tried at, and what came of that."""

    bot: Bot | None = None
    """None: the shelf is looked at."""
    shown: str = ""
    """Its source as it was drawn: what was typed since then is in the field already."""
    drawn_as: tuple[str, ...] = ()
    """What else the field was drawn with."""
    trial: Trial = USUAL
    running: bool = False
    is_up: bool = False
    """Whether the bench has begun to work."""
    wanted: int = 0
    """How many games are to be played, or were."""
    results: tuple[Played, ...] = ()
    fault: Fault | None = None
    asks_kinds: bool = False
    """Whether the bench is asked which classes can play, as none or several might."""
    kinds: tuple[str, ...] = ()
    """What it has answered."""
    printed: str = ""
    renaming: str = ""
    """The id of the bot that gets another name."""
    deleted: Bot | None = None
    problem: str = ""
    """What is wrong with what somebody has brought here, in words."""
    watched: Session | None = field(default=None, compare=False)
    """A game of the bot's that is looked at on the board."""
    watched_side: Side = Side.MISTER_X
    """… and which side it plays in it."""
    bench: Bench | None = field(default=None, compare=False)
    tables: Mapping[str, TableBench] = field(default_factory=dict, compare=False)
    """Where the bot of each side thinks that plays at the table."""
    seated: tuple[tuple[Side, str], ...] = ()
    """Of the game that is being set up: which bot is to play a side."""
