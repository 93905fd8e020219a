"""What follows from a tableau: special moves that are left, where Mister X can be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sy_core.formats import position
from sy_core.hunting.editions import DOUBLES, HELICOPTERS, Edition
from sy_core.hunting.layout import WIDTH
from sy_core.hunting.reach import flights
from sy_core.hunting.state import Entry, Phase, Table, Token
from sy_core.terms import Station, Ticket


class Specials(NamedTuple):
    """What Mister X has left."""

    black: int
    doubles: int
    helicopters: int


def usual_players(edition: Edition, tiles: int) -> int | None:
    """The largest party for so many tiles, if there is any."""
    crews = edition.crews.items()
    return max((n for n, crew in crews if crew.rows * WIDTH == tiles), default=None)


def usual_phase(table: Table, at: Sequence[Station], *, hidden: bool) -> Phase:
    """What comes next if nothing is said of it."""
    if len(at) < table.detectives:
        return Phase.PLACING
    return Phase.ROLLING if hidden else Phase.HIDING


def specials_left(
    table: Table, tokens: Sequence[Token], rounds: Sequence[int]
) -> Specials:
    """What the tableau leaves of Mister X's special moves."""
    return Specials(
        table.crew.black - tokens.count(Token.BLACK),
        DOUBLES - (len(rounds) - len(set(rounds))),
        HELICOPTERS - tokens.count(Token.HELICOPTER),
    )


def travelled(
    table: Table, announced: str | None, log: Iterable[Entry]
) -> frozenset[Station]:
    """Where the way that *log* tells can end, detectives and dice aside."""
    layout = table.layout

    def ends(entry: Entry, here: Station) -> Iterable[Station]:
        if entry.token in (Token.START, Token.STAY):
            return (here,)
        if entry.token is Token.HELICOPTER:
            return flights(table)[here]
        return layout.rides[Ticket(entry.token.value)][here]

    starts = layout.places if announced is None else layout.on_tile(announced)
    return position.travelled(starts, log, ends)
