"""What if: pieces are moved on a table of its own, where the rules hold as ever.

The table is a world that agrees with what the viewer knows. For the detectives it is
drawn from the view of everybody, so it tells nothing about where Mister X really is,
and every piece that moves counts as not having met him.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from sy_core.errors import ViewError
from sy_core.game import AnyGame
from sy_core.move import Move
from sy_core.protocols import State, View
from sy_core.terms import MISTER_X
from ui.notebook.state import Notebook, Trial
from ui.table.curtain import Showing
from ui.table.offers import NOTHING
from ui.table.seating import HUMAN, LEVELS, Seating
from ui.table.session import Session

AT_THE_TABLE: Final = frozenset(
    ("station", "card", "pick", "go", "confirm", "offer", "cancel", "double", "untake")
)
"""What can be done on trial as it is done in earnest."""


def begin(notebook: Notebook) -> None:
    """A table of its own with the same pieces on it."""
    session = notebook.session
    notebook.start_afresh()
    trial = Trial(session.state, _table(session))
    trial.table.on_trial = lambda move: _moved(trial, session, move)
    notebook.trial = trial


def step_back(notebook: Notebook) -> None:
    """Take the last move on trial back."""
    trial = notebook.trial
    if trial is not None and trial.moves:
        trial.moves = trial.moves[:-1]
        _set_up(trial, notebook.session)


def _moved(trial: Trial, session: Session, move: Move) -> None:
    if trial.caught:  # there is nothing left to try but another last move
        trial.moves = trial.moves[:-1]
    trial.moves = (*trial.moves, move)
    _set_up(trial, session)


def _set_up(trial: Trial, session: Session) -> None:
    """Put the pieces where the moves on trial lead."""
    table = trial.table
    table.choice = NOTHING
    trial.caught = False
    try:
        table.state = _assumed(session.game, _seen(session), trial.moves)
    except ViewError:  # nowhere is left for him: the last move found him for sure
        trial.caught = True
        table.state = _assumed(session.game, _seen(session), trial.moves[:-1])


def _seen(session: Session) -> View:
    """What the side on the screen knows, even if whoever watches sees more."""
    is_his = session.showing is Showing.SECRET
    seen: View = session.view if is_his else session.table_view
    return seen


def _assumed(game: AnyGame, view: View, moves: tuple[Move, ...]) -> State:
    """A world that looks like *view* and in which these moves did not end the game."""
    rng = Random(0)
    if view.seat == MISTER_X:  # nothing is hidden from him
        state = game.sample_state(view, rng)
        for move in moves:
            state = game.apply(state, move)
        return state
    return game.sample_state(game.foreseen(view, moves), rng)


def _table(session: Session) -> Session:
    """A copy of the table, where all that move now are people."""
    secret = session.showing is Showing.SECRET
    return Session(
        session.id,
        session.game,
        _assumed(session.game, _seen(session), ()),
        _played_by_people(session.seating, x=secret),
        {},
        Random(0),
        showing=session.showing,
    )


def _played_by_people(seating: Seating, *, x: bool) -> Seating:
    chairs = tuple(
        replace(chair, driver=HUMAN if (chair.seat == MISTER_X) is x else LEVELS[0])
        for chair in seating.chairs
    )
    return replace(seating, chairs=chairs)
