"""A game as Mister X foresees it: where he is, and what his turns tell.

Nothing here is the rules: it is what he thinks will happen.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from sy_core.ai.belief import Belief, normal, ridden, shyness
from sy_core.ai.classic.belief import belief_of
from sy_core.ai.classic.habits import HABITS, Manner, fearless
from sy_core.ai.classic.net import net_of
from sy_core.ai.classic.squad import Squad, squad_of
from sy_core.ai.net import Net
from sy_core.classic.advance import is_shown_at_once
from sy_core.classic.state import Table
from sy_core.classic.view import View
from sy_core.coding import BLACK, LEG, LEG_MASK, TICKETS, Code


class Escape(NamedTuple):
    """Mister X's turn, as he sees it."""

    squad: Squad
    x: int
    belief: Belief
    black: int
    doubles: int
    entries: int

    @property
    def table(self) -> Table:
        """The rules and players."""
        return self.squad.table

    @property
    def net(self) -> Net:
        """The lines of the board."""
        return net_of(self.squad.table.edition.board)


def escape_of(view: View, habits: tuple[Manner, ...] = HABITS) -> Escape:
    """The escape as Mister X's own view shows it, and as he takes them to think."""
    assert view.x_station is not None
    squad = squad_of(view)
    everyone = frozenset(range(len(squad.places)))
    return Escape(
        replace(squad, waiting=everyone),
        view.x_station,
        belief_of(view, habits),
        view.black,
        view.doubles,
        len(view.trail),
    )


def legs_of(turn: Code) -> list[Code]:
    """The rides of a coded turn."""
    legs = []
    while turn:
        legs.append(turn & LEG_MASK)
        turn >>= LEG
    return legs


def rides_from(escape: Escape, station: int, black: int) -> list[Code]:
    """His rides from *station*; what the supply lacks is not asked here."""
    net, taken = escape.net, escape.squad.places
    kinds = range(BLACK + 1) if black else range(BLACK)
    return [
        kind << 8 | to
        for kind in kinds
        for to in net.ends[1 << kind][station]
        if to not in taken
    ]


def moved(escape: Escape, turn: Code) -> Escape:
    """After his turn: where he is, and what the detectives make of it."""
    table, squad = escape.table, escape.squad
    net = escape.net
    shy = shyness(net, squad.places)
    legs = legs_of(turn)
    belief, entries, black = escape.belief, escape.entries, escape.black
    for number, leg in enumerate(legs, start=1):
        kind, entries = leg >> 8, entries + 1
        black -= kind == BLACK
        if is_shown_at_once(table, entries, TICKETS[kind]):
            belief = {leg & 255: 1.0}
        else:
            weights = shy if number == len(legs) else fearless(net, squad.places)
            belief = normal(ridden(belief, net, 1 << kind, weights))
    return escape._replace(
        x=legs[-1] & 255,
        belief=belief,
        black=black,
        doubles=escape.doubles - (len(legs) - 1),
        entries=entries,
    )
