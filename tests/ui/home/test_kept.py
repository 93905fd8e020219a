"""Games that were begun before: called by who plays, with a picture of the position."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from support.earlier import SAVES, a_save
from support.ui.fakes import FakePage
from support.ui.markup import Reader, faults
from sy_core.registry import CLASSIC, GAMES
from ui.app import App
from ui.saves.store import GAME
from ui.table.seating import plain_seating
from ui.table.session import new_session


def an_app(**options):
    app = App(FakePage(**options))
    app.start()
    app.render()
    return app


def a_game(app, edition="2013", *, drivers=(), names=(), moves=0, **starts):
    game = next(g for g in GAMES.values() if edition in g.editions)
    state = game.new_game(edition, 3, rng=Random(2), **starts)
    seating = plain_seating(state.table.seats, state.table.pawns)
    chairs = list(seating.chairs)
    for at, driver in enumerate(drivers):
        chairs[at] = replace(chairs[at], driver=driver)
    for at, name in enumerate(names):
        chairs[at] = replace(chairs[at], name=name)
    seating = replace(seating, chairs=tuple(chairs))
    session = new_session(app.store.new_id(), game, state, seating, 5)
    chance = Random(4)
    for _ in range(moves):
        if not session.roll():
            session.play(chance.choice(list(game.legal_moves(session.state))))
    app.store.save(session)
    return session


def called(app):
    app.render()
    (title,) = Reader(app.page.markup).all("h2", id="continue-title")
    return title.text


def the_picture(app):
    app.render()
    app.page.pass_time()
    (picture,) = Reader(app.page.markup).all("svg", role="img")
    return picture.attributes["aria-label"]


INSPECTOR = ("inspector", "human", "human")
PEOPLE = ("human",) * 3


@pytest.mark.parametrize(
    ("language", "drivers", "names", "name"),
    [
        ("en", INSPECTOR, (), "Red and Blue against the inspector"),
        ("de", INSPECTOR, ("", "Anna", "Ben"), "Anna und Ben gegen den Inspektor"),
        (
            "fr",
            ("mastermind", "human"),
            ("", "Anna", "Ben"),
            "Anna et Ben contre le stratège",
        ),
        (
            "en",
            PEOPLE,
            ("Cleo", "Anna", "Ben"),
            "Anna and Ben against Cleo as Mister X",
        ),
        ("en", PEOPLE, ("", "Anna", "Ben"), "Anna and Ben against Mister X"),
        ("en", ("human", *INSPECTOR[:1] * 2), (), "Mister X against the inspector"),
        (
            "de",
            ("mastermind",) * 3,
            (),
            "Das Superhirn gegen das Superhirn als Mister X",
        ),
        (
            "en",
            ("human", "human", "constable"),
            ("", "Anna"),
            "Anna and the constable against Mister X",
        ),
    ],
)
def test_a_game_is_called_by_who_plays_against_whom(language, drivers, names, name):
    """With the players' own names where they were given, and the round."""
    app = an_app(language_wanted=language)
    a_game(app, drivers=drivers, names=names)

    word = {"en": "round", "de": "Runde", "fr": "tour"}[language]
    assert called(app) == f"{name}, {word} 1"


def test_a_given_name_stays_and_the_round_is_told_beside_it():
    """What somebody has called a game says more than we could."""
    app = an_app()
    session = a_game(app)
    app.store.rename(session.id, "Sunday")

    assert called(app) == "Sunday"
    assert "Edition 2013/2014 · Round 1" in app.page.markup


@pytest.mark.parametrize("name", SAVES)
def test_what_earlier_releases_kept_has_a_name_and_a_picture(name):
    """Both follow from what every save has."""
    app, save = an_app(), a_save(name)
    app.page.browser.texts[GAME + save["id"]] = save["text"]
    app.render()
    app.page.pass_time()

    assert faults(app.page.markup) == []
    running = not save["summary"]["over"] and "version-0" not in name
    assert bool(Reader(app.page.markup).all("svg", role="img")) or not running


def test_the_picture_shows_who_stands_where():
    """Pieces in their colours; the same in words."""
    app = an_app()
    a_game(app, starts=[13, 26, 29, 34], x_start=35)

    assert the_picture(app) == (
        "Red, station 13; Blue, station 26; Bobby 1, station 29; "
        "Bobby 2, station 34; Mister X has not been seen yet"
    )
    assert 'class="figure slate"' in app.page.markup
    assert "mister-x ghost" not in app.page.markup


def test_the_picture_shows_the_log_and_where_he_was_seen_last():
    """A square for each space, in the colour of its ticket."""
    app = an_app()
    session = a_game(app, moves=22)
    number, station = session.table_view.last_seen

    text = the_picture(app)

    ago = len(session.table_view.trail) - number
    assert f"Mister X was seen at {station}, {ago} moves ago" in text
    assert app.page.markup.count('class="space') == session.table_view.table.log_spaces
    assert "sign-T" in app.page.markup
    assert "mister-x ghost" in app.page.markup


def test_the_dice_game_shows_its_tiles():
    """Their letters, as they lie."""
    app = an_app()
    session = a_game(app, "hunting", moves=12)

    assert "station" in the_picture(app)
    letters = [n.text for n in Reader(app.page.markup).nodes if n.tag == "text"]
    assert "".join(letters) == session.state.table.tiles


def test_the_picture_waits_until_there_is_time_and_is_drawn_once(monkeypatch):
    """A game is replayed for it: not while somebody waits for the screen."""
    app = an_app()
    a_game(app, moves=9)
    monkeypatch.setattr("ui.home.position.load_session", pytest.fail)

    app.render()
    app.render()

    assert len(app.page.timers) == 1


def test_a_game_against_the_rules_has_no_picture():
    """It is told when it is opened."""
    app = an_app()
    session = a_game(app, moves=3)
    text = app.page.browser.texts[GAME + session.id]
    bad = text.replace('"D', '"Q').replace('\\"D', '\\"Q')
    app.page.browser.texts[GAME + session.id] = bad[: bad.index(',"sum"')] + "}"
    app.render()
    app.page.pass_time()

    assert not Reader(app.page.markup).all("svg", role="img")


def test_names_and_pictures_tell_nothing_that_only_mister_x_knows():
    """Two games with the same public history look the same."""
    pages = []
    for x_start, ride in ((45, "T46"), (51, "T38")):
        app = an_app()
        session = a_game(app, starts=[26, 29, 94, 117], x_start=x_start)
        session.play(CLASSIC.parse_move(ride))
        app.store.save(session)
        the_picture(app)
        pages.append(app.page.regions)

    assert pages[0] == pages[1]
    assert "sign-T" in pages[0]["screen"]
