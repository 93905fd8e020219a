"""The table's half after what Mister X's device tells, the quick way.

What he tells is believed if some whole game would tell the very same. The table has one
at hand that looks like everything so far; as a rule that one can go on like this, and
no other has to be sought.
"""

from __future__ import annotations

from collections.abc import Iterator

from sy_core.devices.sides.public import AnyOpenHalf
from sy_core.halves.values import Disclosure, OpenHalf
from sy_core.halves.verbs import AnyHalves
from sy_core.knowledge import Turn
from sy_core.move import Move
from sy_core.protocols import Event, State


def believed(
    halves: AnyHalves, half: AnyOpenHalf, told: Disclosure[Event]
) -> AnyOpenHalf:
    """The half after *told*; a DisclosureError if no game at all would tell that."""
    for world in _worlds(halves, half, told):
        now = resting_at(halves, world)
        if halves.disclosed(half.told, now.view, told.made) == told:
            return now
    return halves.take(half, told)


def resting_at(halves: AnyHalves, world: State) -> AnyOpenHalf:
    """The table's half of a whole game in which all moves are answered."""
    view = halves.table_view(world)
    return OpenHalf(view, (), view, world)


def _worlds(
    halves: AnyHalves, half: AnyOpenHalf, told: Disclosure[Event]
) -> Iterator[State]:
    """Whole games that have come so far and may go on like this."""
    if told.made != len(half.asked) or half.told.outcome is not None:
        return
    if told.event is None:
        yield half.alike
        return
    game = halves.game
    for move in game.legal_moves(half.alike):
        if _may_look_like(move, told.event):
            yield game.apply(half.alike, move)


def _may_look_like(move: Move, event: Event) -> bool:
    """Whether a move can be seen as this event: told at a glance, not for certain."""
    if not isinstance(event, Turn):
        return move == event
    if move.is_open or len(move.legs) != len(event.legs):
        return not (move.is_open or move.legs)
    return all(
        seen.sign in ("?", leg.ticket, "H") and seen.station in (None, leg.to)
        for leg, seen in zip(move.legs, event.legs, strict=True)
    )
