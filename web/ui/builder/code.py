"""What is copied: two lines of HTML, a frame, a link; and reading them back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from html import escape, unescape
from types import MappingProxyType
from typing import Final

from ui.builder.choices import (
    Choices,
    address_text,
    choices_of,
    given,
    parameter_text,
    tidy,
    with_text,
)

KINDS: Final = ("html", "frame", "link")
USUAL: Final = MappingProxyType(
    {"title": "Scotland Yard", "width": "100%", "height": "700"}
)
"""What a frame has, if its author says nothing."""
PLAIN: Final = ("title", "sandboxed", "id", "class", "style", "hidden")
"""Attributes of any element, and the one that is no parameter."""
PAGE: Final = "embed.html"
LONGEST: Final = 60_000
"""Characters of a pasted text; the longest address with all of it escaped."""

_TAG: Final = re.compile(
    r"""<(sy-board|iframe)(?=[\s>])((?:[^<>"']|"[^"]*"|'[^']*')*)""", re.IGNORECASE
)
_ATTRIBUTE: Final = re.compile(
    r"""([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?"""
)


@dataclass(frozen=True, slots=True)
class Code:
    """The same board in three ways."""

    html: str
    frame: str
    link: str


def code_of(choices: Choices, home: str) -> Code:
    """What to copy; *home* is the address of the site's folder."""
    parameters = parameter_text(choices)
    link = f"{home}{PAGE}{'#' if parameters else ''}{parameters}"
    script = f"<script{_attribute('src', f'{home}sy-embed.js')} defer></script>"
    return Code(f"{script}\n{_element(choices)}", _frame(choices, link), link)


def _element(choices: Choices) -> str:
    said = "".join(_attribute(name, value) for name, value in attributes(choices))
    alone = " sandboxed" if choices.sandboxed else ""
    return f"<sy-board{said}{alone}></sy-board>"


def attributes(choices: Choices) -> tuple[tuple[str, str], ...]:
    """The attributes of the element that have values."""
    title = tidy(choices.text("title"))
    return (*given(choices), *((("title", title),) if title else ()))


def _frame(choices: Choices, link: str) -> str:
    own = ((name, tidy(choices.text(name)) or usual) for name, usual in USUAL.items())
    said = "".join(_attribute(name, value) for name, value in (("src", link), *own))
    alone = ' sandbox="allow-scripts"' if choices.sandboxed else ""
    return f'<iframe{said}{alone} loading="lazy"></iframe>'


def _attribute(name: str, value: str) -> str:
    return f' {name}="{escape(value)}"'


def read_back(text: str) -> Choices | None:
    """The choices that a code or an address says; None if it is neither.

    A ParameterFault says what is wrong with it.
    """
    text = text.strip()
    if len(text) > LONGEST:
        return None
    tag = _TAG.search(text)
    if tag is None:
        return _of_address(text)
    said = _attributes(tag[2])
    is_frame = tag[1].lower() == "iframe"
    found = _of_address(said.get("src", "")) if is_frame else _of_element(said)
    if found is None:
        return None
    for name, usual in (USUAL if is_frame else {"title": ""}).items():
        if said.get(name, usual) != usual:
            found = with_text(found, name, tidy(said[name]))
    return replace(found, sandboxed="sandboxed" in said or "sandbox" in said)


def _of_element(said: Mapping[str, str]) -> Choices:
    parameters = [(name, text) for name, text in said.items() if name not in PLAIN]
    return choices_of(address_text(parameters))


def _attributes(text: str) -> dict[str, str]:
    found = _ATTRIBUTE.finditer(text)
    return {
        each[1].lower(): unescape(each[2] or each[3] or each[4] or "") for each in found
    }


def _of_address(address: str) -> Choices | None:
    place, mark, behind = address.partition("#")
    _, asked, query = place.partition("?")
    if not mark and not asked and not address.endswith(PAGE):
        return None
    return choices_of("&".join(part for part in (query, behind) if part))
