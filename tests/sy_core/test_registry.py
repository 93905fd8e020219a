"""Both games through the same verbs."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import fields
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from support.at_random import at_random
from sy_core import MISTER_X, SPECTATOR, RecordError
from sy_core import registry as games
from sy_core.errors import IllegalMoveError, SetupError, ViewError
from sy_core.game import Setup
from sy_core.refusal import Reason
from sy_core.registry import (
    CLASSIC,
    GAMES,
    HUNTING,
    game_named,
    game_of,
    game_of_view,
    recover_any,
)

both = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def begun(game, plies=12, seed=3):
    rng = Random(seed)
    edition = next(iter(game.editions.values()))
    start = game.new_game(edition.id, edition.players[-1], rng=rng)
    return [start, *islice(at_random(game, start, rng), plies)][-1]


@both
def test_every_verb_is_there(game):
    verbs = {f.name for f in fields(game)} - {"id", "editions", "view_parts", "records"}
    texts = {"write_record", "export_redacted", "read_record", "load_record"}
    texts |= {"recover", "replay", "position_text", "read_position"}

    assert all(callable(getattr(game, verb)) for verb in verbs | texts)


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

    with pytest.raises(IllegalMoveError) as refused:
        CLASSIC.roll(begun(CLASSIC), rng)
    assert refused.value.notation == "*"
    assert refused.value.code is Reason.WRONG_ROLL
    assert not CLASSIC.is_chance(begun(CLASSIC))
    assert not HUNTING.is_chance(begun(HUNTING, plies=0))


def test_where_dice_decide_they_fall_as_they_may():
    state = next(s for s in HUNTING.history(begun(HUNTING)) if HUNTING.is_chance(s))

    move = HUNTING.roll(state, Random(1))

    assert move.kind == "roll"
    assert HUNTING.explain(state, move) is None


@both
def test_the_history_of_a_game_is_every_state_from_the_first(game):
    state = begun(game)

    states = game.history(state)

    assert states[0] == game.beginning(state)
    assert states[-1] == state
    assert [len(each.moves) for each in states] == [*range(13)]
    assert game.undo(state) == states[-2]


@both
def test_every_move_says_what_kind_it_is_and_what_it_moves(game):
    state = begun(game, plies=0)
    rng = Random(2)
    while state.outcome is None:
        moves = [*game.legal_moves(state)]
        for move in moves:
            notation = game.format_move(move)
            assert move.kind.islower()
            assert (move.pawn is None) or notation.startswith(move.pawn)
            assert (move.ticket is None) or move.ticket.value in notation
            assert (move.to is None) or notation.endswith(str(move.to))
            assert (move.kind == "double") == (len(move.legs) > 1)
        state = game.apply(state, rng.choice(moves))


@both
def test_everybody_sees_a_move_exactly_if_it_is_open(game):
    state = begun(game, plies=25)

    history = game.view_for(state, SPECTATOR).history

    assert [event.kind for event in history] == [
        move.kind if move.is_open else "turn" for move in state.moves
    ]


@both
def test_legs_make_a_double(game):
    states = game.history(begun(game, plies=25))
    state = next(state for state in states if game.legal_legs(state, more=1))
    firsts = game.legal_legs(state, more=1)

    seconds = game.legal_legs(state, firsts[:1])

    assert game.double((firsts[0], seconds[0])) in game.legal_moves(state)
    assert game.legal_legs(state, (game.double(firsts[:2]),), 0) == ()


@both
def test_a_game_is_set_up_as_it_was_chosen(game):
    edition = [*game.editions][-1]
    players = game.editions[edition].players[-1]
    chosen = Setup(edition=edition, players=players)

    state = game.set_up(chosen, Random(3))

    assert state == game.new_game(edition, players, rng=Random(3))


@both
def test_what_is_not_chosen_is_left_to_the_game(game):
    state = game.set_up(Setup(), Random(3))

    assert state.table.edition.id in ("2013", "hunting")
    assert state.table.players == 2


def test_tiles_and_start_stations_are_chosen_each_in_its_own_game():
    with pytest.raises(SetupError, match="tiles: are for the dice game"):
        CLASSIC.set_up(Setup(tiles="ABCDEF"), Random(1))
    with pytest.raises(SetupError, match="starts: are moves in the dice game"):
        HUNTING.set_up(Setup(x_start=5), Random(1))


def test_tiles_laid_by_hand_need_no_chance():
    state = HUNTING.set_up(Setup(tiles="DEABCF"), Random(1))
    expert = Setup(edition="hunting-expert", tiles="DEABCF", light="AB")

    assert state.table.tiles == "DEABCF"
    assert HUNTING.set_up(expert, Random(1)).table.light == "AB"


def test_a_game_is_known_by_its_editions():
    assert game_named("1983") is CLASSIC
    assert game_named("hunting-expert") is HUNTING
    with pytest.raises(SetupError, match="edition: unknown; there are 1983"):
        game_named("1066")


def test_a_game_is_known_by_its_views():
    assert game_of_view(CLASSIC.view_for(begun(CLASSIC), SPECTATOR)) is CLASSIC
    assert game_of_view(HUNTING.view_for(begun(HUNTING), SPECTATOR)) is HUNTING
    with pytest.raises(ViewError, match="not part of a view: str"):
        game_of_view("view")


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


@both
def test_the_table_names_every_station_of_its_board(game):
    """Ascending, and whoever stands somewhere stands on one of them."""
    state = begun(game)

    stations = state.table.stations
    assert list(stations) == sorted(set(stations))
    assert {state.x_station, *state.pursuers} <= set(stations)


@both
def test_open_moves_can_be_thought_of_without_being_made(game):
    """They rule out the stations that they enter; what is hidden is not taken up."""
    state = begun(game)
    while game.is_chance(state) or MISTER_X in game.to_move(state):
        roll = game.roll(state, Random(1)) if game.is_chance(state) else None
        state = game.apply(state, roll or next(iter(game.legal_moves(state))))
    seen = game.view_for(state, SPECTATOR)
    entered = next(move for move in game.legal_moves(state) if move.to is not None)

    ahead = game.foreseen(seen, (entered, *hidden(state)))

    assert ahead.history == (*seen.history, entered)
    assert game.deduce(ahead) == game.deduce(seen) - {entered.to}


def hidden(state):
    """Moves of the game so far that not everybody saw."""
    return [move for move in state.moves if not move.is_open]


@both
def test_the_route_is_every_station_of_his_way_that_a_seat_knows(game):
    state = begun(game, plies=25)

    known = game.view_for(state, MISTER_X).route
    seen = game.view_for(state, SPECTATOR).route

    assert known[-1] == state.x_station
    assert len(known) == len(state.trail) + (game is CLASSIC)
    assert len(seen) < len(known)
