"""Who wins by force, the slow way: whole states, the rules' own moves and views.

Nothing here is shared with the prover: worlds that look the same to the pursuers are
kept side by side, and every order of every ride is tried.
"""

from __future__ import annotations

from collections import defaultdict

from sy_core.registry import CLASSIC
from sy_core.sharing import read_position
from sy_core.terms import MISTER_X, SPECTATOR, Side


def worlds_of(text: str) -> list:
    """A state for each place where he can be, for all that the pursuers know."""
    position = read_position(text)
    if position.complete:
        return [position.state()]
    places = CLASSIC.deduce(position.view(SPECTATOR))
    return [read_position(f"{text}_x-{place}").state() for place in sorted(places)]


def is_forced(worlds: list, rounds: int, *, is_open: bool = False) -> bool:
    """Whether he is caught or shut in within so many rounds, in all the worlds."""
    left = []
    for world in worlds:
        ended = CLASSIC.outcome(world)
        if ended is None:
            left.append(world)
        elif ended.winner is Side.MISTER_X:
            return False
    if not left:
        return True
    if MISTER_X in CLASSIC.to_move(left[0]):
        return rounds > 1 and all(
            is_forced(same, rounds - 1, is_open=is_open)
            for same in _told(left, is_open)
        )
    return any(
        is_forced(
            [CLASSIC.apply(world, move) for world in left], rounds, is_open=is_open
        )
        for move in CLASSIC.legal_moves(left[0])
    )


def _told(worlds: list, is_open: bool) -> list[list]:
    """The worlds after all that he can do, those side by side that look the same."""
    after = [
        CLASSIC.apply(world, move)
        for world in worlds
        for move in CLASSIC.legal_moves(world)
    ]
    if is_open:
        return [[world] for world in after]
    looks = defaultdict(list)
    for world in after:
        looks[repr(CLASSIC.view_for(world, SPECTATOR).trail)].append(world)
    return [*looks.values()]
