"""The finished games that ``tests/golden`` wants, and how both sides come there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

from sy_core import EDITIONS, EndReason, Ticket
from tools.golden import proofs as shown
from tools.golden import wishes as w
from tools.golden.proofs import Proof
from tools.golden.wishes import Wish

TAXI, BUS = Ticket.TAXI, Ticket.BUS


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """A game to be found; its name is that of its files."""

    name: str
    title: str
    edition: str
    players: int
    end: EndReason
    wishes: Callable[[Random], tuple[Wish, ...]]
    """May draw: each attempt asks anew."""
    rules: Mapping[str, int] = field(default_factory=dict)
    proof: Proof = shown.nothing_more


def chase(kind: str = "D", first: int = 7) -> Callable[[Random], tuple[Wish, ...]]:
    """Mister X keeps away in vain; a *kind* of pursuer catches him at last."""

    def wishes(_rng: Random) -> tuple[Wish, ...]:
        return (
            w.only_this_catches(kind, first),
            w.doubles_in(2, 5),
            w.black_in(3, 6),
            w.pursuers_close_in,
        )

    return wishes


def ambush(
    board_of: str, *more: Wish, rounds: tuple[int, ...] = (6, 7, 8)
) -> Callable[[Random], tuple[Wish, ...]]:
    """Mister X steers into a corner while pursuers take the stations next to it."""

    def wishes(rng: Random) -> tuple[Wish, ...]:
        board = EDITIONS[board_of].board
        place = rng.choice(list(w.corners(board)))
        meeting = rng.choice(rounds)
        return (
            w.nobody_catches_before(meeting + 2),
            w.doubles_in(2),
            w.black_in(4),
            w.rendezvous(place, meeting, doubled=(2,)),
            *more,
        )

    return wishes


def jam(board_of: str) -> Callable[[Random], tuple[Wish, ...]]:
    """Two pursuers shut in a third, which has to wait or to sit out (R17)."""

    def wishes(rng: Random) -> tuple[Wish, ...]:
        place = rng.choice(list(w.corners(EDITIONS[board_of].board)))
        return (
            w.only_this_catches("D", 8),
            w.doubles_in(3),
            w.black_in(2),
            w.gathering(place, rng.choice((4, 5, 6))),
            w.since(8, w.pursuers_close_in),
        )

    return wishes


def flight(*more: Wish) -> Callable[[Random], tuple[Wish, ...]]:
    """Nobody catches Mister X as long as it can be helped."""
    always = (w.nobody_catches_before(99), *more, w.x_keeps_away)
    return lambda _rng: always


def drought(*more: Wish) -> Callable[[Random], tuple[Wish, ...]]:
    """Detectives burn their taxi tickets and end where only taxis stop."""
    always = (
        w.nobody_catches_before(99),
        *more,
        w.doubles_in(4, 9),
        w.black_in(2, 4, 7),
        w.pursuers_pay(TAXI),
        w.strands(),
        w.x_keeps_away,
    )
    return lambda _rng: always


def _of_every_edition() -> list[Wanted]:
    """A game for each way in which the editions with tickets can end."""
    players = {"1983": (4, 3, 5, 6), "2013": (4, 3, 6, 5), "french": (3, 5, 4, 4)}
    players["2023"] = (5, 2, 3, 2)
    found = []
    for edition, (caught, blocked, escaped, stranded) in players.items():
        title = EDITIONS[edition].title
        found += [
            Wanted(
                name=f"{edition}-caught",
                title=f"{title}: a detective catches Mister X",
                edition=edition,
                players=caught,
                end=EndReason.CAUGHT,
                wishes=chase(),
                proof=shown.all_of(shown.caught_by("D"), shown.both_doubles),
            ),
            Wanted(
                name=f"{edition}-blocked",
                title=f"{title}: Mister X is blocked on his turn and loses (R7)",
                edition=edition,
                players=blocked,
                end=EndReason.BLOCKED,
                wishes=ambush(edition),
                proof=shown.at_least_rounds(7),
            ),
            Wanted(
                name=f"{edition}-escaped",
                title=f"{title}: Mister X escapes after both doubles, 24 entries",
                edition=edition,
                players=escaped,
                end=EndReason.ESCAPED,
                wishes=flight(w.doubles_in(6, 15), w.black_in(3, 6, 13, 19)),
                proof=shown.all_entries(24),
            ),
            Wanted(
                name=f"{edition}-stranded",
                title=f"{title}: no detective has a ticket that fits (R3, R4)",
                edition=edition,
                players=stranded,
                end=EndReason.STRANDED,
                wishes=drought(),
            ),
        ]
    return found


def _of_the_beginners() -> list[Wanted]:
    """Tickets do not matter there, so nobody is ever stranded."""
    one_double = (w.doubles_in(2), w.black_in(5))
    return [
        Wanted(
            name="beginners-caught",
            title="Beginners: caught on a concealed entry",
            edition="beginners",
            players=4,
            end=EndReason.CAUGHT,
            wishes=lambda _rng: (
                w.only_this_catches("D", 7),
                *one_double,
                w.pursuers_close_in,
            ),
            proof=shown.ended_in_hiding,
        ),
        Wanted(
            name="beginners-blocked",
            title="Beginners: blocked, and so he loses",
            edition="beginners",
            players=4,
            end=EndReason.BLOCKED,
            wishes=ambush("beginners", rounds=(7, 8, 9)),
        ),
        Wanted(
            name="beginners-escaped",
            title="Beginners: escaped with entry 14, a double in round 13 (R32)",
            edition="beginners",
            players=5,
            end=EndReason.ESCAPED,
            wishes=flight(w.doubles_in(13), w.black_in(6)),
            proof=shown.all_entries(14),
        ),
        Wanted(
            name="beginners-escaped-black-in-a-double",
            title="Beginners: a double of a black and a concealed leg (R29, R31)",
            edition="beginners",
            players=4,
            end=EndReason.ESCAPED,
            wishes=flight(
                w.doubles_in(2),
                w.black_first,
                w.black_in(2),
            ),
            proof=shown.black_then_concealed_in(2),
        ),
    ]


def _by_house_rules() -> list[Wanted]:
    """Games that would have gone otherwise by the rulebook alone."""
    return [
        Wanted(
            name="2013-caught-by-a-bobby",
            title="Edition 2013/2014: a bobby catches Mister X",
            edition="2013",
            players=3,
            end=EndReason.CAUGHT,
            wishes=chase("P"),
            proof=shown.caught_by("P"),
        ),
        Wanted(
            name="2013-stranded-pool",
            title="Edition 2013/2014, two players: the pool runs out of taxis (R1)",
            edition="2013",
            players=2,
            end=EndReason.STRANDED,
            wishes=drought(),
        ),
        Wanted(
            name="2013-stranded-at-once",
            title="House rule: over as soon as all are stranded, bobbies unmoved (R4)",
            edition="2013",
            players=3,
            rules={"stranding_at_once": True},
            end=EndReason.STRANDED,
            wishes=drought(w.bobbies_wait),
            proof=shown.ended_within_a_phase,
        ),
        Wanted(
            name="2013-bobbies-prolong",
            title="House rule: bobbies go on alone, and one catches him (R3)",
            edition="2013",
            players=3,
            rules={"bobbies_prolong": True},
            end=EndReason.CAUGHT,
            wishes=lambda _rng: (
                w.only_this_catches("P", 14),
                w.doubles_in(4),
                w.black_in(2, 7),
                w.since(13, w.pursuers_close_in),
                w.pursuers_pay(TAXI, "D1", "D2"),
                w.strands("D1", "D2"),
            ),
            proof=shown.all_of(shown.went_on_stranded, shown.caught_by("P")),
        ),
        Wanted(
            name="2013-strict-supply",
            title="House rule: the supply refuses what it lacks (R5)",
            edition="2013",
            players=6,
            rules={"strict_supply": True},
            end=EndReason.CAUGHT,
            wishes=lambda _rng: (
                w.only_this_catches("D", 6),
                w.doubles_in(1, 3),
                w.x_pays(TAXI),
                w.pursuers_pay(BUS),
                w.pursuers_close_in,
            ),
            proof=shown.supply_ran_out,
        ),
        Wanted(
            name="french-24-rounds",
            title="House rule: 24 rounds; one detective of the pool lasts (R1, R2)",
            edition="french",
            players=2,
            rules={"rounds": 24},
            end=EndReason.ESCAPED,
            wishes=flight(
                w.doubles_in(6, 15),
                w.black_in(3, 6, 13, 19),
                w.until(10, w.pursuers_pay(TAXI, "D1", "D2")),
                w.strands("D1"),
                w.stays_on_the_move("D2"),
            ),
            proof=shown.all_entries(26),
        ),
        Wanted(
            name="1983-appearances",
            title="House rule: Mister X appears and takes taxis until all strand (R27)",
            edition="1983",
            players=4,
            rules={"appearances": 99},
            end=EndReason.STRANDED,
            wishes=drought(w.appears_in(2, 4, 5, 6), w.takes(TAXI)),
            proof=shown.appeared(3),
        ),
        Wanted(
            name="1983-blocked-stays",
            title="House rule: blocked he stays, gets away and is caught later (R7)",
            edition="1983",
            players=5,
            rules={"blocked_stays": True},
            end=EndReason.CAUGHT,
            wishes=lambda rng: (
                w.nobody_catches_before(11),
                *ambush("1983")(rng),
                w.since(10, w.pursuers_close_in),
            ),
            proof=shown.stayed,
        ),
        Wanted(
            name="1983-both-doubles-at-once",
            title="House rules: two doubles in one turn, entry 24 revealed (R14, R26)",
            edition="1983",
            players=4,
            rules={"doubles_per_turn": 2, "final_reveal": True},
            end=EndReason.ESCAPED,
            wishes=flight(w.doubles_in(7, legs_each=3), w.black_in(3, 7)),
            proof=shown.all_entries(24),
        ),
        Wanted(
            name="1983-strict-stock",
            title="House rule: Mister X's stock of 4/3/3 is all he has (R6)",
            edition="1983",
            players=3,
            rules={"strict_supply": True},
            end=EndReason.CAUGHT,
            wishes=lambda _rng: (
                w.only_this_catches("D", 6),
                w.doubles_in(1, 2),
                w.x_pays(TAXI),
                w.pursuers_pay(BUS),
                w.pursuers_close_in,
            ),
            proof=shown.supply_ran_out,
        ),
        Wanted(
            name="2023-blocked-stays",
            title="House rule: blocked he stays, and escapes in the end (R7)",
            edition="2023",
            players=4,
            rules={"blocked_stays": True},
            end=EndReason.ESCAPED,
            wishes=lambda rng: (
                w.nobody_catches_before(99),
                *ambush("2023", w.x_keeps_away)(rng),
            ),
            proof=shown.stayed,
        ),
        Wanted(
            name="2023-pool",
            title="House rule: two characters with one pool, caught (R19)",
            edition="2023",
            players=2,
            rules={"pool": True},
            end=EndReason.CAUGHT,
            wishes=chase(),
            proof=shown.caught_by("D"),
        ),
    ]


def _with_a_jam() -> list[Wanted]:
    """R17: who is jammed moves later in a free order, but not clockwise."""
    return [
        Wanted(
            name=f"{edition}-jammed",
            title=f"{EDITIONS[edition].title}: a detective is jammed by others (R17)",
            edition=edition,
            players=5,
            end=EndReason.CAUGHT,
            wishes=jam(edition),
            proof=shown.somebody_was_jammed,
        )
        for edition in ("1983", "2013")
    ]


WANTED = {
    wanted.name: wanted
    for wanted in (
        *_of_every_edition(),
        *_of_the_beginners(),
        *_with_a_jam(),
        *_by_house_rules(),
    )
}
