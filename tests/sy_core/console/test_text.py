"""Laying out plain text."""

from __future__ import annotations

from sy_core.console.text import (
    counted,
    headline,
    in_rows,
    listed,
    side_by_side,
    wrapped,
)


def test_a_headline_fills_the_line():
    """Left and right end, underlined."""
    assert headline("a", "b", 5) == ["a   b", "====="]


def test_a_headline_that_is_too_long_keeps_its_parts_apart():
    """Rather too wide than unreadable."""
    assert headline("aaa", "bbb", 5)[0] == "aaa  bbb"


def test_wrapped_words_stand_under_each_other():
    """A word with a blank in it is not broken."""
    assert wrapped("x ", ["1 a", "2 b"], 6) == ["x 1 a", "  2 b"]


def test_no_words_are_none():
    """Nothing at all is said."""
    assert wrapped("x ", [], 20) == ["x none"]


def test_cells_stand_in_rows_of_equal_length():
    """Five cells of which four would fit make three and two."""
    rows = in_rows(["aa", "bb", "cc", "dd", "ee"], 14)

    assert rows == ["  aa bb cc", "  dd ee"]


def test_blocks_stand_beside_each_other():
    """The shorter one ends earlier."""
    assert side_by_side(["a", "b"], ["c"], 3) == ["a  c", "b"]


def test_lists_read_like_english():
    """None, one, two, three."""
    words = [listed(list("abc")[:count]) for count in range(4)]

    assert words == ["", "a", "a and b", "a, b and c"]


def test_counted_nouns_take_their_plural():
    """Also those that end in y."""
    counts = [counted(1, "bobby"), counted(2, "bobby"), counted(0, "double")]

    assert counts == ["1 bobby", "2 bobbies", "0 doubles"]
