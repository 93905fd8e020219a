"""One ply: try every move, look at what comes of it, take the best.

A ply is half a round: one move of one side. The bot does not know the whole game, as
Mister X is hidden. So it makes up games that look exactly like this one from its
seat (``sample_state``), makes each move in each of them (``apply``), and judges how
dangerous Mister X's life would be then. Both sides, both games.

Look it over:  python -m sy_core.check_bot examples/one_ply.py
Let it play:   python -m sy_core.arena examples/one_ply.py:OnePly:300 constable
"""

from sy_core import MISTER_X
from sy_core.bots.plain import plain_table
from sy_core.registry import game_of_view

WORLDS = 10  # how many games we make up at most, for one choice


class OnePly:
    """One of these is made for every game and side, so it may remember."""

    def __init__(self):
        self.ends = {}
        self.known = {}

    def choose(self, view, legal, rng, budget):
        """The move after which he is least in danger; for detectives: most."""
        self.ends = self.ends or neighbours(view)
        game = game_of_view(view)
        moves = [move for move in legal if len(move.legs) < 2] or legal
        danger = dict.fromkeys(moves, 0)
        for _ in range(WORLDS):
            # The budget says how much we may look at: a node for each move tried.
            if not budget.spend(len(moves)):
                break
            world = game.sample_state(view, rng)
            for move in moves:
                danger[move] += self.danger_in(game.apply(world, move))
        best = min if view.seat == MISTER_X else max
        # When there was no budget at all, everything is equal: then chance decides.
        return best(moves, key=lambda move: (danger[move], rng.random()))

    def danger_in(self, world):
        """What threatens him: every detective, half as much with every ride between."""
        if world.outcome is not None:
            return 10 if world.outcome.winner == "detectives" else 0
        if world.phase in ("placing", "hiding"):
            return 0  # the dice game begins before he is anywhere
        rides = self.rides_to(world.x_station)
        return sum(0.5 ** rides[station] for station in world.pursuers)

    def rides_to(self, station):
        """How many rides all others are away from it, worked out once a game."""
        if station not in self.known:
            self.known[station] = rides_from([station], self.ends)
        return self.known[station]


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
# - Play on by chance after the move until the round is over, and judge then.
# - Mister X: add the exits he has (see exits.py) to danger_in.
# - Let him think of double moves, too, when every single ride is dangerous.
