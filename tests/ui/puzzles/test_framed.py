"""A puzzle in somebody's page: asked, judged, explained; no host learns more."""

from __future__ import annotations

import json

import pytest

from support.ui.frames import opened, ride

ESCAPE = (
    "PA~~mine~~escape-1~~3~~A_2013_at-20.33.94.117_log-o.o.T9.T_x-19_black-0_doubles-0"
    "~~goal-move.T8~~T8~free-8~~T9~D1T9~caught~~T32~D2T32~caught"
)


@pytest.mark.parametrize(
    ("move", "verdict", "said"),
    [("T8", "right", "nobody gets there"), ("T9", "wrong", "Red catches")],
)
def test_a_puzzle_of_an_address_is_answered_and_explained(move, verdict, said):
    app = opened(f"puzzle={ESCAPE}")
    assert "You are Mister X" in app.page.regions["head"]

    ride(app, move)

    assert [post["verdict"] for post in app.page.posted("verdict")] == [verdict]
    assert said in app.page.markup
    assert app.session.stepper is not None
    assert json.loads(app.page.boards[-1])["rides"]


def test_where_he_was_seen_is_looked_at_when_stations_are_to_be_marked():
    """Of the whole map nobody could read a number."""
    app = opened("puzzle=g2-1")

    assert app.page.looks[-1][0] == 37


def test_a_shipped_puzzle_is_known_by_its_name():
    app = opened("puzzle=g1-1&ask=Try this!")

    assert "Try this!" in app.page.markup
    assert app.frame.fault is None


@pytest.mark.parametrize("name", ["g9-999", "PA~~nothing"])
def test_a_puzzle_that_there_is_not_is_told_to_reader_and_host(name):
    app = opened(f"puzzle={name}")

    told = app.page.posted("fault")
    assert [(post["reason"], post["parameter"]) for post in told] == [("puzzle",) * 2]
