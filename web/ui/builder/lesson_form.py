"""The part of the builder for a whole lesson: a text, and what becomes of it."""

from __future__ import annotations

from typing import Final

from ui.builder.state import LessonDesk
from ui.kit.forms import problem
from ui.kit.html import Attributes, Html, button, el
from ui.words import Words

FIELD: Final = "lesson-text"
TOLD: Final = "lesson-told"
"""Regions: the text, which stays while somebody types; what is told of it."""
ROWS: Final = 14


def lesson_card(words: Words) -> Html:
    """Shut until somebody wants it."""
    title = el("span", {"class": "summary"}, words("lesson.title"))
    heard: Attributes = {
        "id": "lesson-heard",
        "hidden": True,
        "data-input": "builder.lesson_heard",
    }
    return el(
        "details",
        {"class": "card advanced group-lesson"},
        el("summary", {"id": "group-lesson"}, title),
        el(
            "div",
            {"class": "group-body"},
            el("p", {"class": "hint", "id": "b-lesson-hint"}, words("lesson.lead")),
            el("div", {"id": FIELD, "data-region": True}),
            el("div", {"id": TOLD, "data-region": True}),
            _acts(words),
            el("output", heard),
        ),
    )


def _acts(words: Words) -> Html:
    make = button(
        words("lesson.make"),
        "builder.lesson_make",
        class_="button primary",
        id="lesson-make",
    )
    others = (
        button(words(key), intent, class_="button")
        for key, intent in (
            ("lesson.file", "builder.lesson_file"),
            ("lesson.example", "builder.lesson_example"),
        )
    )
    return el("div", {"class": "share-acts"}, make, *others)


def lesson_regions(words: Words, desk: LessonDesk) -> dict[str, Html]:
    """What changes in it."""
    box: Attributes = {
        "id": "b-lesson",
        "class": "builder-code",
        "rows": ROWS,
        "spellcheck": "false",
        "autocomplete": "off",
        "dir": "ltr",
        "data-input": "builder.lesson",
        "aria-describedby": f"b-lesson-hint {TOLD}",
    }
    label = el("label", {"for": "b-lesson"}, words("lesson.text"))
    # A line break right after the tag is not part of the text.
    field = el("div", {"class": "field"}, label, el("textarea", box, "\n", desk.shown))
    return {FIELD: field, TOLD: _told(words, desk)}


def _told(words: Words, desk: LessonDesk) -> Html:
    fault = desk.fault
    if fault is not None:
        text = words("lesson.line", line=fault.line, what=fault.in_words(words))
        return problem(text, "b-lesson-fault") or Html("")
    if desk.told == "lesson.done":
        return el("p", {"class": "hint"}, words(desk.told, name=desk.file))
    return problem(words(desk.told) if desk.told else "", "b-lesson-fault") or Html("")
