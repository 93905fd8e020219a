"""Which level finds which answer of the shipped puzzles today; grades stay."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from sy_core.ai import LEVELS
from sy_core.puzzles import Puzzle
from sy_core.terms import Level
from tools.puzzles.grading import ASKED, THOUGHT, answer_of


def report(puzzles: Iterable[Puzzle], nodes: int = THOUGHT) -> Iterator[str]:
    """A line for each kind, then what the strongest level does not find."""
    asked = [puzzle for puzzle in puzzles if puzzle.kind in ASKED]
    found: dict[str, Counter[str]] = defaultdict(Counter)
    missed: list[str] = []
    for puzzle in asked:
        kind = f"{puzzle.kind}-{puzzle.depth}"
        found[kind]["all"] += 1
        for level in LEVELS:
            answer = answer_of(puzzle, level, nodes)
            is_right = answer in puzzle.lines[0].answers
            found[kind][level] += is_right
            if level == Level.MASTERMIND and not is_right:
                right = puzzle.lines[0].answers[0]
                missed.append(f"{puzzle.id} {kind}: {answer}, not {right}")
    for kind, counts in sorted(found.items()):
        solved = ", ".join(f"{level} {counts[level]}" for level in LEVELS)
        yield f"{kind}: {counts['all']}; {solved}"
    yield f"not found by the mastermind with {nodes} nodes: {len(missed)}"
    yield from missed
