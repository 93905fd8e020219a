"""What has happened in the classic game, and what follows from it, as text."""

from __future__ import annotations

from collections.abc import Iterator

from sy_core.classic.deduce import deduce
from sy_core.classic.moves import Appear, Hide, PawnRide
from sy_core.classic.notation import format_move
from sy_core.classic.view import Event, Sighting, Turn, View
from sy_core.console.classic.screen import sighted
from sy_core.console.story import MISTER, ended, in_rounds, lines_of, possible, standing
from sy_core.console.text import INDENT, wrapped
from sy_core.console.wording import MODES, RIDES, verdict
from sy_core.outcome import EndReason, Outcome
from sy_core.terms import Station


def news(view: View, since: int) -> list[str]:
    """What has happened since."""
    return lines_of(
        view, ((_whose(it), _in_words(view, it)) for it in view.history[since:])
    )


def _whose(event: Event) -> str:
    return "Pursuers" if isinstance(event, PawnRide) else MISTER


def _in_words(view: View, event: Event) -> str:
    match event:
        case Turn(legs):
            rides = ", then ".join(_ride_in_words(leg) for leg in legs)
            handed_on = event.double and view.table.edition.doubles_handed_on
            return f"{rides} (the double card goes to his left)" if handed_on else rides
        case Appear(takings):
            taken = event_text(event)[1:] if takings else "no ticket"
            return f"he appears and takes {taken}"
        case Hide():
            return "he stays hidden"
        case _:
            return event_text(event)


def _ride_in_words(leg: Sighting) -> str:
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
    """The whole game so far."""
    return in_rounds("Mister X and the pursuers", _rounds(view), width)


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
    lines = [f"Station {number}{standing(view, station)}"]
    for mode, ends in board.lines[station].items():
        lines += wrapped(f"{INDENT}{MODES[mode]:<12} ", map(str, ends), width)
    return lines


def where(view: View, width: int) -> list[str]:
    """The exact set of stations where Mister X can be."""
    return possible(deduce(view), "station", width)


def ending(view: View, width: int) -> list[str]:
    """Who won and why, and Mister X's whole route."""
    if view.outcome is None:
        return ["The game goes on."]
    turns = [event_text(event) for event in view.history if isinstance(event, Turn)]
    result = verdict(view.outcome) + _how(view, view.outcome)
    return ended(result, [f"start {view.x_start},", *turns], width)


def _how(view: View, outcome: Outcome) -> str:
    last = view.history[-1] if view.history else None
    if outcome.reason is EndReason.CAUGHT and isinstance(last, PawnRide):
        return f" by {last.pawn} on {last.to} in round {view.round}"
    return f" (round {view.round})"
