"""Both games, with what a soak must know of each beside its verbs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol, cast

from sy_core import hunting
from sy_core.classic import codes as classic_codes
from sy_core.classic import simulator as classic_simulator
from sy_core.classic.state import GameState as ClassicState
from sy_core.classic.view import as_detectives_see
from sy_core.game import AnyGame
from sy_core.hunting import codes as dice_codes
from sy_core.hunting import simulator as dice_simulator
from sy_core.hunting.editions import DICE
from sy_core.hunting.state import GameState as DiceState
from sy_core.move import Move
from sy_core.outcome import EndReason
from sy_core.protocols import State, View
from sy_core.registry import CLASSIC, HUNTING
from sy_core.terms import Ticket
from tools.soak.series import must

PAID: Final = (Ticket.TAXI, Ticket.BUS, Ticket.UNDERGROUND)


class Simulator(Protocol):
    """The same game, mutable and fast."""

    @property
    def reason(self) -> EndReason | None:
        """Why it is over."""

    def legal(self) -> list[int]:
        """All moves, coded."""

    def play(self, code: int) -> object:
        """Make one of them."""


class Codes(Protocol):
    """Moves as integers."""

    def encode(self, table: object, move: object) -> int:
        """A move as an integer."""

    def decode(self, table: object, phase: object, code: int) -> Move:
        """The move behind one."""


class Kind(NamedTuple):
    """A game, its simulator, and what is conserved in it."""

    game: AnyGame
    simulator: Callable[[State], Simulator]
    codes: Codes
    as_detectives_see: Callable[[View], View]
    conserved: Callable[[State, State], None]
    """Asked with the first state and a later one."""

    def encode(self, state: State, move: Move) -> int:
        """A move as an integer."""
        return self.codes.encode(state.table, move)


def _classic(first: State, later: State) -> None:
    """Purses, supply and log always hold what was dealt."""
    begun, state = cast("ClassicState", first), cast("ClassicState", later)
    must(_tickets(begun) == _tickets(state), "tickets were lost or made")
    log = [entry.ticket for entry in state.trail]
    black = state.black + log.count(Ticket.BLACK)
    must(black == state.table.crew.black, "black tickets were lost or made")
    owed = [n for purse in state.purses for n in purse if n < 0]
    must(not owed, "a purse owes tickets")
    must(min(state.black, state.doubles) >= 0, "Mister X owes tickets")
    strict = state.table.rules.strict_supply  # else he is never refused (R5, O2)
    must(not strict or min(state.supply) >= 0, "the supply owes tickets")
    must(len(state.trail) <= state.table.log_spaces, "the log overflows")
    must(state.round <= state.table.rules.rounds, "too many rounds")


def _tickets(state: ClassicState) -> list[int]:
    log = [entry.ticket for entry in state.trail]
    free = state.table.edition.allotment is None
    return [
        state.supply[kind]
        + sum(purse[kind] for purse in state.purses)
        + (0 if free else log.count(ticket))
        for kind, ticket in enumerate(PAID)
    ]


def _dice(_: State, later: State) -> None:
    """What was used is crossed off, and dice suffice (R37)."""
    state = cast("DiceState", later)
    tokens = [entry.token.value for entry in state.trail]
    doubles = sum(isinstance(move, hunting.Double) for move in state.moves)
    chips = sum(isinstance(move, hunting.Again) for move in state.moves)
    must(
        state.black + tokens.count("X") == state.table.crew.black,
        "black tickets were lost or made",
    )
    must(state.helicopters + tokens.count("H") == 1, "the helicopter flew twice")
    must(state.doubles + doubles == 1, "the double was played twice")
    must(state.chips + chips == 3, "a chip was lost or made")  # noqa: PLR2004
    left = (state.black, state.helicopters, state.doubles, state.chips)
    must(min(left) >= 0, "somebody owes something")
    in_use = state.covered + len(state.hand) + len(state.played)
    must(in_use <= DICE, "more dice than there are")
    must(len(state.trail) <= state.table.log_spaces, "the tableau overflows")


KINDS: Final = (
    Kind(
        CLASSIC,
        cast("Callable[[State], Simulator]", classic_simulator.Simulator),
        cast("Codes", classic_codes),
        cast("Callable[[View], View]", as_detectives_see),
        _classic,
    ),
    Kind(
        HUNTING,
        cast("Callable[[State], Simulator]", dice_simulator.Simulator),
        cast("Codes", dice_codes),
        cast("Callable[[View], View]", hunting.as_detectives_see),
        _dice,
    ),
)
