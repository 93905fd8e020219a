"""Exits: a Mister X who never goes where he cannot get away again.

A station is safe if no detective can be there with the next ride. An exit is a way on
from a station to a safe one. He takes the safe station with the most exits.

This one is about Mister X. It plays detectives as well, but only by chance: take
belief.py for them. Both games.

Look it over:  python -m sy_core.check_bot examples/exits.py
Let it play:   python -m sy_core.arena examples/exits.py constable
"""

from sy_core import MISTER_X
from sy_core.bots.plain import plain_table


class Exits:
    """One of these is made for every game and side."""

    def choose(self, view, legal, rng, budget):
        """A single ride if one is safe, else a double move if one is."""
        if view.seat != MISTER_X:
            return rng.choice(legal)
        ends = neighbours(view)
        # Where a detective is, or can be with one ride: keep out of there.
        danger = set(view.pursuers)
        for station in view.pursuers:
            danger |= ends[station]

        def exits(move):
            goal = goal_of(move)
            if goal is None or goal in danger:
                return 0
            return len(ends[goal] - danger)

        def how_good(move):
            # First the exits, then saving: a black ticket may be wanted more later.
            blacks = sum(leg.ticket == "X" for leg in move.legs)
            return exits(move), -blacks, rng.random()

        single = [move for move in legal if len(move.legs) < 2]
        if not any(exits(move) for move in single):
            single = legal  # now a double ticket is worth its price
        return max(single, key=how_good)


def goal_of(move):
    """Where a move of his ends; None if he stays."""
    return move.legs[-1].to if move.legs else move.to


def neighbours(view):
    """For every station the stations that detectives reach from it with one ride."""
    ends = {}
    for station, end, ticket in plain_table(view)["lines"]:
        if ticket in "TBU":  # not the ferry: it costs a black ticket
            ends.setdefault(station, set()).add(end)
    return ends


# Try this:
# - Detectives run out of tickets (view.purses in the classic game): one who has no
#   underground ticket is no danger on the underground.
# - In a round in which he shows himself, many exits are worth most. Just after it a
#   black ticket is: the detectives will not know which line he took.
# - Count two rides deep: the exits of his exits.
