"""What players do with the notebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ui.notebook import trial as whatif
from ui.notebook.aids import allow, is_allowed, use
from ui.notebook.book import Notebook, book_of
from ui.notebook.panel import told
from ui.notebook.pencil import mark, rub_out
from ui.notebook.questions import ask_hint, may_ask
from ui.notebook.scene import is_shown
from ui.table.actions import HANDLERS as AT_TABLE
from ui.table.actions import save
from ui.table.camera import look_at_action

if TYPE_CHECKING:
    from ui.app import App
    from ui.table.session import Session


def handle(app: App, verb: str, arg: str, value: str) -> None:
    """Act on an intent of the notebook; without one allowed there is none."""
    session = app.session
    if session is None or session.read_only:
        return
    if verb == "allow":
        _allow(app, session)
    elif is_allowed(session) and not session.over:
        _HANDLERS[verb](app, session, book_of(app, session), arg or value.strip())


def takes(app: App, session: Session, verb: str, arg: str) -> bool:
    """Whether a tap on the table is meant for the open notebook, and done."""
    book = book_of(app, session)
    if not is_shown(book, session):
        return False
    if verb == "station" and book.draws:
        _mark(app, session, book, arg)
        return True
    if book.trial is not None and verb in whatif.AT_THE_TABLE:
        before = book.trial.moves
        AT_TABLE[verb](app, book.trial.table, arg)
        if book.trial.moves is not before:
            _say(app, session, book)
        return True
    if book.back and verb in whatif.AT_THE_TABLE:
        book.back = 0  # whoever wants to act comes back to the present
        return True
    return False


def _allow(app: App, session: Session) -> None:
    app.dialog = ""
    on = not is_allowed(session)
    allow(session, on=on)
    app.notebook = None
    if on:
        app.page.focus("notebook-open")
    app.tell(app.words("notebook.allowed" if on else "notebook.put_away"))
    save(app, session)


def _open(app: App, session: Session, book: Notebook, _arg: str) -> None:
    book.opened ^= {book.side}
    book.start_afresh()
    if book.is_open:
        use(session, "notebook")
        save(app, session)
        _say(app, session, book)
        look_at_action(app, session, book.now().stations)


def _say(app: App, session: Session, book: Notebook) -> None:
    app.page.say(told(app, session, book, book.looked_at()))


def _hint(app: App, session: Session, book: Notebook, _arg: str) -> None:
    if may_ask(session):
        use(session, "hint")
        save(app, session)
        ask_hint(app, book, session)


def _step(app: App, session: Session, book: Notebook, arg: str) -> None:
    by = -1 if arg == "-1" else 1
    book.back = min(max(0, book.back + by), len(book.moments()))
    book.draws = False
    _say(app, session, book)


def _draw(_app: App, _session: Session, book: Notebook, _arg: str) -> None:
    book.draws = not book.draws


def _mark(app: App, session: Session, _book: Notebook, arg: str) -> None:
    made = mark(session, arg)
    if made is not None:
        save(app, session)
        name = app.words(f"pencil.{made}")
        app.page.say(app.words("notebook.marked", station=arg, mark=name))


def _rub_out(app: App, session: Session, _book: Notebook, _arg: str) -> None:
    rub_out(session)
    save(app, session)


def _what_if(app: App, session: Session, book: Notebook, _arg: str) -> None:
    if book.trial is not None:
        book.trial = None
    elif may_ask(session):
        use(session, "what_if")
        save(app, session)
        whatif.begin(book, session)


def _undo(app: App, session: Session, book: Notebook, _arg: str) -> None:
    whatif.step_back(book, session)
    _say(app, session, book)


_HANDLERS: Final[dict[str, Callable[[App, Session, Notebook, str], None]]] = {
    "open": _open,
    "hint": _hint,
    "step": _step,
    "draw": _draw,
    "mark": _mark,
    "rub_out": _rub_out,
    "what_if": _what_if,
    "undo": _undo,
}
