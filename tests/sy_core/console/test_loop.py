"""Whoever is on turn sits down, looks, and types."""

from __future__ import annotations

import pytest

from support.console.fakes import (
    END,
    FakeTerminal,
    hunting_game,
    hunting_sitting,
    puzzle,
    sitting,
)
from support.play import play as played
from sy_core import Side, format_move
from sy_core.console.loop import play

ROUND = ("D1T40", "D2T45", "P1T123", "P2T143")


def test_a_game_is_played_to_its_end():
    """Mister X is caught: the exit code is 0, and his route lies open."""
    session = sitting(puzzle(starts="41 67 124 142"), "T65", "D2B65")

    code = play(session)

    assert code == 0
    assert "The detectives win: Mister X is caught by D2" in session.terminal.screen
    assert "start 82, T(65)" in session.terminal.screen


def test_a_curtain_falls_between_the_sides():
    """Each hand-over has a page of its own, before and after it."""
    session = sitting(puzzle(), "T65", *ROUND, END)

    play(session)

    handed = [page for page in session.terminal.pages if "Hand the keyboard" in page]
    assert [page.splitlines()[0] for page in handed] == [
        "Hand the keyboard to Mister X, who alone may look now.",
        "Hand the keyboard to the detectives, who alone may look now.",
        "Hand the keyboard to Mister X, who alone may look now.",
    ]
    assert all(len(page.splitlines()) == 1 for page in handed)


def test_the_prompt_says_who_types():
    """Mister X, then the detectives."""
    session = sitting(puzzle(), "T65", END, attended=False)

    play(session)

    assert session.terminal.prompts == ["Mister X> ", "detectives> "]


def test_nobody_is_waited_for_in_a_script():
    """Lines are moves, and none is swallowed by a curtain."""
    session = sitting(puzzle(), "T65", *ROUND, attended=False)

    play(session)

    assert len(session.state.moves) == 5
    assert not any("Press Enter" in prompt for prompt in session.terminal.prompts)


def test_the_end_of_the_input_at_the_curtain_ends_the_program():
    """As anywhere else."""

    class Gone(FakeTerminal):
        def read_line(self, _):
            return END

    session = sitting(puzzle())
    session.terminal = Gone()

    assert play(session) == 1


def test_no_curtain_is_needed_for_one_player():
    """Against detectives that play by themselves."""
    session = sitting(puzzle(), "T65", END, auto=frozenset({Side.DETECTIVES}))

    play(session)

    assert "Hand the keyboard" not in session.terminal.text
    assert len(session.state.moves) == 5


def test_a_game_without_players_is_told_line_by_line():
    """Both sides move by themselves, to the end."""
    session = sitting(puzzle(), auto=frozenset(Side))

    code = play(session)

    assert code == 0
    assert session.terminal.pages[0].startswith("Mister X: ")
    assert "Mister X's route" in session.terminal.screen


def test_equal_seeds_give_equal_games():
    """Also when sides play by themselves."""
    texts = []
    for _ in range(2):
        session = sitting(
            puzzle("1983", 4, 82, "41 46 124", appearances=99), auto=frozenset(Side)
        )
        play(session)
        texts.append(session.terminal.text)

    assert texts[0] == texts[1]


def test_the_end_of_the_input_loses_an_unsaved_game():
    """The exit code says so."""
    session = sitting(puzzle(), "T65", END)

    code = play(session)

    assert code == 1
    assert session.terminal.complaints == ["This game has not been saved."]


