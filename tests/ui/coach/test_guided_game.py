"""The guided first game: played through; left, refused and reloaded on the way."""

from __future__ import annotations

import json
import re

import pytest

from support.ui.fakes import Browser, FakePage
from support.ui.markup import Reader, faults
from sy_core.registry import CLASSIC
from sy_core.terms import MISTER_X, SPECTATOR
from ui.app import App
from ui.coach.script import SCRIPTS
from ui.coach.state import lesson_of
from ui.coach.steps import LEFT, STEPS, SUSPECTS, Kind
from ui.table.notes import COACH
from ui.table.offers import NOTHING
from ui.table.session import load_session
from ui.words import Words
from ui.words.languages import LANGUAGES

SIDES = tuple(SCRIPTS)
TAP = {"confirm": "play.confirm", "double": "play.double"}


def begun(side, **options):
    """Somebody has come, and wants a first game."""
    app = App(FakePage(**options))
    app.start()
    app.do("coach.begin", side)
    return app


def says(app):
    return "".join(node.text for node in Reader(app.page.regions["coach"]).all("p"))


def points(app):
    [node] = Reader(app.page.regions["coach"]).all("p")
    return node.attributes["data-points"]


def rings(app):
    stations = json.loads(app.page.boards[-1])["stations"]
    return {int(s) for s, names in stations.items() if "is-ringed" in names.split()}


def kind(app):
    return lesson_of(app.session).step.kind


def moves(app):
    return tuple(map(CLASSIC.format_move, app.session.state.moves))


def wanted(app):
    """What the coach points at, by the name of its element."""
    app.do("coach.show")
    return app.page.focused[-1]


def obey(app):
    """Do the one thing that the coach asks for, or let the others move."""
    match kind(app):
        case Kind.READ:
            app.do("coach.next")
        case Kind.WATCH:
            app.page.pass_time()
        case Kind.ACT:
            press(app, wanted(app))


def press(app, name):
    if name.startswith("pick-"):
        app.do("play.pick", name.removeprefix("pick-"))
    elif name in TAP:
        app.do(TAP[name])
    else:
        app.do("play.station", name.removeprefix("s"))


def through(app, most=150):
    """Every step of the game, the application before each of them."""
    for _ in range(most):
        yield app
        if kind(app) is Kind.END:
            return
        obey(app)
    pytest.fail("the coach never comes to an end")


def to(app, behind, wanted_kind):
    """Go on until so many moves are made, and the coach wants this."""
    for _ in through(app):
        if len(moves(app)) == behind and kind(app) is wanted_kind:
            return app
    return pytest.fail("there is no such step")


def asked(side):
    """The numbers of moves after which the learner is asked for one."""
    return [step.at[0] for step in STEPS[side] if step.kind is Kind.ACT]


# ---- home


def test_home_offers_a_guided_game_of_either_side_beside_the_lessons():
    app = App(FakePage())
    app.start()
    app.render()

    ways = Reader(app.page.regions["screen"]).doing("coach.begin")

    assert [way.attributes["data-arg"] for way in ways] == [*SIDES]


# ---- played through


@pytest.mark.parametrize("side", SIDES)
def test_whoever_does_what_the_coach_points_at_has_played_four_rounds(side):
    app = begun(side)

    for _ in through(app):
        assert says(app)

    assert moves(app) == SCRIPTS[side].moves
    assert app.session.table_view.round == 5
    assert not app.session.over


@pytest.mark.parametrize("side", SIDES)
def test_a_typed_move_is_as_good_as_a_tapped_one(side):
    """What to type is told with the first of them."""
    app = begun(side)
    for _ in through(app):
        typed = re.search(r"type: (\w\s\d+)", says(app))
        if typed:
            app.do("play.type", value=typed[1])
            break

    assert len(moves(app)) == asked(side)[0] + 1


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_in_every_language(side, language):
    app = begun(side, language_wanted=language)
    told = []

    for _ in through(app):
        told += [says(app)]
        markup = app.page.regions["coach"] + app.page.regions["coach-acts"]
        assert set(faults(markup)) <= {"0 main headings"}

    names = {step.name for step in STEPS[side]}
    assert len(set(told)) >= len(names)
    assert not [text for text in told if "{" in text or "coach." in text]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "names"),
    [
        ("detectives.you", ("red", "blue", "green", "violet")),
        ("detectives.they", ("blue", "green", "violet")),
        ("detectives.next_to", ("blue", "green")),
        ("detectives.think", ("green",)),
        ("mister_x.near", ("blue", "violet")),
        ("mister_x.cornered", ("blue", "violet")),
    ],
)
def test_pieces_are_called_as_on_their_cards(language, key, names):
    """In the case that the sentence wants: endings of names differ."""
    words = Words(language)

    text = words(f"coach.{key}")

    assert [name for name in names if stem(words(f"colour.{name}")) not in text] == []


