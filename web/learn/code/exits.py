from sy_core.bots.plain import plain_table


class Exits:
    def choose(self, view, legal, rng, budget):
        if view.seat != "mister_x":
            return rng.choice(legal)
        lines = plain_table(view)["lines"]
        danger = set(view.pursuers) | ends(lines, view.pursuers, "TBU")

        def exits(move):
            if goal(move) in danger:
                return 0
            return len(ends(lines, {goal(move)}, "TBU") - danger)

        single = [move for move in legal if len(move.legs) < 2]
        if any(exits(move) for move in single):
            return max(single, key=exits)
        return max(legal, key=exits)


def goal(move):
    return move.legs[-1].to if move.legs else move.to


def ends(lines, stations, tickets):
    found = set()
    for start, end, ticket in lines:
        if start in stations and ticket in tickets:
            found.add(end)
    return found
