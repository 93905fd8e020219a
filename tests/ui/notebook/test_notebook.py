"""The detective's notebook: an aid that knows what the detectives know, and no more."""

from __future__ import annotations

import json
from random import Random

import pytest

from support.ui.fakes import FakePage
from support.ui.markup import faults
from support.ui.tables import at_table, open_secret
from sy_core import SPECTATOR
from sy_core.hunting import random_move
from sy_core.registry import CLASSIC, HUNTING
from ui.app import App
from ui.computer.worker import MOST_FAILURES
from ui.notebook.aids import aids_text
from ui.table.curtain import Showing
from ui.table.session import load_session
from ui.words import Words
from ui.words.languages import LANGUAGES


def opened(state, game=CLASSIC, **options):
    app = at_table(game, state, FakePage(**options))
    app.session.notes["notebook"] = "on"
    app.render()
    return app


def hunted(x=74, **options):
    """Mister X has gone from *x* by underground to 46, and the detectives look."""
    state = CLASSIC.new_game(
        "2013", 4, x_start=x, starts=(1, 2, 3, 4), rules={"free_starts": True}
    )
    app = opened(state, **options)
    open_secret(app)
    app.do("play.type", value="u 46")
    app.do("play.handback")
    return app


def dice_hunt(moves=30, seed=4):
    """A dice game in which the detectives have dice to use and he has moved."""
    rng = Random(seed)
    state = HUNTING.new_game("hunting", 2, rng=rng)
    for _ in range(moves):
        state = HUNTING.apply(state, random_move(state, rng))
    while "mister_x" in HUNTING.to_move(state) or HUNTING.is_chance(state):
        state = HUNTING.apply(state, random_move(state, rng))
    assert HUNTING.outcome(state) is None
    return opened(state, HUNTING)


def pursue(app):
    """Every pursuer moves once."""
    for move in ("D1 T8", "D2 T10", "D3 T11", "P1 T13"):
        app.do("play.type", value=move)


def notes(app):
    return {note["at"]: note for note in json.loads(app.page.boards[-1])["notes"]}


def think(app):
    """Let every question be answered."""
    app.page.pass_time()


def test_it_is_off_until_somebody_allows_it():
    app = hunted()
    app.session.notes.pop("notebook")
    app.do("notebook.open")
    before = app.page.regions["notebook"]
    app.do("play.menu")
    menu = app.page.regions["dialog"]

    app.do("agree.ask", "notebook")
    app.do("agree.yes", "notebook")

    assert before == ""
    assert 'data-do="agree.ask" data-arg="notebook"' in menu
    assert "notebook.hint" in app.page.regions["notebook"]
    assert notes(app) == {}
    assert app.session.notes["notebook"] == "on"


def test_it_can_be_agreed_on_at_setup():
    app = App(FakePage())
    app.do("setup.notebook", "", "true")
    app.do("setup.go")

    assert app.session.notes["notebook"] == "on"


@pytest.mark.parametrize("make", [hunted, dice_hunt])
def test_every_station_where_he_can_be_gets_a_shade_and_a_number(make):
    app = make()

    app.do("notebook.open")
    at_once = notes(app)
    think(app)
    weighed = notes(app)

    possible = set(app.session.game.deduce(app.session.table_view))
    assert set(at_once) == set(weighed) == possible
    assert all(note["shade"] for note in at_once.values())
    assert all(note["text"] for note in weighed.values())
    assert max(note["shade"] for note in weighed.values()) == 5
    panel = app.page.regions["notebook"]
    assert all(f"Station {station}," in panel for station in possible)
    assert set(faults(panel)) <= {"0 main headings"}


def test_answers_are_drawn_once_and_after_what_is_on_its_way():
    """However many come before a frame: the move that was made is shown first."""
    app = hunted()
    app.computers.failures = MOST_FAILURES  # known, and told
    app.do("notebook.open")
    app.do("notebook.hint")
    frames = []
    app.page.after_frame = frames.append
    drawn = len(app.page.boards)

    think(app)
    before_the_frame = len(app.page.boards)
    (after,) = frames
    after()

    assert before_the_frame == drawn
    assert len(app.page.boards) == drawn + 1
    assert all(note["text"] for note in notes(app).values())