def stem(name):
    """*Červený, Piros, Lila*: up to the last vowel at the end, if there is one."""
    return name.rstrip("aeiouyáý")


@pytest.mark.parametrize("side", SIDES)
def test_it_points_at_what_is_to_be_tapped(side):
    """A lit station with a ring, a ticket, a button: all of them are there."""
    app = begun(side)
    seen = set()

    for _ in through(app):
        if kind(app) is Kind.ACT:
            lit = {offer.to for offer in app.session.offers()}
            assert rings(app) <= lit
            assert bool(rings(app)) != bool(points(app))
            name = wanted(app)
            seen.add(name.rstrip("0123456789").partition("-")[0])
            shown = app.page.regions["bar"] + app.page.regions["tools"]
            assert name.startswith("s") or f'id="{name}"' in shown

    doubles = {"double"} if side == "mister_x" else set()
    assert seen == {"s", "pick", "confirm"} | doubles


@pytest.mark.parametrize("side", SIDES)
def test_nobody_moves_while_there_is_something_to_read_or_to_do(side):
    """One thing at a time, however long it takes."""
    app = begun(side)

    for _ in through(app):
        before = moves(app)
        if kind(app) is not Kind.WATCH:
            app.page.pass_time()
            app.do("computer.hurry")
            app.page.pass_time()
            assert moves(app) == before


def test_the_card_covers_nothing():
    """It stands in the panel; the choice and the map keep their room."""
    app = to(begun("detectives"), 1, Kind.ACT)
    obey(app)

    assert "coach" not in app.page.regions["bar"] + app.page.regions["tools"]
    assert "play.cancel" in app.page.regions["bar"]


# ---- what it says is true


def public(side, behind):
    """What everybody knows of the script after so many moves."""
    script = SCRIPTS[side]
    state = CLASSIC.new_game("2013", 5, x_start=script.x_start, starts=script.starts)
    for text in script.moves[:behind]:
        state = CLASSIC.apply(state, CLASSIC.parse_move(text))
    return CLASSIC.view_for(state, SPECTATOR)


def test_the_numbers_that_the_coach_tells_the_detective_follow_from_the_log():
    numbers = [len(CLASSIC.deduce(public("detectives", n))) for n in (1, 6, 11)]

    assert numbers == [45, 126, 1]
    assert CLASSIC.deduce(public("detectives", 16)) == set(SUSPECTS)
    assert CLASSIC.deduce(public("detectives", 20)) == set(LEFT)


def test_the_numbers_that_the_coach_tells_mister_x_follow_from_the_log():
    """More than 120 after the ferry, seven after the double."""
    ferry = [len(CLASSIC.deduce(public("mister_x", n))) for n in range(6, 11)]

    assert min(ferry) > 120
    assert len(CLASSIC.deduce(public("mister_x", 16))) == 7


@pytest.mark.parametrize("side", SIDES)
def test_the_third_move_is_the_one_that_shows_him(side):
    seen = [public(side, n).last_seen for n in (10, 11)]

    assert seen == [None, (3, 142 if side == "detectives" else 127)]


@pytest.mark.parametrize("side", SIDES)
def test_all_stations_that_a_text_names_are_pointed_at_or_known_to_the_learner(side):
    """Nothing hidden comes up in what the detective is told."""
    app, hidden = begun(side), {127, 115, 170}

    for _ in through(app):
        named = {int(n) for n in re.findall(r"\b1\d\d\b", says(app))}
        if side == "detectives":
            assert not (named - rings(app)) & hidden


