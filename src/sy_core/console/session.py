"""One game at one keyboard: who sits there, what they have seen, what is saved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from sy_core.catalogue import Catalogue
from sy_core.console.computers import Computer
from sy_core.console.files import write_atomically
from sy_core.console.games import TerminalGame
from sy_core.console.terminal import Terminal
from sy_core.move import Move
from sy_core.protocols import State, View
from sy_core.terms import Side


@dataclass(slots=True, kw_only=True)
class Session:
    """Everything that changes while a game is played in the terminal."""

    game: TerminalGame
    state: State
    terminal: Terminal
    words: Catalogue
    """The language that is spoken."""
    rng: Random
    auto: frozenset[Side] = frozenset()
    """The sides that play by themselves."""
    computers: Mapping[Side, Computer] = field(default_factory=dict)
    """Who plays them; whoever is not named moves at random."""
    save_to: Path | None = None
    strict: bool = False
    saved: bool = False
    """Whether a file holds the game as it stands."""
    audience: Side | None = None
    """Who looks at the screen; None: anybody."""
    told: dict[Side | None, int] = field(default_factory=dict)
    """How many events each audience has seen."""
    notice: str = ""
    """What is to be said under the next screen."""
    stale: bool = True
    """Whether the screen must be drawn anew."""
    luck: list[Move] = field(default_factory=list)
    """Dice that were taken back: they fall in the same way again."""

    @property
    def humans(self) -> frozenset[Side]:
        """The sides that somebody plays."""
        return frozenset(Side) - self.auto

    @property
    def view(self) -> View:
        """What the audience knows."""
        return self.game.view_for(self.state, self.audience)

    @property
    def options(self) -> Sequence[Move]:
        """The open moves, as far as they are the audience's to know."""
        decides = self.game.side_to_move(self.state)
        return self.game.options(self.state) if decides is self.audience else ()

    def say(self, lines: Sequence[str]) -> None:
        """Show *lines*."""
        self.terminal.write("\n".join(lines))

    def refuse(self, text: str) -> bool:
        """Say what is wrong; always False, as an answer to "was it done?"."""
        self.terminal.complain(text)
        return False

    def make(self, move: Move) -> None:
        """Play a legal move."""
        self.become(self.game.rules.apply(self.state, move))

    def become(self, state: State) -> None:
        """Go on from *state*, and save it if that was asked for."""
        self.state = state
        self.stale = True
        self.saved = False
        if self.save_to is not None:
            self.save(self.save_to)

    def save(self, path: Path) -> bool:
        """Write the record; whether that worked."""
        try:
            write_atomically(path, self.game.rules.write_record(self.state))
        except OSError as error:
            problem = error.strerror or str(error)
            return self.refuse(self.words("cannot_save", path=path, problem=problem))
        self.saved = True
        return True

    def news(self) -> list[str]:
        """What the audience has not been told yet; now it has."""
        since = self.told.get(self.audience, 0)
        self.told[self.audience] = len(self.state.moves)
        return self.game.screens.story.news(self.words, self.view, since)

    def draw(self) -> None:
        """Show the table to the audience."""
        width, table = self.terminal.width, self.game.screens.table
        self.terminal.clear()
        self.say(table.screen(self.words, self.view, self.options, width))
        self.say(["-" * width, *self.news(), *filter(None, [self.notice])])
        self.notice = ""
        self.stale = False

    def face(self, side: Side) -> bool:
        """Bring *side* before the screen; False if the input ended meanwhile.

        Where two sides share a keyboard the screen is cleared first, and again
        when the other one has sat down.
        """
        if side is self.audience:
            return True
        shared = len(self.humans) > 1
        self.audience = side
        self.stale = True
        return self._curtain(side) if shared else True

    def cover(self) -> None:
        """Leave nothing on a shared screen that is Mister X's alone."""
        if self.audience is Side.MISTER_X and len(self.humans) > 1:
            self.terminal.clear()

    def _curtain(self, side: Side) -> bool:
        self.terminal.clear()
        self.terminal.write(self.words(f"hand_over.{side}"))
        if not self.terminal.attended:
            return True
        return (
            self.terminal.read_line(self.words(f"press_enter.{side}") + " ") is not None
        )
