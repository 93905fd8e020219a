"""The setup being made."""

from __future__ import annotations

from dataclasses import dataclass

from ui.saves.store import Store
from ui.setup.begin import SetupProblem
from ui.setup.draft import Draft
from ui.setup.reuse import last_draft


@dataclass(frozen=True, slots=True)
class SetupForm:
    """The form: what was chosen, what is shown of it, what is wrong with it."""

    draft: Draft
    shown: Draft
    """As it was last drawn: what is typed since then is in the fields already."""
    problem: SetupProblem | None = None


def form_of(form: SetupForm | None, store: Store) -> SetupForm:
    """The form as it was left; at first it is filled in as the last setup was."""
    if form is not None:
        return form
    last = last_draft(store)
    return SetupForm(last, last)
