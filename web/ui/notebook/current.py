"""The notebook of the game on the table, brought up to date."""

from __future__ import annotations

from ui.notebook.aids import side_of
from ui.notebook.book import Notebook
from ui.shell import Shell
from ui.table.session import Session


def book_of(shell: Shell, session: Session) -> Notebook:
    """The notebook of the game on the table; what is out of date is struck out."""
    book = shell.notebook
    if book is None or book.session is not session:
        book = shell.notebook = Notebook(session, side_of(session))
    if book.side != side_of(session):
        book.turn_to(side_of(session))
    if book.trial is not None and book.trial.base is not session.state:
        book.trial = None
    if book.advice is not None and book.advice.base is not session.state:
        book.advice = None
    return book
