"""Computer players at the table: they move by themselves, and see only their view."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from support.ui.fakes import FakePage
from support.ui.markup import faults
from support.ui.tables import open_secret
from sy_core.ai import Motive
from sy_core.ai.service import respond
from sy_core.messages.questions import ask_text
from sy_core.registry import CLASSIC, GAMES
from sy_core.terms import MISTER_X, SPECTATOR, Seat
from ui.app import App
from ui.computer.reasons import sentence
from ui.computer.seats import acting, question
from ui.setup.changes import with_cast
from ui.setup.draft import Draft, cast_of
from ui.table.curtain import Showing
from ui.table.reasoned import Reasoned
from ui.table.scene import scene_of, scene_of_view
from ui.table.seating import Chair, Seating, plain_seating
from ui.table.session import new_session
from ui.words.languages import LANGUAGES


def seated(game, edition, players, drivers, seed=1, **options):
    """A game in which each chair is played as *drivers* say, Mister X first."""
    state = game.new_game(edition, players, rng=Random(seed))
    table = state.table
    plain = plain_seating(table.seats, table.pawns)
    chairs = tuple(
        Chair(chair.seat, "", driver)
        for chair, driver in zip(plain.chairs, drivers, strict=True)
    )
    app = App(FakePage(**options))
    seating = Seating(chairs, plain.colours)
    app.session = new_session("one", game, state, seating, seed)
    app.show("play")
    app.render()
    return app


def run(app, most=600):
    """Let time pass until nobody but people can move."""
    for _ in range(most):
        if not app.page.timers:
            break
        app.page.pass_time()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("level", ["constable", "inspector"])
def test_computers_play_a_whole_game_among_themselves(game, level):
    """Computer-only games can be watched."""
    for edition in game.editions.values():
        count = edition.players[0]
        chairs = 1 + len(edition.crews[count].pawns)
        app = seated(game, edition.id, count, [level] * chairs)

        run(app)

        assert app.session.over
        assert app.session.showing is Showing.TABLE


def test_alone_as_mister_x_there_is_no_curtain_and_the_detectives_answer():
    app = seated(CLASSIC, "2013", 4, ["human", *["constable"] * 3])
    first = next(offer for offer in app.session.offers() if offer.to is not None)

    app.do("play.station", str(first.to))
    app.do("play.pick", first.key)
    app.do("play.confirm")
    run(app)

    assert app.session.showing is Showing.SECRET
    assert len(app.session.state.moves) == 1 + 4
    assert app.session.x_acts


def test_against_a_computer_mister_x_the_table_waits_for_the_detectives():
    app = seated(CLASSIC, "2013", 4, ["constable", "human", "human", "human"])

    run(app)

    assert app.session.showing is Showing.TABLE
    assert not app.session.x_acts
    assert len(app.session.state.moves) == 1


def is_dim(app):
    return json.loads(app.page.boards[-1])["dim"]


def test_the_map_stays_in_the_background_while_a_computer_moves():
    """It would have to be worked out anew for every move."""
    app = seated(CLASSIC, "2013", 4, ["constable", "human", "human", "human"])

    assert app.session.offers() == ()
    assert is_dim(app)


def test_who_only_watches_sees_all_of_the_map():
    app = seated(CLASSIC, "2013", 4, ["constable"] * 4)

    assert not is_dim(app)


def test_bobbies_are_left_to_people_if_there_are_any():
    app = seated(CLASSIC, "2013", 4, ["constable", "constable", "human", "human"])

    run(app)

    moved = [move.pawn for move in app.session.state.moves[1:]]
    assert moved == ["D1"]


def test_a_person_is_never_moved():
    app = seated(CLASSIC, "2013", 4, ["human"] * 4)

    assert acting(app.session) is None
    assert app.page.timers == []


def test_the_same_public_history_and_seed_give_the_same_choice():
    """Non-interference: a bot sees its seat's view."""
    app = seated(CLASSIC, "2013", 4, ["constable", "inspector", "human", "human"], 3)
    run(app, 1)
    session = app.session
    other = CLASSIC.sample_state(session.table_view, Random(9))
    seat = session.table_view.table.seats[0]

    session.rng = Random(5)
    one = ask_text(question(session, seat))
    session.state, session.rng = other, Random(5)

    assert ask_text(question(session, seat)) == one


def answered(app):
    """Have the thread answer what it was asked last, and the table show it."""
    thread = up(app)
    posted = json.loads(thread.posted[-1])
    times = iter(range(10_000))
    text = respond(posted["ask"], lambda: float(next(times)), lambda _: None)
    thread.hear(json.dumps({"id": posted["id"], "answer": text}))


