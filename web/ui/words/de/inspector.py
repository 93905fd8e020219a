"""Wording (de): a station looked into."""

from typing import Final

WORDS: Final = {
    "inspect.title": "Station {station}",
    "inspect.tile": "Plättchen {letter}, {name}",
    "inspect.here": {
        "one": "{names} steht hier.",
        "other": "{names} stehen hier.",
    },
    "inspect.line": "{by} nach {stations}",
    "inspect.reach": "In einem Zug hier: {who}.",
    "inspect.nobody": "Niemand kommt in einem Zug hierher.",
    "inspect.short": "{name} könnte, hat aber kein passendes Ticket.",
    "inspect.waits": {
        "one": "{names} ist jetzt nicht am Zug.",
        "other": "{names} sind jetzt nicht am Zug.",
    },
    "inspect.or": " oder ",
    "inspect.likely": "Mister X ist mit {percent} % Wahrscheinlichkeit hier.",
    "inspect.maybe": "Mister X kann hier sein.",
    "inspect.never": "Mister X kann nicht hier sein.",
    "inspect.ask": "Wie wahrscheinlich? Notizbuch öffnen",
}
