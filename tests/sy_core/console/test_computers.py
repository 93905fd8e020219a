"""Computer players at the terminal."""

from __future__ import annotations

import pytest

from support.console.fakes import END, FakeTerminal
from sy_core.console.app import run

SMALL = ("--game", "hunting", "--players", "2", "--seed", "3")
BAD = (
    "class Bad:\n    def choose(self, view, legal, rng, budget):\n        return None\n"
)


def test_two_computers_play_a_game_to_be_watched():
    """The same again with the same seed."""
    pages = []
    for _ in range(2):
        terminal = FakeTerminal()
        seats = ("--x", "constable", "--detectives", "inspector:10")
        assert run([*SMALL, *seats], terminal) == 0
        pages.append(terminal.pages)

    assert pages[0] == pages[1]
    assert "route" in pages[0][-1]


def test_a_person_plays_against_a_computer_without_a_curtain():
    """Nobody else sits there."""
    terminal = FakeTerminal(["where", END])

    code = run([*SMALL, "--x", "constable", "--detectives", "me"], terminal)

    assert code == 1
    assert set(terminal.prompts) == {"detectives> "}
    assert "Hand the keyboard" not in terminal.text


@pytest.mark.parametrize("name", ["nobody", "mastermind:soon", "nowhere.py"])
def test_who_cannot_play_is_told_before_the_game(name):
    """With exit code 2."""
    terminal = FakeTerminal()

    assert run([*SMALL, "--x", name], terminal) == 2
    assert terminal.complaints[0].startswith("Cannot start: ")
    assert name in terminal.complaints[0]


@pytest.mark.parametrize(("saved", "complaints"), [(False, 2), (True, 1)])
def test_a_bot_that_cannot_go_on_ends_the_program(tmp_path, saved, complaints):
    """It says so, and whether the game is lost."""
    path, terminal = tmp_path / "bad.py", FakeTerminal()
    path.write_text(BAD, encoding="utf-8")
    save = ("--save", str(tmp_path / "game.json")) if saved else ()

    code = run([*SMALL, *save, "--auto", "both", "--x", str(path)], terminal)

    assert (code, len(terminal.complaints)) == (2, complaints)
    assert "legal moves" in terminal.complaints[0]
