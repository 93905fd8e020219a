"""What detectives make of Mister X's turns in the dice game, by pictures of him.

The spaces are exactly those of :func:`sy_core.hunting.deduce.deduce`. Each picture
keeps weights of its own; those that foretold what was seen count more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from operator import mul
from typing import Final

from sy_core.ai.classic.belief import Belief, even, mixed, normal, without
from sy_core.ai.hunting.belief import flown, is_stuck, streets_of
from sy_core.ai.hunting.ground import EASY, WARY, Custom, likes
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
    watch = _begun(public)
    for event in public.history:
        match event:
            case Place(pawn, to):
                watch.stands(pawn, to)
            case PawnRide(pawn, ticket, to):
                watch.stands(pawn, to)
                watch.played.append(FACES.index(ticket))
            case Turn():
                watch.turns(event)
    return mixed(watch.beliefs, watch.trust)


@dataclass(slots=True)
class Watch:
    """What somebody has made of a game so far, picture by picture."""

    table: Table
    tile: frozenset[Station]
    """Where he started, as it was announced."""
    places: dict[str, int]
    played: list[int]
    black: int
    beliefs: list[Belief]
    trust: list[float]

    def stands(self, pawn: str, to: int) -> None:
        """A detective came to a space, and the game went on: he is not there."""
        self.places[pawn] = to
        self.beliefs = [without(belief, (to,)) for belief in self.beliefs]

    def turns(self, turn: Turn) -> None:
        """Mister X has moved, or started."""
        if turn.legs[0].token is Token.START:
            self.beliefs = [
                normal({s: w for s, w in belief.items() if s in self.tile})
                for belief in self.beliefs
            ]
            return
        dice = sum({1 << kind for kind in self.played})
        places = tuple(self.places.values())
        scene = Scene(self.table, dice, self.black > 0, places)
        pairs = zip(PICTURES, self.beliefs, strict=True)
        seen = [_after_turn(scene, it, belief, turn) for (it, _), belief in pairs]
        self.beliefs = [belief for belief, _ in seen]
        self.trust = _scaled(map(mul, self.trust, (chance for _, chance in seen)))
        self.black -= sum(leg.token is Token.BLACK for leg in turn.legs)
        self.played.clear()


def _begun(public: View) -> Watch:
    """Before the first move; a game may have begun from a position."""
    table = public.table
    setting = table.setting
    layout = table.layout
    places = dict(zip(table.pawns, setting.pursuers if setting else (), strict=False))
    begun = setting is not None and bool(setting.log)
    start = even(starts_of(public) if begun else layout.places)
    return Watch(
        table,
        layout.on_tile(public.announced) if public.announced else frozenset(),
        {pawn: int(place) for pawn, place in places.items()},
        [FACES.index(face) for face in (setting.played if setting else ())],
        setting.black if setting else table.crew.black,
        [without(start, places.values()) for _ in PICTURES],
        [share for _, share in PICTURES],
    )


def _scaled(trust: Iterable[float]) -> list[float]:
    """Trust that adds up to one; none is ever lost for good."""
    shares = [*trust]
    floored = [max(share / sum(shares), LEAST_TRUST) for share in shares]
    return [share / sum(floored) for share in floored]


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
        return flown(scene.table, belief, scene.places, liked)
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
