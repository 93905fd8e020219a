"""Wording (en): settings, about."""

from typing import Final

WORDS: Final = {
    "settings.looks": "Appearance",
    "settings.theme": "Theme",
    "settings.theme.auto": "Like the device",
    "settings.theme.light": "Light",
    "settings.theme.dark": "Dark",
    "settings.motion": "Motion",
    "settings.motion.auto": "Like the device",
    "settings.motion.reduced": "Reduced",
    "settings.motion.full": "Full",
    "settings.patterns": "Patterns as well as colours",
    "settings.patterns.hint": "Marks lines, tickets and pieces by shape too, for anyone who finds colours hard to tell apart.",
    "settings.language": "Language",
    "settings.language.legend": "Language of the page",
    "settings.language.auto": "Like the browser",
    "settings.play": "Play",
    "settings.confirm": "Confirm before a move",
    "settings.confirm.hint": "A second tap is needed before a piece moves.",
    "settings.sound": "Sound",
    "settings.sound.hint": "Rides, dice and the end of a game can be heard.",
    "settings.awake": "Keep the screen on",
    "settings.awake.hint": "During a game, if the device can do it.",
    "settings.remarks": "Remarks of computer players",
    "settings.remarks.hint": "A word now and then, beside the map.",
    "settings.buzz": "Light vibration",
    "settings.buzz.hint": "When Mister X’s screen opens, if the device can do it.",
    "sound.ask": "Would you like to hear the rides, the dice and the big moments?",
    "sound.yes": "With sound",
    "sound.no": "Without sound",
    "menu.full_on": "Full screen",
    "menu.full_off": "Leave full screen",
    "settings.look": "Mister X’s screen is visible",
    "settings.look.open": "Until he has moved",
    "settings.look.held": "Only while held",
    "settings.look.hint": "Only while held: with one hand he holds a button or the "
    "space bar, with the other he plays.",
    "settings.idle": "Mister X’s screen closes by itself after",
    "settings.idle.hint": "If nobody touches the device, the curtain comes down.",
    "settings.seconds": {"one": "{n} second", "other": "{n} seconds"},
    "settings.minutes": {"one": "{n} minute", "other": "{n} minutes"},
    "settings.kept": "Settings apply at once and are kept on this device.",
    "settings.to_game": "Back to the game",
    "about.fan.title": "An unofficial fan project",
    "about.fan": "This page was made by fans. It is not affiliated with, or endorsed "
    "by, Ravensburger or any other publisher of the board game. Map, pieces and words "
    "are our own; the game’s name belongs to its owner.",
    "about.tips.title": "Tips from the rulebooks",
    "about.tips.experience": "Let somebody with some experience be Mister X.",
    "about.tips.numbers": "Station numbers run row by row, from left to right: that is how to find a station quickly.",
    "about.tips.junctions": "Detectives: be at junctions when Mister X is about to show himself.",
    "about.tips.reach": "Mister X: be out of everybody’s reach when you have shown yourself.",
    "about.tips.log": "If in doubt, the moves can be retraced from the travel log.",
    "about.secrets.title": "How secrets are kept",
    "about.secrets": "Mister X’s place is on the screen only while he holds it open; "
    "otherwise it is nowhere on the page. That protects against eyes at the table. "
    "It does not protect against developer tools: the whole game is in this browser’s "
    "memory and storage.",
    "about.storage.title": "What is stored",
    "about.storage": "Games and settings are kept in this browser only. Nothing is "
    "sent anywhere; there is no account and nobody counts visits. If you clear the "
    "browser’s data, the games are gone; export those that you want to keep.",
    "about.offline.title": "Playing offline",
    "about.offline": "The first visit brings the whole game onto this device. From then on it starts and plays without any network, even after the browser or the device has been switched off. New releases are fetched in the background and take over as a whole at the next start, never during a game. Installed as an app, it is there like any other.",
    "about.licences.title": "Licences",
    "about.licences": "The game is free software under the MIT licence. It runs on "
    "Python, through Pyodide (MPL 2.0) and PyScript (Apache 2.0), which come with the "
    "page.",
    "about.notice": "All licences and copyright notices",
    "about.version": "Version {version}",
}
