"""A game over two devices counts on each of them, for the side that sat there."""

from __future__ import annotations

from random import Random

from support.ui.two_devices import break_the_seal, joined, page_of, play_by_letters
from ui.tally.keeping import kept_book


def counted(app):
    return kept_book(app.store).book.games


def test_each_device_counts_its_own_side_once():
    """What came by letter counts as what was tapped; the seal changes nothing."""
    x, table = joined()

    play_by_letters(x, table, Random(5))
    break_the_seal(x, table)
    for app in (x, table):
        app.do("app.go", "play")
        page_of(app).pass_time()
        app.do("statistics.open")
        page_of(app).pass_time()

    (his,), (theirs,) = counted(x), counted(table)
    assert (his.side, his.opponent) == ("mister_x", "people")
    assert (theirs.side, theirs.opponent) == ("detectives", "people")
    assert his.won is not theirs.won
    told = [(one.reason, one.round, one.doubles, one.black) for one in (his, theirs)]
    assert told[0] == told[1]


def test_a_game_that_was_given_up_counts_for_nobody():
    """Nobody has won it."""
    x, table = joined()

    x.do("devices.resign_now")
    x.do("app.go", "play")
    page_of(x).pass_time()
    x.do("statistics.open")
    page_of(x).pass_time()

    assert x.session.over
    assert counted(x) == counted(table) == ()
