"""What is heard and felt at a table: what everybody is told, when they are told."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, product
from random import Random

import pytest

from support.at_random import at_random
from support.ui.fakes import Browser, FakePage
from support.ui.markup import Reader
from support.ui.tables import at_table
from sy_core.registry import CLASSIC, GAMES
from sy_core.terms import MISTER_X, SPECTATOR
from ui.app import App
from ui.effects.sounds import heard
from ui.settings.values import KEY, Settings
from ui.table.curtain import Showing
from ui.table.moving import make_move

FREE = {"free_starts": True}
LOUD = Settings(sound=True, sound_asked=True)


def opened(state, game=CLASSIC, settings=LOUD, drivers=(), browser=None):
    """An application with a game on its table, as its players like it."""
    page = FakePage(browser=browser or Browser())
    return at_table(game, state, page, drivers, settings)


def puzzle(x=74, starts=(1, 2, 3, 4), edition="2013", **options):
    state = CLASSIC.new_game(edition, 4, x_start=x, starts=starts, rules=FREE)
    return opened(state, **options)


def pursuit(**options):
    """Mister X has gone from 74 to 46, and the detectives have the screen."""
    app = puzzle(**options)
    hidden_move(app, "u 46")
    app.page.effects.clear()
    return app


def opens(app):
    """The table is handed to Mister X, who opens his screen."""
    app.do("play.pass")
    app.do("play.open")


def hidden_move(app, text):
    opens(app)
    app.do("play.type", value=text)
    app.do("play.handback")


def typed(app, *texts):
    for text in texts:
        app.do("play.type", value=text)


# ---- rides


@pytest.mark.parametrize(
    ("text", "sound"),
    [("d1 t8", "taxi"), ("d1 b58", "bus"), ("d1 u46", "underground")],
)
def test_a_ride_sounds_like_its_ticket(text, sound):
    app = pursuit() if sound != "underground" else puzzle(x=74)
    if sound == "underground":
        hidden_move(app, "t 73")
        app.page.effects.clear()

    typed(app, text)

    assert app.page.sounds == [sound]


def test_nothing_is_heard_unless_it_is_wanted():
    app = pursuit(settings=Settings(sound_asked=True))

    typed(app, "d1 t8", "d2 t20", "d3 t22", "d4 t13")

    assert app.page.sounds == []


def test_a_curtain_is_heard_when_it_falls():
    app = puzzle()

    app.do("play.pass")

    assert app.session.showing is Showing.CURTAIN
    assert app.page.sounds == ["page"]


def test_behind_his_screen_there_is_not_a_sound():
    """The others sit at the same table: choosing, trying and moving are silent."""
    app = puzzle()
    opens(app)
    app.page.effects.clear()

    app.do("play.station", "46")
    app.do("play.cancel")
    app.do("play.station", "199")
    app.do("play.double")
    typed(app, "nonsense")

    assert app.page.effects == []


def test_his_ride_is_heard_when_the_others_are_told_of_it():
    """The hand-back screen comes up alike for every ride."""
    app = puzzle()
    opens(app)
    app.page.effects.clear()
    typed(app, "u 46")
    moved = list(app.page.sounds)

    app.do("play.handback")

    assert moved == ["page"]
    assert app.page.sounds == ["page", "underground"]


def test_a_black_ticket_tells_no_line_and_a_ferry_is_not_heard():
    """From 108 he goes to 115 by ferry; everybody knows of a black ticket."""
    app = puzzle(x=108, starts=(1, 2, 3, 4))
    opens(app)
    app.page.effects.clear()

    typed(app, "x 115")
    app.do("play.handback")

    assert app.page.sounds == ["page", "black"]


def test_alone_with_computers_he_hears_his_ferry():
    """Nobody is about from whom he hides."""
    app = puzzle(x=108, drivers=("human", *["constable"] * 3))

    typed(app, "x 115")

    assert app.page.sounds == ["black", "ferry"]


def test_a_double_move_is_two_rides():
    state = CLASSIC.new_game("2013", 4, x_start=74, starts=(1, 2, 3, 4), rules=FREE)
    state = CLASSIC.apply(state, CLASSIC.parse_move("U46+T61"))

    assert heard(CLASSIC.view_for(state, SPECTATOR), 0) == ["underground", "taxi"]


def test_what_a_beginners_log_conceals_sounds_like_any_step():
    """Neither taxi nor bus: no ticket lies on the space."""
    rng = Random(3)
    start = CLASSIC.new_game("beginners", 4, rng=rng)
    sounds = {
        heard(view, number)[0]
        for state in islice(at_random(CLASSIC, start, rng), 60)
        for view in [CLASSIC.view_for(state, SPECTATOR)]
        for number, event in enumerate(view.history)
        if event.kind == "turn" and event.legs[0].sign == "?"
    }

    assert sounds == {"step"}


def test_showing_himself_has_a_motif():
    """Round 3 of 2013."""
    state = CLASSIC.new_game("2013", 4, rng=Random(5))
    sounds = []
    while state.round <= 3:
        seen = len(state.moves)
        state = CLASSIC.apply(state, next(iter(CLASSIC.legal_moves(state))))
        sounds.append(heard(CLASSIC.view_for(state, SPECTATOR), seen))

    assert [len(each) for each in sounds if "reveal" in each] == [2]
    assert [each[-1] for each in sounds if len(each) == 2] == ["reveal"]


def test_dice_are_heard_when_they_are_rolled():
    game = GAMES["hunting"]
    state = game.new_game("hunting", 3, rng=Random(1))
    while not game.is_chance(state):
        state = game.apply(state, next(iter(game.legal_moves(state))))
    app = opened(state, game)
    app.page.effects.clear()

    app.do("play.roll")

    assert app.page.sounds == ["dice"]


def test_an_arrest_is_heard():
    app = puzzle(x=75, starts=(58, 1, 2, 3))
    hidden_move(app, "t74")
    app.page.effects.clear()

    typed(app, "d1 t74")

    assert app.page.sounds == ["taxi", "caught"]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_whatever_happens_has_a_sound_or_none(game):
    """Every event of whole games, up to the end."""
    for edition in game.editions.values():
        rng = Random(f"heard {edition.id}")
        start = game.new_game(edition.id, edition.players[-1], rng=rng)
        *_, state = at_random(game, start, rng)
        sounds = heard(game.view_for(state, SPECTATOR), 0)

        assert sounds[-1] in ("caught", "escaped")
        assert len(sounds) >= len(state.trail)


def test_taking_back_and_opening_another_game_are_silent():
    app = pursuit()
    app.session.notes["take_back"] = "on"
    typed(app, "d1 t8")
    app.page.effects.clear()

    app.do("play.takeback")
    app.do("app.go", "home")
    app.do("app.go", "play")

    assert app.page.sounds == []


# ---- on and off


def test_muted_at_the_table_is_muted_at_once_and_for_good():
    browser = Browser()
    app = pursuit(browser=browser)

    app.do("sound.switch")
    typed(app, "d1 t8")

    assert ("silence",) in app.page.effects
    assert app.page.sounds == []
    assert not App(FakePage(browser=browser)).settings.sound


def test_whoever_switches_it_on_hears_that_it_is_on():
    app = pursuit(settings=Settings())

    app.do("sound.switch")

    assert app.settings.sound
    assert app.page.sounds == ["taxi"]


@pytest.mark.parametrize("on", [True, False])
def test_the_button_at_the_table_says_what_it_is_and_whether_it_is_on(on):
    app = pursuit(settings=replace(LOUD, sound=on))

    (button,) = Reader(app.page.regions["head"]).doing("sound.switch")

    assert button.attributes["aria-label"] == "Sound"
    assert button.attributes["aria-pressed"] == str(on).lower()


# ---- asked once


def asked(app):
    return "ask-sound" in app.page.regions["head"]


def test_after_the_first_move_in_the_open_somebody_is_asked():
    """Not before, and never in a dialog."""
    app = pursuit(settings=None)
    before = asked(app)

    typed(app, "d1 t8")

    assert (before, asked(app)) == (False, True)
    assert app.page.regions["dialog"] == ""


@pytest.mark.parametrize(("answer", "sound"), [("on", True), ("off", False)])
def test_an_answer_is_kept(answer, sound):
    app = pursuit(settings=None)
    typed(app, "d1 t8")

    app.do(f"sound.{answer}")

    assert not asked(app)
    assert (app.settings.sound, app.settings.sound_asked) == (sound, True)


def test_whoever_does_not_answer_is_not_asked_again():
    browser = Browser()
    app = pursuit(settings=None, browser=browser)
    typed(app, "d1 t8")
    app.do("app.go", "home")
    app.do("app.go", "play")
    left = asked(app)

    again = pursuit(settings=None, browser=browser)
    typed(again, "d1 t8")

    assert not left
    assert not asked(again)


@pytest.mark.parametrize("verb", ["settings.sound", "sound.switch"])
def test_whoever_has_chosen_is_not_asked(verb):
    app = pursuit(settings=None)
    app.do(verb, "", "true")
    app.do("sound.switch")

    typed(app, "d1 t8")

    assert not asked(app)


def test_where_nothing_can_be_kept_nobody_is_asked():
    """It would be asked every time."""
    app = pursuit(settings=None)
    app.page.storage = "full"

    typed(app, "d1 t8")

    assert not asked(app)
    assert KEY not in app.page.writes


# ---- the screen and the hand


def test_the_screen_stays_on_while_a_game_is_played():
    app = puzzle()
    played = list(app.page.effects)
    app.do("app.go", "home")

    assert ("awake", "on") in played
    assert app.page.effects[-1] == ("awake", "off")


def test_when_the_game_is_over_the_screen_may_go_off():
    app = puzzle(x=75, starts=(58, 1, 2, 3))
    hidden_move(app, "t74")

    typed(app, "d1 t74")

    assert ("awake", "off") in app.page.effects


def test_whoever_does_not_want_it_is_left_alone():
    app = puzzle(settings=replace(LOUD, awake=False, buzz=False))
    opens(app)

    kinds = {wish[0] for wish in app.page.effects}
    assert kinds == {"awake", "sound"}
    assert ("awake", "on") not in app.page.effects


def test_opening_his_screen_can_be_felt():
    app = puzzle()
    app.do("play.pass")
    app.page.effects.clear()

    app.do("play.open")

    assert app.page.effects == [("buzz",), ("sound", "page")]


def test_nothing_is_asked_of_the_device_before_there_is_a_table():
    app = App(FakePage())
    app.start()
    app.render()

    assert app.page.effects == []


# ---- non-interference


def like_moves(game, one, two):
    """A move for each of two Misters X that tells everybody the same."""
    told = product(tellings(game, one), tellings(game, two))
    alike = ((first[0], second[0]) for first, second in told if first[1] == second[1])
    return next(alike, None)


def tellings(game, state):
    """Some of his moves, with what everybody would know; the game goes on."""
    moves = (move for move in game.legal_moves(state) if move.kind != "double")
    after = [(move, game.apply(state, move)) for move in islice(moves, 8)]
    views = [(move, game.view_for(then, SPECTATOR)) for move, then in after]
    return [told for told in views if told[1].outcome is None]


def noticed(game, state, move, taps):
    """All that could be heard and felt of a turn of Mister X at one table."""
    app = opened(state, game)
    steps = [list(app.page.effects)]
    opens(app)
    for station in taps:
        app.do("play.station", str(station))
        app.do("play.cancel")
    make_move(app, move)
    app.render()
    steps.append(list(app.page.effects))
    app.do("app.secret")
    steps.append(list(app.page.staged))
    app.do("play.handback")
    steps.append([*app.page.effects, *app.page.staged])
    return steps


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_heard_and_felt_tells_nothing_of_him(game):
    """Equal public histories, wherever he is, wherever he tries to go."""
    compared = 0
    for edition, number in product(game.editions.values(), range(3)):
        rng = Random(f"listen {edition.id} {number}")
        start = game.new_game(edition.id, edition.players[-1], rng=rng)
        for state in islice(at_random(game, start, rng), 30):
            if game.to_move(state) != (MISTER_X,) or not state.trail:
                continue
            other = game.sample_state(game.view_for(state, SPECTATOR), rng)
            pair = like_moves(game, state, other)
            if pair is None:
                continue
            one = noticed(game, state, pair[0], taps=())
            two = noticed(game, other, pair[1], taps=state.table.stations[:9])

            assert one == two
            assert one[2] == []  # nothing is staged before the others are told
            compared += other.x_station != state.x_station
    assert compared > 5
