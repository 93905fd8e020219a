"""Why a computer player moved, as keys that a page can put into any language."""

from __future__ import annotations

from enum import StrEnum, auto


class Motive(StrEnum):
    """Why a move was chosen, as a key that a page can put into words."""

    CATCHES = auto()
    """He is known to be there."""
    SEARCHES = auto()
    """He may be there: *chance* says how likely."""
    CUTS_OFF = auto()
    """*stations* where he may be come within one ride."""
    CLOSES_IN = auto()
    """The likeliest *target* comes nearer."""
    REGROUPS = auto()
    """Nothing nearer is to be had: tickets and place are kept in order."""
    ROLLS_AGAIN = auto()
    STAYS = auto()
    TAKES_POSITION = auto()

    ESCAPES = auto()
    """The station left is within reach of *pursuers*, the new one is not."""
    KEEPS_AWAY = auto()
    HIDES_TRACKS = auto()
    """The detectives are left with *possible* stations."""
    KEEPS_ROOM = auto()
    """From there he reaches more stations before anybody else than from elsewhere."""
    RISKS = auto()
    """The new station is within reach of *pursuers*."""
    APPEARS = auto()
