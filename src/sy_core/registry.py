"""The games there are, and the only look-ups: by name, by edition, by record.

Pages, saves and bots treat both games alike. Whoever plays the one need not load the
other: the dice game is imported when it is first looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast

from sy_core import loading
from sy_core.classic import game as classic
from sy_core.errors import RecordError, RecordFault, SetupError, SetupFault, ViewError
from sy_core.formats import envelope
from sy_core.formats.record import Recovery
from sy_core.game import AnyGame
from sy_core.protocols import State, View

__all__ = [
    "CLASSIC",
    "EDITION_IDS",
    "GAMES",
    "HUNTING",
    "AnyGame",
    "game_named",
    "game_of",
    "game_of_view",
    "recover_any",
]

if TYPE_CHECKING:
    HUNTING: AnyGame

CLASSIC: Final = cast("AnyGame", classic.CLASSIC)
"""Here, and below for the dice game, a game's own types are forgotten.

A state of one game given to a verb of the other fails there, as it always did; that
nobody does so is what the types cannot say of code that treats both games alike.
"""

EDITION_IDS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {CLASSIC.id: (*CLASSIC.editions,), "hunting": ("hunting", "hunting-expert")}
)
"""By game, what can be played: a list of it must not load any game."""


def __getattr__(name: str) -> AnyGame:
    if name == "HUNTING":
        return GAMES["hunting"]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


class Games(Mapping[str, AnyGame]):
    """Every game by its name, the classic one first."""

    _names = (*EDITION_IDS,)

    def __getitem__(self, name: str) -> AnyGame:
        if name == CLASSIC.id:
            return CLASSIC
        if name not in self._names:
            raise KeyError(name)
        return cast("AnyGame", loading.load(loading.HUNTING).HUNTING)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


GAMES: Final = Games()


def game_named(edition: str) -> AnyGame:
    """The game that has this edition."""
    for name, editions in EDITION_IDS.items():
        if edition in editions:
            return GAMES[name]
    known = ", ".join(name for editions in EDITION_IDS.values() for name in editions)
    raise SetupError(SetupFault.EDITION, "edition", f"unknown; there are {known}")


def game_of(text: str) -> AnyGame:
    """The game that a record is of; its start and moves are not looked at yet."""
    name = envelope.load(text).text("game", RecordFault.GAME)
    if name not in GAMES:
        raise RecordError(
            RecordFault.GAME, "game", f"unknown; there are {', '.join(GAMES)}"
        )
    return GAMES[name]


def game_of_view(view: View) -> AnyGame:
    """The game that a view is of."""
    for game in GAMES.values():  # the dice game is only loaded if it is asked
        if isinstance(view, game.view_parts["view"]):
            return game
    raise ViewError(f"not part of a view: {type(view).__name__}")


def recover_any(text: str) -> tuple[AnyGame, Recovery[State]]:
    """The game of a perhaps damaged record and all that can be saved of it."""
    faults = []
    for game in GAMES.values():
        try:
            return game, game.recover(text)
        except RecordError as error:
            faults.append(error)
    telling = [fault for fault in faults if fault.code is not RecordFault.GAME]
    raise (telling or faults)[0]
