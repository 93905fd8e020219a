"""A bot that is a program, and views as plain data."""

from __future__ import annotations

import json
import sys
from random import Random

import pytest

from sy_core.ai.bot import Budget
from sy_core.arena.match import Pairing, play
from sy_core.bots import program
from sy_core.bots.faults import BotError, BotFault
from sy_core.bots.loading import bot_of
from sy_core.bots.plain import plain_table, plain_view
from sy_core.bots.program import Program
from sy_core.registry import CLASSIC, GAMES
from sy_core.terms import MISTER_X, SPECTATOR, Side

pytestmark = pytest.mark.native_only

GAME = CLASSIC.new_game("2013", 4, rng=Random(7))
EXAMPLE = f"program:{sys.executable} examples/chance.py"


def told_by(*lines):
    """The fault of a program that reads two lines and then does this."""
    text = "; ".join(("import sys, time", *["sys.stdin.readline()"] * 2, *lines))
    choose = bot_of(f'program:{sys.executable} -c "{text}"')()
    view, legal = CLASSIC.view_for(GAME, MISTER_X), CLASSIC.legal_moves(GAME)
    with pytest.raises(BotError) as found:
        choose(view, legal, Random(1), Budget(nodes=5))
    return found.value.code


@pytest.mark.parametrize(
    ("does", "code"),
    [
        ("sys.exit(3)", BotFault.DIED),
        ("print('hello')", BotFault.NONSENSE),
        ("print([])", BotFault.NONSENSE),
        ("print('{' + chr(34) + 'move' + chr(34) + ': 5}')", BotFault.NONSENSE),
        ("print('{' + '%cmove%c: %cQ%c' % ((34,) * 4) + '}')", BotFault.NONSENSE),
    ],
)
def test_a_program_that_gives_no_move_has_a_fault(does, code):
    """It dies, or answers what is no object with a move in notation."""
    assert told_by(does) is code


def test_a_program_that_says_nothing_is_not_waited_for(monkeypatch):
    """Its budget of time counts, and some grace, even if it does not listen."""
    monkeypatch.setattr(program, "GRACE", 0.05)
    bot = Program("it", f'{sys.executable} -c "import time; time.sleep(60)"', 0.1)
    view, legal = CLASSIC.view_for(GAME, MISTER_X), CLASSIC.legal_moves(GAME)
    many = (next(iter(legal)),) * 20_000  # more than a pipe holds
    budget = Budget(milliseconds=10, clock=lambda: 0.0)

    with pytest.raises(BotError) as found:
        bot.choose(view, many, Random(1), budget)

    assert found.value.code is BotFault.SILENT


@pytest.mark.parametrize("command", ["", "./nowhere-at-all", "'"])
def test_what_cannot_be_started_is_no_program(command):
    """That is said before a game begins."""
    with pytest.raises(BotError) as found:
        bot_of(f"program:{command}")()

    assert found.value.code is BotFault.NO_PROGRAM


@pytest.mark.parametrize(
    ("game", "edition", "players"), [("classic", "2013", 2), ("hunting", "hunting", 3)]
)
def test_the_example_plays_whole_games(game, edition, players):
    """On both sides, and the same again with the same seed."""
    pairing = Pairing(game, edition, players, 5, EXAMPLE, EXAMPLE)

    assert play(pairing).record == play(pairing).record


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_plain_views_hold_what_the_seat_knows_and_no_more(game):
    """They are JSON; two games that look alike to a seat are written alike."""
    edition = next(iter(game.editions))
    players = max(game.editions[edition].players)
    rng, state = Random(5), game.new_game(edition, players, rng=Random(5))
    while len(state.moves) < 60 and game.outcome(state) is None:
        if game.is_chance(state):
            state = game.apply(state, game.roll(state, rng))
        else:
            state = game.apply(state, rng.choice(list(game.legal_moves(state))))
    view = game.view_for(state, SPECTATOR)
    like = game.view_for(game.sample_state(view, Random(6)), SPECTATOR)

    plain = json.loads(json.dumps(plain_view(view)))

    assert plain == json.loads(json.dumps(plain_view(like)))
    assert plain["pursuers"] == list(view.pursuers)
    assert len(plain["log"]) == len(view.trail)
    assert {line[0] for line in plain_table(view)["lines"]} == set(view.table.stations)
    assert Side.MISTER_X in plain_view(game.view_for(state, MISTER_X))["seat"]
