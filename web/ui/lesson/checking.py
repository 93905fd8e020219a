"""Whether a lesson can be played: its boards are opened, its answers are given."""

from __future__ import annotations

from urllib.parse import quote

from sy_core.errors import SyError
from sy_core.tasks import Call, MarkTask, MoveTask
from sy_core.terms import Station
from ui.lesson.reading import BoardBlock, Lesson, LessonError
from ui.viewer.board import Board
from ui.viewer.faults import ParameterFault
from ui.viewer.opening import open_board
from ui.viewer.parameters import read_parameters


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
        raise LessonError(line, "parameter", fault) from None


def _check_names(block: BoardBlock, board: Board) -> None:
    """Words for a mistake belong to a mistake of the task."""
    task = board.work.task if board.work is not None else None
    known = {name for name, _ in task.misses} if isinstance(task, MoveTask) else set()
    for name in block.attributes:
        _, dash, miss = name.partition("wrong-")
        if dash and miss not in known:
            raise LessonError(block.places[name], "miss", name=miss)


def _check_answer(block: BoardBlock, board: Board) -> None:
    work = board.work
    if work is None:
        return
    if not block.answer:
        if isinstance(work.task, MoveTask) and not board.reader_acts:
            raise LessonError(block.line, "reader")
        return
    line = block.places["answer"]
    if isinstance(work.task, MarkTask):
        for text in block.answer:
            if not text.isdecimal():
                raise LessonError(line, "station", text=text)
            board.toggle(Station(int(text)))
        board.answer()
    else:
        _play(line, block.answer, board)
    assert board.work is not None
    if board.work.verdict.call is not Call.RIGHT:
        raise LessonError(line, "unsolved")


def _play(line: int, moves: tuple[str, ...], board: Board) -> None:
    for text in moves:
        if not board.reader_acts:
            raise LessonError(line, "reader")
        try:
            board.play(board.game.parse_move(text))
        except SyError:
            raise LessonError(line, "unplayable", move=text) from None
