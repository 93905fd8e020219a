"""German: a board in another page."""

WORDS = {
    "embed.reset": "Von vorn beginnen",
    "embed.computer": "Der Computer zieht.",
    "embed.rests": "Hier endet dieses Brett.",
    "embed.fault.title": "Dieses Brett lässt sich nicht zeigen",
    "embed.fault.unknown": "Den Parameter „{name}“ gibt es nicht. Es gibt: {names}.",
    "embed.fault.twice": "Der Parameter „{name}“ steht zweimal da.",
    "embed.fault.choice": "„{value}“ ist für „{name}“ nicht möglich. Möglich sind: {choices}.",
    "embed.fault.number": "„{name}“ muss eine ganze Zahl sein, nicht „{value}“.",
    "embed.fault.stations": "„{name}“ muss Stationen dieses Plans nennen, durch Kommas getrennt; „{value}“ ist keine.",
    "embed.fault.many": "„{name}“ nennt mehr als {most} Stationen.",
    "embed.fault.long": "Die Adresse ist länger als {most} Zeichen.",
    "embed.fault.both": "„{name}“ verträgt sich nicht mit „{other}“.",
    "embed.fault.setup": "So kann kein Spiel beginnen; der Fehler steckt in „{name}“.",
    "embed.fault.text": "Der Text in „{name}“ ist nicht zu lesen.",
    "embed.fault.hidden": "„{name}“ sagt nicht, wo Mister X ist; „seat“ kann deshalb nicht „{seat}“ sein.",
}
