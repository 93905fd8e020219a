"""Who takes what: the cheapest assignment, and the cheapest even split."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

NEVER: Final = (inf, dict[int, int]())


def assigned(costs: Sequence[Sequence[float]]) -> list[int]:
    """For each row a column of its own, so that the sum is least.

    There are few rows and at least as many columns. The best way to serve each set
    of rows is kept while column after column is offered; of many columns only those
    matter that are among the cheapest of some row.
    """
    rows = range(len(costs))
    wanted = {c for row in costs for c in _cheapest_of(row, len(costs))}
    best: dict[int, tuple[float, dict[int, int]]] = {0: (0.0, {})}
    for column in sorted(wanted):
        for served, (cost, chosen) in list(best.items()):
            for row in rows:
                more, total = served | 1 << row, cost + costs[row][column]
                if more != served and total < best.get(more, NEVER)[0]:
                    best[more] = total, {**chosen, row: column}
    chosen = best[(1 << len(costs)) - 1][1]
    return [chosen[row] for row in rows]


def _cheapest_of(row: Sequence[float], count: int) -> list[int]:
    return sorted(range(len(row)), key=row.__getitem__)[:count]


def split(costs: Sequence[Sequence[float]], most: int) -> list[int]:
    """For each row a column that at most *most* rows share, so that the sum is least.

    A minimum-cost flow: every row sends one unit to a column. Each unit goes its
    cheapest way, and may push others from a full column into the next.
    """
    width = range(len(costs[0]))
    members: list[list[int]] = [[] for _ in width]
    for row, prices in enumerate(costs):
        shift = [[_cheapest(costs, members[a], a, b) for b in width] for a in width]
        total, before = list(prices), [-1] * len(prices)
        for _ in width:
            for a in width:
                for b in width:
                    if total[a] + shift[a][b][0] < total[b] - 1e-9:
                        total[b], before[b] = total[a] + shift[a][b][0], a
        at = min((c for c in width if len(members[c]) < most), key=total.__getitem__)
        while before[at] >= 0:
            pushed = shift[before[at]][at][1]
            members[before[at]].remove(pushed)
            members[at].append(pushed)
            at = before[at]
        members[at].append(row)
    column_of = {row: column for column in width for row in members[column]}
    return [column_of[row] for row in range(len(costs))]


def _cheapest(
    costs: Sequence[Sequence[float]], rows: Sequence[int], old: int, new: int
) -> tuple[float, int]:
    """Whom it costs least to send from an *old* column to a *new* one."""
    return min(((costs[r][new] - costs[r][old], r) for r in rows), default=(inf, -1))