def test_the_detectives_coach_knows_only_what_the_detectives_know():
    """Elsewhere, with the same public history: the same words and rings."""
    told = []
    for start, first in ((127, "T115"), (35, "T36")):
        app = begun("detectives")
        for _ in range(3):
            app.do("coach.next")
        script = SCRIPTS["detectives"]
        state = CLASSIC.new_game("2013", 5, x_start=start, starts=script.starts)
        app.session.state = CLASSIC.apply(state, CLASSIC.parse_move(first))
        app.render()
        told.append((app.page.regions, app.page.boards[-1]))

    assert told[0] == told[1]


# ---- another move


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("turn", range(4))
def test_another_legal_move_is_refused_with_a_reason_and_the_right_one_still_goes(
    side, turn
):
    app = to(begun(side), asked(side)[turn], Kind.ACT)
    before, step = moves(app), lesson_of(app.session).step
    if wanted(app) == "double":
        app.do("play.double")
    goal = wanted(app)
    offers = app.session.offers()
    other = next(o for o in offers if o.to is not None and f"s{o.to}" != goal)
    app.do("play.station", str(other.to))
    app.do("play.pick", other.key)
    comment = says(app)
    app.do("play.confirm")
    held = app.page.regions["toast"], moves(app)
    for _ in range(9):
        if len(moves(app)) == len(before):
            obey(app)

    why = app.words(f"coach.{side}.{step.name}.why", to=goal[1:])
    assert comment == f"You could go to {other.to} as well. {why}"
    assert "leave the coach" in held[0]
    assert held[1] == before
    assert moves(app) == SCRIPTS[side].moves[: len(before) + 1]


@pytest.mark.parametrize("side", SIDES)
def test_another_ticket_to_the_right_station_is_not_taken_either(side):
    app = to(begun(side), asked(side)[0], Kind.ACT)
    obey(app)
    right = wanted(app).removeprefix("pick-")
    target = app.session.choice.target
    other = next(o for o in app.session.offers() if o.to == target and o.key != right)
    app.do("play.pick", other.key)
    comment = says(app)
    app.do("play.confirm")

    assert comment == "Save that one for later. This time choose: Taxi."
    assert len(moves(app)) == asked(side)[0]


def test_where_nothing_is_confirmed_a_tap_elsewhere_is_refused_as_well():
    app = to(begun("detectives"), 1, Kind.ACT)
    app.do("settings.set", "confirm", "false")
    app.do("app.go", "play")

    app.do("play.station", "148")

    assert len(moves(app)) == 1
    assert says(app).startswith("You could go to 148 as well.")


def test_an_illegal_move_is_explained_as_in_every_game():
    app = to(begun("detectives"), 1, Kind.ACT)
    before = says(app)

    app.do("play.station", "1")
    tapped = app.page.regions["toast"]
    app.do("play.type", value="u 1")

    assert "1" in tapped
    assert "not possible" in app.page.regions["toast"]
    assert (says(app), len(moves(app))) == (before, 1)


def test_a_double_is_put_away_until_it_matters():
    app = to(begun("mister_x"), 0, Kind.ACT)

    app.do("play.double")
    armed = says(app), wanted(app)
    app.do("play.double")

    assert armed == (app.words("coach.no_double"), "double")
    assert wanted(app) == "s157"


def test_who_moves_before_reading_is_asked_to_read_first():
    app = to(begun("detectives"), 1, Kind.READ)

    app.do("play.type", value="t 148")

    assert len(moves(app)) == 1
    assert "read this first" in app.page.regions["toast"]


def test_who_makes_the_right_move_before_reading_has_made_it():
    app = to(begun("detectives"), 1, Kind.READ)

    app.do("play.type", value="t 124")

    assert moves(app) == SCRIPTS["detectives"].moves[:2]


# ---- left and taken up again


@pytest.mark.parametrize("side", SIDES)
def test_a_reload_at_any_step_goes_on_where_it_was(side):
    """Steps that were read as well: every one of them is kept at once."""
    browser = Browser()
    app = begun(side, browser=browser)

    for _ in through(app):
        if app.session.choice != NOTHING:
            continue  # what is being chosen is not kept, in no game
        again = App(FakePage(browser=Browser(texts=dict(browser.texts))))
        again.start("play")
        again.render()
        assert (says(again), rings(again)) == (says(app), rings(app))


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("kept", [Kind.ACT, Kind.WATCH])
def test_the_coach_can_be_left_and_the_game_goes_on(side, turn, kept):
    """At the learner's turn, and while others move."""
    app = to(begun(side), asked(side)[turn] + (kept is Kind.WATCH), kept)

    app.do("coach.leave")
    dialog = Reader(app.page.regions["dialog"])
    app.do("coach.play_on")
    before = len(moves(app))
    for _ in range(6):
        app.page.pass_time()
    free = next(o for o in app.session.offers() if o.to is not None)
    app.do("play.type", value=free.key)

    assert dialog.doing("coach.play_on")
    assert dialog.doing("app.go", "home")
    assert (app.page.regions["coach"], rings(app)) == ("", set())
    assert len(moves(app)) > before


