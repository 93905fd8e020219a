"""The prover of puzzles against the slow way, which knows only the rules."""

from __future__ import annotations

import pytest

from support.puzzles.brute import is_forced, worlds_of
from sy_core.classic.simulator import Simulator
from sy_core.puzzles import Kind
from sy_core.puzzles.proving.asking import ask
from sy_core.puzzles.proving.chasing import hunt_in
from sy_core.puzzles.proving.hunt import Hunt, Told, end_of
from sy_core.puzzles.proving.proof import Proof
from sy_core.puzzles.proving.question import pawn_text, turn_text
from sy_core.registry import CLASSIC
from sy_core.sharing import read_position

BARE = "_black-0_doubles-0"
TURN = "_go-pursuit"
LATE = f"_moved-D1.D2{TURN}"
BEGUN = "A_beginners_at-133.145.158_log-B140.T133.o141.T134.T141_house-both-open"
PURSUITS = {
    "in sight": (f"A_1983_at-8.58.46_log-o.o.T9{LATE}{BARE}", 2),
    "far away": (f"A_1983_at-175.32.33_log-o.o.T9{LATE}{BARE}", 2),
    "hidden": (f"A_1983_at-1.31.20_log-o.o.T9.T{LATE}{BARE}", 2),
    "black": (f"A_1983_at-8.32.33_log-o.o.T9{LATE}_black-1_doubles-0", 2),
    "revealed soon": (f"A_1983_at-1.19.32_log-o.o_may-9.20{LATE}{BARE}", 2),
    "double": (f"A_1983_at-1.19.32_log-o.o_may-9.20{LATE}_black-0_doubles-1", 2),
    "any order": (f"{BEGUN}_moved-D3_go-pursuit{BARE}", 2),
    "open log, black": (f"{BEGUN}{LATE}_black-1_doubles-0", 2),
    "open log, double": (f"{BEGUN}{LATE}_black-0_doubles-1", 2),
    "two places": (
        f"A_2013_at-111.77.74.94_log-o.o.T92.T_moved-D1_go-pursuit{BARE}",
        1,
    ),
}
FLIGHTS = {
    "one round": (f"A_1983_at-31.58.124_log-o.o.T18.T_x-8{BARE}", 1),
    "two rounds": (f"A_1983_at-31.2.45_log-o.o.T18.T_x-8{BARE}", 2),
    "any order": (
        f"A_beginners_at-67.157.118_log-B140.T133.o141.T134_house-both-open{BARE}",
        1,
    ),
}


@pytest.mark.parametrize("name", PURSUITS)
def test_a_ride_forces_a_catch_if_the_slow_way_says_so(name):
    """Every ride of a position, on sets of places."""
    text, rounds = PURSUITS[name]
    hunt, worlds = hunt_in(text), worlds_of(text)
    slow = {
        CLASSIC.format_move(move): is_forced(
            [CLASSIC.apply(world, move) for world in worlds], rounds
        )
        for move in CLASSIC.legal_moves(worlds[0])
    }

    quick = {
        pawn_text(hunt, ride): Proof().catches(hunt.after_ride(ride), rounds)
        for ride in hunt.sim.rides
    }

    assert quick == slow


@pytest.mark.parametrize("name", FLIGHTS)
def test_a_turn_escapes_if_the_slow_way_says_so(name):
    """Every turn of a position, from pursuers who see everything."""
    text, rounds = FLIGHTS[name]
    state = read_position(text).state()
    hunt = Hunt(Simulator(state), frozenset({state.x_station}))
    slow = {
        CLASSIC.format_move(move): is_forced(
            [CLASSIC.apply(state, move)], rounds, is_open=True
        )
        for move in CLASSIC.legal_moves(state)
    }

    quick = {
        turn_text(hunt, code): Proof(is_open=True).catches(
            Told(hunt, {end_of(code): (place, code)}).hunt(), rounds
        )
        for place, code in hunt.turns()
    }

    assert quick == slow


def test_what_is_not_looked_into_is_not_proven():
    """A house rule by which he may stay where he is shut in (R7)."""
    text, rounds = PURSUITS["in sight"]
    stays = text.replace("_log", "_house-blocked-stays_log")

    assert ask(Kind.CATCH, rounds, text) is not None
    assert ask(Kind.CATCH, rounds, stays) is None
