"""A board that is looked at: who sees and moves what."""

from __future__ import annotations

import pytest

from support.ui.frames import classic, opened, ride, tap, think
from ui.table.seating import HUMAN


def test_the_same_seed_deals_the_same_game():
    one, two = opened("seed=7"), opened("seed=7", seed=99)

    assert one.session.state == two.session.state
    assert opened("seed=8").session.state != one.session.state


def test_edition_players_and_tiles_are_as_asked():
    app = opened("layout=AbCdEH&players=3")

    on = app.session.state.table
    assert (on.edition.id, on.players, on.tiles) == ("hunting-expert", 3, "ABCDEH")
    assert on.light == "BD"


def test_nine_tiles_are_for_four():
    assert opened("layout=ABCDEFGHI").session.state.table.players == 4


@pytest.mark.parametrize(
    ("address", "mine", "computer"),
    [
        ("", {"detectives"}, {"mister_x"}),
        ("seat=mrx", {"mrx"}, {"detective_1", "detective_2", "detective_3"}),
        ("seat=all", {"mrx", "detectives"}, set()),
        ("seat=all&computer=mrx", {"detectives"}, {"mister_x"}),
        ("seat=detectives&computer=none", {"detectives"}, set()),
        ("seat=mrx&computer=mrx", set(), {"mister_x"}),
        ("mode=show", set(), set()),
    ],
)
def test_who_plays_which_side(address, mine, computer):
    board = opened(f"players=4&{address}").session

    assert board.reader_sides == mine
    chairs = board.seating.chairs
    assert {chair.seat for chair in chairs if chair.driver != HUMAN} == computer


def test_the_computer_plays_at_the_level_asked_for():
    board = opened("level=inspector").session

    assert board.seating.driver_of("mister_x") == "inspector"


def test_a_side_that_nobody_plays_lets_the_board_rest():
    app = classic("seat=mrx&computer=none")
    ride(app, "T58")
    think(app)

    assert app.session.offers() == ()
    assert app.words("embed.rests") in app.page.markup
    assert len(app.page.posts) == 1


def test_a_shown_board_cannot_be_moved_on():
    app = classic("seat=all&mode=show")
    tap(app, 58, 58)
    app.do("play.go", "T58")
    app.do("play.confirm")

    assert app.session.state.moves == ()
    assert app.page.posts == []


def test_the_computer_answers():
    app = opened("seed=3&edition=1983&players=3")
    think(app)

    (post,) = app.page.posted("move")
    assert post["pawn"] == "X"
    assert post["to"] is None
    assert app.session.reader_acts
