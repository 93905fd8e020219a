"""Where Mister X may be, and how plausible each space is.

The spaces are exactly those of :func:`sy_core.hunting.deduce.deduce`. The weights
come from guesses at how he moves: the plain one of the classic game, or habits of
which those count more that foretold what was seen.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from operator import mul
from typing import Final, NamedTuple, TypeAlias

from sy_core.ai.belief import (
    Belief,
    even,
    mixed,
    normal,
    ridden,
    scaled,
    shyness,
    without,
)
from sy_core.ai.habits import Habit
from sy_core.ai.hunting.habits import HABITS, likes
from sy_core.ai.hunting.net import net_of
from sy_core.coding import BLACK
from sy_core.hunting.deduce import starts_of
from sy_core.hunting.dice import FACES
from sy_core.hunting.editions import RunIn
from sy_core.hunting.moves import PawnRide, Place
from sy_core.hunting.reach import flights
from sy_core.hunting.state import Table, Token
from sy_core.hunting.view import Turn, View, as_detectives_see
from sy_core.terms import Station

LEAST_TRUST: Final = 0.05
UNHEARD_OF: Final = 1e-9
KIND_OF: Final = {token: kind for kind, token in enumerate(map(Token, "TBUX"))}


class Scene(NamedTuple):
    """What everybody sees before a turn of Mister X."""

    table: Table
    dice: int
    """The faces that he may take, a bit each."""
    black: bool
    """Whether he has a black ticket left."""
    places: tuple[int, ...]


Guess: TypeAlias = Callable[[Scene, Belief, Token], Belief]
"""Where he may be after one entry that was seen but for its space.

