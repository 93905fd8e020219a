"""Damaged texts for every reader: read, or refused in words, and nothing else."""

from __future__ import annotations

from contextlib import suppress

from tools.soak.damage import damaged
from tools.soak.readers import READERS
from tools.soak.series import Plan, Tally


def series(plan: Plan) -> Tally:
    """Read the texts of a plan."""
    tally = Tally()
    everything = [text for reader in READERS.values() for text in reader.sound()]
    for number in plan.numbers:
        rng = plan.chance(number)
        name, reader = rng.choice([*READERS.items()])
        text = damaged(rng.choice(reader.sound()), everything, rng)
        with tally.thing(number, lambda: f"{name}: {text!r}"[:4_000]):  # noqa: B023 - asked at once
            tally.done[f"refused: {name}"] += 1
            with suppress(*reader.refuses):
                reader.read(text)
                tally.done[f"read: {name}"] += 1
                tally.done[f"refused: {name}"] -= 1
        tally.done["texts"] += 1
    return tally
