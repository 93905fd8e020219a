"""Tables of the statistics, and what stands below a plot in its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ui.kit.html import Child, Html, el
from ui.statistics.series import Line, Pair
from ui.words import Words

NONE: Final = "–"
MOST_ROWS: Final = 24
"""Of a table that could be long."""


def table(
    caption: str, columns: Sequence[str], rows: Iterable[Sequence[Child]]
) -> Html:
    """A table: what a row is about, and its numbers."""
    head = [el("th", {"scope": "col"}, column) for column in columns]
    return el(
        "table",
        {"class": "numbers"},
        el("caption", {"class": "visually-hidden"}, caption),
        el("thead", None, el("tr", None, head)),
        el("tbody", None, [_row(row) for row in rows]),
    )


def _row(row: Sequence[Child]) -> Html:
    first, *others = row
    name = el("th", {"scope": "row"}, first)
    return el("tr", None, name, [el("td", None, other) for other in others])


def lines_table(
    words: Words, first: str, found: Sequence[Line], names: Mapping[str, str]
) -> Html:
    """Games by edition, side or opponent: how many, how many won."""
    columns = [first, *(words(f"statistics.{key}") for key in ("games", "won"))]
    rows = [
        [names[line.name], line.games, line.won if line.decided else NONE, share(line)]
        for line in found
    ]
    return table(first, [*columns, "%"], rows)


def share(line: Line) -> str:
    """The share of wins, if there could be any."""
    return NONE if line.percent is None else str(line.percent)


def pairs_table(
    words: Words, caption: str, first: str, found: Mapping[int, Pair]
) -> Html:
    """What a plot shows, in numbers, behind a line that opens it."""
    columns = [first, words("statistics.caught_him"), words("statistics.were_caught")]
    most = sorted(found.items(), key=lambda item: (-item[1].sum, item[0]))[:MOST_ROWS]
    shown = sorted(most) if len(found) <= MOST_ROWS else most
    rows = [(number, pair.caught_him, pair.were_caught) for number, pair in shown]
    return el(
        "details",
        None,
        el("summary", None, words("statistics.table")),
        table(caption, columns, rows),
    )


def legend(names: Mapping[str, str]) -> Html:
    """Which colour and shape is whose."""
    return el(
        "ul",
        {"class": "legend"},
        [
            el("li", None, el("i", {"class": f"of-{side}"}), name)
            for side, name in names.items()
        ],
    )
