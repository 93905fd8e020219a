"""What a seat knows as one row of small numbers, made from its view alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from sy_core.move import Move
from sy_core.protocols import View
from sy_core.registry import game_of_view
from sy_core.terms import Station
from sy_pettingzoo.games import own_of

Part: TypeAlias = tuple[str, Sequence[int]]
Row: TypeAlias = NDArray[np.uint8]
Places: TypeAlias = "Mapping[str, slice[int, int, None]]"


def observed(view: View, taken: Sequence[Move] = ()) -> Row:
    """The whole row; legs *taken* are those of Mister X's unfinished turn."""
    parts = [values for _, values in _parts(view, taken)]
    return np.concatenate([np.asarray(part, dtype=np.uint8) for part in parts])


def layout(view: View) -> Places:
    """Where in the row each part stands, by its name."""
    places, start = {}, 0
    for name, values in _parts(view, ()):
        places[name] = slice(start, start + len(values))
        start += len(values)
    return MappingProxyType(places)


def _parts(view: View, taken: Sequence[Move]) -> Iterator[Part]:
    own = own_of(view.table)
    stations = own.stations(view.table)
    last = taken[-1].to if taken else None
    for number, pawn in enumerate(view.table.pawns):
        here = view.pursuers[number : number + 1]
        yield f"place {pawn}", _marked(stations, here)
    yield "x_station", _marked(stations, [view.x_station])
    yield "last_seen", _marked(stations, (view.last_seen or ())[1:])
    yield "possible", _marked(stations, game_of_view(view).deduce(view))
    yield "taken", _marked(stations, [last])
    yield "phase", [phase is view.phase for phase in own.phases]
    ready = [status == "ready" for status in view.statuses]
    yield "ready", _filled(ready, len(view.table.pawns))
    for space in range(view.table.log_spaces):
        signs = [seen.sign for seen in view.trail[space : space + 1]]
        yield f"log {space + 1}", [sign in signs for sign in own.signs]
    yield "round", (view.round, len(view.trail), len(taken))
    yield "rare", (view.black, view.doubles)
    yield from own.parts(view)


def _marked(
    stations: Sequence[Station], wanted: Sequence[Station | None] | frozenset[Station]
) -> list[int]:
    return [int(station in wanted) for station in stations]


def _filled(values: Sequence[int], size: int) -> list[int]:
    return [*values, *[0] * (size - len(values))]
