"""What still breaks a rule. These lists only ever get shorter.

A test fails for every breach that is not listed here, and for every line here that is
no longer needed: who mends something takes its line out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

NOT_YET: Final[Mapping[str, frozenset[str]]] = {
    "layers": frozenset(
        {
            "ui.app imports ui.about.screen",
            "ui.app imports ui.computer.turns",
            "ui.app imports ui.home.screen",
            "ui.app imports ui.offline.notice",
            "ui.app imports ui.saves.opening",
            "ui.app imports ui.settings.screen",
            "ui.app imports ui.setup.screen",
            "ui.app imports ui.sharing.screen",
            "ui.app imports ui.table.screen",
            "ui.classic.whynot imports ui.table.panels",
            "ui.embed.boot imports ui.warmup.steps",
            "ui.kit.frame imports ui.app",
            "ui.table.paint imports ui.classic.absent_lines",
            "ui.viewer.stepper_bar imports ui.table.panels",
        }
    ),
    "games": frozenset(
        {
            "sy_core.hunting.moves imports sy_core.classic.moves",
        }
    ),
    "actions": frozenset(
        {
            "ui.home.actions imports ui.setup.screen",
        }
    ),
    "features": frozenset(
        {
            "ui.computer.panel imports ui.table.actions",
            "ui.embed.actions imports ui.table.actions",
            "ui.home.actions imports ui.setup.screen",
            "ui.home.screen imports ui.setup.screen",
            "ui.notebook.actions imports ui.table.actions",
            "ui.table.screen imports ui.computer.panel",
        }
    ),
    "later": frozenset(
        {
            "sy_core.classic.position imports sy_core.classic.position.read later",
            "sy_core.classic.position imports sy_core.classic.position.write later",
            "sy_core.hunting.position imports sy_core.hunting.position.read later",
            "sy_core.hunting.position imports sy_core.hunting.position.write later",
            "ui.app imports by name",
            "ui.boot imports ui.embed.boot later",
            "ui.boot imports ui.warmup.steps later",
            "ui.classic.whynot imports ui.table.panels later",
            "ui.computer.turns imports sy_core.messages.questions later",
            "ui.computer.worker imports sy_core.ai.service later",
            "ui.computer.worker imports sy_core.messages.questions later",
            "ui.embed.boot imports ui.warmup.steps later",
            "ui.setup.starts imports sy_core.hunting.tiles later",
            "ui.sharing.screen imports sy_core.sharing later",
            "ui.table.panels imports by name",
            "ui.table.screen imports by name",
            "ui.warmup.rehearsal imports sy_core.registry later",
            "ui.warmup.rehearsal imports ui.hunting.tiles.grid later",
            "ui.warmup.steps imports by name",
        }
    ),
    "files": frozenset(
        {
            "tools.golden.wanted is longer than 300 lines",
        }
    ),
    "functions": frozenset(
        {
            "tools.golden.wanted._by_house_rules is longer than 40",
            "tools.golden.wanted._of_every_edition is longer than 40",
            "tools.golden.wanted._of_the_beginners is longer than 40",
            "tools.site.python.inside.blocks.bundle is longer than 40",
            "ui.classic.cards._card is longer than 40",
        }
    ),
    "circles": frozenset(
        {
            "ui.about.screen stands in a circle",
            "ui.app stands in a circle",
            "ui.classic.whynot stands in a circle",
            "ui.computer.panel stands in a circle",
            "ui.computer.turns stands in a circle",
            "ui.embed.actions stands in a circle",
            "ui.embed.app stands in a circle",
            "ui.embed.requests stands in a circle",
            "ui.embed.screen stands in a circle",
            "ui.home.actions stands in a circle",
            "ui.home.lessons stands in a circle",
            "ui.home.saved_games stands in a circle",
            "ui.home.screen stands in a circle",
            "ui.kit.frame stands in a circle",
            "ui.offline.notice stands in a circle",
            "ui.saves.opening stands in a circle",
            "ui.saves.tabs stands in a circle",
            "ui.settings.screen stands in a circle",
            "ui.setup.house_rules stands in a circle",
            "ui.setup.lineup stands in a circle",
            "ui.setup.screen stands in a circle",
            "ui.setup.starts stands in a circle",
            "ui.sharing.screen stands in a circle",
            "ui.table.actions stands in a circle",
            "ui.table.appearance stands in a circle",
            "ui.table.camera stands in a circle",
            "ui.table.curtain_screen stands in a circle",
            "ui.table.panels stands in a circle",
            "ui.table.screen stands in a circle",
        }
    ),
    "twins": frozenset(
        {
            "sy_core.classic has no playout",
            "ui.classic has no actions",
            "ui.hunting has no absent_lines",
        }
    ),
}


def check(rule: str, found: Iterable[str]) -> None:
    """Fail for what was *found* and is not listed, and for what need not be listed."""
    breaches, listed = set(found), NOT_YET.get(rule, frozenset())
    new, mended = sorted(breaches - listed), sorted(listed - breaches)

    assert not new, "\n".join(new)
    assert not mended, "take out of not_yet.py:\n" + "\n".join(mended)
