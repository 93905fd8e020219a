"""A view as position text."""

from __future__ import annotations

from itertools import groupby

from sy_core.classic.deal import fresh_purses
from sy_core.classic.deduce import deduce
from sy_core.classic.editions.model import Log
from sy_core.classic.position.read import WORDS, read_position
from sy_core.classic.position.reckoning import (
    UNSAID,
    black_left,
    doubles_left,
    supply_left,
    usual_players,
)
from sy_core.classic.state import Entry, Phase
from sy_core.classic.view import PawnStatus, Sighting, View, public_trail
from sy_core.formats import position
from sy_core.formats.clauses import numbers_text
from sy_core.formats.position import party_clauses
from sy_core.terms import MISTER_X


def position_text(view: View) -> str:
    """The position as this seat knows it; a new game begins from it."""
    edition, log = view.table.edition, public_trail(view)
    clauses = [*_open_clauses(view, log), ("x", _secret(view, log))]
    stations = edition.board.stations
    return position.position_text(
        edition.id, clauses, deduce(view), stations, read_position
    )


def _open_clauses(view: View, log: tuple[Sighting, ...]) -> list[tuple[str, str]]:
    table = view.table
    edition = table.edition
    moved = (
        pawn
        for pawn, status in zip(table.pawns, view.statuses, strict=True)
        if status is PawnStatus.MOVED
    )
    start_is_open = edition.log is Log.OPEN and log and view.x_start is not None
    return [
        *party_clauses(table, usual_players(edition, len(table.pawns))),
        ("at", numbers_text(view.pursuers)),
        ("go", "" if view.phase in (Phase.MISTER_X, Phase.OVER) else _go(view)),
        ("end", view.outcome.reason.replace("_", "-") if view.outcome else ""),
        ("moved", ".".join(moved)),
        ("start", str(view.x_start) if start_is_open else ""),
        ("log", _log_text(log)),
        *_means(view, tuple(map(_entry, log))),
    ]


def _go(view: View) -> str:
    return next(word for word, phase in WORDS.items() if phase is view.phase)


def _means(view: View, log: tuple[Entry, ...]) -> list[tuple[str, str]]:
    """Tickets, where they are not what follows from the log."""
    table = view.table
    purses = "*".join(map(numbers_text, view.purses))
    supply = supply_left(table, view.purses, log)
    black, doubles = black_left(table, log), doubles_left(table, log)
    return [
        ("tickets", "" if view.purses == fresh_purses(table) else purses),
        ("supply", "" if view.supply == supply else numbers_text(view.supply)),
        ("black", "" if view.black == black else str(view.black)),
        ("doubles", "" if view.doubles == doubles else str(view.doubles)),
        ("appeared", str(view.appearances) if view.appearances else ""),
    ]


def _entry(seen: Sighting) -> Entry:
    return Entry(seen.round, seen.ticket, seen.station, seen.shown, seen.stayed)


def _log_text(log: tuple[Sighting, ...]) -> str:
    turns = groupby(log, key=lambda seen: seen.round)
    return ".".join("*".join(map(_leg, legs)) for _, legs in turns)


def _leg(seen: Sighting) -> str:
    return f"{_sign(seen)}{seen.station or ''}"


def _sign(seen: Sighting) -> str:
    if seen.stayed:
        return "-"
    return UNSAID if seen.ticket is None else seen.ticket.value


def _secret(view: View, log: tuple[Sighting, ...]) -> str:
    """Mister X's way as far back as it is known, if this seat knows it."""
    knows_all = view.seat == MISTER_X or view.outcome is not None
    if view.x_station is None or (log and not knows_all):
        return ""
    way: list[str] = []
    for full, seen in zip(reversed(view.trail), reversed(log), strict=True):
        if full.station is None:
            break
        hidden = full.ticket if seen.ticket is None and full.ticket else ""
        way.append(f"{hidden}{full.station}")
    else:
        if view.x_start is not None:
            way.append(str(view.x_start))
    way.reverse()
    known_anyway = len(way) == 1 and log and log[-1].station is not None
    return "" if known_anyway else ".".join(way)
