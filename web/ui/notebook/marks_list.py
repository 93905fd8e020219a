"""The marks as a list, for the keyboard and for ears."""

from __future__ import annotations

from ui.kit.html import Attributes, Html, button, el
from ui.notebook.marks import marks_of
from ui.notebook.questions import weights_of
from ui.notebook.state import Known, Notebook, Weights
from ui.notebook.summary import percent
from ui.shell import Shell


def marks_list(shell: Shell, notebook: Notebook) -> Html:
    """Every station that is marked; each button changes its pencil mark."""
    known, pencil = notebook.looked_at(), marks_of(notebook.session)
    weights = weights_of(shell, notebook, known)
    facts = shell.words.language, known.stations, weights, pencil
    if notebook.drawn_list[0] != facts:  # most redraws leave it as it is
        notebook.drawn_list = facts, _drawn(shell, known, weights, pencil)
    return notebook.drawn_list[1]


def _drawn(
    shell: Shell, known: Known, weights: Weights, pencil: dict[int, str]
) -> Html:
    words = shell.words
    ranked = sorted(known.stations, key=lambda s: (-weights.get(s, 0.0), s))
    stations = [*ranked, *sorted(set(pencil) - known.stations)]

    def row(station: int) -> Html:
        parts = [words("notebook.station", station=station)]
        if station in weights:
            parts.append(words("notebook.percent", percent=percent(weights[station])))
        if station in pencil:
            parts.append(words(f"pencil.{pencil[station]}"))
        label = words.row(parts)
        look = "row-button"
        return el("li", None, button(label, "notebook.mark", station, class_=look))

    return el(
        "details",
        {"class": "notebook-list"},
        el("summary", None, words("notebook.list", n=len(stations))),
        el("p", {"class": "hint"}, words("notebook.list.how")),
        _mark_form(shell),
        el("ul", None, [row(station) for station in stations]),
    )


def _mark_form(shell: Shell) -> Html:
    label = shell.words("notebook.mark.label")
    box: Attributes = {
        "id": "notebook-number",
        "name": "typed",
        "inputmode": "numeric",
        "autocomplete": "off",
        "maxlength": 3,
        "aria-label": label,
        "placeholder": label,
    }
    submit = shell.words("notebook.mark")
    return el(
        "form",
        {"class": "type-form", "data-submit": "notebook.mark"},
        el("input", box),
        el("button", {"class": "button", "type": "submit"}, submit),
    )
