"""Where each of Mister X's turns from one position leaves him.

Turns are single rides and doubles. Those that show the same tickets leave the
detectives with the same belief, and all of them face the same net: whatever turns
share is worked out once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from sy_core.ai.belief import Belief, normal, shyness
from sy_core.ai.classic.answer import Pursued
from sy_core.ai.classic.escape import Escape, legs_of
from sy_core.ai.classic.ground import ground, reach_of
from sy_core.ai.classic.habits import fearless
from sy_core.ai.classic.squad import Option
from sy_core.ai.classic.taste import Taste
from sy_core.ai.net import ALL_PAID, ANY_LINE, Net, balls, misses, pickers
from sy_core.classic.advance import is_shown_at_once
from sy_core.coding import BLACK, LEG, LEG_MASK, TICKETS, Code

SAVING: Final = 6.0
"""Rounds before the end from which on rare tickets lose their worth."""
TERRITORY: Final = 40.0
"""So many stations to himself are all he could wish for."""

Coming: TypeAlias = tuple[tuple[int, ...], float, int]
"""Where a pursuer can come, how likely he is on one of them, on how many he may be."""


class Picture(NamedTuple):
    """What the detectives make of a ticket."""

    belief: Belief
    unknown: float
    """How much of it slips through their net, as a share."""


class Prospect:
    """His turn, with what is common to all that he can do, wherever he stands."""

    __slots__ = (
        *("escape", "net", "_pieces", "_rows", "_theirs", "_shy", "_shown"),
        *("_missed", "_shares", "_pictures", "_firsts"),
        *("_pursued", "_later", "_standing", "_comings"),
    )

    def __init__(self, escape: Escape) -> None:
        net = escape.net
        self.escape, self.net = escape, net
        self._pieces = escape.squad.pieces
        self._rows = [misses(net, held, place) for place, held in self._pieces]
        self._theirs = reach_of(net, self._pieces)
        self._shy = shyness(net, escape.squad.places)
        self._shown: dict[tuple[int, int], bool] = {}
        self._missed: dict[int, float] = {}
        self._shares: dict[bool, list[tuple[int, float]]] = {}
        self._pictures: dict[Code, Picture] = {}
        self._firsts: dict[int, Belief] = {}
        self._standing: dict[int, tuple[float, float, float]] = {}
        self._comings: dict[Code, list[Coming]] = {}
        self._pursued: dict[Code, Pursued] = {}
        self._later: dict[tuple[Code, tuple[int, ...]], Prospect] = {}

    def is_reached(self, station: int) -> bool:
        """Whether a pursuer can enter it next."""
        return bool(self._theirs[1] >> station & 1)

    def missed(self, station: int) -> float:
        """How likely no pursuer has a hand in a catch there."""
        known = self._missed.get(station)
        if known is None:
            known = 1.0
            for row in self._rows:
                known *= row[station]
            self._missed[station] = known
        return known

    def risk(self, turn: Code, even: float) -> float:
        """How likely a pursuer comes to him, if each goes where he likely is.

        So far as they are *even* in their minds, one station is as likely as another.
        """
        to = last(turn)
        if not self.is_reached(to):
            return 0.0
        picture = self.picture(turn)
        own, safe = picture.belief.get(to, 0.0), 1.0
        for ends, reached, entered in self._coming(self.seen(turn), picture):
            if to in ends:
                safe *= 1.0 - (1.0 - even) * own / reached - even / entered
        return 1.0 - safe

    def freedom(self, turn: Code, taste: Taste) -> float:
        """How well he stands then: neither held nor known nor hemmed in."""
        to = last(turn)
        known = self._standing.get(to)
        if known is None:
            known = self.missed(to), self._ways_on(to), self.territory(to)
            self._standing[to] = known
        missed, onward, territory = known
        return (
            taste.unknown * self.picture(turn).unknown
            + taste.unheld * missed
            + taste.onward * onward
            + taste.territory * territory
        )

    def territory(self, station: int) -> float:
        """How much of London is his own from there."""
        return min(1.0, self.ground(station) / TERRITORY)

    def ground(self, station: int) -> int:
        """How many stations he reaches from there before any pursuer can."""
        return ground(balls(self.net, ANY_LINE, station), self._theirs)

    def picture(self, turn: Code) -> Picture:
        """What the detectives know after a turn."""
        key = self.seen(turn)
        picture = self._pictures.get(key)
        if picture is None:
            shown = self._is_shown(turn)
            belief = {last(turn): 1.0} if shown else self._belief_after(turn)
            picture = self._pictures[key] = self._pictured(belief)
        return picture

    def seen(self, turn: Code) -> Code:
        """What everybody can see of a turn: its tickets, its stations if shown."""
        if turn <= LEG_MASK:
            return turn if self._is_shown(turn) else ~(turn >> 8)
        on_the_way = self._is_shown(turn & LEG_MASK)
        return turn if on_the_way or self._is_shown(turn) else _kinds(turn)

    def pursued(self, turn: Code) -> Pursued:
        """What the detectives plan on after a turn."""
        key = self.seen(turn)
        known = self._pursued.get(key)
        if known is None:
            known = self._pursued[key] = Pursued(self.after(turn))
        return known

    def later(self, turn: Code, answer: Sequence[Option]) -> Prospect:
        """His next turn, after that answer to this one."""
        key = self.seen(turn), tuple([option.to for option in answer])
        known = self._later.get(key)
        if known is None:
            after = self.pursued(turn).after(answer)
            known = self._later[key] = Prospect(after)
        return known

    def after(self, turn: Code) -> Escape:
        """The position after a turn, before the detectives' answer."""
        legs = legs_of(turn)
        escape = self.escape
        return escape._replace(
            x=last(turn),
            belief=normal(self.picture(turn).belief),
            black=escape.black - sum(leg >> 8 == BLACK for leg in legs),
            doubles=escape.doubles - (len(legs) - 1),
            entries=escape.entries + len(legs),
        )

    def price(self, turn: Code, taste: Taste) -> float:
        """What the rare tickets of a turn would be worth later on."""
        if turn < BLACK << 8:  # nearly always: a single ride, and nothing rare
            return 0.0
        legs = legs_of(turn)
        black = sum([leg >> 8 == BLACK for leg in legs])
        worth = taste.black * black + taste.double * (len(legs) - 1)
        left = self.escape.table.rules.rounds - self.escape.squad.round
        return worth * min(1.0, left / SAVING)

    # ---- what they know

    def _is_shown(self, turn: Code) -> bool:
        """Whether he is in sight after it."""
        legs = 1
        while turn > LEG_MASK:
            turn, legs = turn >> LEG, legs + 1
        key = legs, turn >> 8
        known = self._shown.get(key)
        if known is None:
            entry, ticket = self.escape.entries + legs, TICKETS[turn >> 8]
            known = self._shown[key] = is_shown_at_once(
                self.escape.table, entry, ticket
            )
        return known

    def _belief_after(self, turn: Code) -> Belief:
        """Not normal: its weights tell how likely these tickets were."""
        kind, later = turn >> 8 & 3, turn >> LEG
        if not later:
            return _spread(self._shares_of(kind), self.net.ends[1 << kind], self._shy)
        belief = self._first_leg(turn & LEG_MASK)
        kind = later >> 8
        shares = _shares(belief, self.net, kind, self._shy)
        return _spread(shares, self.net.ends[1 << kind], self._shy)

    def _first_leg(self, leg: Code) -> Belief:
        """Between two legs nobody can catch him: he fears nothing."""
        kind = leg >> 8
        if self._is_shown(leg):
            return {leg & 255: 1.0}
        if kind not in self._firsts:
            calm = fearless(self.net, self.escape.squad.places)
            shares = _shares(self.escape.belief, self.net, kind, calm)
            self._firsts[kind] = normal(_spread(shares, self.net.ends[1 << kind], calm))
        return self._firsts[kind]

    def _shares_of(self, kind: int) -> list[tuple[int, float]]:
        black = kind == BLACK
        if black not in self._shares:
            self._shares[black] = _shares(self.escape.belief, self.net, kind, self._shy)
        return self._shares[black]

    def _coming(self, key: Code, picture: Picture) -> list[Coming]:
        """What each pursuer knows of the stations where it can come."""
        known = self._comings.get(key)
        if known is None:
            belief = picture.belief
            known = self._comings[key] = [
                (
                    ends,
                    sum([belief.get(end, 0.0) for end in ends]),
                    sum([end in belief for end in ends]),
                )
                for ends in [self.net.ends[held][place] for place, held in self._pieces]
            ]
        return known

    def _pictured(self, belief: Belief) -> Picture:
        total = sum(belief.values())
        missed = self.missed
        slips = sum([weight * missed(s) for s, weight in belief.items()])
        return Picture(belief, slips / total if total else 0.0)

    def _ways_on(self, station: int) -> float:
        """The best two stations to ride on to."""
        taken = self.escape.squad.places
        ways = self.net.ends[ANY_LINE][station]
        best = sorted([self.missed(to) for to in ways if to not in taken])
        return 0.7 * sum(best[-1:]) + 0.3 * sum(best[-2:-1])


def last(turn: Code) -> int:
    """Where a turn ends."""
    while turn > LEG_MASK:
        turn >>= LEG
    return turn & 255


def _kinds(turn: Code) -> Code:
    """The tickets of a turn without its stations; never the code of a turn."""
    found = turn >> 8 & 3
    turn >>= LEG
    while turn:
        found = found << 3 | 4 | turn >> 8 & 3
        turn >>= LEG
    return ~found


def _shares(
    belief: Belief, net: Net, kind: int, shy: Sequence[float]
) -> list[tuple[int, float]]:
    """Each station with its weight, divided among all he could do there."""
    instead = pickers(net, ANY_LINE if kind == BLACK else ALL_PAID)
    found = []
    for here, weight in belief.items():
        total = sum(instead[here](shy))
        if total:
            found.append((here, weight / total))
    return found


def _spread(
    shares: Sequence[tuple[int, float]],
    ends: Sequence[Sequence[int]],
    shy: Sequence[float],
) -> Belief:
    found: dict[int, float] = {}
    get = found.get
    for here, share in shares:
        for to in ends[here]:
            found[to] = get(to, 0.0) + share
    return {to: weight * shy[to] for to, weight in found.items() if shy[to]}
