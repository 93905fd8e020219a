"""A game being set up: one frozen value, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sy_core.protocols import Table
from sy_core.terms import MISTER_X
from ui.setup.party import crew_of
from ui.table.figures import PAWN, pawn_figures
from ui.table.seating import COLOURS, HUMAN, Chair, Seating, pawn_colours

MOST_CHAIRS: Final = 6
MOST_PURSUERS: Final = 5


@dataclass(frozen=True, slots=True)
class Draft:
    """Every choice of the setup screen, as it was made."""

    edition: str = "2013"
    players: int = 4
    names: tuple[str, ...] = ("",) * MOST_CHAIRS
    """Of Mister X, then of the detective players."""
    drivers: tuple[str, ...] = (HUMAN,) * MOST_CHAIRS
    colours: tuple[str, ...] = COLOURS
    """Of the detectives, all different."""
    figures: tuple[str, ...] = (PAWN,) * MOST_PURSUERS
    """Of the detectives; each character once."""
    rules: tuple[tuple[str, int], ...] = ()
    """House rules that differ from the defaults."""
    where: str = ""
    """Nothing: on this device; ``near``: Mister X has his own; ``far``: far apart."""
    here: str = "detectives"
    """Over two devices: which side plays at this one."""
    take_back: bool = False
    notebook: bool = False
    seal: bool = False
    clock: str = ""
    """How it is set (``ui.clocks.terms``); nothing: there is none."""
    hand: bool = False
    """Whether start stations (or tiles) are chosen by hand."""
    starts: tuple[str, ...] = ("",) * MOST_PURSUERS
    """Texts, as they were typed."""
    hand_x: bool = False
    x_start: str = ""
    tiles: str = ""
    light: str = ""


def led_by(draft: Draft, chair: int) -> range:
    """Which detectives a player leads, counted from 0; Mister X leads none."""
    pawns = (0, *crew_of(draft).pawns)
    before = sum(pawns[:chair])
    return range(before, before + pawns[chair])


def is_here(draft: Draft, chair: int) -> bool:
    """Whether that player sits at this device."""
    return not draft.where or (chair == 0) == (draft.here == MISTER_X)


def cast_of(draft: Draft) -> str:
    """Which of the casts of :func:`with_cast` it is; empty: none of them."""
    x, *others = (driver == HUMAN for driver in draft.drivers[: draft.players])
    if len({*others}) > 1:
        return ""
    sides = {(True, True): "people", (True, False): "mister_x"}
    sides |= {(False, True): "detectives", (False, False): "nobody"}
    return sides[x, others[0]]


def seating_of(draft: Draft, table: Table) -> Seating:
    """Who sits where at a table."""
    seats = (MISTER_X, *table.seats)
    chairs = zip(seats, draft.names, draft.drivers, strict=False)
    return Seating(
        tuple(Chair(seat, name, driver) for seat, name, driver in chairs),
        pawn_colours(table.pawns, draft.colours),
        pawn_figures(table.pawns, draft.figures),
    )
