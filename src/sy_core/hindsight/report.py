"""A finished game in a few facts: missed catches, the closest moment, its turns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby, pairwise
from operator import attrgetter, itemgetter
from types import MappingProxyType
from typing import Final

from sy_core.hindsight.moments import Moment
from sy_core.hindsight.swings import Swing, swings_of
from sy_core.terms import Pawn, Side, Station


@dataclass(frozen=True, slots=True)
class Missed:
    """A turn in which pursuers could have ridden onto Mister X's station."""

    number: int
    """The position in which it was open for the last time."""
    round: int
    station: Station
    pawns: tuple[Pawn, ...]
    places: int
    """How many places they had to think of."""
    chance: float


@dataclass(frozen=True, slots=True)
class Closest:
    """The position in which the pursuers were nearest to him without catching him."""

    number: int
    round: int
    station: Station
    rides: int
    pawns: tuple[Pawn, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turning point."""

    number: int
    """Of the move; for a missed catch, of the position in which it was open."""
    round: int
    kind: TurnKind
    swing: float
    """How much it mattered, at most 1."""
    station: Station
    pawns: tuple[Pawn, ...]
    before: float
    """Of what the kind is measured by, before the move …"""
    after: float
    """… and after it."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """A move that stands out, and what makes it do so."""

    number: int
    round: int
    scale: Scale
    played: float
    other: float


@dataclass(frozen=True, slots=True)
class Report:
    """What is worth telling about a finished game."""

    missed: tuple[Missed, ...]
    closest: Closest | None
    beside: int
    """Rounds in which a pursuer was one ride away from him."""
    rounds: int
    best: Mapping[Side, Highlight | None]
    """Each side's best move, beside a typical one; None: none stands out."""
    costliest: Mapping[Side, Highlight | None]
    """… and the one that gave away most, beside the best that was open instead."""
    turns: tuple[Turn, ...]


class TurnKind(StrEnum):
    """How a move turned the game; what it is measured by stands behind the colon."""

    MISSED = "missed"
    """He could have been caught here: places."""
    SLIPPED = "slipped"
    """Mister X left them more in the dark than he might have: places."""
    GAVE_AWAY = "gave_away"
    """He told them more than he had to: places."""
    OUT_OF_REACH = "out_of_reach"
    """He went where they could hardly come: chance of a catch."""
    WITHIN_REACH = "within_reach"
    """He went where they could come: chance of a catch."""
    RISKED = "risked"
    """He ran a risk that he could have avoided: least risk, and his."""
    CHECKED = "checked"
    """A pursuer looked where he could well have been: places."""
    CAUGHT = "caught"
    """… and there he was: places."""
    STRAYED = "strayed"
    """A pursuer's ride gave a chance away: the best chance, and what was left."""


class Scale(StrEnum):
    """What a move is measured by."""

    CHANCE = "chance"
    """How likely a catch is in this round."""
    RISK = "risk"
    """The same, if anybody can get to where he really is; else 0."""
    PLACES = "places"
    """How many places they have to think of."""
    NET = "net"
    """The share of his next places that somebody can get to."""


WORTH_TELLING: Final = 0.1
"""From such a gain or loss on, a move was better or worse than others."""
TURNING: Final = 0.25
"""From such a difference on, a move turned the game."""
MOST_TURNS: Final = 6
MISSED: Final = 0.2
"""What a missed catch counts even if nobody could know: too little to turn a game."""


def report_of(moments: Sequence[Moment]) -> Report:
    """The report of a game whose moments were all looked at."""
    missed = tuple(_missed(moments))
    swings = tuple(swings_of(moments))
    own = {side: [s for s in swings if s.judgement.side is side] for side in Side}
    best = {side: _best(own[side]) for side in Side}
    costliest = {side: _costliest(own[side], best[side]) for side in Side}
    return Report(
        missed=missed,
        closest=_closest(moments),
        beside=len({m.round for m in moments if m.rides == 1}),
        rounds=len({m.round for m in moments if m.rides is not None}),
        best=MappingProxyType(best),
        costliest=MappingProxyType(costliest),
        turns=_turns(swings, missed),
    )


def _best(own: Sequence[Swing]) -> Highlight | None:
    """The move that changed most for the better, as far as it need not have."""
    top = _top((swing.weight, swing) for swing in own)
    if top is None:
        return None
    by_places = top.is_by_places and top.judgement.side is Side.MISTER_X
    scale, measure = Scale.CHANCE, top.judgement.chance
    if by_places:
        scale, measure = Scale.PLACES, top.judgement.lead
    return _highlight(top, scale, measure.played, measure.typical)


def _costliest(own: Sequence[Swing], best: Highlight | None) -> Highlight | None:
    """The move that gave most away; where no catch was near, by the lead."""
    rest = [s for s in own if best is None or s.judgement.number != best.number]
    top = _top((swing.judgement.catch.loss, swing) for swing in rest)
    if top is not None:
        catch, is_his = top.judgement.catch, top.judgement.side is Side.MISTER_X
        scale = Scale.RISK if is_his else Scale.CHANCE
        return _highlight(top, scale, catch.played, catch.best)
    top = _top((swing.judgement.lead.loss, swing) for swing in rest)
    if top is not None:
        lead, is_his = top.judgement.lead, top.judgement.side is Side.MISTER_X
        scale = Scale.PLACES if is_his else Scale.NET
        return _highlight(top, scale, lead.played, lead.best)
    return None


def _highlight(swing: Swing, scale: Scale, played: float, other: float) -> Highlight:
    return Highlight(swing.judgement.number, swing.round, scale, played, other)


def _top(weighed: Iterable[tuple[float, Swing]]) -> Swing | None:
    """The first of those that weigh most, if it is worth telling."""
    weight, found = max(weighed, key=itemgetter(0), default=(0.0, None))
    return found if weight >= WORTH_TELLING else None


def _missed(moments: Sequence[Moment]) -> Iterator[Missed]:
    """Turns in which somebody could have come to him and nobody did."""
    turns = [[*turn] for _, turn in groupby(moments, key=attrgetter("is_hunted"))]
    for turn, following in pairwise(turns):
        chances = [moment for moment in turn if moment.catchers]
        if not chances or following[0].rides == 0:
            continue
        last = chances[-1]
        assert last.station is not None
        yield Missed(
            number=last.number,
            round=last.round,
            station=last.station,
            pawns=tuple(dict.fromkeys(p for each in chances for p in each.catchers)),
            places=last.outlook.places,
            chance=last.outlook.chance,
        )


def _closest(moments: Sequence[Moment]) -> Closest | None:
    """The first of the closest: few rides, by many, with few places to think of."""
    near = [moment for moment in moments if moment.rides]  # 0: the catch itself
    if not near:
        return None
    top = min(near, key=lambda m: (m.rides, -len(m.nearest), len(m.known)))
    assert top.station is not None
    assert top.rides is not None
    return Closest(top.number, top.round, top.station, top.rides, top.nearest)


def _turns(swings: Iterable[Swing], missed: Iterable[Missed]) -> tuple[Turn, ...]:
    """What turned the game, in its order; of each round only what mattered most."""
    found = [*map(_missed_turn, missed), *map(_judged_turn, swings)]
    found = [turn for turn in found if turn.swing >= TURNING]
    found.sort(key=lambda turn: (-turn.swing, turn.number))
    by_round: dict[int, Turn] = {}
    for turn in found:
        by_round.setdefault(turn.round, turn)
    chosen = [*by_round.values()][:MOST_TURNS]
    return tuple(sorted(chosen, key=lambda turn: turn.number))


def _missed_turn(missed: Missed) -> Turn:
    return Turn(
        number=missed.number,
        round=missed.round,
        kind=TurnKind.MISSED,
        swing=MISSED + (1 - MISSED) * missed.chance,
        station=missed.station,
        pawns=missed.pawns,
        before=missed.places,
        after=missed.places,
    )


def _judged_turn(swing: Swing) -> Turn:
    """What a move changed, for better or worse."""
    judgement = swing.judgement
    kind, before, after = _measured(swing)
    return Turn(
        number=judgement.number,
        round=swing.round,
        kind=kind,
        swing=min(1.0, max(abs(swing.weight), judgement.catch.loss)),
        station=judgement.to,
        pawns=() if judgement.pawn is None else (judgement.pawn,),
        before=before,
        after=after,
    )


def _measured(swing: Swing) -> tuple[TurnKind, float, float]:
    """What a move did, and the two numbers that say so."""
    catch = swing.judgement.catch
    lost = catch.loss > abs(swing.weight)
    if swing.judgement.side is Side.DETECTIVES:
        if lost:
            return TurnKind.STRAYED, catch.best, catch.played
        return (TurnKind.CAUGHT if swing.is_catch else TurnKind.CHECKED, *swing.places)
    if lost:
        return TurnKind.RISKED, catch.best, catch.played
    if swing.is_by_places:
        more = swing.weight > 0
        return (TurnKind.SLIPPED if more else TurnKind.GAVE_AWAY, *swing.places)
    safer = swing.weight > 0
    return (TurnKind.OUT_OF_REACH if safer else TurnKind.WITHIN_REACH, *swing.chances)
