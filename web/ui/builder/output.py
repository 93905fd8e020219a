"""What comes out: code to copy, a frame, a link; and where code is read back."""

from __future__ import annotations

from typing import Final

from ui.builder.code import KINDS, Code
from ui.builder.controls import fault_place
from ui.builder.faults import ANYWHERE
from ui.kit.html import Attributes, Html, button, el
from ui.words import Words

UNREADABLE: Final = "builder-unreadable"
"""The region where it is told why a pasted text is none."""


def codes(words: Words, code: Code) -> Html:
    """The same board in three ways, each to be copied."""
    away = {
        "class": "button",
        "href": code.link,
        "target": "_blank",
        "rel": "noopener",
    }
    return el(
        "div",
        {"class": "group-body"},
        [_code(words, kind, getattr(code, kind)) for kind in KINDS],
        el("p", None, el("a", away, words("builder.open_tab"))),
    )


def _code(words: Words, kind: str, text: str) -> Html:
    name = f"b-code-{kind}"
    box: Attributes = {
        "id": name,
        "class": "builder-code",
        "readonly": True,
        "rows": 2 if kind == "link" else 4,
        "spellcheck": "false",
        "dir": "ltr",
        "aria-describedby": f"{name}-hint",
    }
    copy = button(
        words("share.copy"),
        "builder.copy",
        kind,
        class_="button primary",
        id=f"copy-{kind}",
        aria_describedby=f"{name}-label",
    )
    return el(
        "div",
        {"class": "field share"},
        el(
            "label", {"for": name, "id": f"{name}-label"}, words(f"builder.code.{kind}")
        ),
        el("textarea", box, text),
        el(
            "p",
            {"class": "hint", "id": f"{name}-hint"},
            words(f"builder.code.{kind}.hint"),
        ),
        el("div", {"class": "share-acts"}, copy),
    )


def general_fault() -> Html:
    """Room for what is wrong with the whole."""
    return el("div", {"id": fault_place(ANYWHERE), "data-region": True})


def paste(words: Words) -> Html:
    """Code or an address, to be changed."""
    box: Attributes = {
        "id": "b-paste",
        "class": "builder-code",
        "rows": 2,
        "spellcheck": "false",
        "autocomplete": "off",
        "dir": "ltr",
        "data-input": "builder.paste",
        "aria-describedby": UNREADABLE,
    }
    return el(
        "div",
        {"class": "field"},
        el("label", {"for": "b-paste"}, words("builder.paste")),
        el("textarea", box),
        el("div", {"id": UNREADABLE, "data-region": True}),
    )
