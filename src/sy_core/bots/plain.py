"""Views and questions as plain data, for bots in any language.

What stands here is written in ``docs/bots.md``, member by member, and changes only
with :data:`VERSION`. (``messages.view_text`` is for our own worker: exact, terse,
and free to change.)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import Final, TypeAlias, cast

from sy_core.ai.bot import Budget
from sy_core.bots import classic, hunting
from sy_core.knowledge import Turn
from sy_core.move import Move
from sy_core.protocols import Sighting, View
from sy_core.registry import CLASSIC, HUNTING, game_of_view

VERSION: Final = 1

Plain: TypeAlias = dict[str, object]
Own: TypeAlias = Callable[[View], Plain]
Lines: TypeAlias = Callable[[View], Iterator[tuple[int, int, str]]]

OWN: Final[Mapping[str, tuple[Own, Lines]]] = MappingProxyType(
    {
        CLASSIC.id: (cast("Own", classic.own), cast("Lines", classic.lines)),
        HUNTING.id: (cast("Own", hunting.own), cast("Lines", hunting.lines)),
    }
)
"""By game. Here, as in the registry, a game's own types are forgotten."""


def plain_table(view: View) -> Plain:
    """What stays as it is all through a game: line-up, house rules, the map."""
    game, table = game_of_view(view), view.table
    _, lines = OWN[game.id]
    return {
        "game": game.id,
        "edition": table.edition.id,
        "players": table.players,
        "rules": {
            rule.name: getattr(table.rules, rule.name)
            for rule in fields(table.rules)  # type: ignore[arg-type]
        },
        "pawns": list(table.pawns),
        "seats": list(table.seats),
        "owners": list(table.owners),
        "log_spaces": table.log_spaces,
        "marked": sorted(table.marked),
        "stations": list(table.stations),
        "lines": [list(line) for line in lines(view)],
    }


def plain_view(view: View) -> Plain:
    """All that one seat knows now."""
    game = game_of_view(view)
    own, _ = OWN[game.id]
    return {
        "seat": view.seat,
        "round": view.round,
        "phase": view.phase.value,
        "to_move": list(view.to_move),
        "pursuers": list(view.pursuers),
        "statuses": [status.value for status in view.statuses],
        "black": view.black,
        "doubles": view.doubles,
        "x_station": view.x_station,
        "x_start": view.known_start,
        "last_seen": None if view.last_seen is None else list(view.last_seen),
        "log": [_sighting(each) for each in view.trail],
        "history": [
            _turn(event) if isinstance(event, Turn) else game.format_move(_move(event))
            for event in view.history
        ],
        **own(view),
    }


def plain_question(
    view: View, legal: Iterable[Move], seed: int, budget: Budget
) -> Plain:
    """What a program is asked: choose one of the legal moves."""
    game = game_of_view(view)
    return {
        "type": "choose",
        "view": plain_view(view),
        "legal": [game.format_move(move) for move in legal],
        "seed": seed,
        "budget": {"nodes": budget.nodes, "milliseconds": budget.milliseconds},
    }


def _sighting(seen: Sighting) -> Plain:
    return {
        "round": seen.round,
        "sign": seen.sign,
        "station": seen.station,
        "shown": seen.shown,
    }


def _turn(turn: Turn[Sighting]) -> Plain:
    return {"double": turn.double, "legs": [_sighting(leg) for leg in turn.legs]}


def _move(event: object) -> Move:
    assert isinstance(event, Move)  # whatever is no turn is a move that all saw
    return event
