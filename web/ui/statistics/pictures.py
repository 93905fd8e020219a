"""Plots with their title, what they say in a sentence, and all of it as a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ui.kit.html import Child, Html, el
from ui.statistics.heat import heat_map, on_the_map
from ui.statistics.plots import rate, rounds
from ui.statistics.series import (
    WINDOW,
    Pair,
    catches,
    places,
    running,
    window,
)
from ui.statistics.tables import legend, pairs_table
from ui.tally.played import DETECTIVES, Played, X
from ui.tally.totals import Counts
from ui.words import Words

ENOUGH: Final = 3
"""So many games make a line."""


def card(title: str, *children: Child) -> Html:
    """A part of the screen."""
    return el("section", {"class": "card stack"}, el("h2", None, title), *children)


def rate_card(words: Words, games: Sequence[Played]) -> Html | None:
    """How often one has won lately, on either side."""
    decided = [played for played in games if played.won is not None]
    if len(decided) < ENOUGH:
        return None
    latest = decided[-WINDOW:]
    won = sum(bool(played.won) for played in latest)
    said = words("statistics.rate.last", n=len(latest), won=won)
    names = {DETECTIVES: words("role.detectives"), X: words("role.mister_x")}
    size = window(len(decided))
    lines = {side: running(games, side, size) for side in names}
    there = {side: name for side, name in names.items() if lines[side]}
    return card(
        words("statistics.rate"),
        rate(words, lines, said),
        legend(there),
        el("p", None, said),
        el("p", {"class": "hint"}, words("statistics.rate.what", n=size)),
    )


def rounds_card(words: Words, counts: Counts, game: str) -> Html | None:
    """In which rounds he was caught."""
    found = catches(counts, game)
    if not found:
        return None
    title = words("statistics.rounds")
    said = words("statistics.rounds.most", round=_most(found))
    return card(
        title,
        el("p", {"class": "hint"}, words(f"game.{game}")),
        rounds(words, found, said),
        *_told(words, title, words("statistics.round"), said, found),
    )


def places_card(words: Words, counts: Counts) -> Html | None:
    """Where he was caught."""
    found = on_the_map(places(counts))
    if not found:
        return None
    title = words("statistics.places")
    said = words("statistics.places.most", station=_most(found))
    return card(
        title,
        el("div", {"class": "position"}, heat_map(found, said)),
        *_told(words, title, words("statistics.station"), said, found),
    )


def _told(
    words: Words, title: str, number: str, said: str, found: Mapping[int, Pair]
) -> tuple[Html, Html, Html]:
    """The same for whoever reads, below a picture."""
    return (
        legend(_whose(words)),
        el("p", None, said),
        pairs_table(words, title, number, found),
    )


def _whose(words: Words) -> dict[str, str]:
    return {
        DETECTIVES: words("statistics.caught_him"),
        X: words("statistics.were_caught"),
    }


def _most(found: Mapping[int, Pair]) -> int:
    """The number that has most; of several, the first."""
    return max(found, key=lambda number: (found[number].sum, -number))
