"""What a series is: so many things of one kind, each repeatable by a seed and a number.

Everything by chance is drawn from a generator that is made of the seed and the thing's
number, so that any one of them can be had again without the others.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Plan:
    """Which things are to be done: *count* of them, from the number *first* on."""

    seed: int
    count: int
    first: int = 0

    @property
    def numbers(self) -> range:
        """The numbers of the things."""
        return range(self.first, self.first + self.count)

    def chance(self, number: int) -> Random:
        """The generator of one thing."""
        return Random(f"{self.seed} {number}")

    def parts(self, size: int) -> Iterator[Plan]:
        """The same in portions, for several processes."""
        for first in self.numbers[::size]:
            left = self.first + self.count - first
            yield Plan(self.seed, min(size, left), first)


class Failure(NamedTuple):
    """One thing that did not go as it must."""

    number: int
    what: str
    """In a line."""
    details: str


class Broken(AssertionError):  # noqa: N818 - what is broken, not an error of ours
    """Something that always holds did not."""


@dataclass(slots=True)
class Tally:
    """What was done, and what failed."""

    done: Counter[str] = field(default_factory=Counter)
    """How often what was done or looked at."""
    figures: dict[str, str] = field(default_factory=dict)
    """What was measured, in words."""
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Take another portion in."""
        self.done.update(other.done)
        self.figures.update(other.figures)
        self.failures += other.failures

    @contextmanager
    def thing(self, number: int, *context: Callable[[], str]) -> Iterator[None]:
        """Do one thing: whatever it raises is a failure, and the next one follows.

        *context* tells, when it is asked, what was being done.
        """
        try:
            yield
        except Exception as error:  # noqa: BLE001 - of any kind: that is what is sought
            what = f"{type(error).__name__}: {error}".splitlines()[0][:200]
            details = "\n".join([*(tell() for tell in context), traceback.format_exc()])
            self.failures.append(Failure(number, what, details))


@dataclass(frozen=True, slots=True, kw_only=True)
class Series:
    """A kind of things, and how many of them make a full run."""

    name: str
    what: str
    """Its things, for the report."""
    count: int
    run: Callable[[Plan], Tally]
    portion: int = 0
    """So many things at a time may be done in another process; 0: all in this one,
    because each of them follows from those before."""
    browser: bool = False
    """Whether it needs Chromium."""


def must(holds: object, what: str) -> None:
    """Say what is broken unless it *holds*."""
    if not holds:
        raise Broken(what)
