"""The game that an invitation proposes, as text in the form of position text.

``A_2013_players-4_house-final-reveal``: the edition, the players, the house rules, and
what was laid by hand. Where Mister X starts is never in it: he draws.
"""

from __future__ import annotations

from random import Random
from typing import Final

from sy_core.devices.letters.faults import LetterError, LetterFault
from sy_core.errors import PositionError, SetupError, SetupFault
from sy_core.formats import clauses as outer
from sy_core.formats.clauses import Clauses, house_text, numbers_text
from sy_core.game import AnyGame, Setup
from sy_core.registry import game_named

KEYS: Final = ("players", "house", "starts", "tiles", "light")
MOST_PLAYERS: Final = 9


def write_proposal(game: AnyGame, setup: Setup) -> str:
    """The text of a game that can be set up; else a SetupError."""
    if setup.x_start is not None:
        raise SetupError(SetupFault.DRAWN, "x_start", "is drawn by both devices")
    table = game.set_up(setup, _any_deal()).table
    said = [
        ("players", str(table.players)),
        ("house", house_text(table.rules, table.edition)),
        ("starts", numbers_text(setup.starts or ())),
        ("tiles", setup.tiles or ""),
        ("light", setup.light or ""),
    ]
    return outer.write(table.edition.id, said)


def read_proposal(text: str) -> tuple[AnyGame, Setup]:
    """The game that is proposed, and how; what cannot be set up is a LetterError."""
    try:
        clauses = outer.read(text)
        clauses.only(KEYS)
        game = game_named(clauses.edition)
        setup = _setup(game, clauses)
        game.set_up(setup, _any_deal())
    except PositionError as error:
        raise LetterError(LetterFault.SETUP, error.code) from None
    except SetupError as error:
        raise LetterError(LetterFault.SETUP, error.code) from None
    return game, setup


def _setup(game: AnyGame, clauses: Clauses) -> Setup:
    edition = game.editions[clauses.edition]
    return Setup(
        edition=edition.id,
        players=clauses.number("players", None, MOST_PLAYERS),
        rules=clauses.house(edition.former),
        starts=clauses.numbers("starts") or None,
        tiles=clauses.values.get("tiles"),
        light=clauses.values.get("light"),
    )


def _any_deal() -> Random:
    return Random(0)  # noqa: S311 - nobody plays it: can it be dealt at all?