The weights add up to how likely the entry was.
"""


def belief_of(view: View) -> Belief:
    """The detectives' belief, whoever's view it is asked of, as if he were only shy."""
    return _followed(view, ((shyly, 1.0),))


def sharp_belief(view: View) -> Belief:
    """The same by his habits."""
    return _followed(view, _BY_HABIT)


def _followed(view: View, guesses: Sequence[tuple[Guess, float]]) -> Belief:
    public = as_detectives_see(view)
    if public.x_station is not None:
        return {public.x_station: 1.0}
    watch = _begun(public, guesses)
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
    """What somebody has made of a game so far, guess by guess."""

    table: Table
    tile: frozenset[Station]
    """Where he started, as it was announced."""
    places: dict[str, int]
    played: list[int]
    black: int
    guesses: tuple[Guess, ...]
    beliefs: list[Belief]
    trust: tuple[float, ...]

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
        scene = Scene(self.table, dice, self.black > 0, tuple(self.places.values()))
        compared = len(self.guesses) > 1
        seen = [
            _after_turn(scene, guess, belief, turn, compared)
            for guess, belief in zip(self.guesses, self.beliefs, strict=True)
        ]
        self.beliefs = [belief for belief, _ in seen]
        chances = (chance for _, chance in seen)
        self.trust = scaled(map(mul, self.trust, chances), LEAST_TRUST)
        self.black -= sum(leg.token is Token.BLACK for leg in turn.legs)
        self.played.clear()


def _begun(public: View, guesses: Sequence[tuple[Guess, float]]) -> Watch:
    """Before the first move; a game may have begun from a position."""
    table = public.table
    position = table.starting_position
    layout = table.layout
    places = dict(zip(table.pawns, position.pursuers if position else (), strict=False))
    begun = position is not None and bool(position.log)
    start = even(starts_of(public) if begun else layout.places)
    return Watch(
        table,
        layout.on_tile(public.announced) if public.announced else frozenset(),
        {pawn: int(place) for pawn, place in places.items()},
        [FACES.index(face) for face in (position.played if position else ())],
        position.black if position else table.crew.black,
        tuple(guess for guess, _ in guesses),
        [without(start, places.values()) for _ in guesses],
        tuple(trust for _, trust in guesses),
    )


def _after_turn(
    scene: Scene, guess: Guess, belief: Belief, turn: Turn, compared: bool
) -> tuple[Belief, float]:
    """The belief after a turn, and how likely what was seen had been.

    If guesses are not *compared*, a space that was shown says it all.
    """
    chance = 1.0
    for leg in turn.legs:
        if leg.station is not None and not compared:
            belief = {leg.station: 1.0}
            continue
        belief = guess(scene, belief, leg.token)
        if leg.station is not None:
            belief = {leg.station: belief.get(leg.station, UNHEARD_OF)}
        total = sum(belief.values())
        chance *= total
        belief = {s: w / total for s, w in belief.items()}
    return belief, chance


def shyly(scene: Scene, belief: Belief, token: Token) -> Belief:
    """A guess: he shuns the neighbourhood of detectives, otherwise he goes anywhere."""
    if token is Token.STAY:
        return _stuck(scene, belief)
    net = net_of(scene.table.layout)
    shy = shyness(net, scene.places)
    if token is Token.HELICOPTER:
        return _flown(scene, belief, shy)
    return ridden(belief, net, 1 << KIND_OF[token], shy)


def by_habit(habit: Habit, scene: Scene, belief: Belief, token: Token) -> Belief:
    """A guess: what he took is weighed against all that the dice would have let him."""
    if token is Token.STAY:
        return _stuck(scene, belief)
    liked = likes(net_of(scene.table.layout), habit, scene.places)
    if token is Token.HELICOPTER:
        return _flown(scene, belief, liked)
    return _ridden(scene, habit, belief, KIND_OF[token], liked)


_BY_HABIT: Final = tuple((partial(by_habit, habit), habit.trust) for habit in HABITS)


def foreseen(
    scene: Scene,
    belief: Belief,
    written: int,
    entries: Sequence[tuple[Token, int]],
    guess: Guess = shyly,
) -> Belief:
    """What the detectives think once *entries* follow those already *written*."""
    for number, (token, to) in enumerate(entries, start=written + 1):
        if to in scene.places:
            return {to: 1.0}
        if number in scene.table.marked:
            belief = {to: 1.0}
        else:
            belief = normal(guess(scene, belief, token))
    return belief


def _stuck(scene: Scene, belief: Belief) -> Belief:
    table, dice, places = scene.table, scene.dice, scene.places
    return {s: w for s, w in belief.items() if is_stuck(table, s, dice, places)}


def is_stuck(table: Table, space: int, dice: int, taken: Collection[int]) -> bool:
    """Whether none of the played dice helps him on *space* (R39, R41)."""
    ends = net_of(table.layout).ends[dice][space]
    if table.rules.run_in is RunIn.LOSES:
        return not ends
    return all(to in taken for to in ends)


def _flown(scene: Scene, belief: Belief, liked: Sequence[float]) -> Belief:
    """After a flight of the helicopter: the free spaces, as he likes them."""
    across = flights(scene.table)
    found: Belief = {}
    for here, weight in belief.items():
        free = [to for to in across[Station(here)] if to not in scene.places]
        total = sum(liked[to] for to in free)
        for to in free:
            found[to] = found.get(to, 0.0) + weight * liked[to] / total
    return found


def _ridden(
    scene: Scene, habit: Habit, belief: Belief, kind: int, liked: Sequence[float]
) -> Belief:
    net = net_of(scene.table.layout)
    ends = net.ends[1 << kind]
    paid = [net.ends[1 << k] for k in range(BLACK) if scene.dice >> k & 1]
    black = net.ends[1 << BLACK] if scene.black else None
    zeal = habit.black if kind == BLACK else 1.0
    found: Belief = {}
    for here, weight in belief.items():
        total = UNHEARD_OF
        for led in paid:
            for to in led[here]:
                total += liked[to]
        if black is not None:
            for to in black[here]:
                total += liked[to] * habit.black
        share = weight * zeal / total
        for to in ends[here]:
            if liked[to]:
                found[to] = found.get(to, 0.0) + share * liked[to]
    return found
