"""The tiles: streets, and dice that lead along them."""

from __future__ import annotations

from typing import Final

from sy_core.hunting.layout import tile_of
from sy_core.hunting.tiles import TILES
from sy_core.hunting.view import View
from sy_core.terms import Station, Ticket
from ui.inspector.facts import Lines, Way
from ui.words import Words

DICE: Final = (Ticket.TAXI, Ticket.BUS, Ticket.UNDERGROUND)


def place(words: Words, station: Station) -> str:
    """The tile that carries a space."""
    letter = tile_of(station)
    return words("inspect.tile", letter=letter, name=TILES[letter].name)


def lines(view: View, station: Station) -> Lines:
    """Where each die leads from there."""
    rides = view.table.layout.rides
    found = ((die.value, rides[die].get(station, ())) for die in DICE)
    return tuple((letter, ends) for letter, ends in found if ends)


def pawn_way(view: View, index: int, station: Station) -> Way:
    """How a detective gets there, if such a die is rolled."""
    return _way(view, view.pursuers[index], station)


def x_way(view: View, here: Station, station: Station) -> Way:
    """How Mister X gets there, if such a die lies there for him."""
    return _way(view, here, station)


def _way(view: View, here: Station, station: Station) -> Way:
    rides = view.table.layout.rides
    fitting = (die for die in DICE if station in rides[die].get(here, ()))
    return Way(tuple(die.value for die in fitting))
