"""A game at one device, sealed: whoever kept its promises notices any change.

Here nobody is kept in the dark by another device. The opened seal holds the key, so
the record alone shows only that both belong together; whoever has written down the root
and the promises while the game was played knows that it was not made up later.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sy_core.devices import seal
from sy_core.devices.letters.faults import LetterError, LetterFault
from sy_core.devices.letters.packing import Reader, Writer
from sy_core.devices.letters.wrapping import unwrapped, wrapped
from sy_core.devices.seal import COMMITMENT, DIGEST, GAME_ID, KEY, ROOT, Entropy
from sy_core.devices.verdict import Cheat, Fault, Sound
from sy_core.game import AnyGame
from sy_core.protocols import State
from sy_core.sharing import record_text
from sy_core.terms import MISTER_X, SPECTATOR, Station

PREFIX: Final = "alone"
LONGEST: Final = 10_000  # characters
MOST_ENTRIES: Final = 64
UNKNOWN: Final = Station(0)
"""Where a position that the game began from did not say where he was."""


@dataclass(frozen=True, slots=True)
class OwnSeal:
    """What a device seals its own game with; the key is shown at the end."""

    game_id: bytes
    key: bytes

    def root(self, game: AnyGame, first: State) -> bytes:
        """What can be told when the game begins: of the key, and of what lies open."""
        text = record_text(game, game.view_for(game.beginning(first), SPECTATOR))
        return seal.root(self.game_id, text.encode(), self.key)

    def promises(self, game: AnyGame, state: State) -> tuple[bytes, ...]:
        """What can be told at any time: of his start, and of every entry so far."""
        return tuple(
            seal.sealed(self.game_id, self.key, entry, station)
            for entry, station in enumerate(_stations(game, state))
        )


def own_seal(entropy: Entropy) -> OwnSeal:
    """A new one, for one game."""
    return OwnSeal(entropy(GAME_ID), entropy(KEY))


def write_own(game: AnyGame, own: OwnSeal, state: State) -> str:
    """The seal of a finished game, opened."""
    writer = Writer()
    writer.raw(own.game_id)
    writer.raw(own.key)
    writer.raw(own.root(game, state))
    writer.each(own.promises(game, state), Writer.raw)
    writer.raw(_whole(game, state))
    return wrapped(PREFIX, writer.done())


def own_seal_in(text: str) -> OwnSeal:
    """What a game was sealed with, from its opened seal; a LetterError if it is none.

    Whether it fits the game is for the audit to say.
    """
    return _own(Reader(unwrapped(PREFIX, text, LONGEST)))


def _own(reader: Reader) -> OwnSeal:
    return OwnSeal(reader.raw(GAME_ID), reader.raw(KEY))


def audit_own(game: AnyGame, state: State, text: str) -> Sound | Fault:
    """Whether the game is the one that was sealed; a LetterError if *text* is none."""
    reader = Reader(unwrapped(PREFIX, text, LONGEST))
    own = _own(reader)
    root = reader.raw(ROOT)
    promises = reader.each(MOST_ENTRIES, lambda each: each.raw(COMMITMENT))
    whole = reader.raw(DIGEST)
    if not reader.is_done:
        raise LetterError(LetterFault.FORM)
    if root != own.root(game, state):
        return Fault(Cheat.OTHER_KEY)
    stations = _stations(game, state)
    if len(promises) != len(stations):
        claimed, true = str(len(stations)), str(len(promises))
        return Fault(Cheat.INCOMPLETE, 0, claimed, true)
    for entry, (station, promise) in enumerate(zip(stations, promises, strict=True)):
        if promise != seal.sealed(own.game_id, own.key, entry, station):
            return _other_station(own, state, entry, promise, station)
    if whole != _whole(game, state):
        return Fault(Cheat.OTHER_RECORD)
    return Sound(state, len(stations) - 1)


def _other_station(
    own: OwnSeal, state: State, entry: int, promise: bytes, station: Station
) -> Fault:
    board = state.table.stations
    found = seal.station_behind(own.game_id, own.key, entry, promise, board)
    true = "" if found is None else str(found)
    return Fault(Cheat.CHANGED_MIND, entry, str(station), true)


def _stations(game: AnyGame, state: State) -> list[Station]:
    """His start, where it stands in no log, and all entries."""
    view = game.view_for(state, MISTER_X)
    stops = (view.known_start, *(entry.station for entry in view.trail))
    return [UNKNOWN if stop is None else stop for stop in stops]


def _whole(game: AnyGame, state: State) -> bytes:
    """All of the game, in the form that never changes its meaning."""
    text = record_text(game, game.view_for(state, MISTER_X))
    return seal.digest("record", text.encode())
