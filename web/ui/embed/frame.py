"""A frame in another page: what its address and its host ask of the board in it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Protocol

from sy_core.terms import Station
from ui import later
from ui.embed.messages import Message, faulty, messages_of, ready
from ui.embed.refusals import reason_at
from ui.page import Page
from ui.settings.values import Settings
from ui.shell import Shell
from ui.table.camera import look_at_action
from ui.table.scene import Scene
from ui.task.marks import arrows_drawn
from ui.viewer.board import Board
from ui.viewer.events import Refused
from ui.viewer.faults import ParameterFault
from ui.viewer.opening import open_board
from ui.viewer.parameters import (
    Parameters,
    language_and_theme,
    read_parameters,
    without_looks,
)
from ui.words import best_language

if TYPE_CHECKING:  # few frames want one
    from ui.puzzles.framed import FramedPuzzle

CLOSER: Final = 1.8
"""An author who names stations wants to see them well."""


class FramePage(Page, Protocol):
    """A page that can speak to the page around it."""

    def post(self, message: str) -> None:
        """Hand a message to the host, as JSON."""

    def parameters(self) -> str:
        """What stands in the address."""

    def is_alone(self) -> bool:
        """Whether there is no page around this one: somebody opened its address."""


class Frame:
    """What is asked for in a frame, and who hears what happens on its board."""

    def __init__(self, shell: Shell, page: FramePage) -> None:
        self.shell = shell
        self.page = page
        self.address = ""
        self.of_address = Parameters()
        """What the address asks for."""
        self.parameters = Parameters()
        """The same, as the host has changed it since."""
        self.fault: ParameterFault | None = None
        self.asks = False
        """Whether somebody has to agree before Mister X is shown."""
        self.edition = ""
        """What is played, or will be when somebody has agreed."""
        self._agreed = ""
        """The address for which somebody has agreed."""
        self._puzzle: FramedPuzzle | None = None
        """What the address names as a puzzle."""
        self._is_new = False
        """Whether a board was opened and is still to be looked at."""

    @property
    def board(self) -> Board | None:
        """The board in the frame; None: the address asks for none that there is."""
        session = self.shell.session
        return session if isinstance(session, Board) else None

    def open(self, address: str) -> None:
        """Show what an address asks for.

        Chance is drawn anew each time, unless the address has a seed: who has seen one
        side of a deal shall not be shown the other.
        """
        shell = self.shell
        self.address = address
        self.asks = False
        self._dress(language_and_theme(address))
        try:
            self.of_address = self.parameters = read_parameters(address)
            self._fill_in()
            board = open_board(self.parameters, self.page.entropy())
        except ParameterFault as fault:
            self.refuse(fault)
            return
        self.fault = None
        self.edition = "" if board.over else board.state.table.edition.id
        if self._is_to_ask(board):
            self._ask()
            return
        shell.session = board
        shell.screen = "play"
        shell.toast = ""
        shell.dialog = ""
        self._post(ready(board))
        self._is_new = True

    def _fill_in(self) -> None:
        """Have a puzzle say what is on the board, and what is asked."""
        self._puzzle = None
        if self.parameters.puzzle:
            framed = later.load(later.PUZZLES_FRAMED)
            puzzle = self._puzzle = framed.named(self.parameters.puzzle)
            self.parameters = puzzle.filled(self.parameters, self.shell.words)

    def explain(self) -> None:
        """The task was just decided: a puzzle shows why."""
        board, puzzle = self.board, self._puzzle
        if board is not None and puzzle is not None:
            texts = puzzle.explained(board, self.parameters.texts, self.shell.words)
            self.parameters = replace(self.parameters, texts=texts)
            self.page.look_at(puzzle.ends)

    def rides(self, scene: Scene) -> list[dict[str, object]]:
        """What an author wants to be drawn, and what an answer leads to."""
        arrows = arrows_drawn(self.parameters.arrows)
        if self.board is None or self._puzzle is None:
            return arrows
        return [*arrows, *self._puzzle.rides(scene, self.board)]

    def agree(self) -> None:
        """Somebody wants to see Mister X, whom this address shows."""
        if self.asks:
            self._agreed = self.address
            self.open(self.address)

    def _is_to_ask(self, board: Board) -> bool:
        """Whether somebody has opened this address by itself, and Mister X is in it.

        A puzzle is no game that is going on.
        """
        shows = board.shows_secret and self._puzzle is None
        return shows and self.page.is_alone() and self.address != self._agreed

    def _ask(self) -> None:
        self.asks = True
        self.shell.session = None
        self.shell.screen = "fault"

    def change(self, address: str) -> None:
        """Follow a changed address; where only its looks differ the game goes on."""
        try:
            asked = read_parameters(address)
        except ParameterFault:
            self.open(address)
            return
        same_game = without_looks(asked) == without_looks(self.of_address)
        if not same_game or self.board is None:
            self.open(address)
            return
        self.address = address
        self.of_address = asked
        self.parameters = replace(self.parameters, parts=asked.parts, texts=asked.texts)
        self._dress(asked)
        if self._puzzle is not None:
            self.parameters = self._puzzle.filled(self.parameters, self.shell.words)

    def mark(self, stations: tuple[int, ...]) -> None:
        """Highlight other stations than the address says."""
        self.parameters = replace(self.parameters, highlight=self._known(stations))

    def focus(self, stations: tuple[int, ...]) -> None:
        """Look at stations; none: at the whole map."""
        if self.board is not None:
            known = list(self._known(stations))
            self.page.look_at(known, CLOSER, targets=known)

    def _known(self, stations: tuple[int, ...]) -> tuple[int, ...]:
        """Those that are on the board."""
        known = () if self.board is None else self.board.state.table.stations
        return tuple(station for station in stations if station in known)

    def note_refusal(self, station: Station | None, text: str) -> None:
        """A try against the rules; the host hears of it where that is no secret."""
        board = self.board
        assert board is not None
        if board.x_acts and board.seat != "all":
            return
        reason = reason_at(self.shell, board, station)
        board.events.append(Refused(board.public_view, reason, text))

    def after_drawing(self) -> None:
        """Look at a new board, now that the map is there; tell what happened."""
        board = self.board
        if board is None:
            return
        if self._is_new:
            self._is_new = False
            self._look_at(board)
        for message in messages_of(board):
            self._post(message)

    def _look_at(self, board: Board) -> None:
        """Show the part of the map that matters."""
        if self.parameters.focus:
            self.focus(self.parameters.focus)
        else:
            look_at_action(self.page, board)

    def _dress(self, wanted: Parameters) -> None:
        language = wanted.lang
        if language == "auto":
            language = best_language(self.page.preferred_language())
        self.shell.change_settings(Settings(theme=wanted.theme, language=language))

    def refuse(self, fault: ParameterFault) -> None:
        """Show why there is no board."""
        self.of_address = Parameters()
        self.edition = ""
        self.fault = fault
        self.shell.session = None
        self.shell.screen = "fault"
        self._post(faulty(fault.reason, fault.name))

    def _post(self, message: Message) -> None:
        self.page.post(json.dumps(message))