def test_a_tap_leaves_the_list_of_marks_as_it_was_drawn():
    app = hunted()
    app.do("notebook.open")
    think(app)
    drawn = app.notebook.drawn_list[1]

    app.do("play.station", "8")
    tapped = app.notebook.drawn_list[1]
    app.do("notebook.mark", "46")

    assert tapped is drawn
    assert app.notebook.drawn_list[1] != drawn


def test_where_he_really_is_makes_no_difference():
    """Two games with the same public history: the same pages, marks and questions."""
    here, there = (hunted(x=x, has_threads=True) for x in (74, 79))
    public = [app.session.table_view for app in (here, there)]
    for app in (here, there):
        app.do("notebook.open")
        app.do("notebook.hint")
        app.do("notebook.what_if")
        app.do("play.go", "D1T8")
        app.do("play.confirm")

    assert public[0] == public[1]
    assert here.page.boards[-1] == there.page.boards[-1]
    assert here.page.regions == there.page.regions
    assert here.page.threads[0].posted == there.page.threads[0].posted


def test_mister_x_sees_what_the_detectives_can_know_and_his_best_cover():
    app = hunted()
    pursue(app)
    open_secret(app)

    app.do("notebook.open")
    think(app)

    public = CLASSIC.view_for(app.session.state, SPECTATOR)
    assert set(notes(app)) == set(CLASSIC.deduce(public))
    panel = app.page.regions["notebook"]
    assert "most in the dark" in panel
    assert panel.count("double: ") == 2
    assert panel.count("places, ") <= 6
    app.do("app.secret")
    assert app.session.showing is Showing.CURTAIN
    assert app.page.regions["notebook"] == ""
    assert notes(app) == {}


def test_opening_it_looks_at_whoever_is_to_move_and_at_where_he_can_be():
    """On a small screen the first of these stations is in the middle."""
    app = hunted()
    first = app.session.view.pursuers[0]

    app.do("notebook.open")

    looked = app.page.looks[-1]
    assert looked[0] == first
    assert {1, 13, 46, 78, 79} & set(looked[1:])


def test_one_can_look_back_turn_by_turn():
    app = hunted()
    pursue(app)
    app.do("notebook.open")
    app.session.showing = Showing.TABLE
    app.render()
    now = notes(app)

    app.do("notebook.step", "1")
    then = notes(app)
    looking = app.page.regions["head"]
    app.do("play.station", "8")

    state = app.session.state
    while len(state.moves) > 1:
        state = CLASSIC.undo(state)
    earlier = CLASSIC.deduce(CLASSIC.view_for(state, SPECTATOR))
    assert set(then) == set(earlier)
    assert set(now) != set(then)
    assert "Looking back" in looking
    assert set(notes(app)) == set(now)


def test_pencil_marks_are_kept_with_the_game_each_side_its_own():
    app = hunted()
    app.do("notebook.open")
    app.do("notebook.draw")

    app.do("play.station", "46")
    app.do("notebook.mark", "", "13")
    app.do("notebook.mark", "", "13")
    app.do("notebook.mark", "", "999")

    assert notes(app)[46]["pencil"] == "no"
    assert notes(app)[13]["pencil"] == "maybe"
    kept = load_session("one", app.session.record(), 1)
    assert json.loads(kept.notes["pencil"]) == {"no": [46], "maybe": [13]}
    assert "pencil_x" not in kept.notes
    assert app.session.state.moves == kept.state.moves
    app.do("notebook.rub_out")
    assert "pencil" not in app.session.notes


@pytest.mark.parametrize(
    "note", ["", "[]", '{"999":"no","46":"<b>"}', '{"x":"no"}', "{"]
)
def test_foreign_pencil_marks_and_aids_are_left_out(note):
    app = hunted()
    app.session.notes.update(pencil=note, aids=note)

    app.do("notebook.open")

    assert not any(each["pencil"] for each in notes(app).values())
    assert app.session.notes["aids"] == '{"detectives":{"notebook":1},"mister_x":{}}'


