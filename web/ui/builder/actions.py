"""What is done in the builder: choose, type, paste, copy."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Final

from ui.builder.changes import changed, with_one_more, without
from ui.builder.choices import Choices, with_text
from ui.builder.choosing import builder_of, home_of
from ui.builder.code import KINDS, code_of, read_back
from ui.builder.lesson import LESSON
from ui.intent import Intent
from ui.shell import Handler, Shell
from ui.viewer.faults import ParameterFault

PAUSE: Final = 400
"""Milliseconds without a key until the preview follows what was typed."""
LEADS_HERE: Final = ("editor", "about")
"""Screens to which one goes back from here."""


def handle(shell: Shell, intent: Intent) -> None:
    """Act on an intent of this screen."""
    HANDLERS[intent.verb](shell, intent)


def _open(shell: Shell, intent: Intent) -> None:
    """From another screen; with a position, as text, to begin with."""
    now = builder_of(shell)
    back = shell.screen if shell.screen in LEADS_HERE else now.back
    shell.leave()
    shell.builder = replace(now, back=back)
    if intent.arg:
        begun = replace(now.choices, start="position")
        _become(shell, with_text(begun, "position", intent.arg))
    shell.show("builder")


def _become(shell: Shell, choices: Choices) -> None:
    """Other choices, and the whole screen follows."""
    now = builder_of(shell)
    now.call_off()
    shell.builder = replace(
        now, choices=choices, shown=choices, tried=choices, told=("", ""), unreadable=""
    )


def _set(shell: Shell, intent: Intent) -> None:
    """Something was picked."""
    now = builder_of(shell)
    _become(shell, changed(now.choices, intent.arg, intent.value))


def _pick(shell: Shell, intent: Intent) -> None:
    """… from values that are all in sight."""
    control = PICKED[intent.verb]
    _become(shell, changed(builder_of(shell).choices, control, intent.value))


def _type(shell: Shell, intent: Intent) -> None:
    """A letter was typed: the preview follows after a pause."""
    now = builder_of(shell)
    now.call_off()
    shell.builder = replace(
        now,
        choices=changed(now.choices, intent.arg, intent.value),
        call_off=shell.page.after(PAUSE, partial(shell.do, "builder.try")),
    )


def _try(shell: Shell, _intent: Intent) -> None:
    """Whoever typed has paused; a text of one's own may name other mistakes."""
    now = builder_of(shell)
    shown, goal = now.shown, now.choices.goal
    if [e.name for e in goal.mistakes] != [e.name for e in shown.goal.mistakes]:
        renamed = replace(shown.goal, mistakes=goal.mistakes)
        shown = replace(shown, goal=renamed)
    shell.builder = replace(now, tried=now.choices, shown=shown, told=("", ""))


def _more(shell: Shell, _intent: Intent) -> None:
    _become(shell, with_one_more(builder_of(shell).choices))
    name = builder_of(shell).choices.goal.mistakes[-1].name
    shell.page.focus(f"b-mistake-{name}-to")


def _less(shell: Shell, intent: Intent) -> None:
    _become(shell, without(builder_of(shell).choices, intent.arg))
    shell.page.focus("b-more")


def _edit(shell: Shell, _intent: Intent) -> None:
    """Set the position up by hand; from there one comes back with it."""
    shell.pass_on("editor.open", builder_of(shell).choices.text("position"))


def _clear(shell: Shell, _intent: Intent) -> None:
    _become(shell, Choices())


def _paste(shell: Shell, intent: Intent) -> None:
    """A code or an address is read back into the controls."""
    words, why = shell.words, ""
    try:
        found = read_back(intent.value)
    except ParameterFault as fault:
        found, why = None, fault.in_words(words)
    if found is not None:
        _become(shell, found)
        shell.tell(words("builder.taken"))
        return
    if intent.value.strip():
        why = why or words("builder.paste.none")
    shell.builder = replace(builder_of(shell), unreadable=why)


def _copy(shell: Shell, intent: Intent) -> None:
    kind = intent.arg
    if kind in KINDS:
        code = code_of(builder_of(shell).choices, home_of(shell))
        shell.page.copy(getattr(code, kind), kind, "builder.copied")


def _copied(shell: Shell, intent: Intent) -> None:
    """What became of it; where the page may not copy, the text is selected."""
    done = intent.value == "yes"
    shell.tell(shell.words("share.copied" if done else "seal.by_hand"))
    shell.page.focus(f"copy-{intent.arg}" if done else f"b-code-{intent.arg}")


def _heard(shell: Shell, intent: Intent) -> None:
    """The board in the preview found a fault, or is there."""
    told = json.loads(intent.value)
    fault = (str(told.get("parameter") or ""), str(told.get("reason") or ""))
    shell.builder = replace(builder_of(shell), told=fault)


PICKED: Final = MappingProxyType(
    {
        **{name: name for name in ("start", "game", "edition", "seat")},
        "kind": "goal.kind",
    }
)
"""Controls whose values are all in sight, by their verbs."""
HANDLERS: Final[Mapping[str, Handler]] = MappingProxyType(
    {
        "open": _open,
        **dict.fromkeys(PICKED, _pick),
        "set": _set,
        "type": _type,
        "try": _try,
        "more": _more,
        "less": _less,
        "edit": _edit,
        "clear": _clear,
        "paste": _paste,
        "copy": _copy,
        "copied": _copied,
        "heard": _heard,
        **LESSON,
    }
)
