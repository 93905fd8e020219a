from sy_core.bots.plain import plain_table
from sy_core.registry import game_of_view


class Knowing:
    def choose(self, view, legal, rng, budget):
        if view.seat != "mister_x":
            return rng.choice(legal)
        lines = plain_table(view)["lines"]
        danger = set(view.pursuers) | ends(lines, view.pursuers, "TBU")
        possible = game_of_view(view).deduce(view)

        def exits(move):
            if goal(move) in danger:
                return 0
            return len(ends(lines, {goal(move)}, "TBU") - danger)

        def search(move):
            stations = possible
            for leg in move.legs:
                hidden = leg.ticket in ("X", None)
                tickets = "TBUF" if hidden else leg.ticket
                stations = ends(lines, stations, tickets)
            return len(stations - set(view.pursuers))

        def price(move):
            black = sum(leg.ticket == "X" for leg in move.legs)
            return 2 * black if len(possible) > 3 else 0

        def how_good(move):
            return exits(move) - price(move), search(move)

        single = [move for move in legal if len(move.legs) < 2]
        if any(exits(move) for move in single):
            return max(single, key=how_good)
        return max(legal, key=how_good)


def goal(move):
    return move.legs[-1].to if move.legs else move.to


def ends(lines, stations, tickets):
    found = set()
    for start, end, ticket in lines:
        if start in stations and ticket in tickets:
            found.add(end)
    return found
