"""A draft of the dice game with other tiles, or tiles that lie otherwise."""

from __future__ import annotations

from dataclasses import replace

from sy_core.hunting.tiles import LETTERS, TILES
from ui.editor.draft import Draft, Leg, Stop


def with_tile(draft: Draft, index: int, letter: str) -> Draft:
    """Another tile in a place; if it lies elsewhere, the two change places."""
    if letter not in LETTERS or not 0 <= index < len(draft.tiles):
        return draft
    here = draft.tiles[index]
    if letter in draft.tiles:
        swapped = str.maketrans({here: letter, letter: here})
        return replace(draft, tiles=draft.tiles.translate(swapped), may=("", ""))
    tiles = draft.tiles[:index] + letter + draft.tiles[index + 1 :]
    light = "".join(sorted(draft.light.replace(here, letter)))
    return _carried(replace(draft, tiles=tiles, light=light), here, letter)


def with_swapped(draft: Draft, one: str, other: str) -> Draft:
    """Two laid tiles in each other's places."""
    if one not in draft.tiles or other not in draft.tiles:
        return draft
    return with_tile(draft, draft.tiles.index(one), other)


def with_side(draft: Draft, letter: str, *, light: bool) -> Draft:
    """A tile with its light side up, or its dark one."""
    turned = {*draft.light, letter} if light else {*draft.light} - {letter}
    laid = (each for each in turned if each in draft.tiles)
    return replace(draft, light="".join(sorted(laid)), may=("", ""))


def _carried(draft: Draft, gone: str, come: str) -> Draft:
    """Whoever stood on a tile that goes stands in the same corner of its successor."""
    to = dict(zip(TILES[gone].spaces, TILES[come].spaces, strict=True))

    def moved(station: int | None) -> int | None:
        return next((new for old, new in to.items() if old == station), station)

    def leg_of(leg: Leg, *, starts: bool) -> Leg:
        sign = come if starts and leg.sign == gone else leg.sign
        return Leg(sign, moved(leg.station))

    return replace(
        draft,
        at=tuple(map(moved, draft.at)),
        x=tuple(Stop(moved(stop.station) or 0) for stop in draft.x),
        log=tuple(
            tuple(leg_of(leg, starts=number == 0) for leg in turn)
            for number, turn in enumerate(draft.log)
        ),
        may=("", ""),
    )
