"""Laying out plain text: columns, wrapped lists, a headline."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from itertools import zip_longest

INDENT = "  "
_GLUE = "\0"


def headline(left: str, right: str, width: int) -> list[str]:
    """Two texts at either end of a line, underlined."""
    gap = max(2, width - len(left) - len(right))
    return [f"{left}{' ' * gap}{right}", "=" * width]


def wrapped(label: str, words: Iterable[str], width: int) -> list[str]:
    """*label*, then *words*, none of them broken; all lines begin under the first."""
    kept = " ".join(word.replace(" ", _GLUE) for word in words)
    lines = textwrap.wrap(
        kept or "none",
        width,
        initial_indent=label,
        subsequent_indent=" " * len(label),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace(_GLUE, " ") for line in lines]


def paragraph(text: str, width: int, indent: str = "") -> list[str]:
    """*text* broken into lines."""
    return wrapped(indent, text.split(), width)


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


def listed(words: Sequence[str], last: str = "and") -> str:
    """``a, b and c``."""
    if len(words) < 2:  # noqa: PLR2004 - nothing to join
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def counted(count: int, noun: str) -> str:
    """``1 bobby``, ``2 bobbies``."""
    if count == 1:
        return f"1 {noun}"
    plural = f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"
    return f"{count} {plural}"
