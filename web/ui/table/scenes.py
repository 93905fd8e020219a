"""Looks at a table: as it stands for whoever has the screen, or at a view alone."""

from __future__ import annotations

from typing import Any

from ui.shell import Shell
from ui.table.curtain import Showing
from ui.table.offers import NOTHING, most_doubles
from ui.table.scene import Scene
from ui.table.session import Session
from ui.table.takeback import may_take_back


def scene_of(shell: Shell, session: Session) -> Scene:
    """What may be drawn now."""
    mine = session.x_acts and session.showing is Showing.SECRET
    return Scene(
        words=shell.words,
        settings=shell.settings,
        game=session.game.id,
        view=session.view,
        showing=session.showing,
        seating=session.seating,
        offers=session.offers(),
        choice=session.choice,
        most_doubles=most_doubles(session.game, session.state) if mine else 0,
        takings=session.takings,
        read_only=session.read_only,
        may_take_back=may_take_back(session),
    )


def scene_of_view(shell: Shell, session: Session, view: Any) -> Scene:
    """A look at a view alone: nothing can be done in it."""
    return Scene(
        words=shell.words,
        settings=shell.settings,
        game=session.game.id,
        view=view,
        showing=Showing.TABLE,
        seating=session.seating,
        offers=(),
        choice=NOTHING,
        most_doubles=0,
        takings={},
        read_only=True,
        may_take_back=False,
    )
