"""What Mister X's turns share, against the same worked out turn by turn."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from support.ai.table import positions
from support.play import puzzle
from sy_core import MISTER_X, legal_moves, view_for
from sy_core.ai import Budget, bot_for
from sy_core.ai.classic.escape import escape_of, moved, rides_from
from sy_core.ai.classic.judgement import doubles_of
from sy_core.ai.classic.prospect import Prospect
from sy_core.ai.classic.taste import MASTERMIND
from sy_core.registry import CLASSIC
from sy_core.terms import Side


def escape_at(state):
    """His turn, as he sees it, with a double to play."""
    return escape_of(view_for(state, MISTER_X))._replace(doubles=1)


@given(positions(CLASSIC, most=60))
def test_every_turn_leads_where_it_leads_when_followed_alone(state):
    """Whatever is shown on the way, and with whichever tickets."""
    escape = escape_at(state)
    prospect = Prospect(escape)
    rides = rides_from(escape, escape.x, escape.black)

    for turn in [*rides, *doubles_of(prospect, rides)]:
        here, there = prospect.after(turn), moved(escape, turn)
        assert here._replace(belief={}) == there._replace(belief={})
        assert here.belief == pytest.approx(there.belief)


def test_territory_is_what_he_reaches_first():
    """Far from everybody he has the more of London to himself."""
    crowded = Prospect(escape_at(puzzle("2013", 5, 128, "142 127 143 172")))
    alone = Prospect(escape_at(puzzle("2013", 5, 128, "5 1 2 3")))

    assert crowded.territory(129) < alone.territory(129) <= 1


def test_where_no_way_leads_on_he_has_not_come_from():
    """R7: both neighbours of 2 are taken, so a ride began elsewhere."""
    escape = escape_at(puzzle("2013", 5, 128, "10 20 100 101"))
    prospect = Prospect(escape._replace(belief={2: 0.5, 128: 0.5}))
    ride = rides_from(escape, 128, 0)[0]

    ends = prospect.net.ends[1 << (ride >> 8)][128]

    assert set(prospect.after(ride).belief) == set(ends) - {10, 20, 100, 101}


def test_nobody_comes_where_nobody_can():
    """The risk of a turn is none where no pursuer is next to its end."""
    prospect = Prospect(escape_at(puzzle("2013", 5, 128, "5 1 2 3")))
    ride = rides_from(prospect.escape, 128, 0)[0]

    assert prospect.risk(ride, MASTERMIND.even) == 0


def test_the_same_position_is_not_always_answered_alike():
    """Among turns that are as good as each other lots decide; one seed, one answer."""
    state = puzzle("2013", 5, 128, "5 1 2 3")
    bot = bot_for("classic", Side.MISTER_X, "mastermind")

    def answer(seed: int) -> object:
        view, legal = view_for(state, MISTER_X), tuple(legal_moves(state))
        return bot.choose(view, legal, Random(seed), Budget(nodes=30))

    assert len({answer(seed) for seed in range(8)}) > 1
    assert answer(3) == answer(3)
