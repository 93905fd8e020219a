"""Prove all shipped puzzles again: ``python -m tools.puzzles.run``.

``--find 50 --seed 7`` looks through fifty games and adds what it finds to
``build/puzzles/found.txt``; ``--choose`` grades that and adds it to the shipped file.
``--levels 40`` tells which level finds which answer, with so many nodes a choice.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Final

from sy_core.ai import LEVELS
from sy_core.puzzles import Puzzle, read_puzzles, write_puzzles
from sy_core.puzzles.proving.asking import ask, holds
from sy_core.puzzles.proving.question import Solved
from sy_core.puzzles.shipped import shipped
from tools.puzzles.choosing import distinct, graded
from tools.puzzles.finding import puzzles_in
from tools.puzzles.games import pairings
from tools.puzzles.grading import ASKED, Measured, measured
from tools.puzzles.levels import report
from tools.site.paths import ROOT

SHIPPED: Final = ROOT / "src" / "sy_core" / "puzzles" / "data" / "shipped.py"
MODULE: Final = '''\
"""A file of puzzles (docs/puzzles.md); ``make puzzles`` proves all of it."""

from typing import Final

TEXT: Final = """\\
{text}"""
'''
FOUND: Final = ROOT / "build" / "puzzles" / "found.txt"


def main(arguments: list[str]) -> int:
    """Do what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--find", type=int, metavar="GAMES", help="look through games")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument(
        "--depths", default="0,1,2", help="rounds to ask for; 3 takes long"
    )
    parser.add_argument("--choose", action="store_true", help="grade and ship")
    parser.add_argument("--levels", type=int, metavar="NODES", help="who solves what")
    chosen = parser.parse_args(arguments)
    if chosen.find:
        find(chosen.seed, chosen.find, {*map(int, chosen.depths.split(","))})
        return 0
    if chosen.choose:
        choose()
        return 0
    if chosen.levels is not None:
        for line in report(shipped().values(), chosen.levels):
            print(f"puzzles: {line}")
        return 0
    return prove()


def prove() -> int:
    """Prove every shipped puzzle; 0 only if all of them hold."""
    began = time.monotonic()
    puzzles = (*shipped().values(),)
    failed = [puzzle.id for puzzle in puzzles if not holds(puzzle)]
    for name in failed:
        print(f"puzzles: {name} is not proven")
    seconds = time.monotonic() - began
    print(
        f"puzzles: {len(puzzles) - len(failed)} of {len(puzzles)} proven, "
        f"{seconds:.0f} s"
    )
    return 1 if failed else 0


def find(seed: int, count: int, depths: set[int]) -> None:
    """Write down all that is found, game by game."""
    FOUND.parent.mkdir(parents=True, exist_ok=True)
    found = {puzzle.id: puzzle for puzzle in _puzzles(FOUND)}
    for pairing in pairings(seed, count):
        began = time.monotonic()
        more = {puzzle.id: puzzle for puzzle in puzzles_in(pairing, depths)}
        found |= more
        FOUND.write_text(write_puzzles(found.values()), encoding="utf-8")
        print(
            f"puzzles: seed {pairing.seed}, {pairing.edition}: {len(more)}, "
            f"in all {len(found)}, {time.monotonic() - began:.1f} s",
            flush=True,
        )


def _puzzles(path: Path) -> tuple[Puzzle, ...]:
    return read_puzzles(path.read_text(encoding="utf-8")) if path.exists() else ()


def choose() -> None:
    """Grade what was found, and add it to what is shipped, which stays as it is."""
    kept = (*shipped().values(),)
    answers: dict[Puzzle, Solved] = {}
    for puzzle in _puzzles(FOUND):
        answer = ask(puzzle.kind, puzzle.depth, puzzle.position)
        if answer is not None:
            now = replace(puzzle, task=answer.task, lines=answer.lines)
            answers[now] = answer
    some = [measured(puzzle, answers[puzzle]) for puzzle in distinct(answers, kept)]
    new = list(graded(some, kept))
    both = [*kept, *(one.puzzle for one in new)]
    text = write_puzzles(sorted(both, key=lambda puzzle: puzzle.grade))
    SHIPPED.write_text(MODULE.format(text=text), encoding="utf-8")
    _report(new)


def _report(best: list[Measured]) -> None:
    kinds = Counter((m.puzzle.kind.value, m.puzzle.depth) for m in best)
    print(f"puzzles: {len(best)} written; {dict(kinds)}")
    print("editions:", dict(Counter(m.puzzle.edition for m in best)))
    for key in kinds:
        if key[0] in ASKED:
            same = [m for m in best if (m.puzzle.kind, m.puzzle.depth) == key]
            solved = {
                level.value: sum(level in m.solvers for m in same) for level in LEVELS
            }
            grades = dict(sorted(Counter(m.puzzle.grade for m in same).items()))
            print(f"  {key[0]}-{key[1]}: {len(same)}, solved {solved}, {grades}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
