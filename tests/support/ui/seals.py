"""Sealed games at one device, and records that somebody has changed."""

from __future__ import annotations

import json

from support.ui.tables import at_table, finished_classic, running_classic
from sy_core.errors import RecordError
from sy_core.registry import CLASSIC, game_of
from ui.seals.notes import KEY_BYTES, SEAL_KEY

KEY = bytes(range(100, 100 + KEY_BYTES)).hex()


def sealed_table(state=None, key=KEY, **options):
    """A sealed game on the table of a page, and kept."""
    app = at_table(CLASSIC, state or running_classic(), **options)
    app.session.notes[SEAL_KEY] = key
    app.keep(app.session)
    app.render()
    return app


def sealed_and_over(**options):
    """The same, when the game is over."""
    return sealed_table(finished_classic(), **options)


def changed(record):
    """A record with another station of his, and still a whole game by the rules.

    Told with it: the number of the entry, what it says now, what it said.
    """
    whole = json.loads(record)
    game = game_of(record)
    states = game.history(game.load_record(record))
    entry = 0
    for number, (before, text) in enumerate(
        zip(states[:-1], whole["moves"], strict=True)
    ):
        if "D" in text or "+" in text:
            continue
        entry += 1
        for move in map(game.format_move, game.legal_moves(before)):
            moves = [*whole["moves"][:number], move, *whole["moves"][number + 1 :]]
            forged = json.dumps({**whole, "moves": moves})
            alike = move != text and move[0] == text[0] and "+" not in move
            if alike and _is_over(game, forged):
                return forged, entry, move[1:], text[1:]
    raise AssertionError("he had no choice")


def _is_over(game, record):
    try:
        return game.outcome(game.load_record(record)) is not None
    except RecordError:
        return False
