"""What is done with puzzles: take one, answer, see why, go on."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ui.intent import Intent
from ui.puzzles import answering, making, taking
from ui.puzzles.room import day_of, room_of
from ui.puzzles.wording import moment, result_text
from ui.shell import Handler, Shell


def handle(shell: Shell, intent: Intent) -> None:
    """Carry out an intent of the puzzle mode."""
    shell.toast = ""
    room = room_of(shell)
    room.problem = room.typed = ""
    HANDLERS[intent.verb](shell, intent)


def _to(shell: Shell, intent: Intent) -> None:
    solving = room_of(shell).solving
    if solving is not None:
        solving.board.step_to(intent.arg or intent.value)
        shell.page.say(moment(shell.words, solving))


# ---- a result to share


def _share(shell: Shell, _intent: Intent) -> None:
    room = room_of(shell)
    # Who has solved it before midnight may share it after: it is that day's result.
    day = (room.solving.day if room.solving else 0) or day_of(shell)
    text = result_text(shell.words, room.progress, day)
    address = f"{shell.page.address()}#{taking.ROUTE}{taking.DAY}"
    shell.page.copy(f"{text}\n{address}", "result", "puzzles.copied")


def _copied(shell: Shell, intent: Intent) -> None:
    done = intent.value == "yes"
    if intent.arg == "link":  # a box holds it, which can be copied by hand
        shell.tell(shell.words("share.copied" if done else "share.by_hand"))
        shell.page.focus("copy-link" if done else "puzzle-link")
    else:
        shell.tell(shell.words("puzzles.copied" if done else "puzzles.not_copied"))


HANDLERS: Final[Mapping[str, Handler]] = MappingProxyType(
    {
        "show": taking.show_list,
        "day": taking.take_daily,
        "next": taking.take_next,
        "practise": taking.practise,
        "on": taking.go_on,
        "open": taking.open_link,
        "typed": taking.open_typed,
        "file": taking.open_file,
        "again": taking.take_again,
        "give_up": answering.show_solution,
        "done": answering.finish,
        "to": _to,
        "make": making.begin,
        "kind": making.choose_kind,
        "rounds": making.choose_rounds,
        "prove": making.prove,
        "try": making.try_it,
        "save": making.save,
        "copy": making.copy,
        "share": _share,
        "copied": _copied,
    }
)
