"""``where`` and ``dark`` in both games, by what the rules' own deduction says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from sy_core.classic.simulator import Simulator
from sy_core.classic.state import GameState
from sy_core.game import AnyGame
from sy_core.hindsight.outlook import chase_of
from sy_core.move import Move
from sy_core.protocols import Sighting, State, View
from sy_core.puzzles import ANY, Ending, Line, move_sign
from sy_core.puzzles.proving.chasing import FEWEST
from sy_core.puzzles.proving.hunt import Hunt
from sy_core.puzzles.proving.main_line import forced
from sy_core.puzzles.proving.proof import Proof
from sy_core.puzzles.proving.question import Outcome, Solved, solved
from sy_core.registry import CLASSIC
from sy_core.sharing import read_position
from sy_core.terms import MISTER_X, SPECTATOR, Station, Ticket

FEW, MANY = 3, 9
"""How many stations a solver is to mark."""
MARGIN: Final = 1.2
"""So many times as many stations as the next best turn leaves."""
DARK: Final = range(4, 41)
"""So many places: with fewer it is not dark, and more nobody counts."""
RIDES: Final = frozenset(Ticket)
PAID: Final = tuple(ticket for ticket in Ticket if ticket is not Ticket.BLACK)


def where(text: str) -> Solved | None:
    """All stations where he can be; None: too few or too many of them."""
    position = read_position(text)
    view = position.view(SPECTATOR)
    places = position.game.deduce(view)
    hidden = _hidden(view)
    if not FEW <= len(places) <= MANY or not hidden:
        return None
    ways = ways_of(view, hidden)
    there = [Line((str(s),), ways[s], Ending.THERE, (int(s),)) for s in sorted(places)]
    met = [
        Line((str(s),), ways[s], Ending.MET, (int(s),))
        for s in sorted(ways.keys() - places)
    ]
    marks = tuple(str(s) for s in sorted(places))
    lines = (*there, *met, Line((ANY,), (), Ending.NO_WAY))
    return Solved(
        f"mark-{'.'.join(marks)}", lines, marks, len(ways), len(hidden) * len(ways)
    )


def _hidden(view: View) -> tuple[Sighting, ...]:
    """The entries of the log since he was last seen, if all of them are rides."""
    seen = view.last_seen
    if view.x_station is not None or seen is None:
        return ()
    hidden = view.trail[seen[0] :]
    return hidden if all(entry.sign in RIDES for entry in hidden) else ()


def ways_of(view: View, hidden: tuple[Sighting, ...]) -> dict[Station, tuple[str, ...]]:
    """Where the rides of the log lead, whoever stands there, and by which way."""
    assert view.last_seen is not None
    ways: dict[Station, tuple[str, ...]] = {view.last_seen[1]: ()}
    for entry in hidden:
        longer: dict[Station, tuple[str, ...]] = {}
        for here, way in sorted(ways.items()):
            for to in sorted(_ends(view, here, Ticket(entry.sign))):
                longer.setdefault(to, (*way, f"{entry.sign}{to}"))
        ways = longer
    return ways


def _ends(view: View, here: Station, ticket: Ticket) -> frozenset[Station]:
    """Where a ride leads, in either game."""
    table = view.table
    board = getattr(table.edition, "board", None)
    if board is not None:
        ends: frozenset[Station] = board.rides[here][ticket]
        return ends
    layout = getattr(table, "layout")  # noqa: B009
    return frozenset(layout.rides[ticket][here])


def dark(text: str) -> Solved | None:
    """The turn that leaves the most places and is safe; None: it is not clearly one."""
    position = read_position(text)
    game, state = position.game, position.state()
    if MISTER_X not in game.to_move(state):
        return None
    turns = [_turn(game, state, move) for move in game.legal_moves(state)]
    safe = sorted({count for _, count, outcome in turns if _is_safe(outcome)})
    if len(turns) < FEWEST or len(safe) < 2 or not _is_clear(*safe[-2:]):  # noqa: PLR2004
        return None
    best = [t for t in turns if _is_safe(t[2]) and t[1] == safe[-1]]
    if len({move.ticket for move, *_ in best}) > 1 or len(best[0][0].legs) != 1:
        return None
    right = [(move_sign(game, move), outcome) for move, _, outcome in best]
    known = {answer for answer, _ in right}
    answers = ((move_sign(game, move), outcome) for move, _, outcome in turns)
    wrong = [answer for answer in answers if answer[0] not in known]
    return solved(right, wrong, sum(count for _, count, _ in turns))


def _is_clear(next_best: int, best: int) -> bool:
    return best in DARK and MARGIN * next_best <= best


def _turn(game: AnyGame, state: State, move: Move) -> tuple[Move, int, Outcome]:
    """A turn, how many places it leaves, and what comes of it."""
    after = game.apply(state, move)
    if game.outcome(after) is not None:
        return move, 0, ((), Ending.RAN_IN, (int(after.x_station),))
    count = len(game.deduce(game.view_for(after, SPECTATOR)))
    met = meeting(game, after)
    if met is not None:
        return move, count, met
    return move, count, ((), Ending.COUNT, (count,))


def _is_safe(outcome: Outcome) -> bool:
    return outcome[1] is Ending.COUNT


def meeting(game: AnyGame, state: State) -> Outcome | None:
    """How he could be met in the next round; None: nobody gets there."""
    if game.id == CLASSIC.id:
        sim = Simulator(cast("GameState", state))
        hunt, proof = Hunt(sim, frozenset({int(state.x_station)})), Proof(is_open=True)
        return forced(proof, hunt, 1) if proof.catches(hunt, 1) else None
    catcher = next(catchers(game, state), None)
    return ((catcher,), Ending.CAUGHT, ()) if catcher else None


def catchers(game: AnyGame, state: State) -> Iterator[str]:
    """The rides, dice to be rolled included, by which he could be met at once."""
    chase = chase_of(game)
    pawns = state.table.pawns
    for index in chase.waiting(state):
        here = state.pursuers[index]
        if state.x_station in chase.next_stops(state, index, here):
            view = game.view_for(state, SPECTATOR)
            ticket = next(t for t in PAID if state.x_station in _ends(view, here, t))
            yield f"{pawns[index]}{ticket}{state.x_station}"
