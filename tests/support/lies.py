"""Disclosures with one thing changed: what a lying or broken device may tell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from sy_core.classic import view as classic
from sy_core.classic.moves import Appear, Hide
from sy_core.halves.values import Disclosure
from sy_core.hunting import view as hunting
from sy_core.hunting.state import Token
from sy_core.knowledge import Turn
from sy_core.move import PawnRide
from sy_core.outcome import EndReason, Outcome
from sy_core.terms import Pawn, Station, Ticket

D1 = Pawn("D1")
TAXIS = {
    "classic": classic.Sighting(1, Ticket.TAXI, None, shown=False, stayed=False),
    "hunting": hunting.Sighting(1, Token.TAXI, None, shown=False),
}
TURNS = {"classic": classic.Turn, "hunting": hunting.Turn}
OTHERS = (
    PawnRide(D1, Ticket.TAXI, Station(5)),
    Hide(),
    Appear(()),
    Appear(((D1, Ticket.TAXI),)),
    Appear(((D1, Ticket.BLACK),)),
    Appear(((Pawn("D9"), Ticket.TAXI),)),
)


def lies(told: Disclosure, game: str) -> Iterator[tuple[str, Disclosure]]:
    """What was changed, and the disclosure with that change."""
    found = [
        *(("made", replace(told, made=made)) for made in (-1, 0, 1, told.made + 1)),
        *((what, replace(told, event=event)) for what, event in _events(told, game)),
        *(("outcome", replace(told, outcome=end)) for end in (None, *_ends())),
        *(("announced", replace(told, announced=a)) for a in (None, "", "A", "AB")),
        *(("shown", replace(told, shown=shown)) for shown in _shown(told)),
        *(("place", replace(told, shown=shown)) for shown in _places(told)),
    ]
    yield from ((what, lie) for what, lie in found if lie != told)


def _ends() -> Iterator[Outcome]:
    return map(Outcome, EndReason)


def _shown(told: Disclosure) -> Iterator[tuple]:
    for number in (-1, 0, 1, 2, 99):
        yield (*told.shown, (number, Station(50)))
    for at, (number, station) in enumerate(told.shown):
        before, after = told.shown[:at], told.shown[at + 1 :]
        yield (*before, *after)
        yield (*before, (number + 1, station), *after)


def _places(told: Disclosure) -> Iterator[tuple]:
    for at, (number, station) in enumerate(told.shown):
        for other in (0, 9999, station + 1, 1):
            yield (*told.shown[:at], (number, other), *told.shown[at + 1 :])


def _events(told: Disclosure, game: str) -> Iterator[tuple[str, object]]:
    turn, taxi = TURNS[game], TAXIS[game]
    for event in (None, *OTHERS, turn(()), turn((taxi,)), turn((taxi,) * 4)):
        yield "event", event
    if isinstance(told.event, Turn):
        legs = told.event.legs
        yield "double", replace(told.event, double=not told.event.double)
        yield "legs", replace(told.event, legs=legs * 2, double=True)
        yield "legs", replace(told.event, legs=legs[:-1])
        for at, leg in enumerate(legs):
            for what, other in _legs(leg):
                whole = (*legs[:at], other, *legs[at + 1 :])
                yield what, replace(told.event, legs=whole)


def _legs(leg) -> Iterator[tuple[str, object]]:
    for station in (None, 0, 9999, 1, (leg.station or 0) + 1):
        yield "station", replace(leg, station=station)
    yield "flag", replace(leg, shown=not leg.shown)
    yield "round", replace(leg, round=leg.round + 1)
    if isinstance(leg, classic.Sighting):
        yield "stayed", replace(leg, stayed=not leg.stayed)
        for ticket in (None, *Ticket):
            yield "ticket", replace(leg, ticket=ticket)
    else:
        for token in Token:
            yield "ticket", replace(leg, token=token)
