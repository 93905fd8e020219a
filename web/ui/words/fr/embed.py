"""French: a board in another page."""

WORDS = {
    "embed.reset": "Recommencer",
    "embed.computer": "L’ordinateur joue.",
    "embed.rests": "Ce plateau s’arrête ici.",
    "embed.fault.title": "Ce plateau ne peut pas être affiché",
    "embed.fault.unknown": "Le paramètre « {name} » n’existe pas. Il y a : {names}.",
    "embed.fault.twice": "Le paramètre « {name} » est donné deux fois.",
    "embed.fault.choice": "« {value} » n’est pas possible pour « {name} ». Sont possibles : {choices}.",
    "embed.fault.number": "« {name} » doit être un nombre entier, pas « {value} ».",
    "embed.fault.stations": "« {name} » doit citer des stations de ce plateau, séparées par des virgules ; « {value} » n’en est pas une.",
    "embed.fault.many": "« {name} » cite plus de {most} stations.",
    "embed.fault.long": "L’adresse dépasse {most} caractères.",
    "embed.fault.both": "« {name} » ne va pas avec « {other} ».",
    "embed.fault.setup": "Une partie ne peut pas commencer ainsi ; l’erreur est dans « {name} ».",
    "embed.fault.text": "Le texte de « {name} » est illisible.",
    "embed.fault.hidden": "« {name} » ne dit pas où est Mister X ; « seat » ne peut donc pas être « {seat} ».",
}
