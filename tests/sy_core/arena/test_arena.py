"""The arena: fair pairs, honest intervals, results as text."""

from __future__ import annotations

import io
import json
import runpy
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from sy_core.arena.command import playable, run
from sy_core.arena.entrants import chooser_for
from sy_core.arena.match import (
    Pairing,
    play,
    play_text,
    read_result,
    write_pairing,
    write_result,
)
from sy_core.arena.report import scores, table
from sy_core.arena.series import play_all
from sy_core.bots.entrants import read_entrant
from sy_core.errors import SetupError
from sy_core.intervals import wilson
from sy_core.registry import GAMES
from sy_core.terms import Side

QUICK = Pairing("hunting", "hunting", 3, 5, "constable", "random")


def test_the_same_pairing_gives_the_same_game():
    """Seeds and node budgets leave nothing to the machine."""
    games = [play(QUICK).record for _ in range(2)]

    assert games[0] == games[1]


def test_results_travel_as_text():
    """Processes exchange nothing else; the record in it is a whole game."""
    result = read_result(play_text(write_pairing(QUICK)))

    assert read_result(write_result(result)) == result
    assert GAMES["hunting"].load_record(result.record).outcome.winner is result.winner


@pytest.mark.parametrize(
    ("text", "nodes", "milliseconds"),
    [("paper", 50, None), ("paper:7", 7, None), ("paper:20ms", None, 20.0)],
)
def test_a_budget_stands_behind_the_name(text, nodes, milliseconds):
    """In nodes or in milliseconds."""
    entrant = read_entrant(text)

    assert (entrant.nodes, entrant.milliseconds) == (nodes, milliseconds)
    assert entrant.budget().spend()


def test_unknown_players_and_budgets_are_refused():
    """Before anything is played."""
    with pytest.raises(SetupError):
        chooser_for("hunting", Side.MISTER_X, "paper")
    with pytest.raises(SetupError):
        read_entrant("paper:soon")


def test_who_knows_one_side_only_plays_that():
    """Flow leads and never flees."""
    assert playable("classic", "random", "flow") == [("flow", "random")]
    with pytest.raises(SetupError):
        playable("classic", "flow", "heat")


def test_wilson_gives_the_published_example():
    """No games say nothing; 5 of 10 say little."""
    low, high = wilson(5, 10)

    assert wilson(0, 0) == (0.0, 1.0)
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)


def test_a_bot_against_itself_counts_its_side_only():
    """Each game once."""
    itself = Pairing("hunting", "hunting", 3, 5, "random", "random")
    results = [play(itself)] * 2

    total, led, fled = scores("random", "random", results)

    assert (total.games, led.games, fled.games) == (1, 1, 0)
    assert "random" in table("random", "random", [])


def arena(*arguments: str) -> tuple[int, str, str]:
    """The exit code and what was written."""
    out, progress = io.StringIO(), io.StringIO()
    code = run(arguments, out, progress)
    return code, out.getvalue(), progress.getvalue()


def test_every_deal_is_played_twice_with_sides_swapped(tmp_path):
    """The table is for people, the file for programs."""
    path = tmp_path / "match.json"

    code, shown, progress = arena(
        *("constable", "random", "--game", "hunting", "--players", "3"),
        *("--games", "2", "--jobs", "1", "--json", str(path)),
    )

    results = json.loads(path.read_text(encoding="utf-8"))["results"]
    sides = [(r["pairing"]["seed"], r["pairing"]["detectives"]) for r in results]
    assert code == 0
    assert "constable as Mister X" in shown
    assert progress.endswith("4/4\n")
    assert sides == [(1, "constable"), (1, "random"), (2, "constable"), (2, "random")]


@pytest.mark.native_only
def test_processes_play_the_same_games():
    """In parallel as one by one."""
    match = ("constable", "random", "--game", "hunting", "--games", "1")

    wins = [arena(*match, "--jobs", n)[1].splitlines()[:3] for n in ("1", "2")]

    assert wins[0] == wins[1]


@pytest.mark.native_only
def test_any_executor_plays_a_match():
    """Threads as well as processes, or somebody's cluster."""
    with ThreadPoolExecutor(1) as executor:
        (result,) = play_all([QUICK], executor)

    assert result.record == play(QUICK).record


@pytest.mark.parametrize("bot", ["nowhere.py", "{here}/bad.py"])
def test_a_bot_that_cannot_play_is_told_and_no_result_is_given(bot, tmp_path):
    """Before a match or in the middle of it."""
    body = "def choose(self, view, legal, rng, budget): return None"
    (tmp_path / "bad.py").write_text(f"class Bad:\n    {body}\n", encoding="utf-8")

    code, shown, said = arena(bot.format(here=tmp_path), "random", "--jobs", "1")

    assert (code, shown) == (2, "")
    assert bot.rpartition("/")[2] in said


@pytest.mark.parametrize(
    "wrong",
    [
        ("--edition", "1899"),
        ("--game", "classic", "--edition", "hunting"),
        ("--players", "9"),
        ("--game", "classic", "--players", "2"),
    ],
)
def test_what_cannot_be_played_is_said(wrong):
    """Exit code 2, and no traceback."""
    code, shown, said = arena("random", "random", *wrong)

    assert (code, shown) == (2, "")
    assert said


def test_an_edition_tells_which_game_it_is():
    """``--game`` need not be said besides."""
    match = ("random", "random", "--games", "1", "--jobs", "1")

    told = [
        arena(*match, *game, "--edition", "hunting-expert")
        for game in ((), ("--game", "hunting"))
    ]

    assert [code for code, *_ in told] == [0, 0]
    brief, long = (shown.splitlines()[:3] for _, shown, _ in told)
    assert brief == long


def test_the_module_runs(monkeypatch, capsys):
    """``python -m sy_core.arena``."""
    arguments = ["arena", "random", "random", "--game", "hunting", "--games", "1"]
    monkeypatch.setattr(sys, "argv", [*arguments, "--jobs", "1"])

    with pytest.raises(SystemExit) as ended:
        runpy.run_module("sy_core.arena", run_name="__main__")

    runpy.run_module("sy_core.arena.__main__", run_name="imported")

    assert ended.value.code == 0
    assert "random against random" in capsys.readouterr().out
