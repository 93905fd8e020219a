"""Setting up (Rules §6): line-ups, tiles, light sides; what is refused."""

from __future__ import annotations

from random import Random

import pytest

from support.hunting.scenes import LARGE, SMALL, laid, options, play
from sy_core import SetupError
from sy_core.hunting import EDITIONS, Phase, RunIn, edition_named, new_game
from sy_core.hunting.tiles import UNDERGROUND_TILES
from sy_core.terms import detective_seat


@pytest.mark.parametrize(
    ("players", "line_up"),
    [(2, (2, 1, 6, 2, 3, 2)), (3, (2, 2, 6, 2, 3, 2)), (4, (3, 3, 9, 3, 4, 3))],
)
def test_the_line_up_follows_the_table(players, line_up):
    """Rules §6, table: pawns, players, tiles, light tiles, dice, black tickets."""
    state = new_game("hunting-expert", players, rng=Random(2))
    table = state.table
    people = table.detectives, len(table.seats)
    tiles = len(table.tiles), len(table.light)

    assert (*people, *tiles, table.crew.dice, state.black) == line_up
    assert (state.doubles, state.helicopters, state.chips) == (1, 1, 3)


def test_the_basic_game_is_played_on_dark_sides():
    """Rules §6: the light side is the expert side."""
    assert new_game("hunting", 4, rng=Random(2)).table.light == ""


@pytest.mark.parametrize("players", [2, 3])
def test_small_grids_have_exactly_three_underground_tiles(players):
    """R54."""
    for seed in range(30):
        tiles = new_game("hunting", players, rng=Random(seed)).table.tiles
        assert len(UNDERGROUND_TILES.intersection(tiles)) == 3


def test_four_players_use_all_nine_tiles():
    """Rules §6: 3x3."""
    assert set(new_game("hunting", 4, rng=Random(1)).table.tiles) == set(LARGE)


def test_a_seed_draws_the_same_game():
    """Chance is a passed-in generator."""
    assert new_game("hunting-expert", 3, rng=Random(4)) == new_game(
        "hunting-expert", 3, rng=Random(4)
    )


def test_tiles_can_be_laid_by_hand():
    """Lessons and puzzles lay what they need."""
    assert laid(3).table.tiles == SMALL


def test_light_tiles_are_kept_in_order():
    """Equal setups are equal values."""
    assert laid(3, light="FD").table.light == "DF"


def test_an_edition_can_be_given_itself():
    """An id or an edition."""
    edition = EDITIONS["hunting"]

    assert new_game(edition, 2, tiles=SMALL).table.edition is edition_named("hunting")


def test_a_state_is_shown_in_few_words():
    """An edition is named, not spelled out."""
    assert "<Edition hunting>" in repr(laid(3))
    assert len(repr(laid(3))) < 800


def test_detectives_are_placed_on_taxi_only_spaces():
    """Rules §6: on taxi-only spaces, by choice; R40: one pawn per space."""
    state = play(laid(3), "D1@14")

    assert state.phase is Phase.PLACING
    assert "D2@16" in options(state)
    assert {"D2@14", "D2@13", "D2@18"}.isdisjoint(options(state))


def test_mister_x_starts_on_any_free_space():
    """R53: detectives place before Mister X; he may use any free space."""
    state = play(laid(3), "D1@14 D2@9")

    assert state.phase is Phase.HIDING
    assert len(options(state)) == 22
    assert "@13" in options(state)
    assert "@14" not in options(state)


def test_the_round_opens_at_mister_xs_left():
    """Rules §6: the start marker lies to his left; the start is entry 1 (R34)."""
    state = play(laid(3), "D1@14 D2@9 @1")

    assert (state.round, state.phase) == (1, Phase.ROLLING)
    assert len(state.trail) == 1
    assert state.announced == "A"


@pytest.mark.parametrize(
    ("arguments", "where"),
    [
        ({"edition": "chess"}, "edition"),
        ({"edition": None}, "edition"),
        ({"players": 5}, "players"),
        ({"players": True}, "players"),
        ({"players": "3"}, "players"),
        ({"tiles": "ABCDE"}, "tiles"),
        ({"tiles": "ABCDEZ"}, "tiles"),
        ({"tiles": "ABCDEA"}, "tiles"),
        ({"tiles": ["A", "BC", "D", "E", "F", "G"]}, "tiles"),
        ({"tiles": [1, 2, 3, 4, 5, 6]}, "tiles"),
        ({"tiles": 7}, "tiles"),
        ({"tiles": "ABCDEG"}, "tiles"),
        ({"tiles": None}, "tiles"),
        ({"light": "A"}, "light"),
        ({"edition": "hunting-expert", "light": "A"}, "light"),
        ({"edition": "hunting-expert", "light": "AI"}, "light"),
        ({"edition": "hunting-expert"}, "light"),
        ({"players": [3]}, "players"),
        ({"rules": ["longer"]}, "rules"),
        ({"rules": {"chips": 4}}, "rules.chips"),
        ({"rules": {"longer": 2}}, "rules.longer"),
        ({"rules": {"longer": "yes"}}, "rules.longer"),
        ({"rules": {"run_in": 3}}, "rules.run_in"),
        ({"rules": {"choose_light": True}}, "rules.choose_light"),
    ],
)
def test_impossible_setups_are_refused(arguments, where):
    """A SetupError says what is wrong and where."""
    given = {"edition": "hunting", "players": 3, "tiles": SMALL, **arguments}

    with pytest.raises(SetupError) as caught:
        new_game(given.pop("edition"), given.pop("players"), **given)

    assert caught.value.where == where


def test_house_rules_take_their_own_types():
    """0 and 1 for a switch, a number for a choice of three."""
    rules = laid(3, longer=1, run_in=2).table.rules

    assert rules.longer is True
    assert rules.run_in is RunIn.MAY_PASS


def test_two_players_share_the_detectives_out():
    """Rules §6: with two players one leads both pawns."""
    assert laid(2).table.owners == (0, 0)
    assert laid(2).table.seats == (detective_seat(1),)
