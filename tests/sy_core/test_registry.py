"""Both games through the same verbs."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from random import Random

import pytest

from sy_core import SPECTATOR, RecordError
from sy_core import registry as games
from sy_core.registry import CLASSIC, GAMES, HUNTING, Game, game_of, recover_any

both = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def begun(game, plies=12, seed=3):
    rng = Random(seed)
    edition = next(iter(game.editions.values()))
    state = game.new_game(edition.id, edition.players[-1], rng=rng)
    for _ in range(plies):
        move = game.roll(state, rng) or rng.choice(list(game.legal_moves(state)))
        state = game.apply(state, move)
    return state


@both
def test_every_verb_is_there(game):
    assert all(callable(getattr(game, f.name)) for f in fields(Game)[3:])


@both
def test_a_record_names_its_game_and_loads_by_it(game):
    state = begun(game)

    text = game.write_record(state)

    assert game_of(text) is game
    assert game.load_record(text) == state


@both
def test_a_game_can_be_played_and_looked_at_without_knowing_which(game):
    state = begun(game)
    view = game.view_for(state, SPECTATOR)

    assert game.outcome(state) is None
    assert game.to_move(state)
    assert game.view_for(game.sample_state(view, Random(1)), SPECTATOR) == view
    assert game.undo(state).moves == state.moves[:-1]


@both
def test_a_damaged_record_of_either_game_is_recovered(game):
    state = begun(game)
    text = game.write_record(state)

    found, recovery = recover_any(text[:-6])

    assert found is game
    assert recovery.state.moves == state.moves[: len(recovery.state.moves)]
    assert len(recovery.state.moves) >= len(state.moves) - 2


def test_only_dice_are_left_to_chance():
    rng = Random(1)

    assert CLASSIC.roll(begun(CLASSIC), rng) is None
    assert HUNTING.roll(begun(HUNTING, plies=0), rng) is None


def test_a_record_of_an_unknown_game_is_refused():
    text = CLASSIC.write_record(begun(CLASSIC)).replace('"classic"', '"chess"')

    with pytest.raises(RecordError, match="game: unknown; there are classic, hunting"):
        game_of(text)
    with pytest.raises(RecordError, match="game: is not"):
        recover_any(text)


def test_a_hopeless_record_says_what_is_wrong_with_it():
    text = HUNTING.write_record(begun(HUNTING)).replace('"players":4', '"players":9')

    with pytest.raises(RecordError, match="players"):
        recover_any(text)


def test_there_are_two():
    assert [*games.GAMES] == ["classic", "hunting"]
    assert len(games.GAMES) == 2
    assert games.GAMES["hunting"] is games.HUNTING


def test_their_editions_can_be_listed_without_them():
    assert {
        name: tuple(game.editions) for name, game in games.GAMES.items()
    } == games.EDITION_IDS


def test_no_third_one_is_known():
    assert "chess" not in games.GAMES
    with pytest.raises(AttributeError, match="CHESS"):
        _ = games.CHESS


WITHOUT_DICE = """
import sys
from sy_core.messages.questions import Question, ask_text
from sy_core.registry import CLASSIC, GAMES
from sy_core.terms import SPECTATOR
state = CLASSIC.new_game("2013", 5, x_start=45, starts=[26, 29, 94, 117])
ask_text(Question(view=CLASSIC.view_for(state, SPECTATOR), level="constable", seed=1))
assert [*GAMES] == ["classic", "hunting"]
sys.exit(any(name.startswith("sy_core.hunting") for name in sys.modules))
"""


@pytest.mark.native_only
def test_who_plays_the_classic_game_does_not_load_the_other():
    """Not even to ask a computer player. It would cost much of the start."""
    source = Path(games.__file__).parents[1]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_DICE],
        env={**os.environ, "PYTHONPATH": str(source)},
        check=False,
    )

    assert done.returncode == 0
