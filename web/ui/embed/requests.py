"""What the host may ask of a board: other parameters, a new start, other marks.

What comes in is text of a page that we do not know: whatever is not exactly such a
request is passed over.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ui.embed.messages import VERSION
from ui.intent import Intent
from ui.viewer.parameters import LONGEST, MOST_STATIONS

if TYPE_CHECKING:
    from ui.embed.app import EmbedApp


def handle(app: EmbedApp, intent: Intent) -> None:
    """Carry out a request of the host, if it is one."""
    match request(intent.value):
        case {"type": "set", "parameters": str(text)}:
            app.change(text)
        case {"type": "reset"}:
            app.open(app.address)
        case {"type": "highlight", "stations": list(stations)}:
            app.mark(numbers(stations))
        case {"type": "focus", "stations": list(stations)}:
            app.focus(numbers(stations))


def request(text: str) -> dict[str, Any]:
    """A request of the version that we speak; else an empty one."""
    if len(text) > 2 * LONGEST:
        return {}
    try:
        asked = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    sound = isinstance(asked, dict) and asked.get("version") == VERSION
    return asked if sound else {}


def numbers(values: list[Any]) -> tuple[int, ...]:
    """The station numbers in a list from outside."""
    found = [value for value in values[:MOST_STATIONS] if type(value) is int]
    return tuple(dict.fromkeys(found))
