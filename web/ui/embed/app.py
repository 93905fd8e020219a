"""The application in a frame: one board, no home, nothing kept."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from sy_core.terms import Station
from ui.app import AREAS, App
from ui.embed import actions, requests, screen
from ui.embed.frame import Frame, FramePage
from ui.intent import Intent
from ui.shell import Area
from ui.viewer.faults import ParameterFault


class EmbedApp(App):
    """A board that is told by its address what it shows."""

    keeps = False

    def __init__(self, page: FramePage) -> None:
        super().__init__(page, {})
        self.frame = Frame(self, page)
        self.areas = _areas(self.frame)

    def open(self, address: str) -> None:
        """Show what an address asks for."""
        self.attempt(
            partial(self.frame.open, address), partial(self._open_late, address)
        )

    def _open_late(self, address: str) -> None:
        self.frame.open(address)
        self.render()

    def lose(self) -> None:
        """What the address asks for cannot be fetched."""
        self.frame.refuse(ParameterFault("rest.lost", "puzzle"))

    def do(self, name: str, arg: str = "", value: str = "") -> None:
        """Carry out an intent of this table; what belongs to other screens is none."""
        if name.partition(".")[0] in (*self.areas, "app"):
            super().do(name, arg, value)

    def act_itself(self, wanted: Intent) -> None:
        """What belongs to no area; the address says what is on the board."""
        if wanted.verb == "route":  # somebody changed what stands behind the #
            self.frame.change(self.frame.page.parameters())
        else:
            super().act_itself(wanted)

    def render(self) -> None:
        """Bring the frame up to date, then tell the host what happened."""
        super().render()
        self.frame.after_drawing()

    def refused(self, station: Station | None, text: str) -> None:
        """Something was tried against the rules."""
        self.frame.note_refusal(station, text)


def _areas(frame: Frame) -> Mapping[str, Area]:
    """The areas of a frame: the page's own table, of which less is shown and done."""
    board = Area(
        actions.table_handler(frame, AREAS["play"].handle),
        lambda _shell: screen.regions(frame),
        lambda _shell, _name: screen.dialog(frame),
        lambda _shell: screen.paint(frame),
        lambda _shell: screen.rest(frame),
    )
    return {
        "play": board,
        "fault": board,
        "computer": Area(actions.computer_handler(frame, AREAS["computer"].handle)),
        "host": Area(requests.handler(frame)),
    }
