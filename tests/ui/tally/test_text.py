"""The book as text: versions, damage line by line, and what is set aside."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.ui.fakes import FakePage
from support.ui.played import FIRST, a_game, many
from ui.saves.keys import STATISTICS
from ui.saves.store import Store
from ui.tally.book import MOST, Book, with_game, with_games
from ui.tally.keeping import ASIDE, add_game, keep_book, kept_book
from ui.tally.text import VERSION, read_book, write_book

KEPT = Path(__file__).parents[2] / "fixtures" / "statistics" / "version-1.json"
A_ROW = ["a", 1, "classic", "2013", 4, "mhhh", "caught", 13, 46, 1, 2]


def version_1():
    return KEPT.read_text(encoding="utf-8").rstrip("\n")


@pytest.mark.parametrize("number", [0, 1, 1_300])
def test_a_book_is_written_and_read_again(number):
    """Games, older numbers, and from when on it counts."""
    book = with_games(Book(since=5), many(number))

    assert read_book(write_book(book)).book == book


@pytest.mark.parametrize("number", [0, 1, 7, MOST])
def test_a_game_is_added_to_the_text_as_to_the_book(number):
    """It is written without being read, until it is full."""
    book, one = with_games(Book(), many(number)), a_game(date=FIRST * 2)
    store = Store(FakePage())
    keep_book(store, book)

    add_game(store, one)

    assert kept_book(store).book == with_game(book, one)
    assert not kept_book(store).aside


def test_a_game_that_was_added_twice_is_the_last_of_both():
    """A line of before it means nothing any more."""
    store = Store(FakePage())
    for reason in ("escaped", "caught"):
        add_game(store, a_game("mhhh", reason, id="one"))
        add_game(store, a_game())

    games = kept_book(store).book.games

    assert [played.won for played in games if played.id == "one"] == [True]
    assert len(games) == 3


@pytest.mark.native_only
def test_what_version_1_has_written_is_read_and_written_again():
    """Statistics survive an update: the same text, to the letter."""
    found = read_book(version_1())

    assert [played.edition for played in found.book.games] == [
        "2013",
        "hunting-expert",
    ]
    assert found.book.older.streak == 4
    assert not found.aside
    assert write_book(found.book) == version_1()


@pytest.mark.native_only
def test_an_older_version_is_lifted_step_by_step():
    """A later release brings a step for each version before it."""

    def renamed(stored):
        return {**stored, "games": stored["old"]}

    old = version_1().replace('"games"', '"old"')
    found = read_book(old, VERSION + 2, {VERSION: renamed, VERSION + 1: dict})

    assert found.book == read_book(version_1()).book


@pytest.mark.parametrize("text", ['{"statistics":2,"games":7}', '{"statistics":2,…'])
def test_a_newer_version_is_left_alone(text):
    """Going back to an old release loses nothing, and counts nothing."""
    store = Store(FakePage())
    store.keep(STATISTICS, text)

    assert kept_book(store).newer
    assert store.read_text(STATISTICS) == text
    assert store.read_text(ASIDE) is None


@pytest.mark.parametrize(
    ("at", "value"),
    [
        (0, "<b>"),
        (1, -1),
        (1, True),
        (2, "chess"),
        (3, "1850"),
        (4, "4"),
        (5, "mmmm"),
        (5, "hx"),
        (6, "bored"),
        (7, 1_000),
        (8, 4.5),
        (10, None),
    ],
)
def test_a_game_that_makes_no_sense_is_set_aside_alone(at, value):
    """All others count; what was set aside is kept once, and not found again."""
    store = Store(FakePage())
    bad = [*A_ROW[:at], value, *A_ROW[at + 1 :]]
    text = json.dumps({"statistics": 1, "games": [A_ROW, bad, [], "games"]})
    store.keep(STATISTICS, text)

    kept_book(store)

    assert [played.id for played in kept_book(store).book.games] == ["a"]
    aside = [json.loads(line) for line in store.read_text(ASIDE).splitlines()]
    assert aside == [bad, [], "games"]


def test_of_a_text_that_was_cut_off_every_whole_line_counts():
    """All of it is set aside as it was found."""
    store = Store(FakePage())
    text = write_book(with_games(Book(), many(3)))[:-40]
    store.keep(STATISTICS, text)

    assert len(kept_book(store).book.games) == 2
    assert store.read_text(ASIDE) == text
    assert not read_book(store.read_text(STATISTICS)).aside


@pytest.mark.parametrize(
    "text", ["", "rubbish", "[]", "{}", '{"statistics":-1}', '{"statistics":"1"}']
)
def test_a_text_that_is_no_book_is_an_empty_one(text):
    """Nothing of that stops anybody."""
    assert read_book(text).book == Book()


@given(st.recursive(st.none() | st.integers() | st.text(), st.lists))
def test_whatever_stands_in_it_a_book_is_read(stored):
    """A file is trusted in nothing: members of any kind."""
    names = ("since", "streak", "counts", "earned", "games")
    text = json.dumps({"statistics": 1, **dict.fromkeys(names, stored)})

    assert read_book(text).book.older.counts == {}


def test_nothing_is_written_without_a_reason():
    """Reading a sound book writes nothing."""
    page = FakePage()
    store = Store(page)
    keep_book(store, with_games(Book(), [a_game()]))
    page.writes.clear()

    kept_book(store)

    assert page.writes == []
