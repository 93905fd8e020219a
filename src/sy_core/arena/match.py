"""One game between two computer players, told in text from start to end."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from time import process_time

from sy_core.arena.entrants import chooser_for
from sy_core.bots.entrants import Entrant, read_entrant
from sy_core.bots.playing import states, whims
from sy_core.move import Move
from sy_core.protocols import State
from sy_core.registry import GAMES, AnyGame
from sy_core.terms import Seat, Side


@dataclass(frozen=True, slots=True)
class Pairing:
    """A game to be played: everything in plain text and numbers."""

    game: str
    edition: str
    players: int
    seed: int
    detectives: str
    mister_x: str


@dataclass(frozen=True, slots=True)
class Result:
    """A game that was played."""

    pairing: Pairing
    winner: Side
    reason: str
    rounds: int
    milliseconds: Mapping[Side, float]
    """Mean time per choice."""
    record: str


def play(pairing: Pairing) -> Result:
    """Play one game; the same pairing with node budgets gives the same game."""
    game = GAMES[pairing.game]
    sides = {
        side: _Side(game, side, read_entrant(text), whims(pairing.seed, side))
        for side, text in (
            (Side.DETECTIVES, pairing.detectives),
            (Side.MISTER_X, pairing.mister_x),
        )
    }
    asked = {side: player.choose for side, player in sides.items()}
    *_, state = states(game, pairing.edition, pairing.players, pairing.seed, asked)
    ended = game.outcome(state)
    assert ended is not None
    names = {side.value: player.entrant.name for side, player in sides.items()}
    return Result(
        pairing,
        ended.winner,
        ended.reason.value,
        state.round,
        {side: player.mean for side, player in sides.items()},
        game.write_record(state, names),
    )


class _Side:
    """A player at the table with a clock beside it."""

    def __init__(
        self, game: AnyGame, side: Side, entrant: Entrant, rng: Random
    ) -> None:
        self.game, self.entrant, self.rng = game, entrant, rng
        self._chooser = chooser_for(game.id, side, entrant.name)
        self._seconds = 0.0
        self._choices = 0

    @property
    def mean(self) -> float:
        """Milliseconds per choice."""
        return 1000 * self._seconds / max(1, self._choices)

    def choose(self, state: State, seat: Seat) -> Move:
        """The move of this side, made on its view and nothing else."""
        view, legal = self.game.view_for(state, seat), self.game.legal_moves(state)
        began = process_time()
        move = self._chooser(view, legal, self.rng, self.entrant.budget())
        self._seconds += process_time() - began
        self._choices += 1
        return move


def play_text(text: str) -> str:
    """Play the pairing that a JSON text tells, and tell the result as one."""
    return write_result(play(Pairing(**json.loads(text))))


def write_pairing(pairing: Pairing) -> str:
    """A pairing as JSON."""
    return json.dumps({name: getattr(pairing, name) for name in Pairing.__slots__})


def write_result(result: Result) -> str:
    """A result as JSON."""
    return json.dumps(
        {
            "pairing": json.loads(write_pairing(result.pairing)),
            "winner": result.winner.value,
            "reason": result.reason,
            "rounds": result.rounds,
            "milliseconds": {
                side.value: round(mean, 2) for side, mean in result.milliseconds.items()
            },
            "record": result.record,
        }
    )


def read_result(text: str) -> Result:
    """Inverse of :func:`write_result`."""
    fields = json.loads(text)
    return Result(
        Pairing(**fields["pairing"]),
        Side(fields["winner"]),
        fields["reason"],
        fields["rounds"],
        {Side(side): mean for side, mean in fields["milliseconds"].items()},
        fields["record"],
    )
