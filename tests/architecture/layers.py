"""Where everything stands: a table for each tree, read from top to bottom.

An entry is a module or a package, named as within its tree; the longest entry that
fits counts, so that a module can stand elsewhere than the rest of its package. What
stands in a row may import from its own row and from the rows above it, never from one
below, and be it for annotations only. A new module fails the tests until it has a
place, so that its place is chosen on purpose.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, TypeAlias

from architecture.source import Module, inner_name

Layers: TypeAlias = tuple[tuple[str, ...], ...]

SY_CORE: Final[Layers] = (
    # Vocabulary.
    ("errors", "terms", "refusal", "outcome", "move", "protocols", "loading"),
    # Wording: texts by key, and the files they are written in.
    ("catalogue", "po"),
    # What both games fill in or share. Knows neither of them.
    ("choices", "lineup", "knowledge", "deduction", "coding", "formats", "intervals"),
    ("game",),
    # One game on two devices, whichever it is.
    ("halves",),
    # The games; neither imports the other.
    ("classic", "hunting"),
    # The games there are: above here, whoever wants a game asks for it here.
    ("registry",),
    ("sharing", "hindsight", "tasks", "puzzles"),
    # Proofs of puzzles, from a position to all that can come of it.
    ("puzzles.proving.hunt",),
    ("puzzles.proving.pruning",),
    ("puzzles.proving.proof", "puzzles.proving.question"),
    ("puzzles.proving.main_line",),
    ("puzzles.proving.chasing",),
    ("puzzles.proving.searching",),
    ("puzzles.proving.dicing",),
    ("puzzles.proving",),
    # A game over two devices: what is promised, what is written, who plays, who checks.
    ("devices.seal",),
    ("devices.chains", "devices.joint_deal"),
    ("devices.letters",),
    ("devices.transcript",),
    ("devices",),
    ("messages",),
    # Computer players: what both games' players share, they, and choosing one.
    ("ai.bot", "ai.net", "ai.habits", "ai.belief", "ai.motives", "ai.players"),
    # Chases in the dark, small enough to be solved.
    ("ai.chase",),
    ("ai.equilibrium",),
    ("ai.classic", "ai.hunting"),
    ("ai",),
    # Computer players by anybody: views as plain data, loading, checking.
    ("bots",),
    # Those who play: matches, the terminal, and who looks at a bot.
    ("arena", "console", "check_bot"),
    ("__init__", "__main__"),
)

SY_PETTINGZOO: Final[Layers] = (
    # What each game has of its own; neither imports the other.
    ("classic", "hunting"),
    ("games",),
    # Numbers for moves, numbers for what is known.
    ("actions", "observing"),
    ("environment",),
    ("__init__",),
)

UI: Final[Layers] = (
    # What loads later, by name.
    ("later",),
    # Texts, markup, and what is asked of a browser.
    ("words", "kit", "intent"),
    ("page", "travel", "workshop.bench"),
    ("frames",),
    # The only part that touches a browser; whoever needs one is handed a page.
    ("browser",),
    # Values and states of the features: what they are about, not what they do.
    ("table.figures",),
    ("settings.values", "table.seating", "table.offers", "viewer.stepper"),
    ("seals.notes",),
    ("table.curtain",),
    ("table.notes", "table.reasoned"),
    ("table.session",),
    ("table.takeback", "table.camera"),
    ("table.scene",),
    ("table.typed",),
    ("saves.keys", "saves.summary"),
    ("saves.format", "saves.entries"),
    ("seals.opening", "seals.wording", "seals.checking"),
    ("saves.storage", "saves.earlier", "saves.lease", "saves.store"),
    # What is counted of finished games.
    ("tally.played",),
    ("tally.moments",),
    ("tally.totals",),
    ("tally.book",),
    ("tally.text",),
    ("tally.keeping",),
    ("statistics.state",),
    ("devices.seats",),
    ("devices.packet", "devices.kept"),
    ("devices.remote", "devices.ways"),
    ("devices.state",),
    ("computer.times", "computer.pending"),
    ("computer.worker", "computer.thought", "computer.seats"),
    ("setup.party",),
    ("setup.draft", "setup.tiles", "setup.rules", "setup.stations", "setup.changes"),
    ("setup.begin", "setup.reuse", "setup.state"),
    # A position that is being set up: its values, its text, what changes it.
    ("editor.draft",),
    ("editor.facts",),
    ("editor.text", "editor.logbook", "editor.tiling"),
    ("editor.changes", "editor.state"),
    ("home.state", "offline.state", "replay.state", "notebook.state"),
    ("coach.script", "coach.steps"),
    ("coach.state",),
    ("effects.state", "feed.state", "clocks.state"),
    ("task.work", "task.texts", "viewer.faults"),
    ("viewer.values",),
    ("viewer.parameters",),
    ("viewer.events", "viewer.unplaced"),
    ("viewer.board",),
    ("puzzles.progress",),
    ("puzzles.state", "puzzles.kept"),
    # A lesson of anybody's: its file, its page.
    ("lesson.reading",),
    ("lesson.page",),
    ("builder.goals", "builder.choices"),
    ("builder.state",),
    # Bots by anybody: what one is, what is kept of it, what it is tried at.
    ("workshop.bots",),
    ("workshop.shelf", "workshop.packing", "workshop.trial", "workshop.scoring"),
    ("workshop.seat",),
    ("workshop.state",),
    # What every feature is handed. It knows their states, and nobody who acts or draws.
    ("states",),
    ("shell",),
    # What is on the table, as both games and every board draw it.
    ("table.panels", "table.wording", "table.card", "table.buttons"),
    ("table.paint", "table.bar", "table.head", "table.result", "table.passing"),
    # The panels of each game; neither imports the other.
    ("classic", "hunting"),
    # What a reader is to do at a board.
    ("task",),
    # A board that is looked at: links, embedded boards and the replay step through it.
    ("viewer", "task.answering"),
    # Whether a lesson can be played.
    ("lesson",),
    # Features. They reach each other by intents.
    (
        *("table", "computer", "saves", "setup", "home", "settings", "about"),
        *("sharing", "notebook", "replay", "links", "embed", "offline"),
        *("effects", "coach", "feed", "inspector", "agreements", "clocks"),
        *("staging", "seals", "devices", "puzzles", "editor", "builder"),
        *("tally", "statistics", "workshop"),
    ),
    # What is put off until all it needs is there.
    ("patience",),
    # All areas of the page in one; a board in a frame has its own.
    ("app", "embed.app"),
    ("warmup",),
    ("boot", "embed.boot", "__init__"),
)

TOOLS: Final[Layers] = (
    ("setup", "__init__"),
    # Runs inside Pyodide, where nothing else of the tools is.
    ("site.python.inside",),
    # The site: what it is made of, page by page, then all of it.
    ("site.paths", "site.chromium"),
    ("site.words",),
    ("site.python", "site.pages", "site.serve"),
    ("site.offline",),
    ("site.course",),
    ("site",),
    # A lesson of anybody's: its file, whether it can be played, its page.
    ("lesson",),
    ("bench", "checks", "golden", "hashes", "map", "pictures", "research", "words"),
    ("without",),
    # Changing the rules: what, what came of it, doing it.
    ("mutants.scope",),
    ("mutants.found",),
    ("mutants",),
    # Puzzles: what is known, proofs, what is asked, where it is found, how hard it is.
    ("puzzles.plain",),
    ("puzzles.games",),
    ("puzzles.finding", "puzzles.grading"),
    ("puzzles.choosing",),
    ("puzzles",),
    # Long series: the things, one by one; their table; running them.
    ("soak.series",),
    ("soak.kinds", "soak.dealing", "soak.damage", "soak.memory", "soak.browsing"),
    ("soak.holding", "soak.readers"),
    ("soak.texts_of",),
    ("soak.games", "soak.texts", "soak.computers", "soak.kills", "soak.updates"),
    ("soak.letters",),
    ("soak.table", "soak.report"),
    ("soak",),
)

TABLES: Final[Mapping[str, Layers]] = {
    "sy_core": SY_CORE,
    "sy_pettingzoo": SY_PETTINGZOO,
    "ui": UI,
    "tools": TOOLS,
}

# Both games have the same modules for the same jobs, but for these:
# the package, what only classic has, what only hunting has.
TWINS: Final = (
    ("sy_core", {"board", "data"}, {"tiles", "layout", "dice"}),
    (
        "sy_core.ai",
        {
            *("answer", "detective_search", "ending", "field", "judgement"),
            *("mister_x_search", "prospect", "squad", "taste"),
        },
        {"track", "judge", "round", "search", "course", "further", "ground"},
    ),
    ("sy_core.console", set[str](), {"grid"}),
    ("ui", {"appearance"}, {"dice", "tiles"}),
)

# The one place in each tree that says what loads later.
LATER: Final[Mapping[str, tuple[str, ...]]] = {
    "sy_core": ("sy_core.loading",),
    "sy_pettingzoo": (),
    "ui": ("ui.later",),
    # The build imports what it packs for the page, by its names.
    "tools": ("tools.site.python.inside.blocks", "tools.site.python.inside.ready"),
}

GUESTS: Final = "ui.table.guests"
"""The one room where other features are asked to act and draw, at the table."""

# What each tree, and a part of one, needs besides Python itself.
FOREIGN: Final[Mapping[str, tuple[str, ...]]] = {
    "sy_core": (),
    # An extra that nothing else imports; what it needs is in requirements/.
    "sy_pettingzoo": ("sy_core", "gymnasium", "numpy", "pettingzoo"),
    "ui": ("sy_core",),
    # support: what tests know about games, shared with those who find them.
    "tools": ("sy_core", "playwright", "support", "polib"),
    "tools.site.python.inside": ("compression",),  # runs in Pyodide, on Python 3.14
    # browser: the hands and eyes of the browser tests; ui: what reads texts there.
    "tools.soak": ("browser", "ui"),
    "tools.lesson": ("ui",),
    "tools.words": ("browser", "babel"),
}

BROWSER: Final = ("js", "pyodide", "pyscript")
"""What only a browser has; ``ui.browser`` alone imports it."""

# Tables of facts: they may be as long as the facts are.
DATA: Final = ("data",)

LONGEST_FILE: Final = 300
LONGEST_FUNCTION: Final = 40


def entry_of(name: str) -> str | None:
    """The entry of its tree's table under which the module *name* stands."""
    package = name.partition(".")[0]
    pieces = inner_name(name).split(".")
    starts = (".".join(pieces[:size]) for size in range(len(pieces), 0, -1))
    return next((start for start in starts if start in _rows(package)), None)


def row_of(name: str) -> int | None:
    """The number of the row in which the module *name* stands."""
    entry = entry_of(name)
    return None if entry is None else _rows(name.partition(".")[0])[entry]


def is_data(module: Module) -> bool:
    """Whether *module* is a table of facts."""
    return bool(set(module.name.split(".")) & set(DATA))


@cache
def _rows(package: str) -> dict[str, int]:
    table = TABLES[package]
    return {entry: number for number, row in enumerate(table) for entry in row}
