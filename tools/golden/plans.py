"""How both sides come to each wanted game, and what it must show on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final, NamedTuple, TypeAlias

from sy_core import EDITIONS, Ticket
from tools.golden import proofs as shown
from tools.golden import wishes as w
from tools.golden.proofs import Proof
from tools.golden.wishes import Wish

TAXI, BUS = Ticket.TAXI, Ticket.BUS

Wishes: TypeAlias = Callable[[Random], tuple[Wish, ...]]
"""May draw: each attempt asks anew."""


class Plan(NamedTuple):
    """What both sides wish for, and what the found game must have shown."""

    wishes: Wishes
    proof: Proof = shown.nothing_more


def chase(kind: str = "D", first: int = 7) -> Wishes:
    """Mister X keeps away in vain; a *kind* of pursuer catches him at last."""
    return always(
        w.only_this_catches(kind, first),
        w.doubles_in(2, 5),
        w.black_in(3, 6),
        w.pursuers_close_in,
    )


def ambush(board_of: str, *more: Wish, rounds: tuple[int, ...] = (6, 7, 8)) -> Wishes:
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


def jam(board_of: str) -> Wishes:
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


def flight(*more: Wish) -> Wishes:
    """Nobody catches Mister X as long as it can be helped."""
    return always(w.nobody_catches_before(99), *more, w.x_keeps_away)


def drought(*more: Wish) -> Wishes:
    """Detectives burn their taxi tickets and end where only taxis stop."""
    return always(
        w.nobody_catches_before(99),
        *more,
        w.doubles_in(4, 9),
        w.black_in(2, 4, 7),
        w.pursuers_pay(TAXI),
        w.strands(),
        w.x_keeps_away,
    )


def scarcity(*doubles: int) -> Wishes:
    """Mister X shows nothing but taxis, until there are none left for him."""
    return always(
        w.only_this_catches("D", 6),
        w.doubles_in(*doubles),
        w.x_pays(TAXI),
        w.pursuers_pay(BUS),
        w.pursuers_close_in,
    )


def always(*wishes: Wish) -> Wishes:
    """The same in every attempt."""
    return lambda _rng: wishes


# For each way in which the editions with tickets can end.
ENDS: Final[Mapping[str, Callable[[str], Plan]]] = {
    "caught": lambda _edition: Plan(
        chase(), shown.all_of(shown.caught_by("D"), shown.both_doubles)
    ),
    "blocked": lambda edition: Plan(ambush(edition), shown.at_least_rounds(7)),
    "escaped": lambda _edition: Plan(
        flight(w.doubles_in(6, 15), w.black_in(3, 6, 13, 19)), shown.all_entries(24)
    ),
    "stranded": lambda _edition: Plan(drought()),
}
# Tickets do not matter to beginners, so nobody is ever stranded.
OF_BEGINNERS: Final = {
    "beginners-caught": Plan(
        always(
            w.only_this_catches("D", 7),
            w.doubles_in(2),
            w.black_in(5),
            w.pursuers_close_in,
        ),
        shown.ended_in_hiding,
    ),
    "beginners-blocked": Plan(ambush("beginners", rounds=(7, 8, 9))),
    "beginners-escaped": Plan(
        flight(w.doubles_in(13), w.black_in(6)), shown.all_entries(14)
    ),
    "beginners-escaped-black-in-a-double": Plan(
        flight(w.doubles_in(2), w.black_first, w.black_in(2)),
        shown.black_then_concealed_in(2),
    ),
}
# Games that would have gone otherwise by the rulebook alone.
BY_HOUSE_RULES: Final = {
    "2013-caught-by-a-bobby": Plan(chase("P"), shown.caught_by("P")),
    "2013-stranded-pool": Plan(drought()),
    "2013-stranded-at-once": Plan(drought(w.bobbies_wait), shown.ended_within_a_phase),
    "2013-bobbies-prolong": Plan(
        always(
            w.only_this_catches("P", 14),
            w.doubles_in(4),
            w.black_in(2, 7),
            w.since(13, w.pursuers_close_in),
            w.pursuers_pay(TAXI, "D1", "D2"),
            w.strands("D1", "D2"),
        ),
        shown.all_of(shown.went_on_stranded, shown.caught_by("P")),
    ),
    "2013-strict-supply": Plan(scarcity(1, 3), shown.supply_ran_out),
    "french-24-rounds": Plan(
        flight(
            w.doubles_in(6, 15),
            w.black_in(3, 6, 13, 19),
            w.until(10, w.pursuers_pay(TAXI, "D1", "D2")),
            w.strands("D1"),
            w.stays_on_the_move("D2"),
        ),
        shown.all_entries(26),
    ),
    "1983-appearances": Plan(
        drought(w.appears_in(2, 4, 5, 6), w.takes(TAXI)), shown.appeared(3)
    ),
    "1983-blocked-stays": Plan(
        lambda rng: (
            w.nobody_catches_before(11),
            *ambush("1983")(rng),
            w.since(10, w.pursuers_close_in),
        ),
        shown.stayed,
    ),
    "1983-both-doubles-at-once": Plan(
        flight(w.doubles_in(7, legs_each=3), w.black_in(3, 7)), shown.all_entries(24)
    ),
    "1983-strict-stock": Plan(scarcity(1, 2), shown.supply_ran_out),
    "2023-blocked-stays": Plan(
        lambda rng: (
            w.nobody_catches_before(99),
            *ambush("2023", w.x_keeps_away)(rng),
        ),
        shown.stayed,
    ),
    "2023-pool": Plan(chase(), shown.caught_by("D")),
}
PLANS: Final[Mapping[str, Plan]] = {
    **{
        f"{edition}-{end}": plan(edition)
        for edition in ("1983", "2013", "french", "2023")
        for end, plan in ENDS.items()
    },
    **OF_BEGINNERS,
    # R17: who is jammed moves later in a free order, but not clockwise.
    **{
        f"{edition}-jammed": Plan(jam(edition), shown.somebody_was_jammed)
        for edition in ("1983", "2013")
    },
    **BY_HOUSE_RULES,
}
"""By the name of the game."""
