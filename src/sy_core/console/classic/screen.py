"""The table of the classic game as text, drawn from a view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sy_core.catalogue import Catalogue
from sy_core.classic.board import PAID_TICKETS
from sy_core.classic.editions.model import Log
from sy_core.classic.moves import Move, PawnRide, Ride
from sy_core.classic.reach import robbed
from sy_core.classic.state import Phase
from sy_core.classic.view import PawnStatus, Sighting, View, as_detectives_see
from sy_core.console.text import (
    INDENT,
    column,
    headline,
    in_rows,
    paragraph,
    wrapped,
)
from sy_core.terms import MISTER_X, Mode, Station, Ticket

PAWNS: Final = 9
"""Columns of the pursuers' names; more where a heading is longer."""
STATIONS: Final = 4
TICKETS: Final = 4
DOING: Final = 37
WAYS: Final = 12
"""Columns of what one rides."""


def screen(
    words: Catalogue, view: View, options: Sequence[Move], width: int
) -> list[str]:
    """The whole table: log, Mister X, pursuers, and what can be done now."""
    table = view.table
    edition = words(f"edition.{table.edition.id}")
    title = words("title.classic", edition=edition, n=table.players)
    number = words("round.classic", round=view.round, rounds=table.rules.rounds)
    return [
        *headline(title, number, width),
        *travel_log(words, view, width),
        *mister_x(words, view, width),
        *pursuers(words, view),
        *moves(words, view, options, width),
    ]


def travel_log(words: Catalogue, view: View, width: int) -> list[str]:
    """Mister X's log with its marked entries."""
    open_log = view.table.edition.log is Log.OPEN
    cells = [_cell(view, number) for number in range(1, view.table.log_spaces + 1)]
    return [
        words("travel_log.conceals" if open_log else "travel_log.shows"),
        *in_rows(cells, width),
    ]


def _cell(view: View, number: int) -> str:
    mark = "*" if number in view.table.marked else " "
    if number > len(view.trail):
        return f"{mark}{number:>2} {'.':<4}"
    sighting = view.trail[number - 1]
    rounds = [entry.round for entry in view.trail[max(0, number - 2) : number]]
    again = "+" if rounds.count(sighting.round) > 1 else " "
    sign = _sign(sighting)
    return f"{mark}{number:>2}{again}{sign}{sighting.station or '?':<3}"


def _sign(sighting: Sighting) -> str:
    return "-" if sighting.stayed else sighting.ticket or "?"


def sighted(sighting: Sighting) -> str:
    """``T46`` where it is open, ``T(46)`` where only Mister X knows, ``T?``."""
    sign, station = _sign(sighting), sighting.station or "?"
    known = sighting.station is not None and not sighting.shown
    return f"{sign}({station})" if known else f"{sign}{station}"


def mister_x(words: Catalogue, view: View, width: int) -> list[str]:
    """What is known of Mister X, and what he still has."""
    values = {
        "place": _whereabouts(words, view),
        "black": words("left.black", n=view.black),
        "doubles": words("left.doubles", n=view.doubles),
    }
    if not view.table.rules.appearances:
        return paragraph(words("mister_x.classic", **values), width)
    appeared = words("left.appearances", n=view.appearances)
    return paragraph(words("mister_x.appearing", appeared=appeared, **values), width)


def _whereabouts(words: Catalogue, view: View) -> str:
    public = as_detectives_see(view)
    if public.x_station is not None:
        return words("place.in_sight", station=public.x_station)
    seen = words("place.unseen")
    if public.last_seen is not None:
        number, station = public.last_seen
        seen = words("place.last_seen", station=station, entry=number)
    if view.x_station is None:
        return seen
    return words("place.hidden", station=view.x_station, seen=seen)


def pursuers(words: Catalogue, view: View) -> list[str]:
    """Where the pursuers stand, their tickets, and what each is doing."""
    table = view.table
    tickets = table.edition.allotment is not None
    names, places = words("pursuers"), words("pursuers.at")
    pool, supply = words("pursuers.pool"), words("pursuers.supply")
    left = column((f"{names} ",), PAWNS)
    at = column((f" {places}",), STATIONS)
    start = column((f"{INDENT}{label} " for label in (pool, supply)), left + at + 1)
    doing = [_status(words, view, i) for i in range(len(table.pawns))]
    broad = column((f"{status} " for status in doing), DOING)
    rows = [
        f"{INDENT}{pawn:<{left - 2}}{view.pursuers[i]:>{at}}".ljust(start)
        + f"{_purse(words, view, i) if tickets else ''} "
        + f"{doing[i]:<{broad}}{_leader(words, view, i)}".rstrip()
        for i, pawn in enumerate(table.pawns)
    ]
    heading = f"{names:<{left}}{places:>{at}}"
    if not tickets:
        return [heading, *map(str.rstrip, rows)]
    if table.pooled:
        rows.append(f"{f'{INDENT}{pool}':<{start}}{_counts(view.purses[0])}")
    rows.append(f"{f'{INDENT}{supply}':<{start}}{_counts(view.supply)}")
    heads = "".join(f"{ticket:>{TICKETS}}" for ticket in PAID_TICKETS)
    return [f"{heading:<{start}}{heads}", *map(str.rstrip, rows)]


