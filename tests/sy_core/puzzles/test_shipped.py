"""The puzzles that are shipped: sound, explained, and proven again by a sample."""

from __future__ import annotations

import gzip
from collections import Counter
from datetime import date, timedelta

import pytest

from sy_core.outcome import EndReason
from sy_core.puzzles import (
    ANY,
    Ending,
    Kind,
    move_sign,
    opened,
    puzzle_of,
    write_puzzles,
)
from sy_core.puzzles.daily import POOLS
from sy_core.puzzles.data.shipped import TEXT
from sy_core.puzzles.proving.asking import holds
from sy_core.puzzles.shipped import shipped
from sy_core.registry import game_named
from sy_core.sharing import read_position
from sy_core.terms import SPECTATOR, Ticket

PUZZLES = (*shipped().values(),)
SAMPLE = {(p.kind, p.depth, p.edition): p for p in PUZZLES}
ENDINGS = {
    Ending.CAUGHT: EndReason.CAUGHT,
    Ending.BLOCKED: EndReason.BLOCKED,
    Ending.RAN_IN: EndReason.RAN_INTO_DETECTIVE,
}


def test_there_are_three_hundred_of_all_kinds_and_grades():
    """As many of each grade, and both games."""
    grades = Counter(puzzle.grade for puzzle in PUZZLES)
    kinds = Counter((puzzle.kind, puzzle.depth) for puzzle in PUZZLES)

    assert len(PUZZLES) >= 300
    assert len({*grades.values()}) == 1
    assert {kind for kind, count in kinds.items() if count >= 10} == {
        *((Kind.CATCH, depth) for depth in (1, 2, 3)),
        *((Kind.ESCAPE, depth) for depth in (1, 2)),
        (Kind.WHERE, 0),
        (Kind.DARK, 0),
    }
    assert sum(puzzle.edition.startswith("hunting") for puzzle in PUZZLES) >= 30


def test_every_day_has_one_that_is_shipped():
    """The last pool takes in all of them."""
    days = [date(2026, 11, 16) + timedelta(days=number) for number in range(7 * 100)]
    grades = Counter(puzzle.grade for puzzle in PUZZLES)

    assert POOLS[-1].sizes == grades
    assert {puzzle_of(day) for day in days} == {puzzle.id for puzzle in PUZZLES}


def test_they_are_fetched_in_forty_kilobytes():
    """And written as anybody else's file would be."""
    assert len(gzip.compress(TEXT.encode(), mtime=0)) < 40_000
    assert write_puzzles(PUZZLES) == TEXT


def test_every_answer_has_a_line_and_the_right_one_the_first():
    """Every legal move is explained; stations are those of the deduction."""
    for puzzle in PUZZLES:
        position = opened(puzzle)
        right = puzzle.task.partition("-")[2].removeprefix("move.").split(".")

        assert puzzle.lines[0].answers[0] == right[0], puzzle.id
        if puzzle.kind is Kind.WHERE:
            places = position.game.deduce(position.view(SPECTATOR))
            assert [*map(str, sorted(places))] == right, puzzle.id


@pytest.mark.parametrize("kind", [Kind.CATCH, Kind.ESCAPE, Kind.DARK])
def test_every_line_can_be_played_and_ends_as_it_says(kind):
    """By the rules, in one of the worlds that look like the position."""
    for puzzle in (each for each in PUZZLES if each.kind is kind):
        worlds = [*_worlds(puzzle)]
        named = {answer for line in puzzle.lines for answer in line.answers}
        for line in puzzle.lines:
            answer = line.answers[0] if ANY not in line.answers else None
            assert any(_ends(world, answer, line, named) for world in worlds), (
                puzzle.id,
                line,
            )


def _worlds(puzzle):
    position = read_position(puzzle.position)
    if position.complete:
        yield position.state()
        return
    for place in sorted(position.game.deduce(position.view(SPECTATOR))):
        yield read_position(f"{puzzle.position}_x-{place}").state()


def _ends(state, answer, line, named) -> bool:
    """Whether the line is legal in this world and ends there as it says."""
    game = game_named(state.table.edition.id)
    moves = {move_sign(game, move): move for move in game.legal_moves(state)}
    answer = answer or next(move for move in moves if move not in named)
    for sign in (answer, *line.moves):
        if game.is_chance(state):
            return line.ending is Ending.CAUGHT and _is_met(state, sign)
        legal = {move_sign(game, move): move for move in game.legal_moves(state)}
        if sign not in legal:
            return False
        state = game.apply(state, legal[sign])
    ended = game.outcome(state)
    if line.ending in ENDINGS:
        return ended is not None and ended.reason is ENDINGS[line.ending]
    if line.ending is Ending.COUNT:
        return len(game.deduce(game.view_for(state, SPECTATOR))) == line.numbers[0]
    return ended is None and state.x_station in line.numbers


def _is_met(state, sign) -> bool:
    """Whether a detective could ride to him, if the dice fall so."""
    index = state.table.pawns.index(sign[:2])
    ends = state.table.layout.rides[Ticket(sign[2])][state.pursuers[index]]
    return state.x_station in ends and sign[3:] == str(state.x_station)


@pytest.mark.parametrize("puzzle", SAMPLE.values(), ids=lambda puzzle: puzzle.id)
def test_a_sample_is_proven_again(puzzle):
    """One of each kind, depth and edition; ``make puzzles`` proves all of them."""
    assert holds(puzzle)
