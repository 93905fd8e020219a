"""The workshop: bots are written, tried, watched, kept; links never run anything."""

from __future__ import annotations

import json
from random import Random

import pytest

from support.ui.fakes import FakePage
from support.ui.markup import Reader, faults
from sy_core.registry import CLASSIC
from sy_core.terms import MISTER_X, Side
from ui.app import App
from ui.words.languages import LANGUAGES
from ui.workshop.bench import (
    Check,
    Code,
    Done,
    Fault,
    Match,
    Played,
    Printed,
    Ready,
    Started,
)
from ui.workshop.bots import BLANK, LONGEST, Bot
from ui.workshop.packing import packed
from ui.workshop.shelf import all_bots

FOREIGN = Bot("", "Hers", "print('<b>hello</b>')\n")


def an_app(**options):
    app = App(FakePage(**options))
    app.start()
    app.render()
    return app


def at_desk(**options):
    """A new bot of one's own."""
    app = an_app(**options)
    app.do("workshop.open")
    app.do("workshop.new")
    return app


def a_record(seed=1):
    """A whole game, moved at random."""
    rng = Random(seed)
    state = CLASSIC.new_game("2013", 4, rng=rng)
    while CLASSIC.outcome(state) is None:
        state = CLASSIC.apply(state, rng.choice(list(CLASSIC.legal_moves(state))))
    return CLASSIC.write_record(state, {})


def played(won=True, side=Side.MISTER_X, record=""):
    return Played(7, side, won, "caught", 9, record)


def running(*told):
    app = at_desk()
    app.do("workshop.run")
    for each in told:
        app.page.benches[0].told(each)
    return app


def names(app):
    return [bot.name for bot in all_bots(app.store)]


# ---- for everybody


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_of_the_screen_is_sound_in_every_language(language):
    app = an_app(language_wanted=language)
    app.do("workshop.open")
    assert faults(app.page.markup) == []

    app.do("workshop.new")
    app.do("workshop.run")
    fault = Fault(Code.RAISED, "ZeroDivisionError: division by zero", 4, 1, "x")
    for told in (Started(), played(), played(won=False), Printed("hi\n"), fault):
        app.page.benches[0].told(told)
    assert faults(app.page.markup) == []

    app.do("workshop.share")
    app.render()
    assert faults(app.page.markup) == []

    app.start(packed(FOREIGN))
    app.render()
    assert faults(app.page.markup) == []


# ---- writing


def test_what_is_typed_is_kept_and_the_field_is_not_drawn_anew():
    """Who types must not lose the place; after a reload it is all there."""
    app = at_desk()
    drawn = app.page.regions["screen"]

    app.do("workshop.typed", "", "class Other: pass")
    assert app.page.regions["screen"] == drawn

    again = an_app(browser=app.page.browser)
    again.start("workshop")
    again.render()
    (field,) = Reader(again.page.regions["screen"]).all("textarea")
    assert field.text.strip() == "class Other: pass"


def test_who_comes_back_to_the_desk_finds_the_newest_source():
    app = at_desk()
    app.do("workshop.typed", "", "x = 1")

    app.do("app.go", "home")
    app.do("workshop.open")

    assert "x = 1" in app.page.regions["screen"]


def test_what_is_too_long_is_told_and_not_kept():
    app = at_desk()

    app.do("workshop.typed", "", "x" * (LONGEST + 1))

    assert "40\N{NO-BREAK SPACE}000" in app.page.markup
    assert all_bots(app.store)[0].source == BLANK


def test_bots_are_named_duplicated_taken_away_deleted_and_brought_back():
    app = at_desk()
    (bot,) = all_bots(app.store)
    app.do("workshop.named", bot.id, "  Old\tName ")
    app.do("workshop.copy", bot.id)
    assert sorted(names(app)) == ["Old Name", "Old Name (copy)"]

    app.do("workshop.export", bot.id)
    assert app.page.downloads == {"old_name.py": BLANK}

    app.do("workshop.delete", bot.id)
    assert names(app) == ["Old Name (copy)"]
    app.do("workshop.undo")
    assert sorted(names(app)) == ["Old Name", "Old Name (copy)"]


