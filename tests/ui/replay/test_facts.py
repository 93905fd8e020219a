"""A finished game in three facts, at its table."""

from __future__ import annotations

from support.ui.markup import Reader
from support.ui.tables import at_table, finished_classic, running_classic
from sy_core.registry import CLASSIC


def facts(app):
    return [node.text for node in Reader(app.page.regions["head"]).all("li")]


def worked_out(app):
    """Until nothing is left to be worked out."""
    for _ in range(200):
        app.page.pass_time()
    return facts(app)


def test_a_finished_game_tells_how_near_they_came():
    app = at_table(CLASSIC, finished_classic())

    closest, beside, doubles = worked_out(app)

    assert closest.startswith("Closest call, in round ")
    assert beside.endswith("rounds somebody was right beside him.")
    assert doubles == "He never played a double move."


def test_they_have_their_room_before_they_are_known():
    """Nothing moves when they come."""
    app = at_table(CLASSIC, finished_classic())

    assert len(facts(app)) == 3


def test_nobody_replays_anything_by_looking_at_them():
    app = at_table(CLASSIC, finished_classic())

    worked_out(app)

    assert app.replay is None
    assert app.screen == "play"


def test_a_running_game_has_none():
    app = at_table(CLASSIC, running_classic())

    assert worked_out(app) == []


def test_what_can_be_done_with_a_finished_game_is_under_the_thumb():
    app = at_table(CLASSIC, finished_classic())
    bar = Reader(app.page.regions["bar"])

    for intent in ("replay.open", "replay.report", "share.open", "setup.again"):
        assert bar.doing(intent)
