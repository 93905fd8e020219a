"""Whether a lesson can be played: its boards are opened, its answers are given."""

from __future__ import annotations

from urllib.parse import quote

from sy_core.errors import SyError
from sy_core.tasks import Call, MarkTask, MoveTask
from sy_core.terms import Station
from tools.lesson.reading import BoardBlock, Lesson, LessonError
from tools.site.words import texts
from ui.viewer.board import Board
from ui.viewer.faults import ParameterFault
from ui.viewer.opening import open_board
from ui.viewer.parameters import read_parameters
from ui.words import COMPLETE, KEPT, Words

SOURCE = "en"
"""Faults are told to authors in this language."""


def check(lesson: Lesson) -> None:
    """Refuse a lesson with a board that cannot be shown, or a task nobody can solve."""
    for block in lesson.blocks:
        if isinstance(block, BoardBlock):
            board = _opened(block)
            _check_names(block, board)
            _check_answer(block, board)


def _opened(block: BoardBlock) -> Board:
    said = block.attributes.items()
    try:
        wanted = read_parameters("&".join(f"{name}={quote(v)}" for name, v in said))
        return open_board(wanted, 0)
    except ParameterFault as fault:
        line = block.places.get(fault.name, block.line)
        detail = f" ({fault.detail})" if fault.detail else ""
        raise LessonError(line, fault.in_words(_words()) + detail) from None


def _words() -> Words:
    KEPT[SOURCE] = texts(SOURCE)
    COMPLETE.add(SOURCE)
    return Words(SOURCE)


def _check_names(block: BoardBlock, board: Board) -> None:
    """Words for a mistake belong to a mistake of the task."""
    task = board.work.task if board.work is not None else None
    known = {name for name, _ in task.misses} if isinstance(task, MoveTask) else set()
    for name in block.attributes:
        _, dash, miss = name.partition("wrong-")
        if dash and miss not in known:
            line = block.places[name]
            raise LessonError(line, f"the task has no mistake with the name {miss}")


def _check_answer(block: BoardBlock, board: Board) -> None:
    work = board.work
    if work is None:
        return
    if not block.answer:
        if isinstance(work.task, MoveTask) and not board.reader_acts:
            raise LessonError(block.line, "it is not for the reader to move")
        return
    line = block.places["answer"]
    if isinstance(work.task, MarkTask):
        for text in block.answer:
            if not text.isdecimal():
                raise LessonError(line, f"{text} is not a station")
            board.toggle(Station(int(text)))
        board.answer()
    else:
        _play(line, block.answer, board)
    assert board.work is not None
    if board.work.verdict.call is not Call.RIGHT:
        raise LessonError(line, "the answer does not solve the task")


def _play(line: int, moves: tuple[str, ...], board: Board) -> None:
    for text in moves:
        if not board.reader_acts:
            raise LessonError(line, f"{text}: it is not for the reader to move")
        try:
            board.play(board.game.parse_move(text))
        except SyError as error:
            raise LessonError(line, f"{text} cannot be played ({error})") from None
