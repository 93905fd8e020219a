"""Moments with a staging of their own: what is put on stage, and when."""

from __future__ import annotations

import re
from itertools import islice
from random import Random

import pytest

from support.at_random import at_random
from support.ui.tables import at_table, open_secret
from sy_core.hunting.state import Phase
from sy_core.registry import CLASSIC, GAMES
from sy_core.terms import MISTER_X
from ui.table.moving import make_move

HUNTING = GAMES["hunting"]
TWO_ROUNDS = ("U46", "D1T8", "D2T20", "D3T11", "T61", "D1T1", "D2T2", "D3T3")
"""Of a game in which nobody gets near anybody. In the third he shows himself."""
ALONE = ("human", *["constable"] * 3)
"""Mister X against computers."""


def puzzle(x=74, starts=(1, 2, 3), moves=(), drivers=()):
    """A table of 1983 after some moves; people play it, unless told otherwise."""
    rules = {"free_starts": True}
    state = CLASSIC.new_game("1983", 4, x_start=x, starts=starts, rules=rules)
    for text in moves:
        state = CLASSIC.apply(state, CLASSIC.parse_move(text))
    return at_table(CLASSIC, state, drivers=drivers)


def typed(app, *texts):
    for text in texts:
        app.do("play.type", value=text)


def round_of(app, his, *theirs):
    """He moves behind his screen and hands back; then the detectives."""
    open_secret(app)
    typed(app, his)
    app.do("play.handback")
    typed(app, *theirs)


def test_his_ticket_flies_into_the_log_when_the_others_are_told_of_it():
    """Not while he has the screen, and not on the hand-back screen."""
    app = puzzle()
    open_secret(app)
    typed(app, "u 46")
    at_his_screen = list(app.page.staged)

    app.do("play.handback")

    (moment,) = app.page.staged
    assert at_his_screen == []
    assert moment["kind"] == "moved"
    assert moment["lines"] == ["Mister X travels by underground."]
    assert (moment["entries"], moment["at"], moment["camera"]) == ([1], None, None)


def test_a_double_move_is_two_tickets():
    app = puzzle()
    open_secret(app)
    app.do("play.double")
    typed(app, "u 46", "t 61")

    app.do("play.handback")

    assert app.page.staged[-1]["entries"] == [1, 2]
    assert app.page.staged[-1]["lines"][0] == "Mister X plays a double move."


def test_a_ride_of_a_detective_is_no_moment():
    app = puzzle()
    round_of(app, "u 46")
    app.page.staged.clear()

    typed(app, "d1 t8")

    assert app.page.staged == []


def test_when_he_appears_the_map_goes_to_him_and_back_to_whoever_is_next():
    """Round 3 of 1983."""
    app = puzzle(moves=TWO_ROUNDS)

    round_of(app, "t 76")

    (moment,) = app.page.staged
    assert (moment["kind"], moment["title"]) == ("shown", "There he is!")
    assert (moment["at"], moment["pieces"]) == (76, ["X"])
    assert 76 in moment["camera"]["stations"]
    assert moment["camera"]["targets"] == app.page.targets


def test_whoever_is_seen_on_the_first_ride_of_two_has_been_there():
    app = puzzle(moves=TWO_ROUNDS)
    open_secret(app)
    app.do("play.double")
    typed(app, "t 76", "t 77")

    app.do("play.handback")

    (moment,) = app.page.staged
    assert (moment["kind"], moment["title"]) == ("shown", "He was seen!")
    assert (moment["at"], moment["pieces"]) == (76, ["ghost"])


def test_against_a_computer_he_is_on_stage_as_he_moves():
    """There is nothing to hand back."""
    app = puzzle(drivers=["constable"])

    make_move(app, CLASSIC.parse_move("U46"))
    app.render()

    (moment,) = app.page.staged
    assert (moment["kind"], moment["entries"]) == ("moved", [1])


def test_alone_against_computers_his_own_move_is_no_news_to_him():
    app = puzzle(drivers=ALONE)

    typed(app, "u 46")

    assert app.page.staged == []


def test_alone_against_computers_he_is_told_when_they_see_him():
    """He is looking at his pawn already: the map stays where it is."""
    app = puzzle(moves=TWO_ROUNDS, drivers=ALONE)

    typed(app, "t 76")

    (moment,) = app.page.staged
    assert (moment["kind"], moment["title"]) == ("shown", "They can see you!")
    assert moment["camera"] is None


def test_who_caught_him_and_where():
    """And the map goes from there to his whole way."""
    app = puzzle(x=75, starts=(58, 1, 2))
    round_of(app, "t74")
    app.page.staged.clear()

    typed(app, "d1 t74")

    (moment,) = app.page.staged
    assert (moment["kind"], moment["title"]) == ("caught", "Caught!")
    assert "Red catches Mister X at 74 in round 1!" in app.page.regions["bar"]
    assert (moment["at"], moment["pieces"], moment["colour"]) == (
        74,
        ["X", "D1"],
        "red",
    )
    assert moment["camera"] == {"stations": [74], "targets": []}


def test_the_end_is_said_once():
    """What is on stage is for eyes; who listens hears it as ever."""
    app = puzzle(x=75, starts=(58, 1, 2))
    round_of(app, "t74")
    app.page.said.clear()

    typed(app, "d1 t74")

    (said,) = [text for text in app.page.said if text]
    assert said.count("Red catches Mister X at 74 in round 1!") == 1


def test_opening_a_game_puts_nothing_on_stage():
    """Nor does coming back to one."""
    app = puzzle(x=75, starts=(58, 1, 2))
    round_of(app, "t74", "d1 t74")
    app.page.staged.clear()

    app.do("app.go", "home")
    app.do("app.go", "play")

    assert app.page.staged == []


def test_tiles_are_in_sight_all_the_time():
    """So the map of the dice game never goes anywhere."""
    rng = Random("stage")
    start = HUNTING.new_game("hunting", 3, rng=rng)
    kinds = set()
    for state in islice(at_random(HUNTING, start, rng), 200):
        if HUNTING.to_move(state) != (MISTER_X,) or state.phase is Phase.HIDING:
            continue
        app = at_table(HUNTING, state)
        open_secret(app)
        make_move(app, next(iter(HUNTING.legal_moves(state))))
        app.render()
        app.do("play.handback")
        kinds |= {moment["kind"] for moment in app.page.staged}
        assert {moment["camera"] for moment in app.page.staged} == {None}

    assert {"moved", "shown"} <= kinds


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_way_to_end_has_a_headline(game):
    """Whole games of every edition; and no card says that anybody waits."""
    for edition in game.editions.values():
        rng = Random(f"staged {edition.id}")
        start = game.new_game(edition.id, edition.players[-1], rng=rng)
        *_, last, end = at_random(game, start, rng)
        app = at_table(game, last)
        app.page.staged.clear()

        app.session.play(end.moves[-1])
        app.render()

        (moment,) = app.page.staged
        cards = app.page.regions["cards"]
        assert not re.search("is-(ready|moved|waiting|stranded)", cards)
        assert not re.search(" · (moved|done|to move|on turn|waits)", cards)
        assert moment["kind"] in ("caught", "escaped")
        assert moment["title"]
        assert moment["pieces"][0] == "X"
