"""A table in a frame: who may look at what, who may move, and what was done.

There is no curtain here: one reader sits at it, and sees what the seat says.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from sy_core.registry import Game
from sy_core.terms import MISTER_X, SPECTATOR, Seat
from ui.embed.messages import Message, ended, moved
from ui.table import offers as offering
from ui.table.curtain import Eyes
from ui.table.offers import NOTHING, Offer
from ui.table.seating import Chair, Seating, plain_seating
from ui.table.session import Session
from ui.viewer.parameters import Parameters
from ui.viewer.unplaced import out_of_the_way


@dataclass(slots=True)
class Board(Session):
    """A session whose reader sits in one seat, or in all of them."""

    seat: str = "detectives"
    """``mrx``, ``detectives``, or ``all``: an open table."""
    mine: frozenset[str] = frozenset()
    """The sides that the reader plays: ``mrx``, ``detectives``."""
    complete: bool = True
    """Whether it is said where Mister X is; else he is anywhere he can be."""
    steps: tuple[Any, ...] = ()
    """All states of a game that is shown, and where one looks."""
    at: int = 0
    told: list[Message] = field(default_factory=list)
    """What the host is to be told of, oldest first."""

    @property
    def viewer(self) -> Seat:
        """Through whose eyes the reader looks."""
        return SPECTATOR if self.seat == "detectives" else MISTER_X

    @property
    def speaker(self) -> Seat:
        """What the host may know: all of an open table, else what everybody may."""
        return MISTER_X if self.seat == "all" else SPECTATOR

    @property
    def view(self) -> Any:
        """What may be on the screen."""
        return self.game.view_for(self.state, self.viewer)

    @property
    def acts(self) -> bool:
        """Whether it is for the reader to move."""
        side = "mrx" if self.x_acts else "detectives"
        return side in self.mine and not self.over

    def offers(self) -> tuple[Offer, ...]:
        """What can be tapped by the reader."""
        if not self.acts:
            return ()
        return offering.offers(self.game, self.state, self.choice)

    def play(self, move: Any) -> None:
        """Make a move, and note what of it the host may know."""
        game, seat = self.game, self.speaker
        if not self.complete and not self.x_acts:
            self.state = out_of_the_way(game, self.state, move, self.rng)
        before = game.view_for(self.state, seat)
        self.state = game.apply(self.state, move)
        after = game.view_for(self.state, seat)
        self.told.append(moved(game, before, after, move, is_open=self.seat == "all"))
        if self.over:
            self.told.append(ended(after))
        self.settle()

    def settle(self) -> None:
        """Nothing is chosen; the eyes are those of whoever sits here."""
        self.choice = NOTHING
        self.takings = {}
        own = self.seat == "mrx" or (self.x_acts and "mrx" in self.mine)
        self.eyes = Eyes.SECRET if own and not self.over else Eyes.TABLE
        self.read_only = not self.mine and not self._has_computer

    def step_through(self) -> None:
        """Show the game that led here from its beginning."""
        states = [self.state]
        while states[-1].moves:
            states.append(self.game.undo(states[-1]))
        self.steps = tuple(reversed(states))
        self.go_to(0)

    def go_to(self, number: int) -> None:
        """Look at another moment of a game that is shown."""
        self.at = max(0, min(number, len(self.steps) - 1))
        self.state = self.steps[self.at]
        self.settle()

    def take_told(self) -> list[Message]:
        """What the host has not been told yet."""
        told, self.told = self.told, []
        return told

    def close_secret(self) -> bool:
        """Nobody else is here from whom to hide."""
        return False

    @property
    def _has_computer(self) -> bool:
        return any(chair.driver != "human" for chair in self.seating.chairs)


def board_of(
    game: Game, state: Any, wanted: Parameters, seed: int, *, complete: bool = True
) -> Board:
    """A table for *state*, as an author wants it."""
    seat, mine, computer = sides(wanted, complete=complete)
    table = state.table
    board = Board(
        id="embed",
        game=game,
        state=state,
        seating=_seated(plain_seating(table.seats, table.pawns), computer, wanted),
        notes={},
        rng=Random(seed),
        seat=seat,
        mine=mine,
        complete=complete,
    )
    board.settle()
    return board


def sides(
    wanted: Parameters, *, complete: bool = True
) -> tuple[str, frozenset[str], str]:
    """Where the reader sits, which sides are the reader's, which the computer's.

    Unless told otherwise the computer plays against the reader; at an open table
    the reader plays both sides, and a Mister X who is not placed does not move.
    """
    seat = wanted.seat or "detectives"
    if not plays(wanted):
        return seat, frozenset(), ""
    both = {"mrx", "detectives"}
    sitting = both if seat == "all" else {seat}
    computer = wanted.computer or ("".join(both - sitting) if complete else "")
    if computer in sitting and seat != "all":
        sitting = set()  # the computer has the reader's chair: look on
    return seat, frozenset(sitting - {computer}), computer


def plays(wanted: Parameters) -> bool:
    """Whether anybody moves at all; a record is shown unless play is asked for."""
    return (wanted.mode or ("show" if wanted.record else "play")) == "play"


def _seated(plain: Seating, computer: str, wanted: Parameters) -> Seating:
    def driver(chair: Chair) -> Chair:
        side = "mrx" if chair.seat == MISTER_X else "detectives"
        return Chair(chair.seat, "", wanted.level) if side == computer else chair

    return Seating(tuple(map(driver, plain.chairs)), plain.colours)
