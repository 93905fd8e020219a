"""Wording (en): common."""

from typing import Final

WORDS: Final = {
    "brand": "Scotland Yard",
    "back": "Back",
    "close": "Close",
    "cancel": "Cancel",
    "list.comma": ", ",
    "list.and": " and ",
    "role.mister_x": "Mister X",
    "role.detective": "Detective",
    "role.detectives": "Detectives",
    "role.spectator": "Spectator",
    "colour.red": "Red",
    "colour.blue": "Blue",
    "colour.green": "Green",
    "colour.violet": "Violet",
    "colour.orange": "Orange",
    "pawn.bobby": "Bobby {number}",
    "pawn.by": "{pawn} {by}",
    "rest.coming": "One moment: this part of the game is still on its way.",
    "store.cannot_save": "This browser does not let the page save anything. "
    "The game goes on; export it to keep it.",
    "store.full": "There is no room left to save. "
    "The game goes on; export it, or delete old games.",
    "store.unread": "Your settings could not be read, so they start afresh. What was found is kept, below the saved games.",
}
