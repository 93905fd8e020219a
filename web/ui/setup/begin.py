"""From a setup to a game; what the rules refuse is told at the field, in words."""

from __future__ import annotations

import re
from random import Random

from sy_core.errors import SetupError
from sy_core.game import Setup
from sy_core.protocols import State
from ui.setup.draft import Draft
from ui.setup.party import game_of, is_classic, pawns_of
from ui.setup.rules import chooses_light, lays_tiles, wanted_rules
from ui.setup.tiles import has_light_tiles, tile_count, tile_crew
from ui.words import Words


class SetupProblem(Exception):  # noqa: N818 - what is wrong with a form is no failure
    """A game cannot start like this; *where* names the field, *code* the reason."""

    def __init__(self, where: str, code: str, **values: object) -> None:
        super().__init__(where, code)
        self.where = where
        self.code = code
        self.values = values

    def in_words(self, words: Words) -> str:
        """The problem in a language."""
        key = f"setup.error.{self.code}"
        return words(key if key in words else "setup.error.other", **self.values)


def build(draft: Draft, rng: Random) -> State:
    """The state that the game starts from, or a SetupProblem."""
    wanted = chosen(draft)
    try:
        return game_of(draft).set_up(wanted, rng)
    except SetupError as error:
        values = _values(draft, wanted, error.where)
        raise SetupProblem(error.where, error.code.value, **values) from error


def chosen(draft: Draft) -> Setup:
    """What the rules are asked to set up; over two devices Mister X always draws."""
    stations, tiles = is_classic(draft), lays_tiles(draft)
    by_hand, x_by_hand = stations and draft.hand, _chooses_x(draft)
    light = tiles and chooses_light(draft) and has_light_tiles(draft)
    return Setup(
        edition=draft.edition,
        players=draft.players,
        rules=wanted_rules(draft),
        starts=_starts(draft) if by_hand else None,
        x_start=_station(draft.x_start, "x_start") if x_by_hand else None,
        tiles=draft.tiles if tiles else None,
        light=draft.light if light else None,
    )


def _chooses_x(draft: Draft) -> bool:
    return is_classic(draft) and draft.hand_x and not draft.where


def _starts(draft: Draft) -> list[int]:
    pawns = range(len(pawns_of(draft)))
    return [_station(draft.starts[index], f"starts[{index}]") for index in pawns]


def _station(text: str, where: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", text):
        raise SetupProblem(where, "number")
    return int(text)


def _values(draft: Draft, wanted: Setup, where: str) -> dict[str, object]:
    """What the words about a fault speak of."""
    if not is_classic(draft):
        crew = tile_crew(draft)
        counts = {"underground": crew.underground, "light": crew.light}
        return {"tiles": tile_count(draft), **counts}
    index = re.fullmatch(r"starts\[(\d+)\]", where)
    if index is None:
        return {"station": wanted.x_start or 0}
    return {"station": (wanted.starts or ())[int(index[1])]}
