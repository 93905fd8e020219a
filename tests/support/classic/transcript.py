"""A finished game as text: after every move, what has changed in every view.

The start shows each view in full, a fact a line; after a move only the facts that
are new or different are listed, so that the views of any moment can be read off by
going back. Seats are named together where the very same has changed for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from sy_core import MISTER_X, SPECTATOR, GameState, Seat, View, format_move, view_for
from sy_core.classic.advance import advance
from sy_core.classic.deal import beginning
from sy_core.classic.editions.model import Tickets
from sy_core.classic.view import Event, Sighting, Turn

Fact: TypeAlias = tuple[str, str]
"""What it is about, and what the seat knows of it."""

NOTHING: Final = "-"


def transcript(title: str, end: GameState) -> str:
    """The whole game that led to *end*."""
    seats = (MISTER_X, *end.table.seats, SPECTATOR)
    state = beginning(end)
    known = {seat: facts_of(view_for(state, seat)) for seat in seats}
    lines = [title, "", "start", *_grouped(known)]
    for number, move in enumerate(end.moves, start=1):
        state = advance(state, move)
        now = {seat: facts_of(view_for(state, seat)) for seat in seats}
        new = {seat: _changes(known[seat], now[seat]) for seat in seats}
        lines += ["", f"{number}. {format_move(move)}", *_grouped(new)]
        known = now
    return "\n".join(lines) + "\n"


def facts_of(view: View) -> dict[str, str]:
    """Everything a seat knows, fact by fact."""
    return dict(fact for name in field_names() for fact in _FACTS[name](view))


def field_names() -> tuple[str, ...]:
    """The fields of a view in the order of a transcript, except whose view it is."""
    return tuple(_FACTS)


def _changes(before: dict[str, str], now: dict[str, str]) -> dict[str, str]:
    gone = {key: "gone" for key in before if key not in now}
    return gone | {key: text for key, text in now.items() if before.get(key) != text}


def _grouped(known: dict[Seat, dict[str, str]]) -> Iterator[str]:
    """Each different set of facts under the names of all seats that share it."""
    remaining = list(known)
    while remaining:
        facts = known[remaining[0]]
        sharing = [seat for seat in remaining if known[seat] == facts]
        remaining = [seat for seat in remaining if seat not in sharing]
        everybody = len(sharing) == len(known)
        yield "  " + ("everybody" if everybody else ", ".join(sharing))
        yield from (f"    {key}: {text}" for key, text in facts.items())


def _table(view: View) -> Iterator[Fact]:
    table = view.table
    rules = {name: getattr(table.rules, name) for name in table.edition.choices}
    yield "edition", table.edition.id
    yield "players", str(table.players)
    yield "rules", ", ".join(f"{name} {int(value)}" for name, value in rules.items())
    placed = zip(table.pawns, table.starts, strict=True)
    yield "starts", _listed(f"{pawn} {station}" for pawn, station in placed)


def _pursuers(view: View) -> Iterator[Fact]:
    for pawn, station in zip(view.table.pawns, view.pursuers, strict=True):
        yield pawn, f"on {station}"


def _statuses(view: View) -> Iterator[Fact]:
    for pawn, status in zip(view.table.pawns, view.statuses, strict=True):
        yield f"{pawn} is", status.value


def _purses(view: View) -> Iterator[Fact]:
    for number, purse in enumerate(view.purses, start=1):
        yield f"purse {number}", _tickets(purse)


def _trail(view: View) -> Iterator[Fact]:
    for number, sighting in enumerate(view.trail, start=1):
        yield f"entry {number}", _sighting(sighting)


def _history(view: View) -> Iterator[Fact]:
    for number, event in enumerate(view.history, start=1):
        yield f"event {number}", _event(event)


def _event(event: Event) -> str:
    if isinstance(event, Turn):
        return " + ".join(_sighting(leg) for leg in event.legs)
    return format_move(event)


def _sighting(sighting: Sighting) -> str:
    ticket = NOTHING if sighting.stayed else (sighting.ticket or "?")
    shown = " shown" if sighting.shown else ""
    return f"{ticket}{sighting.station or '?'} in round {sighting.round}{shown}"


def _tickets(tickets: Tickets) -> str:
    return f"T{tickets.taxi} B{tickets.bus} U{tickets.underground}"


def _listed(items: Iterable[object]) -> str:
    return ", ".join(map(str, items)) or NOTHING


def _plain(name: str) -> Callable[[View], Iterator[Fact]]:
    def facts(view: View) -> Iterator[Fact]:
        value = getattr(view, name)
        yield name.replace("_", " "), NOTHING if value is None else str(value)

    return facts


def _outcome(view: View) -> Iterator[Fact]:
    if view.outcome is None:
        yield "outcome", NOTHING
    else:
        winner, reason = view.outcome.winner.value, view.outcome.reason.value
        yield "outcome", f"{winner} won, {reason}"


_FACTS: Final[dict[str, Callable[[View], Iterator[Fact]]]] = {
    "table": _table,
    "round": _plain("round"),
    "phase": lambda view: iter([("phase", view.phase.value)]),
    "to_move": lambda view: iter([("to move", _listed(view.to_move))]),
    "pursuers": _pursuers,
    "statuses": _statuses,
    "purses": _purses,
    "supply": lambda view: iter([("supply", _tickets(view.supply))]),
    "black": _plain("black"),
    "doubles": _plain("doubles"),
    "appearances": _plain("appearances"),
    "outcome": _outcome,
    "x_start": _plain("x_start"),
    "x_station": _plain("x_station"),
    "trail": _trail,
    "history": _history,
}
