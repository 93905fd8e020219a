"""An independent, naive counter of move sequences.

Written from the text of the rules, with loops over plain dicts and sets and moves
as text. It shares no code with the package: of ``sy_core`` it reads nothing but the
raw table of the board. It is slow and simple on purpose, so that the two can only
agree by both being right.

A move is one text of the notation (a double counts once). A sequence that ends the
game before the wanted depth has no leaf.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import product

from sy_core.classic.data.london import LONDON

Tickets = dict[str, int]
House = Mapping[str, int]


@dataclass
class Facts:
    """What a rulebook gives."""

    crews: dict[int, tuple[list[int], int]]
    """Players -> detective pawns of each detective player, and bobbies."""
    each: Tickets | None = field(default_factory=lambda: {"T": 11, "B": 8, "U": 4})
    box: Tickets = field(default_factory=lambda: {"T": 57, "B": 45, "U": 23})
    stock: Tickets | None = None
    pool_taxis: int | None = None
    """Taxis in a pool that the rulebook itself asks for (R1)."""
    black: int | None = 5
    """None: as many as detective pawns."""
    doubles: int = 2
    rounds: int = 22
    clockwise: bool = False
    taxi_from_13_to_14: bool = False
    modes: str = "TBUF"
    reveals: frozenset[int] = frozenset({3, 8, 13, 18, 24})


ALONE = [1, 1, 1, 1, 1]
LATER_CREWS = {
    2: ([2], 2),
    3: (ALONE[:2], 2),
    4: (ALONE[:3], 1),
    5: (ALONE[:4], 0),
    6: (ALONE, 0),
}
FACTS = {
    "2013": Facts(LATER_CREWS, pool_taxis=22),
    "french": Facts(LATER_CREWS, pool_taxis=20),
    "2023": Facts(LATER_CREWS),
    "1983": Facts(
        {3: ([2, 2], 0), 4: (ALONE[:3], 0), 5: (ALONE[:4], 0), 6: (ALONE, 0)},
        each={"T": 10, "B": 8, "U": 4},
        stock={"T": 4, "B": 3, "U": 3},
        black=None,
        clockwise=True,
        taxi_from_13_to_14=True,
    ),
    # Nobody has tickets; underground and ferry are closed.
    "beginners": Facts(
        {4: (ALONE[:3], 0), 5: (ALONE[:4], 0)},
        each=None,
        box={},
        black=1,
        doubles=1,
        rounds=13,
        modes="TB",
    ),
}


def lines_of(facts: Facts) -> dict[tuple[int, str], set[int]]:
    """(station, mode) -> stations one line away, on the edition's printing."""
    lines = {}
    for row in LONDON.splitlines():
        station, _x, _y, *served = row.split()
        for text in served:
            if text[0] in facts.modes:
                ends = {int(end) for end in text[1:].split(",")}
                lines[int(station), text[0]] = ends
    if not facts.taxi_from_13_to_14:
        lines[13, "T"].discard(14)
        lines[14, "T"].discard(13)
    return lines


