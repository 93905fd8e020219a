"""What has happened in the classic game, and what follows from it, as text."""

from __future__ import annotations

from collections.abc import Iterator

from sy_core.catalogue import Catalogue
from sy_core.classic.moves import Appear, Hide, PawnRide
from sy_core.classic.notation import format_move
from sy_core.classic.view import Event, Sighting, Turn, View
from sy_core.console.classic.screen import sighted, way
from sy_core.console.story import (
    MISTER,
    ended,
    in_rounds,
    in_turn,
    lines_of,
    standing,
)
from sy_core.console.text import wrapped
from sy_core.console.wording import ending_in_words
from sy_core.outcome import EndReason, Outcome
from sy_core.terms import Station


def news(words: Catalogue, view: View, since: int) -> list[str]:
    """What has happened since."""
    events = view.history[since:]
    return lines_of(
        words, view, ((_whose(it), _in_words(words, view, it)) for it in events)
    )


def _whose(event: Event) -> str:
    return "pursuers" if isinstance(event, PawnRide) else MISTER


def _in_words(words: Catalogue, view: View, event: Event) -> str:
    match event:
        case Turn(legs):
            rides = in_turn(words, (_ride_in_words(words, leg) for leg in legs))
            if event.double and view.table.edition.doubles_handed_on:
                return words("news.double_card", rides=rides)
            return rides
        case Appear(takings) if takings:
            return words("news.appears", tickets=event_text(event)[1:])
        case Appear():
            return words("news.appears.none")
        case Hide():
            return words("news.hides")
        case _:
            return event_text(event)


def _ride_in_words(words: Catalogue, leg: Sighting) -> str:
    how = "blocked" if leg.stayed else leg.ticket or "concealed"
    if leg.station is None:
        return words(f"ride.{how}")
    return words(f"ride_to.{how}", station=leg.station)


def event_text(event: Event) -> str:
    """An event in notation, with what is unknown left open."""
    if isinstance(event, Turn):
        return "+".join(map(sighted, event.legs))
    return format_move(event)


def log(words: Catalogue, view: View, width: int) -> list[str]:
    """The whole game so far."""
    return in_rounds(words, words("log.classic"), _rounds(view), width)


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


def look(words: Catalogue, view: View, number: int, width: int) -> list[str]:
    """Who stands at a station and which lines it has; nothing if there is none."""
    board = view.table.edition.board
    station = Station(number)
    if station not in board.places:
        return []
    pawn = standing(view, station)
    if pawn is None:
        lines = [words("station.free", station=number)]
    else:
        lines = [words("station.taken", station=number, pawn=pawn)]
    for mode, ends in board.lines[station].items():
        lines += wrapped(way(words, mode), map(str, ends), width)
    return lines


def ending(words: Catalogue, view: View, width: int) -> list[str]:
    """Who won and why, and Mister X's whole route."""
    if view.outcome is None:
        return [words("end.none")]
    turns = [event_text(event) for event in view.history if isinstance(event, Turn)]
    start = words("route.start", station=view.x_start)
    return ended(words, _verdict(words, view, view.outcome), [start, *turns], width)


def _verdict(words: Catalogue, view: View, outcome: Outcome) -> str:
    last = view.history[-1] if view.history else None
    if outcome.reason is EndReason.CAUGHT and isinstance(last, PawnRide):
        return words("end.caught.by", pawn=last.pawn, station=last.to, round=view.round)
    return ending_in_words(words, outcome, view.round)
