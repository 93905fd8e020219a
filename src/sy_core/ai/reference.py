"""Opponents to measure against: random, greedy, and the published search.

The search follows Nijssen and Winands, "Monte Carlo Tree Search for the Hide-and-Seek
Game Scotland Yard" (2012): one tree over determinised games, UCT with progressive
history, location categorisation, coalition reduction, move filtering and ε-greedy
playouts by distance. It is a yardstick, and plays no level of its own.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from math import log, sqrt
from typing import TYPE_CHECKING, Final

from sy_core.ai.atlas import ALL_PAID, ANY_LINE, TAXI, Net, net_of, rides_apart
from sy_core.ai.bot import Budget
from sy_core.ai.crew import own_rides
from sy_core.codes import BLACK, HIDE, LEG, LEG_MASK, Code, decode, encode
from sy_core.deduce import deduce, sample_state
from sy_core.moves import Double, Move, PawnRide
from sy_core.simulator import Simulator
from sy_core.state import Phase
from sy_core.terms import MISTER_X, Side
from sy_core.view import View

if TYPE_CHECKING:
    from random import Random

CURIOSITY: Final = {Side.DETECTIVES: 2.0, Side.MISTER_X: 0.2}
HISTORY: Final = 5.0
WHIM: Final = 0.2
REDUCTION: Final = 0.25
ODDS: Final = (0.2, 0.67, 0.54, 0.38, 0.2)
"""How likely he is so many rides from the nearest pursuer: 1, 2, 3, 4, 5 or more."""
FIRST_OF_TWO: Final = 1 << 41
QUIET_ROUNDS: Final = 2
"""No black ticket in the first rounds: nobody has seen him yet."""


def at_random(
    view: View, legal: Collection[Move], rng: Random, _budget: Budget
) -> Move:
    """Any single move; doubles are left out, or there would be little else."""
    if view.phase is Phase.PURSUIT:
        return rng.choice(own_rides(view, legal))  # type: ignore[arg-type]
    singles = takewhile(lambda move: not isinstance(move, Double), legal)
    return rng.choice(list(singles))


def greedy(view: View, legal: Collection[Move], rng: Random, _budget: Budget) -> Move:
    """By distance alone: nearest to all he may be on, or farthest from everybody.

    The authors' names for the two are "minimise total distance" and "maximise
    closest distance".
    """
    net = net_of(view.table.edition.board)
    if view.phase is Phase.PURSUIT:
        rides = own_rides(view, legal)  # type: ignore[arg-type]
        suspects = sorted(deduce(view))

        def total(ride: PawnRide) -> tuple[int, float]:
            row = rides_apart(net, ALL_PAID, ride.to)
            return sum(row[s] for s in suspects), rng.random()

        return min((r for r in rides if r.pawn == rides[0].pawn), key=total)
    moves = takewhile(lambda move: not isinstance(move, Double), legal)
    codes = [encode(view.table, move) for move in moves]
    rows = [rides_apart(net, ALL_PAID, place) for place in view.pursuers]
    best = max(codes, key=lambda code: (_nearest(rows, code & 255), rng.random()))
    return decode(view.table, view.phase, best)


def _nearest(rows: Sequence[bytes], station: int) -> int:
    return min(row[station] for row in rows)


@dataclass(slots=True)
class Node:
    """A position of the tree, told apart by the moves that led there."""

    children: dict[Code, Node] = field(default_factory=dict)
    visits: int = 0
    score: float = 0.0


@dataclass(slots=True)
class Search:
    """One search: the tree, and how well each move did anywhere in it."""

    net: Net
    side: Side
    root_pawn: int
    """The pursuer on turn; others' catches count less (coalition reduction)."""
    history: dict[tuple[bool, Code], tuple[int, float]] = field(default_factory=dict)
    doubles: dict[Code, list[Code]] = field(default_factory=dict)
    """His doubles by their first leg, which has a code of its own."""


def paper(view: View, legal: Collection[Move], rng: Random, budget: Budget) -> Move:
    """The published method; a node of the budget is one playout."""
    if view.phase is Phase.APPEARANCE:
        return decode(view.table, view.phase, HIDE)
    is_x = view.seat == MISTER_X
    first = Simulator(sample_state(view, rng))
    moves = _root_moves(view, legal, first)
    side = Side.MISTER_X if is_x else Side.DETECTIVES
    search = Search(net_of(view.table.edition.board), side, (moves[0] >> LEG) - 1)
    suspects = sorted(deduce(view))
    root = Node()
    moves = _in_two_steps(search, moves) if is_x else moves
    while budget.spend():
        sim = first.copy()
        if not is_x:
            sim.x = _assumed(search.net, suspects, sim.pursuers, rng)
        _simulate(search, root, sim, moves, rng)
    best = max(moves, key=lambda code: (_visits(root, code), rng.random()))
    if best in search.doubles:
        begun = root.children.get(best, Node())
        seconds = search.doubles[best]
        best = max(seconds, key=lambda code: (_visits(begun, code), rng.random()))
    return decode(view.table, view.phase, best)