def test_who_goes_home_finds_the_coach_again():
    app = to(begun("detectives"), 6, Kind.ACT)
    told = says(app)

    app.do("coach.leave")
    app.do("app.go", "home")
    home = app.page.regions["screen"]
    app.do("home.open", app.session.id)

    assert "First game as detective" in home
    assert says(app) == told


@pytest.mark.parametrize("side", SIDES)
def test_at_the_end_one_plays_on_begins_anew_or_goes_home(side):
    app = begun(side)
    for _ in through(app):
        pass
    ways = Reader(app.page.regions["coach-acts"])

    assert [bool(ways.doing(w)) for w in ("coach.play_on", "home.new", "app.go")] == [
        True,
        True,
        True,
    ]

    app.do("coach.play_on")
    for _ in range(9):
        app.page.pass_time()

    assert len(moves(app)) >= 20
    assert app.session.offers()


# ---- the save


def test_a_guided_game_is_known_by_a_note_of_its_record():
    app = to(begun("detectives"), 1, Kind.ACT)

    record = json.loads(app.session.record())

    assert record["notes"][COACH] == "detectives 5"
    assert load_session("x", app.session.record(), 1).notes[COACH] == "detectives 5"


def test_the_record_that_is_safe_to_show_around_does_not_tell_of_the_coach():
    app = to(begun("mister_x"), 5, Kind.ACT)

    app.do("play.export", "table")

    assert COACH not in json.loads(app.page.downloads.popitem()[1])["notes"]


@pytest.mark.parametrize(
    "text",
    [
        *("", "detectives", "detectives off", "detectives -1", "detectives ²"),
        *("x 0", "mister_x 0", "detectives 99999999", "detectives 1 2", " 3"),
    ],
)
def test_a_note_that_makes_no_sense_means_no_coach(text):
    """Nor one of the other side: there is nobody to be coached."""
    app = to(begun("detectives"), 1, Kind.ACT)
    app.session.notes[COACH] = text
    app.render()

    app.do("play.type", value="t 148")

    assert len(moves(app)) == 2
    assert app.page.regions["coach"] == ""


def test_a_note_in_another_game_means_no_coach():
    app = begun("detectives")
    state = CLASSIC.new_game("2013", 5, x_start=127, starts=(123, 103, 174, 94))
    app.session.state = state
    app.render()

    assert app.page.regions["coach"] == ""


def test_where_somebody_else_takes_a_seat_the_coach_steps_back():
    """With two people at the table, or none, it would hold everybody up."""
    told = []
    for chair, driver in ((0, "human"), (1, "constable")):
        app = begun("detectives")
        app.do("computer.driver", str(chair), driver)
        told.append(app.page.regions["coach"])

    assert told == ["", ""]


def test_it_is_silent_while_the_notebook_tries_moves():
    """They are not the game, and anything may be tried."""
    app = to(begun("detectives"), 1, Kind.ACT)
    told = says(app)
    app.do("notebook.allow")
    app.do("notebook.open")
    app.do("notebook.what_if")
    app.do("play.station", "148")
    app.do("play.confirm")
    tried = app.page.regions["coach"]
    app.do("notebook.what_if")

    assert tried == ""
    assert (says(app), len(moves(app))) == (told, 1)


def test_nobody_is_asked_about_sound_in_the_midst_of_it():
    app = begun("detectives")
    for _ in through(app):
        pass

    assert not app.asks_for_sound


def test_mister_x_is_the_learners_secret_alone():
    """Whoever else sits down sees the curtain, and no card."""
    app = to(begun("mister_x"), 5, Kind.ACT)

    app.do("computer.driver", "1", "human")
    app.do("app.secret")

    assert app.session.seating.driver_of(MISTER_X) == "human"
    assert app.page.regions["coach"] == ""
