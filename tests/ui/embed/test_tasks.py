"""A task at an embedded board: asked, judged and answered by the board itself."""

from __future__ import annotations

import json
from random import Random
from urllib.parse import quote

import pytest

from support.ui.frames import classic, hear, opened, ride, tap, think
from support.ui.markup import Reader, faults
from ui.embed.messages import messages_of

REACH = "position=A_2013_at-74.29.94.117_round-1_go-pursuit_x-1&computer=none"
WHERE = "position=A_2013_at-57.59.75.108_round-5_log-U46.T"
MARKS = f"{WHERE}&task=mark-possible"
HIDES = "position=A_2013_players-4_at-53.103.13.29_log-o.o.U128&seat=mrx&computer=none"
SAYS = "&ask=To%20the%20west!&right=Yes.&wrong=No.&wrong-bus=No%20bus."
HOSTILE = "<img src=x onerror=hacked=1>\n{n} %s &amp; “\u202e”"


def verdicts(app):
    return [(post["verdict"], post["miss"]) for post in app.page.posted("verdict")]


@pytest.mark.parametrize(
    ("move", "verdict", "miss", "said"),
    [
        ("D1U46", "right", None, "Yes."),
        ("D1T75", "wrong", None, "No."),
        ("D1B58", "wrong", "bus", "No bus."),
    ],
)
def test_a_move_is_answered_with_the_words_for_it(move, verdict, miss, said):
    """The host is told after the move; the board says it in the author's words."""
    task = "task=goal-to.46~ticket.U_miss-bus~ticket.B"
    app = opened(f"{REACH}&{task}{SAYS}")
    assert "To the west!" in app.page.regions["head"]
    ride(app, move)

    assert [post["type"] for post in app.page.posts[1:]] == ["move", "verdict"]
    assert verdicts(app) == [(verdict, miss)]
    assert said in app.page.regions["bar"]
    assert said in " ".join(app.page.said)
    assert faults(app.page.markup) == []


def test_without_words_the_board_tells_only():
    """Then it is up to the host's page."""
    app = opened(f"{REACH}&task=goal-to.46")
    ride(app, "D1U46")

    assert verdicts(app) == [("right", None)]
    assert app.page.regions["bar"] == ""


def test_a_decided_task_lets_the_board_rest_until_it_begins_again():
    """Neither reader nor computer moves on; the button and the host begin anew."""
    app = opened(f"{REACH}&task=goal-to.46&wrong=No.".replace("none", "mrx"))
    ride(app, "D1T75")
    assert app.session.offers() == ()
    think(app)
    assert len(app.session.state.moves) == 1

    app.do("play.again")
    ride(app, "D1U46")
    hear(app, "reset")

    assert verdicts(app) == [("wrong", None), ("right", None)]
    assert app.session.offers()
    assert app.page.regions["bar"] == ""


def test_a_task_is_decided_when_nobody_can_move_on():
    """The board rests: there are moves left, but nobody to make them."""
    app = opened(f"{REACH}&task=goal-winner.detectives_moves-9")
    for move in ("D1U46", "D2T41", "D3T93"):
        ride(app, move)
    assert verdicts(app) == []
    ride(app, "D4T108")

    assert verdicts(app) == [("wrong", None)]


def test_a_computers_move_may_decide():
    """Whoever makes it; ears are told, too."""
    app = opened("edition=1983&players=4&seed=3&task=goal-pawn.D1&wrong=Missed.")
    think(app)

    assert verdicts(app) == [("wrong", None)]
    assert any("Missed." in said for said in app.page.said)


def marked(app):
    stations = json.loads(app.page.boards[-1])["stations"]
    return {name for name in stations if "is-set" in stations[name]}


def test_stations_are_marked_and_the_mark_is_taken_away():
    """A tap each; the count, the map and ears tell; nothing else can be done there."""
    app = opened(MARKS)
    assert "disabled" in app.page.regions["bar"]
    tap(app, 33, 45, 33, 999)
    app.do("play.station", "x")

    assert marked(app) == {"45"}
    assert "1 mark<" in app.page.regions["bar"]
    assert app.page.said[-1] == "Station 33"
    assert json.loads(app.page.boards[-1])["labels"]["45"] == "Station 45: marked"
    assert app.session.offers() == ()
    assert app.page.posted("refused") == []


def test_the_right_marks_are_right():
    """Where everybody knows that he can be."""
    app = opened(MARKS)
    tap(app, 33, 45, 47, 61)
    app.do("play.done")

    assert verdicts(app) == [("right", None)]
    assert "Right!" in app.page.regions["bar"]


def test_wrong_marks_are_shown_on_the_map_and_in_words():
    """Which were right, which are too many, which are missing."""
    app = opened(f"{MARKS}&wrong=Think%20again.")
    tap(app, 33, 78)
    app.do("play.done")

    assert verdicts(app) == [("wrong", None)]
    said = [node.text for node in Reader(app.page.regions["bar"]).all("p")]
    for text in ("Think again.", "Missing: 45, 47, 61", "Too many: 78"):
        assert text in said
        assert text in app.page.said[-1]
    notes = json.loads(app.page.boards[-1])["notes"]
    assert {note["at"]: note["text"] for note in notes} == {
        33: "✓",
        78: "✗",
        **dict.fromkeys((45, 47, 61), "+"),
    }
    assert app.page.looks[-1] == [33, 45, 47, 61, 78]
    app.do("play.done")
    assert len(verdicts(app)) == 1


def test_nothing_marked_is_no_answer():
    """There is nothing to be judged yet."""
    app = opened(MARKS)
    app.do("play.done")

    assert verdicts(app) == []


