"""Playing a bot through everything, to find what is wrong with it.

At every table the bot plays one game on one side against a constable. Then it is
asked the same questions again: read anew, and as it is after that game. It must answer
alike, as every choice has a seed of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Final

from sy_core.ai.bot import Budget, Chooser
from sy_core.ai.levels import bot_for
from sy_core.bots.faults import BotError, BotFault
from sy_core.bots.loading import bot_of
from sy_core.bots.patience import patient
from sy_core.game import AnyGame
from sy_core.move import Move
from sy_core.protocols import View
from sy_core.registry import GAMES
from sy_core.terms import MISTER_X, SPECTATOR, Level, Side


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong."""

    code: BotFault
    where: str
    """At which table and choice."""
    what: str

    def __str__(self) -> str:
        return f"{self.code}: {self.where}: {self.what}"


@dataclass(frozen=True, slots=True)
class Place:
    """A table and the side on which the bot plays there."""

    game: AnyGame
    edition: str
    players: int
    side: Side

    def __str__(self) -> str:
        return f"{self.edition}, {self.players} players, as {self.side}"


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that the bot was asked, and its answer."""

    view: View
    legal: tuple[Move, ...]
    seed: str
    move: Move


def places() -> Iterator[Place]:
    """Every edition and side: detectives at the smallest table, he at the largest."""
    for game in GAMES.values():
        for edition in game.editions.values():
            yield Place(game, edition.id, min(edition.players), Side.DETECTIVES)
            yield Place(game, edition.id, max(edition.players), Side.MISTER_X)


def check(name: str, seed: int = 1) -> Iterator[Finding]:
    """All that is found, table by table; a slow bot is not played on."""
    for place in places():
        for finding in check_at(place, name, seed):
            yield finding
            if finding.code is BotFault.SLOW:
                return


NODES: Final = 20
TIMED: Final = 10
"""Every so many choices one is timed."""
MILLISECONDS: Final = 100.0
ALLOWED: Final = 3.0
"""How many times its milliseconds a choice may take before it is called slow."""


def check_at(place: Place, name: str, seed: int = 1) -> Iterator[Finding]:
    """What is found at one table; a fault ends the game there."""
    asked: list[Asked] = []
    try:
        first, again = bot_of(name, anew=True), bot_of(name, anew=True)
        timed = patient(bot_of(name)())
        _play(place, patient(first()), seed, asked, timed)
        for code, make in ((BotFault.UNSTEADY, again), (BotFault.CARRIED, first)):
            other = _differing(patient(make()), asked)
            if other is not None:
                number, move = other
                was, now = map(place.game.format_move, (asked[number].move, move))
                told = f"first {was}, then {now}"
                yield Finding(code, _where(place, number), told)
                return
    except BotError as error:
        yield Finding(error.code, _where(place, len(asked)), error.what)


def _where(place: Place, number: int) -> str:
    return f"{place}, choice {number + 1}"


def _play(
    place: Place, choose: Chooser, seed: int, asked: list[Asked], timed: Chooser
) -> None:
    """One game; what the bot was asked is added to *asked*.

    Another one of it is *timed*, as that must not change what this one chooses.
    """
    game, chance = place.game, Random(f"{seed} chance")  # noqa: S311
    other = bot_for(game.id, _other(place.side), Level.CONSTABLE).choose
    state = game.new_game(place.edition, place.players, rng=chance)
    while game.outcome(state) is None:
        if game.is_chance(state):
            state = game.apply(state, game.roll(state, chance))
            continue
        fled = game.to_move(state)[0] == MISTER_X
        view = game.view_for(state, MISTER_X if fled else SPECTATOR)
        if fled is (place.side is Side.MISTER_X):
            legal, whim = tuple(game.legal_moves(state)), f"{seed} {len(asked)}"
            if len(asked) % TIMED == 0:
                _time(timed, view, legal, whim)
            move = choose(view, legal, Random(whim), Budget(nodes=NODES))  # noqa: S311
            asked.append(Asked(view, legal, whim, move))
        else:
            move = other(view, game.legal_moves(state), chance, Budget(nodes=0))
        state = game.apply(state, move)


def _other(side: Side) -> Side:
    return Side.DETECTIVES if side is Side.MISTER_X else Side.MISTER_X


def _time(choose: Chooser, view: View, legal: tuple[Move, ...], seed: str) -> None:
    """A choice with a budget of time: a BotError if it takes much longer."""
    budget = Budget(milliseconds=MILLISECONDS, clock=process_time)
    began = process_time()
    choose(view, legal, Random(seed), budget)  # noqa: S311
    took = 1000 * (process_time() - began)
    if took > ALLOWED * MILLISECONDS:
        told = f"{MILLISECONDS:.0f} ms were given, {took:.0f} were taken"
        raise BotError(BotFault.SLOW, "", told)


def _differing(choose: Chooser, asked: list[Asked]) -> tuple[int, Move] | None:
    """The first question that is answered otherwise now."""
    for number, one in enumerate(asked):
        rng = Random(one.seed)  # noqa: S311
        move = choose(one.view, one.legal, rng, Budget(nodes=NODES))
        if move != one.move:
            return number, move
    return None
