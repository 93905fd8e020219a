"""Who plays each seat: a person, or a computer of some level."""

from __future__ import annotations

from typing import Final

from ui.computer.actions import handle
from ui.kit.forms import choice
from ui.kit.html import Child, el
from ui.shell import Area, Shell
from ui.table.scene import scene_of
from ui.table.seating import AWAY, DRIVERS


def _dialog(shell: Shell, _name: str) -> tuple[str, Child]:
    """Who plays each seat, to be changed at any time."""
    words, session = shell.words, shell.table
    scene = scene_of(shell.words, session)
    options = [(driver, words(f"driver.{driver}")) for driver in DRIVERS]
    rows = [
        choice(
            f"player-{at}",
            scene.name_of_seat(chair.seat),
            options,
            chair.driver,
            intent="computer.driver",
            arg=at,
        )
        for at, chair in enumerate(session.seating.chairs)
        if chair.driver != AWAY
    ]
    explained = el("p", None, words("players.explain"))
    return words("players.title"), el("div", {"class": "stack"}, explained, rows)


AREA: Final = Area(handle, dialog=_dialog)
