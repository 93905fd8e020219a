"""The messages: what one side can say to the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from sy_core.devices.chains import LINK
from sy_core.devices.seal import GAME_ID
from sy_core.outcome import EndReason
from sy_core.terms import Side, Station

BEFORE: Final = 8
"""Bytes of the hash of everything before that a letter names: 64 bits are enough to
notice a mistake; at the opening all of it is compared."""


@dataclass(frozen=True, slots=True)
class Invite:
    """The first message of a game, from either side."""

    setup: str
    """The game that is proposed (:mod:`sy_core.devices.letters.proposal`)."""
    seating: str
    """Who sits where: names, colours, computers, in the page's own words."""
    promise: bytes
    """Of Mister X: the root of his key. Of the table: the pledge of its share."""
    anchor: bytes = b""
    """Of the sender's chain, in a game with dice."""
    after: bytes = b""
    """A rematch: the id of the game before, and how the hash of its end begins."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The invitation is taken."""

    promise: bytes
    """Of Mister X: the root of his key. Of the table: its share in the deal."""
    anchor: bytes = b""
    seating: str = ""
    """What the answering side adds to who sits where."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The last share in the deal, from whoever invited: now the cards lie there."""

    share: bytes


@dataclass(frozen=True, slots=True)
class Shown:
    """An entry that is opened: everybody can check it at once."""

    entry: int
    station: Station
    salt: bytes


@dataclass(frozen=True, slots=True)
class Turn:
    """What Mister X did, as the table sees it."""

    event: str
    """As in a redacted record, without stations: ``T``, ``X+B``, ``@C``, ``!D1T``."""
    promises: tuple[bytes, ...] = ()
    """A commitment for every new entry that is not shown at once."""
    shown: tuple[Shown, ...] = ()
    ended: EndReason | None = None
    """What follows from where he is, and only he can know."""


@dataclass(frozen=True, slots=True)
class Release:
    """Links of the sender's chain: so many further ones are known with this one."""

    count: int
    link: bytes


@dataclass(frozen=True, slots=True)
class Pursuit:
    """Moves of pursuers, in notation and in order; what is rolled follows by itself."""

    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reply:
    """What became of the pursuers' moves that were not yet answered."""

    made: int
    """How many of them count: after a catch the others were never made."""
    ended: EndReason | None = None
    shown: tuple[Shown, ...] = ()


@dataclass(frozen=True, slots=True)
class Opening:
    """The seal is broken: the key, and all that Mister X did."""

    key: bytes
    moves: tuple[str, ...]
    """His turns in notation; moves that lay open are not among them."""
    head: bytes
    """The hash of everything before, all of it."""


@dataclass(frozen=True, slots=True)
class Resign:
    """The sender gives up."""


Message: TypeAlias = (
    Invite | Answer | Deal | Turn | Release | Pursuit | Reply | Opening | Resign
)


@dataclass(frozen=True, slots=True)
class Sender:
    """Who wrote a letter."""

    side: Side
    device: int = 0
    """Of several devices of the detectives; so far there is one."""


@dataclass(frozen=True, slots=True)
class Letter:
    """One or more messages that travel together."""

    game_id: bytes
    number: int
    """Counted from 0, both sides together."""
    sender: Sender
    before: bytes
    """How the hash of everything before begins; nothing is before the first letter."""
    messages: tuple[Message, ...]


AFTER: Final = GAME_ID + BEFORE
ANCHOR: Final = LINK
