"""What players do with the notebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ui.intent import Intent
from ui.notebook import trial as whatif
from ui.notebook.aids import allow, is_allowed, use
from ui.notebook.book import Notebook
from ui.notebook.current import book_of
from ui.notebook.panel import told
from ui.notebook.pencil import mark, rub_out
from ui.notebook.questions import ask_hint, may_ask
from ui.notebook.scene import is_shown
from ui.shell import Area, Shell
from ui.table.camera import look_at_action

if TYPE_CHECKING:
    from ui.table.session import Session


def handle(shell: Shell, intent: Intent) -> None:
    """Act on an intent of the notebook; without one allowed there is none."""
    session = shell.session
    if session is None or session.read_only:
        return
    if intent.verb == "allow":
        _allow(shell, session)
    elif is_allowed(session) and not session.over:
        asked = intent.arg or intent.value.strip()
        _HANDLERS[intent.verb](shell, session, book_of(shell, session), asked)


def takes(shell: Shell, intent: Intent) -> bool:
    """Whether a tap on the table is meant for the open notebook, and done."""
    session, verb = shell.table, intent.verb
    book = book_of(shell, session)
    if not is_shown(book, session):
        return False
    if verb == "station" and book.draws:
        _mark(shell, session, book, intent.arg)
        return True
    if book.trial is not None and verb in whatif.AT_THE_TABLE:
        before = book.trial.moves
        shell.act_on(book.trial.table, intent)
        if book.trial.moves is not before:
            _say(shell, session, book)
        return True
    if book.back and verb in whatif.AT_THE_TABLE:
        book.back = 0  # whoever wants to act comes back to the present
        return True
    return False


def _allow(shell: Shell, session: Session) -> None:
    shell.dialog = ""
    on = not is_allowed(session)
    allow(session, on=on)
    shell.notebook = None
    if on:
        shell.page.focus("notebook-open")
    shell.tell(shell.words("notebook.allowed" if on else "notebook.put_away"))
    shell.keep(session)


def _open(shell: Shell, session: Session, book: Notebook, _arg: str) -> None:
    book.opened ^= {book.side}
    book.start_afresh()
    if book.is_open:
        use(session, "notebook")
        shell.keep(session)
        _say(shell, session, book)
        look_at_action(shell.page, session, book.now().stations)


def _say(shell: Shell, session: Session, book: Notebook) -> None:
    shell.page.say(told(shell, session, book, book.looked_at()))


def _hint(shell: Shell, session: Session, book: Notebook, _arg: str) -> None:
    if may_ask(session):
        use(session, "hint")
        shell.keep(session)
        ask_hint(shell, book, session)


def _step(shell: Shell, session: Session, book: Notebook, arg: str) -> None:
    by = -1 if arg == "-1" else 1
    book.back = min(max(0, book.back + by), len(book.moments()))
    book.draws = False
    _say(shell, session, book)


def _draw(_shell: Shell, _session: Session, book: Notebook, _arg: str) -> None:
    book.draws = not book.draws


def _mark(shell: Shell, session: Session, _book: Notebook, arg: str) -> None:
    made = mark(session, arg)
    if made is not None:
        shell.keep(session)
        name = shell.words(f"pencil.{made}")
        shell.page.say(shell.words("notebook.marked", station=arg, mark=name))


def _rub_out(shell: Shell, session: Session, _book: Notebook, _arg: str) -> None:
    rub_out(session)
    shell.keep(session)


def _what_if(shell: Shell, session: Session, book: Notebook, _arg: str) -> None:
    if book.trial is not None:
        book.trial = None
    elif may_ask(session):
        use(session, "what_if")
        shell.keep(session)
        whatif.begin(book, session)


def _undo(shell: Shell, session: Session, book: Notebook, _arg: str) -> None:
    whatif.step_back(book, session)
    _say(shell, session, book)


_HANDLERS: Final[dict[str, Callable[[Shell, Session, Notebook, str], None]]] = {
    "open": _open,
    "hint": _hint,
    "step": _step,
    "draw": _draw,
    "mark": _mark,
    "rub_out": _rub_out,
    "what_if": _what_if,
    "undo": _undo,
}

AREA: Final = Area(handle)
