"""The book as text: JSON, with a line for each game, the same in store and as a file.

::

    {"statistics":1,"since":0,"streak":0,
    "counts":{},
    "earned":{},
    "columns":["id","date",…],
    "games":[
    ["18c-5f",1700000000000,"classic","2013",4,"mhhh","caught",13,46,1,2],
    …
    ]}

A game that makes no sense is set aside alone. Of a text that is no JSON any more, every
line that still is a game counts.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import astuple, dataclass, fields
from types import MappingProxyType
from typing import Final, TypeAlias

from sy_core.formats.nesting import shallow
from sy_core.outcome import EndReason
from sy_core.registry import GAMES
from ui.saves.keys import STATISTICS_TEXT
from ui.saves.summary import LATEST, number_in, value_in
from ui.tally.book import MOST as FULL
from ui.tally.book import Book
from ui.tally.moments import MOMENTS
from ui.tally.played import Played
from ui.tally.totals import MOST, Totals, is_key

VERSION: Final = 1
COLUMNS: Final = tuple(field.name for field in fields(Played))
MANY: Final = 9_999_999
"""More than anybody counts."""
ID: Final = re.compile(r"[\w.:-]{1,80}", re.ASCII)
REASONS: Final = tuple(reason.value for reason in EndReason)
NUMBERS: Final = 5
"""Of a game, besides its date."""
DRIVERS: Final = re.compile(r"(?=.*h)[hacim]{2,6}")

Step: TypeAlias = Callable[[dict[str, object]], dict[str, object]]
MIGRATIONS: Final[Mapping[int, Step]] = MappingProxyType({})
"""For each old version the step to the next one; there is none yet."""

NO_BOOK: Final = Book()
HEAD: Final = f"{STATISTICS_TEXT}{VERSION},"
END: Final = "\n]}"


@dataclass(frozen=True, slots=True)
class Found:
    """What a text holds, and what of it could not be read."""

    book: Book = NO_BOOK
    aside: tuple[str, ...] = ()
    newer: bool = False
    """It is of a later release: to be left alone."""


def write_book(book: Book) -> str:
    """A book as text."""
    older = book.older
    lines = ",\n".join(_json(astuple(played)) for played in book.games)
    return (
        f'{HEAD}"since":{book.since},"streak":{older.streak},\n'
        f'"counts":{_json(dict(older.counts))},\n'
        f'"earned":{_json(dict(older.earned))},\n'
        f'"columns":{_json(COLUMNS)},\n'
        f'"games":[\n{lines}{END}'
    )


def with_line(text: str, played: Played) -> str | None:
    """A text with one more game, unread: the end of a game is no time for that.

    A game may be in it twice then; its last line counts. None: it has to be read, as it
    is not quite what we write, or full.
    """
    whole = text.startswith(HEAD) and text.endswith("]\n]}")
    if not whole or text.count("\n[") >= FULL:
        return None
    return f"{text.removesuffix(END)},\n{_json(astuple(played))}{END}"


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def read_book(
    text: str, version: int = VERSION, steps: Mapping[int, Step] = MIGRATIONS
) -> Found:
    """A book from a text that is trusted in nothing."""
    try:
        stored: object = json.loads(shallow(text))
    except ValueError:
        return _salvaged(text, version)
    found = stored.get("statistics") if isinstance(stored, dict) else None
    if not isinstance(stored, dict) or type(found) is not int or found < 0:
        return Found(aside=(text,))
    if found > version:
        return Found(newer=True)
    for old in range(found, version):
        if old not in steps:
            return Found(aside=(text,))
        stored = steps[old](stored)
    rows = value_in(stored, "games", list[object]())
    games, aside = _games(rows)
    return Found(Book(games, _totals(stored), _since(stored)), aside)


def _salvaged(text: str, version: int) -> Found:
    """What is left of a damaged text: games, line by line; all of it is set aside."""
    head = re.match(re.escape(STATISTICS_TEXT) + r"(\d{1,6})", text, re.ASCII)
    if head is not None and int(head[1]) > version:
        return Found(newer=True)
    rows = [_row(line) for line in text.splitlines() if line.startswith('["')]
    games, _ = _games(row for row in rows if row is not None)
    return Found(Book(games), (text,) if text.strip() else ())


def _row(line: str) -> object:
    try:
        row: object = json.loads(shallow(line.rstrip(", \r")))
    except ValueError:
        return None
    return row


def _games(rows: Iterable[object]) -> tuple[tuple[Played, ...], tuple[str, ...]]:
    games: dict[str, Played] = {}
    aside: list[str] = []
    for row in rows:
        played = _played(row)
        if played is None:
            aside.append(_json(row))
        else:
            games[played.id] = played
    ordered = sorted(games.values(), key=lambda played: played.date)
    return tuple(ordered), tuple(aside)


def _played(row: object) -> Played | None:
    """A game that can have been; None: it makes no sense."""
    match row:
        case [str(key), date, str(game), str(edition), players, *rest]:
            pass
        case _:
            return None
    match rest:
        case [str(drivers), str(reason), number, station, doubles, black]:
            pass
        case _:
            return None
    if not (ID.fullmatch(key) and DRIVERS.fullmatch(drivers) and reason in REASONS):
        return None
    if game not in GAMES or edition not in GAMES[game].editions:
        return None
    counted = [
        each
        for each in (players, number, station, doubles, black)
        if type(each) is int and 0 <= each <= MOST
    ]
    if len(counted) < NUMBERS or type(date) is not int or not 0 <= date <= LATEST:
        return None
    return Played(key, date, game, edition, counted[0], drivers, reason, *counted[1:])


def _since(stored: Mapping[str, object]) -> int:
    return number_in(stored, "since", LATEST)


def _totals(stored: Mapping[str, object]) -> Totals:
    counts = value_in(stored, "counts", dict[str, object]())
    earned = value_in(stored, "earned", dict[str, object]())
    return Totals(
        {
            key: number_in(counts, key, MANY)
            for key in counts
            if is_key(key) and number_in(counts, key, MANY)
        },
        number_in(stored, "streak", MANY),
        {name: number_in(earned, name, LATEST) for name in MOMENTS if name in earned},
    )
