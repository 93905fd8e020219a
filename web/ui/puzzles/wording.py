"""Puzzles in words: what is asked, what an answer leads to, a result to share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from typing import Final

from sy_core.protocols import State
from sy_core.puzzles import Ending, Kind, Puzzle
from sy_core.terms import MISTER_X
from ui.puzzles.progress import RIGHT, Progress, streak
from ui.puzzles.solving import work_of
from ui.puzzles.state import Shown, Solving
from ui.table.move_words import move_words
from ui.table.panels import panels_of
from ui.table.scene import scene_of_view
from ui.words import Words

SIGNS: Final = {True: "🟩", False: "🟥"}
"""Of a right and of a wrong answer, where only text can be sent."""
MOST_WAYS: Final = 6
"""So many stations are explained; the map shows all of them."""
SILENT: Final = (Ending.CAUGHT, Ending.BLOCKED, Ending.RAN_IN)
"""The game is over then, which is told like the end of any game."""


def question(words: Words, puzzle: Puzzle) -> str:
    """What is asked."""
    if puzzle.kind in (Kind.WHERE, Kind.DARK):
        return words(f"puzzles.ask.{puzzle.kind.value}")
    if puzzle.depth == 1:
        return words(f"puzzles.ask.{puzzle.kind.value}.now")
    return words(f"puzzles.ask.{puzzle.kind.value}", n=puzzle.depth)


def headline(words: Words, solving: Solving) -> str:
    """Right, wrong, or neither."""
    if solving.is_given_up:
        return words("puzzles.solution")
    return words(f"tasks.{work_of(solving).verdict.call.value}")


def told(words: Words, solving: Solving) -> list[str]:
    """All that is said of an answer."""
    first = solving.shown[:MOST_WAYS]
    shown = (text for each in first for text in _explained(words, solving, each))
    return [headline(words, solving), *filter(None, shown)]


def explained(words: Words, solving: Solving) -> list[str]:
    """What it leads to, sentence by sentence."""
    return told(words, solving)[1:]


def _explained(words: Words, solving: Solving, shown: Shown) -> Iterator[str]:
    if shown.states:
        yield from _story(words, solving, shown)
    if shown.line.ending not in SILENT:
        yield _ending(words, solving.puzzle, shown)


def _story(words: Words, solving: Solving, shown: Shown) -> list[str]:
    """The moves of a line, one after the other."""
    ats = range(1, len(shown.states))
    return [text for at in ats for text in _moment(words, solving, shown.states, at)]


def moment(words: Words, solving: Solving) -> str:
    """What led to the moment of a line that is looked at; first, what is asked."""
    stepper = solving.board.stepper
    if stepper is None or not stepper.at:
        return question(words, solving.puzzle)
    return " ".join(_moment(words, solving, stepper.moments, stepper.at))


def _moment(
    words: Words, solving: Solving, states: Sequence[State], at: int
) -> list[str]:
    """A move of a line: nothing is hidden any more, so his are told with stations."""
    game = solving.board.game
    before, view = (game.view_for(states[n], MISTER_X) for n in (at - 1, at))
    scene = scene_of_view(words, solving.board, view)
    story, made = panels_of(scene).story, states[at].moves[-1]
    if made.legs and not view.trail[-1].shown:
        told = [words("replay.his", move=move_words(scene, made))]
    else:
        told = story.news(scene, len(before.history))
    return [*told, story.ending(scene)] if view.outcome is not None else told


def _ending(words: Words, puzzle: Puzzle, shown: Shown) -> str:
    line = shown.line
    numbers = list(map(str, line.numbers))
    is_at_once = (puzzle.kind, puzzle.depth) == (Kind.CATCH, 1)
    if is_at_once and line.ending in (Ending.FREE, Ending.MANY):
        # Others may still get there in this round: it is this ride that was asked for.
        return words("puzzles.end.still", stations=words.row(numbers))
    match line.ending:
        case Ending.COUNT:
            return words("puzzles.end.count", n=line.numbers[0])
        case Ending.MANY:
            return words("puzzles.end.many", stations=words.row(numbers))
        case Ending.FREE:
            return words("puzzles.end.free", station=numbers[0])
        case _:
            return words(f"puzzles.end.{line.ending.value}", station=shown.answer)


def result_text(words: Words, progress: Progress, day: int) -> str:
    """How the puzzle of a day went, without a word on how it is solved."""
    marks = "".join(SIGNS[each == RIGHT] for each in progress.days.get(day, ""))
    days = streak(progress, day)
    named = date.fromordinal(day).isoformat()
    said = words("puzzles.result", date=named, marks=marks)
    run = words("puzzles.streak", n=days) if days > 1 else ""
    return "\n".join(filter(None, (words("brand"), said, run)))
