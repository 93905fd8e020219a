"""Wording (fr): what kept games are called, and their pictures."""

from typing import Final

WORDS: Final = {
    "saved.versus": "{one} contre {other}",
    "saved.round": "{who}, tour {round}",
    "saved.as_x": "{name} en Mister X",
    "saved.who.constable": "l’agent",
    "saved.who.inspector": "l’inspecteur",
    "saved.who.mastermind": "le stratège",
    "saved.against.constable": "l’agent",
    "saved.against.inspector": "l’inspecteur",
    "saved.against.mastermind": "le stratège",
    "saved.unseen": "Mister X n’a pas encore été vu",
    "saved.dot": " ; ",
}