@dataclass
class Position:
    """A game as the counter knows it; copied, then changed in place."""

    lines: dict[tuple[int, str], set[int]]
    house: House
    rounds: int
    clockwise: bool
    reveals: frozenset[int]
    x: int
    black: int
    doubles: int
    stock: Tickets
    where: dict[str, int]
    """Pursuers by name, D1… and P1…, and their stations."""
    player_of: dict[str, int]
    purse_of: dict[str, str]
    """Whose tickets a detective uses; not in here: it rides for nothing."""
    purses: dict[str, Tickets]
    round: int = 1
    entries: int = 0
    stage: str = "x"
    """x, appear, pursuit or over."""
    unmoved: set[str] = field(default_factory=set)
    player: int = 0
    appearances: int = 0
    end: str = ""

    def copy(self) -> Position:
        """A twin of its own; board and house rules never change and are shared."""
        twin = replace(self)
        twin.stock = dict(self.stock)
        twin.where = dict(self.where)
        twin.purses = {name: dict(purse) for name, purse in self.purses.items()}
        twin.unmoved = set(self.unmoved)
        return twin

    # ---- who is where -----------------------------------------------------------

    def is_free(self, station: int) -> bool:
        """Free: holding no pursuer; a hidden Mister X blocks nobody."""
        return station not in self.where.values()

    def detectives(self) -> list[str]:
        """The pawns that are no bobbies."""
        return [name for name in self.where if name.startswith("D")]

    def may_pay(self, name: str, letter: str) -> bool:
        """A detective pays a ticket of its own (or of the pool), a bobby nothing."""
        if name not in self.purse_of:
            return True
        return self.purses[self.purse_of[name]][letter] > 0

    def rides_of(self, name: str) -> list[str]:
        """Every ride that a pursuer may make now."""
        here = self.where[name]
        return [
            f"{name}{letter}{there}"
            for letter in "TBU"
            if self.may_pay(name, letter)
            for there in self.lines.get((here, letter), ())
            if self.is_free(there)
        ]

    def is_stranded(self, name: str) -> bool:
        """No ticket fits any line at its station, occupancy ignored."""
        here = self.where[name]
        return not any(
            self.lines.get((here, letter)) and self.may_pay(name, letter)
            for letter in "TBU"
        )

    # ---- Mister X ---------------------------------------------------------------

    def rides_of_x(
        self, here: int, black: int, used: list[str]
    ) -> Iterator[tuple[str, int]]:
        """Tickets and targets from *here*, when *used* were taken in this turn."""
        for letter in "TBU":
            if self.house.get("strict_supply"):
                left = self.stock.get(letter, 0) - used.count(letter)
                if left <= 0:
                    continue
            for there in self.lines.get((here, letter), ()):
                if self.is_free(there):
                    yield letter, there
        if black - used.count("X") > 0:
            targets = set()
            for letter in "TBUF":
                targets |= self.lines.get((here, letter), set())
            for there in targets:
                if self.is_free(there):
                    yield "X", there

    def turns_of_x(self) -> list[str]:
        """Single rides, doubles, and with the house rule two doubles in a turn."""
        most = min(self.doubles, self.house.get("doubles_per_turn", 1))
        turns = []
        unfinished: list[tuple[list[str], list[str], int]] = [([], [], self.x)]
        for _leg in range(1 + most):
            longer = []
            for texts, used, here in unfinished:
                for letter, there in self.rides_of_x(here, self.black, used):
                    longer.append(
                        ([*texts, f"{letter}{there}"], [*used, letter], there)
                    )
            turns += ["+".join(texts) for texts, _used, _here in longer]
            unfinished = longer
        if not turns and self.house.get("blocked_stays"):
            return ["-"]
        return turns

    def appearances_of_x(self) -> list[str]:
        """R27: of every pawn a ticket of a kind that it owns, or none."""
        choices = [
            ["", *(f"{name}{kind}" for kind in "TBU" if self.may_pay(name, kind))]
            for name in self.detectives()
        ]
        takings = (filter(None, taken) for taken in product(*choices))
        return [".", *("!" + "+".join(taken) for taken in takings)]

    # ---- moves ------------------------------------------------------------------

    def movers(self) -> list[str]:
        """The pursuers that may move next."""
        able = [name for name in self.where if name in self.unmoved]
        if self.clockwise:
            able = [name for name in able if self.player_of[name] == self.player]
        return [name for name in able if self.rides_of(name)]

    def moves(self) -> list[str]:
        """Every legal move as text."""
        if self.stage == "x":
            return self.turns_of_x()
        if self.stage == "appear":
            return self.appearances_of_x()
        if self.stage == "pursuit":
            return [ride for name in self.movers() for ride in self.rides_of(name)]
        return []

    def after(self, move: str) -> Position:
        """The position after a legal move."""
        if move not in self.moves():
            raise ValueError(f"{move} is not legal here")
        return self.trusted_after(move)

    def trusted_after(self, move: str) -> Position:
        """The position after a move that is known to be legal."""
        twin = self.copy()
        if self.stage == "x":
            twin.take_x_turn(move)
        elif self.stage == "appear":
            twin.appear(move)
        else:
            twin.ride(move[:2], move[2], int(move[3:]))
        return twin

    def take_x_turn(self, move: str) -> None:
        """One entry for every leg; a ticket comes out of the supply for each."""
        legs = move.split("+")
        self.entries += len(legs)
        self.doubles -= len(legs) - 1
        for leg in legs:
            if leg == "-":
                continue
            self.x = int(leg[1:])
            if leg[0] == "X":
                self.black -= 1
            elif self.stock:
                self.stock[leg[0]] -= 1
        shown = self.entries in self.reveals
        if not shown and self.appearances < self.house.get("appearances", 0):
            self.stage = "appear"
        else:
            self.open_pursuit()

    def appear(self, move: str) -> None:
        """He shows himself and takes the tickets into his stock, or does not."""
        if move != ".":
            self.appearances += 1
            for taken in filter(None, move[1:].split("+")):
                self.pay(taken[:2], taken[2])
            if self.ends_at_once():
                return
        self.open_pursuit()

    def pay(self, name: str, letter: str) -> None:
        """A detective's ticket goes to the supply."""
        if name in self.purse_of:
            self.purses[self.purse_of[name]][letter] -= 1
            self.stock[letter] += 1

    def open_pursuit(self) -> None:
        """Every pursuer is to move once."""
        self.stage = "pursuit"
        self.unmoved = set(self.where)
        self.player = 0
        self.go_on()

    def ride(self, name: str, letter: str, there: int) -> None:
        """A pursuer moves; on Mister X's station it wins."""
        self.pay(name, letter)
        self.where[name] = there
        self.unmoved.discard(name)
        if there == self.x:
            self.finish("caught")
        elif not self.ends_at_once():
            self.go_on()

    def go_on(self) -> None:
        """R17: on to the next pursuer that can move, or to the end of the round."""
        while self.clockwise and not self.movers():
            self.player += 1
            if self.player > max(self.player_of.values()):
                break
        if not self.movers():
            self.end_round()

    # ---- ends -------------------------------------------------------------------

    def finish(self, reason: str) -> None:
        """The game is over."""
        self.stage, self.end = "over", reason

    def all_stranded(self) -> bool:
        """R3: bobbies do not count, unless by house rule they prolong the game."""
        bobbies = len(self.where) > len(self.detectives())
        if bobbies and self.house.get("bobbies_prolong"):
            return False
        return all(self.is_stranded(name) for name in self.detectives())

    def ends_at_once(self) -> bool:
        """R4 as a house rule: stranding is tested after every change of tickets."""
        if self.house.get("stranding_at_once") and self.all_stranded():
            self.finish("stranded")
        return self.stage == "over"

    def end_round(self) -> None:
        """The last round, then stranding, then Mister X's own turn (R4, R7)."""
        if self.round == self.rounds:
            self.finish("escaped")
        elif self.all_stranded():
            self.finish("stranded")
        else:
            self.round += 1
            self.open_x_turn()

    def open_x_turn(self) -> None:
        """R7: without a legal move Mister X loses at the start of his turn."""
        self.stage = "x"
        if not self.turns_of_x():
            self.finish("blocked")


