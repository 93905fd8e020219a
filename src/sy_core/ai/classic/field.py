"""What plans are judged on, however likely each station is.

Many plans are drawn up on the same stations with other weights. All that does not
depend on weights (where he may ride, how likely each option misses him there) is
worked out once, as rows along the stations: a judgement is a sum of products then.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import mul
from typing import Final, TypeAlias

from sy_core.ai.belief import shyness
from sy_core.ai.classic.squad import Option
from sy_core.ai.net import (
    ALL_PAID,
    ANY_LINE,
    KEPT,
    Net,
    misses,
    picker,
    pickers,
    rides_apart,
)

Row: TypeAlias = Sequence[float]
"""A number for each of some stations."""
Menu: TypeAlias = Sequence[Sequence[Option]]
"""For every pursuer what it may do."""
Fan: TypeAlias = tuple[float, tuple[tuple[int, float], ...]]
"""How readily he rides on, all in all and to each station."""


class Flight:
    """His next ride from the stations of a field while pursuers stand on some."""

    __slots__ = ("_fans", "_here", "_net", "_pick", "anywhere")

    def __init__(self, field: Field, claimed: frozenset[int]) -> None:
        net, held = field.net, field.held
        shy, picks = shyness(net, claimed), pickers(net, held)
        free = [at for at, s in enumerate(field.stations) if s not in claimed]
        here = [field.stations[at] for at in free]
        self._net = net
        self._fans = tuple([_fan(net, held, s, picks[s](shy)) for s in here])
        self._here = tuple(free)
        ends = dict.fromkeys([to for _, leads in self._fans for to, _ in leads])
        self._pick = picker(tuple(ends))
        self.anywhere: Final = (1.0,) * len(ends)

    def spread(self, weights: Row) -> Row:
        """How likely he is then on each station to which he may ride."""
        found: dict[int, float] = {}
        get = found.get
        for at, (total, leads) in zip(self._here, self._fans, strict=True):
            if leads:
                share = weights[at] / total
                for to, liking in leads:
                    found[to] = get(to, 0.0) + share * liking
        return tuple(found.values())

    def row(self, option: Option) -> Row:
        """How likely a pursuer after that option misses him at each of them."""
        return self._pick(misses(self._net, option[1], option[0]))


@lru_cache(KEPT)
def _fan(net: Net, held: int, here: int, likings: tuple[float, ...]) -> Fan:
    ways = zip(net.ends[held][here], likings, strict=True)
    return sum(likings), tuple([(to, liking) for to, liking in ways if liking])


@dataclass(slots=True, eq=False)
class Gap:
    """What one pursuer may still do once the others have chosen."""

    flight: Flight
    base: Row
    """How likely all the others together miss him where he flees."""
    options: tuple[Option, ...]
    rows: tuple[Row, ...]
    """The same for each option."""
    costs: Row | None = None
    """What it costs that each leaves him ground, where no weight changes that."""


class Field:
    """Stations on which he may be, his black tickets, and the pursuers' options."""

    __slots__ = (
        *("at", "held", "menu", "net", "stations"),
        *("_aparts", "_first", "_flights", "_gaps", "_pick"),
    )

    def __init__(
        self, net: Net, stations: Iterable[int], menu: Menu = (), *, has_black: bool
    ) -> None:
        self.net, self.menu = net, menu
        self.stations: Final = tuple(stations)
        self.held: Final = ANY_LINE if has_black else ALL_PAID
        self.at: Final = {station: n for n, station in enumerate(self.stations)}
        self._pick = picker(self.stations)
        self._first: dict[int, tuple[Row, ...]] = {}
        self._aparts: dict[tuple[int, int], int] = {}
        self._flights: dict[frozenset[int], Flight] = {}
        self._gaps: dict[tuple[int, tuple[Option, ...], Flight | None], Gap] = {}

    def flight(self, claimed: Collection[int]) -> Flight:
        """His next ride while pursuers stand on *claimed*."""
        places = frozenset(claimed)
        known = self._flights.get(places)
        if known is None:
            known = self._flights[places] = Flight(self, places)
        return known

    def gap(self, index: int, others: tuple[Option, ...], fled: Flight | None) -> Gap:
        """What a pursuer may do beside the *others*.

        *fled* is his next ride; None: to be worked out for the others alone.
        """
        key = index, others, fled
        known = self._gaps.get(key)
        if known is None:
            claimed = [option.to for option in others]
            flight = fled or self.flight(claimed)
            base: Row = flight.anywhere
            for option in others:
                base = tuple(map(mul, base, flight.row(option)))
            options = tuple([o for o in self.menu[index] if o.to not in claimed])
            rows = tuple(map(flight.row, options))
            known = self._gaps[key] = Gap(flight, base, options, rows)
        return known

    def first_rows(self, index: int) -> tuple[Row, ...]:
        """How likely each option of a pursuer misses him where he is now."""
        known = self._first.get(index)
        if known is None:
            pick, net = self._pick, self.net
            known = self._first[index] = tuple(
                [pick(misses(net, held, to)) for to, held, _, _ in self.menu[index]]
            )
        return known

    def apart(self, option: Option) -> int:
        """Rides from there to the nearest station on which he may be."""
        to, held, _, _ = option
        known = self._aparts.get((held, to))
        if known is None:
            distances = self._pick(rides_apart(self.net, held, to))
            known = self._aparts[held, to] = int(min(distances))
        return known
