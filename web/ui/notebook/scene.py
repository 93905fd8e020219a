"""What the notebook puts on the table: marks, an earlier moment, pieces on trial."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ui.notebook.book import Known, Notebook, Weights
from ui.notebook.current import book_of
from ui.notebook.pencil import marks_of
from ui.notebook.questions import weights_of
from ui.shell import Shell
from ui.table.scene import Note, Scene, scene_of, scene_of_view

if TYPE_CHECKING:
    from ui.table.session import Session

SHADES: Final = 5
"""Steps from hardly likely to likeliest."""
LEAST: Final = 0.01


def scene(shell: Shell, session: Session) -> Scene:
    """The table as the open notebook shows it."""
    book = book_of(shell, session)
    if not is_shown(book, session):
        return scene_of(shell.words, session)
    known = book.looked_at()
    marks = notes(known, weights_of(shell, book, known), marks_of(session))
    return replace(_bare(shell, session, book, known), notes=marks)


def is_shown(book: Notebook, session: Session) -> bool:
    """Whether the notebook lies open on the screen."""
    hidden = session.showing.hides_table
    return book.is_open and not hidden and not session.over


def _bare(shell: Shell, session: Session, book: Notebook, known: Known) -> Scene:
    words = shell.words
    if book.trial is not None:
        text = words("notebook.caught" if book.trial.caught else "notebook.on_trial")
        return replace(scene_of(shell.words, book.trial.table), aside=text)
    if book.back and known.view is not book.now().view:
        text = words("notebook.looking_back", round=known.view.round)
        past = scene_of_view(shell.words, session, known.view)
        return replace(past, read_only=False, aside=text)
    return scene_of(shell.words, session)


def notes(
    known: Known, weights: Weights, pencil: dict[int, str] | None = None
) -> tuple[Note, ...]:
    """A note for every station where he can be, and for every pencil mark."""
    most = max(weights.values(), default=1.0)
    pencil = pencil or {}
    shades = {s: _shade(weights.get(s, 0.0) / most) for s in known.stations}
    return tuple(
        Note(
            station,
            shades.get(station, 0),
            percent(weights[station]) if station in weights else "",
            pencil.get(station, ""),
        )
        for station in sorted({*shades, *pencil})
    )


def percent(weight: float) -> str:
    """A likelihood in whole percent; what is possible is never 0."""
    return str(round(100 * weight)) if weight >= LEAST else "<1"


def _shade(share: float) -> int:
    return 1 + min(SHADES - 1, int(SHADES * share))