def up(app):
    """The thread, which has started: what waited is posted to it."""
    app.page.threads[-1].hear('{"ready": true}')
    return app.page.threads[-1]


SOLO = ["human", "constable", "constable", "constable"]
HUNT = ["mastermind", "human", "human", "human"]
WATCH = ["constable"] * 4


def test_a_computer_moves_when_it_has_thought_and_people_could_follow():
    app = seated(CLASSIC, "2013", 4, HUNT, has_threads=True)

    answered(app)
    assert app.session.state.moves == ()
    app.page.pass_time()

    assert len(app.session.state.moves) == 1


def test_one_who_leads_all_detectives_may_choose_who_goes_first():
    """Asked with what everybody sees: then it is bound to no seat."""
    app = seated(CLASSIC, "2013", 4, WATCH)
    run(app, 1)

    seat = app.session.table_view.table.seats[0]
    together = question(app.session, seat)
    app.session.reseat(app.session.seating.with_driver(1, "inspector"))
    alone = question(app.session, seat)

    assert together.view.seat == SPECTATOR
    assert {text[:2] for text in together.legal} == {"D1", "D2", "D3", "P1"}
    assert alone.view.seat == seat
    assert {text[:2] for text in alone.legal} <= {"D1", "P1"}


def test_the_strongest_thinks_by_the_clock_and_the_others_by_nodes():
    app = seated(CLASSIC, "2013", 4, HUNT, has_threads=True)

    asked = question(app.session, MISTER_X)

    assert (asked.milliseconds, asked.nodes) == (1500, None)
    app.session.reseat(app.session.seating.with_driver(0, "constable"))
    assert question(app.session, MISTER_X).milliseconds is None


def test_the_table_says_who_is_thinking():
    app = seated(CLASSIC, "2013", 4, HUNT, has_threads=True)

    assert "Mister X is thinking" in app.page.regions["head"]
    answered(app)
    app.page.pass_time()
    assert "thinking" not in app.page.regions["head"]


def test_in_a_hurry_the_computer_moves_at_once():
    app = seated(CLASSIC, "2013", 4, HUNT, has_threads=True)

    app.do("computer.hurry")
    app.page.pass_time()

    assert len(app.session.state.moves) == 1


def test_an_answer_to_an_old_position_changes_nothing():
    """The seat was taken over while the computer thought."""
    app = seated(CLASSIC, "2013", 4, HUNT, has_threads=True)
    up(app)
    app.do("computer.driver", "0", "human")

    answered(app)
    run(app)

    assert app.session.state.moves == ()
    assert app.thought is None


def test_a_paused_computer_waits_and_moves_one_by_one():
    app = seated(CLASSIC, "2013", 4, WATCH)
    app.do("computer.pause")
    run(app)
    assert app.session.state.moves == ()
    assert "waiting" in app.page.regions["head"]

    app.do("computer.step")
    run(app)

    assert len(app.session.state.moves) == 1
    app.do("computer.pause")
    run(app)
    assert app.session.over


def test_a_failed_thread_is_told_in_words_and_the_game_goes_on():
    app = seated(CLASSIC, "2013", 4, HUNT, has_threads=True)

    app.page.threads[-1].broken()
    run(app)

    assert len(app.session.state.moves) == 1
    assert any("with less thought" in text for text in app.page.said)


def test_a_thread_that_answers_nonsense_is_given_up():
    app = seated(CLASSIC, "2013", 4, HUNT, has_threads=True)
    thread = up(app)
    text = '{"move":"T199","motive":"stays","values":{},"level":"mastermind"}'
    thread.hear(json.dumps({"id": 1, "answer": text}))

    assert thread.stopped
    assert app.session.state.moves == ()
    app.do("computer.hurry")
    app.page.pass_time()
    assert len(app.session.state.moves) == 1


def test_leaving_the_table_stops_thinking_and_coming_back_begins_again():
    app = seated(CLASSIC, "2013", 4, HUNT, has_threads=True)

    app.do("app.go", "home")
    assert app.thought is None
    app.do("app.go", "play")

    assert app.thought is not None


def test_a_seat_that_changes_hands_is_kept_with_the_game():
    app = seated(CLASSIC, "2013", 4, SOLO)

    app.do("computer.players")
    app.do("computer.driver", "2", "mastermind")

    kept = app.store.load("one", 1).seating
    assert [chair.driver for chair in kept.chairs] == [
        *("human", "constable", "mastermind", "constable")
    ]


