"""What an answer leads to, drawn on the map: the rides of a line, or ways of his."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from sy_core.move import PawnRide
from sy_core.protocols import State
from sy_core.puzzles import Ending
from sy_core.terms import Station, Ticket
from ui.puzzles.lines import read_moves
from ui.puzzles.state import Shown, Solving
from ui.table.scene import Scene

Ride = dict[str, object]


def drawn(scene: Scene, solving: Solving) -> list[Ride]:
    """All rides up to the moment that is looked at; of marks, his ways there."""
    stepper = solving.board.stepper
    if stepper is None:
        ways = (_way(solving, shown) for shown in solving.shown)
        return [ride for way in ways for ride in way]
    passed = pairwise(stepper.moments[: stepper.at + 1])
    return [ride for before, after in passed for ride in _of_move(scene, before, after)]


def ends_of(solving: Solving) -> list[int]:
    """All stations that what is shown passes, so that they can be looked at."""
    named = (n for shown in solving.shown for n in _stations(shown))
    stepper = solving.board.stepper
    passed = pairwise(stepper.moments) if stepper is not None else ()
    ridden = (s for before, after in passed for s in _ridden(before, after))
    return sorted({*named, *ridden})


def _stations(shown: Shown) -> tuple[int, ...]:
    """Those that its ending speaks of."""
    return () if shown.line.ending is Ending.COUNT else shown.line.numbers


def _ridden(before: State, after: State) -> Iterator[int]:
    made = after.moves[-1]
    if isinstance(made, PawnRide):
        yield int(made.to)
    else:
        yield int(before.x_station)
        yield from (int(leg.to) for leg in made.legs if leg.to is not None)


def _of_move(scene: Scene, before: State, after: State) -> Iterator[Ride]:
    made = after.moves[-1]
    if isinstance(made, PawnRide):
        index = before.table.pawns.index(made.pawn)
        here, colour = before.pursuers[index], scene.colour_of(made.pawn)
        yield _ride(here, made.to, made.ticket, colour)
        return
    here = before.x_station
    for leg in made.legs:
        assert leg.to is not None
        yield _ride(here, leg.to, leg.ticket, "mister-x")
        here = leg.to


def _way(solving: Solving, shown: Shown) -> Iterator[Ride]:
    """His rides from where he was last seen."""
    seen = solving.board.view.last_seen
    if seen is None:
        return
    here = seen[1]
    for made in read_moves(solving.board.game, shown.line.moves):
        for leg in made.legs:
            if leg.to is not None:
                yield _ride(here, leg.to, leg.ticket, "mister-x")
                here = leg.to


def _ride(here: Station, to: Station, ticket: Ticket | None, colour: str) -> Ride:
    by = ticket.name.lower() if ticket else ""
    return {"from": here, "to": to, "by": by, "class": colour}
