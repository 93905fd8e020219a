"""How much do the levels give away on a map small enough to be solved?

``PYTHONPATH=src:tests python -m tools.research.glasses`` solves the glasses map, tells
how the solution closes in, and then asks each level, with many seeds, for its choices
wherever it can come to. How often it chooses what is its mixed strategy, and the best
answer to that is computed exactly. The figures stand in docs/ai.md.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Final, cast

from support.glasses import glasses_game, glasses_tree
from sy_core import MISTER_X, SPECTATOR, Side, apply, legal_moves, view_for
from sy_core.ai.chase import ROOT, Pursuit, Tree
from sy_core.ai.equilibrium import Mix, caught_at_least, caught_at_most, solve
from sy_core.arena.entrants import chooser_for
from sy_core.bots.entrants import read_entrant
from sy_core.classic.codes import decode, encode
from sy_core.classic.moves import Move
from sy_core.classic.state import GameState, Phase
from sy_core.coding import Code, pawn_of
from sy_core.terms import Seat

ITERATIONS: Final = (10, 30, 100, 300, 1000, 3000)
LEVELS: Final = (
    *("random", "greedy", "paper:300", "constable", "inspector"),
    *("mastermind:40", "mastermind:300"),
)
SEEDS: Final = 50


class Games:
    """A game that leads to each stand and each spot; they differ in nothing else."""

    def __init__(self, tree: Tree, start: GameState) -> None:
        self.stands = {0: start}
        self.spots: dict[int, GameState] = {}
        self._arrive(tree, 0)
        for pursuit in tree.pursuits:
            for answer in pursuit.answers:
                for spot, at in answer.missed:
                    later = played(self.spots[spot], answer.moves)
                    self.stands[at] = later
                    self._arrive(tree, at)

    def _arrive(self, tree: Tree, at: int) -> None:
        stand, state = tree.stands[at], self.stands[at]
        for turn, spot in zip(stand.turns, stand.spots, strict=True):
            move = decode(state.table, Phase.MISTER_X, turn.move)
            self.spots.setdefault(spot, apply(state, move))


class Player:
    """A computer player of one side, asked with one seed after the other."""

    def __init__(self, name: str, side: Side, seeds: int) -> None:
        self._entrant = read_entrant(name)
        self._choose = chooser_for("classic", side, self._entrant.name)
        self._seat: Seat = MISTER_X if side is Side.MISTER_X else SPECTATOR
        self._seeds = range(1, seeds + 1)

    def code(self, state: GameState, rng: Random) -> Code:
        """What it does in a game, on its view of it."""
        view, legal = view_for(state, self._seat), legal_moves(state)
        move = self._choose(view, legal, rng, self._entrant.budget())
        return encode(state.table, cast("Move", move))

    def turns(self, state: GameState, codes: Sequence[Code]) -> list[float]:
        """How often it takes each of these turns as Mister X."""
        taken = Counter(self.code(state, Random(seed)) for seed in self._seeds)
        return [taken[code] / len(self._seeds) for code in codes]

    def answers(self, games: Games, pursuit: Pursuit) -> list[float]:
        """How often its detectives end the round in each of these ways."""
        state = next(games.spots[spot] for spot in pursuit.spots.values())
        known = [_ending(state, pursuit, answer.moves) for answer in pursuit.answers]
        taken = Counter(
            known.index(_ending(state, pursuit, self._round(games, pursuit, seed)))
            for seed in self._seeds
        )
        return [taken[n] / len(self._seeds) for n in range(len(known))]

    def _round(self, games: Games, pursuit: Pursuit, seed: int) -> tuple[Code, ...]:
        """Its rides until the round is over, or nothing is left to be found."""
        rng = Random(seed)
        moves: tuple[Code, ...] = ()
        while True:
            met = {code & 255 for code in moves}
            left = [spot for s, spot in pursuit.spots.items() if s not in met]
            if not left:  # he is caught, wherever he was: whoever is left may stop
                return moves
            # A game in which he has not been met yet: on the view it is all the same.
            state = played(games.spots[left[0]], moves)
            if state.phase is not Phase.PURSUIT:
                return moves
            moves = (*moves, self.code(state, rng))


def _ending(
    state: GameState, pursuit: Pursuit, moves: Sequence[Code]
) -> tuple[frozenset[int], tuple[int, ...]]:
    """What a round of the detectives comes to: where they looked, how they stand."""
    places = dict(zip(state.table.pawns, map(int, state.pursuers), strict=True))
    for code in moves:
        places[pawn_of(state.table.pawns, code)] = code & 255
    swept = frozenset(code & 255 for code in moves) & frozenset(pursuit.spots)
    found_anyway = len(swept) == len(pursuit.spots)
    return swept, () if found_anyway else tuple(sorted(places.values()))


def played(state: GameState, codes: Sequence[Code]) -> GameState:
    """The game after these rides of the detectives."""
    for code in codes:
        state = apply(state, decode(state.table, Phase.PURSUIT, code))
    return state


def hiding_of(tree: Tree, games: Games, player: Player) -> Mix:
    """A player's mixed strategy as Mister X, wherever it can come to."""
    mixes = [_even(len(stand.turns)) for stand in tree.stands]
    reached: set[int] = set()

    def ask(at: int) -> None:
        stand = tree.stands[at]
        if len(stand.turns) > 1:
            codes = [turn.move for turn in stand.turns]
            mixes[at] = player.turns(games.stands[at], codes)
        reached.update(s for s, p in zip(stand.spots, mixes[at], strict=True) if p)

    ask(0)
    for pursuit in tree.pursuits:
        for answer in pursuit.answers:
            for spot, at in answer.missed:
                if spot in reached:
                    ask(at)
    return mixes


def seeking_of(tree: Tree, games: Games, player: Player) -> Mix:
    """A player's mixed strategy as detectives, wherever they can come to."""
    ways = {ROOT}
    mixes = []
    for number, pursuit in enumerate(tree.pursuits):
        mix = _even(len(pursuit.answers))
        if pursuit.way in ways and len(mix) > 1:
            mix = player.answers(games, pursuit)
        ways.update((number, n) for n, p in enumerate(mix) if p and pursuit.way in ways)
        mixes.append(mix)
    return mixes


def _even(count: int) -> list[float]:
    return [1.0 / count] * count if count else []


def main(names: Sequence[str]) -> None:
    """Solve it, then measure players: those named, or all levels."""
    tree = glasses_tree()
    for iterations in () if names else ITERATIONS:
        began = process_time()
        solved = solve(tree, iterations)
        seconds = process_time() - began
        print(f"{iterations:5} {seconds:6.2f} s {solved.least:.5f} {solved.most:.5f}")
    games = Games(tree, glasses_game())
    for name in names or LEVELS:
        led = seeking_of(tree, games, Player(name, Side.DETECTIVES, SEEDS))
        fled = hiding_of(tree, games, Player(name, Side.MISTER_X, SEEDS))
        least, most = caught_at_least(tree, led), caught_at_most(tree, fled)
        print(f"{name:14} catches {least:.3f} at least, is caught {most:.3f} at most")


if __name__ == "__main__":
    main(sys.argv[1:])
