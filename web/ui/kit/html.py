"""Markup as values: text is always escaped, so imported text can never be markup."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape
from typing import Final, TypeAlias

Child: TypeAlias = "str | int | Iterable[Child] | None"
Attributes: TypeAlias = Mapping[str, str | int | bool | None]

VOID = frozenset({"br", "hr", "img", "input", "meta", "wbr"})
KNOWN: Final = 2_000
"""How many texts are known with their markup; a table is made of the same few."""


class Html(str):
    """Text that is markup already."""

    __slots__ = ()


def el(tag: str, attributes: Attributes | None = None, *children: Child) -> Html:
    """An element; False and None leave an attribute out, True sets it bare."""
    opened = tag + "".join(_attribute(*item) for item in (attributes or {}).items())
    if tag in VOID:
        return Html(f"<{opened}>")
    return Html(f"<{opened}>{join(children)}</{tag}>")


def join(children: Child) -> Html:
    """Children one after the other."""
    if children is None:
        return Html("")
    if isinstance(children, Html):
        return children
    if isinstance(children, str | int):
        return Html(_escaped(str(children)))
    return Html("".join(join(child) for child in children))


@lru_cache(KNOWN)
def _escaped(text: str) -> str:
    return escape(text)


def _attribute(name: str, value: str | int | bool | None) -> str:
    if value is None or value is False:
        return ""
    if value is True:
        return f" {name}"
    return f' {name}="{_escaped(str(value))}"'


def classes(*names: str | None, **flags: bool) -> str:
    """Class names, and those flags that are true (``is_lit`` becomes ``is-lit``)."""
    raised = (name.replace("_", "-") for name, on in flags.items() if on)
    return " ".join([*(name for name in names if name), *raised])


def button(
    label: Child, do: str, arg: str | int = "", **attributes: str | int | bool | None
) -> Html:
    """A button that makes an intent; names like ``aria_label`` become attributes."""
    extra = {name.rstrip("_").replace("_", "-"): v for name, v in attributes.items()}
    own: dict[str, str | int | bool | None] = {"type": "button", "data-do": do}
    if arg != "":
        own["data-arg"] = arg
    return el("button", {**own, **extra}, label)
