"""What the host may ask of a board: other parameters, a new start, other marks.

What comes in is text of a page that we do not know: whatever is not exactly such a
request is passed over.
"""

from __future__ import annotations

import json

from sy_core.formats.nesting import shallow
from ui.embed.frame import Frame
from ui.embed.messages import VERSION
from ui.intent import Intent
from ui.shell import Handler, Shell
from ui.viewer.parameters import LONGEST
from ui.viewer.values import MOST_STATIONS


def handler(frame: Frame) -> Handler:
    """What carries out a request of the host, if it is one."""

    def handle(_shell: Shell, intent: Intent) -> None:
        match request(intent.value):
            case {"type": "set", "parameters": str(text)}:
                frame.change(text)
            case {"type": "reset"}:
                frame.open(frame.address)
            case {"type": "highlight", "stations": list(stations)}:
                frame.mark(numbers(stations))
            case {"type": "focus", "stations": list(stations)}:
                frame.focus(numbers(stations))

    return handle


def request(text: str) -> dict[str, object]:
    """A request of the version that we speak; else an empty one."""
    if len(text) > 2 * LONGEST:
        return {}
    try:
        asked = json.loads(shallow(text))
    except ValueError:
        return {}
    sound = isinstance(asked, dict) and asked.get("version") == VERSION
    return asked if sound else {}


def numbers(values: list[object]) -> tuple[int, ...]:
    """The station numbers in a list from outside."""
    found = [value for value in values[:MOST_STATIONS] if type(value) is int]
    return tuple(dict.fromkeys(found))
