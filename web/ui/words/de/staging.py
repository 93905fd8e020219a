"""Wording (de): moments on stage, and facts of a finished game."""

from typing import Final

WORDS: Final = {
    "stage.shown": "Da ist er!",
    "stage.seen": "Gesehen!",
    "stage.own": "Sie sehen dich!",
    "stage.caught": "Gefasst!",
    "stage.blocked": "In der Falle!",
    "stage.escaped": "Entwischt!",
    "facts.title": "Das Spiel in Kürze",
    "facts.closest": "Am knappsten in Runde {round}: {text}",
    "facts.doubles": {
        "one": "Er hat einen Doppelzug gemacht.",
        "other": "Er hat {n} Doppelzüge gemacht.",
    },
    "facts.no_double": "Er hat keinen Doppelzug gemacht.",
}
