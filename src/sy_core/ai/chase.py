"""A chase in the dark as a tree of what everybody can see.

The detectives have one mind and no secrets, so a place in the tree is what has been
seen until then: their own rides, the tickets that he showed, and that he has not been
caught. Mister X alone knows more, and all of it that still matters is the station on
which he stands. A *stand* is such a station when he is to move, a *spot* one when the
detectives are; a *pursuit* is one place in the tree where they choose their answer.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

S = TypeVar("S")

Way: TypeAlias = tuple[int, int]
"""A pursuit and the answer that was given in it, by their numbers."""

ROOT: Final[Way] = (-1, 0)
"""The way to what comes first."""


class Turn(NamedTuple):
    """A turn that Mister X may take."""

    seen: Hashable
    """What the detectives see of it."""
    to: int
    move: int
    """The move itself; moves that look alike leave the same scene behind."""


@dataclass(frozen=True, slots=True)
class Reply(Generic[S]):
    """What the detectives may do together until it is his turn again."""

    swept: frozenset[int]
    """Where they would have met him."""
    scene: S | None
    """What is before him then; None: he has escaped."""
    moves: tuple[int, ...]


class Rules(Protocol[S]):
    """A game of which a chase is played; a scene is what everybody can see."""

    def turns(self, scene: S, station: int) -> Sequence[Turn]:
        """What he may do; nothing at all means that he has lost."""

    def after(self, scene: S, move: int) -> S:
        """What is seen once he has moved."""

    def replies(self, scene: S, stations: frozenset[int]) -> Iterable[Reply[S]]:
        """What the detectives may do if he can be on *stations*."""


class Answer(NamedTuple):
    """A reply of the detectives within the tree."""

    moves: tuple[int, ...]
    missed: tuple[tuple[int, int], ...]
    """Spots where it does not catch him, with his stands in the next round."""
    free: tuple[int, ...]
    """Spots where it does not catch him, and the game is over."""
    pursuits: tuple[int, ...]
    """Where the detectives may find themselves next."""


@dataclass(slots=True)
class Pursuit:
    """A choice of the detectives."""

    way: Way
    spots: Mapping[int, int]
    """Where he may be: the number of each station's spot."""
    answers: list[Answer] = field(default_factory=list)


@dataclass(slots=True)
class Stand:
    """A choice of Mister X."""

    way: Way
    station: int
    turns: Sequence[Turn]
    spots: tuple[int, ...] = ()
    """Where each turn leads."""


@dataclass(slots=True)
class Tree:
    """All that can come of a position; what comes later has a higher number."""

    weights: tuple[float, ...]
    """How likely he is on each of the first stands."""
    stands: list[Stand] = field(default_factory=list)
    pursuits: list[Pursuit] = field(default_factory=list)
    size: int = 0
    """How many spots there are."""


def grown(rules: Rules[S], scene: S, belief: Mapping[int, float]) -> Tree:
    """The whole tree from his turn on; *belief* is where he may be and how likely."""
    tree = Tree(tuple(belief.values()))
    _add_turns(tree, rules, scene, tuple(belief), ROOT)
    return tree


def grown_from_pursuit(rules: Rules[S], scene: S, belief: Mapping[int, float]) -> Tree:
    """The same from a choice of the detectives on: he has come where he is."""
    tree = Tree(tuple(belief.values()))
    come = [[Turn((), station, 0)] for station in belief]
    _add_stands(tree, tuple(belief), come, ROOT)
    spots = _add_pursuit(tree, rules, scene, belief, ROOT).spots
    for stand in tree.stands[: len(come)]:
        stand.spots = (spots[stand.station],)
    return tree


def _add_turns(
    tree: Tree, rules: Rules[S], scene: S, stations: tuple[int, ...], way: Way
) -> tuple[int, ...]:
    """His turn on each of *stations* and all that follows; its first pursuits."""
    turns = [rules.turns(scene, station) for station in stations]
    stands = _add_stands(tree, stations, turns, way)
    alike: dict[Hashable, list[Turn]] = {}
    for turn in (turn for some in turns for turn in some):
        alike.setdefault(turn.seen, []).append(turn)
    found, spots = [], {}
    for seen, these in alike.items():
        found.append(len(tree.pursuits))
        later = rules.after(scene, these[0].move)
        ends = dict.fromkeys(turn.to for turn in these)
        spots[seen] = _add_pursuit(tree, rules, later, ends, way).spots
    for stand in stands:
        stand.spots = tuple(spots[turn.seen][turn.to] for turn in stand.turns)
    return tuple(found)


def _add_stands(
    tree: Tree, stations: Iterable[int], turns: Iterable[Sequence[Turn]], way: Way
) -> list[Stand]:
    stands = [
        Stand(way, station, some) for station, some in zip(stations, turns, strict=True)
    ]
    tree.stands += stands
    return stands


def _add_pursuit(
    tree: Tree, rules: Rules[S], scene: S, stations: Iterable[int], way: Way
) -> Pursuit:
    """A choice of the detectives while he is on one of *stations*; what follows."""
    spots = {station: tree.size + n for n, station in enumerate(stations)}
    tree.size += len(spots)
    number = len(tree.pursuits)
    pursuit = Pursuit(way, spots)
    tree.pursuits.append(pursuit)
    for reply in rules.replies(scene, frozenset(spots)):
        by = (number, len(pursuit.answers))
        pursuit.answers.append(_answer(tree, rules, reply, spots, by))
    return pursuit


def _answer(
    tree: Tree, rules: Rules[S], reply: Reply[S], spots: Mapping[int, int], way: Way
) -> Answer:
    left = tuple(station for station in spots if station not in reply.swept)
    missed = tuple(spots[station] for station in left)
    if reply.scene is None:
        return Answer(reply.moves, (), missed, ())
    first = len(tree.stands)
    stands = range(first, first + len(left))
    pursuits = _add_turns(tree, rules, reply.scene, left, way)
    return Answer(reply.moves, tuple(zip(missed, stands, strict=True)), (), pursuits)
