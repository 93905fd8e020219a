"""What detectives make of Mister X's turns in the dice game, by pictures of him.

The spaces are exactly those of :func:`sy_core.hunting.deduce.deduce`. Each picture
keeps weights of its own; those that foretold what was seen count more.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from sy_core.ai.belief import Belief, even, normal, without
from sy_core.ai.dice_belief import is_stuck, streets_of
from sy_core.ai.dice_ground import EASY, WARY, Custom, likes
from sy_core.hunting import (
    PawnRide,
    Place,
    Table,
    Token,
    Turn,
    View,
    as_detectives_see,
)
from sy_core.hunting.codes import BLACK
from sy_core.hunting.deduce import starts_of
from sy_core.hunting.dice import FACES
from sy_core.hunting.reach import flights
from sy_core.terms import Station

PICTURES: Final = ((EASY, 0.35), (WARY, 0.65))
LEAST_TRUST: Final = 0.05
UNHEARD_OF: Final = 1e-9
KIND_OF: Final = {token: kind for kind, token in enumerate(map(Token, "TBUX"))}


@dataclass(frozen=True, slots=True)
class Scene:
    """What everybody sees before a turn of Mister X."""

    table: Table
    dice: int
    """The faces that he may take, a bit each."""
    black: bool
    """Whether he has a black ticket left."""
    places: tuple[int, ...]


def sharp_belief(view: View) -> Belief:
    """The detectives' belief, whoever's view it is asked of."""
    public = as_detectives_see(view)
    if public.x_station is not None:
        return {public.x_station: 1.0}
    table = public.table
    setting = table.setting
    known = setting.pursuers if setting else ()
    places: dict[str, int] = dict(zip(table.pawns, known, strict=False))
    played = [FACES.index(face) for face in (setting.played if setting else ())]
    black = setting.black if setting else table.crew.black
    begun = setting is not None and bool(setting.log)
    start = without(
        even(starts_of(public) if begun else table.layout.places), places.values()
    )
    beliefs = [start for _ in PICTURES]
    trust = [share for _, share in PICTURES]
    tile = table.layout.on_tile(public.announced) if public.announced else frozenset()
    for event in public.history:
        match event:
            case Place(pawn, to):
                places[pawn] = to
                beliefs = [without(belief, (to,)) for belief in beliefs]
            case PawnRide(pawn, ticket, to):
                places[pawn] = to
                played.append(FACES.index(ticket))
                beliefs = [without(belief, (to,)) for belief in beliefs]
            case Turn() if event.legs[0].token is Token.START:
                beliefs = [
                    normal({s: w for s, w in belief.items() if s in tile})
                    for belief in beliefs
                ]
            case Turn():
                dice = sum({1 << kind for kind in played})
                scene = Scene(table, dice, black > 0, tuple(places.values()))
                seen = [
                    _after_turn(scene, picture, belief, event)
                    for (picture, _), belief in zip(PICTURES, beliefs, strict=True)
                ]
                beliefs = [belief for belief, _ in seen]
                trust = _scaled(
                    [t * chance for t, (_, chance) in zip(trust, seen, strict=True)]
                )
                black -= sum(leg.token is Token.BLACK for leg in event.legs)
                played.clear()
    return _mixed(beliefs, trust)


def _scaled(trust: Sequence[float]) -> list[float]:
    """Trust that adds up to one; none is ever lost for good."""
    total = sum(trust)
    floored = [max(share / total, LEAST_TRUST) for share in trust]
    return [share / sum(floored) for share in floored]


def _mixed(beliefs: Sequence[Belief], trust: Sequence[float]) -> Belief:
    mixed: Belief = {}
    for belief, share in zip(beliefs, trust, strict=True):
        for space, weight in belief.items():
            mixed[space] = mixed.get(space, 0.0) + share * weight
    return mixed


def _after_turn(
    scene: Scene, picture: Custom, belief: Belief, turn: Turn
) -> tuple[Belief, float]:
    """The belief after a turn, and how likely what was seen had been."""
    chance = 1.0
    for leg in turn.legs:
        belief = after_leg(scene, picture, belief, leg.token)
        if leg.station is not None:
            belief = {leg.station: belief.get(leg.station, UNHEARD_OF)}
        total = sum(belief.values())
        chance *= total
        belief = {s: w / total for s, w in belief.items()}
    return belief, chance


def after_leg(scene: Scene, picture: Custom, belief: Belief, token: Token) -> Belief:
    """Where he may be after one entry; the weights add up to how likely it was."""
    if token is Token.STAY:
        table, dice, places = scene.table, scene.dice, scene.places
        return {s: w for s, w in belief.items() if is_stuck(table, s, dice, places)}
    liked = likes(streets_of(scene.table.layout), picture, scene.places)
    if token is Token.HELICOPTER:
        return _flown(scene.table, belief, scene.places, liked)
    return _ridden(scene, picture, belief, KIND_OF[token], liked)


def _ridden(
    scene: Scene, picture: Custom, belief: Belief, kind: int, liked: Sequence[float]
) -> Belief:
    """A ride is weighed against all he could have done instead."""
    net = streets_of(scene.table.layout)
    ends = net.ends[1 << kind]
    paid = [net.ends[1 << k] for k in range(BLACK) if scene.dice >> k & 1]
    black = net.ends[1 << BLACK] if scene.black else None
    zeal = picture.black if kind == BLACK else 1.0
    found: Belief = {}
    for here, weight in belief.items():
        total = UNHEARD_OF
        for led in paid:
            for to in led[here]:
                total += liked[to]
        if black is not None:
            for to in black[here]:
                total += liked[to] * picture.black
        share = weight * zeal / total
        for to in ends[here]:
            if liked[to]:
                found[to] = found.get(to, 0.0) + share * liked[to]
    return found


def _flown(
    table: Table, belief: Belief, taken: Collection[int], liked: Sequence[float]
) -> Belief:
    across = flights(table)
    found: Belief = {}
    for here, weight in belief.items():
        free = [to for to in across[Station(here)] if to not in taken]
        total = sum(liked[to] for to in free)
        for to in free:
            found[to] = found.get(to, 0.0) + weight * liked[to] / total
    return found
