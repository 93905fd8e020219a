"""Wording (fr): a station looked into."""

from typing import Final

WORDS: Final = {
    "inspect.title": "Station {station}",
    "inspect.tile": "Tuile {letter}, {name}",
    "inspect.here": {
        "one": "{names} est ici.",
        "other": "{names} sont ici.",
    },
    "inspect.line": "{by} : {stations}",
    "inspect.reach": "Ici en un coup : {who}.",
    "inspect.nobody": "Personne ne peut arriver ici en un coup.",
    "inspect.short": "{name} pourrait, mais n’a pas de ticket adapté.",
    "inspect.waits": {
        "one": "Ce n’est pas à {names} de jouer.",
        "other": "Ce n’est pas à {names} de jouer.",
    },
    "inspect.or": " ou ",
    "inspect.likely": "Mister X a {percent} % de chances d’être ici.",
    "inspect.maybe": "Mister X peut être ici.",
    "inspect.never": "Mister X ne peut pas être ici.",
    "inspect.ask": "Avec quelle probabilité ? Ouvrir le carnet",
}
