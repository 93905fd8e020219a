"""Pictures of the tutorial's boards: current, and each shows what its task is about."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from support.tool import run_tool
from sy_core.sharing import read_position
from sy_core.terms import SPECTATOR
from tools.pictures.boards import picture
from tools.site.course import lessons

pytestmark = pytest.mark.native_only

TASKS = lessons.course().tasks
SVG = "{http://www.w3.org/2000/svg}"


def texts(drawn):
    return [node.text for node in ET.fromstring(drawn).iter(f"{SVG}text")]


def test_the_pictures_are_those_of_the_tasks():
    done = run_tool("tools.pictures.boards", "--check")

    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", TASKS)
def test_whoever_is_told_of_is_in_the_picture(name):
    """The stations that the board looks at, by number, and every piece."""
    board = TASKS[name]["board"]

    drawn = texts(picture(board))

    assert set(board.get("focus", "").split(",")) - {""} <= set(drawn)
    pursuers = read_position(board["position"]).view(SPECTATOR).pursuers
    assert sum(text in {"D1", "D2", "D3", "P1", "P2"} for text in drawn) >= len(
        pursuers
    )


def test_a_detective_sees_where_he_was_and_not_where_he_is():
    """The position knows that he is on 46; its log shows him on 1."""
    board = TASKS["read-log"]["board"]

    drawn = picture(board)

    assert 'class="piece x gone"' in drawn
    assert 'class="piece x"' not in drawn
    assert texts(drawn)[-4:] == ["?", "?", "B 1", "U"]


def test_mister_x_sees_himself():
    drawn = picture(TASKS["thrift"]["board"])

    assert 'class="piece x"' in drawn