def test_no_change_of_seats_brings_up_a_secret():
    """Whoever takes Mister X's place alone must ask for his screen."""
    app = seated(CLASSIC, "2013", 4, ["human"] * 4)
    move = next(iter(CLASSIC.legal_moves(app.session.state)))
    app.session.showing = Showing.SECRET
    app.session.play(move)
    app.session.hand_back()
    assert app.session.showing is Showing.TABLE

    for chair in ("1", "2", "3"):
        app.do("computer.driver", chair, "constable")

    assert app.session.showing is Showing.CURTAIN
    run(app)
    assert len(app.session.state.moves) == 1
    open_secret(app)
    run(app)
    assert app.session.showing is Showing.SECRET
    assert len(app.session.state.moves) == 5


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_whoever_watches_computers_sees_what_the_table_sees(game):
    """Unless they ask to see everything; then everything."""
    app = seated(game, next(iter(game.editions)), 4, WATCH)
    run(app, 12)

    assert app.session.view == app.session.table_view
    app.do("computer.everything")

    assert app.session.view == game.view_for(app.session.state, MISTER_X)
    assert app.session.offers() == ()
    app.do("computer.driver", "1", "human")
    assert app.session.view == app.session.table_view


def test_people_do_not_move_the_pieces_of_computers():
    app = seated(CLASSIC, "2013", 4, ["human", "human", "constable", "constable"])
    move = next(iter(CLASSIC.legal_moves(app.session.state)))
    app.session.showing = Showing.SECRET
    app.session.play(move)
    app.session.hand_back()

    pawns = {offer.pawn for offer in app.session.offers()}

    assert pawns == {"D1", "P1"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_reasons_are_put_into_words_and_mister_x_keeps_his_own(game, language):
    app = seated(
        game, next(iter(game.editions)), 4, ["constable"] * 4, language_wanted=language
    )
    while app.session.table_view.round < 3 and not app.session.over:
        app.page.pass_time()
    session = app.session
    hidden = {s for s, r in session.reasons.items() if r.seat == MISTER_X}
    scene = scene_of(app.words, session)

    told = {at: sentence(scene, r) for at, r in session.reasons.items()}

    assert hidden
    assert {at for at, text in told.items() if not text} == hidden
    assert faults(app.page.markup) == []
    run(app)
    scene = scene_of(app.words, session)
    assert all(sentence(scene, r) for r in session.reasons.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_motive_has_words(language):
    """Whatever a bot may have in mind."""
    app = seated(CLASSIC, "2013", 4, WATCH, language_wanted=language)
    values = {
        "pawn": "D1",
        "to": 46,
        "target": 46,
        "stations": (46, 1),
        "chance": 0.25,
        "pursuers": ("D1", "D2", "P1"),
        "possible": 4,
        "chips": 1,
    }
    scene = scene_of_view(app.words, app.session, app.session.table_view)

    for motive in Motive:
        told = sentence(scene, Reasoned(Seat("detective_1"), motive.value, values))

        assert told.endswith(".")
        assert "{" not in told


def test_taking_back_undoes_what_computers_answered():
    """A person's ride, and those after it, if nothing was learnt from any."""
    drivers = ["constable", "human", "constable", "constable"]
    app = seated(CLASSIC, "1983", 4, drivers)
    app.session.notes["take_back"] = "on"
    run(app)
    app.paused = True
    before = app.session.state
    for _ in ("D1", "D2"):
        possible = CLASSIC.deduce(app.session.table_view)
        rides = CLASSIC.legal_moves(app.session.state)
        app.session.play(next(ride for ride in rides if ride.to not in possible))

    app.do("play.takeback")

    assert app.session.state == before


def test_alone_with_one_tap():
    app = App(FakePage())
    app.start()

    app.do("home.solo", "detectives")
    assert not app.session.seating.x_is_human
    assert app.session.showing is Showing.TABLE
    app.do("home.solo", "mister_x")

    assert app.session.seating.x_is_human
    assert app.session.seating.led_by_one == "inspector"
    assert app.session.showing is Showing.SECRET


@pytest.mark.parametrize("cast", ["people", "detectives", "mister_x", "nobody"])
def test_a_cast_fills_all_chairs_at_once(cast):
    draft = with_cast(Draft(), cast, "constable")

    assert cast_of(draft) == cast
    assert with_cast(draft, "robots", "constable") == draft


def test_a_mixed_cast_is_none_of_them():
    draft = with_cast(Draft(), "people", "constable")

    assert cast_of(replace(draft, drivers=("human", "human", *["constable"] * 4))) == ""
