"""Of the setup: on how many devices, and which side plays at this one."""

from __future__ import annotations

from typing import Final

from ui.kit.forms import segments
from ui.kit.html import Html, el
from ui.setup.draft import Draft
from ui.words import Words

WHERES: Final = ("one", "near", "far")
SIDES: Final = ("detectives", "mister_x")


def form(words: Words, draft: Draft) -> Html:
    """One question; with two devices, who is here, and what is going to happen."""
    where = draft.where or WHERES[0]
    wheres = [(each, words(f"devices.where.{each}")) for each in WHERES]
    sides = [(each, words(f"role.{each}")) for each in SIDES]
    asks_side = draft.where != ""
    return el(
        "section",
        {"class": "card stack", "aria-labelledby": "devices-title"},
        el("h2", {"id": "devices-title"}, words("devices.title")),
        segments("where", words("devices.where"), wheres, where, "setup.where"),
        segments("here", words("devices.here"), sides, draft.here, "setup.here")
        if asks_side
        else None,
        el("p", {"class": "hint", "role": "status"}, words(f"devices.hint.{where}")),
    )
