"""Wording (de): common."""

from typing import Final

WORDS: Final = {
    "brand": "Scotland Yard",
    "back": "Zurück",
    "close": "Schließen",
    "cancel": "Abbrechen",
    "list.comma": ", ",
    "list.and": " und ",
    "role.mister_x": "Mister X",
    "role.detective": "Detektiv",
    "role.detectives": "Detektive",
    "role.spectator": "Zuschauer",
    "colour.red": "Rot",
    "colour.blue": "Blau",
    "colour.green": "Grün",
    "colour.violet": "Violett",
    "colour.orange": "Orange",
    "pawn.bobby": "Bobby {number}",
    "pawn.by": "{pawn} {by}",
    "rest.coming": "Einen Moment: Dieser Teil des Spiels ist noch unterwegs.",
    "store.cannot_save": "Dieser Browser lässt die Seite nichts speichern. "
    "Das Spiel geht weiter; exportiere es, um es zu behalten.",
    "store.full": "Zum Speichern ist kein Platz mehr. Das Spiel geht weiter; exportiere es oder lösche alte Spiele.",
    "store.unread": "Deine Einstellungen waren nicht lesbar und wurden zurückgesetzt. Was gefunden wurde, steht unter den gespeicherten Spielen.",
}
