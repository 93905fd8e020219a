"""Greedy: every move is judged by one number, how many rides are between us.

Plays both sides of both games. Detectives run to where Mister X was last seen,
Mister X runs away from the nearest detective. Nobody thinks further than that.

Look it over:  python -m sy_core.check_bot examples/greedy.py
Let it play:   python -m sy_core.arena examples/greedy.py constable
"""

from sy_core import MISTER_X
from sy_core.bots.plain import plain_table

FAR = 99  # more rides than any two stations are apart


class Greedy:
    """One of these is made for every game and side."""

    def choose(self, view, legal, rng, budget):
        """Asked whenever it is our turn. The answer is one of the legal moves."""
        self.ends = neighbours(view)
        if view.seat == MISTER_X:
            return self.run_away(view, legal, rng)
        return self.run_there(view, legal, rng)

    def run_away(self, view, legal, rng):
        """Mister X: the ride that ends farthest from the nearest detective."""
        rides = rides_from(view.pursuers, self.ends)

        def how_good(move):
            # A double move has two legs: what counts is where the last one ends.
            goal = move.legs[-1].to if move.legs else move.to
            # Of equally good moves we take any: rng.random() breaks the tie.
            return rides.get(goal, 0), rng.random()

        # Double tickets are rare, so we keep them (and so they are never used!).
        single = [move for move in legal if len(move.legs) < 2]
        return max(single or legal, key=how_good)

    def run_there(self, view, legal, rng):
        """Detectives: the ride that ends nearest to where he was last seen."""
        if view.last_seen is None:
            return rng.choice(legal)
        _number, station = view.last_seen
        rides = rides_from([station], self.ends)

        def how_bad(move):
            return rides.get(move.to, FAR), rng.random()

        return min(legal, key=how_bad)


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
# - Mister X: use a double ticket when the best single ride ends next to a detective.
# - Detectives: all of them run to the same station. Send every second one elsewhere.
# - Detectives: he is not where he was last seen. belief.py shows a better goal.
