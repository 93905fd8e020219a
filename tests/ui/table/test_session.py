"""A game at the table, without a browser: choosing, doubling, curtain, saving."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from sy_core import parse_move
from sy_core.registry import CLASSIC, GAMES
from ui.table.curtain import Showing
from ui.table.offers import Choice, at_target, most_doubles, picked, settled, tapped
from ui.table.seating import Chair, Seating, from_notes, plain_seating, to_note
from ui.table.session import load_session, new_session


def session_at(x=74, starts=(1, 2, 3, 4), players=4, edition="2013", **rules):
    state = CLASSIC.new_game(
        edition, players, x_start=x, starts=starts, rules={"free_starts": True, **rules}
    )
    table = state.table
    return new_session("id", CLASSIC, state, plain_seating(table.seats, table.pawns), 1)


def opened(**choices):
    session = session_at(**choices)
    session.pass_on()
    session.open_secret()
    return session


def keys(session):
    return {offer.key for offer in session.offers()}


def test_the_table_stays_until_it_is_passed_to_mister_x():
    session = session_at()

    assert session.showing is Showing.PASS
    assert session.offers() == ()


def test_nobody_opens_his_screen_before_the_table_is_passed():
    session = session_at()
    session.open_secret()

    assert session.showing is Showing.PASS


def test_behind_the_curtain_nothing_can_be_tapped():
    session = session_at()
    session.pass_on()

    assert session.showing is Showing.CURTAIN
    assert session.offers() == ()


def test_the_table_can_be_looked_at_once_more_before_he_opens_his_screen():
    session = session_at()
    session.pass_on()
    session.pass_on()

    assert session.showing is Showing.PASS


def test_mister_x_is_offered_his_rides_but_not_all_pairs():
    assert keys(opened()) >= {"T58", "U46", "X94"}
    assert not [key for key in keys(opened()) if "+" in key]


def test_a_tapped_station_offers_every_ticket_that_leads_there():
    session = opened()
    choice = tapped(session.offers(), session.choice, 92)

    here = {offer.key for offer in at_target(session.offers(), choice)}

    assert here == {"T92", "X92"}
    assert picked(session.offers(), choice) is None


def test_a_station_with_one_ticket_is_picked_by_one_tap():
    session = opened()
    session.play(parse_move("U46"))
    session.hand_back()

    choice = tapped(session.offers(), session.choice, 8)

    assert picked(session.offers(), choice).key == "D1T8"


def test_a_double_is_chosen_leg_by_leg():
    session = opened()
    session.choice = Choice(armed=1)

    first = next(offer for offer in session.offers() if offer.key == "U46")
    session.choice, move = settled(CLASSIC, session.choice, first)
    second = next(offer for offer in session.offers() if offer.key == "B34")
    _, whole = settled(CLASSIC, session.choice, second)

    assert move is None
    assert CLASSIC.format_move(whole) == "U46+B34"


@pytest.mark.parametrize(("doubles", "most"), [(1, 1), (2, 2)])
def test_as_many_doubles_as_the_house_rules_allow(doubles, most):
    session = opened(edition="1983", starts=(1, 2, 3), doubles_per_turn=doubles)

    assert most_doubles(CLASSIC, session.state) == most


def test_after_his_move_the_hand_back_screen_stands_between():
    session = opened()

    session.play(parse_move("U46"))

    assert session.showing is Showing.HANDBACK
    assert session.offers() == ()
    session.hand_back()
    assert session.showing is Showing.TABLE
    assert {offer.pawn for offer in session.offers()} == {"D1", "D2", "D3", "P1"}


def test_his_screen_closes_and_the_half_made_choice_is_gone():
    session = opened()
    session.choice = Choice(target=46)

    assert session.close_secret()

    assert session.showing is Showing.CURTAIN
    assert session.choice == Choice()


def test_a_second_tab_may_only_look():
    session = opened()
    session.read_only = True

    assert session.offers() == ()


def test_a_redraw_asks_for_each_view_and_for_the_open_moves_once():
    """Nothing is worked out again as long as the same position is on the table."""
    session = opened()
    asked = []
    session.game = replace(
        CLASSIC,
        view_for=lambda state, seat: (
            asked.append(seat) or CLASSIC.view_for(state, seat)
        ),
    )

    views = [session.view, session.table_view, session.view, session.table_view]

    assert asked == ["mister_x"]  # the table's was asked for when the game was opened
    assert views[0] is views[2]
    assert session.offers() is session.offers()


def test_what_is_open_follows_the_position_the_choice_and_the_eyes():
    session = opened()
    before = session.offers()

    session.choice = Choice(armed=1)
    armed = session.offers()
    session.close_secret()
    closed = session.offers()
    session.open_secret()
    session.play(parse_move("U46"))
    session.hand_back()

    assert armed is not before
    assert closed == ()
    assert {offer.pawn for offer in session.offers()} == {"D1", "D2", "D3", "P1"}
    assert session.view == CLASSIC.view_for(session.state, "spectator")


def test_a_session_survives_its_record():
    session = opened()
    session.play(parse_move("U46"))

    again = load_session("id", session.record(), 1)

    assert again.state == session.state
    assert again.seating == session.seating
    assert again.showing is Showing.TABLE


def test_reloading_on_mister_xs_turn_comes_back_to_the_open_table():
    session = opened()

    again = load_session("id", session.record(), 1)

    assert session.showing is Showing.SECRET
    assert again.showing is Showing.PASS


def test_names_colours_and_figures_travel_in_the_record():
    seating = Seating(
        (Chair("mister_x", "Ann"), Chair("detective_1", "Бо")),
        ("green", "red"),
        ("pawn", "cap"),
    )
    notes = {"seating": to_note(seating)}

    assert from_notes(notes, ("detective_1",), ("D1", "D2")) == seating


@pytest.mark.parametrize(
    "note",
    ["", "{", "[]", "[1,2]", '[[["x"]],["red"]]', "null", '{"a":1}', "[[],[],7]"],
)
def test_foreign_seating_becomes_plain(note):
    plain = plain_seating(("detective_1",), ("D1", "P1"))

    assert from_notes({"seating": note}, ("detective_1",), ("D1", "P1")) == plain


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_whole_games_can_be_played_by_taking_offers(game):
    """Both games, every edition, through the same few verbs."""
    for edition in game.editions.values():
        rng = Random(edition.id)
        state = game.new_game(edition.id, edition.players[0], rng=rng)
        table = state.table
        session = new_session(
            "i", game, state, plain_seating(table.seats, table.pawns), 2
        )
        for _ in range(3_000):
            if session.over:
                break
            if session.showing is Showing.PASS:
                session.pass_on()
            session.open_secret()
            session.hand_back()
            if session.roll():
                continue
            offer = rng.choice(session.offers())
            session.choice, move = settled(game, session.choice, offer)
            if move is not None:
                session.play(move)
        assert session.over
