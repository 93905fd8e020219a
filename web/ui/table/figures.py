"""What a detective's piece looks like: the pawn, or somebody with a hat.

A matter of taste alone: whoever likes can play with characters instead of pawns. They
stand with their foot at 0,0 and take no more room than a pawn, in units of the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

PAWN: Final = "pawn"
_COAT: Final = (
    "M-9-1.3v-1.9c0-5.2 3.6-8.2 9-8.2s9 3 9 8.2v1.9c0 1.4-.8 2.3-2.2 2.3h-13.6"
    "c-1.4 0-2.2-.9-2.2-2.3z"
)
_FACE: Final = "M-4.7-15.2c-.2 3.4 1.8 5.6 4.7 5.6s4.9-2.2 4.7-5.6z"
_BRIM: Final = "c1.9.3 1.9 3.1 0 3.4-5 .8-10.6.8-15.6 0z"


@dataclass(frozen=True, slots=True)
class Figure:
    """Somebody with a *hat*; *band*: a line around it."""

    hat: str
    band: str = ""

    @property
    def body(self) -> str:
        """The whole outline."""
        return f"{_COAT}{_FACE}{self.hat}"


CHARACTERS: Final = MappingProxyType(
    {
        "bowler": Figure(
            "M-7.8-16.2c-1.9-.3-1.9-3.1 0-3.4l2.1-.3c0-4.6 2-6.7 5.7-6.7"
            f"s5.7 2.1 5.7 6.7l2.1.3{_BRIM}",
            "M-5.5-20.2c3.6.6 7.4.6 11 0",
        ),
        "topper": Figure(
            f"M-7.8-16.2c-1.9-.3-1.9-3.1 0-3.4l2.5-.3-.5-6.7h11.6l-.5 6.7 2.5.3{_BRIM}",
            "M-5.2-20.6c3.4.5 7 .5 10.4 0",
        ),
        "cap": Figure(
            "M-7.4-16.2c-1.6-4.8 1.6-8.8 7.2-8.8 4.6 0 7.4 2.6 7.6 6.2"
            " 1.5.4 2.3 1.3 2 2.4-3.2.9-13.4 1.1-16.8.2z"
        ),
        "deerstalker": Figure(
            "M-9.3-15.6c.6-2.2 2-3.6 3.7-4.1.4-3.8 2.2-5.4 4.2-5.8.1-1.5 2.7-1.5 2.8 0"
            " 2 .4 3.8 2 4.2 5.8 1.7.5 3.1 1.9 3.7 4.1-1.7.5-3.5.2-4.8-.7"
            "-2.8.8-6.2.8-9 0-1.3.9-3.1 1.2-4.8.7z"
        ),
        "cloche": Figure(
            "M-7.8-12.8c.5-1.5 1-3 1-5.2 0-4.8 2.5-8 6.8-8s6.8 3.2 6.8 8"
            "c0 2.2.5 3.7 1 5.2-1.9-.4-3.1-1.6-3.8-3.2-2.6-.8-5.4-.8-8 0"
            "-.7 1.6-1.9 2.8-3.8 3.2z",
            "M-6.6-19.4c4.2-1.4 9-1.4 13.2 0",
        ),
    }
)
FIGURES: Final = (PAWN, *CHARACTERS)


def drawing(name: str) -> dict[str, str] | None:
    """The strokes of a character for the board, which draws pawns by itself."""
    figure = CHARACTERS.get(name)
    return None if figure is None else {"body": figure.body, "trim": figure.band}


def pawn_figures(pawns: tuple[str, ...], wanted: tuple[str, ...]) -> tuple[str, ...]:
    """A figure per pursuer, or none at all where everybody is a pawn.

    Each character is there once, and bobbies have their own look.
    """
    taken: set[str] = set()
    figures: list[str] = []
    for index, pawn in enumerate(pawns):
        figure = wanted[index] if index < len(wanted) else PAWN
        known = figure in CHARACTERS and figure not in taken
        figures.append(figure if known and not pawn.startswith("P") else PAWN)
        taken.add(figures[-1])
    return tuple(figures) if taken - {PAWN} else ()
