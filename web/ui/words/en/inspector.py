"""Wording (en): a station looked into."""

from typing import Final

WORDS: Final = {
    "inspect.title": "Station {station}",
    "inspect.tile": "Tile {letter}, {name}",
    "inspect.here": {
        "one": "{names} stands here.",
        "other": "{names} stand here.",
    },
    "inspect.line": "{by} to {stations}",
    "inspect.reach": "In one move: {who}.",
    "inspect.nobody": "Nobody can get here in one move.",
    "inspect.short": "{name} could, but has no fitting ticket.",
    "inspect.waits": {
        "one": "{names} is not to move now.",
        "other": "{names} are not to move now.",
    },
    "inspect.or": " or ",
    "inspect.likely": "There is a {percent}% chance that Mister X is here.",
    "inspect.maybe": "Mister X may be here.",
    "inspect.never": "Mister X cannot be here.",
    "inspect.ask": "How likely? Open the notebook",
}