def set_up(
    edition: str, players: int, house: House, starts: list[int], x_start: int
) -> Position:
    """A game before its first move."""
    facts = FACTS[edition]
    led, bobbies = facts.crews[players]
    detectives = [f"D{n + 1}" for n in range(sum(led))]
    names = [*detectives, *(f"P{n + 1}" for n in range(bobbies))]
    owners = [player for player, pawns in enumerate(led) for _ in range(pawns)]
    purse_of, purses = deal_tickets(facts, house, detectives, pooled=len(led) == 1)
    left = {
        letter: total - sum(purse[letter] for purse in purses.values())
        for letter, total in facts.box.items()
    }
    position = Position(
        lines=lines_of(facts),
        house=house,
        rounds=house.get("rounds", facts.rounds),
        clockwise=facts.clockwise,
        reveals=facts.reveals - (set() if house.get("final_reveal", True) else {24}),
        x=x_start,
        black=len(detectives) if facts.black is None else facts.black,
        doubles=facts.doubles,
        stock=dict(facts.stock or left),
        where=dict(zip(names, starts, strict=True)),
        player_of=dict(zip(detectives, owners, strict=True)),
        purse_of=purse_of,
        purses=purses,
    )
    position.open_x_turn()
    return position


def deal_tickets(
    facts: Facts, house: House, detectives: list[str], *, pooled: bool
) -> tuple[dict[str, str], dict[str, Tickets]]:
    """R1, R19: each pawn has its own tickets, but one player's may be pooled."""
    if facts.each is None:
        return {}, {}
    if not (pooled and house.get("pool", facts.pool_taxis is not None)):
        own = {name: dict(facts.each) for name in detectives}
        return {name: name for name in detectives}, own
    pool = {letter: each * len(detectives) for letter, each in facts.each.items()}
    pool["T"] = house.get("pool_taxis", facts.pool_taxis or pool["T"])
    return dict.fromkeys(detectives, "pool"), {"pool": pool}


def count(position: Position, depth: int) -> int:
    """Sequences of exactly *depth* legal moves."""
    moves = position.moves()
    if depth == 1:
        return len(set(moves))
    return sum(count(position.trusted_after(move), depth - 1) for move in moves)
