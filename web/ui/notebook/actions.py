"""What players do with the notebook."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ui.intent import Intent
from ui.notebook import trial as whatif
from ui.notebook.aids import allow, is_allowed, use
from ui.notebook.current import is_shown, notebook_of
from ui.notebook.marks import mark, rub_out
from ui.notebook.questions import ask_hint, may_ask
from ui.notebook.state import Notebook
from ui.notebook.summary import summary
from ui.shell import Area, Handler, Shell
from ui.table.camera import look_at_action
from ui.table.session import Session


def handle(shell: Shell, intent: Intent) -> None:
    """Act on an intent of the notebook; without one allowed there is none."""
    session = shell.session
    if session is None or session.read_only:
        return
    if intent.verb == "allow":
        _allow(shell, session)
    elif is_allowed(session) and not session.over:
        _HANDLERS[intent.verb](shell, intent)


def takes(shell: Shell, intent: Intent) -> bool:
    """Whether a tap on the table is meant for the open notebook, and done."""
    notebook = notebook_of(shell, shell.table)
    if not is_shown(notebook):
        return False
    if intent.verb == "station" and notebook.is_drawing:
        _mark(shell, intent)
        return True
    if intent.verb not in whatif.AT_THE_TABLE:
        return False
    if notebook.trial is not None:
        before = notebook.trial.moves
        shell.act_on(notebook.trial.table, intent)
        if notebook.trial.moves is not before:
            _say(shell, notebook)
        return True
    if notebook.turns_back:
        notebook.turns_back = 0  # whoever wants to act comes back to the present
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


def _current(shell: Shell) -> Notebook:
    assert shell.session is not None
    return notebook_of(shell, shell.session)


def _open(shell: Shell, _intent: Intent) -> None:
    notebook = _current(shell)
    session = notebook.session
    notebook.open_for ^= {notebook.side}
    notebook.start_afresh()
    if notebook.is_open:
        use(session, "notebook")
        shell.keep(session)
        _say(shell, notebook)
        look_at_action(shell.page, session, notebook.now().stations)


def _say(shell: Shell, notebook: Notebook) -> None:
    shell.page.say(summary(shell, notebook))


def _hint(shell: Shell, _intent: Intent) -> None:
    notebook = _current(shell)
    if may_ask(notebook.session):
        use(notebook.session, "hint")
        shell.keep(notebook.session)
        ask_hint(shell, notebook)


def _step(shell: Shell, intent: Intent) -> None:
    notebook = _current(shell)
    wanted = notebook.turns_back + (-1 if intent.arg == "-1" else 1)
    notebook.turns_back = min(max(0, wanted), len(notebook.moments()))
    notebook.is_drawing = False
    _say(shell, notebook)


def _draw(shell: Shell, _intent: Intent) -> None:
    notebook = _current(shell)
    notebook.is_drawing = not notebook.is_drawing


def _mark(shell: Shell, intent: Intent) -> None:
    """A station that was tapped, or one whose number was typed."""
    session, station = _current(shell).session, intent.arg or intent.value.strip()
    made = mark(session, station)
    if made is not None:
        shell.keep(session)
        name = shell.words(f"pencil.{made}")
        shell.page.say(shell.words("notebook.marked", station=station, mark=name))


def _rub_out(shell: Shell, _intent: Intent) -> None:
    session = _current(shell).session
    rub_out(session)
    shell.keep(session)


def _what_if(shell: Shell, _intent: Intent) -> None:
    notebook = _current(shell)
    if notebook.trial is not None:
        notebook.trial = None
    elif may_ask(notebook.session):
        use(notebook.session, "what_if")
        shell.keep(notebook.session)
        whatif.begin(notebook)


def _undo(shell: Shell, _intent: Intent) -> None:
    notebook = _current(shell)
    whatif.step_back(notebook)
    _say(shell, notebook)


_HANDLERS: Final[Mapping[str, Handler]] = MappingProxyType(
    {
        "open": _open,
        "hint": _hint,
        "step": _step,
        "draw": _draw,
        "mark": _mark,
        "rub_out": _rub_out,
        "what_if": _what_if,
        "undo": _undo,
    }
)
AREA: Final = Area(handle)
