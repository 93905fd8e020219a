"""The outer form of position text: a version, an edition, clauses ``key-value``.

Only letters, digits and ``- . _ *`` occur, so that a text needs no escaping in any
part of an address. Both games write their positions in this form.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from sy_core.choices import known_rules
from sy_core.errors import Fault, PositionError, SetupError, check_text
from sy_core.protocols import Edition
from sy_core.terms import Station

VERSION: Final = "A"
LONGEST: Final = 8_000  # characters; a whole game needs about 1,000

_SAFE: Final = re.compile(r"[A-Za-z0-9._*-]*")
_KEY: Final = re.compile(r"[a-z]+")
_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,2}")
_HOUSE: Final = re.compile(r"([a-z]+(?:-[a-z]+)*)(?:-([0-9]{1,3}))?")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Clauses:
    """A text taken apart; its clauses are asked for by key and by type."""

    edition: str
    values: Mapping[str, str]

    def has(self, key: str) -> bool:
        """Whether the clause is there."""
        return key in self.values

    def only(self, keys: Collection[str]) -> None:
        """Refuse clauses that nobody knows."""
        for key in self.values:
            if key not in keys:
                raise PositionError(Fault.UNKNOWN, key[:20], "is not a clause here")

    def text(self, key: str) -> str:
        """The value of a clause that must be there."""
        if key not in self.values:
            raise PositionError(Fault.MISSING, key, "is missing")
        return self.values[key]

    def items(self, key: str) -> tuple[str, ...]:
        """The parts of a clause between its points; none if it is not there."""
        value = self.values.get(key, "")
        return tuple(value.split(".")) if value else ()

    def numbers(self, key: str) -> tuple[int, ...]:
        """The clause as whole numbers."""
        return tuple(
            as_number(item, f"{key}[{index}]")
            for index, item in enumerate(self.items(key))
        )

    def number(self, key: str, default: T, most: int) -> int | T:
        """The clause as one number from 0 to *most*."""
        if not self.has(key):
            return default
        value = as_number(self.values[key], key)
        if not 0 <= value <= most:
            raise PositionError(Fault.COUNT, key, f"is not between 0 and {most}")
        return value

    def choice(self, key: str, among: Mapping[str, T], default: T) -> T:
        """The clause as one of a few words."""
        if not self.has(key):
            return default
        word = self.values[key]
        if word not in among:
            raise PositionError(Fault.FORM, key, f"is none of {', '.join(among)}")
        return among[word]

    def house(self, former: Mapping[str, int]) -> dict[str, int]:
        """House rules by name; one without a number is switched on.

        Rulings that have changed are the *former* ones, unless the text says more.
        """
        rules = dict(former)
        for index, item in enumerate(self.items("house")):
            match = _HOUSE.fullmatch(item)
            if match is None:
                raise PositionError(Fault.FORM, f"house[{index}]", "is no house rule")
            rules[match[1].replace("-", "_")] = int(match[2] or 1)
        return rules

    def stations(self, key: str, board: Collection[Station]) -> tuple[Station, ...]:
        """The clause as stations of the board."""
        return tuple(
            on_board(number, board, f"{key}[{index}]")
            for index, number in enumerate(self.numbers(key))
        )

    def apart(self, key: str, board: Collection[Station]) -> tuple[Station, ...]:
        """The clause as stations of which none is given twice."""
        stations = self.stations(key, board)
        if len(set(stations)) < len(stations):
            raise PositionError(Fault.OCCUPIED, key, "a station is given twice")
        return stations

    def pawns(self, key: str, known: Collection[str]) -> tuple[str, ...]:
        """The clause as pawns of this table."""
        pawns = self.items(key)
        for index, pawn in enumerate(pawns):
            if pawn not in known:
                raise PositionError(Fault.FORM, f"{key}[{index}]", "is no pawn here")
        return pawns

    def may(self, board: Collection[Station]) -> frozenset[Station] | None:
        """Where Mister X can be: the stations said, or all but those said."""
        if self.has("may") and self.has("not"):
            raise PositionError(Fault.TWICE, "not", "may is given already")
        if self.has("not"):
            return frozenset(board).difference(self.apart("not", board))
        return frozenset(self.apart("may", board)) if self.has("may") else None


def read(text: str) -> Clauses:
    """Take *text* apart; whatever is wrong is a PositionError."""
    check_text(text, LONGEST, lambda why, it: PositionError(Fault(why), "text", it))
    strange = _SAFE.match(text)
    if strange is None or strange.end() < len(text):
        at = strange.end() if strange else 0
        raise PositionError(Fault.FORM, f"text[{at}]", "this sign is never used")
    version, *rest = text.split("_")
    _check_version(version)
    if not rest:
        raise PositionError(Fault.MISSING, "edition", "is missing")
    values: dict[str, str] = {}
    for clause in rest[1:]:
        key, dash, value = clause.partition("-")
        if not (dash and value and _KEY.fullmatch(key)):
            raise PositionError(Fault.FORM, clause[:20] or "clause", "is not key-value")
        if key in values:
            raise PositionError(Fault.TWICE, key[:20], "is given twice")
        values[key] = value
    return Clauses(rest[0], values)


def _check_version(version: str) -> None:
    if version == VERSION:
        return
    if len(version) == 1 and version.isupper():
        what = f"version {version} cannot be read here, only {VERSION}"
        raise PositionError(Fault.VERSION, "version", what)
    raise PositionError(Fault.VERSION, "version", "no version letter at the beginning")


def write(edition: str, clauses: Iterable[tuple[str, str]]) -> str:
    """The text of some clauses; those without a value are left out."""
    said = (f"{key}-{value}" for key, value in clauses if value)
    return "_".join([VERSION, edition, *said])


def house_text(rules: object, edition: Edition) -> str:
    """The house rules that a text would not mean if it did not say them."""
    chosen = {name: int(getattr(rules, name)) for name in known_rules(edition)}
    return ".".join(
        name.replace("_", "-") + ("" if value == 1 else f"-{value}")
        for name, value in chosen.items()
        if value != edition.former.get(name, getattr(edition.defaults, name))
    )


def numbers_text(numbers: Iterable[int]) -> str:
    """Numbers with points between them."""
    return ".".join(map(str, numbers))


def may_clause(may: frozenset[Station], board: Collection[Station]) -> tuple[str, str]:
    """Where he can be, or where not if that is shorter."""
    rest = frozenset(board) - may
    if rest and len(rest) < len(may):
        return "not", numbers_text(sorted(rest))
    return "may", numbers_text(sorted(may))


def as_number(text: str, where: str) -> int:
    """A whole number of at most three digits, without leading zeros."""
    if not _NUMBER.fullmatch(text):
        raise PositionError(Fault.FORM, where, "is not a number")
    return int(text)


def on_board(number: int, board: Collection[Station], where: str) -> Station:
    """The station with this number."""
    if number not in board:
        raise PositionError(Fault.STATION, where, f"{number} is not on the board")
    return Station(number)


def setup_fault(error: SetupError) -> PositionError:
    """A refusal of the set-up in terms of position text."""
    return PositionError(Fault.SETUP, error.where[:60], error.what, error.about)
