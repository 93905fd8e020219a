"""What is chosen before a game starts, and whether it may be: alike in both games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, replace
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeVar

from sy_core.errors import SetupError, SetupFault

if TYPE_CHECKING:
    from random import Random

    from sy_core.protocols import Edition

E = TypeVar("E", bound="Edition")


class HouseRules(Protocol):
    """House rules of a game: a dataclass, a field each."""

    __dataclass_fields__: ClassVar[dict[str, Field[object]]]


R = TypeVar("R", bound="HouseRules")


def edition_among(editions: Mapping[str, E], edition_id: str) -> E:
    """The edition with this id."""
    if not isinstance(edition_id, str) or edition_id not in editions:
        known = ", ".join(editions)
        what = f"unknown; there are {known}"
        raise SetupError(SetupFault.EDITION, "edition", what, known)
    return editions[edition_id]


def check_players(edition: Edition, players: int) -> None:
    """Refuse a number of players that the edition is not for."""
    if type(players) is not int or players not in edition.crews:
        allowed = ", ".join(map(str, edition.players))
        what = f"this edition is for {allowed}"
        raise SetupError(SetupFault.PLAYERS, "players", what, allowed)


def known_rules(edition: Edition) -> dict[str, tuple[int, ...]]:
    """The values of every rule that a game may be played by: on offer, or former."""
    known = dict(edition.choices)
    for name, was in edition.former.items():
        known.setdefault(name, (was, int(getattr(edition.defaults, name))))
    return known


def with_rules(
    defaults: R, choices: Mapping[str, tuple[int, ...]], wanted: Mapping[str, int]
) -> R:
    """House rules with the *wanted* changes, each of them among the *choices*."""
    if not isinstance(wanted, Mapping):
        raise SetupError(SetupFault.HOUSE_RULE, "rules", "are not given by name")
    for name, value in wanted.items():
        options = choices.get(name)
        where = f"rules.{name}"[:60]
        if options is None:
            what = "is not on offer in this edition"
            raise SetupError(SetupFault.HOUSE_RULE, where, what)
        if not isinstance(value, int) or value not in options:
            offered = ", ".join(map(str, options))
            what = f"must be one of {offered}"
            raise SetupError(SetupFault.HOUSE_RULE, where, what, offered)
    typed = {
        name: type(getattr(defaults, name))(value) for name, value in wanted.items()
    }
    return replace(defaults, **typed)


def generator(rng: Random | None, where: str) -> Random:
    """What draws, where nothing was chosen and something is left to chance."""
    if rng is None:
        what = "neither chosen nor a generator given to draw"
        raise SetupError(SetupFault.UNDRAWN, where, what)
    return rng
