"""What the games come to, as docs/ai.md shows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sy_core.intervals import wilson
from sy_core.terms import Side
from tools.research.league.games import Line
from tools.research.league.matches import ITSELF, LEVELS, SIDES, Match, population

BEGIN: Final = "<!-- league: begin -->"
END: Final = "<!-- league: end -->"


def report(lines: Sequence[Line], level: str, tables: Sequence[str]) -> str:
    """All tables of which there are games, and what they were played on."""
    commits = sorted({line["commit"] for line in lines})
    parts = [f"{len(lines)} games, played on commit {', '.join(commits) or 'none'}."]
    known = {line["match"] for line in lines}
    if any(match.name in known for match in LEVELS):
        parts.append(levels_table(lines))
    for side in (Side.MISTER_X, Side.DETECTIVES):
        matches = [
            match
            for match in population(level, tables, 0)
            if match.side is side and match.name in known
        ]
        if matches:
            parts.append(population_table(side, matches, lines))
    return "\n\n".join(parts)


def levels_table(lines: Iterable[Line]) -> str:
    """Levels against each other, both sides."""
    head = ("match", "games", "won by the first", "as detectives", "as Mister X")
    return _table(head, [row for match in LEVELS for row in _row(match, lines)])


def _row(match: Match, lines: Iterable[Line]) -> Iterable[Sequence[str]]:
    mine = [line for line in lines if line["match"] == match.name]
    if mine:
        led = _wins([x for x in mine if x["detectives"] == match.one], Side.DETECTIVES)
        fled = _wins([x for x in mine if x["mister_x"] == match.one], Side.MISTER_X)
        shares = (share(part) for part in ([*led, *fled], led, fled))
        yield (match.name, str(len(mine)), *shares)


def population_table(
    side: Side, matches: Sequence[Match], lines: Sequence[Line]
) -> str:
    """A level on one side against every rival; the worst of them, and all together.

    What it does against itself stands below and counts for neither.
    """
    tables = list(dict.fromkeys(match.table for match in matches))
    rivals = list(dict.fromkeys(match.other for match in matches))
    won = {
        (m.other, m.table): _wins([x for x in lines if x["match"] == m.name], side)
        for m in matches
    }
    rows = [
        (rival, *(share(won.get((rival, table), [])) for table in tables))
        for rival in rivals
    ]
    others = [rival for rival in rivals if rival != ITSELF]
    summed = [_summed(won, others, table) for table in tables]
    rows.insert(len(others), ("**worst**", *(worst for worst, _ in summed)))
    rows.insert(len(others) + 1, ("**mean**", *(mean for _, mean in summed)))
    head = (f"{matches[0].one} {SIDES[side]} against", *tables)
    return _table(head, rows)


def _summed(
    won: dict[tuple[str, str], list[bool]], rivals: Sequence[str], table: str
) -> tuple[str, str]:
    """The worst result at a table, and the mean of all its games."""
    played = {rival: won.get((rival, table), []) for rival in rivals}
    met = [rival for rival in rivals if played[rival]]
    if not met:
        return share([]), share([])
    worst = min(met, key=lambda rival: sum(played[rival]) / len(played[rival]))
    together = [each for rival in met for each in played[rival]]
    return f"{share(played[worst])}, {worst}", share(together)


def _wins(lines: Iterable[Line], side: Side) -> list[bool]:
    return [line["winner"] == side for line in lines]


def share(wins: Sequence[bool]) -> str:
    """Wins in per cent, with Wilson's interval; a dash if nothing was played."""
    if not wins:
        return "-"
    low, high = wilson(sum(wins), len(wins))
    return f"{100 * sum(wins) / len(wins):.0f} % [{100 * low:.0f}, {100 * high:.0f}]"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = (head, ["---"] * len(head), *rows)
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def written(page: str, tables: str) -> str:
    """A page with the tables between its two marks."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    if not after:
        raise ValueError(f"the page has no place for tables: {BEGIN} … {END}")
    return f"{before}{BEGIN}\n\n{tables}\n\n{END}{after}"
