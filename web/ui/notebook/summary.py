"""How many places there are, in a sentence: to be read and to be heard."""

from __future__ import annotations

from typing import Final

from ui.notebook.questions import weights_of
from ui.notebook.state import Known, Notebook
from ui.shell import Shell
from ui.table.curtain import Showing

LEAST: Final = 0.01


def summary(shell: Shell, notebook: Notebook) -> str:
    """How many places the moment on the screen leaves; on trial, before and after."""
    words, session, trial = shell.words, notebook.session, notebook.trial
    left = notebook.looked_at().stations
    is_his = session.showing is Showing.SECRET
    if trial is not None and trial.caught:
        return words("notebook.caught")
    before = Known(session.game, session.table_view)
    # Where he can only be in one place, no trial tells more.
    if trial is None or is_his or len(before.stations) == 1:
        key = "notebook.places.x" if is_his else "notebook.places"
        return words(key, n=len(left))
    weights = weights_of(shell, notebook, before)
    gone = sum(weights.get(s, 0.0) for s in before.stations - left)
    return words("notebook.shrinks", before=len(before.stations), n=len(left)) + (
        words("notebook.found", percent=percent(gone)) if gone else ""
    )


def percent(weight: float) -> str:
    """A likelihood in whole percent; what is possible is never 0."""
    return str(round(100 * weight)) if weight >= LEAST else "<1"
