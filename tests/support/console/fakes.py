"""A terminal without a terminal, and games at its keyboard."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

from support import play
from sy_core import hunting
from sy_core.console.app import CLASSIC, HUNTING
from sy_core.console.languages import catalogue_of
from sy_core.console.session import Session

ENGLISH = catalogue_of("en")
END = None
"""As a typed line: the input ends here."""


@dataclass
class FakeTerminal:
    """Types *lines*, presses Enter where asked to, and keeps every page."""

    lines: Iterable[str | None] = ()
    attended: bool = True
    width: int = 80
    pages: list[str] = field(default_factory=lambda: [""])
    complaints: list[str] = field(default_factory=list)
    prompts: list[str] = field(default_factory=list)

    def __post_init__(self):
        self.typing = iter(self.lines)

    def read_line(self, prompt):
        self.prompts.append(prompt)
        if not prompt.endswith("> "):  # press Enter
            return ""
        return next(self.typing, END)

    def write(self, text):
        self.pages[-1] += text + "\n"

    def complain(self, text):
        self.complaints.append(text)
        self.write(text)

    def clear(self):
        self.pages.append("")

    @property
    def text(self):
        return "".join(self.pages)

    @property
    def screen(self):
        return self.pages[-1]


def puzzle(edition="2013", players=2, x=82, starts="41 46 124 142", **rules):
    """A classic game whose pieces start anywhere."""
    return play.puzzle(edition, players, x, starts, **rules)


def hunting_game(players=3, tiles="ABCDEF", moves="", edition="hunting", **setup):
    """A dice game on known tiles, after moves in notation."""
    state = hunting.new_game(edition, players, tiles=tiles, **setup)
    for text in moves.split():
        state = hunting.apply(state, hunting.parse_move(text))
    return state


def sitting(state, *lines, attended=True, words=ENGLISH, **choices):
    """A session of the classic game in which *lines* will be typed."""
    return Session(
        game=CLASSIC,
        state=state,
        terminal=FakeTerminal(lines, attended=attended),
        words=words,
        rng=Random(1),
        **choices,
    )


def hunting_sitting(state, *lines, words=ENGLISH, **choices):
    """A session of the dice game in which *lines* will be typed."""
    return Session(
        game=HUNTING,
        state=state,
        terminal=FakeTerminal(lines),
        words=words,
        rng=Random(1),
        **choices,
    )


def shown(game, state, side, width=80, words=ENGLISH):
    """The screen of a side, with the moves that are its own to know."""
    own = game.side_to_move(state) is side
    options = game.options(state) if own else ()
    view = game.view_for(state, side)
    return "\n".join(game.screens.table.screen(words, view, options, width))
