"""An independent player of the dice game, for counting only.

It shares the tile table with the package and nothing else: streets are walked on the
grid, moves are texts, a position is a dictionary. Slow, plain and separate.
"""

from __future__ import annotations

import re

from sy_core.hunting.tiles import TABLE

LINE_UPS = {2: (2, 3, 2), 3: (2, 3, 2), 4: (3, 4, 3)}  # pawns, dice, black
ORDER = "TBUX"
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def lay_out(tiles, light):
    """The grid: cells by number and back, stops, and what marks change."""
    rows = {row[0]: [part.strip() for part in row.split("|")] for row in _rows()}
    first = {letter: 4 * index + 1 for index, letter in enumerate(sorted(rows))}
    grid = {"cell": {}, "stop": {}, "cut": set(), "shut": set(), "cross": set()}
    for index, letter in enumerate(tiles):
        for corner, sign in enumerate(rows[letter][2].split()):
            number = first[letter] + corner
            cell = (index % 3 * 2 + corner % 2, index // 3 * 2 + corner // 2)
            grid["cell"][number] = cell
            grid["stop"][number] = {".": "T", "B": "TB", "U": "TBU"}[sign]
        if letter in light:
            for one, sign, other in re.findall(r"(\d+)([>/x])(\d+)", rows[letter][3]):
                a, b = int(one), int(other)
                if sign == ">":
                    grid["shut"].add((b, a))
                else:
                    name = "cut" if sign == "/" else "cross"
                    grid[name] |= {(a, b), (b, a)}
    grid["at"] = {cell: number for number, cell in grid["cell"].items()}
    return grid


def _rows():
    return [row for row in TABLE.splitlines() if row.strip()]


def passable(grid, a, b, black):
    """Whether a wheel gets from *a* to the neighbour *b*."""
    return (a, b) not in grid["cut"] and (black or (a, b) not in grid["shut"])


def by_taxi(grid, a, black=False):
    """Neighbours, diagonals included."""
    x, y = grid["cell"][a]
    near = {grid["at"].get((x + dx, y + dy)) for dx, dy in STEPS} - {None}
    found = {b for b in near if passable(grid, a, b, black)}
    return found | {b for c, b in grid["cross"] if c == a}


def by_bus(grid, a, black=False):
    """Straight ahead to the next stop."""
    found = set()
    if "B" not in grid["stop"][a]:
        return found
    for dx, dy in STEPS:
        here, (x, y) = a, grid["cell"][a]
        while (x + dx, y + dy) in grid["at"]:
            x, y = x + dx, y + dy
            there = grid["at"][x, y]
            if not passable(grid, here, there, black):
                break
            if "B" in grid["stop"][there]:
                found.add(there)
                break
            here = there
    return found


def by_tube(grid, a):
    """Any other underground stop."""
    if "U" not in grid["stop"][a]:
        return set()
    return {b for b, modes in grid["stop"].items() if "U" in modes} - {a}


def ends(grid, a, sign):
    """Where a die, or a black ticket (X), leads."""
    if sign == "T":
        return by_taxi(grid, a)
    if sign == "B":
        return by_bus(grid, a)
    if sign == "U":
        return by_tube(grid, a)
    return by_taxi(grid, a, True) | by_bus(grid, a, True) | by_tube(grid, a)


def flights(p, a):
    """Where the helicopter lands."""
    grid = p["grid"]
    x, y = grid["cell"][a]
    right = max(cell[0] for cell in grid["at"])
    bottom = max(cell[1] for cell in grid["at"])
    found = set()
    for number, (u, v) in grid["cell"].items():
        over = x in (0, right) and u == right - x
        down = y in (0, bottom) and v == bottom - y
        if p["rules"].get("straight_helicopter"):
            over, down = over and v == y, down and u == x
        if over or down:
            found.add(number)
    return found


def set_up(players, tiles, light, rules):
    """A position before anybody is placed."""
    pawns, dice, black = LINE_UPS[players]
    return {
        "grid": lay_out(tiles, light),
        "rules": rules,
        "players": players,
        "n": pawns,
        "dice": dice,
        "black": black,
        "pawns": [],
        "x": [],
        "double": 1,
        "heli": 1,
        "chips": 3,
        "round": 0,
        "moved": [],
        "used": "",
        "hand": "",
        "now": "place",
    }


def moves(p):
    """Every legal move as text."""
    grid = p["grid"]
    if p["now"] == "place":
        taxis = (s for s, modes in grid["stop"].items() if modes == "T")
        return [f"D{len(p['pawns']) + 1}@{s}" for s in taxis if s not in p["pawns"]]
    if p["now"] == "start":
        return [f"@{s}" for s in grid["cell"] if s not in p["pawns"]]
    if p["now"] == "roll":
        return ["*" + faces for faces in _falls(p["dice"] - len(p["used"]))]
    if p["now"] == "chase":
        return _chase(p)
    return _escape(p) if p["now"] == "x" else []


def _falls(count, since=0):
    """All multisets of faces in order."""
    if not count:
        return [""]
    return [ORDER[i] + rest for i in range(since, 4) for rest in _falls(count - 1, i)]


def _waiting(p):
    left = [i for i in range(p["n"]) if i not in p["moved"]]
    if p["players"] == 2:
        return left
    marker = (p["round"] - 1) % p["n"]
    return sorted(left, key=lambda i: (i - marker) % p["n"])[:1]


def _chase(p):
    found = [
        f"D{i + 1}{sign}{to}"
        for i in _waiting(p)
        for sign in set(p["hand"]) - {"X"}
        for to in ends(p["grid"], p["pawns"][i], sign)
        if to not in p["pawns"]
    ]
    found = found or [f"D{i + 1}-" for i in _waiting(p)]
    return found + ["again"] * (p["chips"] > 0)


def _legs(p, at, used, black, heli):
    """Single things Mister X can do, with what is left of dice and specials."""
    shy = p["rules"].get("run_in") == 1
    found = []
    for sign in {*used, *("X" * (black > 0))}:
        for to in ends(p["grid"], at, sign):
            if shy and to in p["pawns"]:
                continue
            left = used if sign == "X" else used.replace(sign, "", 1)
            found.append((f"{sign}{to}", to, left, black - (sign == "X"), heli))
    if heli:
        free = flights(p, at) - set(p["pawns"])
        found += [(f"H{to}", to, used, black, 0) for to in free]
    return found


def _escape(p):
    rules, at = p["rules"], p["x"][-1]
    found = [leg[0] for leg in _legs(p, at, p["used"], p["black"], p["heli"])]
    bound = {to for sign in p["used"] for to in ends(p["grid"], at, sign)}
    if rules.get("run_in"):
        bound -= set(p["pawns"])
    if not bound:
        found.append("-")
    room = 13 + rules.get("longer", 0) - len(p["x"])
    if p["double"] and room >= 2:
        heli = p["heli"] if rules.get("helicopter_in_double") else 0
        for first, to, used, black, more in _legs(p, at, p["used"], p["black"], heli):
            spent = rules.get("one_black") and first[0] == "X"
            legs = _legs(p, to, used, 0 if spent else black, more)
            found += [f"{first}+{leg[0]}" for leg in legs]
    return found


def after(p, move):
    """The position after a legal move."""
    p = {**p, "pawns": p["pawns"][:], "x": p["x"][:], "moved": p["moved"][:]}
    if p["now"] == "place":
        p["pawns"].append(int(move.split("@")[1]))
        p["now"] = "place" if len(p["pawns"]) < p["n"] else "start"
    elif p["now"] == "start":
        p["x"].append(int(move[1:]))
        _new_round(p)
    elif p["now"] == "roll":
        p["hand"], p["now"] = move[1:], "chase"
    elif move == "again":
        p["chips"], p["now"] = p["chips"] - 1, "roll"
    elif p["now"] == "chase":
        _chased(p, move)
    else:
        _escaped(p, move)
    return p


def _new_round(p):
    p.update(round=p["round"] + 1, moved=[], used="", now="roll")


def _chased(p, move):
    index = int(move[1]) - 1
    p["moved"].append(index)
    if move[2] != "-":
        p["pawns"][index] = int(move[3:])
        p["used"] += move[2]
    if p["pawns"][index] == p["x"][-1]:
        p["now"] = "over"
    elif len(p["moved"]) < p["n"]:
        p["now"] = "roll"
    else:
        full = len(p["x"]) == 13 + p["rules"].get("longer", 0)
        p["now"] = "over" if full else "x"


def _escaped(p, move):
    p["double"] -= "+" in move
    for leg in move.split("+"):
        p["black"] -= leg[0] == "X"
        p["heli"] -= leg[0] == "H"
        p["x"].append(p["x"][-1] if leg == "-" else int(leg[1:]))
        if p["x"][-1] in p["pawns"]:
            p["now"] = "over"
            return
    _new_round(p)


def count(p, depth):
    """How many sequences of *depth* moves go on from here."""
    if depth == 1:
        return len(moves(p))
    return sum(count(after(p, move), depth - 1) for move in moves(p))
