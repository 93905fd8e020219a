"""A Mister X who cheats: what the table knows before his last letter, and that one."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from operator import itemgetter
from random import Random
from typing import TypeVar

from support.devices.letters_changed import Said, as_said, with_message, written
from support.devices.pair import X, finished, met
from sy_core.classic.board import LONDON_2013, distances
from sy_core.devices.letters.faults import LetterError
from sy_core.devices.letters.messages import (
    Message,
    Opening,
    Pursuit,
    Reply,
    Resign,
    Turn,
)
from sy_core.devices.letters.text import write_letter
from sy_core.devices.sides import table
from sy_core.devices.sides.table import TableSide
from sy_core.devices.sides.telling import Pen
from sy_core.devices.transcript import shortened
from sy_core.game import Setup
from sy_core.outcome import EndReason

M = TypeVar("M", bound=Message)
SETUP = Setup(edition="2013", players=3)
SEED = 11
CAUGHT_BEFORE = 20
"""Among so many games there is one in which he was caught."""


@dataclass(frozen=True)
class Lie:
    """What the table's device knows so far, and what it is told next."""

    table: TableSide
    text: str


def teleport() -> Lie:
    """He sealed a station to which nothing leads, and opens it."""
    game = _honest(SEED)
    entry, at, place, turn = game.hidden_turn()
    far = game.elsewhere(entry)
    promises = (game.pen.promise(entry, far),)
    letters = with_message(game.letters, at, place, replace(turn, promises=promises))
    return game.told(game.opened_with(letters, entry, far))


def changed_mind() -> Lie:
    """He opens another station than he sealed."""
    game = _honest(SEED)
    entry, *_ = game.hidden_turn()
    return game.told(game.opened_with(game.letters, entry, game.elsewhere(entry)))


def denied_catch() -> Lie:
    """A detective stood on his station; he says nothing of it, and gives up."""
    game = next(filter(Game.is_caught, map(_honest, range(CAUGHT_BEFORE))))
    at, place, _ = game.places(Reply)[-1]
    asked = len(game.places(Pursuit)[-1][2].moves)
    opening = game.letters[at][1][place + 1 :]
    lies: list[tuple[Message, ...]] = [(Reply(asked),), (Resign(),), opening]
    return game.told([*game.letters[:at], *((X, lie) for lie in lies)])


def false_reveal() -> Lie:
    """He shows himself where he could have been, and was not."""
    game = _honest(SEED)
    at, place, turn = [each for each in game.places(Turn) if each[2].shown][-1]
    truth = turn.shown[0]
    near = sorted(distances(LONDON_2013, truth.station).items(), key=itemgetter(1))
    for station, _ in near[1:]:
        shown = (game.pen.show(truth.entry, station),)
        lie = with_message(game.letters, at, place, replace(turn, shown=shown))
        with suppress(LetterError):  # elsewhere he could not have gone on as he did
            return game.told(lie)
    raise AssertionError(truth)


def other_key() -> Lie:
    """He opens with a key that he did not have when he began."""
    game = _honest(SEED)
    at, place, opening = game.places(Opening)[0]
    return game.told(
        with_message(game.letters, at, place, replace(opening, key=bytes(32)))
    )


def chosen_start() -> Lie:
    """He says that he drew another card."""
    game = _honest(SEED)
    at, place, opening = game.places(Opening)[0]
    card, *rides = opening.moves
    other = "@35" if card != "@35" else "@45"
    said = replace(opening, moves=(other, *rides))
    return game.told(with_message(game.letters, at, place, said))


LIES: dict[str, Callable[[], Lie]] = {
    each.__name__: each
    for each in (
        *(teleport, changed_mind, denied_catch),
        *(false_reveal, other_key, chosen_start),
    )
}


class Game:
    """An honest game, in whose letters something can be changed."""

    def __init__(self, seed: int) -> None:
        self.pair = finished(met(SETUP, seed, X), Random(seed))
        self.game_id = self.pair.x.base.transcript.game_id
        self.letters = as_said(self.pair.table.base.transcript)
        self.pen = Pen(self.game_id, self.pair.x.key)

    def is_caught(self) -> bool:
        """Whether a detective found him."""
        state = self.pair.x.state
        assert state is not None
        assert state.outcome is not None
        return state.outcome.reason is EndReason.CAUGHT

    def places(self, kind: type[M]) -> list[tuple[int, int, M]]:
        """Where messages of a kind are: letter, place, message."""
        return [
            (at, place, message)
            for at, (_, messages) in enumerate(self.letters)
            for place, message in enumerate(messages)
            if isinstance(message, kind)
        ]

    def hidden_turn(self) -> tuple[int, int, int, Turn]:
        """The number of an entry that nobody was shown, and its message."""
        sealed = self.pair.table.base.sealed
        return next(
            (sealed.index(turn.promises[0]) + 1, at, place, turn)
            for at, place, turn in self.places(Turn)[2:]
            if not turn.shown and len(turn.promises) == 1
        )

    def elsewhere(self, entry: int) -> int:
        """A station where he was not, and could not be."""
        state = self.pair.x.state
        assert state is not None
        return 189 if state.trail[entry - 1].station != 189 else 1

    def opened_with(self, letters: list[Said], entry: int, station: int) -> list[Said]:
        """The letters, in the last of which an entry is opened with that station."""
        at, place, opening = self.places(Opening)[0]
        moves, legs = [*opening.moves], 0
        for index, text in enumerate(moves[1:], start=1):
            legs += text.count("+") + 1
            if legs >= entry:
                moves[index] = f"{text[0]}{station}"
                break
        said = replace(opening, moves=tuple(moves))
        return with_message(letters, at, place, said)

    def told(self, letters: list[Said]) -> Lie:
        """What the table has of these letters before the last one comes."""
        whole = written(self.game_id, letters, honest_head=True)
        seated = self.pair.table
        before = table.rebuilt(shortened(whole), seated.share, seated.chain, ())
        return Lie(before, write_letter(whole.letters[-1]))


@cache
def _honest(seed: int) -> Game:
    return Game(seed)