def test_an_example_comes_by_a_script_or_is_told_to_be_lost():
    app = an_app()
    app.do("workshop.open")

    app.do("workshop.example", "exits")
    assert app.page.effects[-1] == ("code", "example", "exits")
    app.do("workshop.heard", "", json.dumps({"name": "exits", "text": ""}))
    assert app.words("rest.lost") in app.page.markup
    app.do("workshop.heard", "", json.dumps({"name": "exits", "text": "x = 2"}))

    assert [bot.source for bot in all_bots(app.store)] == ["x = 2"]


# ---- somebody else's


def test_code_from_a_link_is_shown_and_nothing_runs_until_it_is_taken_over():
    """Whoever sends a link can make nobody run anything."""
    app = an_app()
    app.start(packed(FOREIGN))
    app.render()
    assert "print(&#x27;&lt;b&gt;hello" in app.page.regions["screen"]
    assert app.words("workshop.foreign") in app.page.markup

    for wish in ("run", "play", "typed", "again"):
        app.do(f"workshop.{wish}", "mister_x", "other")
    assert app.page.benches == []
    assert names(app) == []

    app.do("workshop.accept")
    app.do("workshop.run")

    (job,) = app.page.benches[0].jobs
    assert job.source == FOREIGN.source
    assert names(app) == ["Hers"]


def test_a_file_is_somebody_elses_too():
    app = an_app()
    app.do("workshop.open")
    app.do("workshop.choose")
    app.do("home.file", "", "class Found:\r\n    pass\r\n")

    assert app.workshop.bot == Bot("", "Found", "class Found:\n    pass\n")
    assert app.page.files_asked == 1


@pytest.mark.parametrize(
    ("route", "key"),
    [("bot=Bnew", "workshop.link.newer"), ("bot=Acut", "workshop.link.damaged")],
)
def test_a_link_that_holds_no_bot_is_told(route, key):
    app = an_app()

    app.start(route)
    app.render()

    assert app.words(key) in app.page.markup
    assert app.page.routes[-1] == "workshop"


def test_a_link_is_copied_for_others():
    app = at_desk()
    app.do("workshop.share")

    app.do("workshop.copy_link")

    ((_, link),) = app.page.copies
    assert link == f"{app.page.address()}#{packed(app.workshop.bot)}"


# ---- trying


def test_a_trial_is_asked_for_as_it_was_chosen():
    app = at_desk()
    for what, value in (
        *(("edition", "hunting"), ("players", "3"), ("side", "detectives")),
        *(("level", "mastermind"), ("games", "50"), ("level", "nonsense")),
    ):
        app.do("workshop.set", what, value)

    app.do("workshop.run")

    (job,) = app.page.benches[0].jobs
    seed = job.seed
    assert job == Match(
        source=BLANK,
        game="hunting",
        edition="hunting",
        players=3,
        side="detectives",
        level="mastermind",
        nodes=200,
        games=50,
        seed=seed,
    )


def test_the_score_is_told_live_with_its_interval_for_each_side():
    app = running(Started(), *[played()] * 3, played(won=False, side=Side.DETECTIVES))

    table = Reader(app.page.regions["workshop-score"]).all("td")

    assert [cell.text for cell in table][::2] == ["3 of 3", "0 of 1", "3 of 4"]
    share = app.words("workshop.percent", percent=75, low=30, high=95)
    assert share in app.page.markup
    app.page.benches[0].told(Done())
    assert "Games won: 3 of 4" in app.page.said[-1]
    assert not app.workshop.running


def test_it_can_be_stopped_and_nothing_is_heard_of_it_any_more():
    app = running(Started(), played())

    app.do("workshop.stop")
    app.page.benches[0].told(played())

    assert app.page.benches[0].stops == 1
    assert len(app.workshop.results) == 1


