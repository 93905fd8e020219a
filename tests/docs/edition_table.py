"""The table of docs/editions.md, made from the editions themselves.

``PYTHONPATH=src:tests python -m docs.edition_table`` writes it into the page again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from docs.pages import DOCS
from sy_core import EDITIONS
from sy_core.classic.editions.model import Edition, Log, Order, Tickets

PAGE: Final = DOCS / "editions.md"
BEGIN: Final = "<!-- table from the data: begin -->"
END: Final = "<!-- table from the data: end -->"
NONE: Final = "none"

ORDER: Final = {Order.FREE: "free", Order.CLOCKWISE: "clockwise"}
LOG: Final = {
    Log.HIDDEN: "hidden; shown at",
    Log.OPEN: "open; concealed at",
}


def _numbers(values: Iterable[int]) -> str:
    return ", ".join(map(str, values)) or NONE


def _tickets(tickets: Tickets | None) -> str:
    return "free rides" if tickets is None else " / ".join(map(str, tickets))


def _supply(edition: Edition) -> str:
    if edition.allotment is None:
        return NONE
    if edition.stock is not None:
        return f"{_tickets(edition.stock)}, fixed"
    return f"the rest of {_tickets(edition.print_run)}"


def _by_players(edition: Edition, value: Callable[[int], str]) -> str:
    found = {n: value(n) for n in edition.players}
    if len(set(found.values())) == 1:
        return next(iter(found.values()))
    return "; ".join(f"{n}: {text}" for n, text in found.items())


def _pawns(edition: Edition, players: int) -> str:
    """``2 + 2`` are two players with two pawns each."""
    pawns = edition.crews[players].pawns
    if len(pawns) == 1:
        return f"{pawns[0]} of one player"
    return str(sum(pawns)) if set(pawns) == {1} else " + ".join(map(str, pawns))


def _value(value: int) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def _house_rule(edition: Edition, name: str) -> str:
    default = _value(getattr(edition.defaults, name))
    others = edition.choices.get(name, ())
    rest = [_value(v) for v in others if v != getattr(edition.defaults, name)]
    return f"**{default}** or {', '.join(rest)}" if rest else default


def rows() -> Iterator[tuple[str, ...]]:
    """Row by row: what it is about, then each edition's answer."""
    every = tuple(EDITIONS.values())

    def row(name: str, answer: Callable[[Edition], str]) -> tuple[str, ...]:
        return (name, *map(answer, every))

    yield row("", lambda e: f"[{e.title}](../{e.source})".replace("../docs/", ""))
    yield row("id", lambda e: f"`{e.id}`")
    yield row("board", lambda e: e.board.name)
    yield row("players", lambda e: _numbers(e.players))
    yield row("detective pawns", lambda e: _by_players(e, lambda n: _pawns(e, n)))
    yield row("bobbies", lambda e: _by_players(e, lambda n: str(e.crews[n].bobbies)))
    yield row("tickets of a pawn T / B / U", lambda e: _tickets(e.allotment))
    yield row("Mister X's supply T / B / U", _supply)
    yield row(
        "black tickets", lambda e: _by_players(e, lambda n: str(e.crews[n].black))
    )
    yield row("double tickets", lambda e: str(e.doubles))
    yield row("order of pursuers", lambda e: ORDER[e.order])
    yield row("log", lambda e: f"{LOG[e.log]} {_numbers(sorted(e.marked))}")
    yield row("start cards of Mister X", lambda e: str(len(e.x_starts)))
    yield row(
        "start cards of pursuers",
        lambda e: _by_players(e, lambda n: str(len(e.crews[n].starts))),
    )
    for name in every[0].defaults.__dataclass_fields__:
        yield row(f"`{name}`", lambda e, name=name: _house_rule(e, name))


def table() -> str:
    """The whole table in Markdown."""
    head, *body = ["| " + " | ".join(cells) + " |" for cells in rows()]
    rule = "|" + " --- |" * (1 + len(EDITIONS))
    return "\n".join([head, rule, *body])


def in_page(text: str) -> str:
    """The table as it stands in the page."""
    return text.partition(BEGIN)[2].partition(END)[0].strip()


def main() -> None:
    """Write the table into the page."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, behind = rest.partition(END)
    whole = f"{before}{BEGIN}\n\n{table()}\n\n{END}{behind}"
    PAGE.write_text(whole, encoding="utf-8")


if __name__ == "__main__":
    main()
