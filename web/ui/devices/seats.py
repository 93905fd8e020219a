"""Who sits where, as it travels with an invitation and its answer.

Short, for it is part of a code that a camera reads: names, colours, figures and what
was agreed, by signs, and nothing of what is as always.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sy_core.devices.sides.public import Public
from sy_core.devices.sides.verbs import seatings
from sy_core.terms import MISTER_X, Seat, Side
from ui.table.figures import FIGURES, PAWN, pawn_figures
from ui.table.seating import (
    AWAY,
    COLOURS,
    LONGEST_NAME,
    Chair,
    Seating,
    pawn_colours,
)

PARTS: Final = ";"
NAMES: Final = "|"
NOTEBOOK: Final = "n"
"""Sign: the notebook is allowed."""
MOST: Final = 6
"""Chairs, and pieces."""


@dataclass(frozen=True, slots=True)
class Places:
    """What one side says of the table."""

    names: tuple[str, ...] = ()
    """Mister X's first; empty where none was given."""
    colours: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()
    notebook: bool = False


def written(places: Places) -> str:
    """Places as they travel."""
    names = NAMES.join(map(_plain, places.names)).rstrip(NAMES)
    is_usual = places.colours == COLOURS[: len(places.colours)]
    colours = "" if is_usual else _signs(COLOURS, places.colours)
    figures = _signs(FIGURES, places.figures) if {*places.figures} - {PAWN} else ""
    flags = NOTEBOOK if places.notebook else ""
    return PARTS.join((names, colours, figures, flags)).rstrip(PARTS)


def read(text: str) -> Places:
    """Places from a text that comes from outside: what makes no sense is left out."""
    names, colours, figures, flags, *_ = (*text.split(PARTS), "", "", "", "")
    called = [" ".join(name.split())[:LONGEST_NAME] for name in names.split(NAMES)]
    return Places(
        tuple(called[:MOST]),
        _named(COLOURS, colours),
        _named(FIGURES, figures),
        NOTEBOOK in flags,
    )


def seating_of(
    seats: tuple[Seat, ...],
    pawns: tuple[str, ...],
    said: tuple[Places, Places],
    inviter: Side,
    drivers: Sequence[str],
) -> Seating:
    """Everybody at both devices: *said* by the invitation and by its answer.

    *drivers* plays each chair here; those of the other side are away.
    """
    chairs = tuple(
        Chair(seat, _name(index, seat, said, inviter), driver)
        for index, (seat, driver) in enumerate(
            zip((MISTER_X, *seats), drivers, strict=True)
        )
    )
    looks = said[0]
    return Seating(
        chairs, pawn_colours(pawns, looks.colours), pawn_figures(pawns, looks.figures)
    )


def invited(public: Public, drivers: Sequence[str]) -> Seating:
    """Who is going to sit there, as far as the invitation says."""
    edition = public.game.editions[public.setup.edition or ""]
    crew = edition.crews[public.setup.players or 0]
    seats = tuple(Seat(f"detective_{number + 1}") for number in range(len(crew.pawns)))
    pawns = tuple(f"D{number + 1}" for number in range(sum(crew.pawns)))
    said = tuple(map(read, seatings(public)))
    return seating_of(seats, pawns, (said[0], said[1]), public.inviter, drivers)


def drivers_of(side: Side, count: int, own: Sequence[str]) -> tuple[str, ...]:
    """Who plays each chair here; *own*: of all chairs, whoever they belong to."""
    here = (index == 0 for index in range(count))
    return tuple(
        own[index] if (side is Side.MISTER_X) is is_his else AWAY
        for index, is_his in enumerate(here)
    )


def _name(index: int, seat: Seat, said: tuple[Places, Places], inviter: Side) -> str:
    """As the player's own side says it, or else the other."""
    is_inviters = (seat == MISTER_X) is (inviter is Side.MISTER_X)
    own, other = said if is_inviters else said[::-1]
    return _at(own.names, index) or _at(other.names, index)


def _at(names: tuple[str, ...], index: int) -> str:
    return names[index] if index < len(names) else ""


def _plain(name: str) -> str:
    return name.replace(PARTS, ",").replace(NAMES, "/")[:LONGEST_NAME]


def _signs(known: Sequence[str], chosen: Sequence[str]) -> str:
    return "".join(str(known.index(each)) for each in chosen if each in known)


def _named(known: Sequence[str], signs: str) -> tuple[str, ...]:
    numbers = [int(sign) for sign in signs[:MOST] if sign in "0123456789"]
    return tuple(known[number] for number in numbers if number < len(known))
