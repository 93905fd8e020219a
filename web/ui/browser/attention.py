"""Where the keyboard is, and what a screen reader is told.

Whatever is redrawn, the keyboard stays where it was, if that is still there. If it is
not, it goes back to where it was before (a dialog or a choice is gone), or on to what
comes next (a move was made). :meth:`Attention.rest` sees to it after every redraw; what
was said meanwhile is told then, once and in order.
"""

from __future__ import annotations

import json
from typing import Any, Final

from js import document

from ui.browser.core import Core
from ui.page import NEXT

RESTS: Final = (
    "#curtain button",
    "#bar .primary:enabled",
    "#roll",
    ".move-list[open] button",
    ".station.is-lit",
    "#tools button:enabled",
    "#title",
)
"""What comes next, the most pressing first; an open list is what somebody plays by."""
MOST: Final = 5
"""Places where the keyboard was, and sentences that are still there to be read."""
SOON: Final = 150
"""Milliseconds until a screen reader has met a dialog, and hears what is told in it."""


class Attention(Core):
    """Keyboard and ears."""

    def __init__(self) -> None:
        super().__init__()
        self._focus = ""
        self._trail: list[str] = []
        """Where the keyboard has been on this screen, the latest last."""
        self._is_adrift = False
        """Whether somebody has acted, or lost the keyboard, since the last rest."""
        self._told: list[str] = []

    def focus(self, element_id: str) -> None:
        self._focus = element_id

    def rest(self) -> None:
        wanted, self._focus = self._focus, ""
        if wanted != NEXT and wanted:
            _take(document.getElementById(wanted))
        if self._is_adrift and is_nowhere():
            trail = [] if wanted == NEXT else reversed(self._trail)
            any(_take(document.querySelector(place)) for place in (*trail, *RESTS))
        self._is_adrift = False
        self._tell()

    def say(self, text: str) -> None:
        if text.strip():
            self._told.append(text)
        elif text:  # what was said is taken back
            self._told.clear()
            document.getElementById("live").replaceChildren()

    def _tell(self) -> None:
        if not self._told:
            return
        if document.getElementById("dialog-live"):  # nobody hears what is behind it
            self.after(SOON, lambda: self._tell_in("dialog-live"))
        else:
            self._tell_in("live")

    def _tell_in(self, name: str) -> None:
        live = document.getElementById(name) or document.getElementById("live")
        for text in self._told:
            line = document.createElement("p")
            line.textContent = text
            live.append(line)
        self._told.clear()
        while live.childElementCount > MOST:
            live.firstElementChild.remove()

    def _begin_anew(self) -> None:
        """Something else is shown: keyboard and ears are done with what was there."""
        self._trail.clear()
        document.getElementById("live").replaceChildren()
        if not is_nowhere():
            self._is_adrift = True
            document.activeElement.blur()

    def _remember(self, node: Any) -> None:
        """Where somebody is; not in a dialog, and no field that brings up keys."""
        place = address(node)
        if place and not node.closest("dialog,input[type=text],#typed"):
            self._trail = [*(at for at in self._trail if at != place), place][-MOST:]

    def _acted(self, node: Any) -> None:
        """Also where a press does not give a button the keyboard."""
        self._is_adrift = True
        self._remember(node)


def is_nowhere() -> bool:
    """Whether nothing has the keyboard."""
    held = document.activeElement
    return not held or held.tagName == "BODY"


def address(node: Any) -> str | None:
    """A selector that finds the same control after a redraw."""
    station = node.getAttribute("data-s")
    if station:
        return f".station.is-lit[data-s={json.dumps(str(station))}]"
    if node.id:
        return f"#{node.id}"
    for name in ("data-do", "data-change", "data-input"):
        if node.hasAttribute(name):
            arg = node.getAttribute("data-arg")
            wanted = f"[{name}={json.dumps(str(node.getAttribute(name)))}]"
            return wanted + (f"[data-arg={json.dumps(str(arg))}]" if arg else "")
    return None


def _take(node: Any) -> bool:
    """Give something the keyboard; whether it could take it."""
    if not node:
        return False
    node.focus()
    if getattr(node, "readOnly", False):  # a text to be copied by hand
        node.select()
    return not is_nowhere()
