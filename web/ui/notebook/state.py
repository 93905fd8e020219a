"""An open notebook: what is looked at, what is known, what was asked.

Everything in it comes from the view that everybody has, or from the view of whoever
looks; a notebook never sees a state but to ask for such a view.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import TypeAlias

from sy_core.game import AnyGame
from sy_core.messages.questions import Answer
from sy_core.move import Move
from sy_core.protocols import Event, State, View
from sy_core.terms import MISTER_X, SPECTATOR
from ui.kit.html import Html
from ui.table.session import Session
from ui.viewer.stepper import stepper_of

History: TypeAlias = tuple[Event, ...]
"""What a seat has seen of a game."""
Weights: TypeAlias = Mapping[int, float]
"""How likely each station is."""


@dataclass(frozen=True)
class Known:
    """A view that everybody has, and the stations that follow from it."""

    game: AnyGame
    view: View

    @cached_property
    def stations(self) -> frozenset[int]:
        """Where Mister X can be."""
        return self.game.deduce(self.view)


@dataclass(frozen=True, slots=True)
class Cover:
    """How much a move of Mister X would tell the detectives."""

    move: Move
    places: int
    """In how many places he could be afterwards, for all they know."""
    chance: float
    """How likely the station where he is would seem to them."""


@dataclass(slots=True, eq=False)
class Trial:
    """Moves that are only thought of, on a table of their own."""

    base: State
    """The state on the real table; when it changes, the trial is over."""
    table: Session
    moves: tuple[Move, ...] = ()
    caught: bool = False
    """Whether these moves leave him nowhere to be."""


@dataclass(slots=True, eq=False)
class Advice:
    """A hint that was asked for; *answer* comes later."""

    base: State
    side: str
    answer: Answer | None = None


@dataclass(slots=True, eq=False)
class Notebook:
    """The notebook of one game on this page."""

    session: Session
    side: str
    """Whose pages are on the screen."""
    open_for: set[str] = field(default_factory=set)
    """The sides that have it lying open."""
    turns_back: int = 0
    """How many of Mister X's turns back one looks."""
    is_drawing: bool = False
    """Whether a tap makes a pencil mark."""
    trial: Trial | None = None
    advice: Advice | None = None
    weights: dict[History, Weights | None] = field(default_factory=dict)
    """Likelihoods by public history; None: asked for."""
    darkness: dict[History, tuple[Cover, ...] | None] = field(default_factory=dict)
    """What Mister X's moves would tell, by his history."""
    drawn_list: tuple[object, Html] = (None, Html(""))
    """The list of marks that was drawn last, and what it was drawn from."""
    _known: Known | None = None
    _past: tuple[State, tuple[Known, ...]] | None = None

    @property
    def is_open(self) -> bool:
        """Whether it lies open for the side on the screen."""
        return self.side in self.open_for

    def turn_to(self, side: str) -> None:
        """The other side has the screen: it finds nothing of what was tried here."""
        self.side = side
        self.start_afresh()
        self.advice = None

    def start_afresh(self) -> None:
        """Neither past nor pencil nor trial."""
        self.turns_back, self.is_drawing, self.trial = 0, False, None

    def strike_out_outdated(self) -> None:
        """Moves on trial and hints hold for one state of the table."""
        state = self.session.state
        if self.trial is not None and self.trial.base is not state:
            self.trial = None
        if self.advice is not None and self.advice.base is not state:
            self.advice = None

    def now(self) -> Known:
        """What everybody knows of the table as it stands, or of the one on trial."""
        trial = self.trial
        view = (trial.table if trial is not None else self.session).table_view
        if self._known is None or self._known.view != view:
            self._known = Known(self.session.game, view)
        return self._known

    def moments(self) -> tuple[Known, ...]:
        """What everybody knew after each of Mister X's turns, the latest first."""
        state = self.session.state
        if self._past is None or self._past[0] is not state:
            self._past = (state, tuple(_moments(self.session)))
        return self._past[1]

    def looked_at(self) -> Known:
        """The moment on the screen."""
        if not self.turns_back:
            return self.now()
        moments = self.moments()
        back = min(self.turns_back, len(moments))
        return moments[back - 1] if moments else self.now()


def _moments(session: Session) -> list[Known]:
    """Replays the game once; only looking back needs it."""
    game = session.game
    earlier = stepper_of(game, session.state).moments[:-1]
    found = [
        Known(game, game.view_for(after, SPECTATOR))
        for before, after in pairwise(earlier)
        if MISTER_X in game.to_move(before)
    ]
    return found[::-1]
