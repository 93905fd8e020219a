"""What the notebook puts on the table: marks, an earlier moment, pieces on trial."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ui.notebook.current import is_shown, notebook_of
from ui.notebook.marks import marks_of
from ui.notebook.questions import weights_of
from ui.notebook.state import Known, Notebook, Weights
from ui.notebook.summary import percent
from ui.shell import Shell
from ui.table.scene import Note, Scene, scene_of, scene_of_view
from ui.table.session import Session

SHADES: Final = 5
"""Steps from hardly likely to likeliest."""


def scene(shell: Shell, session: Session) -> Scene:
    """The table as the open notebook shows it."""
    notebook = notebook_of(shell, session)
    if not is_shown(notebook):
        return scene_of(shell.words, session)
    known = notebook.looked_at()
    marks = notes(known, weights_of(shell, notebook, known), marks_of(session))
    return replace(_without_marks(shell, notebook, known), notes=marks)


def _without_marks(shell: Shell, notebook: Notebook, known: Known) -> Scene:
    words, session, trial = shell.words, notebook.session, notebook.trial
    if trial is not None:
        text = words("notebook.caught" if trial.caught else "notebook.on_trial")
        return replace(scene_of(shell.words, trial.table), aside=text)
    if notebook.turns_back and known.view is not notebook.now().view:
        text = words("notebook.looking_back", round=known.view.round)
        past = scene_of_view(shell.words, session, known.view)
        return replace(past, read_only=False, aside=text)
    return scene_of(shell.words, session)


def notes(known: Known, weights: Weights, pencil: dict[int, str]) -> tuple[Note, ...]:
    """A note for every station where he can be, and for every pencil mark."""
    most = max(weights.values(), default=1.0)
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


def _shade(share: float) -> int:
    return 1 + min(SHADES - 1, int(SHADES * share))
