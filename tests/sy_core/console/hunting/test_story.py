"""What has happened in the dice game, told."""

from __future__ import annotations

from support.console.fakes import ENGLISH, hunting_game
from sy_core import MISTER_X, SPECTATOR
from sy_core.console.hunting import story
from sy_core.console.hunting.game import SCREENS
from sy_core.console.story import possible
from sy_core.hunting import deduce, view_for

PLACED = "D1@3 D2@8"
HIS_TURN = f"{PLACED} @12 *TBX D1T4 *TB D2T7"
CAUGHT = f"{PLACED} @10 *TTT D1T4 *TB D2T11 T9 *TTB D2T9"


def test_news_of_the_dice_game():
    """Placing, hiding, dice and rides; Mister X is not told his own."""
    view = view_for(hunting_game(moves=f"{HIS_TURN} T11+X12"), SPECTATOR)
    his = view_for(hunting_game(moves=HIS_TURN), MISTER_X)

    assert story.news(ENGLISH, view, 0) == [
        "Detectives: D1@3, D2@8.",
        "Mister X: hidden on tile C.",
        "Detectives: dice T B X, D1T4, dice T B, D2T7.",
        "Mister X: a taxi to 11, then a black ticket to 12.",
    ]
    assert story.news(ENGLISH, his, 2) == [
        "Detectives: dice T B X, D1T4, dice T B, D2T7."
    ]


def test_the_log_of_the_dice_game_has_a_line_for_every_round():
    """Round 0 is the set-up."""
    state = hunting_game(moves=f"{HIS_TURN} T11 *TTT")

    lines = story.log(ENGLISH, view_for(state, SPECTATOR), 80)

    assert lines[1:] == [
        "    0  D1@3 D2@8 @?",
        "    1  dice T B X D1T4 dice T B D2T7 T?",
        "    2  dice T T T",
    ]


def test_a_log_ends_with_the_round():
    """Nothing has happened in the next one."""
    lines = story.log(
        ENGLISH, view_for(hunting_game(moves=f"{PLACED} @12"), MISTER_X), 80
    )

    assert lines[1:] == ["    0  D1@3 D2@8 @(12)"]


def test_a_space_can_be_looked_at():
    """Where it leads by which die, and who stands there."""
    view = view_for(hunting_game(moves=PLACED), SPECTATOR)

    lines = story.look(ENGLISH, view, 3, 80)

    assert lines[0] == "Space 3, where D1 stands"
    assert lines[1].startswith("  taxi         1 4 13")
    assert lines[5].startswith("  helicopter ")
    assert story.look(ENGLISH, view, 4, 80)[0] == "Space 4"
    assert story.look(ENGLISH, view, 36, 80) == []


def test_spaces_where_mister_x_can_be_are_listed():
    """He announced tile C."""
    hidden = view_for(hunting_game(moves=f"{PLACED} @12"), SPECTATOR)
    seen = view_for(hunting_game(moves=f"{HIS_TURN} T11+X12"), SPECTATOR)

    assert possible(ENGLISH, SCREENS.places, deduce(hidden), 80) == [
        "Mister X can be on 4 spaces:",
        "  9 10 11 12",
    ]
    assert possible(ENGLISH, SCREENS.places, deduce(seen), 80) == [
        "Mister X can only be on 12."
    ]


def test_the_end_of_the_dice_game_is_told():
    """Who won and why, and the route."""
    over = view_for(hunting_game(moves=CAUGHT), SPECTATOR)
    going = view_for(hunting_game(), MISTER_X)

    assert story.ending(ENGLISH, over, 80) == [
        "The detectives win: Mister X is caught (round 2).",
        "Mister X's route (in brackets: not seen):",
        "  @(10) T(9)",
    ]
    assert story.ending(ENGLISH, going, 80) == ["The game goes on."]
