"""A game counts once, when it ends at this device and somebody here plays in it."""

from __future__ import annotations

from random import Random

import pytest

from support.ui.fakes import FakePage
from support.ui.tables import at_table, finished_classic, running_classic
from sy_core.registry import CLASSIC, GAMES
from sy_core.terms import MISTER_X
from ui.saves.keys import STATISTICS
from ui.table.notes import COACH
from ui.tally.counting import played_of
from ui.tally.keeping import kept_book
from ui.tally.played import Played

PEOPLE = ("human",)
BEST = ("mastermind",)


def before_the_end():
    """A game, and the move that ends it."""
    state = finished_classic()
    return CLASSIC.undo(state), state.moves[-1]


def ended_at_the_table(drivers=PEOPLE, notes=None):
    state, move = before_the_end()
    app = at_table(CLASSIC, state, drivers=drivers)
    app.session.notes.update(notes or {})
    app.session.play(move)
    app.render()
    app.page.pass_time()
    return app


def counted(app):
    return kept_book(app.store).book.games


def test_a_game_that_ends_at_the_table_is_counted():
    """All that is told of it is public by then."""
    app = ended_at_the_table(BEST)
    view = app.session.table_view

    (played,) = counted(app)

    assert played == Played(
        id="one",
        date=played.date,
        game="classic",
        edition="1983",
        players=4,
        drivers="mhhh",
        reason=view.outcome.reason.value,
        round=view.round,
        station=view.x_station,
        doubles=0,
        black=sum(entry.sign == "X" for entry in view.trail),
    )


def test_it_counts_once_however_often_it_is_looked_at():
    """Drawn again, left and come back to, or ended again after it was taken back."""
    app = ended_at_the_table()
    state, move = before_the_end()

    app.render()
    app.do("app.go", "home")
    app.do("app.go", "play")
    app.session.go_back_to(state)
    app.render()
    app.session.play(move)
    app.render()
    app.page.pass_time()

    assert len(counted(app)) == 1


@pytest.mark.parametrize(
    ("drivers", "notes"),
    [(BEST * 4, {}), (PEOPLE, {COACH: "detectives 3"})],
)
def test_computers_alone_and_guided_games_do_not_count(drivers, notes):
    """Nobody here has played, or somebody else has said how."""
    assert counted(ended_at_the_table(drivers, notes)) == ()


def test_a_game_that_was_over_when_it_came_here_does_not_count():
    """Imported, or opened once more."""
    app = at_table(CLASSIC, finished_classic())
    app.page.pass_time()

    assert counted(app) == ()


def test_a_game_that_goes_on_or_began_from_a_position_does_not_count():
    """Neither is a whole game."""
    running = at_table(CLASSIC, running_classic())
    over = finished_classic()
    text = CLASSIC.position_text(CLASSIC.view_for(CLASSIC.undo(over), MISTER_X))
    begun = CLASSIC.read_position(text).state()
    shared = at_table(CLASSIC, CLASSIC.apply(begun, over.moves[-1]))

    assert shared.session.over
    assert played_of(running.session, 1) is None
    assert played_of(shared.session, 1) is None


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_both_games_are_counted_with_what_mister_x_has_used(game):
    """Double moves and black tickets, as everybody saw them played."""
    chance = Random(8)
    state = game.new_game(next(iter(game.editions)), 4, rng=chance)
    while state.outcome is None:
        if game.is_chance(state):
            state = game.apply(state, game.roll(state, chance))
        else:
            state = game.apply(state, chance.choice(list(game.legal_moves(state))))
    app = at_table(game, state)

    played = played_of(app.session, 7)

    assert (played.game, played.date, played.side) == (game.id, 7, "both")
    assert played.doubles == sum(move.kind == "double" for move in state.moves)
    assert played.black == sum(e.sign == "X" for e in app.session.table_view.trail)


def test_a_full_store_does_not_stop_a_game():
    """What cannot be kept is in memory as long as the page is open."""
    state, move = before_the_end()
    app = at_table(CLASSIC, state, page=FakePage(storage="full"))
    app.session.play(move)
    app.render()
    app.page.pass_time()

    assert len(counted(app)) == 1
    assert STATISTICS not in app.page.browser.texts
