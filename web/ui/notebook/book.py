"""An open notebook: what is looked at, what is known, what was asked.

Everything in it comes from the view that everybody has, or from the view of whoever
looks; a notebook never sees a state but to ask for such a view.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from sy_core.terms import MISTER_X, SPECTATOR
from ui.kit.html import Html
from ui.table.session import Session

Weights = Mapping[int, float]


@dataclass(frozen=True)
class Known:
    """A view that everybody has, and the stations that follow from it."""

    game: Any
    view: Any

    @cached_property
    def stations(self) -> frozenset[int]:
        """Where Mister X can be."""
        found: frozenset[int] = self.game.deduce(self.view)
        return found


@dataclass(slots=True, eq=False)
class Trial:
    """Moves that are only thought of, on a table of their own."""

    base: Any
    """The state on the real table; when it changes, the trial is over."""
    table: Session
    moves: tuple[Any, ...] = ()
    caught: bool = False
    """Whether these moves leave him nowhere to be."""


@dataclass(slots=True, eq=False)
class Advice:
    """A hint that was asked for; *answer* comes later."""

    base: Any
    side: str
    answer: Any = None


@dataclass(slots=True, eq=False)
class Notebook:
    """The notebook of one game on this page."""

    session: Session
    side: str
    """Whose pages are on the screen."""
    opened: set[str] = field(default_factory=set)
    """The sides that have it lying open."""
    back: int = 0
    """How many of Mister X's turns back one looks."""
    draws: bool = False
    """Whether a tap makes a pencil mark."""
    trial: Trial | None = None
    advice: Advice | None = None
    weights: dict[Any, Weights | None] = field(default_factory=dict)
    """Likelihoods by public history; None: asked for."""
    darkness: dict[Any, Mapping[str, Any] | None] = field(default_factory=dict)
    """What Mister X's moves would tell, by his history."""
    listed: tuple[Any, Html] = (None, Html(""))
    """The list of marks that was drawn last, and what it was drawn from."""
    _known: Known | None = None
    _past: tuple[Any, tuple[Known, ...]] | None = None

    @property
    def is_open(self) -> bool:
        """Whether it lies open for the side on the screen."""
        return self.side in self.opened

    def turn_to(self, side: str) -> None:
        """The other side has the screen: it finds nothing of what was tried here."""
        self.side = side
        self.start_afresh()
        self.advice = None

    def start_afresh(self) -> None:
        """Neither past nor pencil nor trial."""
        self.back, self.draws, self.trial = 0, False, None

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
        if not self.back:
            return self.now()
        moments = self.moments()
        return moments[min(self.back, len(moments)) - 1] if moments else self.now()


def _moments(session: Session) -> list[Known]:
    """Replays the game once; only looking back needs it."""
    game, moves = session.game, session.state.moves
    state = game.read_record(session.record()).start
    found: list[Known] = []
    for move in moves[:-1]:
        is_his = MISTER_X in game.to_move(state)
        state = game.apply(state, move)
        if is_his:
            found.append(Known(game, game.view_for(state, SPECTATOR)))
    return found[::-1]
