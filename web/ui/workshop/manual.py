"""Help beside the editor: what a bot is handed, and what it answers."""

from __future__ import annotations

from typing import Final

from ui.kit.html import Html, el
from ui.words import Words

HANDED: Final = ("view", "legal", "rng", "budget")
KNOWN: Final = (
    *("view.round", "view.pursuers", "view.x_station", "view.last_seen", "view.trail"),
    *("view.seat", "move.to", "move.legs", "game.deduce(view)", "budget.spend()"),
)
"""What a bot asks for most; each has a text, ``workshop.api.`` and its name."""
GAME: Final = """\
from sy_core.registry import game_of_view

game = game_of_view(view)"""


def manual(words: Words) -> Html:
    """In short; all of it stands in docs/bots.md."""
    return el(
        "details",
        {"class": "card manual", "id": "manual", "open": True},
        el("summary", None, words("workshop.help")),
        el(
            "div",
            {"class": "stack"},
            el("p", None, words("workshop.help.lead")),
            el("pre", {"dir": "ltr"}, "def choose(self, view, legal, rng, budget): …"),
            _names(words, HANDED),
            el("h2", None, words("workshop.help.more")),
            _names(words, KNOWN),
            el("p", None, words("workshop.help.game")),
            el("pre", {"dir": "ltr"}, GAME),
            el("p", {"class": "hint"}, words("workshop.help.room")),
        ),
    )


def _key(name: str) -> str:
    return name.partition("(")[0].replace(".", "_")


def _names(words: Words, names: tuple[str, ...]) -> Html:
    rows = [
        [
            el("dt", {"dir": "ltr"}, el("code", None, name)),
            el("dd", None, words(f"workshop.api.{_key(name)}")),
        ]
        for name in names
    ]
    return el("dl", {"class": "api"}, rows)
