"""What has happened, and what follows from it: how both games tell it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import groupby
from operator import itemgetter
from typing import Final

from sy_core.catalogue import Catalogue
from sy_core.console.text import INDENT, paragraph, wrapped
from sy_core.protocols import View
from sy_core.terms import MISTER_X, Pawn, Station

MISTER: Final = "mister_x"
NUMBERS: Final = 5
"""Columns of a round's number."""


def lines_of(
    words: Catalogue, view: View, tales: Iterable[tuple[str, str]]
) -> list[str]:
    """Who did what, a line for each; Mister X is not told what he did himself."""
    return [
        words(f"told.{who}", events=words("list.comma").join(map(itemgetter(1), group)))
        for who, group in groupby(tales, itemgetter(0))
        if who != MISTER or view.seat != MISTER_X
    ]


def in_turn(words: Catalogue, rides: Iterable[str]) -> str:
    """Rides of one turn, one after the other."""
    first, *others = rides
    for ride in others:
        first = words("news.then", rides=first, ride=ride)
    return first


def in_rounds(
    words: Catalogue,
    heading: str,
    rounds: Iterable[tuple[int, list[str]]],
    width: int,
) -> list[str]:
    """The whole game so far, a round to a line."""
    title = words("log.round")
    digits = max(NUMBERS, len(title))
    return [
        f"{title:>{digits}}  {heading}",
        *(
            line
            for number, events in rounds
            for line in wrapped(f"{number:>{digits}}  ", events, width)
        ),
    ]


def standing(view: View, station: Station) -> Pawn | None:
    """Who stands there."""
    if station not in view.pursuers:
        return None
    return view.table.pawns[view.pursuers.index(station)]


def possible(
    words: Catalogue, places: str, found: Collection[Station], width: int
) -> list[str]:
    """The exact set of *places* where Mister X can be."""
    if len(found) == 1:
        return [words("certain", station=min(found))]
    heading = words(f"possible.{places}", n=len(found))
    return [heading, *wrapped(INDENT, map(str, sorted(found)), width)]


def ended(
    words: Catalogue, verdict: str, route: Iterable[str], width: int
) -> list[str]:
    """Who won and why, and Mister X's whole route."""
    return [
        *paragraph(verdict, width),
        words("route"),
        *wrapped(INDENT, route, width),
    ]
