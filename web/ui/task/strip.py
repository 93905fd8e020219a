"""What a board shows of a task: the question, how many are marked, how it went.

Pure drawing: whoever has a board says where it stands and what its buttons do.
"""

from __future__ import annotations

from typing import Final

from sy_core.tasks import Call, Marking
from ui.kit.html import Child, Html, button, el
from ui.task.texts import TaskTexts
from ui.task.work import Work
from ui.words import Words

ASK: Final = "task-ask"
DONE: Final = "task-done"
AGAIN: Final = "task-again"
"""Ids of what may have the keyboard."""


def question(texts: TaskTexts) -> Html:
    """What the reader is to do, in the author's words."""
    return (
        el("p", {"class": "task-ask", "id": ASK}, texts.ask) if texts.ask else Html("")
    )


def strip(words: Words, work: Work, texts: TaskTexts, area: str = "play") -> Html:
    """How it stands, within reach of a thumb; *area* hears ``done`` and ``again``."""
    if work.is_marking:
        return _marking(words, work, area)
    if not work.is_decided or not (texts.speaks or work.marking):
        return Html("")
    call = work.verdict.call
    return el(
        "div",
        {"class": f"bar task-strip is-{call}"},
        el(
            "div",
            {"class": "task-said", "tabindex": "0", "role": "group"},
            el("p", None, el("strong", None, _title(words, work))),
            el("p", None, said) if (said := texts.said(work.verdict)) else None,
            *_compared(words, work.marking),
        ),
        button(
            words("tasks.again"), f"{area}.again", class_="button primary", id=AGAIN
        ),
    )


def told(words: Words, work: Work, texts: TaskTexts) -> str:
    """The same for ears."""
    compared = _comparison(words, work.marking)
    return " ".join(
        filter(None, (_title(words, work), texts.said(work.verdict), *compared))
    )


def _title(words: Words, work: Work) -> str:
    is_right = work.verdict.call is Call.RIGHT
    return words("tasks.right" if is_right else "tasks.wrong")


def _marking(words: Words, work: Work, area: str) -> Html:
    return el(
        "div",
        {"class": "bar task-strip"},
        el("p", {"class": "task-count"}, words("tasks.count", n=len(work.marked))),
        button(
            words("tasks.done"),
            f"{area}.done",
            class_="button primary",
            id=DONE,
            disabled=not work.marked,
        ),
    )


def _compared(words: Words, marking: Marking | None) -> list[Child]:
    return [el("p", None, text) for text in _comparison(words, marking)]


def _comparison(words: Words, marking: Marking | None) -> list[str]:
    """Which stations are missing, which too many."""
    if marking is None:
        return []
    kinds = (("tasks.missing", marking.missing), ("tasks.extra", marking.extra))
    return [
        words(key, stations=words.row(map(str, stations)))
        for key, stations in kinds
        if stations
    ]
