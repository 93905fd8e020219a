"""Long series, shortly: each runs, finds what is wrong, and can be repeated."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from sy_core.registry import CLASSIC, HUNTING
from tools.soak import computers, damage, games, holding, readers, report, run, texts
from tools.soak.dealing import dealt
from tools.soak.kinds import KINDS
from tools.soak.memory import BOUNDS
from tools.soak.series import Broken, Plan, Series, Tally, must
from tools.soak.table import SERIES

pytestmark = pytest.mark.native_only


def odd(plan):
    """A series in which every third number fails."""
    tally = Tally()
    for number in plan.numbers:
        with tally.thing(number, lambda: "of a few"):
            tally.done["numbers"] += 1
            must(number % 3, "a third one")
    return tally


ODD = Series(name="odd", what="numbers", count=9, run=odd, portion=2)


@pytest.mark.parametrize("each", [one for one in SERIES if not one.browser])
def test_every_series_runs_without_a_failure(each):
    """A few things of each; those that need a browser run by make soak only."""
    tally = each.run(Plan(seed=1, count=6))

    assert tally.failures == []
    assert tally.done.total() >= 6


def test_the_same_seed_does_the_same_again():
    """Also one thing alone, out of the middle."""
    whole = games.series(Plan(seed=3, count=3))
    parts = [games.series(Plan(seed=3, count=1, first=first)) for first in range(3)]

    summed = Tally()
    for part in parts:
        summed.add(part)
    assert summed.done == whole.done
    assert texts.series(Plan(3, 40)).done != texts.series(Plan(4, 40)).done


def test_a_failure_is_told_with_its_number_and_a_way_to_repeat_it():
    """And the others go on."""
    plan = Plan(seed=7, count=9, first=1)

    tally = odd(plan)
    told = report.text(ODD, plan, tally, 2)

    assert [failure.number for failure in tally.failures] == [3, 6, 9]
    assert tally.done["numbers"] == 9
    assert "FAILED: 3" in told
    assert 'make soak ARGS="odd --seed 7 --first 3 --count 1"' in told
    assert "of a few" in told


def test_where_each_follows_from_those_before_the_whole_is_repeated():
    """Kills, updates and games in one page: number 5 alone would be another thing."""
    chained = replace(ODD, portion=0)
    plan = Plan(seed=7, count=9, first=1)

    told = report.text(chained, plan, odd(plan), 2)

    assert told.count('make soak ARGS="odd --seed 7 --first 1 --count 9"') == 3


def test_progress_counts_things_and_not_what_was_done_with_them(capsys):
    """Half way is half way."""
    parts = list(Plan(seed=7, count=4).parts(2))
    tallies = [Tally(Counter(games=2, moves=90)) for _ in parts]

    whole = run.summed(parts, tallies)

    assert capsys.readouterr().out.split("\n")[:2] == [
        "  … 2, failed: 0",
        "  … 4, failed: 0",
    ]
    assert whole.done == {"games": 4, "moves": 180}


class Hands:
    """Notes what is asked of a page, in order."""

    def __init__(self):
        self.page, self.done = self, []

    def start_afresh(self):
        self.done.append("afresh")

    def evaluate(self, _script, seed):
        self.done.append(seed)

    def click(self, what):
        self.done.append(what)

    def wait_for_selector(self, what, **_):
        self.done.append(what)

    def seen(self):
        return {"moves": ["T46"]}


def test_computers_play_as_the_seed_says():
    """The chance of every game is its own: set when all is cleared, before the deal."""
    played = []
    for plan, number in ((Plan(1, 9), 4), (Plan(1, 1, 4), 4), (Plan(2, 9), 4)):
        hands = Hands()
        computers.one_game(hands, plan, number)
        assert hands.done[0] == "afresh"
        assert hands.done.index("#go") > 1
        played.append(hands.done)

    assert played[0] == played[1]
    assert played[0][1] != played[2][1]


def test_a_page_is_compared_with_itself_at_games_of_the_same_edition():
    """Tiles and London do not have the same number of nodes."""
    looks = computers.looks(Plan(seed=1, count=200, first=3))

    editions = {computers.EDITIONS[n % len(computers.EDITIONS)] for n in looks}
    assert len(editions) == 1
    assert len(looks) > 20


def test_portions_are_the_whole():
    """However many processes there are."""
    plan = Plan(seed=7, count=9, first=1)

    parts = list(plan.parts(4))

    assert [(part.first, part.count) for part in parts] == [(1, 4), (5, 4), (9, 1)]


def test_the_exit_code_tells_of_failures(monkeypatch, tmp_path, capsys):
    """For whoever runs it at night."""
    sound = Series(name="sound", what="things", count=2, run=lambda _: Tally())
    monkeypatch.setattr(run, "SERIES", (ODD, sound))
    monkeypatch.setattr(report, "FOLDER", tmp_path / "build" / "soak")
    monkeypatch.setattr(run, "FOLDER", tmp_path / "build" / "soak")

    assert run.main(["sound"]) == 0
    assert run.main(["odd", "--seed", "7", "--jobs", "1"]) == 1
    assert "FAILED: 3, seed 7" in capsys.readouterr().out
    assert (tmp_path / "build" / "soak" / "odd.md").is_file()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.game.id)
def test_what_does_not_hold_is_found(kind):
    """A simulator of another game, tickets out of nowhere, a move listed twice."""
    rng = Random(5)
    state, other = dealt(kind.game, rng), dealt(kind.game, rng)
    legal = holding.before_a_move(kind.game, state)

    with pytest.raises(Broken, match="simulator"):
        holding.simulated(kind, state, legal[1:], kind.simulator(state))
    with pytest.raises(Broken, match="not over"):
        holding.reason_of(kind.game, other)
    with pytest.raises(Broken, match="listed or legal"):
        holding.refused(kind.game, state, [], legal[:1])


def test_every_edition_is_dealt():
    """With all numbers of players, and house rules of every kind."""
    rng = Random(2)
    dealt_ones = [dealt(kind.game, rng) for kind in KINDS for _ in range(300)]

    for game in (CLASSIC, HUNTING):
        for edition in game.editions.values():
            of_it = [s.table for s in dealt_ones if s.table.edition.id == edition.id]
            assert {table.players for table in of_it} == set(edition.players)
            for name, values in edition.choices.items():
                chosen = {int(getattr(table.rules, name)) for table in of_it}
                assert chosen <= set(map(int, values))
                assert len(chosen) > 1 or len(values) == 1


@pytest.mark.parametrize("name", readers.READERS)
def test_what_is_damaged_was_sound(name):
    """Every text that is damaged can be read before, and most cannot after."""
    reader = readers.READERS[name]
    rng = Random(1)
    sound = reader.sound()

    assert all(damage.damaged(text, sound, rng) is not None for text in sound[:9])
    if name not in ("classic move", "dice move", "record", "session"):
        for text in sound[:12]:
            reader.read(text)


def test_one_listener_or_ten_kilobytes_for_every_game_is_too_much():
    """Bounds are such that 200 games show what is kept for each."""
    assert not BOUNDS["listeners"].allows(200, 200)
    assert BOUNDS["listeners"].allows(3, 200)
    assert not BOUNDS["nodes"].allows(3 * 200, 200)
    assert not BOUNDS["JS heap"].allows(200 * 60_000, 200)
