"""What has happened, and what follows from it: how both games tell it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import groupby
from operator import itemgetter
from typing import Final

from sy_core.console.text import INDENT, counted, paragraph, wrapped
from sy_core.protocols import View
from sy_core.terms import MISTER_X, Station

MISTER: Final = "Mister X"


def lines_of(view: View, tales: Iterable[tuple[str, str]]) -> list[str]:
    """Who did what, a line for each; Mister X is not told what he did himself."""
    return [
        f"{who}: {', '.join(tale for _, tale in group)}."
        for who, group in groupby(tales, itemgetter(0))
        if who != MISTER or view.seat != MISTER_X
    ]


def in_rounds(
    heading: str, rounds: Iterable[tuple[int, list[str]]], width: int
) -> list[str]:
    """The whole game so far, a round to a line."""
    return [
        f"Round  {heading}",
        *(
            line
            for number, events in rounds
            for line in wrapped(f"{number:>5}  ", events, width)
        ),
    ]


def standing(view: View, station: Station) -> str:
    """Who stands there, to be said of the station."""
    if station not in view.pursuers:
        return ""
    return f", where {view.table.pawns[view.pursuers.index(station)]} stands"


def possible(stations: Collection[Station], noun: str, width: int) -> list[str]:
    """Where Mister X can be."""
    found = sorted(stations)
    if len(found) == 1:
        return [f"Mister X can only be on {found[0]}."]
    lines = [f"Mister X can be on {counted(len(found), noun)}:"]
    return lines + wrapped(INDENT, map(str, found), width)


def ended(verdict: str, route: Iterable[str], width: int) -> list[str]:
    """Who won and why, and Mister X's whole route."""
    return [
        *paragraph(f"{verdict}.", width),
        "Mister X's route (in brackets: not seen):",
        *wrapped(INDENT, route, width),
    ]
