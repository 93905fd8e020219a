"""Run long series: ``python -m tools.soak.run [SERIES] [--seed 7] [--count 1000]``.

Without a name all of them run, each to its full count. A report of each is written
into ``build/soak/``; the exit code is 0 only if nothing failed. What failed is named
with its number, and with the command that does it once more.
"""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor

from tools.checks.table import CORES
from tools.soak.report import FOLDER, line, write
from tools.soak.series import Plan, Series, Tally
from tools.soak.table import SERIES


def main(arguments: list[str]) -> int:
    """Run what was asked for; say how it went."""
    known = {each.name: each for each in SERIES}
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("series", nargs="*", choices=[[], *known], metavar="series")
    parser.add_argument("--seed", type=int, help="any, if not given; it is told")
    parser.add_argument("--count", type=int, help="how many, instead of a full run")
    parser.add_argument("--first", type=int, default=0, help="the first one's number")
    parser.add_argument("--jobs", type=int, default=CORES, help="processes at a time")
    chosen = parser.parse_args(arguments)
    seed = secrets.randbelow(10**6) if chosen.seed is None else chosen.seed
    failed = False
    for name in chosen.series or known:
        series = known[name]
        count = series.count if chosen.count is None else chosen.count
        plan = Plan(seed, count, chosen.first)
        print(f"soak: {name}, {count:,} {series.what}, seed {seed}", flush=True)
        started = time.monotonic()
        tally = done(series, plan, chosen.jobs)
        seconds = time.monotonic() - started
        path = write(series, plan, tally, seconds)
        print(f"  {line(plan, tally, seconds)}; {path.relative_to(FOLDER.parents[1])}")
        failed = failed or bool(tally.failures)
    return 1 if failed else 0


def done(series: Series, plan: Plan, jobs: int) -> Tally:
    """What came of it; in several processes, where its things can be told apart."""
    if not series.portion or jobs == 1:
        return series.run(plan)
    parts = list(plan.parts(series.portion))
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        return summed(parts, pool.map(series.run, parts))


def summed(parts: Iterable[Plan], tallies: Iterable[Tally]) -> Tally:
    """All portions together; how far it is by now is told as they come."""
    whole, things = Tally(), 0
    for part, tally in zip(parts, tallies, strict=True):
        whole.add(tally)
        things += part.count
        print(f"  … {things:,}, failed: {len(whole.failures)}", flush=True)
    return whole


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
