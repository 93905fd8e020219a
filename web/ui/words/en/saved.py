"""Wording (en): what kept games are called, and their pictures."""

from typing import Final

WORDS: Final = {
    "saved.versus": "{one} against {other}",
    "saved.round": "{who}, round {round}",
    "saved.as_x": "{name} as Mister X",
    "saved.who.constable": "the constable",
    "saved.who.inspector": "the inspector",
    "saved.who.mastermind": "the mastermind",
    "saved.against.constable": "the constable",
    "saved.against.inspector": "the inspector",
    "saved.against.mastermind": "the mastermind",
    "saved.unseen": "Mister X has not been seen yet",
    "saved.dot": "; ",
}
