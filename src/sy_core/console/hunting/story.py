"""What has happened in the dice game, and what follows from it, as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sy_core.catalogue import Catalogue
from sy_core.console.hunting.screen import faces, sighted
from sy_core.console.story import (
    MISTER,
    ended,
    in_rounds,
    in_turn,
    lines_of,
    standing,
)
from sy_core.console.text import INDENT, column, wrapped
from sy_core.console.wording import ending_in_words
from sy_core.hunting.moves import Roll
from sy_core.hunting.notation import format_move
from sy_core.hunting.reach import flights
from sy_core.hunting.state import Token
from sy_core.hunting.view import Event, Sighting, Turn, View
from sy_core.terms import Station, Ticket

WAYS: Final = 12
"""Columns of what one rides."""


def news(words: Catalogue, view: View, since: int) -> list[str]:
    """What has happened since."""
    events = view.history[since:]
    return lines_of(
        words, view, ((_whose(it), _in_words(words, view, it)) for it in events)
    )


def _whose(event: Event) -> str:
    return MISTER if isinstance(event, Turn) else "detectives"


def _in_words(words: Catalogue, view: View, event: Event) -> str:
    if isinstance(event, Turn):
        return in_turn(words, (_ride_in_words(words, view, leg) for leg in event.legs))
    return event_text(words, event)


def _ride_in_words(words: Catalogue, view: View, leg: Sighting) -> str:
    if leg.token is Token.START:
        return words("hides.tile", tile=view.announced)
    how = "stays" if leg.token is Token.STAY else leg.token
    if leg.station is None:
        return words(f"ride.{how}")
    return words(f"ride_to.{how}", station=leg.station)


def event_text(words: Catalogue, event: Event) -> str:
    """An event in notation, with what is unknown left open."""
    match event:
        case Turn(legs):
            return "+".join(map(sighted, legs))
        case Roll(dice):
            return words("news.dice", faces=faces(words, dice))
        case _:
            return format_move(event)


def log(words: Catalogue, view: View, width: int) -> list[str]:
    """The whole game so far."""
    return in_rounds(words, words("log.hunting"), _rounds(words, view), width)


def _rounds(words: Catalogue, view: View) -> Iterator[tuple[int, list[str]]]:
    """Every round ends with a turn of Mister X; round 0 is the set-up."""
    number, events = 0, list[str]()
    for event in view.history:
        events.append(event_text(words, event))
        if isinstance(event, Turn):
            yield number, events
            number, events = number + 1, []
    if events:
        yield number, events


def look(words: Catalogue, view: View, number: int, width: int) -> list[str]:
    """Who stands on a space and where it leads; nothing if there is no such space."""
    layout = view.table.layout
    space = Station(number)
    if space not in layout.places:
        return []
    pawn = standing(view, space)
    if pawn is None:
        lines = [words("space.free", station=number)]
    else:
        lines = [words("space.taken", station=number, pawn=pawn)]
    ways = {ticket: words(f"way.{ticket}") for ticket in Ticket}
    flying = words("way.H")
    broad = column((flying, *ways.values()), WAYS)
    leading = [(ways[ticket], at[space]) for ticket, at in layout.rides.items()]
    for name, targets in (*leading, (flying, flights(view.table)[space])):
        label = f"{INDENT}{name:<{broad}} "
        lines += wrapped(label, map(str, targets), width, none=words("none"))
    return lines


def ending(words: Catalogue, view: View, width: int) -> list[str]:
    """Who won and why, and Mister X's whole route."""
    if view.outcome is None:
        return [words("end.none")]
    turns = [
        event_text(words, event) for event in view.history if isinstance(event, Turn)
    ]
    verdict = ending_in_words(words, view.outcome, view.round)
    return ended(words, verdict, turns, width)
