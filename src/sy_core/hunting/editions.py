"""The numbers of the dice game as data: editions, line-ups, house rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum
from types import MappingProxyType
from typing import ClassVar, Final

from sy_core.choices import edition_among

DICE: Final = 7
CHIPS: Final = 3
DOUBLES: Final = 1
HELICOPTERS: Final = 1
TABLEAU: Final = 13
"""Spaces of the tableau; the start is written on the first (R34, R36)."""
REVEALS: Final = frozenset({3, 7, 11})


class RunIn(IntEnum):
    """What becomes of Mister X moving onto a detective (R39)."""

    LOSES = 0
    """Legal, and he loses at once; compulsory if his dice lead nowhere else."""
    FORBIDDEN = 1
    """Illegal: a die that leads only there is unusable."""
    MAY_PASS = 2
    """Legal, and he loses at once; but he may pass if his dice lead nowhere else."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Crew:
    """Who and what plays with a given number of players."""

    pawns: tuple[int, ...]
    """Detective pawns led by each detective player, from Mister X's left."""
    rows: int
    """Rows of three tiles."""
    underground: int
    """Tiles with an underground stop on the grid; 0: no matter how many."""
    dice: int
    black: int
    light: int
    """Tiles that lie light side up in the expert game."""
    bobbies: ClassVar[int] = 0
    """There are none in this game."""


CREWS: Final = MappingProxyType(
    {
        2: Crew(pawns=(2,), rows=2, underground=3, dice=3, black=2, light=2),
        3: Crew(pawns=(1, 1), rows=2, underground=3, dice=3, black=2, light=2),
        4: Crew(pawns=(1, 1, 1), rows=3, underground=0, dice=4, black=3, light=3),
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """Every choice that the rulings leave to the table."""

    longer: bool = False
    """R34, R36: the start is no move: 14 spaces, reveals on 4, 8 and 12."""
    run_in: RunIn = RunIn.LOSES
    """R39: Mister X moving onto a detective."""
    one_black: bool = False
    """R44: only one leg of a double may be black."""
    helicopter_in_double: bool = False
    """R45: the helicopter may be a leg of a double."""
    straight_helicopter: bool = False
    """R48: the helicopter lands straight across."""
    more_underground: bool = False
    """R54: the small grid has three underground tiles or more."""
    choose_light: bool = False
    """R55: the light tiles are chosen, not drawn."""


YES_NO: Final = (False, True)
CHOICES: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {
        "longer": YES_NO,
        "run_in": tuple(RunIn),
        "one_black": YES_NO,
        "helicopter_in_double": YES_NO,
        "straight_helicopter": YES_NO,
        "more_underground": YES_NO,
    }
)
"""For each house rule on offer, the values that it may take."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Edition:
    """One way to play the dice game; equal only to itself."""

    id: str
    title: str
    source: str
    """The section of docs/rules.md behind it."""
    expert: bool
    """Whether some tiles lie light side up."""
    crews: Mapping[int, Crew]
    """By number of players, Mister X included."""
    defaults: HouseRules = field(default_factory=HouseRules)
    choices: Mapping[str, tuple[int, ...]]
    former: Mapping[str, int] = field(default_factory=dict)
    """Rulings that have changed, as a text means them that does not say so."""

    def __repr__(self) -> str:
        return f"<Edition {self.id}>"

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that the edition allows."""
        return tuple(self.crews)


BASIC: Final = Edition(
    id="hunting",
    title="Hunting Mister X",
    source="docs/rules.md#hunting-mister-x",
    expert=False,
    crews=CREWS,
    choices=CHOICES,
)
EXPERT: Final = replace(
    BASIC,
    id="hunting-expert",
    title="Hunting Mister X, expert side",
    source="docs/rules.md#expert-side",
    expert=True,
    choices=MappingProxyType({**CHOICES, "choose_light": YES_NO}),
)
EDITIONS: Final[Mapping[str, Edition]] = MappingProxyType(
    {edition.id: edition for edition in (BASIC, EXPERT)}
)


def edition_named(edition_id: str) -> Edition:
    """The edition with this id."""
    return edition_among(EDITIONS, edition_id)
