"""What the builder remembers while the page is open; nothing of it is stored."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ui.builder.choices import Choices


def _nothing() -> None:
    pass


NOTHING: Final = Choices()


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
    call_off: Callable[[], None] = field(default=_nothing, compare=False)
    """Takes back that the preview is to follow soon."""
