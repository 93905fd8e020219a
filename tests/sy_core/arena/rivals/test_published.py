"""The published search imagines games that are near enough to the real ones."""

from __future__ import annotations

from random import Random

from support.play import play, puzzle
from sy_core import SPECTATOR, apply, deduce, new_game, outcome, view_for
from sy_core.arena.rivals.flight import FLED, Flight
from sy_core.arena.rivals.playouts import (
    Categories,
    assumed,
    categories,
    play_on,
    play_out,
)
from sy_core.classic.codes import decode
from sy_core.classic.simulator import Simulator
from sy_core.classic.state import Phase
from sy_core.coding import STAY


def flight_of(state) -> Flight:
    """The game as it is imagined from here on."""
    return Flight(Simulator(state), sorted(deduce(view_for(state, SPECTATOR))))


def follow(state, rng: Random):
    """Play a game and imagine it, move by move; every position of both."""
    flight = flight_of(state)
    while outcome(state) is None and not flight.over:
        code = rng.choice(flight.moves())
        state = apply(state, decode(state.table, state.phase, code))
        flight.play(code)
        yield state, flight


def test_an_imagined_game_goes_as_the_rules_say_and_keeps_what_can_be_deduced():
    """Pawn after pawn, with reveals, black tickets and a bobby who rides free."""
    for seed, (edition, players) in enumerate((("1983", 4), ("2013", 4), ("2013", 6))):
        rng = Random(seed)
        for state, flight in follow(new_game(edition, players, rng=rng), rng):
            assert flight.x == state.x_station
            assert tuple(flight.places) == state.pursuers
            assert [tuple(purse) for purse in flight.purses] == list(state.purses)
            if outcome(state) is None:
                left = {s for s in flight.suspects if not flight.taken[s]}
                assert left == deduce(view_for(state, SPECTATOR))
                assert (flight.turn == FLED) == (state.phase is Phase.MISTER_X)


def test_an_imagined_game_ends_as_the_real_one():
    """Caught, blocked or escaped: thirty games at random."""
    for seed in range(30):
        rng = Random(seed)
        *_, (state, flight) = follow(new_game("1983", 6, rng=rng), rng)

        assert outcome(state) is not None
        assert flight.over
        assert flight.escaped == (outcome(state).winner == "mister_x")


def test_a_copy_goes_its_own_way():
    """Search branches from one position many times."""
    flight = flight_of(new_game("2013", 6, rng=Random(3)))
    twin = flight.copy()

    play_out(twin, knows=True, chance=Random(1).random)

    assert twin.over
    assert not flight.over
    assert flight.round == 1
    assert flight.places == list(flight.table.starts)


def test_who_is_blocked_loses_or_stays():
    """R7: without the house rule a blocked Mister X has lost."""
    ends = {
        rules: flight_of(puzzle("1983", 5, 1, "8 9 58 45", blocked_stays=rules))
        for rules in (0, 1)
    }
    for flight in ends.values():
        flight.turn = 3
        flight.play(next(c for c in flight.moves() if c & 255 == 46))

    assert ends[0].over
    assert not ends[0].escaped
    assert ends[1].moves() == [STAY]

    play_on(ends[1], knows=False, chance=Random(1).random)

    assert (ends[1].x, ends[1].entries, ends[1].turn) == (1, 1, 0)


def test_pursuers_without_tickets_let_him_escape():
    """Nobody can move on, so the imagined game is over."""
    flight = flight_of(new_game("1983", 6, rng=Random(5)))
    flight.play(flight.moves()[0])
    flight.purses = [[0, 0, 0] for _ in flight.purses]
    flight.purses[0] = [1, 0, 0]
    flight.held = [1, 0, 0, 0, 0]
    flight.x = 0

    flight.play(flight.moves()[0])

    assert flight.over
    assert flight.escaped


def test_only_who_knows_chases_his_true_station():
    """He is on 143; the pursuers of his own search suspect another station."""
    state = play(puzzle("beginners", 5, 128, "1 2 3 4"), "T143")
    flight = flight_of(state)
    flight.suspects = [20]

    assert assumed(flight, categories(flight), Random(1).random) == 20
    assert flight.x == 143


def test_a_station_that_was_searched_meanwhile_is_drawn_again():
    """And if all have been searched, any will do."""
    flight = flight_of(puzzle("2013", 5, 128, "1 2 3 4"))
    classes = Categories([[1, 100]], [0.2])

    drawn = {assumed(flight, classes, Random(seed).random) for seed in range(60)}

    assert 100 in drawn
    assert assumed(flight, Categories([[1]], [0.2]), Random(1).random) == 1


def test_in_need_a_double_takes_him_away():
    """Every single ride from 53 ends next to a pursuer (docs/ai.md)."""
    flight = flight_of(puzzle("2013", 5, 53, "82 52 142 41"))
    spent = set()
    for seed in range(40):
        twin = flight.copy()
        play_on(twin, knows=True, chance=Random(seed).random)
        spent.add(flight.doubles - twin.doubles)

    assert spent == {0, 1}
