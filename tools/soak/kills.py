"""Browsers that are killed amid a game: what was confirmed is on disk."""

from __future__ import annotations

from typing import Final

from browser import kills
from tools.site.serve import serving
from tools.soak.browsing import built
from tools.soak.series import Plan, Tally, must

KINDS: Final = ("chromium", "firefox")


def series(plan: Plan) -> Tally:
    """So many kills, shared between the browsers; each of them plays on and on.

    One kill follows from all before it, so the whole is repeated, not one of them.
    """
    tally = Tally()
    with serving(built()) as address:
        for index, kind in enumerate(KINDS):
            share = plan.count // len(KINDS) + (index < plan.count % len(KINDS))
            with tally.thing(plan.first):
                done = kills.series(kind, address, share, plan.seed + plan.first)
                tally.done[f"kills of {kind}"] += done.kills
                tally.done["moves"] += done.moves
                must(not done.lost, f"{kind} has lost moves (had, has): {done.lost}")
    return tally
