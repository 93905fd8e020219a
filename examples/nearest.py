"""A bot to begin from: detectives close in, Mister X keeps away, in both games.

``python -m sy_core.check_bot examples/nearest.py`` looks it over,
``python -m sy_core.arena examples/nearest.py constable`` lets it play.
"""

from __future__ import annotations

from sy_core import MISTER_X
from sy_core.bots.plain import plain_table
from sy_core.registry import game_of_view


class Nearest:
    """Counts rides. There is one of it for every game, so it may keep the map."""

    def __init__(self):
        self.ends = {}

    def choose(self, view, legal, rng, budget):
        """The move that brings detectives nearest to him, or him farthest away."""
        if not self.ends:
            for station, end, _ in plain_table(view)["lines"]:
                self.ends.setdefault(station, set()).add(end)
        if view.seat == MISTER_X:
            rides = self.rides_from(view.pursuers)
            return max(
                [move for move in legal if len(move.legs) < 2] or list(legal),
                key=lambda move: (
                    rides.get(move.legs[-1].to, 0) if move.legs else 0,
                    rng.random(),
                ),
            )
        possible = game_of_view(view).deduce(view)  # where he can be, exactly
        rides = self.rides_from(possible)
        return min(legal, key=lambda move: (rides.get(move.to, 0), rng.random()))

    def rides_from(self, stations):
        """How many rides every station is away from the nearest of these."""
        found = dict.fromkeys(stations, 0)
        edge = list(found)
        for station in edge:  # grows while we go through it
            for end in self.ends.get(station, ()):
                if end not in found:
                    found[end] = found[station] + 1
                    edge.append(end)
        return found
