"""All that the renderers of a table get: a view, and what its viewer may do.

There is no state in here: what a seat may not know cannot be drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sy_core.terms import Pawn, Seat
from ui.settings.values import Settings
from ui.table.curtain import Showing
from ui.table.offers import Choice, Offer
from ui.table.seating import Seating
from ui.words import Words


@dataclass(frozen=True, slots=True)
class Note:
    """What a notebook says of a station."""

    station: int
    shade: int
    """0: he cannot be there; else from 1, hardly likely, to 5, likeliest."""
    text: str
    """How likely, in percent."""
    pencil: str
    """``no``, ``maybe`` or nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """One look at the table."""

    words: Words
    settings: Settings
    game: str
    """``classic`` or ``hunting``."""
    view: Any
    showing: Showing
    seating: Seating
    offers: tuple[Offer, ...]
    choice: Choice
    most_doubles: int
    takings: dict[str, str]
    read_only: bool
    may_take_back: bool
    notes: tuple[Note, ...] = ()
    """Marks of an open notebook."""
    aside: str = ""
    """Said in place of what is to do: this is not the table as it stands."""

    def colour_of(self, pawn: Pawn) -> str:
        """The colour of a pursuer."""
        at: int = self.view.table.pawns.index(pawn)
        return self.seating.colours[at]

    def name_of_pawn(self, pawn: Pawn) -> str:
        """What a pursuer is called: by its colour, a bobby by its number."""
        if pawn.startswith("P"):
            return self.words("pawn.bobby", number=pawn[1:])
        return self.words(f"colour.{self.colour_of(pawn)}")

    def name_of_seat(self, seat: Seat) -> str:
        """What a player is called: by name, else by role."""
        given = self.seating.name_of(seat)
        if given:
            return given
        if seat == "mister_x":
            return self.words("role.mister_x")
        table = self.view.table
        if len(table.seats) == 1:
            return self.words("role.detective")
        led = [
            self.name_of_pawn(pawn)
            for pawn, owner in zip(table.pawns, table.owners, strict=True)
            if owner is not None and table.seats[owner] == seat and pawn[0] == "D"
        ]
        return self.words("list.and").join(led)

    @property
    def x_acts(self) -> bool:
        """Whether it is Mister X's decision."""
        return "mister_x" in self.view.to_move
