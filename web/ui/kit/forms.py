"""Parts of forms: every control has a label, a stable id and room for a finger."""

from __future__ import annotations

from collections.abc import Iterable

from ui.kit.html import Attributes, Child, Html, button, classes, el

Options = Iterable[tuple[str, Child]]
"""Values with their labels."""


def segments(
    name: str, legend: str, options: Options, chosen: str, intent: str
) -> Html:
    """One choice out of a few, all of them in sight."""
    return el(
        "fieldset",
        {"class": "segments"},
        el("legend", None, legend),
        el(
            "div",
            {"class": "segment-row"},
            [_segment(name, intent, option, chosen) for option in options],
        ),
    )


def _segment(name: str, intent: str, option: tuple[str, Child], chosen: str) -> Html:
    value, label = option
    radio: Attributes = {
        "type": "radio",
        "id": f"{name}-{value}",
        "name": name,
        "value": value,
        "checked": value == chosen,
        "data-change": intent,
    }
    return el(
        "label", {"class": "segment"}, el("input", radio), el("span", None, label)
    )


def tick(  # noqa: PLR0913 - a control, its words and its intent
    name: str,
    label: Child,
    hint: Child,
    *,
    checked: bool,
    intent: str,
    arg: str = "",
) -> Html:
    """Something that is on or off, with a line that explains it."""
    box: Attributes = {
        "type": "checkbox",
        "id": name,
        "checked": checked,
        "data-change": intent,
        "data-arg": arg or None,
        "aria-describedby": f"{name}-hint",
    }
    return el(
        "div",
        {"class": "tick"},
        el("input", box),
        el("label", {"for": name}, label),
        el("p", {"class": "hint", "id": f"{name}-hint"}, hint),
    )


def choice(  # noqa: PLR0913 - a control, its words and its intent
    name: str,
    label: Child,
    options: Options,
    chosen: str,
    *,
    intent: str,
    arg: str | int = "",
    hint: Child = None,
) -> Html:
    """One choice out of a list."""
    attributes = {
        "id": name,
        "data-change": intent,
        "data-arg": arg if arg != "" else None,
        "aria-describedby": f"{name}-hint" if hint else None,
    }
    chosen_from = [
        el("option", {"value": value, "selected": value == chosen}, text)
        for value, text in options
    ]
    return el(
        "div",
        {"class": "field"},
        el("label", {"for": name}, label),
        el("select", attributes, chosen_from),
        el("p", {"class": "hint", "id": f"{name}-hint"}, hint) if hint else None,
    )


def entry(  # noqa: PLR0913 - a control, its words and its intent
    name: str,
    label: Child,
    value: str,
    *,
    intent: str,
    arg: str | int = "",
    error: str = "",
    hint: str = "",
    **attributes: str | int | bool | None,
) -> Html:
    """A text to type; what is wrong with it stands below."""
    described = [f"{name}-hint"] if hint else []
    described += [f"{name}-error"] if error else []
    box: dict[str, str | int | bool | None] = {
        "type": "text",
        "id": name,
        "value": value,
        "autocomplete": "off",
        "data-input": intent,
        "data-arg": arg if arg != "" else None,
        "aria-describedby": " ".join(described) or None,
        "aria-invalid": "true" if error else None,
        **attributes,
    }
    return el(
        "div",
        {"class": classes("field", has_error=bool(error))},
        el("label", {"for": name}, label),
        el("input", box),
        el("p", {"class": "hint", "id": f"{name}-hint"}, hint) if hint else None,
        problem(error, f"{name}-error"),
    )


def problem(text: str, name: str) -> Html | None:
    """What is wrong, said at once."""
    if not text:
        return None
    return el("p", {"class": "problem", "id": name, "role": "alert"}, text)


def opener(label: str, do: str, *, is_open: bool, id: str) -> Html:  # noqa: A002
    """A small button that opens and closes what stands below it."""
    expanded = str(is_open).lower()
    return button(label, do, class_="button small", id=id, aria_expanded=expanded)
