"""English: a board in another page."""

WORDS = {
    "embed.reset": "Start again",
    "embed.computer": "The computer is moving.",
    "embed.rests": "That is as far as this board goes.",
    "embed.fault.title": "This board cannot be shown",
    "embed.fault.unknown": "There is no parameter “{name}”. There are: {names}.",
    "embed.fault.twice": "The parameter “{name}” is given twice.",
    "embed.fault.choice": "“{value}” is not possible for “{name}”. Possible are: {choices}.",
    "embed.fault.number": "“{name}” must be a whole number, not “{value}”.",
    "embed.fault.stations": "“{name}” must list stations of this board, separated by commas; “{value}” is none.",
    "embed.fault.many": "“{name}” lists more than {most} stations.",
    "embed.fault.long": "The address is longer than {most} characters.",
    "embed.fault.both": "“{name}” does not go together with “{other}”.",
    "embed.fault.setup": "A game cannot start like this; the fault is in “{name}”.",
    "embed.fault.text": "The text in “{name}” cannot be read.",
    "embed.fault.hidden": "“{name}” does not say where Mister X is, so “seat” cannot be “{seat}”.",
}
