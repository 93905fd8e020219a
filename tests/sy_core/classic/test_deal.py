"""Setting up: cards drawn or chosen, house rules switched, bad choices refused."""

from __future__ import annotations

from random import Random

import pytest

from support.play import puzzle
from sy_core import EDITIONS, SetupError, new_game
from sy_core.classic.deal import possible_x_starts

EVERY_TABLE = [
    (edition.id, players)
    for edition in EDITIONS.values()
    for players in edition.players
]


@pytest.mark.parametrize(("edition", "players"), EVERY_TABLE)
def test_drawn_starts_come_from_the_cards_and_are_all_different(edition, players):
    for seed in range(20):
        state = new_game(edition, players, rng=Random(seed))
        table = state.table

        assert state.x_start in table.edition.x_starts
        assert set(table.starts) <= set(table.crew.starts)
        assert len({state.x_start, *table.starts}) == len(table.pawns) + 1


def test_the_same_generator_draws_the_same_cards():
    assert new_game("2013", 4, rng=Random(5)) == new_game("2013", 4, rng=Random(5))


def test_cards_can_be_chosen_by_hand():
    state = new_game("2013", 4, x_start=45, starts=[13, 26, 29, 34])

    assert state.x_station == 45
    assert state.pursuers == (13, 26, 29, 34)


def test_mister_x_can_be_chosen_and_the_rest_drawn():
    """From one deck, nobody draws the card that he was given."""
    for seed in range(50):
        state = new_game("1983", 6, rng=Random(seed), x_start=13)

        assert state.x_start == 13
        assert 13 not in state.pursuers


def test_pursuers_can_be_chosen_and_mister_x_drawn():
    for seed in range(50):
        state = new_game("1983", 4, rng=Random(seed), starts=[13, 26, 29])

        assert state.x_start not in (13, 26, 29)


def test_beginners_start_on_82_against_41_46_124_and_142():
    """Rules §4: 142 only with four detectives, one detective per station."""
    four = new_game("beginners", 5, rng=Random(1))
    three = new_game("beginners", 4, rng=Random(1))

    assert four.x_start == 82
    assert set(four.pursuers) == {41, 46, 124, 142}
    assert set(three.pursuers) == {41, 46, 124}


def test_beginners_choose_who_starts_where():
    """Rules §4: detectives choose among the stations."""
    state = new_game("beginners", 4, x_start=82, starts=[124, 41, 46])

    assert state.pursuers == (124, 41, 46)


def test_with_three_beginners_nobody_starts_on_142():
    with pytest.raises(SetupError, match="142 is not on a start card"):
        new_game("beginners", 4, x_start=82, starts=[142, 41, 46])


@pytest.mark.parametrize(
    ("choice", "where", "what"),
    [
        ({"starts": [13, 26, 29]}, "starts", "4 stations are needed"),
        ({"starts": [13, 26, 29, 34, 50]}, "starts", "4 stations are needed"),
        ({"starts": [13, 26, 29, 13]}, "starts", "given twice"),
        ({"starts": [13, 26, 29, 200]}, r"starts\[3\]", "not on the board"),
        ({"starts": [13, 26, 29, 0]}, r"starts\[3\]", "not on the board"),
        ({"starts": [13, 26, 29, 1]}, r"starts\[3\]", "not on a start card"),
        ({"starts": [13, 26, 29, "34"]}, r"starts\[3\]", "not a station number"),
        ({"starts": [13, 26, 29, True]}, r"starts\[3\]", "not a station number"),
        ({"starts": 5}, "starts", "not a list"),
        ({"x_start": 200}, "x_start", "not on the board"),
        ({"x_start": 13}, "x_start", "not on a start card"),
    ],
)
def test_illegal_start_stations_are_refused(choice, where, what):
    sound = {"x_start": 45, "starts": [13, 26, 29, 34]}

    with pytest.raises(SetupError, match=f"{where}: .*{what}"):
        new_game("2013", 4, **{**sound, **choice})


def test_mister_x_cannot_start_on_a_pursuer():
    with pytest.raises(SetupError, match="x_start: a pursuer starts on 13"):
        new_game("1983", 4, x_start=13, starts=[13, 26, 29])


@pytest.mark.parametrize("missing", ["x_start", "starts"])
def test_without_a_generator_everything_must_be_chosen(missing):
    choices = {"x_start": 45, "starts": [13, 26, 29, 34]}
    del choices[missing]

    with pytest.raises(SetupError, match=f"{missing}: neither chosen nor"):
        new_game("2013", 4, **choices)


@pytest.mark.parametrize("players", [0, 1, 7, -3, True, "4", 4.0, 4.5, None, [4]])
def test_wrong_player_counts_are_refused(players):
    with pytest.raises(SetupError, match="players: this edition is for 2, 3, 4, 5, 6"):
        new_game("2013", players, rng=Random(1))


@pytest.mark.parametrize(
    ("edition", "rules", "message"),
    [
        ("2013", {"rounds": 24}, "rules.rounds: is not on offer"),
        ("2013", {"nonsense": 1}, "rules.nonsense: is not on offer"),
        ("french", {"rounds": 23}, "rules.rounds: must be one of 22, 24"),
        ("2013", {"strict_supply": 2}, "rules.strict_supply: must be one of"),
        ("2013", {"strict_supply": "yes"}, "rules.strict_supply: must be one of"),
        ("2013", {"strict_supply": [1]}, "rules.strict_supply: must be one of"),
        ("2013", [1], "rules: are not given by name"),
        ("2013", {"bobby_keeper": 3}, "rules.bobby_keeper: names no detective"),
    ],
)
def test_house_rules_that_are_not_on_offer_are_refused(edition, rules, message):
    with pytest.raises(SetupError, match=message):
        new_game(edition, 3, rng=Random(1), rules=rules)


def test_house_rules_start_from_the_editions_defaults():
    state = new_game("2013", 4, rng=Random(1), rules={"strict_supply": 1})

    assert state.table.rules.strict_supply is True
    assert state.table.rules.stranding_at_once is False


def test_no_generator_is_needed_where_only_one_card_is_left():
    """Beginners: Mister X starts on 82, so nothing is left to chance."""
    assert new_game("beginners", 4, starts=[41, 46, 124]).x_start == 82


@pytest.mark.parametrize(
    ("chosen", "where"),
    [({"starts": [82, 46, 124]}, "x_start"), ({"x_start": 41}, "starts")],
)
def test_a_deck_whose_cards_are_taken_by_hand_is_refused(chosen, where):
    """O3: by house rule a pursuer may stand on the other side's card."""
    with pytest.raises(SetupError, match=f"{where}: too few start cards are left"):
        new_game("beginners", 4, rng=Random(1), rules={"free_starts": 1}, **chosen)


def test_free_starts_are_for_lessons_and_puzzles():
    """Any station of the board, where the house rule says so."""
    state = puzzle("2013", 4, 199, "1 2 3 4")

    assert state.x_start == 199
    assert possible_x_starts(state.table) == set(range(5, 200))


def test_where_mister_x_may_have_started_is_his_deck_less_the_open_cards():
    """R20: the cards are known to everybody."""
    state = new_game("1983", 4, x_start=198, starts=[13, 26, 29])

    assert possible_x_starts(state.table) == set(state.table.edition.x_starts) - {
        *(13, 26, 29),
    }
