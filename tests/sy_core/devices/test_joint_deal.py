"""Both sides deal; each game knows how."""

from __future__ import annotations

import pytest

from sy_core.devices.joint_deal import dealt_openly, dealt_to_x, has_dice
from sy_core.game import Setup
from sy_core.registry import CLASSIC, HUNTING
from sy_core.terms import SPECTATOR


def test_a_seed_deals_the_same_on_every_python():
    """Two devices may have different ones."""
    setup = Setup(edition="2013", players=4)

    state = dealt_to_x(CLASSIC, setup, 2**255 + 7, 2**254 + 9)

    assert state.pursuers == (50, 123, 26, 29)
    assert state.x_station == 127


def test_tiles_are_dealt_the_same_on_every_python():
    """The tiles are all that is dealt in the dice game."""
    state = dealt_to_x(HUNTING, Setup(players=4), 2**255 + 7, 1)

    assert state.table.tiles == "BACHFGIED"


@pytest.mark.parametrize("edition", CLASSIC.editions)
def test_only_mister_x_knows_his_card(edition):
    """What lies open is the same whatever he drew; an open start is drawn openly."""
    setup = Setup(edition=edition)
    table = CLASSIC.view_for(dealt_openly(CLASSIC, setup, 7), SPECTATOR)

    own = [dealt_to_x(CLASSIC, setup, 7, card) for card in range(8)]

    assert {CLASSIC.view_for(each, SPECTATOR) for each in own} == {table}
    assert len({each.x_station for each in own}) > 1 or table.x_station


def test_only_one_game_has_dice():
    """Whoever plays the other needs no chain."""
    assert not has_dice(CLASSIC)
    assert has_dice(HUNTING)
