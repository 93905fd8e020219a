"""The notebook beside the map: what can be asked, and what is known."""

from __future__ import annotations

from ui.kit.forms import opener
from ui.kit.html import Child, Html, button, el
from ui.kit.icons import icon
from ui.notebook.cover import cover_list
from ui.notebook.current import is_shown, notebook_of
from ui.notebook.marks import marks_of
from ui.notebook.marks_list import marks_list
from ui.notebook.questions import may_ask
from ui.notebook.state import Notebook
from ui.notebook.summary import summary
from ui.notebook.wording import advice_text
from ui.shell import Shell
from ui.table.scene import Scene
from ui.table.session import Session


def region(shell: Shell, session: Session, scene: Scene) -> Html:
    """The notebook, closed or open."""
    if session.showing.hides_table or session.over:
        return Html("")
    notebook, words = notebook_of(shell, session), shell.words
    shown = is_shown(notebook)
    return el(
        "section",
        {"class": "notebook", "aria-label": words("notebook.title")},
        el(
            "div",
            {"class": "notebook-acts"},
            opener(
                words("notebook.title"),
                "notebook.open",
                is_open=shown,
                id="notebook-open",
            ),
            button(
                words("notebook.hint"),
                "notebook.hint",
                class_="button small",
                id="notebook-hint",
                disabled=not may_ask(session),
            ),
        ),
        _advice(shell, notebook, scene),
        _pages(shell, notebook, scene) if shown else None,
    )


def _advice(shell: Shell, notebook: Notebook, scene: Scene) -> Html | None:
    if notebook.advice is None:
        return None
    text = advice_text(scene, notebook.advice) or shell.words("notebook.thinking")
    return el("p", {"class": "notebook-advice", "role": "status"}, text)


def _pages(shell: Shell, notebook: Notebook, scene: Scene) -> list[Child]:
    return [
        el("p", {"class": "notebook-told"}, summary(shell, notebook)),
        _rounds(shell, notebook),
        _tools(shell, notebook),
        cover_list(shell, notebook, scene),
        marks_list(shell, notebook),
    ]


def _rounds(shell: Shell, notebook: Notebook) -> Html | None:
    """Step back through Mister X's turns, and forward to now."""
    words, back = shell.words, notebook.turns_back
    if notebook.trial is not None:
        return None
    at_start = bool(back) and back >= len(notebook.moments())
    here = (
        words("notebook.round", round=notebook.looked_at().view.round)
        if back
        else words("notebook.now")
    )

    def step(name: str, by: int, *, disabled: bool) -> Html:
        return button(
            icon(name),
            "notebook.step",
            by,
            class_="icon-button",
            id=f"notebook-{name}",
            aria_label=words("notebook.earlier" if by > 0 else "notebook.later"),
            disabled=disabled,
        )

    return el(
        "div",
        {"class": "notebook-rounds"},
        step("back", 1, disabled=at_start or not notebook.session.state.moves),
        el("span", None, here),
        step("forward", -1, disabled=not back),
    )


def _tools(shell: Shell, notebook: Notebook) -> Html:
    words, session, trial = shell.words, notebook.session, notebook.trial
    tools: list[Child] = [
        _tool(words("notebook.pencil"), "draw", pressed=notebook.is_drawing),
        _tool(
            words("notebook.what_if"),
            "what_if",
            pressed=trial is not None,
            disabled=trial is None and not may_ask(session),
        ),
    ]
    if trial is not None and trial.moves:
        tools.append(_tool(words("notebook.step_back"), "undo"))
    if marks_of(session):
        tools.append(_tool(words("notebook.rub_out"), "rub_out"))
    hint = words("notebook.pencil.how") if notebook.is_drawing else ""
    return el(
        "div",
        {"class": "notebook-tools"},
        tools,
        el("p", {"class": "hint"}, hint) if hint else None,
    )


def _tool(
    label: str, verb: str, *, pressed: bool | None = None, disabled: bool = False
) -> Html:
    return button(
        label,
        f"notebook.{verb}",
        class_="button small",
        id=f"notebook-{verb.replace('_', '-')}",
        aria_pressed=None if pressed is None else str(pressed).lower(),
        disabled=disabled,
    )
