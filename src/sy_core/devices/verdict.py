"""What an audit finds: everything is sound, or the first thing that is not."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sy_core.protocols import State
from sy_core.terms import Side


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing that is wrong."""

    code: Cheat
    entry: int = 0
    """The number of the log entry; 0: his start, or no entry at all."""
    claimed: str = ""
    """What was said, in notation."""
    true: str = ""
    """What it ought to have been; empty: nobody knows."""
    side: Side = Side.MISTER_X
    """Whose fault it is."""
    letter: int = 0
    """The number of the letter in which it shows."""


@dataclass(frozen=True, slots=True)
class Sound:
    """Sealed and sound: every promise was kept."""

    state: State
    """The whole game."""
    entries: int
    """How many entries of the log were sealed, opened and compared."""


class Cheat(StrEnum):
    """What can be wrong with a sealed game."""

    NOT_SEALED = "not_sealed"
    """There is no seal on it."""
    NOT_OPENED = "not_opened"
    """Mister X did not break the seal: nothing is known."""
    FORGED = "forged"
    """A letter that the other side would have refused; *true* says why."""
    OTHER_KEY = "other_key"
    """The key is not the one that the root names."""
    CHOSEN_DEAL = "chosen_deal"
    """His share in the deal does not follow from his key."""
    CHOSEN_START = "chosen_start"
    """He did not start from the card that he drew."""
    CHANGED_MIND = "changed_mind"
    """An entry is opened with another station than was sealed."""
    FALSE_REVEAL = "false_reveal"
    """He showed another station than he sealed, or not what he had to show."""
    FALSE_TICKET = "false_ticket"
    """He rode with another ticket than he showed."""
    TELEPORT = "teleport"
    """No ride leads there, or not one that he had."""
    DENIED_CATCH = "denied_catch"
    """He was caught and did not say so."""
    FALSE_ANSWER = "false_answer"
    """How the game went on, or ended, was not as he said."""
    INCOMPLETE = "incomplete"
    """His moves are more or fewer than the letters tell of."""
    OTHER_RECORD = "other_record"
    """The record is not of the game that was sealed."""
