"""The application in a frame: one board, no home, nothing kept."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Final, Protocol

from sy_core.terms import Station
from ui.app import App
from ui.embed import actions, requests, screen
from ui.embed.messages import Message, faulty, messages_of, ready
from ui.embed.refusals import reason_at
from ui.intent import Intent
from ui.page import Page
from ui.settings.values import Settings
from ui.shell import Area
from ui.table.camera import look_at_action
from ui.viewer.board import Board
from ui.viewer.events import Refused
from ui.viewer.opening import open_board
from ui.viewer.parameters import (
    ParameterFault,
    Parameters,
    language_and_theme,
    read_parameters,
    without_looks,
)
from ui.words import Words, best_language

CLOSER: Final = 1.8
"""An author who names stations wants to see them well."""


class FramePage(Page, Protocol):
    """A page that can speak to the page around it."""

    def post(self, message: str) -> None:
        """Hand a message to the host, as JSON."""

    def parameters(self) -> str:
        """What stands in the address."""


class EmbedApp(App):
    """A board that is told by its address what it shows."""

    page: FramePage
    keeps = False

    def __init__(self, page: FramePage) -> None:
        super().__init__(page, {})
        self.areas = _areas(self)
        self.asked = Parameters()
        """What the address says."""
        self.wanted = Parameters()
        """The same, as the host has changed it since."""
        self.fault: ParameterFault | None = None
        self.address = ""
        self._fresh = False
        """Whether a board was opened and is still to be looked at."""
        self.entropy = page.entropy()
        """Stays the same, so that starting anew deals the same game."""

    def open(self, address: str) -> None:
        """Show what an address asks for."""
        self.address = address
        self._dress(language_and_theme(address))
        try:
            self.asked = self.wanted = read_parameters(address)
            board = open_board(self.wanted, self.entropy)
        except ParameterFault as fault:
            self._refuse(fault)
            return
        self.fault = None
        self.session = board
        self.screen = "play"
        self.toast = ""
        self.dialog = ""
        self._post(ready(board))
        self._fresh = True

    def change(self, address: str) -> None:
        """Follow a changed address; where only its looks differ the game goes on."""
        try:
            asked = read_parameters(address)
        except ParameterFault:
            self.open(address)
            return
        same_game = without_looks(asked) == without_looks(self.asked)
        if not same_game or not isinstance(self.session, Board):
            self.open(address)
            return
        self.address = address
        self.asked = asked
        self.wanted = replace(self.wanted, parts=asked.parts)
        self._dress(asked)

    def do(self, name: str, arg: str = "", value: str = "") -> None:
        """Carry out an intent of this table; what belongs to other screens is none."""
        if name.partition(".")[0] in (*self.areas, "app"):
            super().do(name, arg, value)

    def act_itself(self, wanted: Intent) -> None:
        """What belongs to no area; the address says what is on the board."""
        if wanted.verb == "route":  # somebody changed what stands behind the #
            self.change(self.page.parameters())
        else:
            super().act_itself(wanted)

    def mark(self, stations: tuple[int, ...]) -> None:
        """Highlight other stations than the address says."""
        self.wanted = replace(self.wanted, highlight=stations)

    def focus(self, stations: tuple[int, ...]) -> None:
        """Look at stations; none: at the whole map."""
        self.page.look_at(list(stations), CLOSER)

    def render(self) -> None:
        """Bring the frame up to date, then tell the host what happened."""
        super().render()
        if isinstance(self.session, Board):
            if self._fresh:
                self._look(self.session)
            for message in messages_of(self.session):
                self._post(message)

    def refused(self, station: Station | None, text: str) -> None:
        """Tell the host of a try against the rules, where that is no secret."""
        board = self.session
        assert isinstance(board, Board)
        if board.x_acts and board.seat != "all":
            return
        reason = reason_at(self, board, station)
        board.events.append(Refused(board.public_view, reason, text))

    def _look(self, board: Board) -> None:
        """Show the part of the map that matters; only now the map is there."""
        self._fresh = False
        if self.wanted.focus:
            self.focus(self.wanted.focus)
        else:
            look_at_action(self.page, board)

    def _dress(self, wanted: Parameters) -> None:
        language = wanted.lang
        if language == "auto":
            language = best_language(self.page.preferred_language())
        self.settings = Settings(theme=wanted.theme, language=language)
        self.words = Words(language)

    def _refuse(self, fault: ParameterFault) -> None:
        self.asked = Parameters()
        self.fault = fault
        self.session = None
        self.screen = "fault"
        self._post(faulty(fault.reason, fault.name))

    def _post(self, message: Message) -> None:
        self.page.post(json.dumps(message))


def _areas(app: EmbedApp) -> dict[str, Area]:
    """The areas of this board, each of which knows that it is in a frame."""
    board = Area(
        lambda _, wanted: actions.handle(app, wanted),
        lambda _: screen.regions(app),
        lambda _, name: screen.dialog(app, name),
        lambda _: screen.paint(app),
    )
    return {
        "play": board,
        "fault": board,
        "computer": Area(lambda _, wanted: actions.handle_computer(app, wanted)),
        "host": Area(lambda _, wanted: requests.handle(app, wanted)),
    }
