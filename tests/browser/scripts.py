"""Games to play: the stored ones, cut where a test wants to take over."""

from __future__ import annotations

import json
from functools import cache
from itertools import count
from pathlib import Path
from random import Random

from sy_core.registry import GAMES, game_of
from sy_core.terms import MISTER_X, SPECTATOR

TESTS = Path(__file__).parents[1]
CLASSIC = TESTS / "sy_core" / "classic" / "golden" / "games"
DICE = TESTS / "sy_core" / "hunting" / "golden"


@cache
def record_of(name):
    """The text of a stored record."""
    path = CLASSIC / f"{name}.json"
    if path.exists():
        return path.read_text(encoding="utf-8").strip()
    return (DICE / f"{name}.txt").read_text(encoding="utf-8").splitlines()[0]


def moves_of(name):
    return json.loads(record_of(name))["moves"]


def cut(name, plies):
    """The record with only so many moves; negative: so many before the end."""
    whole = json.loads(record_of(name))
    whole["moves"] = whole["moves"][:plies]
    return json.dumps(whole)


class Mirror:
    """The same game in this process: what the page must show."""

    def __init__(self, record):
        self.game = game_of(record)
        self.state = self.game.load_record(record)

    def apply(self, text):
        self.state = self.game.apply(self.state, self.game.parse_move(text))

    @property
    def moves(self):
        return [self.game.format_move(move) for move in self.state.moves]

    @property
    def outcome(self):
        return self.game.outcome(self.state)

    @property
    def x_acts(self):
        return "mister_x" in self.game.to_move(self.state)

    @property
    def shown(self):
        """Where everybody sees Mister X stand, if they do."""
        return self.game.view_for(self.state, SPECTATOR).x_station

    def targets(self):
        """Every station that somebody may tap now (single moves only)."""
        legal = self.game.legal_moves(self.state)
        return sorted({move.to for move in legal if move.to is not None})


@cache
def seed_for(name, plies):
    """A seed with which the dice fall as they do in the record after *plies* moves."""
    record = cut(name, plies)
    game = game_of(record)
    start = game.load_record(record)
    rest = moves_of(name)[plies:]
    for seed in count():
        rng, state = Random(seed), start
        for text in rest:
            if text.startswith("*"):
                fallen = game.roll(state, rng)
                if game.format_move(fallen) != text:
                    break
            state = game.apply(state, game.parse_move(text))
        else:
            return seed
    raise AssertionError


@cache
def shortest_game():
    """Mister X rides to where a detective comes by: start and moves."""
    game = GAMES["classic"]
    state = game.new_game("2023", 3, rng=Random(0))
    return game.write_record(state), ["B46", "P2U46"]


def random_game(edition, players, seed, choose=0):
    """A whole dice game: what the page's dice will do, and a player by chance."""
    game = next(g for g in GAMES.values() if edition in g.editions)
    state = game.new_game(edition, players, rng=Random(choose))
    start = game.write_record(state)
    dice, mind = Random(seed), Random(choose)
    while game.outcome(state) is None:
        if game.is_chance(state):
            move = game.roll(state, dice)
        else:
            move = mind.choice(tuple(game.legal_moves(state)))
        state = game.apply(state, move)
    return start, [game.format_move(m) for m in state.moves], game.outcome(state)


@cache
def short_game():
    """A whole classic game of eleven moves, two doubles among them: start and moves."""
    game = GAMES["classic"]
    rng = Random(24)
    state = game.new_game("1983", 4, rng=rng)
    start = game.write_record(state)
    while game.outcome(state) is None:
        legal = list(game.legal_moves(state))
        at = game.view_for(state, MISTER_X).x_station
        catching = [move for move in legal if move.pawn and move.to == at]
        state = game.apply(state, catching[0] if catching else rng.choice(legal))
    return start, [game.format_move(move) for move in state.moves]
