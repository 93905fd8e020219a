"""All that the renderers of a table get: a view, and what its viewer may do.

There is no state in here: what a seat may not know cannot be drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from sy_core.protocols import View
from sy_core.terms import MISTER_X, Pawn, Seat
from ui.table.curtain import Showing
from ui.table.figures import PAWN
from ui.table.offers import NOTHING, Choice, Offer, most_doubles
from ui.table.seating import Seating
from ui.table.session import Session
from ui.table.takeback import may_take_back
from ui.words import Words

V_co = TypeVar("V_co", bound=View, covariant=True)


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
class SceneOf(Generic[V_co]):
    """One look at the table; the view is that of the game on it."""

    words: Words
    table: str
    """Which table it is; two games are two tables."""
    game: str
    """``classic`` or ``hunting``."""
    view: V_co
    seating: Seating
    showing: Showing = Showing.TABLE
    offers: tuple[Offer, ...] = ()
    choice: Choice = NOTHING
    most_doubles: int = 0
    read_only: bool = True
    given_up: bool = False
    """Over two devices: the game is over, though it has no outcome by the rules."""
    rolls_here: bool = True
    """Whether dice wait for a hand; over two devices both throw them, at once."""
    may_take_back: bool = False
    notes: tuple[Note, ...] = ()
    """Marks of an open notebook."""
    ringed: tuple[int, ...] = ()
    """Stations that a coach points at."""
    aside: str = ""
    """Said in place of what is to do: this is not the table as it stands."""

    @property
    def viewer(self) -> str:
        """Who looks at what: where this differs, nothing is carried over.

        A piece that moves and a map that glides tell where they come from, and whoever
        looks now may not know that.
        """
        passing = self.showing is Showing.PASS  # it is the same table
        shown = Showing.TABLE if passing else self.showing
        return f"{self.table} {shown} {self.view.seat}"

    def figure_of(self, pawn: Pawn) -> str:
        """What a pursuer's piece looks like."""
        index = self.view.table.pawns.index(pawn)
        figures = self.seating.figures
        return figures[index] if index < len(figures) else PAWN

    def colour_of(self, pawn: Pawn) -> str:
        """The colour of a pursuer."""
        return self.seating.colours[self.view.table.pawns.index(pawn)]

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
        if seat == MISTER_X:
            return self.words("role.mister_x")
        table = self.view.table
        if len(table.seats) == 1:
            return self.words("role.detective")
        led = [
            self.name_of_pawn(pawn)
            for pawn, owner in zip(table.pawns, table.owners, strict=True)
            if owner is not None and table.seats[owner] == seat and pawn[0] == "D"
        ]
        return self.words.all_of(led)

    @property
    def x_acts(self) -> bool:
        """Whether it is Mister X's decision."""
        return MISTER_X in self.view.to_move and not self.given_up

    @property
    def is_over(self) -> bool:
        """Whether nobody moves any more."""
        return self.given_up or self.view.outcome is not None


Scene: TypeAlias = SceneOf[View]
"""A look at the table, whichever game lies on it."""


def scene_of(words: Words, session: Session) -> Scene:
    """The table as it stands, for whoever has the screen."""
    mine = session.x_acts and session.showing is Showing.SECRET
    return SceneOf(
        words=words,
        table=session.id,
        game=session.game.id,
        view=session.view,
        seating=session.seating,
        showing=session.showing,
        offers=session.offers(),
        choice=session.choice,
        most_doubles=most_doubles(session.game, session.state) if mine else 0,
        read_only=session.read_only,
        given_up=session.over and session.view.outcome is None,
        rolls_here=not session.is_remote,
        may_take_back=may_take_back(session),
    )


def scene_of_view(words: Words, session: Session, view: View) -> Scene:
    """A look at a view alone: nothing can be done in it."""
    return SceneOf(
        words=words,
        table=session.id,
        game=session.game.id,
        view=view,
        seating=session.seating,
    )
