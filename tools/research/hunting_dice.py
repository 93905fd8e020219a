"""Which faces should the dice have? Sensible play with several dice, side by side.

``PYTHONPATH=src python -m tools.research.hunting_dice 300 TTBBUX TTTBUX`` plays 300
games for each line-up, edition and die. Detectives close in on the spaces where
Mister X can be; Mister X weighs how likely he is caught next and how much he leaves in
the dark. Both know only what their view tells. The figures stand in docs/hunting.md.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from math import log
from random import Random

from sy_core.hunting import (
    Again,
    Double,
    GameState,
    Move,
    PawnRide,
    Phase,
    Place,
    Roll,
    Start,
    advance,
    deduce,
    legal_moves,
    new_game,
    pawn_moves,
    view_for,
)
from sy_core.hunting.advance import token_of
from sy_core.hunting.dice import in_order
from sy_core.hunting.layout import Layout
from sy_core.hunting.moves import Leg, Stay
from sy_core.hunting.reach import flights, movers
from sy_core.hunting.state import Table, Token
from sy_core.outcome import EndReason
from sy_core.terms import SPECTATOR, Station, Ticket

CANDIDATES = ("TTBBUX", "TTTBUX", "TBBBUX", "TTBUUX", "TTBUXX")
SPECIAL_COST = 0.12
NEXT = 1.0  # how much detectives care which dice they leave to Mister X
Spaces = frozenset[Station]


@dataclass
class Tally:
    """What was counted over some games."""

    games: int = 0
    reasons: dict[EndReason, int] = field(default_factory=dict)
    rounds: int = 0
    turns: int = 0
    stays: int = 0
    chips: int = 0
    x_turns: int = 0
    x_stays: int = 0

    def add(self, state: GameState) -> None:
        """Count a finished game."""
        assert state.outcome is not None
        reason = state.outcome.reason
        self.games += 1
        self.reasons[reason] = self.reasons.get(reason, 0) + 1
        self.rounds += state.round
        self.chips += 3 - state.chips
        kinds = Counter(move.kind for move in state.moves)
        self.stays += kinds["pawn_stay"]
        self.turns += kinds["pawn_stay"] + kinds["pawn_ride"]
        self.x_stays += kinds["stay"]
        self.x_turns += sum(kinds[kind] for kind in ("stay", "ride", "fly", "double"))

    def line(self) -> str:
        """The figures in a row."""
        escaped = self.reasons.get(EndReason.ESCAPED, 0) / self.games
        ran = self.reasons.get(EndReason.RAN_INTO_DETECTIVE, 0) / self.games
        return (
            f"{escaped:6.1%} {ran:6.1%} {self.rounds / self.games:6.1f} "
            f"{self.stays / self.turns:6.1%} {self.x_stays / self.x_turns:6.1%} "
            f"{self.chips / self.games:6.2f}"
        )


@lru_cache(maxsize=64)
def distances(layout: Layout) -> dict[Station, dict[Station, int]]:
    """Rides needed from space to space, whatever the dice."""
    tables = [layout.rides[t] for t in (Ticket.TAXI, Ticket.BUS, Ticket.UNDERGROUND)]
    return {space: _reached(space, tables) for space in layout.spaces}


def _reached(space: Station, tables: Sequence[object]) -> dict[Station, int]:
    found = {space: 0}
    frontier = [space]
    while frontier:
        ends = {to for here in frontier for table in tables for to in table[here]}  # type: ignore[index]
        frontier = [to for to in ends if to not in found]
        found.update(dict.fromkeys(frontier, max(found.values()) + 1))
    return found


def play(state: GameState, die: str, rng: Random) -> GameState:
    """A whole game of sensible players."""
    choose: dict[Phase, Callable[[GameState, Random], Move]] = {
        Phase.PLACING: place,
        Phase.HIDING: start,
        Phase.PURSUIT: pursue,
        Phase.MISTER_X: flee,
    }
    while state.phase is not Phase.OVER:
        if state.phase is Phase.ROLLING:
            thrown = (die[int(rng.random() * 6)] for _ in range(state.to_roll))
            state = advance(state, Roll(in_order(map(Ticket, thrown))))
        else:
            state = advance(state, choose[state.phase](state, rng))
    return state


def place(state: GameState, rng: Random) -> Move:
    """A detective starts where all spaces are near, away from the others."""
    far = distances(state.table.layout)
    return min(
        (move for move in legal_moves(state) if isinstance(move, Place)),
        key=lambda move: (
            sum(
                min(far[pawn][s] for pawn in (*state.pursuers, move.to)) ** 2
                for s in far
            ),
            rng.random(),
        ),
    )


def start(state: GameState, rng: Random) -> Move:
    """Mister X starts on a tile that nobody is near, on any of its spaces."""
    far = distances(state.table.layout)
    free = [move for move in legal_moves(state) if isinstance(move, Start)]
    return max(
        free,
        key=lambda move: (
            min(3, *(far[pawn][move.to] for pawn in state.pursuers)) + 2 * rng.random()
        ),
    )


def pursue(state: GameState, rng: Random) -> Move:
    """Close in; spend a chip rather than stay, or when the net is nearly shut."""
    spaces = deduce(view_for(state, SPECTATOR))
    options = [move for move in pawn_moves(state) if isinstance(move, PawnRide)]
    hits = any(move.to in spaces for move in options)
    if state.chips and not hits and _is_worth_a_chip(state, spaces):
        return Again()
    if not options:
        return pawn_moves(state)[0]
    return min(options, key=lambda m: (_looseness(state, m, spaces), rng.random()))


def _is_worth_a_chip(state: GameState, spaces: Spaces) -> bool:
    """One lucky die away from one of few spaces."""
    far = distances(state.table.layout)
    few = 3
    next_door = (far[state.pursuers[i]][s] == 1 for i in movers(state) for s in spaces)
    return len(spaces) <= few and any(next_door)


def _looseness(state: GameState, move: PawnRide, spaces: Spaces) -> float:
    far = distances(state.table.layout)
    index = state.table.pawns.index(move.pawn)
    pawns = [move.to if i == index else s for i, s in enumerate(state.pursuers)]
    left = spaces - {move.to}
    hit = 3.0 if move.to in spaces else 0.0
    near = sum(min(far[pawn][s] for pawn in pawns) for s in left)
    mean = sum(far[move.to][s] for s in left) / max(1, len(left))
    return (near - hit) / len(spaces) + 0.1 * mean + NEXT * _next(state, move, left)


def _next(state: GameState, move: PawnRide, spaces: Spaces) -> float:
    """How many spaces the dice now played would leave to Mister X."""
    rides = state.table.layout.rides
    dice = {*state.played, move.ticket}
    ends = {to for die in dice for s in spaces for to in rides[die][s]}
    return log(1 + len(ends - {*state.pursuers, move.to}))


def flee(state: GameState, rng: Random) -> Move:
    """The turn that leaves the least chance of being caught next."""
    spaces = deduce(view_for(state, SPECTATOR))
    return max(
        legal_moves(state),
        key=lambda move: _comfort(state, move, spaces) + 0.01 * rng.random(),
    )


def _comfort(state: GameState, move: Move, spaces: Spaces) -> float:
    table, at, cost = state.table, state.x_station, 0.0
    legs: tuple[Leg | Stay, ...] = (move,) if isinstance(move, Stay) else move.legs  # type: ignore[assignment]
    for number, leg in enumerate(legs, start=len(state.trail) + 1):
        token = Token.STAY if isinstance(leg, Stay) else token_of(leg)
        at = at if isinstance(leg, Stay) else leg.to
        if at in state.pursuers:
            return -9.0
        seen = number in table.marked
        spaces = Spaces({at}) if seen else _spread(table, spaces, token, state.pursuers)
        cost += SPECIAL_COST * (token in (Token.BLACK, Token.HELICOPTER))
    cost += SPECIAL_COST * isinstance(move, Double)
    left = table.log_spaces - len(state.trail) - len(legs)
    return -_danger(table.layout, at, state.pursuers, spaces) - cost * min(1, left / 4)


def _spread(
    table: Table, spaces: Spaces, token: Token, taken: Iterable[Station]
) -> Spaces:
    if token is Token.STAY:
        return spaces
    if token is Token.HELICOPTER:
        targets = flights(table)
    else:
        targets = table.layout.rides[Ticket(token.value)]
    return Spaces(chain.from_iterable(targets[s] for s in spaces)).difference(taken)


def _danger(
    layout: Layout, at: Station, pawns: Iterable[Station], spaces: Spaces
) -> float:
    """Roughly how likely the next detectives come to *at*."""
    far = distances(layout)
    guess = 1 / max(1, len(spaces))
    next_door = sum(far[pawn][at] == 1 for pawn in pawns)
    near = sum(1 / max(1, far[pawn][at]) for pawn in pawns)
    caught = min(1.0, 0.75 * next_door * min(1.0, 2 * guess))
    return caught + 0.1 * near - 0.08 * log(len(spaces) + 1)


def main(arguments: list[str]) -> None:
    """Print a line for every die, line-up and edition."""
    games = int(arguments[0]) if arguments else 100
    print("die    players edition         X wins ran in rounds  stays Xstays  chips")
    for die in arguments[1:] or CANDIDATES:
        for players in (2, 3, 4):
            for edition in ("hunting", "hunting-expert"):
                tally = Tally()
                for seed in range(games):
                    rng = Random(seed)
                    tally.add(play(new_game(edition, players, rng=rng), die, rng))
                print(f"{die} {players}       {edition:15}", tally.line(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
