"""Both games behind one set of verbs: pages, saves and bots treat them alike.

Whoever plays the one need not load the other: the dice game is imported when it is
first looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from sy_core.classic.game import CLASSIC
from sy_core.errors import RecordError
from sy_core.formats import envelope
from sy_core.game import Game

if TYPE_CHECKING:
    from sy_core.hunting.game import HUNTING

__all__ = [
    "CLASSIC",
    "EDITION_IDS",
    "GAMES",
    "HUNTING",
    "Game",
    "game_of",
    "recover_any",
]

EDITION_IDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {CLASSIC.id: (*CLASSIC.editions,), "hunting": ("hunting", "hunting-expert")}
)
"""By game, what can be played: a list of it must not load any game."""


def __getattr__(name: str) -> Game:
    if name == "HUNTING":
        return GAMES["hunting"]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


class Games(Mapping[str, Game]):
    """Every game by its name, the classic one first."""

    _names = (*EDITION_IDS,)

    def __getitem__(self, name: str) -> Game:
        if name == CLASSIC.id:
            return CLASSIC
        if name not in self._names:
            raise KeyError(name)
        game: Game = import_module("sy_core.hunting.game").HUNTING
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


GAMES: Final = Games()


def game_of(text: str) -> Game:
    """The game that a record is of; its start and moves are not looked at yet."""
    name = envelope.load(text).text("game")
    if name not in GAMES:
        raise RecordError("game", f"unknown; there are {', '.join(GAMES)}")
    return GAMES[name]


def recover_any(text: str) -> tuple[Game, Any]:
    """The game of a perhaps damaged record and all that can be saved of it."""
    faults = []
    for game in GAMES.values():
        try:
            return game, game.recover(text)
        except RecordError as error:
            faults.append(error)
    telling = [fault for fault in faults if fault.where != "game"]
    raise (telling or faults)[0]
