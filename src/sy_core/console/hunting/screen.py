"""The table of the dice game as text, drawn from a view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sy_core import hunting
from sy_core.console.hunting.grid import BREADTH, grid, legend
from sy_core.console.hunting.wording import SIGNS, STATUSES
from sy_core.console.text import (
    INDENT,
    counted,
    headline,
    paragraph,
    side_by_side,
    wrapped,
)
from sy_core.hunting import Move, Phase, Sighting, View, as_detectives_see
from sy_core.terms import Ticket


def screen(view: View, options: Sequence[Move], width: int) -> list[str]:
    """The whole table: tiles, tableau, Mister X, dice, and what can be done now."""
    table = view.table
    entry = f"{len(view.trail)} of {table.log_spaces}"
    title = f"{table.edition.title} - {table.players} players"
    return [
        *headline(title, f"Round {view.round}, entry {entry}", width),
        *side_by_side(grid(view), tableau(view), BREADTH),
        f"{INDENT}{legend(view.table.layout)}   * shown",
        *mister_x(view, width),
        *detectives(view, width),
        *moves(view, options, width),
    ]


def tableau(view: View) -> list[str]:
    """Mister X's entries in two columns; the start is the first."""
    cells = [_cell(view, number) for number in range(1, view.table.log_spaces + 1)]
    half = -(-len(cells) // 2)
    return [" ".join(cells[row::half]) for row in range(half)]


def _cell(view: View, number: int) -> str:
    mark = "*" if number in view.table.marked else " "
    if number > len(view.trail):
        return f"{mark}{number:>2} {'.':<3}"
    sighting = view.trail[number - 1]
    return f"{mark}{number:>2} {sighting.token}{sighting.station or '?':<2}"


def sighted(sighting: Sighting) -> str:
    """``T14`` where it is open, ``T(14)`` where only Mister X knows, ``T?``."""
    station = sighting.station or "?"
    known = sighting.station is not None and not sighting.shown
    return f"{sighting.token}({station})" if known else f"{sighting.token}{station}"


def mister_x(view: View, width: int) -> list[str]:
    """What is known of Mister X, and what he still has."""
    left = f"black {view.black}, double {view.doubles}, helicopter {view.helicopters}"
    return paragraph(f"Mister X: {_whereabouts(view)}; {left}", width)


def _whereabouts(view: View) -> str:
    public = as_detectives_see(view)
    if public.x_station is not None:
        return f"in sight on {public.x_station}"
    if view.announced is None:
        return "not hidden yet"
    seen = f"started on tile {view.announced}"
    if public.last_seen is not None:
        number, station = public.last_seen
        seen = f"last seen on {station} ({number})"
    return seen if view.x_station is None else f"hidden on {view.x_station}; {seen}"


def detectives(view: View, width: int) -> list[str]:
    """What the detectives are doing, and the dice."""
    doing = [
        f"{pawn}{STATUSES[status] if view.phase is Phase.PURSUIT else ''}"
        for pawn, status in zip(view.table.pawns, view.statuses, strict=False)
    ]
    chips = counted(view.chips, "chip")
    if view.chips and view.phase is Phase.PURSUIT:
        chips += " (again)"
    return paragraph(
        f"Detectives: {', '.join(doing) or 'not placed yet'}; "
        f"dice {faces(view.hand)}, played {faces(view.played)}; {chips}",
        width,
    )


def faces(dice: Iterable[Ticket]) -> str:
    """Dice as letters."""
    return " ".join(dice) or "none"


def moves(view: View, options: Sequence[Move], width: int) -> list[str]:
    """What is open, mode by mode."""
    if view.phase is Phase.OVER:
        return []
    if not options:
        return ["Mister X is on turn."]
    lines = _own_place(view)
    for label, targets in _grouped(options).items():
        lines += wrapped(f"{INDENT}{label:<16} ", targets, width)
    return lines


def _own_place(view: View) -> list[str]:
    if view.phase is not Phase.MISTER_X:
        return []
    double = "; join two of these by + for a double" if view.doubles else ""
    return [f"You are on {view.x_station}{double}"]


def _grouped(options: Sequence[Move]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for move in options:
        if move == hunting.Again():
            continue  # it stands with the dice
        label, target = _label_and_target(move)
        found.setdefault(label, []).append(target)
    return found


def _label_and_target(move: Move) -> tuple[str, str]:
    match move:
        case hunting.PawnRide(pawn, ticket, to):
            return f"{pawn} {SIGNS[ticket]}", str(to)
        case hunting.PawnStay(pawn):
            return f"{pawn} stays", f"({pawn}-): nothing fits"
        case hunting.Place(pawn, to):
            return f"{pawn} starts on", str(to)
        case hunting.Ride(ticket, to):
            return SIGNS[ticket], str(to)
        case hunting.Fly(to):
            return "H helicopter", str(to)
        case hunting.Stay():
            return "-", "(stay)"
        case _:
            return "start on", str(move.to or "")
