"""What each move changed, as far as it was due to the choice of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from sy_core.hindsight.judgement import Judgement, fold
from sy_core.hindsight.moments import Moment
from sy_core.terms import Side


@dataclass(frozen=True, slots=True)
class Swing:
    """How much a move changed for the side that made it."""

    judgement: Judgement
    round: int
    places: tuple[int, int]
    """Where he could be, before and after it."""
    chances: tuple[float, float]
    """Of a catch, when he had moved the last time and now."""
    weight: float
    """Less than 0: for the worse."""
    is_by_places: bool
    """Whether it is the places that changed more; else the chance."""
    is_catch: bool


def swings_of(moments: Sequence[Moment]) -> Iterator[Swing]:
    """All moves that were chosen, with what they changed."""
    chance = 0.0
    for before, moment in pairwise(moments):
        judgement = moment.judgement
        if judgement is None:
            continue
        places = len(before.known), len(moment.known)
        chances = chance, moment.outlook.chance
        if judgement.side is Side.MISTER_X:
            weight, is_by_places = _flight(judgement, places, chances)
            chance = moment.outlook.chance
        else:
            weight, is_by_places = judgement.chance.gain, True
        yield Swing(
            judgement,
            before.round,  # the last move of a round leads to the next one
            places,
            chances,
            weight,
            is_by_places,
            is_catch=moment.rides == 0,
        )


def _flight(
    judgement: Judgement, places: tuple[int, int], chances: tuple[float, float]
) -> tuple[float, bool]:
    """A turn of Mister X: how much darker or safer, and which of the two it is."""
    safer = _due(chances[0] - chances[1], judgement.chance.gain)
    darker = _due(fold(*places), judgement.lead.gain)
    is_by_places = abs(darker) >= abs(safer)
    return (darker if is_by_places else safer), is_by_places


def _due(change: float, difference: float) -> float:
    """What of a change another choice would have spared: nothing if they part.

    So a reveal that was due in any case is no turning point.
    """
    if change * difference <= 0:
        return 0.0
    return min(change, difference, key=abs)