def _in_two_steps(search: Search, moves: list[Code]) -> list[Code]:
    """A double is two decisions, or there would be little else at the root."""
    single = [code for code in moves if code <= LEG_MASK]
    for code in moves:
        if code > LEG_MASK:
            first = FIRST_OF_TWO | code & LEG_MASK
            search.doubles.setdefault(first, []).append(code)
    return single + list(search.doubles)


def _visits(root: Node, code: Code) -> int:
    return root.children[code].visits if code in root.children else 0


def _root_moves(view: View, legal: Collection[Move], sim: Simulator) -> list[Code]:
    """One pursuer's rides, or Mister X's turns without useless black tickets."""
    if view.phase is Phase.PURSUIT:
        rides: list[PawnRide] = own_rides(view, legal)  # type: ignore[arg-type]
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


def _assumed(
    net: Net, suspects: Sequence[int], pursuers: Sequence[int], rng: Random
) -> int:
    """Location categorisation: first a category by its odds, then a station of it."""
    rows = [rides_apart(net, ALL_PAID, place) for place in pursuers]
    classes: dict[int, list[int]] = {}
    for station in suspects:
        nearest = min(_nearest(rows, station), len(ODDS))
        classes.setdefault(max(nearest, 1), []).append(station)
    kinds = sorted(classes)
    kind = rng.choices(kinds, [ODDS[kind - 1] for kind in kinds])[0]
    return rng.choice(classes[kind])


def _simulate(
    search: Search, node: Node, sim: Simulator, moves: list[Code], rng: Random
) -> None:
    """Selection, expansion, playout, and the result back along the path."""
    path: list[tuple[Node, bool, Code]] = []
    start = node
    while sim.reason is None:
        by_x = sim.phase is not Phase.PURSUIT
        code, is_new = _stepped(search, node, moves, by_x, rng)
        node = node.children[code]
        path.append((node, by_x, code))
        if code in search.doubles:  # the first leg; the second is chosen next
            moves = search.doubles[code]
            if is_new:
                sim.play(moves[int(rng.random() * len(moves))])
        else:
            sim.play(code)
            moves = [] if is_new else _tree_moves(sim)
        if is_new:
            break
    catcher = _played_out(search.net, sim, rng) if sim.reason is None else path[-1][2]
    start.visits += 1
    _back_up(search, path, sim, catcher)


def _stepped(
    search: Search, node: Node, moves: list[Code], by_x: bool, rng: Random
) -> tuple[Code, bool]:
    """The move to follow from a node, and whether it is new there."""
    untried = [code for code in moves if code not in node.children]
    if not untried:
        return _selected(search, node, moves, by_x), False
    code = untried[int(rng.random() * len(untried))]
    node.children[code] = Node()
    return code, True


def _tree_moves(sim: Simulator) -> list[Code]:
    """Below the root: one pursuer at a time, no doubles, no voluntary appearance."""
    if sim.phase is Phase.APPEARANCE:
        return [HIDE]
    if sim.phase is Phase.PURSUIT:
        first = sim.rides[0] >> LEG
        return [code for code in sim.rides if code >> LEG == first]
    return sim.rides or sim.legal()


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


def _played_out(net: Net, sim: Simulator, rng: Random) -> Code:
    """ε-greedy moves by distance to the end; the last one is returned."""
    code = 0
    while sim.reason is None:
        moves = _tree_moves(sim)
        if len(moves) == 1 or rng.random() < WHIM:
            code = moves[int(rng.random() * len(moves))]
        elif sim.phase is Phase.PURSUIT:
            row = rides_apart(net, ALL_PAID, sim.x)
            code = min(moves, key=lambda ride: row[ride & 255])
        else:
            rows = [rides_apart(net, ALL_PAID, place) for place in sim.pursuers]
            code = max(moves, key=lambda ride: _nearest(rows, ride & 255))
        sim.play(code)
    return code


def _back_up(
    search: Search, path: list[tuple[Node, bool, Code]], sim: Simulator, last: Code
) -> None:
    assert sim.reason is not None
    escaped = 1.0 if sim.reason.winner is Side.MISTER_X else 0.0
    caught = 1.0 - escaped
    if search.side is Side.DETECTIVES and (last >> LEG) - 1 != search.root_pawn:
        caught *= 1.0 - REDUCTION
    for node, by_x, code in path:
        gain = escaped if by_x else caught
        node.visits += 1
        node.score += gain
        count, score = search.history.get((by_x, code), (0, 0.0))
        search.history[by_x, code] = (count + 1, score + gain)
