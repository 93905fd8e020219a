"""The screen of the statistics: for everybody, from saved games, erased and back."""

from __future__ import annotations

import pytest

from support.ui.fakes import FakePage
from support.ui.markup import Reader, faults
from support.ui.played import a_game, many
from support.ui.tables import finished_classic, seated
from sy_core.registry import CLASSIC
from ui.app import App
from ui.puzzles.progress import Progress, Result
from ui.puzzles.state import PuzzleRoom
from ui.saves.keys import GAME, STATISTICS
from ui.table.notes import COACH
from ui.table.session import new_session
from ui.tally.book import MOST, Book, with_games
from ui.tally.keeping import ASIDE, keep_book, kept_book
from ui.tally.text import write_book
from ui.words.languages import LANGUAGES


def an_app(games=(), **options):
    app = App(FakePage(**options))
    app.start()
    if games:
        keep_book(app.store, with_games(Book(), games))
    return app


def opened(games=(), **options):
    app = an_app(games, **options)
    app.do("statistics.open")
    return app


def a_saved_game(app, name="one", *, saves=2, drivers=(), notes=None):
    """A finished game among those that are kept, saved so many times."""
    state = finished_classic()
    session = new_session(name, CLASSIC, state, seated(state, drivers), 1)
    session.notes.update(notes or {})
    for _ in range(saves):
        app.store.save(session)
    return session


def ids(app):
    return [played.id for played in kept_book(app.store).book.games]


def let_it_count(app):
    while app.statistics.waiting:
        app.page.pass_time()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 150])
def test_the_screen_is_sound_for_everybody(language, number):
    app = opened(many(number), language_wanted=language)

    assert faults(app.page.markup) == []


def test_every_picture_is_told_in_words_and_as_a_table():
    """Who cannot see it has a sentence, and the numbers."""
    page = Reader(opened(many(150)).page.markup)

    pictures = page.all("svg", role="img")
    assert len(pictures) == 4
    assert all(len(each.attributes["aria-label"]) > 10 for each in pictures)
    assert len(page.all("details")) >= 3
    assert page.all("caption")


def test_nothing_is_drawn_of_what_there_is_nothing_of():
    """One lost game: a table, where it happened, and that it was played."""
    app = opened([a_game("hiii", "caught")])

    assert "How often you win" not in app.page.markup
    assert "Quickest catch" not in app.page.markup
    assert "You were caught" in app.page.markup
    assert "You played a game to its end." in app.page.markup


@pytest.mark.parametrize("station", [0, 200, 999])
def test_a_place_that_is_on_no_map_is_not_drawn(station):
    """Whatever an imported file says."""
    app = opened([a_game("hiii", "caught", station=station)])

    assert "Where it happened" not in app.page.markup


# ---- games that were finished before


def test_finished_games_that_are_saved_are_counted_when_the_screen_opens():
    """They were played before anybody counted; each once."""
    app = an_app()
    a_saved_game(app, "one")
    a_saved_game(app, "two", drivers=("mastermind",))

    app.do("statistics.open")
    assert "2 saved games are still being counted." in app.page.markup
    let_it_count(app)
    app.do("app.go", "home")
    app.do("statistics.open")
    let_it_count(app)

    assert sorted(ids(app)) == ["one", "two"]
    assert "still being counted" not in app.page.markup


@pytest.mark.parametrize(
    "game",
    [
        {"saves": 1},  # it was over when it was imported
        {"drivers": ("mastermind",) * 4},
        {"notes": {COACH: "detectives 3"}},
    ],
)
def test_saved_games_that_do_not_count(game):
    """Imported when they were over, played by computers alone, guided."""
    app = an_app()
    a_saved_game(app, **game)

    app.do("statistics.open")
    let_it_count(app)

    assert ids(app) == []


def test_damaged_games_stop_nothing():
    """They are told of when they are opened."""
    app = an_app()
    bad = a_saved_game(app, "bad")
    a_saved_game(app, "good")
    text = app.page.browser.texts[GAME + bad.id]
    torn = text.replace('\\"D', '\\"Q')
    app.page.browser.texts[GAME + bad.id] = torn[: torn.index(',"sum"')] + "}"

    app.do("statistics.open")
    let_it_count(app)

    assert ids(app) == ["good"]


# ---- taking away, bringing in, erasing


def test_what_is_exported_is_imported_on_another_device():
    """The file is the text that is kept; nothing counts twice."""
    here = opened(many(20))
    here.do("statistics.export")
    (text,) = here.page.downloads.values()
    there = an_app(many(5))

    there.do("home.file", value=text)

    assert there.screen == "statistics"
    assert "15 games were added." in there.page.markup
    assert kept_book(there.store).book == kept_book(here.store).book


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"statistics":1}', "There are no statistics of this page in the file."),
        ('{"statistics":99}', "made by a newer version of this page"),
        ('{"statistics":[[[[', "There are no statistics of this page in the file."),
    ],
)
def test_a_file_that_holds_none_is_refused_in_words(text, said):
    """And changes nothing."""
    app = an_app(many(3))
    before = app.store.read_text(STATISTICS)

    app.do("home.file", value=text)

    assert said in app.page.markup
    assert app.store.read_text(STATISTICS) == before


def test_erasing_asks_first_and_can_be_undone():
    """As deleting a game can; what was set aside goes and comes with it."""
    app = opened(many(4))
    app.store.keep(ASIDE, "a torn line")
    before = app.store.read_text(STATISTICS)

    app.do("statistics.ask")
    assert app.store.read_text(STATISTICS) == before
    app.do("statistics.erase")
    assert ids(app) == []
    assert app.store.read_text(ASIDE) is None
    app.do("statistics.undo")

    assert app.store.read_text(STATISTICS) == before
    assert app.store.read_text(ASIDE) == "a torn line"


def test_what_was_erased_is_not_counted_again():
    """Saved games that ended before stay uncounted; what ends later counts."""
    app = opened()
    a_saved_game(app, "before")
    app.do("statistics.erase")
    a_saved_game(app, "after")

    app.do("statistics.open")
    let_it_count(app)

    assert ids(app) == ["after"]


def test_statistics_of_a_newer_release_are_told_of_and_left_alone():
    """Nothing is counted into them; they can be taken away as they are."""
    app = an_app()
    a_saved_game(app)
    text = '{"statistics":2,"games":{}}'
    app.store.keep(STATISTICS, text)

    app.do("statistics.open")
    app.do("statistics.export")

    assert "newer version of this page" in app.page.markup
    assert app.store.read_text(STATISTICS) == text
    assert text in app.page.downloads.values()


# ---- puzzles


def test_puzzles_are_told_of_once_somebody_has_tried_one():
    """What the puzzle mode keeps is counted as it stands."""
    app = opened(many(2))
    assert "Puzzles" not in app.page.markup

    days = {740_000 + day: "wr" for day in (1, 2, 3, 4, 6)}
    results = {f"g1-{n}": Result(solved=n > 3) for n in range(15)}
    app.puzzles = PuzzleRoom(Progress(results, days))
    app.render()

    assert "Solved: 11 of 15" in app.page.markup
    assert "Most days in a row: 4" in app.page.markup


def test_the_text_stays_small():
    """A game is a line: a thousand of them fit beside all that is saved."""
    assert len(write_book(with_games(Book(), many(MOST)))) < 90_000
