"""What the builder remembers while the page is open; nothing of it is stored."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ui.builder.choices import Choices
from ui.lesson.reading import Lesson, LessonError


def _nothing() -> None:
    pass


NOTHING: Final = Choices()


@dataclass(frozen=True, slots=True)
class LessonDesk:
    """A lesson that somebody writes, and what has become of it."""

    text: str = ""
    shown: str = ""
    """As it was drawn: what was typed since then is in the field already."""
    fault: LessonError | None = None
    asked: Lesson | None = None
    """The one of which a page is on its way."""
    told: str = ""
    """What is said of it, by its key; the name of the file goes with it."""
    file: str = ""


NO_LESSON: Final = LessonDesk()


@dataclass(frozen=True, slots=True)
class Builder:
    """An author's choices, and how far the screen has followed them."""

    choices: Choices = NOTHING
    shown: Choices = NOTHING
    """As the form was drawn: it must not be redrawn while somebody types."""
    tried: Choices = NOTHING
    """As the preview shows them, and faults are told of."""
    told: tuple[str, str] = ("", "")
    """A parameter that the board in the preview found a fault with, and its reason."""
    unreadable: str = ""
    """What is wrong with a text that was pasted."""
    back: str = "home"
    """The screen that one came from."""
    lesson: LessonDesk = NO_LESSON
    call_off: Callable[[], None] = field(default=_nothing, compare=False)
    """Takes back that the preview is to follow soon."""
