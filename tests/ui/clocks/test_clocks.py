"""A clock: it runs for people who can move, warns, and never stops a game."""

from __future__ import annotations

from random import Random

import pytest

from support.ui.fakes import FakePage
from support.ui.markup import Reader, faults
from support.ui.tables import seated
from sy_core.registry import CLASSIC, GAMES
from ui.app import App
from ui.clocks.terms import Terms, changed, read_terms
from ui.saves.opening import open_new
from ui.setup.reuse import from_text, to_text
from ui.table.curtain import Showing
from ui.table.session import load_session, new_session
from ui.words.languages import LANGUAGES

STARTS = [26, 29, 94, 117]


class Timed(FakePage):
    """Time passes only when the test says so."""

    def now(self):
        return self.clock

    def wait(self, seconds):
        """Let seconds pass, and everything happen that is due."""
        for _ in range(seconds):
            self.clock += 1_000
            for timer in [t for t in self.timers if t[0] <= 1_000]:
                if timer in self.timers:
                    self.timers.remove(timer)
                    timer[1]()


def a_table(clock, *moves, drivers=(), x_start=45, page=None, edition="2013"):
    app = App(page or Timed())
    game = next(g for g in GAMES.values() if edition in g.editions)
    if game is CLASSIC:
        state = game.new_game("2013", 3, x_start=x_start, starts=STARTS)
    else:
        state = game.new_game(edition, 3, rng=Random(1))
    for move in moves:
        state = game.apply(state, game.parse_move(move))
    seating = seated(state, drivers)
    session = new_session("g", game, state, seating, 7)
    session.notes["clock"] = clock
    open_new(app, session)
    app.render()
    return app


def shown(app):
    """What stands on the clock: the time and the word."""
    (face,) = Reader(app.page.regions["clock"]).all("p", role="timer")
    return face.text


def test_without_a_clock_there_is_none():
    """It is off until somebody wants one."""
    app = App(FakePage())
    app.do("home.quick")

    assert app.page.regions["clock"] == ""
    assert "clock" not in app.session.notes


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_set_at_the_setup_quietly(language):
    """Shut away; what is chosen is remembered, and noted in the record."""
    app = App(FakePage(language_wanted=language))
    app.do("home.new")
    assert faults(app.page.regions["screen"]) == []
    assert not Reader(app.page.markup).all("select", id="clock-end")
    app.do("setup.clock", "turn", "60")
    app.do("setup.clock", "talk", "120")
    app.do("setup.clock", "end", "move")
    assert Reader(app.page.markup).all("select", id="clock-end")
    app.do("setup.go")

    assert app.session.notes["clock"] == "60 120 move"
    assert faults(app.page.markup) == []
    assert from_text(app.store.read_text("sy:setup")).clock == "60 120 move"


def test_a_game_alone_begins_without_the_clock_of_the_last_table():
    """It was set for others."""
    app = App(FakePage())
    app.do("setup.clock", "turn", "60")
    app.do("setup.go")
    app.do("home.solo", "detectives")

    assert "clock" not in app.session.notes


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("60 0 say", Terms(60)),
        ("0 90 move", Terms(0, 90, plays=True)),
        ("9999 0 say", Terms(3_600)),
        ("0 0 move", None),
        ("off 60 0 say", None),
        ("", None),
        ("sixty 0 say", None),
        ("60 0 say\n", None),
    ],
)
def test_a_note_says_how_it_is_set(text, terms):
    """Whatever else stands there is no clock."""
    assert read_terms(text) == terms


def test_a_setup_without_a_clock_is_written_as_before():
    """An older page reads it."""
    text = changed("60 0 say", "turn", "nonsense")

    assert text == ""
    assert "clock" not in to_text(from_text('{"clock":""}'))


def test_each_move_has_its_time():
    """It runs down, and begins anew with the next move."""
    app = a_table("60 0 say", "T46")
    first = shown(app)
    app.page.wait(12)
    later = shown(app)
    app.do("play.type", "", "d1 t15")

    assert (first, later) == ("1:00 this move", "0:48 this move")
    assert shown(app) == "1:00 this move"


