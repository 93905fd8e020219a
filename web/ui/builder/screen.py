"""The builder: a form, the board that it gives, and the code to copy.

The screen itself stays as it is while somebody works in it, so that the preview is not
loaded anew; what changes are regions within it.
"""

from __future__ import annotations

import json
from typing import Final

from ui.builder.actions import handle
from ui.builder.choices import TASK, Choices
from ui.builder.choosing import builder_of, home_of
from ui.builder.code import attributes, code_of
from ui.builder.controls import LABELS, fault_place
from ui.builder.faults import ANYWHERE, pieces_of, place_of, tried
from ui.builder.form import form
from ui.builder.lesson_form import lesson_card, lesson_regions
from ui.builder.output import UNREADABLE, codes, general_fault, paste
from ui.builder.state import Builder
from ui.builder.task_form import MISTAKES, mistakes
from ui.kit.forms import problem
from ui.kit.frame import titled
from ui.kit.html import Attributes, Child, Html, button, el
from ui.shell import Area, Shell
from ui.viewer.faults import ParameterFault
from ui.words import Words

FORM: Final = "builder-form"
OUT: Final = "builder-out"


def regions(shell: Shell) -> dict[str, Html]:
    """The screen, and all that changes in it."""
    now, words = builder_of(shell), shell.words
    pieces = pieces_of(words, now.shown)  # not of what is being typed
    # By the same way as sounds: the board is a script's business (js/preview.js).
    shell.page.effect("preview", _wish(now.tried))
    drawn = form(words, now.shown, pieces)
    return {
        "screen": _page(words, now.back),
        FORM: drawn,
        MISTAKES: mistakes(words, now.shown.goal, pieces),
        UNREADABLE: problem(now.unreadable, "b-unreadable") or Html(""),
        OUT: codes(words, code_of(now.choices, home_of(shell))),
        **lesson_regions(words, now.lesson),
        **_faults(words, now, drawn),
    }


def _page(words: Words, back: str) -> Html:
    return titled(
        words,
        words("builder.title"),
        el(
            "main",
            {"class": "builder"},
            el(
                "div",
                {"class": "builder-form"},
                *(_region(FORM), lesson_card(words), _ends(words)),
            ),
            el("div", {"class": "builder-board"}, _preview(words)),
            _card("builder-code-title", words("builder.code"), _region(OUT)),
        ),
        back=back,
    )


def _ends(words: Words) -> Html:
    again = button(words("builder.clear"), "builder.clear", class_="button", id="clear")
    return el("div", {"class": "card group-body"}, paste(words), again)


def _preview(words: Words) -> Html:
    """Room for the board; what it tells comes in by a hidden field."""
    heard: Attributes = {
        "id": "builder-heard",
        "hidden": True,
        "data-input": "builder.heard",
    }
    return _card(
        "builder-preview-title",
        words("builder.preview"),
        general_fault(),
        el("div", {"id": "builder-preview"}),
        el("output", heard),
    )


def _card(name: str, title: str, *inside: Child) -> Html:
    return el(
        "section",
        {"class": "card", "aria-labelledby": name},
        el("h2", {"id": name}, title),
        *inside,
    )


def _region(name: str) -> Html:
    return el("div", {"id": name, "data-region": True})


def _wish(choices: Choices) -> str:
    """The attributes of the board in the preview."""
    alone = (("sandboxed", ""),) if choices.sandboxed else ()
    return json.dumps([*attributes(choices), *alone])


def _faults(words: Words, now: Builder, drawn: Html) -> dict[str, Html]:
    """What is wrong, beside the control that it is about; nothing everywhere else."""
    places = [
        *(n for n in (*LABELS, TASK) if f'id="{fault_place(n)}"' in drawn),
        ANYWHERE,
    ]
    told = {fault_place(name): Html("") for name in places}
    found = tried(now.tried)
    if isinstance(found, ParameterFault):
        text: Child = [found.in_words(words), _detail(found)]
        place = place_of(found.name, places)
    elif now.told[1]:  # what only the board itself can know
        text, place = _heard(words, now), place_of(now.told[0], places)
    else:
        return told
    shown = {"class": "problem", "role": "alert", "id": f"{fault_place(place)}-text"}
    return {**told, fault_place(place): el("p", shown, text)}


def _heard(words: Words, now: Builder) -> str:
    if now.told[0] == "puzzle":
        return words("embed.fault.puzzle", value=now.tried.text("puzzle"))
    return words("embed.fault.title")


def _detail(fault: ParameterFault) -> Child:
    if not fault.detail:
        return None
    return [" ", el("span", {"class": "quiet", "lang": "en"}, fault.detail)]


AREA: Final = Area(handle, regions)
