"""From the command line to the loop."""

from __future__ import annotations

import pytest

from support.console.fakes import FakeTerminal, hunting_game, puzzle
from support.play import play as played
from sy_core import EDITIONS, hunting, write_record
from sy_core.console.app import run
from sy_core.hunting import EDITIONS as DICE_EDITIONS

CHOSEN = "--rule free_starts=yes --x-start 82 --starts 41,67,124,142"
DAMAGED = '"T65","T65"'


def started(line, *typed, **manners):
    """The exit code and the terminal after a command line and typed lines."""
    terminal = FakeTerminal(typed, **manners)
    return run(line.split(), terminal), terminal


@pytest.fixture
def saved(tmp_path):
    """A saved game in which Mister X has moved."""
    path = tmp_path / "game.json"
    path.write_text(write_record(played(puzzle(), "T65")), encoding="utf-8")
    return path


@pytest.fixture
def damaged(saved):
    """The same game with a second, impossible move."""
    text = saved.read_text(encoding="utf-8").replace('"T65"', DAMAGED)
    saved.write_text(text, encoding="utf-8")
    return saved


def test_a_chosen_game_is_played():
    """Stations and house rules by hand."""
    code, terminal = started(CHOSEN, "T65", "D2B65")

    assert code == 0
    assert "Mister X is caught by D2 on 65" in terminal.screen


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_can_be_played_by_itself(edition):
    """With its smallest number of players."""
    code, terminal = started(f"--edition {edition} --auto both --seed 4")

    assert code == 0
    assert " win" in terminal.screen


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", DICE_EDITIONS)
def test_the_dice_game_can_be_played_by_itself(edition, players):
    """On either side of the tiles."""
    line = f"--game hunting --edition {edition} --players {players} --auto both"

    code, terminal = started(f"{line} --seed 4")

    assert code == 0
    assert " win" in terminal.screen


def test_a_seed_repeats_a_game():
    """Another one does not."""
    texts = [started(f"--auto both --seed {seed}")[1].text for seed in (1, 1, 2)]

    assert texts[0] == texts[1] != texts[2]


def test_the_choices_are_listed():
    """Editions, players and house rules of both games."""
    code, terminal = started("--list")

    assert code == 0
    for offer in (*EDITIONS.values(), *DICE_EDITIONS.values()):
        assert f"--edition {offer.id} " in terminal.text
        assert all(f"{rule}=" in terminal.text for rule in offer.choices)
    assert "2 (2 detectives, 2 bobbies)" in terminal.text
    assert "pool_taxis=20|22" in terminal.text
    assert "rounds until Mister X has escaped" in terminal.text
    assert max(map(len, terminal.text.splitlines())) <= 80


def test_help_is_shown():
    """And no game is started."""
    code, terminal = started("--help")

    assert code == 0
    assert terminal.text.startswith("usage: python -m sy_core")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("--players two", "is not a number"),
        ("--players 9", "players: this edition is for"),
        ("--players 0", "players: this edition is for"),
        ("--edition 1900", "edition: unknown"),
        ("--rule nonsense=1", "rules.nonsense: is not on offer"),
        ("--starts 1,2", "starts"),
        ("--tiles ABC", "are for the dice game"),
        ("--game hunting --x-start 5", "are moves in the dice game"),
        ("--game hunting --tiles AB", "tiles"),
    ],
)
def test_a_game_that_cannot_start_is_refused_in_words(line, words):
    """With the exit code 2 and no traceback."""
    code, terminal = started(line)

    assert code == 2
    assert terminal.complaints[0].startswith("Cannot start: ")
    assert words in terminal.complaints[0]


def test_a_saved_game_goes_on(saved):
    """Where it stood; leaving it unchanged loses nothing."""
    code, terminal = started(f"--load {saved}")

    assert code == 0
    assert " 1 T? " in terminal.text


def test_a_saved_game_goes_on_in_the_same_file(saved):
    """Saved after every move."""
    code, _ = started(f"--load {saved} --save {saved}", "D1 40")

    assert code == 0
    assert '"D1T40"' in saved.read_text(encoding="utf-8")


def test_a_record_says_of_which_game_it_is(tmp_path):
    """The dice game needs no --game when it is loaded."""
    path = tmp_path / "dice.json"
    path.write_text(hunting.write_record(hunting_game()), encoding="utf-8")

    code, terminal = started(f"--load {path}")

    assert code == 0
    assert "Hunting Mister X" in terminal.text


