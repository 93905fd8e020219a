"""The one place that touches standard input and output."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from typing import Final, Protocol, TextIO

from sy_core.console.legible import legible

USUAL: Final = 80
WIDEST: Final = 120

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Cursor home, screen cleared, and what has scrolled away cleared as well."""


class Terminal(Protocol):
    """All that a game needs of the outside world."""

    @property
    def attended(self) -> bool:
        """Whether somebody sits there who can press Enter."""
        ...

    @property
    def width(self) -> int:
        """Columns that a line may fill."""
        ...

    def read_line(self, prompt: str) -> str | None:
        """The next line without its end, or None when there is none."""
        ...

    def write(self, text: str) -> None:
        """Show *text* on lines of its own."""
        ...

    def complain(self, text: str) -> None:
        """Say what is wrong, on lines of its own."""
        ...

    def clear(self) -> None:
        """Take everything that has been shown out of sight."""
        ...


@dataclass(frozen=True, slots=True)
class Streams:
    """A terminal, or pipes and files in its place."""

    source: TextIO
    target: TextIO
    troubles: TextIO

    @property
    def attended(self) -> bool:
        """Whether lines are typed rather than piped in."""
        return self.source.isatty()

    @property
    def width(self) -> int:
        """The terminal's width, within reason."""
        if not self.target.isatty():
            return USUAL
        columns = shutil.get_terminal_size((USUAL, 24)).columns
        return max(USUAL, min(columns, WIDEST))

    def read_line(self, prompt: str) -> str | None:
        """Ask for a line; Ctrl-C ends the input just as Ctrl-D does."""
        if self.attended:
            _put(self.target, prompt)
        self.target.flush()
        try:
            line = self.source.readline()
        except KeyboardInterrupt:
            line = ""
        except UnicodeDecodeError:
            return "?!"  # no command and no move: it is answered as such
        if line:
            return line.rstrip("\r\n")
        if self.attended:
            self.write("")
        return None

    def write(self, text: str) -> None:
        """Show *text*."""
        _put(self.target, text + "\n")

    def complain(self, text: str) -> None:
        """Say what is wrong where scripts look for it."""
        self.target.flush()
        _put(self.troubles, text + "\n")
        self.troubles.flush()

    def clear(self) -> None:
        """Clear the screen; in a file, draw a line of dashes."""
        self.target.write(CLEAR if self.target.isatty() else "-" * USUAL + "\n")


def _put(stream: TextIO, text: str) -> None:
    """Write *text*, whatever characters the stream has."""
    stream.write(legible(text, stream.encoding))
