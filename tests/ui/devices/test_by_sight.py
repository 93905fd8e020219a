"""Whole games of people who press only what they see: nobody is ever stuck."""

from __future__ import annotations

from random import Random

import pytest

from support.ui.by_sight import Stuck, at_random, offered, play_by_sight, steered
from support.ui.fakes import FakePage
from support.ui.travelling import Air
from support.ui.two_devices import hand_over, inviting, letter_of, opening, remote
from ui.devices import panel

GAMES = [
    # edition, who invites, how they play, whether devices are connected, how it ends
    ("1983", "mister_x", "away", False, "stranded"),
    ("2013", "detectives", "in sight", False, "caught"),
    ("2013", "mister_x", "around", False, "blocked"),
    ("french", "detectives", "away", True, "stranded"),
    ("2023", "mister_x", "onto", False, "caught"),
    ("beginners", "detectives", "away", False, "escaped"),
    ("hunting", "mister_x", "", False, None),
    ("hunting-expert", "detectives", "", True, None),
]


def met(edition, here, *, live):
    """Mister X's device and the table's; one of them has invited the other."""
    air = Air()
    where = "near" if live else "far"
    first = inviting(where, here, FakePage(seed=100, air=air), edition=edition)
    second = opening(letter_of(first), FakePage(seed=500, air=air))
    second.do("devices.join")
    hand_over(second, first)
    return (first, second) if here == "mister_x" else (second, first)


@pytest.mark.parametrize(("edition", "here", "how", "live", "reason"), GAMES)
def test_one_of_the_two_always_sees_what_is_next(edition, here, how, live, reason):
    """Moves, letters, the seal: until both can look back, or play again."""
    x, table = met(edition, here, live=live)
    rng = Random(6)

    play_by_sight(x, table, steered(how, x, rng) if how else at_random(rng))

    assert reason in (None, remote(table).table_view.outcome.reason)
    for app in (x, table):
        assert {"replay.open", "devices.rematch"} <= offered(app).keys()


@pytest.mark.parametrize("who", ["mister_x", "detectives"])
@pytest.mark.parametrize("live", [False, True])
def test_whoever_gives_up_leaves_nobody_waiting(who, live):
    """Amid a round, by a letter or at once: the seal is still broken and compared."""
    x, table = met("2013", "detectives", live=live)
    loser = x if who == "mister_x" else table
    choose = steered("away", x, Random(1))

    def giving_up(app, moves):
        if app is loser and remote(app).table_view.round == 2:
            app.do("devices.resign_now")
        return choose(app, moves)

    play_by_sight(x, table, giving_up)

    assert remote(table).public.resigned == who
    for app in (x, table):
        assert {"replay.open", "devices.rematch"} <= offered(app).keys()


def test_a_missing_button_is_noticed(monkeypatch):
    """Without the one that sends, the first letter never comes."""
    monkeypatch.setattr(panel, "_send", lambda *_: "")
    x, table = met("2013", "detectives", live=False)

    with pytest.raises(Stuck):
        play_by_sight(x, table, at_random(Random(1)))
