"""The finished games that tests want: what ``wanted.toml`` says, each with its plan."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sy_core import EndReason
from tools.golden.plans import PLANS, Plan

TABLE: Final = Path(__file__).with_suffix(".toml")


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """A game to be found; its name is that of its files."""

    name: str
    title: str
    edition: str
    players: int
    end: EndReason
    plan: Plan
    rules: Mapping[str, int] = field(default_factory=dict)


def _wanted() -> dict[str, Wanted]:
    listed = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    return {
        name: Wanted(
            name=name,
            plan=PLANS[name],
            **{**facts, "end": EndReason(facts["end"])},
        )
        for name, facts in listed.items()
    }


WANTED: Final = _wanted()
