"""Positions of games between computer players, as questions that may be asked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from random import Random
from typing import Final, NamedTuple

from sy_core.arena.match import Pairing, play
from sy_core.game import AnyGame
from sy_core.hindsight.outlook import chase_of
from sy_core.protocols import State
from sy_core.puzzles import Kind
from sy_core.registry import CLASSIC, GAMES
from sy_core.terms import MISTER_X, SPECTATOR, Station
from tools.puzzles.plain import plain_texts

TABLES: Final = (
    *(("classic", "1983", players) for players in (4, 5, 6)),
    *(("classic", "2013", players) for players in (5, 4)),
    ("hunting", "hunting", 3),
    *(("classic", "2023", players) for players in (4, 5)),
    *(("classic", "french", players) for players in (5, 4)),
    ("hunting", "hunting", 4),
    *(("classic", "beginners", players) for players in (4, 5)),
    ("hunting", "hunting-expert", 3),
)
LEVELS: Final = (
    ("inspector", "inspector"),
    ("mastermind:8", "inspector"),
    ("inspector", "constable"),
    ("mastermind:8", "constable"),
    ("mastermind:8", "mastermind:8"),
)
"""Detectives and Mister X, of very different strength: that makes for variety."""
UNABLE: Final = ("stranded", "sat_out", "jammed")


class Question(NamedTuple):
    """Something to ask of a position; nobody knows yet whether it has an answer."""

    kind: Kind
    depth: int
    position: str


LATE: Final = 2
"""Pursuers still to move in a round, for catches that take longer."""
NEAR: Final = 4
"""Places where he can be then."""


def pairings(seed: int, count: int) -> Iterator[Pairing]:
    """The games to look through; which it is follows from a game's own seed."""
    for number in range(seed, seed + count):
        table = TABLES[number % len(TABLES)]
        yield Pairing(*table, number, *LEVELS[number % len(LEVELS)])


def questions(pairing: Pairing) -> Iterator[Question]:
    """What can be asked in a game, state by state."""
    game = GAMES[pairing.game]
    played = game.load_record(play(pairing).record)
    for state in game.history(played):
        if game.outcome(state) is None and _is_clear(game, state):
            is_classic = game.id == CLASSIC.id
            yield from _classic(game, state) if is_classic else _dice(game, state)
            yield from _blunders(game, state, Random(len(state.moves)))


def _is_clear(game: AnyGame, state: State) -> bool:
    """Whether nobody has run out of tickets: in plain positions purses are full."""
    statuses = game.view_for(state, SPECTATOR).statuses
    return bool(state.pursuers) and not any(status in UNABLE for status in statuses)


def _blunders(game: AnyGame, state: State, rng: Random) -> Iterator[Question]:
    """Mister X could also go where one or two pursuers catch him at once."""
    if MISTER_X not in game.to_move(state) or not state.moves:
        return
    for move in takewhile(lambda move: len(move.legs) <= 1, game.legal_moves(state)):
        after = game.apply(state, move)
        if game.outcome(after) is None and len(_places(game, after)) <= LATE:
            if game.is_chance(after):
                after = game.apply(after, game.roll(after, rng))
            for text in plain_texts(game, after, SPECTATOR, bare=True):
                yield Question(Kind.CATCH, 1, text)


def _classic(game: AnyGame, state: State) -> Iterator[Question]:
    if MISTER_X in game.to_move(state):
        for text in plain_texts(game, state, MISTER_X, bare=True):
            yield Question(Kind.ESCAPE, 1, text)
            yield Question(Kind.DARK, 0, text)
            if _hunters(game, state, frozenset({state.x_station})) > 1:
                yield Question(Kind.ESCAPE, 2, text)
        for text in plain_texts(game, state, MISTER_X, bare=False):
            yield Question(Kind.ESCAPE, 1, text)
    for text in plain_texts(game, state, SPECTATOR, bare=True):
        yield Question(Kind.WHERE, 0, text)
        for depth in _depths(game, state):
            yield Question(Kind.CATCH, depth, text)
    yield from _late(game, state)


def _late(game: AnyGame, state: State) -> Iterator[Question]:
    """The same, as if only one pursuer were left to move in this round."""
    pawns = state.table.pawns
    waiting = chase_of(game).waiting(state)
    if MISTER_X in game.to_move(state) or len(waiting) < len(pawns):
        return
    places = _places(game, state)
    depths = [
        depth
        for depth in (2, 3)
        if len(places) + depth <= NEAR and _hunters(game, state, places) >= depth
    ]
    for last in pawns if depths else ():
        others = tuple(pawn for pawn in pawns if pawn != last)
        for text in plain_texts(game, state, SPECTATOR, bare=True, moved=others):
            yield from (Question(Kind.CATCH, depth, text) for depth in depths)


def _hunters(game: AnyGame, state: State, places: frozenset[Station]) -> int:
    """How many pursuers are two rides away from a place where he can be, or nearer."""
    lines = chase_of(game).lines_of(state.table)
    near = {to for place in places for by in lines[place] for to in (by, *lines[by])}
    return sum(pursuer in near for pursuer in state.pursuers)


def _depths(game: AnyGame, state: State) -> Iterator[int]:
    """In how many rounds a catch might be forced: late in a round, and near to him."""
    waiting = len(chase_of(game).waiting(state))
    places = len(_places(game, state))
    if MISTER_X in game.to_move(state) or not waiting:
        return
    if places <= waiting:
        yield 1
    if waiting <= LATE and places <= NEAR:
        yield 2
        if waiting == 1:
            yield 3


def _places(game: AnyGame, state: State) -> frozenset[Station]:
    return game.deduce(game.view_for(state, SPECTATOR))


def _dice(game: AnyGame, state: State) -> Iterator[Question]:
    if game.is_chance(state):
        return
    if MISTER_X in game.to_move(state):
        for text in plain_texts(game, state, MISTER_X, bare=True):
            yield Question(Kind.ESCAPE, 1, text)
            yield Question(Kind.DARK, 0, text)
    for text in plain_texts(game, state, SPECTATOR, bare=True):
        yield Question(Kind.WHERE, 0, text)
        if MISTER_X not in game.to_move(state):
            yield Question(Kind.CATCH, 1, text)
