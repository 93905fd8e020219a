"""Looking through games: every question that turns out to have a proven answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Final

from sy_core.arena.match import Pairing
from sy_core.puzzles import Kind, Puzzle
from sy_core.puzzles.proving.asking import ask
from sy_core.puzzles.proving.question import Solved
from tools.puzzles.games import Question, questions

MOST_LINES: Final = 12
"""More than these nobody reads."""
NODES: Final = {1: 4_000, 2: 6_000, 3: 6_000}
"""Positions to look into before a question is given up, by its rounds."""
A_GAME: Final = 3
"""Puzzles of one kind and depth from one game: more would be much alike."""


def puzzles_in(pairing: Pairing, depths: Collection[int]) -> Iterator[Puzzle]:
    """The puzzles of one game that take so many rounds, not graded yet."""
    taken: Counter[tuple[Kind, int]] = Counter()
    answered: set[tuple[object, ...]] = set()
    for question in questions(pairing):
        key = (question.kind, question.depth)
        if question.depth not in depths or taken[key] == A_GAME:
            continue
        found = ask(
            question.kind,
            question.depth,
            question.position,
            NODES.get(question.depth, 0),
        )
        if found is None or len(found.lines) > MOST_LINES:
            continue
        same = (*key, found.right)
        if same in answered or not is_worth_it(question, found):
            continue
        answered.add(same)
        taken[key] += 1
        name = f"s{pairing.seed}-{question.depth}-{len(answered)}"
        yield Puzzle(name, *key, 1, question.position, found.task, found.lines)


def is_worth_it(question: Question, found: Solved) -> bool:
    """Whether there is anything to think about."""
    if question.kind is Kind.WHERE:
        rides = len(found.lines[0].moves)
        return rides > 1 or found.choices > len(found.right)
    return found.choices > len(found.right)
