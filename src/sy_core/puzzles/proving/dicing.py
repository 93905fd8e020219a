"""``catch`` and ``escape`` in the dice game: dice in hand, and dice to be rolled."""

from __future__ import annotations

from sy_core.move import PawnRide
from sy_core.puzzles import Ending, move_sign
from sy_core.puzzles.proving.chasing import FEWEST
from sy_core.puzzles.proving.question import Outcome, Solved, solved
from sy_core.puzzles.proving.searching import catchers
from sy_core.sharing import read_position
from sy_core.terms import MISTER_X, SPECTATOR


def dice_catch(text: str) -> Solved | None:
    """The only ride, with the dice in hand, that meets him wherever he can be."""
    position = read_position(text)
    game, view = position.game, position.view(SPECTATOR)
    places = game.deduce(view)
    moves = list(game.legal_moves(position.found.alike))
    ends = {(m.pawn, m.to) for m in moves if isinstance(m, PawnRide)}
    if len(places) != 1 or len(ends) < FEWEST:
        return None
    (place,) = places
    caught: Outcome = ((), Ending.CAUGHT, ())
    free: Outcome = ((), Ending.FREE, (int(place),))
    right = [m for m in moves if isinstance(m, PawnRide) and m.to == place]
    if len({move.pawn for move in right}) != 1:
        return None
    return solved(
        [(move_sign(game, move), caught) for move in right],
        [(move_sign(game, move), free) for move in moves if move not in right],
        len(moves),
    )


def dice_escape(text: str) -> Solved | None:
    """His only way to where nobody gets in the next round, whatever is rolled."""
    position = read_position(text)
    game, state = position.game, position.state()
    if MISTER_X not in game.to_move(state):
        return None
    right: list[tuple[str, Outcome]] = []
    wrong: list[tuple[str, Outcome]] = []
    ways_out, ends = set(), set()
    for move in game.legal_moves(state):
        after = game.apply(state, move)
        ends.add(after.x_station)
        here = (int(after.x_station),)
        catcher = next(catchers(game, after), None)
        if game.outcome(after) is not None:
            wrong.append((move_sign(game, move), ((), Ending.RAN_IN, here)))
        elif catcher is not None:
            wrong.append((move_sign(game, move), ((catcher,), Ending.CAUGHT, ())))
        else:
            ways_out.add(after.x_station)
            right.append((move_sign(game, move), ((), Ending.FREE, here)))
    if len(ways_out) != 1 or len(ends) < FEWEST:
        return None
    return solved(right, wrong, len(right) + len(wrong))
