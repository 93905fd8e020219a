"""Computer players beside the table: who thinks, pause and hurry."""

from __future__ import annotations

from sy_core.terms import MISTER_X
from ui.computer.seats import acting
from ui.kit.forms import choice
from ui.kit.html import Child, Html, button, el
from ui.kit.icons import icon
from ui.settings.values import PACES
from ui.shell import Shell
from ui.table.scene import Scene
from ui.table.session import Session


def waiting(shell: Shell, scene: Scene) -> str:
    """Whom everybody waits for, if it is a computer."""
    session = shell.session
    seat = acting(session) if session is not None else None
    if session is None or seat is None:
        return ""
    words = shell.words
    if shell.paused and shell.thought is None:
        return words("computer.paused")
    name = scene.name_of_seat(seat)
    if session.game.is_chance(session.state):
        return words("computer.rolls", name=name)
    if seat != MISTER_X and session.seating.led_by_one is not None:
        return words("computer.detectives")
    return words("computer.thinks", name=name)


def regions(shell: Shell, session: Session) -> dict[str, Html]:
    """What can be done about computer players, in a region of its own.

    The buttons stay where they are, under the finger, while computers move; and
    whatever these say, it has the same room (``ui.feed.panel``).
    """
    if not session.seating.has_computer:
        return {}
    busy = not session.over and not session.read_only
    label = {"class": "computer-acts", "role": "group"}
    label["aria-label"] = shell.words("computer.label")
    return {
        "computer-acts": el("div", label, _acts(shell, session)) if busy else Html(""),
    }


def _acts(shell: Shell, session: Session) -> list[Child]:
    words = shell.words
    idle = acting(session) is None
    acts: list[Child] = []
    if shell.paused:
        acts.append(_act(words("computer.step"), "step", "last", disabled=idle))
        acts.append(_act(words("computer.go_on"), "pause", "forward"))
    else:
        acts.append(_act(words("computer.hurry"), "hurry", "fast", disabled=idle))
        acts.append(_act(words("computer.pause"), "pause", "pause"))
    if session.seating.is_watched:
        seen = words("computer.hide" if session.all_seen else "computer.everything")
        look = {"class_": "button small", "id": "computer-everything"}
        acts.append(button(seen, "computer.everything", **look))
        acts.append(_pace(shell))
    return acts


def _act(label: str, verb: str, drawing: str, *, disabled: bool = False) -> Html:
    return button(
        icon(drawing),
        f"computer.{verb}",
        class_="icon-button",
        id=f"computer-{verb}",
        aria_label=label,
        title=label,
        disabled=disabled,
    )


def _pace(shell: Shell) -> Html:
    words = shell.words
    options = [(p, words(f"settings.pace.{p}")) for p in PACES]
    return choice(
        "computer-pace",
        words("computer.pace"),
        options,
        shell.settings.pace,
        intent="computer.pace",
    )
