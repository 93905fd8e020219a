"""A task on the map: stations that can be marked, are marked, should have been.

Whatever colour says, a sign beside the station says as well.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sy_core.terms import Station
from ui.task.work import Work
from ui.words import Words

if TYPE_CHECKING:
    from ui.viewer.values import Arrow

HIT, EXTRA, MISSING = "✓", "✗", "+"
SHADES: Final = {HIT: 3, EXTRA: 1, MISSING: 5}
"""How strongly each stands out, as on the pages of a notebook."""


def with_work(
    look: dict[str, object], words: Words, work: Work, every: Iterable[Station]
) -> dict[str, object]:
    """The look of a board (``ui.table.paint``) with what is marked on it.

    *every* station of the board can be tapped while somebody marks.
    """
    if work.is_marking:
        return {
            **look,
            "dim": False,
            "stations": {str(each): _classes(work, each) for each in every},
            "labels": {str(each): label(words, work, each) for each in every},
        }
    if work.marking is None:
        return look
    return {**look, "notes": [_note(sign, at) for at, sign in sorted(_signs(work))]}


def label(words: Words, work: Work, station: Station) -> str:
    """What a screen reader says of a station."""
    key = "tasks.station.marked" if station in work.marked else "tasks.station"
    return words(key, station=station)


def arrows_drawn(arrows: Iterable[Arrow]) -> list[dict[str, object]]:
    """An author's arrows as rides on the map."""
    return [
        {"from": start, "to": end, "by": "", "class": "is-arrow"}
        for start, end in arrows
    ]


def _classes(work: Work, station: Station) -> str:
    return "is-lit is-open is-set" if station in work.marked else "is-lit is-open"


def _signs(work: Work) -> list[tuple[Station, str]]:
    marking = work.marking
    assert marking is not None
    hits = (each for each in work.marked if each not in marking.extra)
    return [
        *((station, HIT) for station in hits),
        *((station, EXTRA) for station in marking.extra),
        *((station, MISSING) for station in marking.missing),
    ]


def _note(sign: str, station: Station) -> dict[str, object]:
    pencil = "no" if sign == EXTRA else ""
    return {"at": station, "shade": SHADES[sign], "text": sign, "pencil": pencil}
