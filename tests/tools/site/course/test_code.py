"""The programs that the tutorial shows: they are played, and do what it says."""

from __future__ import annotations

import re
from random import Random

import pytest

from sy_core.ai.bot import Budget
from sy_core.bots import checking
from sy_core.bots.checking import check_at, places
from sy_core.bots.loading import bot_of
from sy_core.sharing import read_position
from sy_core.terms import MISTER_X
from tools.site.course import lessons
from ui.viewer.opening import open_board
from ui.viewer.parameters import read_parameters

pytestmark = pytest.mark.native_only

TASKS = lessons.course().tasks
PROGRAMS = sorted(lessons.CODE.glob("*.py"))
TABLES = ("2013", "beginners", "hunting")
PATIENCE = 30.0
"""Times what a choice is given: other tests run at the same time."""


def chosen(program, task):
    """The move that a program makes at the board of a task."""
    position = TASKS[task]["board"]["position"]
    asked = read_parameters(f"position={position}&seat=all")
    board = open_board(asked, 0)
    view = read_position(position).view(MISTER_X)
    choose = bot_of(str(lessons.CODE / f"{program}.py"))()
    legal = board.game.legal_moves(board.state)
    move = choose(view, legal, Random(1), Budget(nodes=1))
    return board.game.format_move(move)


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_a_program_is_a_sound_bot_as_it_stands(path, monkeypatch):
    """Whoever copies it can play it at once, everywhere."""
    monkeypatch.setattr(checking, "ALLOWED", PATIENCE)
    tables = [place for place in places() if place.edition in TABLES]

    found = [finding for place in tables for finding in check_at(place, str(path))]

    assert len(tables) == 2 * len(TABLES)
    assert found == []


@pytest.mark.parametrize("program", ["away", "exits", "knowing"])
def test_the_answer_of_a_task_is_what_the_program_does(program):
    """Be the bot: the board praises what it would do."""
    assert [chosen(program, f"be-{program}")] == TASKS[f"be-{program}"]["answer"]


def test_the_mistake_of_the_second_task_is_what_the_program_before_does():
    """Farthest away is not where most exits are."""
    assert [chosen("away", "be-exits")] == TASKS["be-exits"]["mistakes"]["far"]


def test_every_program_is_shown_and_fits_on_a_tablet():
    """In the order in which the chapter leads from one to the next."""
    shown = [
        block.code
        for block in lessons.chapter("en", "own-mister-x").blocks
        if block.code
    ]
    lines = [line for path in PROGRAMS for line in path.read_text().splitlines()]

    assert shown == ["chance", "away", "exits", "knowing"]
    assert sorted(shown) == [path.stem for path in PROGRAMS]
    assert max(map(len, lines)) <= 72


@pytest.mark.parametrize("code", lessons.LANGUAGES)
def test_what_is_copied_from_a_page_is_what_stands_in_the_file(made, code):
    """No space in code becomes one that Python does not know."""
    page = made[f"learn/{code}/own-mister-x.html"].decode()
    quoted = re.findall(r"<code>(.*?)</code>", page, re.DOTALL)

    assert len(quoted) > len(PROGRAMS)
    assert [text for text in quoted if "\N{NO-BREAK SPACE}" in text] == []
