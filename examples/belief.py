"""Belief: detectives who work out where Mister X can be, and count.

Every ticket he shows rules stations out. ``deduce`` follows the whole game and says
exactly which stations are left. The detectives then count: on how many of them would
he be out of everybody's reach after this move? The fewer, the better.

This one is about detectives. It plays Mister X as well, but only by chance:
take exits.py for him. Both games.

Look it over:  python -m sy_core.check_bot examples/belief.py
Let it play:   python -m sy_core.arena examples/belief.py constable
"""

from sy_core import MISTER_X
from sy_core.bots.plain import plain_table
from sy_core.registry import game_of_view


class Belief:
    """One of these is made for every game and side."""

    def choose(self, view, legal, rng, budget):
        """Asked once for each detective who is to move."""
        if view.seat == MISTER_X:
            return rng.choice(legal)
        possible = game_of_view(view).deduce(view)  # a set of stations
        ends = neighbours(view)

        def how_bad(move):
            # First: the stations that nobody could ride to next. A second
            # detective in the same corner changes little, so they spread out.
            together = rides_from(squad_after(view, move), ends)
            free = sum(together[station] > 1 for station in possible)
            # If that is equal: the ways of the one who moves, all added up.
            alone = rides_from([move.to], ends) if move.to else together
            ways = sum(alone[station] for station in possible)
            return free, ways, rng.random()

        return min(legal, key=how_bad)


def squad_after(view, move):
    """Where all detectives stand after the move."""
    squad = dict(zip(view.table.pawns, view.pursuers, strict=False))
    if move.to is not None:  # in the dice game one may have to stay
        squad[move.pawn] = move.to
    return squad.values()


def neighbours(view):
    """For every station the stations that one ride leads to, by any ticket."""
    ends = {}
    for station, end, _ticket in plain_table(view)["lines"]:
        ends.setdefault(station, set()).add(end)
    return ends


def rides_from(stations, ends):
    """For every station, how many rides it is from the nearest of *stations*."""
    rides = dict.fromkeys(stations, 0)
    edge = list(rides)
    for station in edge:  # the list grows while we walk along it
        for end in ends[station]:
            if end not in rides:
                rides[end] = rides[station] + 1
                edge.append(end)
    return rides


# Try this:
# - print(len(possible)) in every round: when does it become small, and why?
# - He moves on before you can come again: count the stations that he can reach
#   from the possible ones instead.
# - A taxi ticket is needed every day, an underground ticket is precious: make
#   how_bad a little larger for moves that spend one.
