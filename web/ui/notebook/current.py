"""The notebook of the game that is on the table."""

from __future__ import annotations

from ui.notebook.aids import side_of
from ui.notebook.state import Notebook
from ui.shell import Shell
from ui.table.session import Session


def notebook_of(shell: Shell, session: Session) -> Notebook:
    """The notebook of a game; what is out of date is struck out."""
    notebook = shell.notebook
    if notebook is None or notebook.session is not session:
        notebook = shell.notebook = Notebook(session, side_of(session))
    if notebook.side != side_of(session):
        notebook.turn_to(side_of(session))
    notebook.strike_out_outdated()
    return notebook


def is_shown(notebook: Notebook) -> bool:
    """Whether the notebook lies open on the screen."""
    session = notebook.session
    hidden = session.showing.hides_table
    return notebook.is_open and not hidden and not session.over