def test_a_game_is_saved_from_the_start(tmp_path):
    """Before anybody has moved."""
    code, _ = started(f"--save {tmp_path}/game.json")

    assert code == 0
    assert '"moves":[]' in (tmp_path / "game.json").read_text(encoding="utf-8")


def test_a_game_that_cannot_be_saved_is_not_begun(tmp_path):
    """Better now than after an hour."""
    code, terminal = started(f"--save {tmp_path}/nowhere/game.json")

    assert code == 2
    assert terminal.complaints[0].startswith("Cannot save to")


def test_another_game_is_not_overwritten(saved):
    """A command that is given twice does not lose the first game."""
    code, terminal = started(f"--save {saved}")

    assert code == 2
    assert f"--load {saved}" in terminal.complaints[0]


def test_another_loaded_game_is_not_overwritten_either(saved, tmp_path):
    """Only the file that was loaded is its own."""
    other = tmp_path / "other.json"
    other.write_text("something", encoding="utf-8")

    code, _ = started(f"--load {saved} --save {other}")

    assert code == 2
    assert other.read_text(encoding="utf-8") == "something"


def test_another_game_is_overwritten_on_demand(saved):
    """For scripts."""
    code, _ = started(f"--save {saved} --overwrite --seed 1 --auto both")

    assert code == 0
    assert '"T65","' not in saved.read_text(encoding="utf-8")[:300]


def test_a_file_that_is_not_there_cannot_be_loaded(tmp_path):
    """That is said with its name."""
    code, terminal = started(f"--load {tmp_path}/nothing.json")

    assert code == 2
    assert "nothing.json: No such file" in terminal.complaints[0]


def test_an_error_without_a_reason_is_told_as_it_is(monkeypatch):
    """Not every OSError has a text of its own."""

    def fail(_):
        raise OSError("odd")

    monkeypatch.setattr("sy_core.console.app.read_text", fail)

    code, terminal = started("--load game.json")

    assert code == 2
    assert terminal.complaints == ["Cannot load game.json: odd."]


@pytest.mark.parametrize("text", ["", "hello", '{"format":1}', "[" * 10_000])
def test_a_file_that_is_no_record_is_refused_in_words(text, tmp_path):
    """Whatever is in it."""
    path = tmp_path / "odd.json"
    path.write_text(text, encoding="utf-8")

    code, terminal = started(f"--load {path}")

    assert code == 2
    assert terminal.complaints[0].startswith(f"Cannot load {path}: ")


def test_a_record_of_an_unknown_game_is_refused_in_words(saved):
    """There are two."""
    text = saved.read_text(encoding="utf-8").replace("classic", "chess")
    saved.write_text(text, encoding="utf-8")

    code, terminal = started(f"--load {saved}")

    assert code == 2
    assert terminal.complaints[0].endswith(": game is none that is played here.")


def test_a_damaged_record_is_refused_without_telling_its_moves(damaged):
    """The fault might give away where Mister X is."""
    code, terminal = started(f"--load {damaged}")

    assert code == 2
    assert terminal.complaints[0].endswith("moves[1] is no legal move.")
    assert "65" not in terminal.complaints[0].replace(str(damaged), "the file")


def test_a_damaged_record_can_be_recovered(damaged):
    """Up to its first fault; the file is not what is played."""
    code, terminal = started(f"--load {damaged} --recover")

    assert code == 1
    assert "The record is sound only up to a point (moves[1])" in terminal.text


def test_a_sound_record_needs_no_recovery(saved):
    """Nothing is said."""
    code, terminal = started(f"--load {saved} --recover")

    assert code == 0
    assert "sound" not in terminal.text


def test_a_damaged_dice_record_can_be_recovered(tmp_path):
    """The same for the other game."""
    path = tmp_path / "dice.json"
    text = hunting.write_record(hunting_game(moves="D1@3")).replace("D1@3", "D1@1")
    path.write_text(text, encoding="utf-8")

    _, terminal = started(f"--load {path} --recover")

    assert "(moves[0])" in terminal.text


def test_tiles_may_be_laid_by_hand():
    """Light ones too, where nothing is left to draw."""
    line = "--game hunting --edition hunting-expert --players 3 --tiles ABCDEF"

    _, terminal = started(f"{line} --light AD")

    assert "   1B--->--- 2." in terminal.text


def test_light_tiles_are_drawn_with_the_others():
    """R55: they are chosen only by a house rule."""
    code, terminal = started("--game hunting --edition hunting-expert --light AB")

    assert code == 2
    assert "light: is drawn" in terminal.complaints[0]
