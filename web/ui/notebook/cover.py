"""For Mister X: which of his moves leave the detectives most in the dark."""

from __future__ import annotations

from typing import Final

from ui.kit.html import Html, el
from ui.notebook.questions import darkness_of
from ui.notebook.state import Cover, Notebook
from ui.notebook.summary import percent
from ui.notebook.wording import means_of_turn
from ui.shell import Shell
from ui.table.move_words import move_words
from ui.table.scene import Scene

SINGLES: Final = 4
DOUBLES: Final = 2
"""Moves of Mister X that are listed."""


def cover_list(shell: Shell, notebook: Notebook, scene: Scene) -> Html | None:
    """His best moves, each with how much it would tell."""
    words = shell.words
    if notebook.trial is not None or notebook.turns_back:
        return None
    covers = darkness_of(shell, notebook)
    if not covers:
        return None
    rows = [
        el(
            "li",
            None,
            words(
                "notebook.dark.row",
                move=move_words(scene, cover.move),
                n=cover.places,
                percent=percent(cover.chance),
            ),
        )
        for cover in _best(covers)
    ]
    return el(
        "div",
        {"class": "notebook-dark"},
        el("h2", None, words("notebook.dark")),
        el("ol", None, rows),
    )


def _best(covers: tuple[Cover, ...]) -> list[Cover]:
    """The best move for each kind of tickets: some single ones, and some doubles."""
    best: dict[tuple[str, ...], Cover] = {}
    for cover in covers:
        best.setdefault(means_of_turn(cover.move), cover)
    singles = [found for key, found in best.items() if len(key) == 1]
    doubles = [found for key, found in best.items() if len(key) > 1]
    return [*singles[:SINGLES], *doubles[:DOUBLES]]
