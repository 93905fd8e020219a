"""Dice: for the game with dice, "Hunting Mister X", both sides.

Detectives roll dice and may ride only with what they rolled; Mister X takes one of the
dice they used, or one of his rare means: black tickets, a double move, the helicopter.

In the classic game it moves by chance: take one of the other examples there.

Look it over:  python -m sy_core.check_bot examples/dice.py
Let it play:   python -m sy_core.arena examples/dice.py constable --game hunting
"""

from sy_core import MISTER_X
from sy_core.bots.plain import plain_table
from sy_core.registry import game_of_view


class Dice:
    """One of these is made for every game and side."""

    def choose(self, view, legal, rng, budget):
        """Mister X flees; detectives are placed, then they roll and chase."""
        game = game_of_view(view)
        if game.id != "hunting":
            return rng.choice(legal)
        ends = neighbours(view)
        if view.seat == MISTER_X:
            return flee(view, legal, rng, ends)
        if view.phase == "placing":
            return keep_apart(view, legal, rng, ends)
        return chase(view, legal, rng, ends, game.deduce(view))


def flee(view, legal, rng, ends):
    """As far away as a common ride leads; what is rare only if that is not enough."""
    rides = rides_from(view.pursuers, ends)

    def how_good(move):
        goal = move.legs[-1].to if move.legs else move.to
        # If he stays (there is no goal then), somebody may be beside him already.
        return rides.get(goal, 1), -price(move), rng.random()

    best = max((move for move in legal if price(move) == 0), key=how_good, default=None)
    if best is None or how_good(best)[0] < 2:
        best = max(legal, key=how_good)
    return best


def price(move):
    """How many rare things a move of his uses up."""
    flights = sum(leg.kind == "fly" for leg in move.legs)
    blacks = sum(leg.ticket == "X" for leg in move.legs)
    return flights + blacks + (len(move.legs) > 1)


def keep_apart(view, legal, rng, ends):
    """The first detective anywhere, the next ones far from those who stand already."""
    rides = rides_from(view.pursuers, ends)
    return max(legal, key=lambda move: (rides.get(move.to, 0), rng.random()))


def chase(view, legal, rng, ends, possible):
    """The ride that makes the ways to all the spaces where he can be shortest."""

    def how_bad(move):
        squad = dict(zip(view.table.pawns, view.pursuers, strict=True))
        if move.to is not None:
            squad[move.pawn] = move.to
        rides = rides_from(squad.values(), ends)
        return sum(rides.get(space, 9) for space in possible)

    # "Again" spends a chip and rolls anew. Nobody rides, so for how_bad all is as
    # it was: it is taken when every ride that was rolled would make things worse.
    return min(legal, key=lambda move: (how_bad(move), rng.random()))


def neighbours(view):
    """For every space the spaces that one die leads to."""
    ends = {}
    for space, end, die in plain_table(view)["lines"]:
        if die in "TBU":
            ends.setdefault(space, set()).add(end)
    return ends


def rides_from(spaces, ends):
    """For every space, how many rides it is from the nearest of *spaces*."""
    rides = dict.fromkeys(spaces, 0)
    edge = list(rides)
    for space in edge:  # the list grows while we walk along it
        for end in ends[space]:
            if end not in rides:
                rides[end] = rides[space] + 1
                edge.append(end)
    return rides


# Try this:
# - Mister X takes a die that a detective has played (view.played): do not hand him an
#   underground die when he may stand on the underground.
# - When the spaces 3, 7 and 11 of his log are filled, he shows himself: where should
#   he be then?
# - Roll again only in the rounds just after he was seen.
