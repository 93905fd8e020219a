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

    doubles, closest, beside = worked_out(app)

    assert closest.startswith("Closest call, in round ")
    assert beside == "Somebody was right beside him in every round."
    assert doubles == "He never played a double move."


def test_what_is_known_at_once_stays_where_it_is_when_the_others_come():
    """Meanwhile it is told that they are being worked out."""
    app = at_table(CLASSIC, finished_classic())
    at_once, sought = facts(app)

    assert sought == "Working it out…"
    assert worked_out(app)[0] == at_once


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
