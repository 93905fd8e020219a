"""When the log is opened the table finds out whether it was told the truth."""

from __future__ import annotations

import pytest

from support.halves import begun
from support.hunting import scenes
from support.play import play, puzzle
from sy_core.halves.values import Disagreement, Disclosure, Subject
from sy_core.halves.verbs import halves_of
from sy_core.outcome import EndReason, Outcome
from sy_core.registry import CLASSIC, HUNTING

FIRST = puzzle("2013", 5, 45, "47 29 94 117")
ROUND = "T46 D1T34 D2T42 D3T95 D4T116"
HALVES = halves_of(CLASSIC)


def opened(told: str, true: str):
    """What the table finds that was told of some moves, if others are true."""
    devices = begun(CLASSIC, FIRST).play(told)
    return HALVES.opened(devices.half, play(FIRST, true))


def test_the_true_game_is_an_ordinary_one():
    """With all that belongs to it, for records, replay and review."""
    assert opened(f"{ROUND} T45", f"{ROUND} T45") == play(FIRST, f"{ROUND} T45")


@pytest.mark.parametrize(
    ("told", "true", "found"),
    [
        ("T58", "X58", (Subject.ENTRY, 1, "T?", "X?")),
        (f"{ROUND} T45", f"{ROUND} U13", (Subject.ENTRY, 2, "T?", "U?")),
        (f"{ROUND} T45", f"{ROUND} T45+T46", (Subject.MOVE, 6, "T?", "T?+T46")),
        ("T46 D1T34", "T46 D1T62", (Subject.MOVE, 2, "D1T34", "D1T62")),
        ("T46 D1T34", "T46", (Subject.MOVE, 2, "D1T34", "")),
        ("T46", "T46 D1T34", (Subject.MOVE, 2, "", "D1T34")),
    ],
)
def test_the_first_thing_that_was_told_otherwise_is_named(told, true, found):
    """Which entry or move it is, what was told, and what is true."""
    assert opened(told, true) == Disagreement(*found)


def test_another_place_at_a_reveal():
    """He was seen on 60, and says in the end that it was 58."""
    rounds = f"{ROUND} T45 D1T47 D2T29 D3T94 D4T117"

    found = opened(f"{rounds} T60", f"{rounds} T58")

    assert found == Disagreement(Subject.ENTRY, 3, "T60", "T58")


def test_a_catch_that_was_denied():
    """D1 went where he was; all that came after it is void."""
    ride = begun(CLASSIC, FIRST).play("T46 D1T46")
    denied = HALVES.take(ride.half, Disclosure(made=1))
    later = HALVES.apply(denied, CLASSIC.parse_move("D2T42"))

    found = HALVES.opened(later, play(FIRST, "T46 D1T46"))

    assert found == Disagreement(Subject.OUTCOME, 2, "", "caught")


def test_a_catch_that_never_was():
    """He gave in, and was somewhere else."""
    ride = begun(CLASSIC, FIRST).play("T58 D1T46")
    given_in = Disclosure(1, shown=((1, 46),), outcome=Outcome(EndReason.CAUGHT))

    found = HALVES.opened(HALVES.take(ride.half, given_in), ride.answer().sealed)

    assert found == Disagreement(Subject.OUTCOME, 2, "caught", "")


def test_the_same_end_in_another_place():
    """Both of his ways lead to a detective: which one it was, the end tells."""
    first, moves = scenes.laid(3), "D1@5 D2@12 @8 *TTT D1T6 *TT D2T11"
    told = begun(HUNTING, first).play(moves).answer().play("T6")

    found = told.halves.opened(told.half, scenes.play(first, f"{moves} T11"))

    assert found == Disagreement(Subject.ENTRY, 2, "6", "11")


def test_another_game():
    """Other starts, other house rules."""
    other = puzzle("2013", 5, 45, "26 29 94 117")
    devices = begun(CLASSIC, FIRST)

    assert HALVES.opened(devices.half, other) == Disagreement(Subject.TABLE)


def test_another_open_start():
    """In the beginners' version everybody sees where he starts."""
    here, there = (puzzle("beginners", 4, x, "10 20 30") for x in (46, 45))
    devices = begun(CLASSIC, here)

    found = HALVES.opened(devices.half, there)

    assert found == Disagreement(Subject.ENTRY, 0, "46", "45")


def test_another_tile_in_the_dice_game():
    """The letter that was announced is a move, not an entry."""
    devices = begun(HUNTING, scenes.laid(3)).play("D1@17 D2@9").answer().play("@7")
    elsewhere = scenes.play(scenes.laid(3), "D1@17 D2@9 @1")

    found = devices.halves.opened(devices.half, elsewhere)

    assert found == Disagreement(Subject.MOVE, 3, "@B", "@A")


def test_an_entry_from_before_the_game():
    """What a position left unsaid is shown by a reveal, and may be another."""
    text = "A_hunting_tiles-DEABCF_at-17.9_go-roll_log-B.T_x-{}.6"
    here, there = (
        HUNTING.read_position(text.format(start)).state() for start in (5, 8)
    )
    moves = "*TTT D2T10 *TT D1T18"
    told = begun(HUNTING, here).play(f"{moves} T5").half
    true = scenes.play(there, f"{moves} T5")

    found = halves_of(HUNTING).opened(told, true)

    assert found == Disagreement(Subject.ENTRY, 1, "@5", "@8")