def test_stations_can_be_marked_in_a_game_that_is_looked_at():
    """One can step through it meanwhile."""
    game = "record=A_1983_deal-26.94.141_x-13_moves-T4.D1T15.D2T95"
    app = opened(f"{game}&task=mark-4")
    app.do("play.to", "1")
    tap(app, 4)
    app.do("play.done")

    assert verdicts(app) == [("right", None)]
    assert "scrub" in app.page.regions["bar"]


@pytest.mark.parametrize("name", ["ask", "right", "wrong", "wrong-bus"])
def test_a_hostile_text_is_text(name):
    """Whatever an author writes is shown as it is, and runs nothing."""
    task = "task=goal-to.46_miss-bus~ticket.B"
    app = opened(f"{REACH}&{task}&{name}={quote(HOSTILE)}")
    ride(app, {"right": "D1U46", "wrong-bus": "D1B58"}.get(name, "D1T75"))

    page = Reader(app.page.markup)
    assert not page.all("img")
    shown = [node.text for node in page.all("p")]
    assert HOSTILE.strip() in shown


def test_other_words_let_a_task_go_on():
    """Words are looks; another task begins anew."""
    app = opened(f"{REACH}&task=goal-to.46_moves-2&ask=One")
    ride(app, "D1T75")
    hear(app, "set", parameters=f"{REACH}&task=goal-to.46_moves-2&ask=Two")
    assert "Two" in app.page.regions["head"]
    assert len(app.session.state.moves) == 1

    hear(app, "set", parameters=f"{REACH}&task=goal-to.46&ask=Two")

    assert app.session.state.moves == ()


def test_a_verdict_does_not_tell_where_mister_x_hides():
    """Two moves that look the same are told the same, also of a task about stations."""
    heard = []
    for move in ("T160", "T142"):
        app = opened(f"{HIDES}&task=goal-to.160&right=Yes.&wrong=No.")
        ride(app, move)
        heard.append((app.page.posts, app.page.regions["bar"]))

    assert heard[0] == heard[1]
    assert heard[0][0][-1]["verdict"] == "wrong"


def test_what_mister_x_shows_can_be_asked_for():
    """On a reveal everybody sees him; at an open table always."""
    shown = opened(
        "position=A_2013_players-4_at-55.105.13.174_log-o.o.o.o.o.o.T_x-71_doubles-2"
        "&seat=mrx&computer=none&task=goal-to.70"
    )
    ride(shown, "T70")
    open_table = opened(f"{HIDES}&task=goal-to.160".replace("seat=mrx", "seat=all"))
    ride(open_table, "T160")

    assert verdicts(shown) == verdicts(open_table) == [("right", None)]


@pytest.mark.parametrize("task", ["goal-to.58.59_moves-9", "mark-possible"])
def test_messages_with_a_task_do_not_depend_on_what_is_hidden(task):
    """Equal public histories and equal taps, equal messages, verdicts included."""
    heard = []
    for start, move in ((74, "T58"), (76, "T59")):
        app = classic(f"seat=mrx&computer=none&task={task}")
        state = app.session.game.new_game(
            *("1983", 4),
            x_start=start,
            starts=[26, 94, 141],
            rules={"free_starts": True},
        )
        app.session.state = state
        app.page.posts.clear()
        if task.startswith("goal"):
            app.session.play(app.session.game.parse_move(move))
        else:
            tap(app, 58)
            app.do("play.done")
        app.render()
        heard.append(app.page.posts)

    assert heard[0] == heard[1] != []


def test_whole_games_are_judged_by_what_the_host_is_told():
    """At every move: a goal that names a station fits only a station that was told."""
    task = "goal-to." + ".".join(map(str, range(1, 200))) + "~pawn.X_moves-99"
    app = opened(f"edition=2013&players=4&seed=4&seat=mrx&task={task}")
    board, rng = app.session, Random(5)
    while not board.over and not board.work.is_decided:
        board.play(rng.choice(list(board.game.legal_moves(board.state))))
    told = messages_of(board)

    shown = [post["to"] for post in told if post["pawn"] == "X"]
    assert told[-1]["verdict"] == "right"
    assert not any(shown[:-1])
    assert shown[-1]


def test_arrows_are_drawn_and_told():
    """On the map, and in words for those who cannot see them."""
    app = opened(f"{REACH}&arrows=74-46.46-1")

    rides = json.loads(app.page.boards[-1])["rides"]
    assert [(ride["from"], ride["to"]) for ride in rides] == [(74, 46), (46, 1)]
    assert "74 → 46, 46 → 1" in app.page.regions["head"]


@pytest.mark.parametrize(
    ("address", "reason", "name"),
    [
        ("task=gaol-to.46", "text", "task"),
        ("task=goal-to.46_mark-1", "text", "task"),
        ("task=goal-pawn.9", "text", "task"),
        ("task=goal-to.200", "stations", "task"),
        ("task=mark-46.999", "stations", "task"),
        ("arrows=46", "arrows", "arrows"),
        ("arrows=46-46", "arrows", "arrows"),
        ("arrows=46-200", "stations", "arrows"),
        ("arrows=" + ".".join(f"{n}-199" for n in range(1, 30)), "many", "arrows"),
        ("puzzle=none-such", "puzzle", "puzzle"),
        ("puzzle=<b>", "puzzle", "puzzle"),
        ("puzzle=a&task=mark-46", "both", "puzzle"),
        ("wrong-Bus=No", "unknown", "wrong-Bus"),
    ],
)
def test_a_wrong_task_is_a_fault_of_its_parameter(address, reason, name):
    """In words to the reader, by its code to the host."""
    app = opened(address)

    assert (app.frame.fault.reason, app.frame.fault.name) == (reason, name)
    assert faults(app.page.markup) == []
