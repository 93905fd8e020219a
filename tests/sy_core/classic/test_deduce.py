"""What the detectives can work out, checked against trying everything."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from support.play import play, play_randomly, puzzle
from support.tiny import tiny
from sy_core import (
    MISTER_X,
    SPECTATOR,
    ViewError,
    apply,
    deduce,
    legal_moves,
    new_game,
    sample_state,
    view_for,
)
from sy_core.classic.deal import possible_x_starts
from sy_core.classic.editions.model import Crew, Tickets
from sy_core.classic.moves import Double, Ride, Stay
from sy_core.classic.view import Turn
from sy_core.sharing import read_position


def known(state):
    return deduce(view_for(state, SPECTATOR))


def test_before_the_first_move_he_may_be_on_any_of_his_cards():
    state = new_game("2013", 4, rng=Random(1))

    assert known(state) == set(state.table.edition.x_starts)


def test_a_taxi_leads_to_the_taxi_neighbours_of_all_possible_stations():
    state = play(puzzle("beginners", 4, 82, "1 2 3"), "X101")

    assert known(state) == {81, 101, 65, 66, 100, 140, 67}


def test_a_reveal_leaves_one_station():
    state = puzzle("2013", 4, 199, "1 2 3 4")
    state = play(state, "T171 D1T8 D2T10 D3T11 P1T13 T199 D1T1 D2T2 D3T3 P1T4 T188")

    assert known(state) == {188}


def test_after_a_reveal_a_ticket_opens_its_lines():
    state = puzzle("2013", 4, 199, "1 2 3 4")
    state = play(state, "T171 D1T8 D2T10 D3T11 P1T13 T199 D1T1 D2T2 D3T3 P1T4 T188")

    state = play(state, "D1T8 D2T10 D3T11 P1T13 T199")

    assert known(state) == {128, 173, 187, 199}


def test_a_pursuer_who_arrives_without_catching_him_rules_the_station_out():
    state = puzzle("2013", 4, 199, "142 2 3 4")
    state = play(state, "T171 D1T129 D2T10 D3T11 P1T13 T199 D1T142 D2T2 D3T3 P1T4 T188")
    state = play(state, "D1T143 D2T10 D3T11 P1T13 T199")

    state = play(state, "D1T128")

    assert known(state) == {173, 187, 199}


def test_he_cannot_have_passed_through_a_pursuer():
    """R10: stations occupied when he moved are ruled out, also within doubles."""
    state = puzzle("2013", 4, 199, "1 2 3 159")
    state = play(state, "T171 D1T8 D2T10 D3T11 P1T172 T199+T188")

    state = play(state, "D1T1 D2T2 D3T3 P1T187 T199+T198")

    assert known(state) == {142, 143, 160, 172, 188, 171, 174, 198}


def test_at_his_turn_he_is_where_he_can_move():
    """R7: were he blocked, the game would be over."""
    state = puzzle("2013", 4, 21, "11 9 12 1")

    state = play(state, "X10 D1T22 D2T20 D3T23 P1T8 X2 D2T33")

    assert 2 in known(state)
    assert 21 in known(state)


def test_at_his_turn_the_supply_has_a_ticket_for_him():
    """R5, R7: buses and an underground, no taxi; bobbies ride free and leave none."""
    few = replace(
        tiny("2013"),
        crews={3: Crew(pawns=(1, 1), bobbies=1, black=0, starts=())},
        stock=Tickets(1, 0, 0),
        marked=frozenset(),
    )
    state = puzzle(few, 3, 5, "1 6 9", strict_supply=True)

    state = play(state, "T4 P1T8 D1U9 D2T3 T1 D1B7 D2B9 P1T5")

    assert state.supply == (0, 2, 1)
    assert known(state) == {1}


def test_what_was_shown_since_a_position_is_where_he_was():
    """Beginners, R29: concealed in the position, shown before he moved on."""
    text = "A_beginners_at-1.2.3_go-pursuit_start-82_log-T101.T82.o_x-B140"
    state = play(read_position(text).state(), "D1T8 D2T10 D3T11")

    state = play(state, "X139")

    assert known(state) == {82, 126, 132, 133, 139, 154, 156}


def test_a_stay_tells_that_he_was_blocked():
    """R7 as a house rule: only stations without a free ride remain."""
    state = puzzle("1983", 4, 2, "10 20 33", blocked_stays=True)

    state = play(state, "-")

    assert known(state) == {2, 21}


def test_after_an_appearance_a_ticket_opens_its_lines():
    """R27: where he showed himself he was."""
    state = puzzle("1983", 4, 199, "1 2 3", appearances=1)

    state = play(state, "T171 !D1T+D2B+D3U D1T8 D2T10 D3T11 T173")

    assert known(state) == {173, 175, 199}


def test_mister_x_can_ask_what_the_detectives_can_work_out():
    state = play(new_game("2013", 4, x_start=45, starts=[13, 26, 29, 34]), "T46")

    assert deduce(view_for(state, MISTER_X)) == known(state)


def test_after_the_end_he_is_where_he_is():
    state = play(puzzle("2013", 4, 75, "58 1 2 3"), "T74 D1T74")

    assert known(state) == {74}


def consistent(state):
    """All games with the public history of *state*, found by trying everything."""
    view = view_for(state, SPECTATOR)
    base = state.table
    games = [
        new_game(
            base.edition,
            base.players,
            x_start=start,
            starts=base.starts,
            rules=chosen_rules(base),
        )
        for start in possible_x_starts(base)
    ]
    for event in view.history:
        games = [after for game in games for after in continuations(game, event)]
    return [game for game in games if view_for(game, SPECTATOR) == view]


def chosen_rules(table):
    return {name: getattr(table.rules, name) for name in table.edition.choices}


def continuations(game, event):
    """The game after each move that could have looked like *event*."""
    for move in legal_moves(game):
        if looks_like(move, event):
            yield apply(game, move)


def looks_like(move, event):
    """Whether a turn has as many legs as were seen, and the tickets seen."""
    if not isinstance(event, Turn) or event.legs[0].stayed:
        return move == (Stay() if isinstance(event, Turn) else event)
    if not isinstance(move, Ride | Double):
        return False
    legs = move.legs
    return len(legs) == len(event.legs) and all(
        seen.ticket in (None, leg.ticket)
        for leg, seen in zip(legs, event.legs, strict=True)
    )


SMALL_GAMES = [
    ("2013", {}),
    ("2013", {"strict_supply": True}),
    ("1983", {}),
    ("1983", {"blocked_stays": True}),
    ("1983", {"doubles_per_turn": 2}),
    ("1983", {"appearances": 2, "strict_supply": True}),
    ("2023", {"blocked_stays": True, "strict_supply": True}),
    ("beginners", {}),
]


@pytest.mark.parametrize(("edition", "rules"), SMALL_GAMES)
def test_deduction_equals_trying_everything_on_a_small_board(edition, rules):
    """Exact: neither a station too many nor one too few, at every ply."""
    checked = 0
    for seed in range(6):
        rng = Random(seed)
        state = new_game(tiny(edition), 3, rng=rng, rules=rules)
        while state.outcome is None and len(state.moves) < 11:
            state = play_randomly(state, rng, len(state.moves) + 1)
            games = consistent(state)

            assert known(state) == {game.x_station for game in games}
            checked += len(games)
    assert checked > 40


@pytest.mark.parametrize(("edition", "rules"), SMALL_GAMES)
def test_samples_are_exactly_the_consistent_games(edition, rules):
    """Every sampled state is one of them, and every route turns up."""
    for seed in range(6):
        rng = Random(seed)
        state = new_game(tiny(edition), 3, rng=rng, rules=rules)
        state = play_randomly(state, rng, 6)
        if state.outcome is not None:
            continue
        routes = {route(game) for game in consistent(state)}
        view = view_for(state, SPECTATOR)

        sampled = {route(sample_state(view, rng)) for _ in range(30 * len(routes))}

        assert sampled == routes


def route(state):
    return (state.x_start, *(entry.station for entry in state.trail))


def test_every_route_is_as_likely():
    state = play_randomly(new_game("2013", 6, rng=Random(2)), Random(2), 1)
    view = view_for(state, SPECTATOR)
    rng = Random(3)

    counts = Counter(route(sample_state(view, rng)) for _ in range(4_000))

    assert max(counts.values()) < 2 * min(counts.values())


def test_a_sample_of_mister_xs_own_view_is_the_game_itself():
    state = play_randomly(new_game("2013", 4, rng=Random(8)), Random(8), 40)

    assert sample_state(view_for(state, MISTER_X), Random(1)) == state


@pytest.mark.parametrize(
    "text",
    [
        "A_2013_at-26.29.94.117_log-T.T_x-45.46.47",
        "A_beginners_at-41.46.124_start-82_log-T66.T67.o_go-pursuit_x-B102",
    ],
)
def test_what_mister_x_remembers_of_before_a_position_is_sampled_with_it(text):
    """His start, the stations of his way, and a mode that was concealed."""
    state = read_position(text).state()

    assert sample_state(view_for(state, MISTER_X), Random(1)) == state


def test_a_concealed_ride_is_sampled_with_a_ticket_that_leads_there():
    """Beginners, Rules §4: the entry is covered, and so is its mode."""
    state = puzzle("beginners", 5, 82, "1 2 3 4")
    state = play(state, "T101 D1T8 D2T10 D3T11 D4T13 T82 D1T1 D2T2 D3T3 D4T4 B140")
    view = view_for(state, SPECTATOR)

    sampled = sample_state(view, Random(1), play=apply)

    assert view_for(sampled, SPECTATOR) == view


def test_a_sample_of_a_finished_game_is_the_game_itself():
    for seed in range(5):
        state = play_randomly(new_game("1983", 4, rng=Random(seed)), Random(seed))

        assert sample_state(view_for(state, SPECTATOR), Random(1)) == state


def test_an_impossible_history_has_no_sample():
    """A view that was tampered with is refused."""
    state = play(puzzle("2013", 4, 199, "1 2 3 4"), "T171 D1T8")
    view = view_for(state, SPECTATOR)
    (turn, ride) = view.history
    forged = replace(turn.legs[0], station=8)

    with pytest.raises(ViewError, match="no game has this public history"):
        sample_state(replace(view, history=(Turn((forged,)), ride)), Random(1))
