"""What a position answers to a question, and when it makes no puzzle."""

from __future__ import annotations

import pytest

from sy_core.puzzles import Kind
from sy_core.puzzles.proving.asking import ask

BARE = "_black-0_doubles-0"
LATE = f"A_1983_at-8.58.46_log-o.o.T9_moved-D1.D2_go-pursuit{BARE}"
TWO_ROUNDS = (
    "A_2013_at-157.135.172.171_log-o.o.T159.o.o.o.o.T162_go-pursuit_moved-D1.D2.D3"
    f"{BARE}"
)
FLEES = "A_2013_at-20.33.94.117_log-o.o.T9.T_x-19_black-0_doubles-0"
LAST = (
    "A_2013_at-133.19.20.29_round-22_log-T_may-9_go-pursuit_moved-D1.D2.D3"
    "_doubles-2_black-0"
)
HEMMED_IN = (
    "A_beginners_at-100.114.130_log-B140.T126.o114.T131.T125*T112_house-both-open"
    f"{BARE}_x-112"
)
DICE = (
    "A_hunting-expert_at-34.29_log-E19.H5.T6_tiles-IBCEDH_light-DE_go-use_hand-BBB"
    "_black-0_doubles-0_helicopters-0_chips-0"
)
DICE_FLEES = (
    "A_hunting_at-19.10.4_log-D16.T14.H29_tiles-IFGABCHED_go-x_played-UBT"
    "_black-0_doubles-0_helicopters-0_chips-0_x-29"
)


@pytest.mark.parametrize(
    ("kind", "depth", "position", "right"),
    [
        (Kind.CATCH, 2, TWO_ROUNDS, ("D4T175",)),
        (Kind.ESCAPE, 1, FLEES, ("T8",)),
        (Kind.CATCH, 1, DICE, ("D1B6",)),
        (Kind.ESCAPE, 1, DICE_FLEES, ("T31",)),
        (Kind.ESCAPE, 2, HEMMED_IN, ("T99",)),
    ],
)
def test_the_only_right_answer_is_found(kind, depth, position, right):
    assert ask(kind, depth, position).right == right


@pytest.mark.parametrize(
    ("why", "kind", "depth", "position"),
    [
        ("it is Mister X's turn", Kind.CATCH, 1, FLEES),
        ("a catch is forced sooner", Kind.CATCH, 3, TWO_ROUNDS),
        (
            "nobody gets near him",
            Kind.CATCH,
            1,
            "A_1983_at-26.94.141_x-13_go-pursuit_log-T",
        ),
        (
            "two catch him",
            Kind.CATCH,
            1,
            f"A_2013_at-1.19.94.117_log-o.o.T9_go-pursuit{BARE}",
        ),
        ("the game is over then", Kind.CATCH, 2, LAST),
        (
            "he may appear",
            Kind.ESCAPE,
            1,
            FLEES.replace("2013", "1983_house-appearances-99").replace(".117", ""),
        ),
        ("it is the detectives' turn", Kind.ESCAPE, 1, f"{LATE}_x-9"),
        ("everything escapes", Kind.ESCAPE, 1, "A_1983_at-170.184.199_x-13"),
        ("nothing would be safe sooner", Kind.ESCAPE, 2, FLEES),
        ("dice cannot be foreseen", Kind.CATCH, 2, DICE),
        ("he can be in several places", Kind.CATCH, 1, DICE.replace("T6_", "T.T_")),
        ("nobody gets there", Kind.CATCH, 1, DICE.replace("hand-BBB", "hand-TTT")),
        ("it is not his turn", Kind.ESCAPE, 1, DICE + "_x-6"),
        (
            "everything is safe",
            Kind.ESCAPE,
            1,
            DICE_FLEES.replace("at-19.10.4", "at-7.8.10"),
        ),
        ("he is in sight", Kind.WHERE, 0, LATE),
        (
            "he can be anywhere",
            Kind.WHERE,
            0,
            "A_1983_at-26.94.141_log-o.o.T9.o.o.T_go-pursuit",
        ),
        ("it is the detectives' turn", Kind.DARK, 0, f"{LATE}_x-9"),
        (
            "two tickets are as dark",
            Kind.DARK,
            0,
            "A_2013_at-182.159.153.150_log-o.o.T79_x-79_black-0_doubles-0",
        ),
        (
            "too few to look for",
            Kind.WHERE,
            0,
            "A_2013_at-57.59.75.108_log-o.o.U46.T_may-33.45",
        ),
        (
            "nobody knows where he came from",
            Kind.WHERE,
            0,
            "A_2013_at-57.59.75.108_round-2_log-T_may-33.45.50.51.80",
        ),
        ("all turns are as dark", Kind.DARK, 0, "A_1983_at-170.184.199_x-13"),
    ],
)
def test_what_has_no_clear_answer_makes_no_puzzle(why, kind, depth, position):
    """There must be a choice, and one right answer."""
    assert ask(kind, depth, position) is None, why


def test_what_would_take_too_long_is_not_asked():
    """A page cannot wait for ever."""
    assert ask(Kind.CATCH, 2, TWO_ROUNDS, most=1) is None
