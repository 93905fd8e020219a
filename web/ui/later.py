"""What a start does without, and is loaded when it is first asked for: all of it.

No other module of the page imports anything by a name or within a function. The names
in ``tools/site/python/parts.py`` say which of these come along while nobody does
anything.
"""

from __future__ import annotations

from importlib import import_module
from types import MappingProxyType, ModuleType
from typing import Final

AREAS: Final = MappingProxyType(
    {
        "about": "ui.about.screen",
        "settings": "ui.settings.screen",
        "replay": "ui.replay.screen",
        "share": "ui.sharing.screen",
        "shared": "ui.links.screen",
        "notebook": "ui.notebook.actions",
        "coach": "ui.coach.panel",
        "feed": "ui.feed.screen",
        "sound": "ui.effects.actions",
        "inspect": "ui.inspector.actions",
        "agree": "ui.agreements.screen",
        "clock": "ui.clocks.actions",
        "devices": "ui.devices.screen",
        "seal": "ui.seals.screen",
        "puzzles": "ui.puzzles.screen",
        "puzzle": "ui.puzzles.board_screen",
        "tally": "ui.tally.counting",
        "statistics": "ui.statistics.screen",
        "builder": "ui.builder.screen",
        "editor": "ui.editor.screen",
        "workshop": "ui.workshop.screen",
    }
)
"""Areas of the page; each module has its ``AREA``."""
HOME_NAMES: Final = "ui.home.names"
HOME_POSITION: Final = "ui.home.position"
"""What the first screen tells of games that were begun before."""
HOME_FILES: Final = "ui.home.files"
"""Who reads a file that somebody brings."""
GROUNDS: Final = MappingProxyType(
    {"classic": "ui.home.london", "hunting": "ui.home.tiles"}
)
"""What lies under the pieces on a small picture of a game."""
PUZZLES_FRAMED: Final = "ui.puzzles.framed"
"""Puzzles in somebody's page."""
PANELS: Final = MappingProxyType(
    {"classic": "ui.classic.panels", "hunting": "ui.hunting.panels"}
)
"""What each game shows at the table."""
APPEARANCE: Final = "ui.classic.appearance"
"""Of an edition in which Mister X may appear of his own accord."""
INSPECTED: Final = MappingProxyType(
    {"classic": "ui.inspector.classic", "hunting": "ui.inspector.hunting"}
)
"""What each game knows of a station that is looked into."""
INSPECTOR: Final = "ui.inspector.card"
NOTEBOOK_ACTIONS: Final = "ui.notebook.actions"
NOTEBOOK_SCENE: Final = "ui.notebook.scene"
NOTEBOOK_PANEL: Final = "ui.notebook.panel"
NOTEBOOK_AIDS: Final = "ui.notebook.aids"
COACH: Final = "ui.coach.state"
COACH_ACTIONS: Final = "ui.coach.actions"
COACH_PANEL: Final = "ui.coach.panel"
"""Of a guided first game."""
AGREEMENTS: Final = "ui.agreements.screen"
"""What players agree on during a game, in the table's menu."""
CLOCK: Final = "ui.clocks.running"
CLOCK_FORM: Final = "ui.clocks.form"
CLOCK_TERMS: Final = "ui.clocks.terms"
EFFECTS: Final = "ui.effects.notice"
"""What is heard and felt, after a redraw."""
EFFECTS_DRAWN: Final = "ui.effects.markup"
FEED: Final = "ui.feed.panel"
FEED_THOUGHTS: Final = "ui.feed.thoughts"
FACES: Final = "ui.feed.faces"
"""What happened, what computers had in mind, and how they look."""
TAILS: Final = "ui.feed.tails"
"""The last rides, on the map."""
FACTS: Final = "ui.replay.facts"
"""What is told of a finished game at its table, and what can be done with it."""
SEAL: Final = "ui.seals.opening"
SEAL_CHECK: Final = "ui.seals.checking"
SEAL_WORDS: Final = "ui.seals.wording"
SEAL_DRAWN: Final = "ui.seals.markup"
"""Of a sealed log alone."""
TILES: Final = "sy_core.hunting.tiles"
TILES_DRAWN: Final = "ui.hunting.tiles.grid"
"""Of the dice game alone."""
COMPUTERS: Final = "ui.computer.worker"
"""Who asks computer players."""
LEASE: Final = "ui.saves.lease"
"""Which tab plays, where browsers have no locks."""
QUESTIONS: Final = "sy_core.messages.questions"
"""Questions to computer players, and their answers."""
REPLIES: Final = "sy_core.messages.replies"
"""… and how these are read."""
THINKING: Final = "sy_core.ai.service"
"""Computer players on the page's own thread, where they have none of their own."""
EMBED: Final = "ui.embed.boot"
"""A board in a frame, which starts in its own way."""
SETUP_SCREEN: Final = "ui.setup.screen"
"""The form of a game that is set up, without which one can start."""
DEVICES_FORM: Final = "ui.devices.form"
DEVICES_PANEL: Final = "ui.devices.panel"
"""Of two devices: the question at the setup, what stands at the table."""
REMOTE: Final = "ui.devices.remote"
"""Games of which the other half is on another device."""
TRAVELLING: Final = "ui.browser.travelling"
"""What two devices ask of a browser."""
ASKING: Final = "ui.table.guests.bots"
"""Who is asked for a computer's move."""
BOT_SEAT: Final = "ui.workshop.playing"
"""Bots of somebody's, at the table."""
BOT_LINEUP: Final = "ui.workshop.lineup"
"""… and at the setup."""
WORKBENCH: Final = "ui.browser.workbench"
"""Where somebody's bot runs."""
PUZZLES_ROOM: Final = "ui.puzzles.room"
"""How far somebody is with puzzles."""
WARMUP: Final = "ui.warmup.steps"
REHEARSAL: Final = "ui.warmup.rehearsal"
"""What is done ahead, when there is time."""


def load(name: str) -> ModuleType:
    """A module, loaded if it was not yet."""
    return import_module(name)
