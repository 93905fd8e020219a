"""What can be typed, explained."""

from __future__ import annotations

from typing import Final

from sy_core.catalogue import Catalogue
from sy_core.console.terminal import USUAL
from sy_core.console.text import INDENT, column, explained, paragraph

COLUMN: Final = 15
"""Where explanations begin, unless a label is longer."""


def typing_help(words: Catalogue, game: str) -> list[str]:
    """How moves are typed in a game, and every command."""
    rules = _notation(words, game)
    commands = _commands(words)
    start = column((f"{INDENT}{label} " for label in (*rules, *commands)), COLUMN)
    return [
        *paragraph(words("help.moves"), USUAL),
        *_table(rules, start),
        words("help.commands"),
        *_table(commands, start),
        *paragraph(words("help.lines"), USUAL),
    ]


def _table(rows: dict[str, str], start: int) -> list[str]:
    return [
        line
        for label, text in rows.items()
        for line in explained(f"{INDENT}{label}", start, text, USUAL)
    ]


def _notation(words: Catalogue, game: str) -> dict[str, str]:
    classic = ("mister_x", "detectives", "asked")
    parts = classic if game == "classic" else ("first", "detectives", "mister_x")
    return {
        words(f"notation.{game}.{part}"): words(f"notation.{game}.{part}.how")
        for part in parts
    }


def _commands(words: Catalogue) -> dict[str, str]:
    """The commands are typed in English, whatever is spoken."""
    return {
        "moves": words("help.command.moves"),
        "moves T46": words("help.command.moves_after"),
        "look 46": words("help.command.look"),
        "log": words("help.command.log"),
        "where": words("help.command.where"),
        "why D1T46": words("help.command.why"),
        "undo": words("help.command.undo"),
        f"save {words('help.file')}": words("help.command.save"),
        "record": words("help.command.record"),
        "help, quit": words("help.command.help"),
    }