def test_what_if_moves_pieces_on_trial_and_the_set_shrinks():
    app = hunted()
    app.do("notebook.open")
    think(app)
    before = notes(app)
    moves = app.session.state.moves

    app.do("notebook.what_if")
    for key in ("D1T8", "D2T20"):
        app.do("play.go", key)
        app.do("play.confirm")
    think(app)
    trial = notes(app)
    pieces = json.loads(app.page.boards[-1])["pieces"]
    panel = app.page.regions["notebook"]
    app.do("notebook.undo")
    app.do("notebook.what_if")

    assert {p["id"]: p["at"] for p in pieces}["D2"] == 20
    assert set(trial) == set(before) - {8, 20}
    assert f"{len(before)} places before" in panel
    assert app.session.state.moves == moves
    assert notes(app) == before


def with_him_in_sight():
    """The beginners' edition, in which most rides are open; the notebook lies there."""
    state = CLASSIC.new_game(
        "beginners", 4, x_start=74, starts=(59, 2, 3), rules={"free_starts": True}
    )
    app = opened(state)
    open_secret(app)
    app.do("play.type", value="t 58")
    app.do("play.handback")
    app.do("notebook.open")
    return app


def test_where_one_place_is_left_a_trial_has_nothing_to_count():
    """Not "1 places before": whoever knows where he is learns no more."""
    app = with_him_in_sight()

    app.do("notebook.what_if")

    assert "Mister X can only be in one place." in app.page.regions["notebook"]


def test_what_if_tells_when_he_is_found_for_certain():
    """In the beginners' edition most of his rides are made in sight."""
    app = with_him_in_sight()

    app.do("notebook.what_if")
    app.do("play.station", "58")
    app.do("play.confirm")

    assert "found for certain" in app.page.regions["notebook"]
    app.do("play.go", "D2T10")
    app.do("play.confirm")
    assert "found for certain" not in app.page.regions["notebook"]
    assert len(app.session.state.moves) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("make", [hunted, dice_hunt])
def test_a_hint_explains_its_advice_in_a_sentence(make, language):
    app = make()
    app.words = Words(language)

    app.do("notebook.hint")
    asked = app.page.regions["notebook"]
    think(app)

    advice = app.page.regions["notebook"]
    assert app.words("notebook.thinking") in asked
    start = app.words("notebook.advice", move="#", why="").partition("#")[0]
    assert start in advice
    assert app.words("notebook.thinking") not in advice


def test_a_hint_for_mister_x_is_gone_when_the_curtain_falls():
    app = hunted()
    pursue(app)
    open_secret(app)

    app.do("notebook.hint")
    app.do("app.secret")
    think(app)

    assert "mastermind" not in app.page.markup
    open_secret(app)
    assert "mastermind" not in app.page.markup


@pytest.mark.parametrize("language", LANGUAGES)
def test_aids_that_were_used_stand_in_the_record_and_at_the_end(language):
    app = hunted()
    app.words = Words(language)
    app.do("notebook.open")
    app.do("notebook.open")
    app.do("notebook.open")
    app.do("notebook.hint")
    app.do("notebook.hint")

    record = CLASSIC.read_record(app.session.record())
    text = aids_text(app.words, app.session.notes)

    assert json.loads(record.notes["aids"])["detectives"] == {"notebook": 1, "hint": 2}
    assert "2" in text
    app.session.state = over(app.session.state)
    app.render()
    assert text in app.page.regions["bar"]
    assert app.page.regions["notebook"] == ""


def over(state):
    """The game as it ends by some moves or other."""
    rng = Random(1)
    while CLASSIC.outcome(state) is None:
        moves = list(CLASSIC.legal_moves(state))[:12]
        state = CLASSIC.apply(state, rng.choice(moves))
    return state
