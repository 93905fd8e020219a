"""What has happened in the dice game, and what follows from it, as text."""

from __future__ import annotations

from collections.abc import Iterator

from sy_core.console.hunting.screen import faces, sighted
from sy_core.console.hunting.wording import TURNS
from sy_core.console.story import MISTER, ended, in_rounds, lines_of, possible, standing
from sy_core.console.text import INDENT, wrapped
from sy_core.console.wording import TICKETS, verdict
from sy_core.hunting.deduce import deduce
from sy_core.hunting.moves import Roll
from sy_core.hunting.notation import format_move
from sy_core.hunting.reach import flights
from sy_core.hunting.state import Token
from sy_core.hunting.view import Event, Sighting, Turn, View
from sy_core.terms import Station


def news(view: View, since: int) -> list[str]:
    """What has happened since."""
    return lines_of(
        view, ((_whose(it), _in_words(view, it)) for it in view.history[since:])
    )


def _whose(event: Event) -> str:
    return MISTER if isinstance(event, Turn) else "Detectives"


def _in_words(view: View, event: Event) -> str:
    if isinstance(event, Turn):
        return ", then ".join(_ride_in_words(view, leg) for leg in event.legs)
    return event_text(event)


def _ride_in_words(view: View, leg: Sighting) -> str:
    if leg.token is Token.START:
        return f"hidden on tile {view.announced}"
    return TURNS[leg.token] + ("" if leg.station is None else f" to {leg.station}")


def event_text(event: Event) -> str:
    """An event in notation, with what is unknown left open."""
    match event:
        case Turn(legs):
            return "+".join(map(sighted, legs))
        case Roll(dice):
            return f"dice {faces(dice)}"
        case _:
            return format_move(event)


def log(view: View, width: int) -> list[str]:
    """The whole game so far."""
    return in_rounds("the detectives and Mister X", _rounds(view), width)


def _rounds(view: View) -> Iterator[tuple[int, list[str]]]:
    """Every round ends with a turn of Mister X; round 0 is the set-up."""
    number, events = 0, list[str]()
    for event in view.history:
        events.append(event_text(event))
        if isinstance(event, Turn):
            yield number, events
            number, events = number + 1, []
    if events:
        yield number, events


def look(view: View, number: int, width: int) -> list[str]:
    """Who stands on a space and where it leads; nothing if there is no such space."""
    layout = view.table.layout
    space = Station(number)
    if space not in layout.places:
        return []
    lines = [f"Space {number}{standing(view, space)}"]
    for ticket, targets in layout.rides.items():
        lines += wrapped(
            f"{INDENT}{TICKETS[ticket]:<12} ", map(str, targets[space]), width
        )
    flying = map(str, flights(view.table)[space])
    return lines + wrapped(f"{INDENT}{'helicopter':<12} ", flying, width)


def where(view: View, width: int) -> list[str]:
    """The exact set of spaces where Mister X can be."""
    return possible(deduce(view), "space", width)


def ending(view: View, width: int) -> list[str]:
    """Who won and why, and Mister X's whole route."""
    if view.outcome is None:
        return ["The game goes on."]
    turns = [event_text(event) for event in view.history if isinstance(event, Turn)]
    return ended(f"{verdict(view.outcome)} (round {view.round})", turns, width)
