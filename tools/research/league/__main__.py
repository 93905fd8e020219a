"""``python -m tools.research.league FILE``: play on, or tell."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from sy_core.arena.command import executor_for
from tools.research import league
from tools.research.league.games import CHUNK, go_on, read
from tools.research.league.matches import CLASSIC, LEVELS, Match, population
from tools.research.league.tables import report, written


def run(arguments: Sequence[str]) -> None:
    """Play what is asked for, then print the tables, or write them into a page."""
    options = parser().parse_args(arguments)
    tables = options.at or CLASSIC
    if not options.table and not options.write:
        until = monotonic() + 60 * options.minutes
        with executor_for(options.jobs) as executor:
            matches, after = asked_for(options), options.after
            go_on(options.file, matches, until, after, executor, options.chunk)
    told = report(read(options.file), options.level, tables)
    print(told)
    if options.write:
        page = options.write.read_text(encoding="utf-8")
        options.write.write_text(written(page, told), encoding="utf-8")


def parser() -> ArgumentParser:
    """What can be asked for."""
    asked = ArgumentParser(
        prog="python -m tools.research.league", description=league.__doc__
    )
    asked.add_argument("file", type=Path, help="the games so far; they are added to")
    asked.add_argument("--table", action="store_true", help="only tell, do not play")
    asked.add_argument("--write", type=Path, help="put the tables into this page")
    asked.add_argument("--minutes", type=float, default=1e9)
    asked.add_argument("--only", default="", help="matches whose name contains this")
    asked.add_argument("--level", default="mastermind:300", help="against all rivals")
    asked.add_argument("--at", action="append", help="tables for that, such as 1983-6")
    asked.add_argument("--deals", type=int, default=200, help="against each rival")
    asked.add_argument("--after", type=int, default=0, help="the deal before the first")
    asked.add_argument("--jobs", type=int, default=1, help="processes")
    asked.add_argument("--chunk", type=int, default=CHUNK, help="deals at a time")
    return asked


def asked_for(options: Namespace) -> list[Match]:
    """The matches to be played."""
    against_all = population(options.level, options.at or CLASSIC, options.deals)
    return [match for match in (*against_all, *LEVELS) if options.only in match.name]


if __name__ == "__main__":  # processes of a match import this file, too
    run(sys.argv[1:])
