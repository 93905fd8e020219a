"""Laying out plain text: columns, wrapped lists, a headline."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from itertools import zip_longest

from sy_core.catalogue import Catalogue

INDENT = "  "
_GLUE = "\0"


def headline(left: str, right: str, width: int) -> list[str]:
    """Two texts at either end of a line, underlined."""
    gap = max(2, width - len(left) - len(right))
    return [f"{left}{' ' * gap}{right}", "=" * width]


def wrapped(
    label: str, items: Iterable[str], width: int, *, none: str = ""
) -> list[str]:
    """*label*, then *items*, none of them broken; all lines begin under the first.

    Where there are no items, *none* is said.
    """
    kept = " ".join(item.replace(" ", _GLUE) for item in items)
    lines = textwrap.wrap(
        kept or none,
        width,
        initial_indent=label,
        subsequent_indent=" " * len(label),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(_GLUE, " ") for line in lines]


def paragraph(text: str, width: int, indent: str = "") -> list[str]:
    """*text* broken into lines, besides the breaks that it has."""
    lines = (wrapped(indent, line.split(), width) for line in text.splitlines())
    return [line for found in lines for line in found]


def explained(label: str, column: int, text: str, width: int) -> list[str]:
    """*label*, and *text* beside it from *column* on."""
    first, *others = paragraph(text, width, " " * column)
    return [f"{label:<{column}}{first[column:]}", *others]


def column(labels: Iterable[str], least: int) -> int:
    """How broad a column of *labels* must be."""
    return max(least, *map(len, labels))


def in_rows(cells: Sequence[str], width: int) -> list[str]:
    """Cells of equal width in rows of equal length."""
    broadest = max(map(len, cells)) + 1
    fitting = max(1, (width - len(INDENT)) // broadest)
    rows = -(-len(cells) // fitting)
    length = -(-len(cells) // rows)
    return [
        (INDENT + "".join(f"{cell:<{broadest}}" for cell in row)).rstrip()
        for row in (cells[i : i + length] for i in range(0, len(cells), length))
    ]


def side_by_side(left: Sequence[str], right: Sequence[str], column: int) -> list[str]:
    """Two blocks of lines, the second from *column* on."""
    pairs = zip_longest(left, right, fillvalue="")
    return [f"{first:<{column}}{second}".rstrip() for first, second in pairs]


def either(words: Catalogue, items: Sequence[str]) -> str:
    """``a, b or c``."""
    *others, last = items
    if not others:
        return last
    return words("list.comma").join(others) + words("list.or") + last
