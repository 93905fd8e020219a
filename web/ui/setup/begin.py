"""From a setup to a game; what the rules refuse is told at the field, in words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final

from sy_core import errors
from sy_core.errors import SetupError
from ui.setup.draft import (
    Draft,
    crew_of,
    edition_of,
    game_of,
    is_classic,
    lays_tiles,
    pawns_of,
    rule,
    wanted_rules,
)
from ui.words import Words

KEYS: Final[Mapping[errors.SetupFault, str]] = MappingProxyType(
    {
        errors.SetupFault.NO_STATION: "setup.error.no_station",
        errors.SetupFault.NO_CARD: "setup.error.no_card",
        errors.SetupFault.TWICE: "setup.error.twice",
        errors.SetupFault.OCCUPIED: "setup.error.taken",
        errors.SetupFault.LETTER_TWICE: "setup.error.letter_twice",
        errors.SetupFault.UNDERGROUND: "setup.error.underground",
        errors.SetupFault.TILES: "setup.error.tiles",
        errors.SetupFault.LETTER: "setup.error.letters",
        errors.SetupFault.LIGHT: "setup.error.light",
    }
)
"""By what the rules call a fault: how the page says it."""


class SetupFault(Exception):  # noqa: N818 - what is wrong with a form is no failure
    """A game cannot start like this; *where* names the field."""

    def __init__(self, where: str, key: str, **values: object) -> None:
        super().__init__(where, key)
        self.where = where
        self.key = key
        self.values = values

    def in_words(self, words: Words) -> str:
        """The fault in a language."""
        return words(self.key, **self.values)


def build(draft: Draft, rng: Random) -> Any:
    """The state that the game starts from, or a SetupFault."""
    given: dict[str, Any] = {"rng": rng, "rules": wanted_rules(draft)}
    if is_classic(draft):
        if draft.hand:
            pawns = range(len(pawns_of(draft)))
            given["starts"] = [_station(draft.starts[i], f"starts[{i}]") for i in pawns]
        if draft.hand_x:
            given["x_start"] = _station(draft.x_start, "x_start")
    elif lays_tiles(draft):
        given["tiles"] = draft.tiles
        if rule(draft, "choose_light") and edition_of(draft).expert:
            given["light"] = draft.light
    try:
        return game_of(draft).new_game(draft.edition, draft.players, **given)
    except SetupError as error:
        raise _fault(error, draft, given) from error


def _station(text: str, where: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise SetupFault(where, "setup.error.number")
    return int(text)


def _fault(error: SetupError, draft: Draft, given: dict[str, Any]) -> SetupFault:
    key = KEYS.get(error.code)
    if key is None:
        return SetupFault(error.where, "setup.error.other")
    crew = crew_of(draft)
    index = re.fullmatch(r"starts\[(\d+)\]", error.where)
    station = given["starts"][int(index[1])] if index else given.get("x_start", 0)
    return SetupFault(
        error.where,
        key,
        station=station,
        tiles=getattr(crew, "rows", 0) * 3,
        underground=getattr(crew, "underground", 0),
        light=getattr(crew, "light", 0),
    )
