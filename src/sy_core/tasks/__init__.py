"""Tasks: what a reader is to do on a board, as a short text, and whether it was done.

A text is made of the signs of position text and ``~``, its clauses joined by ``_``
(docs/tasks.md has the grammar)::

    goal-pawn.D1~to.46~ticket.U       one move, which must be this
    mark-possible                     mark where Mister X can be

What is judged is a view, and no more than its seat knows.
"""

from __future__ import annotations

from sy_core.tasks.facts import Facts, facts_of
from sy_core.tasks.grammar import read_task, task_text
from sy_core.tasks.judging import Call, Marking, Verdict, judge, judge_marks
from sy_core.tasks.model import Condition, MarkTask, MoveTask, Task

__all__ = [
    "Call",
    "Condition",
    "Facts",
    "MarkTask",
    "Marking",
    "MoveTask",
    "Task",
    "Verdict",
    "facts_of",
    "judge",
    "judge_marks",
    "read_task",
    "task_text",
]
