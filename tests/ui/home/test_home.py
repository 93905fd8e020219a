"""The first screen: go on, begin, keep order among the kept games."""

from __future__ import annotations

import json
from random import Random

import pytest

from support.ui.fakes import FakePage
from support.ui.markup import Reader, faults
from sy_core.registry import CLASSIC
from ui.app import App
from ui.saves.store import GAME
from ui.table.seating import Chair, Seating, plain_seating
from ui.table.session import new_session
from ui.words.languages import LANGUAGES


def an_app(**options):
    app = App(FakePage(**options))
    app.start()
    app.render()
    return app


def a_game(app, name="", x_start=35, moves=0):
    starts = [13, 26, 29, 34]
    state = CLASSIC.new_game("2013", 4, x_start=x_start, starts=starts)
    seating = plain_seating(state.table.seats, state.table.pawns)
    session = new_session(app.store.new_id(), CLASSIC, state, seating, 5)
    chance = Random(4)
    for _ in range(moves):
        session.play(chance.choice(list(CLASSIC.legal_moves(session.state))))
    app.store.save(session, name)
    app.render()
    return session


def seen(app):
    return Reader(app.page.markup)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("games", [0, 2])
def test_the_screen_is_sound_for_everybody(language, games):
    app = an_app(language_wanted=language)
    for number in range(games):
        a_game(app, f"game {number}")
    app.page.browser.texts[GAME + "bad"] = "rubbish"
    app.render()

    assert faults(app.page.markup) == []


def test_without_games_there_is_nothing_to_continue():
    page = seen(an_app())

    assert page.doing("home.quick")
    assert page.doing("home.new")
    assert not page.doing("home.open")


def test_the_last_game_can_be_continued_at_once():
    app = an_app()
    session = a_game(app, "Train", moves=1)
    app.session = None

    app.do("home.open", session.id)

    assert app.screen == "play"
    assert app.session.state == session.state
    assert app.page.browser.holders[GAME + session.id]


def test_the_continue_card_tells_edition_round_and_turn():
    app = an_app()
    a_game(app, "Train")
    card = app.page.regions["screen"]

    assert "Edition 2013/2014 · Round 1" in card
    assert "Next to move: Mister X" in card


def test_players_are_called_by_their_names():
    app = an_app()
    session = a_game(app)
    chairs = tuple(Chair(c.seat, f"P{i}") for i, c in enumerate(session.seating.chairs))
    session.seating = Seating(chairs, session.seating.colours)
    app.store.save(session)
    app.render()

    assert "P1, P2 and P3 against P0 as Mister X, round 1" in app.page.markup
    assert "Next to move: P0" in app.page.markup


def test_nothing_on_the_screen_depends_on_where_mister_x_hides():
    pages = []
    for x_start in (35, 45):
        app = an_app()
        session = a_game(app, "Train", x_start=x_start)
        app.do("home.export", session.id)
        pages.append((app.page.regions, app.page.routes, app.page.said))

    assert pages[0] == pages[1]


def test_one_tap_starts_a_game():
    app = an_app()

    app.do("home.quick")

    assert app.screen == "play"
    table = app.session.state.table
    assert (table.edition.id, table.players) == ("2013", 4)
    assert app.store.list_games()[0].id == app.session.id


def test_a_quick_start_repeats_the_last_setup():
    app = an_app()
    app.do("home.new")
    app.do("setup.edition", "", "hunting")
    app.do("setup.players", "", "2")
    app.do("setup.name", "0", "Anna")
    app.do("setup.go")
    app.do("app.go", "home")

    assert "Hunting Mister X, 2 players" in app.page.markup
    app.do("home.quick")

    assert app.session.game.id == "hunting"
    assert app.session.state.table.players == 2
    assert app.session.seating.name_of("mister_x") == "Anna"


def test_another_game_at_the_table_lets_the_first_one_go():
    app = an_app()
    app.do("home.quick")
    first = app.session.id
    app.do("home.quick")

    assert list(app.page.browser.holders) == [GAME + app.session.id]
    assert first != app.session.id


def test_a_game_is_renamed_in_place():
    app = an_app()
    session = a_game(app, "Train")

    app.do("home.rename", session.id)
    assert app.page.focused[-1] == "rename-field"
    assert Reader(app.page.markup).all("form", data_submit="home.name")
    assert faults(app.page.markup) == []
    app.do("home.name", session.id, "Ship")

    assert app.store.list_games()[0].name == "Ship"
    assert not Reader(app.page.markup).all("form")


def test_renaming_can_be_given_up():
    app = an_app()
    session = a_game(app, "Train")
    app.do("home.rename", session.id)
    app.do("home.rename", "")

    assert app.store.list_games()[0].name == "Train"
    assert app.page.focused[-1] == f"rename-{session.id}"


def test_a_deleted_game_is_gone_until_undone():
    app = an_app()
    session = a_game(app, "Train")
    app.session = session

    app.do("home.delete", session.id)
    assert app.store.list_games() == []
    assert app.session is None
    assert app.page.said[-1] == "“Train” was deleted."
    assert faults(app.page.markup) == []
    app.do("home.undo")

    assert app.store.list_games()[0].name == "Train"
    assert not seen(app).doing("home.undo")


def test_a_deletion_can_be_left_as_it_is():
    app = an_app()
    session = a_game(app, "Train")
    app.do("home.delete", session.id)
    app.do("home.settle")
    app.do("home.undo")

    assert app.store.list_games() == []


