"""A view as position text."""

from __future__ import annotations

from itertools import groupby

from sy_core.formats import position
from sy_core.formats.clauses import numbers_text
from sy_core.formats.position import party_clauses
from sy_core.hunting.deduce import deduce
from sy_core.hunting.editions import CHIPS
from sy_core.hunting.position.read import WORDS, read_position
from sy_core.hunting.position.reckoning import (
    specials_left,
    usual_phase,
    usual_players,
)
from sy_core.hunting.state import Phase, Token
from sy_core.hunting.view import PawnStatus, Sighting, View, public_trail
from sy_core.terms import MISTER_X


def position_text(view: View) -> str:
    """The position as this seat knows it; a new game begins from it."""
    table, log = view.table, public_trail(view)
    clauses = [*_open_clauses(view, log), ("x", _secret(view, log))]
    spaces = table.layout.spaces
    return position.position_text(
        table.edition.id, clauses, deduce(view), spaces, read_position
    )


def _open_clauses(view: View, log: tuple[Sighting, ...]) -> list[tuple[str, str]]:
    table = view.table
    moved = (
        pawn
        for pawn, status in zip(table.pawns, view.statuses, strict=False)
        if status is PawnStatus.MOVED
    )
    return [
        *party_clauses(table, usual_players(table.edition, len(table.tiles))),
        ("tiles", table.tiles),
        ("light", table.light),
        ("at", numbers_text(view.pursuers)),
        ("go", _go(view)),
        ("end", view.outcome.reason.replace("_", "-") if view.outcome else ""),
        ("moved", ".".join(moved)),
        ("log", _log_text(view, log)),
        ("hand", "".join(view.hand)),
        ("played", "".join(view.played)),
        *_specials(view, log),
    ]


def _go(view: View) -> str:
    usual = usual_phase(view.table, view.pursuers, hidden=bool(view.trail))
    if view.phase in (usual, Phase.OVER):
        return ""
    return next(word for word, phase in WORDS.items() if phase is view.phase)


def _specials(view: View, log: tuple[Sighting, ...]) -> list[tuple[str, str]]:
    """Tickets and chips, where they are not what follows from the tableau."""
    rounds = [seen.round for seen in log]
    left = specials_left(view.table, [seen.token for seen in log], rounds)
    held = {
        "chips": (view.chips, CHIPS),
        "black": (view.black, left.black),
        "doubles": (view.doubles, left.doubles),
        "helicopters": (view.helicopters, left.helicopters),
    }
    return [
        (key, "" if count == usual else str(count))
        for key, (count, usual) in held.items()
    ]


def _log_text(view: View, log: tuple[Sighting, ...]) -> str:
    turns = groupby(log, key=lambda seen: seen.round)
    return ".".join("*".join(_leg(view, leg) for leg in legs) for _, legs in turns)


def _leg(view: View, seen: Sighting) -> str:
    sign = view.announced if seen.token is Token.START else seen.token.value
    return f"{sign}{seen.station or ''}"


def _secret(view: View, log: tuple[Sighting, ...]) -> str:
    """Mister X's way as far back as it is known, if this seat knows it."""
    if view.seat != MISTER_X and view.outcome is None:
        return ""
    way: list[str] = []
    for full in reversed(view.trail):
        if full.station is None:
            break
        way.append(str(full.station))
    way.reverse()
    known_anyway = len(way) == 1 and log[-1].station is not None
    return "" if known_anyway else ".".join(way)
