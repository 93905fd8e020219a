"""Which modules come when: one table, for the build and for whoever wants to know.

A page fetches the game as blocks of byte code (``web/boot/bundle.py``). The first is
needed before a first move; the rest comes at the same time and is waited for only by
what needs it; what few visits want is fetched when somebody asks for it. How a page
asks for what comes later is said in ``web/ui``, the texts that come with each block in
``tools/site/words.py``.
"""

from __future__ import annotations

from typing import Final

# What the page never runs: the game in a terminal, matches between computer players,
# those players that are only met there, bots from files and of other languages, and a
# solver by which players are measured.
NOT_IN_THE_BROWSER: Final = (
    *("sy_core/ai/chase.py", "sy_core/ai/equilibrium.py"),
    "sy_core/ai/classic/ending.py",
    *("sy_core/arena/", "sy_core/console/", "sy_core/__main__.py"),
    *("sy_core/check_bot.py", "sy_core/po.py"),
    *(
        f"sy_core/bots/{name}.py"
        for name in (
            *("checking", "entrants", "loading", "patience", "players", "program"),
        )
    ),
)
# What runs in a room of its own, with somebody's bot: a block by itself. Its modules
# of the standard library are not in Python's memory, for the room has all of them.
ROOM: Final = ("sy_core.bots",)
NOT_IN_MEMORY: Final = (*NOT_IN_THE_BROWSER, "sy_core/bots/")
# The first block: modules whose names begin so, with all that they import.
FIRST: Final = ("ui.boot", "ui.browser", "ui.app", "ui.classic.")
# But not these.
NOT_FIRST: Final = (
    *("ui.browser.travelling", "ui.browser.workbench"),
    "ui.classic.appearance",
)
# What is fetched when it is first asked for: modules whose names begin so. Nothing else
# may import these but by a name in ``web/ui/later.py``; the build refuses it.
SELDOM: Final = (
    "ui.about",
    *("ui.editor", "ui.builder", "ui.lesson", "ui.puzzles", "ui.statistics"),
    "sy_core.puzzles",
    *("ui.workshop", "ui.browser.workbench"),
)
# What the page imports when it has time, with all that these import, in groups: what
# every game may want, the dice game, two devices, and the computer players, for the day
# when they have no thread of their own.
SOON: Final = (
    (
        *("ui.warmup.steps", "ui.warmup.rehearsal", "sy_core.messages.replies"),
        *("ui.computer.worker", "ui.settings.screen", "ui.setup.screen"),
        *("ui.effects.notice", "ui.effects.actions", "ui.effects.markup"),
        *("ui.notebook.actions", "ui.notebook.scene", "ui.notebook.panel"),
        *("ui.replay.screen", "ui.replay.facts", "ui.tally.counting", "ui.coach.panel"),
        *("ui.feed.tails", "ui.feed.screen"),
        *("ui.inspector.actions", "ui.inspector.card", "ui.inspector.classic"),
        *("ui.home.names", "ui.home.position", "ui.home.london"),
        *("ui.agreements.screen", "ui.clocks.form", "ui.clocks.running"),
        "ui.classic.appearance",
    ),
    ("ui.hunting.panels", "ui.hunting.tiles.grid", "ui.inspector.hunting"),
    ("ui.devices.screen", "ui.devices.panel", "ui.devices.form"),
    ("sy_core.ai.service",),
)
