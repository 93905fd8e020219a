"""What games come to: sides, opponents, numbers, moments, and the book of all of it."""

from __future__ import annotations

import pytest

from support.ui.played import FIRST, a_game, many
from ui.statistics.series import (
    Line,
    Pair,
    catches,
    decided,
    lines,
    places,
    plainest,
    quickest,
    running,
    whole,
    window,
)
from ui.tally.book import FOLDED, MOST, Book, all_of, merged, with_game, with_games
from ui.tally.moments import earned
from ui.tally.totals import is_key, totals


@pytest.mark.parametrize(
    ("drivers", "side", "opponent", "won"),
    [
        ("mhhh", "detectives", "mastermind", True),
        ("hiii", "mister_x", "inspector", False),
        ("hcim", "mister_x", "mixed", False),
        ("hhhh", "both", "people", None),
        ("haaa", "mister_x", "people", False),
        ("ahcc", "detectives", "people", True),
        ("hhcc", "both", "people", None),
    ],
)
def test_people_of_this_device_have_a_side_and_an_opponent(
    drivers, side, opponent, won
):
    """Who sits on both sides neither wins nor loses."""
    played = a_game(drivers, "caught")

    assert (played.side, played.opponent, played.won) == (side, opponent, won)


def test_games_are_counted_by_edition_side_and_opponent():
    """The most played first; games on both sides count as played alone."""
    games = [a_game("mhhh"), a_game("mhhh", "escaped"), a_game("hhhh"), a_game("hiii")]

    counts = totals(games).counts

    assert whole(counts) == Line("", 4, 3, 1)
    assert lines(counts, 1) == [Line("2013", 4, 3, 1)]
    assert lines(counts, 2) == [
        Line("detectives", 2, 2, 1),
        Line("both", 1, 0, 0),
        Line("mister_x", 1, 1, 0),
    ]
    assert lines(decided(counts), 3) == [
        Line("mastermind", 2, 2, 1),
        Line("inspector", 1, 1, 0),
    ]
    assert [line.percent for line in lines(counts, 2)] == [50, None, 0]


def test_catches_are_counted_by_round_and_place():
    """Blocked is caught, escaped is not; tiles lie otherwise each time."""
    counts = totals(
        [
            a_game("mhhh", "blocked", round=4, station=67),
            a_game("hiii", "caught", round=4, station=46),
            a_game("hhhh", "caught", round=9, station=46),
            a_game("hiii", "escaped", round=22, station=13),
            a_game("chh", "caught", game="hunting", edition="hunting", round=3),
        ]
    ).counts

    assert catches(counts, "classic") == {4: Pair(1, 1), 9: Pair(1, 0)}
    assert places(counts) == {46: Pair(1, 1), 67: Pair(1, 0)}
    assert (quickest(counts, "classic"), quickest(counts, "hunting")) == (4, 3)


def test_double_moves_and_black_tickets_count_for_who_played_him():
    """And the escape that took fewest of them is a best."""
    counts = totals(
        [
            a_game("hiii", "escaped", doubles=2, black=3),
            a_game("hiii", "escaped", doubles=1, black=0),
            a_game("mhhh", "escaped", doubles=2, black=5),
        ]
    ).counts

    assert (counts["used double"], counts["used black"]) == (3, 3)
    assert plainest(counts) == 1


def test_the_share_of_wins_follows_the_last_games_on_a_side():
    """Numbered among all games that could be won."""
    won, lost = ("mhhh", "caught"), ("mhhh", "escaped")
    games = [
        a_game(*each) for each in (won, ("hhhh", "caught"), lost, ("hiii",), won, won)
    ]

    points = running(games, "detectives", 2)

    assert [(p.number, p.share) for p in points] == [(1, 1), (2, 0.5), (4, 0.5), (5, 1)]


def test_of_many_games_more_are_looked_at_together():
    """Ten of a hundred; of a thousand a line of ten would be all ups and downs."""
    assert [window(games) for games in (3, 100, 1_000)] == [10, 10, 50]


@pytest.mark.parametrize(
    ("name", "games"),
    [
        ("first", [("hiii", "caught")]),
        ("catch", [("chhh", "caught")]),
        ("escape", [("hiii", "escaped")]),
        ("catch_best", [("mhhh", "blocked")]),
        ("escape_best", [("hmmm", "stranded")]),
        ("early", [("chhh", "caught", {"round": 8})]),
        ("late", [("chhh", "caught", {"round": 20})]),
        ("plain", [("hiii", "escaped")]),
        ("together", [("hhhh", "caught")]),
        ("both_sides", [("chhh", "caught"), ("hiii", "escaped")]),
        (
            "both_games",
            [
                ("chhh", "caught"),
                ("chh", "caught", {"game": "hunting", "edition": "hunting"}),
            ],
        ),
        ("comeback", [("chhh", "escaped")] * 3 + [("chhh", "caught")]),
    ],
)
def test_a_moment_is_there_with_the_game_that_brings_it(name, games):
    """It has that game's date, and a game before it did not bring it."""
    made = [a_game(*each[:2], **(each[2] if each[2:] else {})) for each in games]

    assert earned(made)[name] == made[-1].date
    assert name not in earned(made[:-1])


def test_losing_brings_no_moment_of_winning():
    """Only that a game was played to its end."""
    made = [a_game("hmmm", "caught", round=5), a_game("mhhh", "escaped", round=22)]

    assert {*earned(made)} == {"first"}


def test_of_a_game_that_ends_again_the_last_end_counts():
    """It may have been taken back and played on: it counts once."""
    first = a_game("mhhh", "escaped")
    again = a_game("mhhh", "caught", id=first.id)

    book = with_game(with_game(Book(), first), again)

    assert book.games == (again,)


def test_old_games_become_numbers_and_nothing_is_lost_by_it():
    """At most so many are kept one by one; totals, bests and moments stay the same."""
    games = many(MOST + 1)
    before = totals(games)

    book = with_games(Book(), games)

    assert len(book.games) == MOST + 1 - FOLDED
    assert all_of(book) == before
    assert book.since == games[FOLDED - 1].date < book.games[0].date


def test_a_book_that_was_exported_before_comes_back_without_counting_twice():
    """Merging it changes nothing; on a device that knows nothing, it brings all."""
    book = with_games(Book(), many(MOST + 1))
    more = with_game(book, a_game(id="newest", date=FIRST * 2))

    assert merged(more, book) == more
    assert merged(Book(), book) == book
    assert merged(book, more) == more


@pytest.mark.parametrize(
    "key",
    [
        "game 1850 detectives inspector won",
        "game 2013 nobody inspector won",
        "game 2013 detectives inspector",
        "catch chess detectives 4",
        "catch classic detectives four",
        "place detectives 007",
        "place detectives 1000",
        "used chips",
        "",
    ],
)
def test_keys_under_which_no_game_can_count(key):
    """Numbers from a file are taken only under keys that the screen can tell."""
    assert not is_key(key)


def test_keys_under_which_games_count():
    """Whatever is counted can be read again."""
    assert all(map(is_key, totals(many(300)).counts))
