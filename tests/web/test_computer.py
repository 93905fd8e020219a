"""Computer players at the table: they move by themselves, and see only their view."""

from __future__ import annotations

from random import Random

import pytest

from sy_core.asking import ask_text
from sy_core.games import CLASSIC, GAMES
from ui.app import App
from ui.computer import acting, question
from ui.eyes import Eyes
from ui.seating import Chair, Seating, plain_seating
from ui.session import new_session
from web.fakes import FakePage


def seated(game, edition, players, drivers, seed=1):
    """A game in which each chair is played as *drivers* say, Mister X first."""
    state = game.new_game(edition, players, rng=Random(seed))
    table = state.table
    plain = plain_seating(table.seats, table.pawns)
    chairs = tuple(
        Chair(chair.seat, "", driver)
        for chair, driver in zip(plain.chairs, drivers, strict=True)
    )
    app = App(FakePage())
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
        assert app.session.eyes is Eyes.TABLE


def test_alone_as_mister_x_there_is_no_curtain_and_the_detectives_answer():
    app = seated(CLASSIC, "2013", 4, ["human", *["constable"] * 3])
    first = next(offer for offer in app.session.offers() if offer.to is not None)

    app.do("play.station", str(first.to))
    app.do("play.pick", first.key)
    app.do("play.confirm")
    run(app)

    assert app.session.eyes is Eyes.SECRET
    assert len(app.session.state.moves) == 1 + 4
    assert app.session.x_acts


def test_against_a_computer_mister_x_the_table_waits_for_the_detectives():
    app = seated(CLASSIC, "2013", 4, ["constable", "human", "human", "human"])

    run(app)

    assert app.session.eyes is Eyes.TABLE
    assert not app.session.x_acts
    assert len(app.session.state.moves) == 1


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
