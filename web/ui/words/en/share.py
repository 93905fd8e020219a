"""English: links to positions and games."""

WORDS = {
    "share.position": "Link to this position",
    "share.record": "Link to this game, move by move",
    "share.copy": "Copy",
    "share.send": "Send…",
    "share.copied": "Copied.",
    "share.by_hand": "This browser does not let the page copy. The link is selected: please copy it by hand.",
    "share.public": "These links hold only what the detectives know.",
    "share.secret": "These links tell where Mister X is.",
    "share.open": "The game is over: these links tell everything.",
    "shared.shows": "A shared position.",
    "shared.close": "Close and go to the home page",
    "shared.look": "Show Mister X",
    "shared.ask.title": "Show Mister X?",
    "shared.ask.text": "This link wants to show where Mister X is. Look only if nobody who sees this screen is hunting him.",
    "shared.together": "Continue together on this device",
    "shared.hunt": "Hunt the computer’s Mister X",
    "shared.hide": "Be Mister X against the computer",
    "shared.unreadable": "This link cannot be opened",
}
