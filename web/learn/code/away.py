from sy_core.bots.plain import plain_table


class Away:
    def choose(self, view, legal, rng, budget):
        if view.seat != "mister_x":
            return rng.choice(legal)
        lines = plain_table(view)["lines"]
        rides = rides_from(lines, view.pursuers)
        single = [move for move in legal if len(move.legs) < 2]
        return max(single, key=lambda move: rides.get(goal(move), 0))


def goal(move):
    return move.legs[-1].to if move.legs else move.to


def ends(lines, stations, tickets):
    found = set()
    for start, end, ticket in lines:
        if start in stations and ticket in tickets:
            found.add(end)
    return found


def rides_from(lines, stations):
    rides, edge, count = {}, set(stations), 0
    while edge:
        for station in edge:
            rides[station] = count
        edge = ends(lines, edge, "TBU") - set(rides)
        count += 1
    return rides
