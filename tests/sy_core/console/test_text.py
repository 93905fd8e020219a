"""Laying out plain text."""

from __future__ import annotations

from support.console.fakes import ENGLISH
from sy_core.console.text import (
    column,
    either,
    explained,
    headline,
    in_rows,
    paragraph,
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


def test_no_items_are_none():
    """In words of their own."""
    assert wrapped("x ", [], 20, none="none") == ["x none"]


def test_a_paragraph_keeps_its_breaks():
    """And gets those that it needs."""
    assert paragraph("a b\nc ddd", 4) == ["a b", "c", "ddd"]


def test_an_explanation_stands_beside_its_label():
    """All of its lines, also those that are broken on purpose."""
    lines = explained("  new", 6, "aa bb cc\ndd", 11)

    assert lines == ["  new aa bb", "      cc", "      dd"]


def test_a_column_is_as_broad_as_its_longest_label():
    """But no less than it has always been."""
    assert [column(["метро", "b"], least) for least in (3, 9)] == [5, 9]


def test_cells_stand_in_rows_of_equal_length():
    """Five cells of which four would fit make three and two."""
    rows = in_rows(["aa", "bb", "cc", "dd", "ee"], 14)

    assert rows == ["  aa bb cc", "  dd ee"]


def test_blocks_stand_beside_each_other():
    """The shorter one ends earlier."""
    assert side_by_side(["a", "b"], ["c"], 3) == ["a  c", "b"]


def test_what_it_may_be_reads_like_a_list():
    """One, two, three."""
    lists = [either(ENGLISH, list("abc")[:count]) for count in range(1, 4)]

    assert lists == ["a", "a or b", "a, b or c"]
