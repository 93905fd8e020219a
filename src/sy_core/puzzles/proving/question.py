"""What is asked of a position, and what comes of answering it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from sy_core.classic.codes import decode
from sy_core.classic.state import Phase
from sy_core.coding import Code
from sy_core.puzzles import ANY, Ending, Line, move_sign
from sy_core.puzzles.proving.hunt import Hunt
from sy_core.registry import CLASSIC

Outcome: TypeAlias = tuple[tuple[str, ...], Ending, tuple[int, ...]]
"""What follows an answer, how it ends, and the numbers of that."""


@dataclass(frozen=True, slots=True)
class Solved:
    """A question with a proven answer."""

    task: str
    lines: tuple[Line, ...]
    right: tuple[str, ...]
    """The right answers in shorthand; marked stations for ``where``."""
    choices: int
    """How many answers there are to choose from."""
    nodes: int
    """How many positions the proof looked into."""


def solved(
    right: Iterable[tuple[str, Outcome]],
    wrong: Iterable[tuple[str, Outcome]],
    nodes: int,
) -> Solved:
    """A question of which each answer, a move, is known to be right or wrong."""
    good, bad = list(right), list(wrong)
    answers = tuple(answer for answer, _ in good)
    lines = _grouped(good)
    others = sorted(_grouped(bad), key=lambda line: -len(line.answers))
    if others and len(others[0].answers) > 1:
        others.append(_rest(others.pop(0)))
    task = f"goal-move.{'.'.join(answers)}"
    return Solved(
        task, (*lines, *others), answers, len({*map(_place, good + bad)}), nodes
    )


def _place(answer: tuple[str, Outcome]) -> str:
    """Who goes where, whatever ticket it is paid with."""
    return answer[0].translate(str.maketrans("TBUX", "****"))


def _rest(line: Line) -> Line:
    return Line((ANY,), line.moves, line.ending, line.numbers)


def _grouped(answers: Iterable[tuple[str, Outcome]]) -> list[Line]:
    groups: dict[Outcome, list[str]] = defaultdict(list)
    for answer, outcome in answers:
        groups[outcome].append(answer)
    return [Line(tuple(same), *outcome) for outcome, same in groups.items()]


def pawn_text(hunt: Hunt, code: Code) -> str:
    """A pursuer's ride in shorthand."""
    return move_sign(CLASSIC, decode(hunt.sim.table, Phase.PURSUIT, code))


def turn_text(hunt: Hunt, code: Code) -> str:
    """A turn of Mister X in shorthand."""
    return move_sign(CLASSIC, decode(hunt.sim.table, Phase.MISTER_X, code))
