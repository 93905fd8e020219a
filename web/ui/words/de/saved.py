"""Wording (de): what kept games are called, and their pictures."""

from typing import Final

WORDS: Final = {
    "saved.versus": "{one} gegen {other}",
    "saved.round": "{who}, Runde {round}",
    "saved.as_x": "{name} als Mister X",
    "saved.who.constable": "der Wachtmeister",
    "saved.who.inspector": "der Inspektor",
    "saved.who.mastermind": "das Superhirn",
    "saved.against.constable": "den Wachtmeister",
    "saved.against.inspector": "den Inspektor",
    "saved.against.mastermind": "das Superhirn",
    "saved.unseen": "Mister X wurde noch nicht gesehen",
    "saved.dot": "; ",
}
