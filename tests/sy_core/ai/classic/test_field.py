"""What plans are judged on: rows along stations, against a belief that rides on."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sy_core.ai.belief import ridden, shyness
from sy_core.ai.classic.field import Field
from sy_core.ai.classic.net import net_of
from sy_core.ai.net import ALL_PAID, ANY_LINE
from sy_core.classic.board import LONDON_2013

NET = net_of(LONDON_2013)
stations = st.integers(1, 199)


@given(
    st.dictionaries(stations, st.floats(0.01, 1), min_size=1, max_size=20),
    st.lists(stations, min_size=1, max_size=5),
    st.booleans(),
)
def test_he_flees_as_a_belief_rides_on(belief, places, has_black):
    """The same weights, whichever way they are worked out."""
    held = ANY_LINE if has_black else ALL_PAID
    left = {s: w for s, w in belief.items() if s not in places}

    flight = Field(NET, belief, has_black=has_black).flight(places)

    later = ridden(left, NET, held, shyness(NET, places))
    assert flight.spread([*belief.values()]) == pytest.approx([*later.values()])
    assert len(flight.anywhere) == len(later)


def test_from_where_no_way_leads_on_he_flees_nowhere():
    """Both neighbours of 2 are taken, and so is 128 itself."""
    flight = Field(NET, [2, 128], has_black=False).flight([10, 20, 128])

    assert flight.spread([0.5, 0.5]) == ()
    assert ridden({2: 1.0}, NET, ALL_PAID, shyness(NET, [10, 20])) == {}


def test_a_flight_is_worked_out_once():
    """Whatever the order of the pursuers."""
    field = Field(NET, [128], has_black=False)

    assert field.flight([1, 2]) is field.flight([2, 1])
