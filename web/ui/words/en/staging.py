"""Wording (en): moments on stage, and facts of a finished game."""

from typing import Final

WORDS: Final = {
    "stage.shown": "There he is!",
    "stage.seen": "He was seen!",
    "stage.own": "They can see you!",
    "stage.caught": "Caught!",
    "stage.blocked": "Cornered!",
    "stage.escaped": "He got away!",
    "facts.title": "The game in short",
    "facts.closest": "Closest call, in round {round}: {text}",
    "facts.doubles": {
        "one": "He played one double move.",
        "other": "He played {n} double moves.",
    },
    "facts.no_double": "He never played a double move.",
}
