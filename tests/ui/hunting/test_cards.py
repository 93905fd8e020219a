"""Cards and tableau: what lies where."""

from __future__ import annotations

import pytest

from support.hunting.scenes import in_pursuit, laid, play
from support.ui.hunting_tables import random_states, seen
from support.ui.markup import Reader
from sy_core.hunting.editions import DICE
from sy_core.sharing import read_position
from ui.hunting.cards import played_by
from ui.hunting.panels import PANELS
from ui.table.curtain import Showing
from ui.table.offers import Choice

ROUND = "D1@14 D2@9 @1 *TTB D1T13 *TX D2T10"


def cards(state, **how):
    return Reader(PANELS.cards.draw(seen(state, **how)))


def spaces(state, showing=Showing.TABLE):
    page = Reader(PANELS.log.draw(seen(state, showing)))
    return [n for n in page.all("li") if "log-space" in n.attributes["class"]]


def test_each_detective_has_a_card_that_leads_to_the_pawn():
    page = cards(play(laid(), ROUND))
    buttons = page.doing("play.card")

    assert [n.attributes["data-arg"] for n in buttons] == ["D1", "D2"]
    assert "on 13" in buttons[0].text
    assert "taxi die lies beside the pawn" in buttons[0].text


def test_dice_beside_pawns_go_when_mister_x_has_moved():
    page = cards(play(laid(), f"{ROUND} T2"))

    assert not any("beside the pawn" in n.text for n in page.doing("play.card"))


def test_a_chosen_pawn_is_marked():
    page = cards(play(laid(2), "D1@14 D2@9 @1 *TTB"), choice=Choice(pawn="D2"))
    pressed = [n.attributes["aria-pressed"] for n in page.doing("play.card")]

    assert pressed == ["false", "true"]


def test_the_start_marker_moves_on():
    def beginner(moves):
        cards_ = cards(play(laid(), moves)).doing("play.card")
        return [n.attributes["data-arg"] for n in cards_ if "began" in n.text]

    assert beginner("D1@14 D2@9 @1") == ["D1"]
    assert beginner(f"{ROUND} T2") == ["D2"]


def test_specials_are_crossed_off_when_used():
    page = cards(play(laid(), f"{ROUND} X2"))
    specials = [n for n in page.all("li") if "special" in n.attributes.get("class", "")]

    assert [n.text for n in specials] == [
        "Black ticket",
        "Black ticket, crossed off",
        "Double move",
        "Helicopter",
    ]


@pytest.mark.parametrize(
    ("left", "told"),
    [
        (0, "No roll-again chips left"),
        (1, "One roll-again chip left"),
        (3, "3 roll-again chips left"),
    ],
)
def test_chips_are_counted_as_people_count(left, told):
    page = cards(in_pursuit(laid(), 1, "14 9", "TB", chips=left))

    assert told in [n.text for n in page.all("p")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seven_dice_are_always_accounted_for(players):
    for state in random_states("hunting", players, seed=11):
        text = next(n.text for n in cards(state).all("p") if "seven" in n.text)
        numbers = [int(word) for word in text.split() if word.isdigit()]

        assert sum(numbers) == DICE


@pytest.mark.parametrize("longer", [False, True])
def test_the_tableau_has_all_its_spaces_and_marks_its_reveals(longer):
    state = laid(longer=longer)
    found = spaces(state)
    marked = [i for i, n in enumerate(found, 1) if "is-marked" in n.attributes["class"]]

    assert len(found) == 13 + longer
    assert marked == [3 + longer, 7 + longer, 11 + longer]


def test_a_covered_entry_shows_its_die_and_no_space():
    first, second = spaces(play(laid(), f"{ROUND} T2"))[:2]

    assert "space covered" in first.text
    assert first.text.startswith("1A")
    assert "taxi die, space covered" in second.text


def test_an_open_entry_shows_its_space():
    entries = spaces(play(laid(), f"{ROUND} X2+T1"))[:3]

    assert [("is-open" in n.attributes["class"]) for n in entries] == [True] * 3
    assert [n.text.split("space ")[-1] for n in entries] == ["1", "2", "1"]


def test_a_double_is_bracketed():
    entries = spaces(play(laid(), f"{ROUND} X2+T1"))[:3]
    legs = [n.attributes["class"].split()[-1] for n in entries]

    assert legs[1:] == ["leg-1", "leg-2"]
    assert "part of a double move" in entries[1].text


def test_the_last_chance_is_announced():
    """The tableau is full: each detective has one more turn."""
    for seed in range(30):
        for state in random_states("hunting", 3, seed):
            full = len(state.trail) == state.table.log_spaces
            said = "last chance" in PANELS.prompts.head(seen(state))

            assert said == (full and state.outcome is None)


def test_expert_signs_are_explained_only_where_they_lie():
    assert "Dead end" in PANELS.cards.draw(seen(laid(light="AB")))
    assert "Dead end" not in PANELS.cards.draw(seen(laid()))


def begun(text):
    """A game that begins from a position of which everybody knows this."""
    return read_position(f"A_hunting_{text}_x-1").state()


@pytest.mark.parametrize(
    ("position", "moves", "beside"),
    [
        ("tiles-DEABCF_at-14.9_go-x_played-TB_log-A", "", {"D1": "T", "D2": "B"}),
        ("tiles-DEABCF_at-14.9_go-x_played-TB_log-A.T", "", {"D2": "T", "D1": "B"}),
        ("tiles-DEABCF_at-14.9_moved-D1_played-U_log-A", "", {"D1": "U"}),
        ("tiles-DEABCF_at-14.9_moved-D1_log-A", "", {}),
        (
            "tiles-DEABCF_at-14.9_moved-D1_played-U_log-A",
            "*TB D2T10",
            {"D1": "U", "D2": "T"},
        ),
        ("tiles-DEABCF_at-14.9_go-x_played-TB_log-A", "T2", {}),
    ],
)
def test_dice_that_were_played_before_a_game_began_lie_beside_the_pawns_too(
    position, moves, beside
):
    """In the order of play: from the start marker on, which goes round (R37)."""
    state = play(begun(position), moves)

    assert played_by(seen(state).view) == beside
