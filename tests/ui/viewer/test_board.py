"""A board in a frame: who sees and moves what, and what its host is told."""

from __future__ import annotations

import json
from random import Random

import pytest

from support.ui.frames import hear, opened, ride, tap, think
from sy_core.registry import GAMES
from ui.embed.messages import messages_of
from ui.table.seating import HUMAN
from ui.viewer.board import board_of
from ui.viewer.parameters import read_parameters

MEMBERS = {
    *("version", "type", "move", "pawn", "from", "to", "ticket"),
    *("round", "toMove", "outcome"),
}
STARTS = {"x_start": 74, "starts": [26, 94, 141]}


def table(address="", game="classic", **given):
    """A board of a game that is set up by hand."""
    app = opened(address)
    rules = {"free_starts": True} if game == "classic" else {}
    state = GAMES[game].new_game(
        app.session.state.table.edition.id,
        app.session.state.table.players,
        rules=rules,
        **given,
    )
    put(app, state)
    return app


def put(app, state):
    app.session = board_of(app.session.game, state, app.frame.parameters, 1)
    app.page.posts.clear()
    app.render()


def classic(address):
    return table(f"edition=1983&players=4&{address}", **STARTS)


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


def test_nothing_is_kept_and_no_address_is_written():
    app = opened("seat=all&seed=7")
    ride(app, app.session.offers()[0].key)

    assert app.page.writes == []
    assert app.page.routes == []


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
    app = table("edition=1983&players=4&seat=all", x_start=74, starts=[26, 15, 141])
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


def test_the_host_may_start_anew():
    app = classic("seat=all")
    ride(app, "T58")
    hear(app, "reset")

    assert app.session.state.moves == ()
    assert len(app.page.posted("ready")) == 1


def test_the_host_may_set_other_parameters():
    app = opened("edition=1983")
    hear(app, "set", parameters="game=hunting&lang=de")

    assert app.session.game.id == "hunting"
    assert app.page.language == "de"


def test_a_change_of_looks_alone_lets_the_game_go_on():
    app = classic("seat=all")
    ride(app, "T58")
    hear(app, "set", parameters="lang=de&theme=dark&parts=none&" + app.frame.address)
    assert len(app.session.state.moves) == 1
    assert (app.page.language, app.page.flags["theme"]) == ("de", "dark")
    assert app.page.regions["log"] == ""
    hear(app, "set", parameters="highlight=5&" + app.frame.address)

    assert app.session.state.moves == ()
    assert len(app.page.posted("ready")) == 1


def test_a_fault_is_mended_by_the_address_that_was_there_before():
    app = opened("edition=1983")
    hear(app, "set", parameters="edition=none")
    hear(app, "set", parameters="edition=1983")

    assert app.frame.fault is None
    assert len(app.page.posted("ready")) == 2


def test_a_change_of_the_address_is_followed():
    app = opened("edition=1983")
    app.page.address = "edition=2023"
    app.do("app.route", "edition=2023")

    assert app.session.state.table.edition.id == "2023"


def test_the_host_may_mark_stations_and_look_at_them():
    app = opened("highlight=5")
    hear(app, "highlight", stations=[46, 74, "x", None])
    hear(app, "focus", stations=[46])

    stations = json.loads(app.page.boards[-1])["stations"]
    assert {s for s in stations if "is-marked" in stations[s]} == {"46", "74"}
    assert app.page.looks[-1] == [46]


@pytest.mark.parametrize(
    "text",
    [
        *("", "null", "[]", "{", '{"type":"reset"}', '{"version":2,"type":"reset"}'),
        '{"version":1,"type":"set","parameters":7}',
        '{"version":1,"type":"highlight","stations":"all"}',
        '{"version":1,"type":"format disk"}',
        "[" * 50_000,
    ],
)
def test_any_other_request_is_passed_over(text):
    app = opened("edition=1983&seat=all&seed=7")
    ride(app, app.session.offers()[0].key)
    before = app.session.state
    app.do("host.asks", value=text)

    assert app.session.state is before


def test_intents_of_other_screens_mean_nothing_here():
    app = opened()
    for intent in ("home.new", "setup.start", "home.drop", "play.export", "play.menu"):
        app.do(intent, "full", "x")

    assert app.screen == "play"
    assert app.page.downloads == {}


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


def test_parameters_stay_what_they_were():
    app = opened("seat=mrx&highlight=3")

    assert app.frame.parameters == read_parameters("seat=mrx&highlight=3")
