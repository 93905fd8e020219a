"""What the parts of the editor's form are made of."""

from __future__ import annotations

from collections.abc import Iterable

from ui.editor.faults import in_words, part_of
from ui.editor.state import Editor
from ui.kit.forms import problem
from ui.kit.html import Attributes, Child, Html, el
from ui.words import Words

Options = Iterable[tuple[str, str]]
"""Values with their labels."""


def part(
    words: Words, editor: Editor, name: str, title: str, hint: str, *children: Child
) -> Html:
    """A part that opens and shuts; one with a fault is open, and the fault in it."""
    return el(
        "details",
        {
            "class": f"card editor-part editor-{name}",
            "open": part_of(editor.problem) == name,
        },
        el(
            "summary",
            {"id": f"editor-{name}"},
            el("h2", {"class": "summary"}, title),
            el("span", {"class": "hint"}, hint),
        ),
        el("div", {"class": "editor-inside"}, fault_of(words, editor, name), *children),
    )


def fault_of(words: Words, editor: Editor, name: str) -> Html | None:
    """What is wrong with this part, if it is this one."""
    wrong = editor.problem
    if wrong is None or part_of(wrong) != name:
        return None
    return problem(in_words(words, wrong), f"editor-{name}-fault")


def pick(  # noqa: PLR0913 - a control, its words and its intent
    name: str,
    label: str,
    options: Options,
    chosen: str,
    *,
    do: str,
    arg: str | int = "",
    is_bare: bool = False,
) -> Html:
    """One choice out of a list; bare: its label is only heard."""
    attributes: Attributes = {
        "id": name,
        "data-change": do,
        "data-arg": arg if arg != "" else None,
        "aria-label": label if is_bare else None,
    }
    listed = [
        el("option", {"value": value, "selected": value == chosen}, text)
        for value, text in options
    ]
    select = el("select", attributes, listed)
    if is_bare:
        return select
    return el("div", {"class": "field"}, el("label", {"for": name}, label), select)


def radios(  # noqa: PLR0913 - a control, its words and its intent
    name: str,
    legend: str,
    options: Options,
    chosen: str,
    *,
    do: str,
    arg: str = "",
) -> Html:
    """One choice with all of them in sight: where a list would be too narrow."""

    def radio(value: str, label: str) -> Html:
        attributes: Attributes = {
            "type": "radio",
            "id": f"{name}-{value}",
            "name": name,
            "value": value,
            "checked": value == chosen,
            "data-change": do,
            "data-arg": arg or None,
        }
        return el("label", {"class": "editor-box"}, el("input", attributes), label)

    return el(
        "fieldset",
        {"class": "editor-choices"},
        el("legend", None, legend),
        [radio(*option) for option in options],
    )


def numbers(most: int) -> Options:
    """Numbers from 0 on, to choose from."""
    return [(str(count), str(count)) for count in range(most + 1)]


def box(name: str, label: str, *, checked: bool, do: str, arg: str | int = "") -> Html:
    """Something that is so or not."""
    attributes: Attributes = {
        "type": "checkbox",
        "id": name,
        "checked": checked,
        "data-change": do,
        "data-arg": arg if arg != "" else None,
    }
    return el("label", {"class": "editor-box"}, el("input", attributes), label)
