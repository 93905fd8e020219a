"""How a round of the detectives goes: who is next, which dice, what is left to whom."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from sy_core.ai.hunting.judge import Judge, judge_of
from sy_core.ai.hunting.track import dice_bits
from sy_core.ai.net import ALL_PAID
from sy_core.coding import Code, Rides
from sy_core.hunting.dice import FACES, rolls, ways
from sy_core.hunting.simulator import Simulator
from sy_core.hunting.state import Table


class Spot(NamedTuple):
    """How far a round has come."""

    places: tuple[int, ...]
    unmoved: tuple[int, ...]
    bits: int
    """The faces that Mister X may take, a bit each."""
    used: int
    """Dice that lie beside the pawns."""

    def after(self, index: int, ride: Code) -> Spot:
        """A detective has used a die, or stays (0)."""
        places, unmoved, bits, used = self
        at = unmoved.index(index)
        rest = unmoved[:at] + unmoved[at + 1 :]
        if not ride:
            return Spot(places, rest, bits, used)
        places = (*places[:index], ride & 255, *places[index + 1 :])
        return Spot(places, rest, bits | 1 << (ride >> 8), used + 1)


@dataclass(frozen=True, slots=True)
class Course:
    """What does not change while a round is played."""

    table: Table
    judge: Judge
    """Of how things stand at its end."""
    rides: Rides
    number: int
    entry: int
    """The space of the tableau that Mister X fills after it."""

    @property
    def alone(self) -> bool:
        """Whether one player leads all detectives, and chooses among them (R52)."""
        return len(self.table.seats) == 1

    @property
    def order(self) -> tuple[int, ...]:
        """The detectives from the start marker on; it is idle with one player."""
        count = self.table.detectives
        marker = 0 if self.alone else self.number - 1
        return tuple((marker + step) % count for step in range(count))

    def following(self, black: int) -> Course:
        """The next round, after Mister X has filled his entry with *black* tickets."""
        entry = self.entry + 1
        judge = self.judge.later(self.table, entry, black)
        return Course(self.table, judge, self.rides, self.number + 1, entry)


def course_of(sim: Simulator) -> Course:
    """The round that is being played."""
    entry = sim.entries + 1
    return Course(sim.table, judge_of(sim, entry), sim.codes.rides, sim.round, entry)


def spot_of(sim: Simulator) -> Spot:
    """How far it has come."""
    places, unmoved = tuple(sim.pursuers), tuple(sim.unmoved)
    return Spot(places, unmoved, dice_bits(sim), sum(sim.played))


@cache
def shown(count: int) -> tuple[tuple[int, float], ...]:
    """The sets of useful faces that so many dice show, a bit each, and how likely."""
    found: dict[int, float] = {}
    for faces in rolls(count):
        bits = sum({1 << FACES.index(face) for face in faces}) & ALL_PAID
        found[bits] = found.get(bits, 0.0) + ways(faces) / 6**count
    return tuple(found.items())


@cache
def absent(count: int) -> tuple[float, ...]:
    """How likely so many dice show none of a set of faces; by sets, a bit each."""
    return tuple(
        sum(chance for bits, chance in shown(count) if not bits & wanted)
        for wanted in range(ALL_PAID + 1)
    )
