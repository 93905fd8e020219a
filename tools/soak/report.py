"""What a series has found, as a page: ``build/soak/NAME.md``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.setup import BUILD
from tools.soak.series import Failure, Plan, Series, Tally

FOLDER: Final = BUILD / "soak"
MOST: Final = 50
"""So many failures are told at length."""


def write(series: Series, plan: Plan, tally: Tally, seconds: float) -> Path:
    """Write the report; where it is."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{series.name}.md"
    path.write_text(text(series, plan, tally, seconds), encoding="utf-8")
    return path


def text(series: Series, plan: Plan, tally: Tally, seconds: float) -> str:
    """The report."""
    told = tally.failures[:MOST]
    return "\n".join(
        [
            f"# {series.name}: {plan.count:,} {series.what}",
            "",
            line(plan, tally, seconds),
            "",
            "| | |",
            "| --- | --- |",
            *(
                f"| {name} | {number:,} |"
                for name, number in sorted(tally.done.items())
            ),
            *(f"| {name} | {figure} |" for name, figure in tally.figures.items()),
            "",
            *(_failure(series, plan, each) for each in told),
            *([f"… and {len(tally.failures) - MOST} more"] * (len(told) == MOST)),
        ]
    )


def line(plan: Plan, tally: Tally, seconds: float) -> str:
    """The report in a line."""
    verdict = f"FAILED: {len(tally.failures)}" if tally.failures else "nothing failed"
    return f"{verdict}, seed {plan.seed}, {plan.count:,} in {seconds:,.0f} s"


def _failure(series: Series, plan: Plan, failure: Failure) -> str:
    return (
        f"## {failure.number}: {failure.what}\n\n"
        f'Again: `make soak ARGS="{_again(series, plan, failure)}"`\n\n'
        f"```text\n{failure.details.strip()}\n```\n"
    )


def _again(series: Series, plan: Plan, failure: Failure) -> str:
    """What does it once more; where one follows from those before, all of them."""
    first, count = (failure.number, 1) if series.portion else (plan.first, plan.count)
    return f"{series.name} --seed {plan.seed} --first {first} --count {count}"
