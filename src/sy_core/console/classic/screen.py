"""The table of the classic game as text, drawn from a view."""

from __future__ import annotations

from collections.abc import Sequence

from sy_core.classic.board import PAID_TICKETS
from sy_core.classic.editions.model import Log
from sy_core.classic.moves import Move, PawnRide, Ride
from sy_core.classic.reach import robbed
from sy_core.classic.state import Phase
from sy_core.classic.view import PawnStatus, Sighting, View, as_detectives_see
from sy_core.console.classic.wording import STATUSES
from sy_core.console.text import INDENT, counted, headline, in_rows, paragraph, wrapped
from sy_core.console.wording import MODES
from sy_core.terms import MISTER_X, Mode, Station, Ticket


def screen(view: View, options: Sequence[Move], width: int) -> list[str]:
    """The whole table: log, Mister X, pursuers, and what can be done now."""
    table = view.table
    title = f"Scotland Yard - {table.edition.title} - {table.players} players"
    return [
        *headline(title, f"Round {view.round} of {table.rules.rounds}", width),
        *travel_log(view, width),
        *mister_x(view, width),
        *pursuers(view),
        *moves(view, options, width),
    ]


def travel_log(view: View, width: int) -> list[str]:
    """Mister X's log with its marked entries."""
    open_log = view.table.edition.log is Log.OPEN
    meaning = "he is concealed" if open_log else "he shows himself"
    cells = [_cell(view, number) for number in range(1, view.table.log_spaces + 1)]
    return [
        f"Travel log   * {meaning}   + same turn as the ride before",
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


def mister_x(view: View, width: int) -> list[str]:
    """What is known of Mister X, and what he still has."""
    left = f"{view.black} black, {counted(view.doubles, 'double')} left"
    if view.table.rules.appearances:
        left += f", appeared {counted(view.appearances, 'time')}"
    return paragraph(f"Mister X: {_whereabouts(view)}; {left}", width)


def _whereabouts(view: View) -> str:
    public = as_detectives_see(view)
    if public.x_station is not None:
        return f"in sight on {public.x_station}"
    seen = "not seen yet"
    if public.last_seen is not None:
        number, station = public.last_seen
        seen = f"last seen on {station}, entry {number}"
    return seen if view.x_station is None else f"hidden on {view.x_station}; {seen}"


def pursuers(view: View) -> list[str]:
    """Where the pursuers stand, their tickets, and what each is doing."""
    table = view.table
    tickets = table.edition.allotment is not None
    rows = [
        f"{INDENT}{pawn:<6} {view.pursuers[i]:>4} "
        f"{_purse(view, i) if tickets else ''} "
        f"{_status(view, i):<37}{_leader(view, i)}".rstrip()
        for i, pawn in enumerate(table.pawns)
    ]
    if not tickets:
        return ["Pursuers   at", *rows]
    if table.pooled:
        rows.append(f"{INDENT}{'pool':<12}{_counts(view.purses[0])}")
    rows.append(f"{INDENT}{'supply':<12}{_counts(view.supply)}")
    heads = "".join(f"{ticket:>4}" for ticket in PAID_TICKETS)
    return [f"Pursuers   at {heads}", *rows]


def _counts(tickets: Sequence[int]) -> str:
    return "".join(f"{count:>4}" for count in tickets)


def _purse(view: View, index: int) -> str:
    at = view.table.purse_of[index]
    if at is None:
        return f"{'free':>12}"
    return f"{'pool':>12}" if view.table.pooled else _counts(view.purses[at])


def _status(view: View, index: int) -> str:
    status = view.statuses[index]
    if view.phase is not Phase.PURSUIT and status is PawnStatus.WAITING:
        return ""
    return STATUSES[status]


def _leader(view: View, index: int) -> str:
    if len(view.table.seats) == 1:
        return ""
    owner = view.table.owners[index]
    return "anybody" if owner is None else f"player {owner + 1}"


def moves(view: View, options: Sequence[Move], width: int) -> list[str]:
    """Lines from where the acting pieces stand; in brackets what is closed."""
    match view.phase:
        case Phase.PURSUIT:
            return _pursuit(view, options, width)
        case Phase.MISTER_X if view.seat == MISTER_X and view.x_station is not None:
            return _turn(view, view.x_station, options, width)
        case Phase.APPEARANCE if view.seat == MISTER_X:
            return _appearance(view, width)
        case Phase.OVER:
            return []
        case _:
            return ["Mister X is on turn."]


def _pursuit(view: View, options: Sequence[Move], width: int) -> list[str]:
    open_now = {(m.pawn, m.ticket, m.to) for m in options if isinstance(m, PawnRide)}
    lines = ["Moves   (in brackets: taken, or no ticket)"]
    for index, pawn in enumerate(view.table.pawns):
        if view.statuses[index] is not PawnStatus.READY:
            continue
        here = view.pursuers[index]
        words: list[str] = []
        for mode, ends in view.table.edition.board.lines[here].items():
            if mode is not Mode.FERRY:
                ticket = Ticket(mode.value)
                words.append(f"{' ' * bool(words)}{ticket}")
                words += [
                    _end(to, closed=(pawn, ticket, to) not in open_now) for to in ends
                ]
        lines += wrapped(f"{INDENT}{pawn} on {here:>3}   ", words, width)
    return lines


def _turn(view: View, here: Station, options: Sequence[Move], width: int) -> list[str]:
    rides = [move for move in options if isinstance(move, Ride)]
    if not rides:
        return ["You are blocked: type - to stay where you are."]
    lines = [f"You are on {here}   (in brackets: taken, or no ticket)"]
    for mode, ends in view.table.edition.board.lines[here].items():
        ticket = Ticket.BLACK if mode is Mode.FERRY else Ticket(mode.value)
        words = [_end(to, closed=Ride(ticket, to) not in rides) for to in ends]
        lines += wrapped(f"{INDENT}{MODES[mode]:<12} ", words, width)
    return lines + _hints(view, f"{rides[0].ticket}{rides[0].to}", here)


def _hints(view: View, ride: str, here: Station) -> list[str]:
    hints = []
    if view.black:
        hints.append(f"X{ride[1:]}: by black ticket.")
    if view.doubles:
        hints.append(f"{ride}+{ride[0]}{here}: a double.")
    return [INDENT + "  ".join(hints)] if hints else []


def _appearance(view: View, width: int) -> list[str]:
    """R27: what can be taken, and how to say it."""
    owners = robbed(view.table, view.purses)
    example = "+".join(f"{pawn}{kinds[0]}" for pawn, kinds in owners)
    has = "; ".join(f"{pawn} has {' '.join(kinds)}" for pawn, kinds in owners)
    return paragraph(
        f"You may appear on {view.x_station} and take up to one ticket from each "
        f"detective ({has}): type !{example} or the like, ! to take none, or . to stay "
        "hidden.",
        width,
    )


def _end(to: Station, *, closed: bool) -> str:
    return f"({to})" if closed else str(to)
