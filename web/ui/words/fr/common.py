"""Wording (fr): common."""

from typing import Final

WORDS: Final = {
    "brand": "Scotland Yard",
    "back": "Retour",
    "close": "Fermer",
    "cancel": "Annuler",
    "list.comma": ", ",
    "list.and": " et ",
    "role.mister_x": "Mister X",
    "role.detective": "Détective",
    "role.detectives": "Détectives",
    "role.spectator": "Spectateur",
    "colour.red": "Rouge",
    "colour.blue": "Bleu",
    "colour.green": "Vert",
    "colour.violet": "Mauve",
    "colour.orange": "Orange",
    "pawn.bobby": "Bobby {number}",
    "pawn.by": "{pawn} {by}",
    "rest.coming": "Un instant : cette partie du jeu est encore en chemin.",
    "store.cannot_save": "Ce navigateur ne permet pas à la page d’enregistrer. La partie continue ; exporte-la pour la garder.",
    "store.full": "Il n’y a plus de place pour enregistrer. La partie continue ; exporte-la ou supprime d’anciennes parties.",
    "store.unread": "Tes réglages étaient illisibles et repartent de zéro. Ce qui a été trouvé est gardé sous les parties enregistrées.",
}
