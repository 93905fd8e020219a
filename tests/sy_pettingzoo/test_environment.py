"""Both games as environments of PettingZoo: its own tests, and ours."""

from __future__ import annotations

import doctest
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import sy_pettingzoo
from sy_core.registry import game_named
from sy_core.terms import MISTER_X, SPECTATOR
from sy_pettingzoo import env, raw_env
from sy_pettingzoo.observing import observed

pytestmark = pytest.mark.native_only

TABLES = [("2013", 4), ("beginners", 4), ("hunting-expert", 3)]
# What its test remarks on: two sides with moves of their own, and dictionaries.
REMARKS = (
    "Observation space for each agent probably",
    "We recommend agents to be named",
    "Agents have different (observation|action) space sizes",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",
)
remarked = [
    pytest.mark.filterwarnings(f"ignore:{text}:UserWarning") for text in REMARKS
]


def any_action(agent_env, rng):
    """Some action that the mask allows."""
    mask = agent_env.observe(agent_env.agent_selection)["action_mask"]
    return rng.choice(np.flatnonzero(mask).tolist())


def with_marks(function):
    """The test with all remarks let pass."""
    for mark in remarked:
        function = mark(function)
    return function


@with_marks
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_pettingzoo_finds_nothing_wrong(edition, players):
    """Its tests of the interface and of seeds."""
    api_test(env(edition, players), num_cycles=60)
    seed_test(lambda: env(edition, players), num_cycles=60)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_random_game_comes_to_its_end(edition, players):
    """One wins what the other loses, and everybody is told why."""
    rng, table = Random(3), env(edition, players)
    table.reset(seed=3)
    while not any(table.terminations.values()):
        table.step(any_action(table, rng))

    assert sorted(table.rewards.values()) == [-1, 1]
    assert table.infos["mister_x"]["reason"] == table.infos["detectives"]["reason"]


def turns_by_masks(table, taken=()):
    """Every turn that masks allow, legs of a double one after the other."""
    agent = table.agent_selection
    actions = table.actions[agent]
    for number in np.flatnonzero(table.observe(agent)["action_mask"]).tolist():
        move, goes_on = actions.read(number)
        legs = (*taken, move)
        if not goes_on:
            yield table.game.double(legs) if taken else move
            continue
        before = table._taken, table._mask
        table.step(number)
        yield from turns_by_masks(table, legs)
        table._taken, table._mask = before


@pytest.mark.parametrize(
    ("edition", "rules"),
    [
        ("2013", {}),
        ("1983", {"appearances": 1, "doubles_per_turn": 2}),
        ("hunting", {}),
    ],
)
def test_masks_allow_the_legal_moves_and_no_others(edition, rules):
    """Doubles, triples by house rule, appearances, placing, dice."""
    rng, table = Random(5), raw_env(edition, 3, rules)
    table.reset(seed=5)
    for _ in range(16):
        legal = list(table.game.legal_moves(table._state))

        allowed = list(turns_by_masks(table))

        assert sorted(map(str, allowed)) == sorted(map(str, legal))
        ending = [move for move in legal if len(move.legs) < 2]
        actions = table.actions[table.agent_selection]
        table.step(actions.moves.index(rng.choice(ending)))


@pytest.mark.parametrize("edition", ["2013", "hunting-expert"])
def test_an_observation_is_made_of_what_the_seat_knows(edition):
    """Two games that look alike to the detectives are observed alike."""
    rng, table, game = Random(4), raw_env(edition), game_named(edition)
    table.reset(seed=4)
    for _ in range(40):
        table.step(any_action(table, rng))
    view = game.view_for(table._state, SPECTATOR)
    like = game.view_for(game.sample_state(view, Random(6)), SPECTATOR)

    seen = table.observe("detectives")["observation"]

    assert np.array_equal(seen, observed(like))
    assert list(seen[table.layout["rare"]]) == [view.black, view.doubles]
    possible = seen[table.layout["possible"]]
    assert possible.sum() == len(game.deduce(view))


def test_the_first_half_of_a_double_is_seen_by_him_alone():
    """Nothing has happened on the board yet."""
    table = raw_env("2013", 4)
    table.reset(seed=1)
    before = {agent: table.observe(agent)["observation"] for agent in table.agents}
    actions = table.actions[MISTER_X]
    mask = table.observe(MISTER_X)["action_mask"]

    table.step(len(actions.moves) + int(np.argmax(mask[len(actions.moves) :])))

    after = {agent: table.observe(agent)["observation"] for agent in table.agents}
    assert table.agent_selection == MISTER_X
    assert np.array_equal(before["detectives"], after["detectives"])
    assert not np.array_equal(before[MISTER_X], after[MISTER_X])


def test_what_the_mask_forbids_is_refused():
    """By itself with an error; in its wrappers the game is lost."""
    bare, wrapped = raw_env("2013", 4), env("2013", 4)
    bare.reset(seed=1)
    wrapped.reset(seed=1)
    forbidden = int(np.argmin(bare.observe(MISTER_X)["action_mask"]))

    wrapped.step(forbidden)

    assert wrapped.terminations["mister_x"]
    assert wrapped.rewards["mister_x"] == -1
    with pytest.raises(ValueError, match="the mask forbids"):
        bare.step(forbidden)


def test_it_is_drawn_as_the_detectives_know_it():
    """As position text, and only if that is wanted."""
    table, silent = raw_env("2013", 4, render_mode="ansi"), raw_env("2013", 4)
    table.reset(seed=1)
    silent.reset(seed=1)

    assert table.render().startswith("A_2013")
    assert silent.render() is None


def test_the_example_in_its_docstring_runs():
    """As those of sy_core do."""
    assert doctest.testmod(sy_pettingzoo).failed == 0
