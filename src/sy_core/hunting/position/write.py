"""A view as position text."""

from __future__ import annotations

from itertools import groupby

from sy_core.formats.clauses import house_text, may_clause, numbers_text, write
from sy_core.hunting.deduce import deduce
from sy_core.hunting.editions import CHIPS
from sy_core.hunting.position.read import (
    WORDS,
    read_placed,
    specials_left,
    usual_phase,
    usual_players,
)
from sy_core.hunting.state import Phase, Token
from sy_core.hunting.view import PawnStatus, Sighting, View, as_told
from sy_core.terms import MISTER_X


def placed_text(view: View) -> str:
    """The position as this seat knows it; a new game begins from it."""
    log = as_told(view)
    clauses = [*_open_clauses(view, log), ("x", _secret(view, log))]
    text = write(view.table.edition.id, clauses)
    # What the detectives remember is only written if the log alone tells less.
    told = read_placed(text).table.setting
    may = deduce(view)
    if told is None or told.may == may:
        return text
    clauses.insert(-1, may_clause(may, view.table.layout.spaces))
    return write(view.table.edition.id, clauses)


def _open_clauses(view: View, log: tuple[Sighting, ...]) -> list[tuple[str, str]]:
    table = view.table
    usual = usual_players(table.edition, len(table.tiles)) == table.players
    house = house_text(table.rules, table.edition.defaults, table.edition.choices)
    moved = (
        pawn
        for pawn, status in zip(table.pawns, view.statuses, strict=False)
        if status is PawnStatus.MOVED
    )
    return [
        ("players", "" if usual else str(table.players)),
        ("house", house),
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
    told_anyway = len(way) == 1 and log[-1].station is not None
    return "" if told_anyway else ".".join(way)
