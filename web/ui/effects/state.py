"""What was noticed at the last redraw: from what differs follows what is to be done."""

from __future__ import annotations

from dataclasses import dataclass

from ui.table.curtain import Showing
from ui.table.session import Session


@dataclass(frozen=True, slots=True)
class Noticed:
    """The table as it was on the screen."""

    sound: bool
    """Whether sounds were wanted."""
    awake: bool | None = None
    """Whether the screen was to stay on; None: nobody has asked for anything yet."""
    session: Session | None = None
    """The game, if it was its table that was shown."""
    showing: Showing = Showing.TABLE
    told: int = 0
    """How many events whoever looks had been told of."""
    over: bool = False
    """Whether the game had ended."""
    person: bool = False
    """Whether it was for a person to do something."""