def test_a_tick_draws_the_clock_alone():
    """The table is not drawn again."""
    app, drawn = a_table("60 0 say", "T46"), []
    app.page.show = lambda regions: drawn.append(list(regions))
    app.page.wait(3)

    assert drawn == [["clock"]] * 3


def test_ten_seconds_before_the_end_it_warns_once():
    """By a colour, a word and a sentence for ears; by a sound only if wanted."""
    app = a_table("30 0 say", "T46")
    app.page.wait(25)

    assert shown(app) == "0:05 hurry up"
    assert "is-late" in app.page.regions["clock"]
    assert app.page.said.count("10 seconds left.") == 1
    assert app.page.sounds == []


def test_with_sounds_it_ticks_when_it_warns():
    """The same button at the table switches it."""
    app = a_table("30 0 say", "T46")
    app.do("sound.on")
    app.page.effects.clear()
    app.page.wait(25)

    assert app.page.sounds == ["clock"]


def test_when_the_time_is_up_that_is_said_and_nothing_else():
    """Everybody can go on moving."""
    app = a_table("30 0 say", "T46")
    before = app.session.state
    app.page.wait(40)

    assert shown(app) == "0:00 time’s up"  # noqa: RUF001
    assert app.page.said.count("Time is up.") == 1
    assert app.session.state is before
    app.do("play.type", "", "d1 t15")
    assert len(app.session.state.moves) == 2


def test_a_random_move_is_made_if_that_was_agreed_on():
    """An ordinary ride of an ordinary ticket, in the record like any other."""
    app = a_table("30 0 move", "T46")
    app.page.wait(30)

    (_, move) = app.session.state.moves
    assert move.kind == "pawn_ride"
    assert load_session("g", app.store.record_of("g"), 1).state == app.session.state
    assert app.toast == "Time is up: a random move was made."
    assert shown(app) == "0:30 this move"


def test_which_move_it_is_cannot_be_foreseen():
    """It follows from chance that nobody knows."""
    moves = set()
    for seed in range(12):
        app = a_table("30 0 move", "T46")
        app.session.rng.seed(seed)
        app.page.wait(31)
        moves.add(app.session.state.moves[-1])

    assert len(moves) > 3


def test_for_a_table_that_was_left_it_makes_only_a_few_moves():
    """Then it waits until somebody is there again."""
    app = a_table("30 0 move", "T46", drivers=("human", "human", "human"))
    app.page.wait(200)

    moves = len(app.session.state.moves)
    assert moves == 4
    assert app.page.said[-1] == "Time is up. The clock waits until somebody moves."
    app.session.play(next(iter(CLASSIC.legal_moves(app.session.state))))
    app.render()
    assert app.session.showing is Showing.PASS


def test_mister_x_has_a_clock_of_his_own_behind_the_curtain():
    """It runs while his screen is open, and stands still while it is not."""
    app = a_table("60 0 say")
    app.page.wait(5)
    waiting = shown(app)
    app.do("play.pass")
    app.page.wait(5)
    app.do("play.open")
    app.page.wait(20)
    his = shown(app)
    app.do("app.secret")
    app.page.wait(9)
    app.do("play.open")

    assert waiting == "1:00 waits"
    assert his == "0:40 this move"
    assert shown(app) == "0:40 this move"


def test_his_time_makes_no_sound():
    """While he chooses, nothing is heard."""
    app = a_table("30 0 say")
    app.do("sound.on")
    app.do("play.pass")
    app.do("play.open")
    app.page.effects.clear()
    app.page.wait(40)

    assert app.page.sounds == []
    assert shown(app).startswith("0:00")


def test_a_move_made_for_him_is_handed_back_like_his_own():
    """The hand-back screen tells what is public, and not who chose."""
    app = a_table("30 0 move")
    app.do("play.pass")
    app.do("play.open")
    app.page.wait(31)

    assert app.session.showing is Showing.HANDBACK
    assert app.toast == ""
    assert "time" not in app.page.regions["curtain"].lower()
    assert app.session.state.moves[-1].kind == "ride"


