"""How some Mister X moves on the board of London."""

from __future__ import annotations

from random import Random

import pytest

from sy_core.ai.classic.belief import inference_of
from sy_core.ai.classic.habits import HABITS, Roaming, likings
from sy_core.ai.classic.net import net_of
from sy_core.ai.classic.squad import squad_of
from sy_core.ai.net import ALL_PAID, TAXI
from sy_core.classic.board import LONDON_2013
from sy_core.registry import CLASSIC
from sy_core.terms import SPECTATOR

NET = net_of(LONDON_2013)
ROAMING = Roaming(entered=0.1, ground=1.0, trust=1.0)


def test_who_roams_goes_where_the_ground_is_his():
    """Two stations at which nobody can be next: the farther one has more around it."""
    liked = likings(NET, ROAMING, [(128, ALL_PAID)])

    assert 0 < liked[159] < liked[6]


def test_who_roams_hardly_goes_where_a_pursuer_can_come_next():
    """From 128, station 142 is a taxi ride away, 185 one by underground."""
    by_taxi = likings(NET, ROAMING, [(128, TAXI)])
    by_any = likings(NET, ROAMING, [(128, ALL_PAID)])

    assert by_taxi[142] < 0.2 * by_taxi[185]
    assert by_any[185] < 0.2 * by_taxi[185]


@pytest.mark.parametrize("manner", HABITS)
def test_nobody_goes_where_a_pursuer_stands(manner):
    """Whatever else he likes."""
    assert likings(NET, manner, [(128, ALL_PAID), (6, TAXI)])[6] == 0.0


@pytest.mark.parametrize(
    ("edition", "players", "rules"),
    [("1983", 4, {"appearances": 2}), ("2013", 2, {}), ("2023", 4, {})],
)
def test_what_pursuers_hold_is_followed_ride_by_ride(edition, players, rules):
    """The belief's own account agrees with the purses that lie open."""
    game = CLASSIC.new_game(edition, players, rules=rules, rng=Random(3))
    rng = Random(5)
    while CLASSIC.outcome(game) is None:
        view = CLASSIC.view_for(game, SPECTATOR)
        assert inference_of(view).squad.pieces == squad_of(view).pieces
        game = CLASSIC.apply(game, rng.choice([*CLASSIC.legal_moves(game)]))
