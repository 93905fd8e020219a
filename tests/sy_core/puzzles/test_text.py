"""Puzzles as text: what is written is read, and what cannot be read is named."""

from __future__ import annotations

import pytest

from sy_core.puzzles import (
    Ending,
    Kind,
    Line,
    Puzzle,
    PuzzleError,
    PuzzleFault,
    puzzle_text,
    read_puzzle,
    read_puzzles,
    write_puzzles,
)
from sy_core.terms import MISTER_X, SPECTATOR

CATCH = Puzzle(
    "first-1",
    Kind.CATCH,
    2,
    3,
    "A_1983_at-29.94.47_log-o.o.U46_go-pursuit",
    "goal-move.D3T46",
    (
        Line(("D3T46",), ("B34*X10", "D1T10"), Ending.CAUGHT),
        Line(("D3T34", "D3T62"), (), Ending.MANY, (46, 47)),
        Line(("any",), (), Ending.NO_WAY),
    ),
)
ROW = "a where 1 A_2013_at-1.2.3.4 mark-1.2.3 1~T1~there-1"


def test_puzzles_are_read_as_they_were_written():
    """A file and a link hold all of a puzzle."""
    assert read_puzzles(write_puzzles([CATCH])) == (CATCH,)
    assert read_puzzle(puzzle_text(CATCH)) == CATCH


def test_a_link_has_only_signs_that_need_no_escaping():
    """Letters, digits and - . _ * ~."""
    assert set(puzzle_text(CATCH)) - set("-._*~") <= set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    )


def test_empty_lines_and_remarks_count_for_nothing():
    """So that a file can be explained in itself."""
    text = f"sy-puzzles A\n\n# a remark, with blanks\n{ROW}\n"

    assert [puzzle.id for puzzle in read_puzzles(text)] == ["a"]


def test_an_answer_has_the_line_that_names_it_or_the_rest():
    """``any`` stands for all answers without a line of their own."""
    assert CATCH.line_for("D3T62") == CATCH.lines[1]
    assert CATCH.line_for("D1T1") == CATCH.lines[2]
    assert read_puzzles(f"sy-puzzles A\n{ROW}")[0].line_for("9") is None


@pytest.mark.parametrize(
    ("kind", "seat"),
    [("catch-1", SPECTATOR), ("where", SPECTATOR), ("escape-1", MISTER_X)],
)
def test_a_puzzle_tells_its_edition_and_through_whose_eyes_it_is_seen(kind, seat):
    """Who flees knows where he is."""
    puzzle = read_puzzles(f"sy-puzzles A\n{ROW.replace('where', kind)}")[0]

    assert (puzzle.edition, puzzle.seat) == ("2013", seat)


@pytest.mark.parametrize(
    ("row", "fault", "where"),
    [
        ("a where 1 A_2013_at-1", "missing", "task"),
        (ROW.replace("a ", "A ", 1), "form", "id"),
        (ROW.replace("where", "were"), "form", "kind"),
        (ROW.replace("where", "where-1"), "form", "kind"),
        (ROW.replace("where", "catch"), "form", "kind"),
        (ROW.replace(" 1 ", " 6 "), "form", "grade"),
        (ROW.replace("A_2013_at", "A"), "form", "position"),
        (ROW.replace("mark", "<b>"), "form", "text"),
        (ROW.replace("1~T1~there-1", "1"), "form", "lines[1]"),
        (ROW.replace("1~T1~there-1", "1~T1~U2~there-1"), "form", "lines[1]"),
        (ROW.replace("there", "gone"), "form", "lines[1]"),
        (ROW.replace("~T1~", "~T1..T2~"), "form", "lines[1]"),
        (ROW.replace("there-1", "there-01"), "form", "lines[1]"),
        (f"{ROW} 1~no-way", "twice", "lines"),
        (f"{ROW}\n{ROW}", "twice", "id"),
        (ROW + "1" * 8_000, "too_long", "text"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(row, fault, where):
    """The line of the file, the place in it, and why."""
    with pytest.raises(PuzzleError) as refused:
        read_puzzles(f"sy-puzzles A\n\n{row}")

    error = refused.value
    assert (error.code, error.where) == (PuzzleFault(fault), where)
    assert error.line == (4 if "\n" in row else 3)
    assert str(error).startswith(f"line {error.line}, {where}: ")


@pytest.mark.parametrize("text", ["", "PB~~a", "sy-puzzles B\n"])
def test_other_versions_are_refused(text):
    """Neither a file nor a link of a version that is not known."""
    with pytest.raises(PuzzleError) as refused:
        read_puzzle(text) if "~" in text else read_puzzles(text)

    assert refused.value.code is PuzzleFault.VERSION


@pytest.mark.parametrize("read", [read_puzzle, read_puzzles])
def test_what_is_no_text_is_refused(read):
    """Whatever a page was handed."""
    with pytest.raises(PuzzleError) as refused:
        read(None)

    assert (refused.value.code, refused.value.line) == (PuzzleFault.NOT_TEXT, 0)


def test_a_file_has_an_end():
    """Nobody reads five thousand puzzles and one."""
    rows = (ROW.replace("a ", f"a{number} ", 1) for number in range(5_001))

    with pytest.raises(PuzzleError) as refused:
        read_puzzles("\n".join(["sy-puzzles A", *rows]))

    assert refused.value.code is PuzzleFault.TOO_LONG
