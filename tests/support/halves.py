"""A game over two devices, played at random: what each knows, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

import pytest

from support import play
from support.hunting import scenes
from sy_core.game import AnyGame
from sy_core.halves.values import Disclosure, OpenHalf
from sy_core.halves.verbs import AnyHalves, halves_of
from sy_core.protocols import State
from sy_core.registry import EDITION_IDS, GAMES, game_named
from sy_core.terms import MISTER_X

EDITIONS = [edition for editions in EDITION_IDS.values() for edition in editions]
every_edition = pytest.mark.parametrize("edition", EDITIONS)
both_games = pytest.mark.parametrize("game", [*GAMES.values()], ids=lambda g: g.id)
_his_move = {"classic": play.random_move, "hunting": scenes._random_move}


@dataclass(frozen=True)
class Devices:
    """Both devices at one moment, and what travelled to get there."""

    game: AnyGame
    sealed: State
    half: OpenHalf
    told: Disclosure | None = None
    """What Mister X's device has just told; None: a move at the table."""
    before: OpenHalf | None = None
    """The table's half before that."""

    @property
    def halves(self) -> AnyHalves:
        """The verbs."""
        return halves_of(self.game)

    def act(self, move) -> Devices:
        """After a move of Mister X, which the table is told."""
        sealed, told = self.halves.act(self.sealed, move)
        return self._after(sealed, told)

    def ride(self, move) -> Devices:
        """After a move at the table that nobody has answered yet."""
        half = self.halves.apply(self.half, move)
        return replace(self, half=half, told=None, before=None)

    def answer(self) -> Devices:
        """After Mister X's device has answered all the table's moves."""
        sealed, told = self.halves.answer(self.sealed, self.half.asked)
        return self._after(sealed, told)

    def _after(self, sealed: State, told: Disclosure) -> Devices:
        half = self.halves.take(self.half, told)
        return Devices(self.game, sealed, half, told, self.half)

    def play(self, moves: str) -> Devices:
        """After moves in notation, the pursuers' answered only when the table waits."""
        devices = self
        for text in moves.split():
            move = self.game.parse_move(text)
            if devices.half.waits and devices.half.asked:
                devices = devices.answer()
            his = devices.game.to_move(devices.sealed) == (MISTER_X,)
            devices = devices.act(move) if his else devices.ride(move)
        return devices


def set_up(edition: str, rng: Random) -> State:
    """A new game of *edition* with any number of players and any house rules."""
    game = game_named(edition)
    found = game.editions[edition]
    players = rng.choice(found.players)
    rules = {name: rng.choice(values) for name, values in found.choices.items()}
    if rules.get("bobby_keeper", 0) >= players:
        rules["bobby_keeper"] = 0
    drawn = {**rules, "choose_light": False} if "choose_light" in rules else rules
    first = game.new_game(edition, players, rng=rng, rules=drawn)
    if rules == drawn:
        return first
    laid = {"tiles": first.table.tiles, "light": first.table.light}
    return game.new_game(edition, players, rules=rules, **laid)


def begun(game: AnyGame, first: State) -> Devices:
    """Two devices at the beginning of a game."""
    return Devices(game, first, halves_of(game).begin(first))


def at_random(devices: Devices, rng: Random) -> Iterator[Devices]:
    """The moments that follow, one by one, to the end; the table may ask in batches."""
    game, patience = devices.game, rng.choice([0, 0.5, 1])
    while devices.half.told.outcome is None:
        half, asked = devices.half, devices.half.asked
        if half.waits or half.is_over or (asked and rng.random() > patience):
            if asked:
                devices = devices.answer()
            else:
                devices = devices.act(_his_move[game.id](devices.sealed, rng))
        elif game.is_chance(half.alike):
            devices = devices.ride(game.roll(half.alike, rng))
        else:
            moves = list(devices.halves.legal_moves(half))
            devices = devices.ride(rng.choice(moves))
        yield devices
