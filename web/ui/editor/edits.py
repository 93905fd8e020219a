"""What changes the position, by the verb of its intent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from ui.editor import changes, logbook, tiling
from ui.editor.draft import Draft
from ui.intent import Intent

Change: TypeAlias = Callable[[Draft, Intent], Draft]


def _tickets(draft: Draft, to: Intent) -> Draft:
    purse, _, kind = to.arg.partition(".")
    return changes.with_tickets(draft, int(purse), int(kind), int(to.value))


def _dice(draft: Draft, to: Intent) -> Draft:
    kind, _, index = to.arg.partition(".")
    return changes.with_dice(draft, kind, int(index), to.value)


CHANGES: Final[Mapping[str, Change]] = MappingProxyType(
    {
        "rule": lambda d, to: changes.with_rule(d, to.arg, to.value),
        "go": lambda d, to: changes.with_go(d, to.value),
        "moved": lambda d, to: changes.with_moved(d, to.arg, moved=to.value == "true"),
        "turn": lambda d, _: logbook.with_turn(d),
        "unturn": lambda d, _: logbook.without_turn(d),
        "rounds": lambda d, to: logbook.with_rounds(d, int(to.value)),
        "sign": lambda d, to: logbook.with_sign(d, int(to.arg), to.value),
        "hidden": lambda d, to: logbook.with_hidden_ticket(d, int(to.arg), to.value),
        "double": lambda d, to: logbook.with_double(d, int(to.arg)),
        "show": lambda d, to: logbook.with_shown(
            d, int(to.arg), shown=to.value == "true"
        ),
        "tickets": _tickets,
        "count": lambda d, to: changes.with_count(d, to.arg, int(to.value)),
        "dice": _dice,
        "tile": lambda d, to: tiling.with_tile(d, int(to.arg), to.value),
        "side": lambda d, to: tiling.with_side(d, to.arg, light=to.value == "true"),
    }
)
"""What an intent changes in the draft, and nothing else."""
