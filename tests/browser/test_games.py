"""Whole games through taps, and every way to end."""

from __future__ import annotations

import json

import pytest

from browser.scripts import Mirror, cut, moves_of, random_game, seed_for
from sy_core.hunting import EDITIONS as DICE_EDITIONS

# A hidden log and an open one; the other editions are played to their ends below.
WHOLE = ("1983-caught", "beginners-caught")
LAST_MOVES = 4
# Every kind once; tests/ui/table/test_stored_games.py has all that are stored.
ENDINGS = (
    "1983-appearances",
    "1983-both-doubles-at-once",
    "1983-jammed",
    "2013-bobbies-prolong",
    "2013-caught-by-a-bobby",
    "2013-stranded-pool",
    "2023-blocked-stays",
    "2023-stranded",
    "beginners-escaped-black-in-a-double",
    "french-blocked",
)
DICE_ENDINGS = ("hunting-2-caught", "hunting-expert-3-ran-into-detective")
DICE_ENDINGS += ("hunting-4-escaped", "hunting-expert-2-escaped")


def play_out(table, record, moves, seed=None):
    """Play the moves; what is lit and what is kept must be right at every ply."""
    mirror = Mirror(record)
    table.open(record, seed)
    for number, text in enumerate(moves):
        seen = table.seen()
        assert seen["moves"] == mirror.moves
        if mirror.x_acts:
            assert seen["showing"] == "pass"
            assert seen["lit"] == []
            assert seen["pieces"].get("X") == mirror.shown
            table.hold()
            seen = table.seen()
            assert seen["lit"] == mirror.targets()
        else:
            assert seen["showing"] == "table"
            assert seen["lit"] == mirror.targets()
        before = mirror.x_acts
        table.play(text, twice=number % 3 == 1)
        mirror.apply(text)
        if before and mirror.outcome is None and not mirror.x_acts:
            assert table.showing == "handback"
            table.hand_back()
    return mirror


def check_end(table, mirror):
    seen = table.seen()
    assert seen["moves"] == mirror.moves
    assert seen["showing"] == "table"
    assert seen["lit"] == []
    winner = mirror.outcome.winner.value
    told = {"mister_x": "Mister X wins", "detectives": "The detectives win"}
    assert table.text(".result h2") == told[winner]
    assert table.text(".result p")


@pytest.mark.parametrize("name", WHOLE)
def test_whole_game(table, name):
    """From the first ride to the arrest."""
    mirror = play_out(table, cut(name, 0), moves_of(name))
    check_end(table, mirror)


@pytest.mark.parametrize("name", ENDINGS)
def test_ending(table, name):
    """The last moves of a stored game."""
    mirror = play_out(table, cut(name, -LAST_MOVES), moves_of(name)[-LAST_MOVES:])
    check_end(table, mirror)


@pytest.mark.parametrize("edition", sorted(DICE_EDITIONS))
def test_whole_dice_game(table, edition):
    """Placing, hiding, rolling, riding, to the end."""
    record, moves, seed = short_game(edition)
    mirror = play_out(table, record, moves, seed)
    check_end(table, mirror)


def short_game(edition):
    """The first game of middling length that chance comes up with."""
    for seed in range(500):
        record, moves, _ = random_game(edition, 2, seed, choose=seed)
        if 18 <= len(moves) <= 36 and any("+" in move for move in moves):
            return record, moves, seed
    raise AssertionError


@pytest.mark.parametrize("name", DICE_ENDINGS)
def test_dice_ending(table, name):
    """The last moves of a stored dice game; the dice fall as they did."""
    plies = max(0, len(moves_of(name)) - LAST_MOVES)
    seed = seed_for(name, plies)
    mirror = play_out(table, cut(name, plies), moves_of(name)[plies:], seed)
    check_end(table, mirror)
    kept = json.loads(cut(name, None))["moves"]
    assert table.seen()["moves"] == kept
