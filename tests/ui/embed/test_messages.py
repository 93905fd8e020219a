"""A board in a frame: what its host is told."""

from __future__ import annotations

from random import Random

import pytest

from support.ui.frames import classic, opened, put, ride, set_up, tap
from sy_core.registry import GAMES
from ui.embed.messages import messages_of

MEMBERS = {
    *("version", "type", "move", "pawn", "from", "to", "ticket"),
    *("round", "toMove", "outcome"),
}


def test_a_board_says_that_it_is_ready():
    app = opened("edition=1983&seed=7")

    (post,) = app.page.posted("ready")
    assert post == {
        **dict.fromkeys(MEMBERS),
        "version": 1,
        "type": "ready",
        "round": 1,
        "toMove": "mrx",
        "game": "classic",
        "edition": "1983",
    }


def test_a_detectives_move_is_told_in_full():
    app = classic("seat=all")
    ride(app, "T58")
    app.page.posts.clear()
    ride(app, "D1T15")

    (post,) = app.page.posts
    assert post == {
        "version": 1,
        "type": "move",
        "move": "D1T15",
        "pawn": "D1",
        "from": 26,
        "to": 15,
        "ticket": "T",
        "round": 1,
        "toMove": "detectives",
        "outcome": None,
    }


def test_mister_xs_own_move_is_told_as_the_table_sees_it():
    app = classic("seat=mrx&computer=none")
    ride(app, "T58")

    (post,) = app.page.posts
    assert (post["move"], post["pawn"], post["ticket"]) == ("T?", "X", "T")
    assert (post["from"], post["to"]) == (None, None)


def test_an_open_table_hides_nothing():
    app = classic("seat=all")
    ride(app, "T58")

    (post,) = app.page.posts
    assert (post["move"], post["from"], post["to"]) == ("T58", 74, 58)


def test_a_double_is_told_ride_by_ride():
    app = classic("seat=mrx&computer=none")
    app.do("play.double")
    ride(app, "T58")
    ride(app, "X59")

    (post,) = app.page.posts
    assert (post["move"], post["ticket"]) == ("T?+X?", "T+X")


def test_the_end_is_told_with_its_reason():
    app = classic("seat=all")
    ride(app, "T58")
    state = app.session.state
    game = app.session.game
    while game.outcome(state) is None:
        state = game.apply(state, next(iter(game.legal_moves(state))))
    put(app, game.undo(state))
    ride(app, game.format_move(state.moves[-1]))

    end = app.page.posted("end")[0]
    assert end["outcome"]["winner"] in ("mrx", "detectives")
    assert end["outcome"]["reason"] == state.outcome.reason.value
    assert end["toMove"] is None


@pytest.mark.parametrize(
    ("station", "reason"), [(15, "occupied"), (199, "no_line"), (26, None)]
)
def test_a_try_against_the_rules_is_told_with_its_reason(station, reason):
    """A tap on one's own pawn is no try: it chooses the pawn."""
    app = set_up("edition=1983&players=4&seat=all", x_start=74, starts=[26, 15, 141])
    ride(app, "T58")
    app.page.posts.clear()
    tap(app, station)

    told = [(p["reason"], p["tried"]) for p in app.page.posted("refused")]
    assert told == ([] if reason is None else [(reason, str(station))])


def test_what_mister_x_tries_in_secret_is_not_told():
    app = classic("seat=mrx&computer=none")
    tap(app, 199)

    assert app.page.posts == []
    assert app.toast


def twins(seed):
    """Two games whose public histories are equal, with Mister X elsewhere."""
    game, rng = GAMES["classic"], Random(seed)
    given = {"starts": [26, 94, 141], "rules": {"free_starts": True}}
    one = game.new_game("1983", 4, x_start=74, **given)
    two = game.new_game("1983", 4, x_start=76, **given)
    return [one, two], rng


@pytest.mark.parametrize("seat", ["mrx", "detectives"])
def test_messages_do_not_depend_on_what_is_hidden(seat):
    """Equal public histories, equal messages, wherever Mister X hides."""
    heard = []
    for start, x_move in zip(twins(1)[0], ("T58", "T59"), strict=True):
        app = opened(f"edition=1983&players=4&seat={seat}&computer=none")
        put(app, start)
        app.session.play(app.session.game.parse_move(x_move))
        tap(app, 199, 94)
        for text in ("D1T15", "D2T95", "D3T142"):
            app.session.play(app.session.game.parse_move(text))
        app.render()
        heard.append(app.page.posts)

    assert heard[0] == heard[1]
    assert next(post["move"] for post in heard[0] if post["move"]) == "T?"


def test_the_finder_would_find_a_leak():
    """At an open table the same two games are told apart."""
    heard = []
    for start, x_move in zip(twins(1)[0], ("T58", "T59"), strict=True):
        app = opened("edition=1983&players=4&seat=all")
        put(app, start)
        app.session.play(app.session.game.parse_move(x_move))
        app.render()
        heard.append(app.page.posts)

    assert heard[0] != heard[1]


@pytest.mark.parametrize("address", ["game=hunting&seed=3", "edition=beginners&seed=4"])
@pytest.mark.parametrize("seat", ["mrx", "detectives"])
def test_no_message_of_a_whole_game_names_a_hidden_station(address, seat):
    """Every message of Mister X's says what a spectator's view says, until the end."""
    app = opened(f"{address}&seat={seat}&computer=none")
    board, rng = app.session, Random(5)
    while not board.over:
        before = board.game.view_for(board.state, "spectator")
        if board.game.is_chance(board.state):
            board.play(board.game.roll(board.state, rng))
        else:
            board.play(rng.choice(list(board.game.legal_moves(board.state))))
        after = board.game.view_for(board.state, "spectator")
        post = messages_of(board)[0]
        assert set(post) == MEMBERS
        if post["pawn"] == "X":
            assert post["from"] == before.x_station
            assert post["to"] == after.x_station
            assert (
                board.over
                or ("?" in post["move"])
                == (after.x_station is None and post["move"] != "-")
                or "+" in post["move"]
            )
