"""What is done about computer players: who plays which seat, pause, hurry, a move."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from sy_core.terms import Seat
from ui.computer.turns import begin, forget, hurry, settled
from ui.intent import Intent
from ui.settings.values import CHOICES, changed
from ui.shell import Handler, Shell
from ui.table.moving import make_move
from ui.table.reasoned import Reasoned
from ui.table.scene import scene_of
from ui.table.seating import AWAY, DRIVERS


def handle(shell: Shell, intent: Intent) -> None:
    """Carry out an intent that concerns computer players."""
    if shell.session is None:
        shell.show("home")
    else:
        HANDLERS[intent.verb](shell, intent)


def _players(shell: Shell, _intent: Intent) -> None:
    shell.dialog = "computer.players"


def _driver(shell: Shell, intent: Intent) -> None:
    """Somebody else takes a seat; the change is kept with the game."""
    session, arg, value = shell.table, intent.arg, intent.value
    chairs = session.seating.chairs
    if value not in DRIVERS or not arg.isdigit() or int(arg) >= len(chairs):
        return
    if session.read_only or chairs[int(arg)].driver == AWAY:
        return
    session.reseat(session.seating.with_driver(int(arg), value))
    shell.keep(session)
    name = scene_of(shell.words, session).name_of_seat(chairs[int(arg)].seat)
    shell.page.say(
        shell.words("computer.taken", name=name, driver=shell.words(f"driver.{value}"))
    )


def _pause(shell: Shell, _intent: Intent) -> None:
    shell.paused = not shell.paused
    if shell.paused:
        forget(shell)


def _step(shell: Shell, _intent: Intent) -> None:
    """One move, while the others wait."""
    if shell.thought is None:
        begin(shell, single=True)


def _hurry(shell: Shell, _intent: Intent) -> None:
    hurry(shell)


def _everything(shell: Shell, _intent: Intent) -> None:
    session = shell.table
    session.all_seen = session.seating.is_watched and not session.all_seen


def _pace_chosen(shell: Shell, intent: Intent) -> None:
    if intent.value in CHOICES["pace"]:
        shell.change_settings(changed(shell.settings, "pace", intent.value))


def _move(shell: Shell, intent: Intent) -> None:
    """A computer's turn has come; only its own clock asks for this."""
    session = shell.table
    found = settled(shell, session, intent.arg)
    if found is None:
        return
    move, answer = found
    if answer is None or not answer.motive:  # bots say nothing
        make_move(shell, move)
    else:
        seat = Seat(intent.arg)
        make_move(shell, move, Reasoned(seat, answer.motive, answer.values))


HANDLERS: Final[Mapping[str, Handler]] = MappingProxyType(
    {
        "players": _players,
        "driver": _driver,
        "pause": _pause,
        "step": _step,
        "hurry": _hurry,
        "everything": _everything,
        "pace": _pace_chosen,
        "move": _move,
    }
)
