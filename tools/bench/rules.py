"""Figures for ``make bench``: how fast the rules are, here and now.

Machines are noisy, so every figure is the best of several short runs. Nothing is
asserted: speed is watched, not tested.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Protocol, Self

from sy_core import SPECTATOR, apply, deduce, hunting, legal_moves, new_game, view_for
from sy_core.classic.moves import Double
from sy_core.classic.simulator import Simulator
from sy_core.classic.state import GameState
from sy_core.hunting.simulator import Simulator as DiceSimulator

RUNS = 5
SECONDS = 0.6


def rate(work: Callable[[], int]) -> float:
    """The best number of things done per second; *work* says how many it did."""
    best = 0.0
    for _ in range(RUNS):
        done = 0
        started = time.perf_counter()
        while time.perf_counter() - started < SECONDS:
            done += work()
        best = max(best, done / (time.perf_counter() - started))
    return best


def a_game(seed: int) -> list[GameState]:
    """A whole random game of five detectives, one state per move."""
    rng = Random(seed)
    states = [new_game("2013", 6, rng=rng)]
    while states[-1].outcome is None:
        moves = list(legal_moves(states[-1]))
        rides = [move for move in moves if not isinstance(move, Double)]
        states.append(apply(states[-1], rng.choice(rides)))
    return states


def import_time() -> float:
    """Milliseconds that ``import sy_core`` adds to starting Python, at best."""

    def best(code: str) -> float:
        times = []
        for _ in range(2 * RUNS):
            started = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            times.append(time.perf_counter() - started)
        return min(times)

    return (best("import sy_core") - best("pass")) * 1000


class Start(Protocol):
    """A game that can be played out, again and again."""

    def copy(self) -> Self:
        """The same game, independent of this one."""

    def play_out(self, rng: Random) -> int:
        """Play at random to the end; how many moves that took."""


def playouts(start: Start, rng: Random) -> dict[str, str]:
    """How fast random games are."""

    def one_game() -> int:
        start.copy().play_out(rng)
        return 1

    games = rate(one_game)
    moves = rate(lambda: start.copy().play_out(rng))
    return {
        "random games": f"{games:,.0f} per second",
        "moves in random games": f"{moves:,.0f} per second",
    }


def classic() -> dict[str, str]:
    """The figures of the classic game: five detectives, edition 2013."""
    rng = Random(1)
    start = Simulator(new_game("2013", 6, rng=rng))
    states = a_game(5)
    moves = [move for move in states[-1].moves if not isinstance(move, Double)]
    turns = [
        view_for(state, SPECTATOR)
        for state in states[:-1]
        if state.trail and not any(state.moved) and not state.trail[-1].shown
    ]

    def replay_moves() -> int:
        for state, move in zip(states, states[-1].moves, strict=False):
            apply(state, move)
        return len(moves)

    def deduce_turns() -> int:
        for view in turns:
            deduce(view)
        return len(turns)

    def deal() -> int:
        new_game("2013", 6, rng=rng)
        return 1

    return {
        **playouts(start, rng),
        "apply with checking": f"{rate(replay_moves):,.0f} per second",
        "deduce": f"{1000 / rate(deduce_turns):.2f} ms per turn",
        "new_game": f"{1e6 / rate(deal):,.0f} microseconds",
        "import sy_core": f"{import_time():.0f} ms",
    }


def dice() -> dict[str, str]:
    """The figures of the dice game: three detectives on nine tiles."""
    rng = Random(1)
    start = DiceSimulator(hunting.new_game("hunting", 4, rng=rng))

    return playouts(start, rng)


def main() -> None:
    """Print all figures."""
    print(f"Python {sys.version.split()[0]}, one core\n")
    for title, figures in (
        ("Classic game, edition 2013, five detectives", classic()),
        ("Dice game, three detectives, nine tiles", dice()),
    ):
        print(title)
        for name, figure in figures.items():
            print(f"  {name:<24}{figure}")


if __name__ == "__main__":
    main()