def test_what_is_not_there_cannot_be_deleted_or_opened():
    app = an_app()
    app.do("home.delete", "nobody")
    app.do("home.open", "nobody")

    assert app.screen == "home"
    assert app.toast == "This game is not here any more."


def test_a_running_game_asks_which_record_to_export():
    app = an_app()
    session = a_game(app, "Train", moves=1)

    app.do("home.export", session.id)

    assert app.page.downloads == {}
    assert "whoever opens the file can read where he is" in app.page.regions["dialog"]
    assert seen(app).doing("home.export_table", session.id)


def test_the_detectives_record_hides_mister_x():
    app = an_app()
    session = a_game(app, "Train", moves=1)
    app.do("home.export", session.id)
    app.do("home.export_table", session.id)

    (text,) = app.page.downloads.values()
    assert json.loads(text)["redacted"] is True
    assert json.loads(text)["x_start"] is None
    assert app.dialog == ""


def test_the_full_record_holds_everything():
    app = an_app()
    session = a_game(app, "Train", moves=1)
    app.do("home.export_full", session.id)

    (name,) = app.page.downloads
    assert name == "scotland-yard-2013.json"
    assert CLASSIC.load_record(app.page.downloads[name]) == session.state


def test_a_file_is_asked_for_and_imported():
    first = an_app()
    session = a_game(first, "Train", moves=3)
    app = an_app()
    app.do("home.import")
    assert app.page.files_asked == 1

    app.do("home.file", "", first.store.export_text(session.id))

    assert app.store.list_games()[0].name == "Train"
    assert app.toast == "The game was imported."


def test_a_dropped_file_brings_its_game_home_from_any_screen():
    first = an_app()
    session = a_game(first, "Train", moves=3)
    app = an_app()
    app.do("home.quick")

    app.do("home.drop", "", first.store.export_text(session.id))

    assert app.screen == "home"
    assert len(app.store.list_games()) == 2


@pytest.mark.parametrize(
    ("arg", "text"),
    [("", "<script>alert(1)</script>"), ("too_large", ""), ("", '{"version":9}')],
)
def test_hostile_files_are_refused_in_words(arg, text):
    app = an_app()

    app.do("home.file", arg, text)

    (alert,) = [n for n in seen(app).nodes if n.attributes.get("role") == "alert"]
    assert alert.text.startswith("Nothing was imported.")
    assert "<script" not in app.page.markup
    app.do("home.settle")
    assert not [n for n in seen(app).nodes if n.attributes.get("role") == "alert"]


def test_imported_names_are_text_never_markup():
    app = an_app()
    a_game(app, "<img src=x onerror=alert(1)>")

    assert "<img" not in app.page.markup
    assert faults(app.page.markup) == []


def test_a_damaged_game_is_recovered_and_told():
    app = an_app()
    session = a_game(app, "Train", moves=6)
    key = GAME + session.id
    app.page.browser.texts[key] = app.page.browser.texts[key][:-9]
    app.render()
    assert seen(app).doing("home.open", session.id)

    app.do("home.open", session.id)

    assert app.screen == "play"
    assert "recovered" in app.toast
    assert app.session.id != session.id


def test_a_hopeless_game_stays_in_the_list():
    app = an_app()
    app.page.browser.texts[GAME + "bad"] = "rubbish"
    app.do("home.open", "bad")

    assert app.screen == "home"
    assert "could not be recovered" in app.toast
    assert not seen(app).doing("home.open")
    app.do("home.export", "damaged:bad")
    assert list(app.page.downloads.values()) == ["rubbish"]


@pytest.mark.parametrize("storage", ["forbidden", "full"])
def test_a_game_can_be_played_where_nothing_can_be_saved(storage):
    app = an_app(storage=storage)
    app.do("home.quick")

    assert app.screen == "play"
    assert "The game goes on" in app.toast
    app.do("app.go", "home")
    assert "gone when this page is closed" in app.page.markup
    assert seen(app).doing("home.export")


def languages(app):
    return [o for o in seen(app).all("option") if "lang" in o.attributes]


def test_the_language_is_changed_without_leaving_the_screen():
    app = an_app()
    a_game(app, "Train")

    app.do("home.language", "de")

    assert app.page.language == "de"
    assert "Weiterspielen" in app.page.markup
    (chosen,) = (o for o in languages(app) if "selected" in o.attributes)
    assert chosen.attributes["value"] == "de"
    assert an_app(browser=app.page.browser).words.language == "de"


def test_lessons_are_linked_in_the_language_of_the_page():
    """The course has the same languages as the page."""
    app = an_app()
    app.do("home.language", "fr")

    (link,) = seen(app).all("a")
    assert link.attributes["href"] == "learn/fr/index.html"


def test_a_game_that_starts_is_drawn_once():
    """That this tab may play it changes nothing on the screen."""
    app = App(FakePage())
    app.start()
    app.do("home.quick")
    app.do("app.go", "home")
    drawn = []
    app.page.show = drawn.append

    app.do("home.quick")

    assert len(drawn) == 1


def test_the_first_table_shows_its_map_a_frame_before_the_rest():
    """It takes longest of all: the tap is answered, then come panels and pieces."""
    app, frames, drawn = App(FakePage()), [], []
    app.start()
    app.page.after_frame = frames.append
    app.page.show = drawn.append

    app.do("home.quick")
    at_once = drawn[:]
    frames.pop()()

    assert at_once == [{"screen": ""}]
    assert app.page.flags["screen"] == "play"
    assert len(drawn) == 2
    assert drawn[1]["bar"]
