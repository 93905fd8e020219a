"""Who holds a printed rulebook is told where it says something else than is played.

The table is that of docs/rules.md, "In your rulebook", as far as a reader of the course
needs it: what is otherwise, in which chapter, and which ruling settles it.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from tools.site.course import lessons

pytestmark = pytest.mark.native_only

CHAPTERS = lessons.course().chapters


class Point(NamedTuple):
    """What some printed rulebooks have otherwise."""

    what: str
    chapter: str
    settled: str
    languages: str


MOST = "de en fr nl pl cs sk hu bg"
POINTS = (
    Point("20 taxi tickets in the pool of two", "tickets", "R1", "en fr it nl"),
    Point("no usable ticket", "tickets", "R16", "fr nl it hu sk pl bg"),
    Point("Mister X uses the whole first supply", "tickets", "R5", "it"),
    Point(
        "how he is caught, how long he must last",
        *("winning", "rules#order-of-evaluation", "en nl it"),
    ),
    Point(
        "only a detective and a bobby never share; Mister X's lines",
        *("movement", "rules#moving", MOST),
    ),
    Point(
        "only detectives block a double", "double", "R10", "de en fr nl pl cs sk hu bg"
    ),
    Point("a double of two kinds", "double", "rules#tickets", "hu"),
    Point("turns are counted, not entries", "reveals", "R13", "fr nl"),
    Point("157 to 115 as the only ride", "ferry", "R22", "pl"),
    Point("one ride only", "ferry", "R23", "sk"),
    Point("who moves bobbies, and when", "bobbies", "R18", "hu bg"),
    Point("tickets laid open", "log", "rules#the-travel-log", "sk"),
    Point("slips: shuffling", "start", "rules#edition-20132014", "en"),
    Point("slips: three free places", "start", "rules#moving", "nl"),
)


def notes(code):
    """Chapter, ruling and editions of every note of a language."""
    return {
        (name, cited, block.editions)
        for name in CHAPTERS
        for block in lessons.chapter(code, name).blocks
        if block.is_note
        for cited in re.findall(r"\{([\w#-]+)\}", block.text)
    }


@pytest.mark.parametrize("code", lessons.LANGUAGES)
def test_every_difference_of_a_rulebook_has_its_note(code):
    """And there is no note on what it says as all others do."""
    wanted = {
        (point.chapter, point.settled, ("2013",))
        for point in POINTS
        if code in point.languages.split()
    }

    assert notes(code) == wanted
