"""What the adapter needs to know of each game, by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias, cast

from sy_core.game import AnyGame
from sy_core.move import Move
from sy_core.protocols import Table, View
from sy_core.registry import CLASSIC, HUNTING, game_named
from sy_core.terms import Station
from sy_pettingzoo import classic, hunting

Moves: TypeAlias = Callable[[Table], Iterator[Move]]


@dataclass(frozen=True, slots=True)
class Own:
    """A game's own part; here, as in the registry, its own types are forgotten."""

    stations: Callable[[Table], tuple[Station, ...]]
    legs: Moves
    others: Moves
    pawn_moves: Moves
    parts: Callable[[View], Iterator[tuple[str, Sequence[int]]]]
    phases: tuple[StrEnum, ...]
    signs: str


OWN: Final[Mapping[str, Own]] = MappingProxyType(
    {
        game.id: Own(
            cast("Callable[[Table], tuple[Station, ...]]", module.stations),
            cast("Moves", module.legs),
            cast("Moves", module.others),
            cast("Moves", module.pawn_moves),
            cast("Callable[[View], Iterator[tuple[str, Sequence[int]]]]", module.own),
            module.PHASES,
            module.SIGNS,
        )
        for game, module in ((CLASSIC, classic), (HUNTING, hunting))
    }
)


def game_at(table: Table) -> AnyGame:
    """The game that is played at a table."""
    return game_named(table.edition.id)


def own_of(table: Table) -> Own:
    """What is its own."""
    return OWN[game_at(table).id]