def test_the_clock_tells_nothing_of_where_mister_x_is():
    """Games of equal public history look and sound the same, second by second."""
    heard = []
    for x_start, ride in ((45, "T46"), (51, "T38")):
        app = a_table("30 60 say", ride, x_start=x_start)
        faces = []
        for _ in range(100):
            app.page.wait(1)
            faces.append(app.page.regions["clock"])
        app.do("play.type", "", "d1 t15")
        heard.append((faces, app.page.said, app.page.effects, app.page.regions))

    assert heard[0] == heard[1]


@pytest.mark.parametrize("pause", ["dialog", "hidden", "other screen", "asleep"])
def test_it_stands_still_while_nobody_can_play(pause):
    """A menu is open, the page out of sight, or the device asleep."""
    app = a_table("60 0 say", "T46")
    app.page.wait(10)
    if pause == "dialog":
        app.do("play.menu")
    elif pause == "hidden":
        app.page.hidden = True
        app.do("app.secret")
    elif pause == "other screen":
        app.do("app.go", "home")
        app.page.wait(1)
    if pause == "asleep":
        app.page.clock += 3_600_000
    else:
        app.page.wait(30)
    app.page.hidden = False
    app.do("app.close")
    app.do("app.route", "play")
    app.page.wait(1)

    left = int(shown(app)[2:4])
    assert 45 <= left <= 50


def test_computers_have_no_clock():
    """They move in their own time."""
    app = a_table("60 0 say", drivers=("inspector",), page=Timed(has_threads=True))
    app.page.wait(1)

    assert shown(app) == "1:00 waits"


def test_after_a_reload_the_same_move_has_what_was_left():
    """Not a second more or less than when the page was left."""
    app = a_table("60 0 say", "T46")
    app.page.wait(20)
    app.page.hidden = True
    app.do("app.secret")
    app.page.browser.holders.clear()
    again = App(Timed(browser=app.page.browser))
    again.start("play")
    again.render()

    assert shown(again) == "0:40 this move"


def test_the_detectives_may_talk_before_the_first_of_them_moves():
    """Then each move has its own time."""
    app = a_table("30 90 say", "T46")
    talking = shown(app)
    app.do("play.type", "", "d1 t15")

    assert talking == "1:30 to talk"
    assert shown(app) == "0:30 this move"


def test_when_they_have_talked_enough_the_first_move_begins():
    """It is said, and the move has its time."""
    app = a_table("30 60 move", "T46")
    app.page.wait(61)

    assert "The time to talk is up." in app.page.said
    assert shown(app).endswith("this move")
    assert len(app.session.state.moves) == 1


def test_time_to_talk_alone_only_says_when_it_is_over():
    """No move is made for anybody."""
    app = a_table("0 60 move", "T46")
    app.page.wait(90)
    over = shown(app)
    app.do("play.type", "", "d1 t15")

    assert over == "0:00 time’s up"  # noqa: RUF001
    assert shown(app) == "1:00 waits"
    assert len(app.session.state.moves) == 2


def test_the_dice_game_has_the_same_clock():
    """Whatever is next, placing or rolling, is done when the time is up."""
    app = a_table("30 0 move", edition="hunting")
    app.page.wait(31)

    assert [move.kind for move in app.session.state.moves] == ["place"]
    assert shown(app) == "0:29 this move"


def test_dice_that_nobody_rolls_are_rolled():
    """Chance is no choice: nothing is lost by it."""
    app = a_table("30 0 move", edition="hunting")
    game, session = GAMES["hunting"], app.session
    while not game.is_chance(session.state):
        session.play(next(iter(game.legal_moves(session.state))))
        session.hand_back()
    app.render()
    app.page.wait(30)

    assert session.state.moves[-1].kind == "roll"


def test_when_the_game_is_over_the_clock_is_gone():
    """There is nothing to be counted any more."""
    app = a_table("60 0 say", "T46")
    while not app.session.over:
        app.session.play(next(iter(CLASSIC.legal_moves(app.session.state))))
    app.render()
    app.page.wait(3)

    assert app.page.regions["clock"] == ""
