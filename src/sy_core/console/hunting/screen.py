"""The table of the dice game as text, drawn from a view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sy_core import hunting
from sy_core.catalogue import Catalogue
from sy_core.console.hunting.grid import BREADTH, grid, legend
from sy_core.console.text import (
    INDENT,
    column,
    headline,
    paragraph,
    side_by_side,
    wrapped,
)
from sy_core.hunting import Move, Phase, Sighting, View, as_detectives_see
from sy_core.terms import Ticket

LABELS: Final = 16
"""Columns of what can be done."""


def screen(
    words: Catalogue, view: View, options: Sequence[Move], width: int
) -> list[str]:
    """The whole table: tiles, tableau, Mister X, dice, and what can be done now."""
    table = view.table
    edition = words(f"edition.{table.edition.id}")
    title = words("title.hunting", edition=edition, n=table.players)
    entry, entries = len(view.trail), table.log_spaces
    number = words("round.hunting", round=view.round, entry=entry, entries=entries)
    return [
        *headline(title, number, width),
        *side_by_side(grid(view), tableau(view), BREADTH),
        INDENT + legend(words, view.table.layout),
        *mister_x(words, view, width),
        *detectives(words, view, width),
        *moves(words, view, options, width),
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


def mister_x(words: Catalogue, view: View, width: int) -> list[str]:
    """What is known of Mister X, and what he still has."""
    told = words(
        "mister_x.hunting",
        place=_whereabouts(words, view),
        black=view.black,
        doubles=view.doubles,
        helicopters=view.helicopters,
    )
    return paragraph(told, width)


def _whereabouts(words: Catalogue, view: View) -> str:
    public = as_detectives_see(view)
    if public.x_station is not None:
        return words("place.in_sight", station=public.x_station)
    if view.announced is None:
        return words("place.nowhere")
    seen = words("place.tile", tile=view.announced)
    if public.last_seen is not None:
        number, station = public.last_seen
        seen = words("place.last_seen.short", station=station, entry=number)
    if view.x_station is None:
        return seen
    return words("place.hidden", station=view.x_station, seen=seen)


def detectives(words: Catalogue, view: View, width: int) -> list[str]:
    """What the detectives are doing, and the dice."""
    pawns = zip(view.table.pawns, view.statuses, strict=False)
    if view.phase is Phase.PURSUIT:
        doing = [words(f"status.hunting.{status}", pawn=pawn) for pawn, status in pawns]
    else:
        doing = [pawn for pawn, _ in pawns]
    may_roll = view.chips and view.phase is Phase.PURSUIT
    told = words(
        "detectives",
        doing=words("list.comma").join(doing) or words("detectives.nowhere"),
        hand=faces(words, view.hand),
        played=faces(words, view.played),
        chips=words("chips.again" if may_roll else "chips", n=view.chips),
    )
    return paragraph(told, width)


def faces(words: Catalogue, dice: Iterable[Ticket]) -> str:
    """Dice as letters."""
    return " ".join(dice) or words("none")


def moves(
    words: Catalogue, view: View, options: Sequence[Move], width: int
) -> list[str]:
    """What is open, mode by mode."""
    if view.phase is Phase.OVER:
        return []
    if not options:
        return [words("moves.mister_x")]
    lines = _own_place(words, view)
    found = _grouped(words, options)
    broad = column(found, LABELS)
    for label, targets in found.items():
        lines += wrapped(f"{INDENT}{label:<{broad}} ", targets, width)
    return lines


def _own_place(words: Catalogue, view: View) -> list[str]:
    if view.phase is not Phase.MISTER_X:
        return []
    double = bool(view.doubles)
    here = view.x_station
    return [words("moves.here.double" if double else "moves.here", station=here)]


def _grouped(words: Catalogue, options: Sequence[Move]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for move in options:
        if move == hunting.Again():
            continue  # it stands with the dice
        label, target = _label_and_target(words, move)
        found.setdefault(label, []).append(target)
    return found


def _label_and_target(words: Catalogue, move: Move) -> tuple[str, str]:
    match move:
        case hunting.PawnRide(pawn, ticket, to):
            return f"{pawn} {ticket} {words(f'way.{ticket}')}", str(to)
        case hunting.PawnStay(pawn):
            return words("moves.stays", pawn=pawn), words("moves.stays.why", pawn=pawn)
        case hunting.Place(pawn, to):
            return words("moves.starts", pawn=pawn), str(to)
        case hunting.Ride(ticket, to):
            return f"{ticket} {words(f'way.{ticket}')}", str(to)
        case hunting.Fly(to):
            return f"H {words('way.H')}", str(to)
        case hunting.Stay():
            return "-", words("moves.stay")
        case _:
            return words("moves.start"), str(move.to or "")
