"""``python -m sy_core.check_bot FILE[:Name]``: what is wrong with a bot?

Exit code 0: nothing was found, 1: something was, 2: it cannot be loaded.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Final, TextIO

from sy_core.bots.checking import check, places
from sy_core.bots.faults import BotError
from sy_core.bots.loading import bot_of

SOUND: Final = 0
FOUND: Final = 1
WRONG: Final = 2


def run(arguments: Sequence[str], out: TextIO, troubles: TextIO) -> int:
    """Check the bot that is named; the exit code."""
    options = _parser().parse_args(arguments)
    try:
        bot_of(options.bot)()
    except BotError as error:
        troubles.write(f"{error.code}: {error}\n")
        return WRONG
    findings = 0
    for finding in check(options.bot, options.seed):
        findings += 1
        out.write(f"{finding}\n")
        out.flush()
    if findings:
        return FOUND
    tables = sum(1 for _ in places())
    out.write(f"{options.bot}: nothing wrong at {tables} tables\n")
    return SOUND


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="python -m sy_core.check_bot",
        description="Plays a bot through all editions of both games, on both sides, "
        "and says what is wrong with it.",
    )
    parser.add_argument("bot", help="FILE.py[:Name], program:COMMAND or an entry point")
    parser.add_argument("--seed", type=int, default=1, help="of deals and whims")
    return parser


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], sys.stdout, sys.stderr))
