"""What follows from an edition and a number of players, whatever is being set up."""

from __future__ import annotations

from typing import Protocol

from sy_core.game import AnyGame
from sy_core.protocols import Crew, Edition
from sy_core.registry import CLASSIC, game_named


class Party(Protocol):
    """A game or a position that is being set up."""

    @property
    def edition(self) -> str:
        """Its id."""

    @property
    def players(self) -> int:
        """Mister X included."""


def game_of(party: Party) -> AnyGame:
    """The game that the edition belongs to."""
    return game_named(party.edition)


def edition_of(party: Party) -> Edition:
    """The edition's data."""
    return game_of(party).editions[party.edition]


def crew_of(party: Party) -> Crew:
    """The edition's line-up for this number of players."""
    return edition_of(party).crews[party.players]


def is_classic(party: Party) -> bool:
    """Whether it is the game on the map of London."""
    return game_of(party) is CLASSIC


def pawns_of(party: Party) -> tuple[str, ...]:
    """All pursuers: detectives, then bobbies."""
    crew = crew_of(party)
    detectives = (f"D{n}" for n in range(1, sum(crew.pawns) + 1))
    bobbies = (f"P{n}" for n in range(1, crew.bobbies + 1))
    return (*detectives, *bobbies)
