"""The published search, a yardstick for the levels that plays none of them.

Nijssen and Winands, "Monte Carlo Tree Search for the Hide-and-Seek Game Scotland
Yard" (2012): one tree over determinised games, UCT with progressive history,
location categorisation, coalition reduction, move filtering and ε-greedy playouts by
distance. docs/ai.md says where we had to choose.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from math import log, sqrt
from typing import TYPE_CHECKING, Final

from sy_core.ai.bot import Budget
from sy_core.ai.classic.net import net_of
from sy_core.ai.classic.squad import own_rides
from sy_core.ai.net import ANY_LINE, TAXI
from sy_core.arena.rivals.flight import FLED, Flight
from sy_core.arena.rivals.playouts import assumed, categories, play_on, play_out
from sy_core.classic.codes import HIDE, decode, encode
from sy_core.classic.deduce import deduce, sample_state
from sy_core.classic.moves import Move
from sy_core.classic.simulator import Simulator
from sy_core.classic.state import Phase
from sy_core.classic.view import View
from sy_core.coding import BLACK, LEG, LEG_MASK, Code
from sy_core.terms import MISTER_X, Side

if TYPE_CHECKING:
    from random import Random

CURIOSITY: Final = {Side.DETECTIVES: 2.0, Side.MISTER_X: 0.2}
HISTORY: Final = 5.0
REDUCTION: Final = 0.25
FIRST_OF_TWO: Final = 1 << 41
QUIET_ROUNDS: Final = 2
"""No black ticket in the first rounds: nobody has seen him yet."""


@dataclass(slots=True)
class Node:
    """A position of the tree, told apart by the moves that led there."""

    children: dict[Code, Node] = field(default_factory=dict)
    visits: int = 0
    score: float = 0.0


@dataclass(slots=True)
class Search:
    """One search: the tree, and how well each move did anywhere in it."""

    side: Side
    root_pawn: int
    """The pursuer on turn; others' catches count less (coalition reduction)."""
    rng: Random
    root: Node = field(default_factory=Node)
    history: dict[tuple[bool, Code], tuple[int, float]] = field(default_factory=dict)
    doubles: dict[Code, list[Code]] = field(default_factory=dict)
    """His doubles by their first leg, which has a code of its own."""

    @property
    def is_his(self) -> bool:
        """Whether Mister X is searching, who knows more than the pursuers."""
        return self.side is Side.MISTER_X


def paper(view: View, legal: Collection[Move], rng: Random, budget: Budget) -> Move:
    """The published method; a node of the budget is one playout."""
    if view.phase is Phase.APPEARANCE:
        return decode(view.table, view.phase, HIDE)
    sim = Simulator(sample_state(view, rng))
    moves = root_moves(view, legal, sim)
    pawn = (moves[0] >> LEG) - 1
    side = Side.MISTER_X if view.seat == MISTER_X else Side.DETECTIVES
    search = Search(side, pawn, rng)
    first = Flight(sim, sorted(deduce(view)))
    if search.is_his:
        moves = _in_two_steps(search, moves)
    else:
        first.turn = pawn
    classes = categories(first)
    while len(moves) > 1 and budget.spend():
        flight = first.copy()
        if not search.is_his:
            flight.x = assumed(first, classes, rng.random)
        _simulate(search, flight, moves)
    best = _most_visited(search, search.root, moves)
    if best in search.doubles:
        begun = search.root.children.get(best, Node())
        best = _most_visited(search, begun, search.doubles[best])
    return decode(view.table, view.phase, best)


def root_moves(view: View, legal: Collection[Move], sim: Simulator) -> list[Code]:
    """One pursuer's rides, or Mister X's turns without useless black tickets."""
    if view.phase is Phase.PURSUIT:
        rides = own_rides(view, legal)
        first = rides[0].pawn
        return [encode(view.table, ride) for ride in rides if ride.pawn == first]
    codes = [encode(view.table, move) for move in iter(legal)]
    suspects = deduce(view)
    return [code for code in codes if not _is_filtered(sim, code, suspects)] or codes


def _is_filtered(sim: Simulator, code: Code, suspects: Collection[int]) -> bool:
    if code >> 8 & 3 != BLACK:
        return False
    if sim.round <= QUIET_ROUNDS or sim.entries + 1 in sim.table.marked:
        return True
    ends = net_of(sim.table.edition.board).ends
    return all(ends[ANY_LINE][s] == ends[TAXI][s] for s in suspects)


def _in_two_steps(search: Search, moves: list[Code]) -> list[Code]:
    """A double is two decisions, or there would be little else at the root."""
    single = [code for code in moves if code <= LEG_MASK]
    for code in moves:
        if code > LEG_MASK:
            first = FIRST_OF_TWO | code & LEG_MASK
            search.doubles.setdefault(first, []).append(code)
    return single + list(search.doubles)


def _most_visited(search: Search, node: Node, moves: list[Code]) -> Code:
    def visits(code: Code) -> tuple[int, float]:
        child = node.children.get(code)
        return child.visits if child else 0, search.rng.random()

    return max(moves, key=visits)


def _simulate(search: Search, flight: Flight, moves: list[Code]) -> None:
    """Selection, expansion, playout, and the result back along the path."""
    chance = search.rng.random
    node = search.root
    node.visits += 1
    path: list[tuple[Node, bool, Code]] = []
    is_new = False
    while not flight.over and not is_new:
        by_x = flight.turn == FLED
        code, is_new = _stepped(search, node, moves, by_x)
        node = node.children[code]
        path.append((node, by_x, code))
        if code in search.doubles:  # the first leg; the second is chosen next
            moves = search.doubles[code]
            if is_new:
                flight.play(moves[int(chance() * len(moves))])
            continue
        flight.play(code)
        if search.is_his and flight.turn != FLED and not flight.over:
            # Pursuers in his tree would learn his station from its statistics.
            play_on(flight, knows=False, chance=chance)
        moves = [] if flight.over else flight.moves()
    play_out(flight, knows=not search.is_his, chance=chance)
    _back_up(search, path, flight)


def _stepped(
    search: Search, node: Node, moves: list[Code], by_x: bool
) -> tuple[Code, bool]:
    """The move to follow from a node, and whether it is new there."""
    untried = [code for code in moves if code not in node.children]
    if not untried:
        return _selected(search, node, moves, by_x), False
    code = untried[int(search.rng.random() * len(untried))]
    node.children[code] = Node()
    return code, True


def _selected(search: Search, node: Node, moves: list[Code], by_x: bool) -> Code:
    """UCT with progressive history."""
    curiosity = CURIOSITY[search.side]
    total = log(max(2, node.visits))

    def promise(code: Code) -> float:
        child = node.children[code]
        count, score = search.history[by_x, code]
        mean = child.score / child.visits
        bonus = score / count * HISTORY / (child.visits * (1.0 - mean) + 1.0)
        return mean + curiosity * sqrt(total / child.visits) + bonus

    return max(moves, key=promise)


def _back_up(search: Search, path: list[tuple[Node, bool, Code]], end: Flight) -> None:
    escaped = 1.0 if end.escaped else 0.0
    caught = 1.0 - escaped
    if not search.is_his and end.catcher != search.root_pawn:
        caught *= 1.0 - REDUCTION
    for node, by_x, code in path:
        gain = escaped if by_x else caught
        node.visits += 1
        node.score += gain
        count, score = search.history.get((by_x, code), (0, 0.0))
        search.history[by_x, code] = (count + 1, score + gain)