def test_a_fault_is_told_with_its_line_and_what_was_printed_is_text():
    app = running(
        Printed("<script>alert(1)</script>"),
        Fault(Code.RAISED, "KeyError: <b>", 12, 5, ""),
    )

    shown = app.page.regions["workshop-fault"]
    assert app.words("workshop.fault.raised") in shown
    assert "&lt;script&gt;" in shown
    assert "KeyError: &lt;b&gt;" in shown
    app.do("workshop.line", "12")
    assert ("code", "line", "12") in app.page.effects


def test_of_several_classes_somebody_says_which_is_meant():
    """It plays at once, and is remembered with the bot."""
    app = running(Fault(Code.NO_BOT, "say which class"))
    (bench,) = app.page.benches
    assert bench.jobs[-1] == Check(BLANK)

    bench.told(Ready(("Careful", "Bold")))
    offered = Reader(app.page.markup).doing("workshop.kind")
    app.do("workshop.kind", "Bold")

    assert [node.text for node in offered] == ["Careful", "Bold"]
    assert app.words("workshop.which") in app.page.said
    assert bench.jobs[-1].kind == "Bold"
    assert all_bots(app.store)[0].kind == "Bold"


def test_a_file_without_any_class_is_told():
    app = running(Fault(Code.NO_BOT, "none"), Fault(Code.NO_BOT, "none"))

    assert app.words("workshop.fault.no_bot") in app.page.markup
    assert not app.workshop.running


# ---- watching


def test_a_game_is_watched_on_the_board_and_closing_leads_back():
    """It is nobody's game: it is neither kept nor counted."""
    app = running(played(record=a_record()), Done())

    app.do("workshop.watch", "0")
    assert app.screen == "replay"
    assert app.replay.is_playing
    app.do("replay.close")

    assert app.screen == "workshop"
    assert app.store.list_games() == []
    assert app.session is None


def test_a_lost_game_is_opened_at_its_end_with_what_turned_it():
    app = running(played(won=False, record=a_record()), Done())

    app.do("workshop.lost", "0")

    assert app.replay.is_at_end
    assert app.study.is_open


@pytest.mark.parametrize("side", Side)
def test_one_button_leads_into_the_position_where_it_lost(side):
    """In its place, against the level that it lost to, from its last choice."""
    record = a_record()
    app = running(played(won=False, side=side, record=record), Done())
    app.do("workshop.set", "level", "mastermind")
    app.do("workshop.step", "0")

    state = app.session.state
    is_his = side is Side.MISTER_X
    drivers = [chair.driver for chair in app.session.seating.chairs]
    assert app.screen == "play"
    assert state.round == CLASSIC.load_record(record).round
    assert not state.moves, "it begins there: nobody has played what was before"
    assert (MISTER_X in CLASSIC.to_move(state)) == is_his
    assert drivers[0] == ("human" if is_his else "mastermind")
    assert set(drivers[1:]) == {"mastermind" if is_his else "human"}


def test_a_game_is_played_on_from_any_moment_of_its_replay_but_the_end():
    app = running(played(record=a_record()), Done())
    app.do("workshop.watch", "0")
    app.do("replay.to", "3")
    moment = app.replay.stepper.now
    assert Reader(app.page.markup).doing("workshop.here")
    app.do("replay.to", "9999")
    app.do("workshop.here")
    refused = (app.screen, app.toast)
    app.do("replay.to", "3")
    app.do("workshop.here")

    assert refused == ("replay", app.words("workshop.is_over"))
    assert app.screen == "play"
    assert app.session.state.x_station == moment.x_station
    assert app.session.state.pursuers == moment.pursuers


@pytest.mark.parametrize("record", ["", "{}", "nonsense", "[" * 9000])
def test_a_record_that_a_room_has_made_up_is_refused(record):
    app = running(played(record=record), Done())

    app.do("workshop.watch", "0")

    assert app.screen == "workshop"
    assert app.words("workshop.unreadable") in app.page.markup


def test_the_position_of_a_fault_is_shown_on_the_editors_board():
    state = CLASSIC.new_game("2013", 4, rng=Random(3))
    record = CLASSIC.write_record(state, {})
    app = running(Fault(Code.ILLEGAL, "T1", 0, 3, record))

    app.do("workshop.look")

    assert app.screen == "editor"
    assert app.editor.draft.edition == "2013"
