"""What both sides know of a game: all that was written, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from sy_core.devices import seal
from sy_core.devices.letters.messages import Opening, Shown
from sy_core.devices.sides.dice import DiceBox
from sy_core.devices.transcript import Transcript
from sy_core.game import AnyGame, Setup
from sy_core.halves.values import OpenHalf
from sy_core.move import Move
from sy_core.protocols import State, View
from sy_core.terms import Side

AnyOpenHalf: TypeAlias = OpenHalf[State, Move, View]
"""The table's half of a game of which nothing is known but what both have."""


@dataclass(frozen=True, slots=True)
class Due:
    """Who is to write next, and what."""

    side: Side | None
    step: Step


@dataclass(frozen=True, slots=True, kw_only=True)
class Public:
    """A game as its letters tell it."""

    transcript: Transcript
    game: AnyGame
    setup: Setup
    proposal: bytes
    """What the invitation proposes, as the root names it."""
    inviter: Side
    promises: tuple[bytes, bytes]
    """Of Mister X and of the table: the root, and the pledge or the share itself."""
    anchors: tuple[bytes, bytes]
    shares: tuple[bytes, ...] = ()
    """In the deal: the table's, and Mister X's where he invited."""
    half: AnyOpenHalf | None = None
    """The game on the table, once it is dealt."""
    dice: DiceBox | None = None
    sealed: tuple[bytes, ...] = ()
    """The commitment of every entry, and of a leg that never came."""
    shown: tuple[Shown, ...] = ()
    """All entries that were opened, in the order in which it was done."""
    resigned: Side | None = None
    opening: Opening | None = None

    @property
    def root(self) -> bytes:
        """What Mister X promised of his key."""
        return self.promises[0]

    @property
    def deal_seed(self) -> int:
        """By which all that lies open was dealt."""
        return seal.open_seed(self.transcript.game_id, self.root, self.shares)

    @property
    def is_over(self) -> bool:
        """Whether nobody moves any more."""
        ended = self.half is not None and self.half.is_over and not self.half.asked
        return ended or self.resigned is not None

    @property
    def due(self) -> Due:
        """Who is to write next, and what."""
        if self.half is None:
            return self._due_before_the_deal()
        if self.is_over:
            opened = self.opening is not None
            return Due(None, Step.NOTHING) if opened else _x(Step.OPENING)
        if self.half.asked:
            return _x(Step.REPLY)
        if self.dice is not None and self.dice.is_asked:
            return _x(Step.LINK)
        if self.half.waits:
            return _x(Step.TURN)
        return Due(Side.DETECTIVES, Step.PURSUIT)

    @property
    def must_roll(self) -> bool:
        """Whether dice decide what comes next."""
        half = self.half
        if half is None or half.waits or half.is_over:
            return False
        return self.game.is_chance(half.alike)

    def _due_before_the_deal(self) -> Due:
        if self.resigned is not None:
            return Due(None, Step.NOTHING)
        if all(self.promises):
            return Due(self.inviter, Step.DEAL)
        return Due(other(self.inviter), Step.ANSWER)


class Step(StrEnum):
    """What is to be written next."""

    ANSWER = "answer"
    """The invitation is to be taken."""
    DEAL = "deal"
    """Whoever invited gives the last share in the deal."""
    REPLY = "reply"
    """Mister X says what became of the pursuers' moves."""
    LINK = "link"
    """Mister X gives the link that a roll needs."""
    TURN = "turn"
    """Mister X takes his turn."""
    PURSUIT = "pursuit"
    """The pursuers move, or ask for a roll."""
    OPENING = "opening"
    """Mister X breaks the seal."""
    NOTHING = "nothing"
    """All is said."""


def other(side: Side) -> Side:
    """The side across the table."""
    return Side.DETECTIVES if side is Side.MISTER_X else Side.MISTER_X


def _x(step: Step) -> Due:
    return Due(Side.MISTER_X, step)
