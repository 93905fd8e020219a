"""Which of the puzzles that were found are shipped, in which order, by which names."""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from sy_core.puzzles import Kind, Puzzle
from sy_core.registry import game_named
from tools.puzzles.grading import Measured

GRADES: Final = 5
A_GAME: Final = 6
"""Puzzles from one game."""
AN_EDITION: Final = 0.5
"""The part of a quota that one edition may fill."""
QUOTAS: Final = {
    ("classic", Kind.CATCH, 1): 40,
    ("classic", Kind.CATCH, 2): 56,
    ("classic", Kind.CATCH, 3): 30,
    ("classic", Kind.ESCAPE, 1): 48,
    ("classic", Kind.ESCAPE, 2): 56,
    ("classic", Kind.WHERE, 0): 48,
    ("classic", Kind.DARK, 0): 32,
    ("hunting", Kind.CATCH, 1): 16,
    ("hunting", Kind.ESCAPE, 1): 16,
    ("hunting", Kind.WHERE, 0): 16,
    ("hunting", Kind.DARK, 0): 8,
}
"""How many of each there are at most."""


def distinct(puzzles: Iterable[Puzzle], kept: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """Those that are not much like others or *kept* ones, so many of each kind."""
    asked = {look for puzzle in kept for look in _looks(puzzle)}
    of_game: Counter[str] = Counter()
    of_edition: Counter[tuple[object, ...]] = Counter()
    left = dict(QUOTAS)
    for puzzle in sorted(puzzles, key=_shuffled):
        kind = (game_named(puzzle.edition).id, puzzle.kind, puzzle.depth)
        seed = puzzle.id.split("-")[0]
        edition = (*kind, puzzle.edition)
        looks = _looks(puzzle)
        if (
            asked.isdisjoint(looks)
            and left[kind]
            and of_game[seed] < A_GAME
            and of_edition[edition] < AN_EDITION * QUOTAS[kind]
        ):
            asked |= looks
            of_edition[edition] += 1
            of_game[seed] += 1
            left[kind] -= 1
            yield puzzle


def graded(measured: Sequence[Measured], kept: Sequence[Puzzle]) -> Iterator[Measured]:
    """A fifth of them in each grade, named after the *kept* ones, in order."""
    ranked = sorted(measured, key=lambda m: (m.score, _shuffled(m.puzzle)))
    each = len(ranked) // GRADES
    grades: dict[int, list[Measured]] = defaultdict(list)
    for rank, one in enumerate(ranked[: each * GRADES]):
        grades[rank // each + 1].append(one)
    for grade, some in sorted(grades.items()):
        some.sort(key=lambda m: _shuffled(m.puzzle))
        first = sum(puzzle.grade == grade for puzzle in kept) + 1
        for number, one in enumerate(some, start=first):
            name = f"g{grade}-{number}"
            yield replace(one, puzzle=replace(one.puzzle, id=name, grade=grade))


def _shuffled(puzzle: Puzzle) -> str:
    """An order that has nothing to do with where a puzzle was found."""
    said = f"{puzzle.kind}{puzzle.depth}{puzzle.position}"
    return hashlib.sha256(said.encode()).hexdigest()


def _looks(puzzle: Puzzle) -> set[tuple[object, ...]]:
    """What no two puzzles have in common: the answer, or who stands where."""
    clauses = puzzle.position.split("_")
    stands = next(clause for clause in clauses if clause.startswith("at-"))
    return {(puzzle.kind, puzzle.depth, puzzle.task), (puzzle.kind, stands)}
