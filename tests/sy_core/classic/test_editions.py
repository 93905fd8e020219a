"""The editions' numbers, as the tables of the rules give them."""

from __future__ import annotations

from random import Random

import pytest

from sy_core import EDITIONS, new_game
from sy_core.classic.editions import edition_named
from sy_core.errors import SetupError


def dealt(edition, players, **rules):
    return new_game(edition, players, rng=Random(1), rules=rules)


@pytest.mark.parametrize("edition", ["2013", "french", "2023"])
@pytest.mark.parametrize(
    ("players", "detectives", "bobbies"),
    [(2, 2, 2), (3, 2, 2), (4, 3, 1), (5, 4, 0), (6, 5, 0)],
)
def test_modern_line_up(edition, players, detectives, bobbies):
    """Rules §1: detective pawns and bobbies by number of players."""
    table = dealt(edition, players).table

    assert table.detectives == detectives
    assert table.crew.bobbies == bobbies


@pytest.mark.parametrize(
    ("players", "supply"),
    [
        (2, (35, 29, 15)),
        (3, (35, 29, 15)),
        (4, (24, 21, 11)),
        (5, (13, 13, 7)),
        (6, (2, 5, 3)),
    ],
)
def test_the_general_supply_is_what_the_detectives_leave(players, supply):
    """Rules §1: 57 taxi, 45 bus, 23 underground tickets in all."""
    assert dealt("2013", players).supply == supply


def test_modern_detectives_get_11_taxi_8_bus_4_underground():
    """Rules §1: 23 tickets each."""
    assert dealt("2013", 5).purses == ((11, 8, 4),) * 4


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_modern_mister_x_gets_5_black_and_2_double(players):
    """Rules §1: whatever the player count."""
    state = dealt("2013", players)

    assert (state.black, state.doubles) == (5, 2)


@pytest.mark.parametrize(
    ("edition", "rules", "purses"),
    [
        ("2013", {}, ((22, 16, 8),)),
        ("2013", {"pool_taxis": 20}, ((20, 16, 8),)),
        ("french", {}, ((20, 16, 8),)),
        ("french", {"pool_taxis": 22}, ((22, 16, 8),)),
        ("2023", {}, ((11, 8, 4), (11, 8, 4))),
        ("2023", {"pool": True}, ((22, 16, 8),)),
        ("2023", {"pool": True, "pool_taxis": 20}, ((20, 16, 8),)),
    ],
)
def test_the_two_player_pool(edition, rules, purses):
    """R1, R19: one pool of 22 (house rule or French text: 20) or two boards."""
    assert dealt(edition, 2, **rules).purses == purses


def test_a_pool_of_20_taxis_leaves_two_more_in_the_supply():
    """R1: tickets are only moved, never lost."""
    assert dealt("french", 2).supply == (37, 29, 15)


@pytest.mark.parametrize(
    ("players", "pawns"),
    [(3, (2, 2)), (4, (1, 1, 1)), (5, (1, 1, 1, 1)), (6, (1, 1, 1, 1, 1))],
)
def test_1983_line_up_and_black_tickets(players, pawns):
    """Rules §3, R24: black tickets equal detective pawns; three players lead four."""
    state = dealt("1983", players)

    assert state.table.crew.pawns == pawns
    assert state.black == sum(pawns)
    assert state.purses == ((10, 8, 4),) * sum(pawns)
    assert state.supply == (4, 3, 3)


@pytest.mark.parametrize("players", [4, 5])
def test_beginners_have_one_black_one_double_and_no_other_tickets(players):
    """Rules §4."""
    state = dealt("beginners", players)

    assert (state.black, state.doubles) == (1, 1)
    assert state.purses == ()
    assert state.table.rules.rounds == 13


@pytest.mark.parametrize(
    ("edition", "players"),
    [
        ("1983", (3, 4, 5, 6)),
        ("2013", (2, 3, 4, 5, 6)),
        ("french", (2, 3, 4, 5, 6)),
        ("2023", (2, 3, 4, 5, 6)),
        ("beginners", (4, 5)),
    ],
)
def test_numbers_of_players(edition, players):
    assert EDITIONS[edition].players == players


def test_start_cards_of_1983_are_one_deck_of_18():
    """Rules §3: Mister X and the detectives draw from the same cards."""
    edition = EDITIONS["1983"]

    assert len(set(edition.x_starts)) == 18
    assert {crew.starts for crew in edition.crews.values()} == {edition.x_starts}


@pytest.mark.parametrize("name", ["2013", "french", "2023"])
def test_modern_start_cards_are_29_in_two_decks_without_a_common_number(name):
    """R20, R21: 16 D cards and 13 X cards."""
    edition = EDITIONS[name]
    d_cards = set(edition.crews[2].starts)
    x_cards = set(edition.x_starts)

    assert (len(d_cards), len(x_cards)) == (16, 13)
    assert not d_cards & x_cards


def test_french_rounds_are_22_or_24():
    """R2: 22 by default; the end section's 24 is a house rule."""
    assert dealt("french", 4).table.rules.rounds == 22
    assert dealt("french", 4, rounds=24).table.log_spaces == 26


@pytest.mark.parametrize(
    ("edition", "spaces"), [("1983", 24), ("2013", 24), ("beginners", 14)]
)
def test_the_log_has_a_space_for_every_round_and_every_double(edition, spaces):
    """Rules §1, R32."""
    players = EDITIONS[edition].players[-1]

    assert dealt(edition, players).table.log_spaces == spaces


def test_reveals_are_3_8_13_18_and_24():
    """Rules §1; in 1983 a table may agree that 24 is none (R14)."""
    assert dealt("2013", 4).table.marked == {3, 8, 13, 18, 24}
    assert dealt("1983", 4).table.marked == {3, 8, 13, 18, 24}
    assert dealt("1983", 4, final_reveal=False).table.marked == {3, 8, 13, 18}


def test_an_unknown_edition_is_refused_with_the_known_ones():
    with pytest.raises(SetupError, match=r"edition: unknown; there are 1983, 2013"):
        edition_named("1984")


@pytest.mark.parametrize("nonsense", [2013, None, ["2013"]])
def test_an_edition_id_must_be_text(nonsense):
    with pytest.raises(SetupError, match="edition"):
        new_game(nonsense, 4, rng=Random(1))


def test_an_edition_shows_its_id():
    assert repr(EDITIONS["2023"]) == "<Edition 2023>"
