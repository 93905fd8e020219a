"""Wording (fr): moments on stage, and facts of a finished game."""

from typing import Final

WORDS: Final = {
    "stage.shown": "Le voilà !",
    "stage.seen": "Aperçu !",
    "stage.own": "Ils te voient !",
    "stage.caught": "Attrapé !",
    "stage.blocked": "Coincé !",
    "stage.escaped": "Envolé !",
    "facts.title": "La partie en bref",
    "facts.closest": "Au plus près, au tour {round} : {text}",
    "facts.doubles": {
        "one": "Il a joué un coup double.",
        "other": "Il a joué {n} coups doubles.",
    },
    "facts.no_double": "Il n’a joué aucun coup double.",
}