def _counts(tickets: Iterable[int]) -> str:
    return "".join(f"{count:>{TICKETS}}" for count in tickets)


def _purse(words: Catalogue, view: View, index: int) -> str:
    at = view.table.purse_of[index]
    if at is not None and not view.table.pooled:
        return _counts(view.purses[at])
    paying = words("pursuers.free" if at is None else "pursuers.pool")
    return f"{paying:>{TICKETS * len(PAID_TICKETS)}}"


def _status(words: Catalogue, view: View, index: int) -> str:
    status = view.statuses[index]
    if view.phase is not Phase.PURSUIT and status is PawnStatus.WAITING:
        return ""
    return words(f"status.classic.{status}")


def _leader(words: Catalogue, view: View, index: int) -> str:
    if len(view.table.seats) == 1:
        return ""
    owner = view.table.owners[index]
    if owner is None:
        return words("leader.anybody")
    return words("leader.player", number=owner + 1)


def moves(
    words: Catalogue, view: View, options: Sequence[Move], width: int
) -> list[str]:
    """Lines from where the acting pieces stand; in brackets what is closed."""
    match view.phase:
        case Phase.PURSUIT:
            return _pursuit(words, view, options, width)
        case Phase.MISTER_X if view.seat == MISTER_X and view.x_station is not None:
            return _turn(words, view, options, width)
        case Phase.APPEARANCE if view.seat == MISTER_X:
            return _appearance(words, view, width)
        case Phase.OVER:
            return []
        case _:
            return [words("moves.mister_x")]


def _pursuit(
    words: Catalogue, view: View, options: Sequence[Move], width: int
) -> list[str]:
    open_now = {(m.pawn, m.ticket, m.to) for m in options if isinstance(m, PawnRide)}
    lines = [words("moves.pursuers")]
    for index, pawn in enumerate(view.table.pawns):
        if view.statuses[index] is not PawnStatus.READY:
            continue
        here = view.pursuers[index]
        items: list[str] = []
        for mode, ends in view.table.edition.board.lines[here].items():
            if mode is not Mode.FERRY:
                ticket = Ticket(mode.value)
                items.append(f"{' ' * bool(items)}{ticket}")
                items += [
                    _end(to, closed=(pawn, ticket, to) not in open_now) for to in ends
                ]
        label = words("moves.pawn", pawn=pawn, station=f"{here:>3}")
        lines += wrapped(f"{INDENT}{label}   ", items, width)
    return lines


def _turn(
    words: Catalogue, view: View, options: Sequence[Move], width: int
) -> list[str]:
    rides = [move for move in options if isinstance(move, Ride)]
    here = view.x_station
    assert here is not None
    if not rides:
        return [words("moves.blocked")]
    lines = [words("moves.you", station=here)]
    for mode, ends in view.table.edition.board.lines[here].items():
        ticket = Ticket.BLACK if mode is Mode.FERRY else Ticket(mode.value)
        items = [_end(to, closed=Ride(ticket, to) not in rides) for to in ends]
        lines += wrapped(way(words, mode), items, width)
    return lines + _hints(words, view, rides[0], here)


def way(words: Catalogue, mode: Mode) -> str:
    """What one rides, as a label; all are equally long."""
    names = {each: words(f"way.{each}") for each in Mode}
    return f"{INDENT}{names[mode]:<{column(names.values(), WAYS)}} "


def _hints(words: Catalogue, view: View, ride: Ride, here: Station) -> list[str]:
    hints = []
    if view.black:
        hints.append(words("hint.black", move=f"X{ride.to}"))
    if view.doubles:
        hints.append(
            words("hint.double", move=f"{ride.ticket}{ride.to}+{ride.ticket}{here}")
        )
    return [INDENT + "  ".join(hints)] if hints else []


def _appearance(words: Catalogue, view: View, width: int) -> list[str]:
    """R27: what can be taken, and how to say it."""
    owners = robbed(view.table, view.purses)
    example = "+".join(f"{pawn}{kinds[0]}" for pawn, kinds in owners)
    owned = "; ".join(
        words("appear.has", pawn=pawn, tickets=" ".join(kinds))
        for pawn, kinds in owners
    )
    told = words("appear", station=view.x_station, owned=owned, example=f"!{example}")
    return paragraph(told, width)


def _end(to: Station, *, closed: bool) -> str:
    return f"({to})" if closed else str(to)
