"""Misters X to measure against, each of another mind (docs/ai.md)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache, partial
from itertools import accumulate
from math import exp, log
from typing import TYPE_CHECKING, Final

from sy_core.ai.bot import Budget
from sy_core.ai.net import ALL_PAID, ANY_LINE, FAR, KEPT, Net, rides_apart
from sy_core.arena.rivals.fleeing import Hideout, Turn, Worth, forced, hideout_of, rated
from sy_core.arena.rivals.sets import ends, within
from sy_core.classic.moves import Move
from sy_core.classic.view import View
from sy_core.coding import BLACK

if TYPE_CHECKING:
    from random import Random

RIDES: Final = 4
"""How deep territory is counted."""
UNDERGROUND: Final = 4
SWIFT: Final = (2, BLACK)
"""Tickets that take him far: underground and black."""
FEW: Final = 3
"""Who can only be on so few stations counts as seen."""
TEMPER: Final = 0.02
"""How much worse a turn may be that a mixed player still makes now and then."""
NOISE: Final = 1e-6


def exits(hideout: Hideout, turn: Turn) -> float:
    """He counts where he could go on to, one ride ahead and two, unhindered."""
    net, theirs = hideout.net, hideout.taken | hideout.enterable
    once = ends(net, hideout.own, turn.end) & ~theirs
    twice = within(net, hideout.own, turn.end, 2) & ~theirs
    return min(1.0, once.bit_count() / 10) / 2 + min(1.0, twice.bit_count() / 40) / 2


def territory(hideout: Hideout, turn: Turn) -> float:
    """He counts the stations that he reaches before any of them."""
    mine = rides_apart(hideout.net, ALL_PAID, turn.end)
    first = sum(
        own <= RIDES and own < other
        for own, other in zip(mine, hideout.apart, strict=True)
    )
    return min(1.0, first / 80)


def unknown(_hideout: Hideout, turn: Turn) -> float:
    """He counts the stations on which they will have to suspect him."""
    return min(1.0, log(turn.unknown.bit_count()) / log(60))


def ferry(hideout: Hideout, turn: Turn) -> float:
    """He stays near the ferries, where only he can leave, and keeps black tickets."""
    black = sum(leg >> 8 == BLACK for leg in turn.legs)
    if hideout.view.black <= black:
        return 0.5
    return 1.0 - _to_the_ferry(hideout.net)[turn.end] / FAR


@lru_cache(KEPT)
def _to_the_ferry(net: Net) -> bytes:
    """For each station the rides to the nearest landing."""
    paid, any_line = net.ends[ALL_PAID], net.ends[ANY_LINE]
    landings = [s for s, ways in enumerate(any_line) if len(ways) > len(paid[s])]
    rows = [rides_apart(net, ALL_PAID, s) for s in landings] or [bytes(len(paid))]
    return bytes(map(min, zip(*rows, strict=True)))


def rail(hideout: Hideout, turn: Turn) -> float:
    """He goes by underground when he was seen, and to its stations before that."""
    if hideout.possible.bit_count() <= FEW:
        return float(any(leg >> 8 in SWIFT for leg in turn.legs))
    return float(bool(hideout.net.ends[UNDERGROUND][turn.end]))


def runner(hideout: Hideout, turn: Turn) -> float:
    """He looks ahead how far he can keep from pursuers who all know where he is."""
    places = [place for _, place in hideout.pieces]
    return _kept_away(hideout, turn.end, places, 2) / 6


def _kept_away(hideout: Hideout, x: int, places: Sequence[int], depth: int) -> float:
    """The distance that he keeps in the end, while they come ever nearer."""
    net = hideout.net
    row = rides_apart(net, ALL_PAID, x)
    apart = min(row[place] for place in places)
    if not depth or apart <= 1:
        return float(apart)
    after = [
        min(net.ends[held][place], key=row.__getitem__, default=place)
        for held, place in zip(hideout.helds, places, strict=True)
    ]
    rows = [rides_apart(net, ALL_PAID, place) for place in after]
    ways = sorted(net.ends[ALL_PAID][x], key=lambda to: -min(r[to] for r in rows))[:3]
    return max(_kept_away(hideout, to, after, depth - 1) for to in ways)


def blend(hideout: Hideout, turn: Turn) -> float:
    """What is unknown, exits and territory alike."""
    return sum(worth(hideout, turn) for worth in (unknown, exits, territory)) / 3


def by_lot(found: Sequence[tuple[float, Turn]], rng: Random) -> Turn:
    """Any turn, the better the likelier."""
    most = max(value for value, _ in found)
    weights = accumulate(exp((value - most) / TEMPER) for value, _ in found)
    return rng.choices([turn for _, turn in found], cum_weights=[*weights])[0]


def the_best(found: Sequence[tuple[float, Turn]], rng: Random) -> Turn:
    """The turn of most value; ties are left to chance."""
    return max(found, key=lambda pair: pair[0] + NOISE * rng.random())[1]


Pick = Callable[[Sequence[tuple[float, Turn]], "Random"], Turn]


def _chosen(
    worth: Worth,
    pick: Pick,
    view: View,
    legal: Collection[Move],
    rng: Random,
    _budget: Budget,
) -> Move:
    only = forced(view, legal)
    return only or pick(rated(hideout_of(view), legal, worth), rng).move


WORTHS: Final[dict[str, Worth]] = {
    "exits": exits,
    "territory": territory,
    "unknown": unknown,
    "ferry": ferry,
    "rail": rail,
    "runner": runner,
}

RUNAWAYS: Final = {
    **{name: partial(_chosen, worth, the_best) for name, worth in WORTHS.items()},
    "mixed": partial(_chosen, blend, by_lot),
}
"""The Misters X of this module by name."""
