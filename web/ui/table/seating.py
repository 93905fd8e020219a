"""Who sits where: names, colours, figures, and who is played by the computer."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from sy_core.formats.nesting import shallow
from sy_core.terms import MISTER_X, Level, Seat
from ui.table.figures import pawn_figures

HUMAN: Final = "human"
LEVELS: Final = tuple(Level)
DRIVERS: Final = (HUMAN, *LEVELS)
"""Who can play a seat: a person, or the computer at some level."""
AWAY: Final = "away"
"""Whoever it is sits at another device."""
COLOURS: Final = ("red", "blue", "green", "violet", "orange")
BOBBY: Final = "slate"
NOTE: Final = "seating"
LONGEST_NAME: Final = 24


@dataclass(frozen=True, slots=True)
class Chair:
    """One player."""

    seat: Seat
    name: str
    """Empty: called by the role."""
    driver: str = HUMAN
    """``human``, the level of a computer player, or ``away``."""


@dataclass(frozen=True, slots=True)
class Seating:
    """All players, Mister X first, and a colour and a figure for every pursuer."""

    chairs: tuple[Chair, ...]
    colours: tuple[str, ...]
    figures: tuple[str, ...] = ()
    """None given: pawns."""

    def name_of(self, seat: Seat) -> str:
        """The name given to a seat, or nothing."""
        names = (chair.name for chair in self.chairs if chair.seat == seat)
        return next(names, "")

    def driver_of(self, seat: Seat) -> str:
        """Who plays a seat."""
        drivers = (chair.driver for chair in self.chairs if chair.seat == seat)
        return next(drivers, HUMAN)

    @property
    def x_is_human(self) -> bool:
        """Whether a person plays Mister X here."""
        return self.driver_of(MISTER_X) == HUMAN

    @property
    def has_human_detective(self) -> bool:
        """Whether anybody sits at the table from whom Mister X must hide."""
        others = (chair for chair in self.chairs if chair.seat != MISTER_X)
        return any(chair.driver == HUMAN for chair in others)

    @property
    def has_computer(self) -> bool:
        """Whether any seat is played by the computer."""
        return any(chair.driver in LEVELS for chair in self.chairs)

    @property
    def is_watched(self) -> bool:
        """Whether computers play among themselves."""
        return all(chair.driver in LEVELS for chair in self.chairs)

    @property
    def led_by_one(self) -> str | None:
        """The level of the one computer that leads all detectives, if it is so."""
        others = {c.driver for c in self.chairs if c.seat != MISTER_X}
        return next(iter(others)) if len(others) == 1 and others <= {*LEVELS} else None

    def with_driver(self, index: int, driver: str) -> Seating:
        """The same players, with another one on a chair."""
        chairs = tuple(
            replace(chair, driver=driver) if at == index else chair
            for at, chair in enumerate(self.chairs)
        )
        return replace(self, chairs=chairs)


def plain_seating(seats: tuple[Seat, ...], pawns: tuple[str, ...]) -> Seating:
    """Everybody a person, nobody named, colours in order."""
    chairs = tuple(Chair(seat, "") for seat in (MISTER_X, *seats))
    return Seating(chairs, pawn_colours(pawns, COLOURS))


def pawn_colours(pawns: tuple[str, ...], wanted: tuple[str, ...]) -> tuple[str, ...]:
    """A colour per pursuer: wanted ones first, no two alike, bobbies grey."""
    free = [*dict.fromkeys(c for c in wanted if c in COLOURS)]
    free += [colour for colour in COLOURS if colour not in free]
    order = iter(free)
    return tuple(BOBBY if pawn.startswith("P") else next(order) for pawn in pawns)


def to_note(seating: Seating) -> str:
    """Seating as a note of a record."""
    chairs = [[c.seat, c.name[:LONGEST_NAME], c.driver] for c in seating.chairs]
    looks = [list(seating.colours)]
    if seating.figures:
        looks.append(list(seating.figures))
    return json.dumps([chairs, *looks], separators=(",", ":"))


def from_notes(
    notes: Mapping[str, str],
    seats: tuple[Seat, ...],
    pawns: tuple[str, ...],
    drivers: tuple[str, ...] = DRIVERS,
) -> Seating:
    """Seating of a record; whatever is missing or foreign becomes plain."""
    plain = plain_seating(seats, pawns)
    try:
        chairs, colours, *rest = json.loads(shallow(notes.get(NOTE, "")))
        told = {str(seat): (str(name), str(driver)) for seat, name, driver in chairs}
        wanted = tuple(str(colour) for colour in colours)
        figures = tuple(str(figure) for figure in (rest or [()])[0])
    except (ValueError, TypeError):
        return plain
    return Seating(
        tuple(_chair(chair, told, drivers) for chair in plain.chairs),
        pawn_colours(pawns, wanted),
        pawn_figures(pawns, figures),
    )


def _chair(
    chair: Chair, told: Mapping[str, tuple[str, str]], drivers: tuple[str, ...]
) -> Chair:
    name, driver = told.get(chair.seat, ("", HUMAN))
    known = driver if driver in drivers else HUMAN
    return Chair(chair.seat, name[:LONGEST_NAME], known)
