"""A puzzle on the board: the question, the answer, and why it is right or wrong."""

from __future__ import annotations

import json
from typing import Final

from ui.kit.html import Child, Html, button, el
from ui.puzzles.actions import handle
from ui.puzzles.answering import at_table
from ui.puzzles.rides import drawn
from ui.puzzles.room import room_of
from ui.puzzles.solving import is_right, work_of
from ui.puzzles.state import Solving
from ui.puzzles.wording import explained, headline, question
from ui.shell import Area, Shell
from ui.table.bar import bar, move_list
from ui.table.head import corner_button
from ui.table.paint import paint as paint_scene
from ui.table.panels import panel_regions, panels_of
from ui.table.scene import Scene, scene_of
from ui.task.marks import with_work
from ui.task.strip import DONE
from ui.viewer.stepper_bar import stepper_bar
from ui.words import Words


def regions(shell: Shell) -> dict[str, Html]:
    """The table with the question above it."""
    solving = room_of(shell).solving
    if solving is None:
        return {"screen": el("p", {"class": "page"}, shell.words("play.none"))}
    scene = shell.scene = scene_of(shell.words, solving.board)
    open_now = not work_of(solving).is_decided
    return {
        **panel_regions(scene),
        "head": _head(shell, solving),
        "tools": panels_of(scene).tools.draw(scene) if open_now else Html(""),
        "list": move_list(scene) if open_now else Html(""),
        "bar": _bar(shell, solving, scene),
    }


def paint(shell: Shell) -> str:
    """The board, with marks, or with what an answer leads to."""
    solving, scene = room_of(shell).solving, shell.scene
    assert solving is not None
    assert scene is not None
    look = json.loads(paint_scene(scene, drawn(scene, solving)))
    every = solving.board.state.table.stations
    marked = with_work(look, shell.words, work_of(solving), every)
    return json.dumps(marked, separators=(",", ":"))


def _head(shell: Shell, solving: Solving) -> Html:
    words, puzzle = shell.words, solving.puzzle
    close = corner_button("×", "puzzles.show", words("puzzles.back"))
    facts = el(
        "div",
        {"class": "head-facts"},
        el(
            "h1",
            {"id": "title", "tabindex": "-1", "class": "turn"},
            _title(words, solving),
        ),
        el("p", {"class": "quiet"}, _edition(words, solving)),
    )
    return el(
        "div",
        {"class": "head puzzle-head"},
        el("div", {"class": "head-row"}, facts, close),
        el("p", {"class": "prompt", "id": "prompt"}, question(words, puzzle)),
        _verdict(shell, solving) if work_of(solving).is_decided else _solution(words),
    )


def _title(words: Words, solving: Solving) -> str:
    if solving.day:
        return words("puzzles.day")
    return words(f"puzzles.group.{solving.puzzle.kind.value}")


def _edition(words: Words, solving: Solving) -> str:
    edition = words(f"edition.{solving.puzzle.edition}")
    grade = words("puzzles.grade", n=solving.puzzle.grade)
    return words("home.dot").join((edition, grade))


def _verdict(shell: Shell, solving: Solving) -> Html:
    """How it went and why, and where to go from here."""
    words, right = shell.words, is_right(solving)
    look = "right" if right else "wrong"
    texts = [el("p", None, text) for text in explained(words, solving)]
    return el(
        "div",
        {"class": f"puzzle-verdict is-{look}"},
        el("h2", None, headline(words, solving)),
        # Before the texts: the keyboard is here, and a line may be long.
        el("div", {"class": "acts"}, _ways_on(words, solving, right=right)),
        texts,
    )


def _ways_on(words: Words, solving: Solving, *, right: bool) -> list[Child]:
    on = button(
        words("puzzles.on"),
        "puzzles.on",
        class_="button primary" if right else "button",
        id="puzzle-on",
    )
    again = button(
        words("tasks.again"),
        "puzzles.again",
        class_="button" if right else "button primary",
        id="puzzle-again",
    )
    share = button(words("puzzles.share"), "puzzles.share", class_="button")
    if right:
        return [on, share if solving.day else None]
    return [again, None if solving.is_given_up else _solution(words), on]


def _bar(shell: Shell, solving: Solving, scene: Scene) -> Html:
    words, stepper = shell.words, solving.board.stepper
    if stepper is not None:
        return stepper_bar(words, stepper, "puzzles.to")
    if work_of(solving).is_decided:
        return Html("")
    if work_of(solving).is_marking:
        return _marking(words, solving)
    return bar(scene)


def _marking(words: Words, solving: Solving) -> Html:
    marked = len(work_of(solving).marked)
    return el(
        "div",
        {"class": "bar task-strip"},
        el("p", {"class": "task-count"}, words("tasks.count", n=marked)),
        button(
            words("tasks.done"),
            "puzzles.done",
            class_="button primary",
            id=DONE,
            disabled=not marked,
        ),
    )


def _solution(words: Words) -> Html:
    label = words("puzzles.give_up")
    return button(label, "puzzles.give_up", class_="button small", id="give-up")


AREA: Final = Area(handle, regions, paint=paint, at_table=at_table)
