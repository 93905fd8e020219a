"""Finished games as they are counted."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random
from typing import TypedDict, Unpack

from ui.tally.played import Played

DAY = 86_400_000
FIRST = 1_700_000_000_000
USUAL = Played(
    id="one",
    date=FIRST,
    game="classic",
    edition="2013",
    players=4,
    drivers="mhhh",
    reason="caught",
    round=13,
    station=46,
    doubles=0,
    black=0,
)
EDITIONS = ("1983", "2013", "2013", "beginners", "hunting")
DRIVERS = ("hccc", "hiii", "mhhh", "ihh", "chhhh", "hhhh", "ahhh", "hcim")
PLACES = (13, 46, 67, 89, 111, 140, 185)
_NUMBERS = count()


class Told(TypedDict, total=False):
    """What may be said of a game."""

    id: str
    date: int
    game: str
    edition: str
    round: int
    station: int
    doubles: int
    black: int


def a_game(
    drivers: str = "mhhh", reason: str = "caught", **other: Unpack[Told]
) -> Played:
    """Another game; what is not said is as usual."""
    number = next(_NUMBERS)
    new = replace(USUAL, id=f"g{number}", date=FIRST + number, players=len(drivers))
    return replace(new, drivers=drivers, reason=reason, **other)


def many(number: int, seed: int = 3) -> list[Played]:
    """Games of all kinds, a day each."""
    chance = Random(seed)
    return [_any(chance, at) for at in range(number)]


def _any(chance: Random, at: int) -> Played:
    edition = chance.choice(EDITIONS)
    game = "hunting" if edition == "hunting" else "classic"
    caught = chance.random() < 0.55
    last = 13 if game == "hunting" else 22
    return a_game(
        chance.choice(DRIVERS),
        "caught" if caught else "escaped",
        id=f"many-{at}",
        date=FIRST + at * DAY,
        game=game,
        edition=edition,
        round=chance.randint(3, last) if caught else last,
        station=chance.choice([*PLACES, chance.randint(1, 199)]),
        doubles=chance.randint(0, 2),
        black=chance.randint(0, 4),
    )
