"""Positions and records in an embedded board: complete ones, and ones with a secret."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.at_random import at_random
from support.ui.frames import opened, ride, think
from support.ui.markup import Reader
from sy_core.registry import CLASSIC, GAMES
from sy_core.sharing import Fault, record_text
from sy_core.terms import MISTER_X, SPECTATOR
from ui.embed.messages import side_of
from ui.words import Words
from ui.words.languages import LANGUAGES

WHOLE = "A_2013_at-26.29.94.117_x-45"
PUZZLE = "A_2013_at-60.59.75.108_round-4_log-U46.T_go-pursuit"
"""Detectives to move; Mister X is on 33, 45, 47 or 61."""
DICE = "A_hunting_tiles-DEABCF_at-14.9_x-1"


def game(edition="1983", players=4, seed=3, plies=400):
    rules = next(g for g in GAMES.values() if edition in g.editions)
    rng = Random(seed)
    start = rules.new_game(edition, players, rng=rng)
    return rules, [start, *islice(at_random(rules, start, rng), plies)][-1]


@pytest.mark.parametrize("text", [WHOLE, DICE])
@pytest.mark.parametrize("seat", ["mrx", "detectives", "all"])
def test_a_position_is_shown_and_can_be_played(text, seat):
    app = opened(f"position={text}&seat={seat}")

    assert app.frame.fault is None
    assert app.session.reader_acts == (seat in ("all", side_of(app.session.view)))
    assert app.session.state.moves == ()


def test_an_exercise_of_one_move():
    """Reach 46 by underground: the right move is told, and the board rests."""
    app = opened("position=A_2013_at-74.29.94.117_round-1_go-pursuit_x-1&computer=none")
    ride(app, "D1U46")

    (move,) = app.page.posted("move")
    assert (move["pawn"], move["from"], move["to"]) == ("D1", 74, 46)


def test_a_position_that_hides_mister_x_is_shown_to_the_detectives():
    app = opened(f"position={PUZZLE}&mode=show")

    assert app.session.view.x_station is None
    assert CLASSIC.deduce(app.session.view) == {33, 45, 47, 61}
    assert app.session.offers() == ()


@pytest.mark.parametrize("seat", ["mrx", "all"])
def test_a_position_that_hides_mister_x_cannot_show_him(seat):
    fault = opened(f"position={PUZZLE}&seat={seat}").frame.fault

    assert (fault.reason, fault.name) == ("hidden", "position")


def test_nobody_runs_into_a_mister_x_who_may_be_elsewhere():
    """Wherever he was imagined: entering 45 does not end the game, he may be on 33."""
    for seed in range(12):
        app = opened(f"position={PUZZLE}&seat=detectives", seed=seed)
        move = next(o.key for o in app.session.offers() if o.to in (45, 47, 33, 61))
        ride(app, move)

        assert not app.session.over
        assert app.page.posted("move")[0]["move"] == move


def test_a_mister_x_who_can_be_nowhere_else_is_caught():
    app = opened("position=A_2013_at-57.59.75.108_round-1_go-pursuit_may-58")
    ride(app, next(o.key for o in app.session.offers() if o.to == 58))

    assert app.page.posted("end")[0]["outcome"]["reason"] == "caught"


def test_what_was_imagined_is_never_told():
    """One text, many worlds: the messages and the screen are the same in all."""
    seen = set()
    for seed in range(8):
        app = opened(f"position={PUZZLE}&seat=detectives", seed=seed)
        while app.session.reader_acts:
            ride(app, min(offer.key for offer in app.session.offers()))
        seen.add((repr(app.page.posts), app.page.markup, app.page.boards[-1]))

    assert len(seen) == 1
    assert app.words("embed.rests") in app.page.markup


def test_the_computer_may_play_a_mister_x_who_was_not_placed():
    app = opened(f"position={PUZZLE}&computer=mrx")
    while app.session.reader_acts:
        ride(app, min(offer.key for offer in app.session.offers()))
    think(app)

    assert app.page.posts[-1]["pawn"] == "X"
    assert app.page.posts[-1]["to"] is None


@pytest.mark.parametrize(("edition", "players"), [("1983", 4), ("hunting", 3)])
def test_a_record_is_shown_move_by_move(edition, players):
    rules, state = game(edition, players)
    text = record_text(rules, rules.view_for(state, MISTER_X))
    app = opened(f"record={text}&seat=all")
    board = app.session
    assert (board.stepper.at, board.state.moves) == (0, ())

    app.do("play.to", "1")
    assert len(board.state.moves) == 1
    app.do("play.to", value="9999")
    assert board.state == state
    app.do("play.to", value="nonsense")
    assert board.state == state
    assert board.offers() == ()
    assert [post["type"] for post in app.page.posts] == ["ready"]


def test_a_record_of_the_detectives_side_shows_what_they_saw():
    rules, state = game(plies=14)
    text = record_text(rules, rules.view_for(state, SPECTATOR))
    app = opened(f"record={text}")
    app.do("play.to", "14")

    assert app.session.view == rules.view_for(state, SPECTATOR)
    assert opened(f"record={text}&seat=all").frame.fault.reason == "hidden"


def test_a_record_can_be_played_on():
    rules, state = game(plies=14)
    text = record_text(rules, rules.view_for(state, MISTER_X))
    app = opened(f"record={text}&seat=all&mode=play")

    assert app.session.state == state
    assert app.session.reader_acts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_to_refuse_a_text_has_words(language):
    words = Words(language)

    assert all(words(f"embed.why.{fault.value}") for fault in Fault)


texts = st.sampled_from(
    [WHOLE, PUZZLE, DICE, "A_1983_deal-26.94.141_x-13_moves-T4.D1T15.D2T95"]
)


@given(texts, st.integers(0, 60), st.text("AB0159.-_*xTo<&=%", max_size=3), st.data())
def test_a_mangled_text_gives_a_board_or_a_message(text, at, strange, data):
    """Cut, stuffed, or with something else in it: never a blank."""
    cut = data.draw(st.integers(0, 3))
    mangled = text[:at] + strange + text[at + cut :]
    kind = data.draw(st.sampled_from(["position", "record"]))
    app = opened(f"{kind}={mangled}&seat={data.draw(st.sampled_from(['all', 'mrx']))}")

    assert Reader(app.page.markup).all("h1")
    assert (app.session is None) == bool(app.page.posted("fault"))


@pytest.mark.parametrize(
    ("text", "reason", "name"),
    [
        ("position=nonsense", "text", "position"),
        ("position=B_2013_at-1", "text", "position"),
        ("position=A_2013_at-1.1.1.1", "text", "position"),
        (f"record={WHOLE}", "text", "record"),
        (f"position={DICE}&game=classic", "both", "position"),
        (f"position={DICE}&highlight=36", "stations", "highlight"),
    ],
)
def test_a_text_that_cannot_be_read_is_told(text, reason, name):
    app = opened(text)

    assert (app.frame.fault.reason, app.frame.fault.name) == (reason, name)
    assert app.words("embed.fault.title") in app.page.markup
