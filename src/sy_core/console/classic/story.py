"""What has happened in the classic game, and what follows from it, as text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from typing import Final

from sy_core.classic.deduce import deduce
from sy_core.classic.moves import Appear, Hide, PawnRide
from sy_core.classic.notation import format_move
from sy_core.classic.view import Event, Sighting, Turn, View
from sy_core.console.classic.screen import sighted
from sy_core.console.text import INDENT, counted, paragraph, wrapped
from sy_core.console.wording import MODES, RIDES, verdict
from sy_core.outcome import EndReason, Outcome
from sy_core.terms import MISTER_X, Station

MISTER: Final = "Mister X"


def news(view: View, since: int) -> list[str]:
    """What has happened since; Mister X is not told what he did himself."""
    tales = [(_whose(event), _told(event)) for event in view.history[since:]]
    return [
        f"{who}: {', '.join(told for _, told in group)}."
        for who, group in groupby(tales, itemgetter(0))
        if who != MISTER or view.seat != MISTER_X
    ]


def _whose(event: Event) -> str:
    return "Pursuers" if isinstance(event, PawnRide) else MISTER


def _told(event: Event) -> str:
    match event:
        case Turn(legs):
            return ", then ".join(_ride_told(leg) for leg in legs)
        case Appear():
            return f"he appears and takes {event_text(event)[1:]}"
        case Hide():
            return "he stays hidden"
        case _:
            return event_text(event)


def _ride_told(leg: Sighting) -> str:
    seen = "" if leg.station is None else f" to {leg.station}"
    if leg.stayed:
        return "blocked, he stays" + seen.replace("to", "on")
    return (RIDES[leg.ticket] if leg.ticket else "concealed") + seen


def event_text(event: Event) -> str:
    """An event in notation, with what is unknown left open."""
    if isinstance(event, Turn):
        return "+".join(map(sighted, event.legs))
    return format_move(event)


def log(view: View, width: int) -> list[str]:
    """The whole game so far, a round to a line."""
    return [
        "Round  Mister X and the pursuers",
        *(
            line
            for number, events in _rounds(view)
            for line in wrapped(f"{number:>5}  ", events, width)
        ),
    ]


def _rounds(view: View) -> Iterator[tuple[int, list[str]]]:
    """Every round begins with a turn of Mister X."""
    number, events = 0, list[str]()
    for event in view.history:
        if isinstance(event, Turn):
            if events:
                yield number, events
            number, events = number + 1, []
        events.append(event_text(event))
    if events:
        yield number, events


def look(view: View, number: int, width: int) -> list[str]:
    """Who stands at a station and which lines it has; nothing if there is none."""
    board = view.table.edition.board
    station = Station(number)
    if station not in board.places:
        return []
    lines = [f"Station {number}{_standing(view, station)}"]
    for mode, ends in board.lines[station].items():
        lines += wrapped(f"{INDENT}{MODES[mode]:<12} ", map(str, ends), width)
    return lines


def _standing(view: View, station: Station) -> str:
    if station not in view.pursuers:
        return ""
    return f", where {view.table.pawns[view.pursuers.index(station)]} stands"


def where(view: View, width: int) -> list[str]:
    """The exact set of stations where Mister X can be."""
    found = sorted(deduce(view))
    if len(found) == 1:
        return [f"Mister X can only be on {found[0]}."]
    lines = [f"Mister X can be on {counted(len(found), 'station')}:"]
    return lines + wrapped(INDENT, map(str, found), width)


def ending(view: View, width: int) -> list[str]:
    """Who won and why, and Mister X's whole route."""
    if view.outcome is None:
        return ["The game goes on."]
    turns = [event_text(event) for event in view.history if isinstance(event, Turn)]
    return [
        *paragraph(f"{verdict(view.outcome)}{_how(view, view.outcome)}.", width),
        "Mister X's route (in brackets: not seen):",
        *wrapped(INDENT, [f"start {view.x_start},", *turns], width),
    ]


def _how(view: View, outcome: Outcome) -> str:
    last = view.history[-1] if view.history else None
    if outcome.reason is EndReason.CAUGHT and isinstance(last, PawnRide):
        return f" by {last.pawn} on {last.to} in round {view.round}"
    return f" (round {view.round})"
