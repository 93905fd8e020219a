"""Why a letter is refused: nothing has changed then, and everything can go on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sy_core.errors import SyError


@dataclass(frozen=True, slots=True)
class Refused:
    """The answer to a letter that is not taken."""

    code: LetterFault
    about: str = ""
    """The reason of the rules where there is one, as their own code."""


class LetterError(SyError, ValueError):
    """A letter is refused: *code* is the reason."""

    def __init__(self, code: LetterFault, about: str = "") -> None:
        super().__init__(f"{code} {about}".strip())
        self.code = code
        self.about = about

    @property
    def refused(self) -> Refused:
        """The reason as a value."""
        return Refused(self.code, self.about)


class LetterFault(StrEnum):
    """One cause for refusing a letter."""

    NOT_OURS = "not_ours"
    """Not a letter at all."""
    TOO_LONG = "too_long"
    """Longer than any letter can be."""
    NEWER = "newer"
    """Of a version that cannot be read here."""
    TRUNCATED = "truncated"
    """Its end is missing."""
    DAMAGED = "damaged"
    """A sign of it is not the one that was written."""
    FORM = "form"
    """Whole, but not what a letter is made of."""
    OTHER_GAME = "other_game"
    """Of another game than this one."""
    OWN = "own"
    """It comes from here: it is the other side that has to read it."""
    DOUBLED = "doubled"
    """The last one that came, once more: nothing is left to be done."""
    OLD = "old"
    """An earlier one, once more."""
    FUTURE = "future"
    """One before it has not come yet."""
    FORK = "fork"
    """In its place stands another letter: the two games are no longer the same."""
    WRONG_ROLE = "wrong_role"
    """Its sender may not say that, or not now."""
    SETUP = "setup"
    """No game can be set up like this."""
    PLEDGE = "pledge"
    """What it opens is not what was promised."""
    LINK = "link"
    """Not the next link of the chain that the dice are made of."""
    RULES = "rules"
    """What it tells contradicts the rules, or all that was seen before."""
    OVER = "over"
    """The game has ended."""
