"""What the workshop remembers while the page is open."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

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
    printed: str = ""
    renaming: str = ""
    """The id of the bot that gets another name."""
    deleted: Bot | None = None
    problem: str = ""
    """What is wrong with what somebody has brought here, in words."""
    watched: Session | None = field(default=None, compare=False)
    """A game of the bot's that is looked at on the board."""
    bench: Bench | None = field(default=None, compare=False)
    table: TableBench | None = field(default=None, compare=False)
    """Where a bot thinks that plays at the table."""
