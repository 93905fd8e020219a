"""The league plays on where it was stopped, and tells worst and mean."""

from __future__ import annotations

import pytest

from sy_core.arena.entrants import POPULATION
from sy_core.terms import Side
from tools.research.league.__main__ import run
from tools.research.league.games import go_on, read
from tools.research.league.matches import Match, population
from tools.research.league.tables import BEGIN, END, report, written

pytestmark = pytest.mark.native_only


def line(match: Match, winner: Side, commit: str = "abc") -> dict[str, object]:
    """A game that was won by somebody."""
    (pairing,) = match.pairings([1])
    return {
        "match": match.name,
        "commit": commit,
        "seed": 1,
        "detectives": pairing.detectives,
        "mister_x": pairing.mister_x,
        "winner": winner.value,
        "ms": {},
    }


def test_a_level_meets_every_rival_of_the_other_side_and_itself():
    """On its own side only: a rival may know but one."""
    matches = population("inspector", ["2013-6"], 1)

    led = {
        p.mister_x for m in matches for p in m.pairings([1]) if m.side == "detectives"
    }
    fled = {
        p.detectives for m in matches for p in m.pairings([1]) if m.side == "mister_x"
    }

    assert led == set(POPULATION[Side.MISTER_X])
    assert fled == {*POPULATION[Side.DETECTIVES], "inspector"}


def test_worst_and_mean_leave_out_what_a_level_does_against_itself():
    """Two rivals, one of whom catches him; against himself he is always caught."""
    by_rival = {m.other: m for m in population("inspector", ["2013-6"], 1)}
    lines = [
        line(by_rival["nearest"], Side.MISTER_X),
        line(by_rival["flow"], Side.DETECTIVES),
        *[line(by_rival["itself"], Side.DETECTIVES)] * 8,
    ]

    told = report(lines, "inspector", ["2013-6"]).splitlines()

    assert told[0] == "10 games, played on commit abc."
    assert "| **worst** | 0 % [0, 79], flow |" in told
    assert "| **mean** | 50 % [9, 91] |" in told
    assert "| itself | 0 % [0, 32] |" in told


def test_a_league_goes_on_where_it_was_stopped(tmp_path):
    """Each deal is played once, however often it is run."""
    path = tmp_path / "games.jsonl"
    for deals in (1, 3):
        go_on(path, [Match("random", "random", "hunting-3", deals)], 1e9, after=7)

    assert [game["seed"] for game in read(path)] == [8, 8, 9, 9, 10, 10]


def test_tables_are_written_between_their_marks(tmp_path, capsys):
    """The rest of the page stays as it is."""
    page, games = tmp_path / "page.md", tmp_path / "games.jsonl"
    page.write_text(f"before {BEGIN} old {END} after", encoding="utf-8")
    asked = ("--at", "2013-4", "--deals", "1", "--level", "constable")

    run([str(games), *asked, "--only", "constable as Mister X / nearest"])
    run([str(games), *asked, "--write", str(page)])

    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"before {BEGIN}\n\n1 games, played on commit ")
    assert "| constable as Mister X against | 2013-4 |" in text
    assert text.endswith(f"{END} after")
    assert capsys.readouterr().out


def test_a_page_without_marks_is_left_alone():
    """Rather than losing its end."""
    with pytest.raises(ValueError, match="no place"):
        written("a page", "tables")
