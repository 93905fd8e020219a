"""The classic game as a chase whose whole tree can be grown, by the rules' simulator.

Only games in which he hides and the log tells all there is to know are chases of this
kind: no open log (R29), no appearances of his own will (R27).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace
from typing import Final

from sy_core.ai.chase import Reply, Turn
from sy_core.classic.advance import is_shown_at_once
from sy_core.classic.editions.model import Log, Order
from sy_core.classic.simulator import Simulator
from sy_core.classic.state import GameState, Phase
from sy_core.coding import LEG, TICKETS, Code
from sy_core.errors import SetupError, SetupFault

NOWHERE: Final = 0
"""No station: nobody can meet him there."""


class Ending:
    """What may still happen in a game; a scene is one in which he stands nowhere.

    Where he really is makes no difference: who has only a view takes any state that
    looks like it (``sample_state``).
    """

    def __init__(self, state: GameState) -> None:
        table = state.table
        if table.edition.log is Log.OPEN or table.rules.appearances:
            what = "only where he hides and cannot appear"
            raise SetupError(SetupFault.HOUSE_RULE, "rules", what)
        self._stays = table.rules.blocked_stays
        # Whether he is blocked is asked of each station, and not of nowhere.
        rules = replace(table.rules, blocked_stays=True)
        table = replace(table, rules=rules)
        self.scene = Simulator(replace(state, table=table))
        self.scene.put_x(NOWHERE)

    def turns(self, scene: Simulator, station: int) -> list[Turn]:
        """What Mister X may do on *station*; nothing: he is blocked and has lost."""
        scene.put_x(station)
        codes = scene.legal() if scene.rides or self._stays else []
        scene.put_x(NOWHERE)
        turns = (_turn(scene, station, code) for code in codes)
        # Doubles may lead to the same end by different ways that look alike.
        return [*{(turn.seen, turn.to): turn for turn in turns}.values()]

    def after(self, scene: Simulator, move: Code) -> Simulator:
        """The scene once he has moved."""
        later = scene.copy()
        later.play(move)
        later.put_x(NOWHERE)
        return later

    def replies(
        self, scene: Simulator, stations: frozenset[int]
    ) -> list[Reply[Simulator]]:
        """What the pursuers may do together; orders that come to the same are one."""
        found: dict[Hashable, Reply[Simulator]] = {}
        for reply, after in _rounds(scene, stations):
            found.setdefault((reply.swept, _standing(after)), reply)
        return [*found.values()]


def _turn(scene: Simulator, station: int, code: Code) -> Turn:
    """A turn with what is seen of it: tickets, and stations where they are shown."""
    seen: list[Hashable] = []
    to, rest = station, code
    while rest:
        ticket = TICKETS[rest >> 8 & 3]
        to = rest & 255
        entry = scene.entries + len(seen) + 1
        shown = is_shown_at_once(scene.table, entry, ticket)
        seen.append((ticket, to if shown else None))
        rest >>= LEG
    return Turn(tuple(seen), to, code)


def _rounds(
    scene: Simulator, stations: frozenset[int]
) -> Iterator[tuple[Reply[Simulator], Simulator]]:
    """Every way to end the round, and the game after it."""
    waiting: list[tuple[Simulator, frozenset[int], tuple[Code, ...]]]
    waiting = [(scene, frozenset(), ())]
    known: set[Hashable] = set()
    while waiting:
        here, swept, moves = waiting.pop()
        if here.phase is not Phase.PURSUIT:
            later = None if here.phase is Phase.OVER else here
            yield Reply(swept, later, moves), here
            continue
        for code in here.rides:
            later = here.copy()
            later.play(code)
            met = swept | stations & {code & 255}
            key = (met, tuple(later.pursuers), tuple(later.unmoved), _money(later))
            if key not in known:
                known.add(key)
                waiting.append((later, met, (*moves, code)))


def _money(scene: Simulator) -> tuple[tuple[int, ...], ...]:
    return tuple(map(tuple, scene.purses))


def _standing(scene: Simulator) -> Hashable:
    """How the pursuers stand; where order is free, who is who makes no difference."""
    purses = _money(scene)
    pawns = [
        (place, None if at is None else purses[at])
        for place, at in zip(scene.pursuers, scene.table.purse_of, strict=True)
    ]
    if scene.table.edition.order is Order.FREE:
        pawns.sort(key=lambda pawn: pawn[0])
    return tuple(pawns)