def test_the_end_of_the_input_is_fine_for_a_saved_game(tmp_path):
    """It is saved after every move."""
    session = sitting(puzzle(), "T65", END, save_to=tmp_path / "game.json")

    code = play(session)

    assert code == 0
    assert '"T65"' in (tmp_path / "game.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("word", ["quit", "exit", " Q "])
def test_one_may_leave(word):
    """Whoever leaves knows what he does."""
    session = sitting(puzzle(), word)

    code = play(session)

    assert code == 0
    assert session.terminal.screen.endswith("This game has not been saved.\nGoodbye.\n")


def test_leaving_a_saved_game_is_no_loss():
    """Nothing is said about it."""
    session = sitting(puzzle(), "quit", saved=True)

    play(session)

    assert "not been saved" not in session.terminal.text


@pytest.mark.parametrize("line", ["quit", END, "hello"])
def test_mister_x_leaves_nothing_on_a_shared_screen(line):
    """However he leaves."""
    session = sitting(puzzle(), line, strict=True)

    play(session)

    assert "82" not in session.terminal.screen


def test_a_screen_that_is_not_shared_stays():
    """Nobody else looks at it."""
    session = sitting(puzzle(), "quit", auto=frozenset({Side.DETECTIVES}))

    play(session)

    assert "You are on 82" in session.terminal.screen


def test_a_bad_line_ends_a_strict_script():
    """With the exit code 2."""
    session = sitting(puzzle(), "hello", "T65", strict=True)

    code = play(session)

    assert code == 2
    assert session.state.moves == ()


def test_a_bad_line_is_otherwise_just_answered():
    """And the next one is read."""
    session = sitting(puzzle(), "hello", "T65", END)

    play(session)

    assert len(session.state.moves) == 1
    assert "'hello' is neither" in session.terminal.complaints[0]


def test_comments_are_skipped():
    """Also in a strict script."""
    session = sitting(puzzle(), "# the first move", "T65", END, strict=True)

    code = play(session)

    assert code == 1
    assert len(session.state.moves) == 1


def test_an_empty_line_draws_the_screen_anew():
    """For somebody who sits there."""
    session = sitting(puzzle(), "", END)

    play(session)

    assert session.terminal.text.count("Round 1 of 22") == 2


def test_an_empty_line_of_a_script_does_nothing():
    """Nobody looks."""
    session = sitting(puzzle(), "", END, attended=False)

    play(session)

    assert session.terminal.text.count("Round 1 of 22") == 1


def test_a_command_leaves_the_screen_as_it_is():
    """Its answer stands below."""
    session = sitting(puzzle(), "look 1", END)

    play(session)

    assert session.terminal.text.count("Round 1 of 22") == 1


def test_taking_back_across_the_curtain_lets_it_fall():
    """The detectives take back Mister X's move: he sits down again."""
    session = sitting(puzzle(), "T65", "undo", "T101", END)

    play(session)

    assert [format_move(move) for move in session.state.moves] == ["T101"]
    assert session.terminal.text.count("to Mister X, who alone") == 2
    assert session.terminal.text.count("The last move was taken back.") == 1


def test_news_is_told_once_to_each_side():
    """What the others did while one was not looking."""
    session = sitting(puzzle(), "T65", *ROUND, "T64", END)

    play(session)

    assert session.terminal.text.count("Mister X: a taxi.") == 2
    assert session.terminal.text.count("Pursuers: D1T40, D2T45, P1T123, P2T143.") == 1


def test_a_finished_game_just_shows_its_end():
    """Loaded, for instance."""
    state = played(puzzle(starts="41 67 124 142"), "T65 D2B65")
    session = sitting(state)

    code = play(session)

    assert code == 0
    assert "Pursuers: " not in session.terminal.text
    assert "Mister X's route" in session.terminal.screen


def test_dice_fall_by_themselves():
    """The detectives are told how."""
    session = hunting_sitting(hunting_game(), "3", "8", "12", END)

    play(session)

    assert session.state.hand
    assert "Detectives: dice" in session.terminal.screen


def test_dice_that_were_taken_back_fall_in_the_same_way():
    """Nobody rolls until he likes the roll."""
    session = hunting_sitting(hunting_game(), "3", "8", "12", "undo", "12", END)
    once = hunting_sitting(hunting_game(), "3", "8", "12", END)

    play(session)
    play(once)

    assert session.state == once.state
    assert session.state.hand


def test_dice_that_no_longer_fit_are_thrown_anew():
    """After another decision another number of dice may be in hand."""
    session = hunting_sitting(hunting_game(moves="D1@3 D2@8 @12"), END)
    session.luck = [hunting_game(moves="D1@3 D2@8 @12 *TTX").moves[-1]]
    other = hunting_game(moves="D1@3 D2@8 @12 *TTT D1T1")
    session.state = other

    play(session)

    assert len(session.state.hand) == 2
    assert session.luck == []
