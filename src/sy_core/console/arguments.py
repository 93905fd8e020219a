"""The command line."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from typing import Final, NoReturn

from sy_core.errors import SyError
from sy_core.game import Setup
from sy_core.registry import GAMES
from sy_core.terms import Side

PROGRAM: Final = "python -m sy_core"
SIDES: Final = {
    "x": frozenset({Side.MISTER_X}),
    "detectives": frozenset({Side.DETECTIVES}),
    "both": frozenset(Side),
}
SWITCHES: Final = {"yes": 1, "on": 1, "true": 1, "no": 0, "off": 0, "false": 0}
LONGEST: Final = 60


class UsageError(SyError):
    """The command line makes no sense."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What the command line asks for."""

    game: str
    setup: Setup
    seed: int | None
    load: Path | None
    recover: bool
    save: Path | None
    overwrite: bool
    auto: frozenset[Side]
    strict: bool
    wants_list: bool
    wants_help: bool


class Parser(argparse.ArgumentParser):
    """A parser that neither prints nor exits."""

    def __init__(self) -> None:
        super().__init__(
            prog=PROGRAM,
            description="Scotland Yard in the terminal, round one keyboard.",
            epilog="Moves may be piped in, one to a line: the end of the input ends "
            "the program with 0 if the game is over or saved, with 1 if not.",
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: argparse.HelpFormatter(prog, width=80),
        )
        self.color = False  # newer Pythons would colour the help

    def error(self, message: str) -> NoReturn:
        """Leave the answer to the caller."""
        raise UsageError(message)


def parser() -> Parser:
    """The parser of all options."""
    made = Parser()
    _add_setup(made)
    add, wish = made.add_argument, partial(made.add_argument, action="store_true")
    add("--load", type=Path, metavar="FILE", help="go on with a saved game")
    wish("--recover", help="load a damaged record as far as sound")
    add("--save", type=Path, metavar="FILE", help="save now and after every move")
    wish("--overwrite", help="let --save replace another game")
    add("--auto", choices=SIDES, help="a side that plays random moves by itself")
    wish("--strict", help="end with 2 at the first bad line")
    wish("--list", dest="wants_list", help="list editions, players and house rules")
    wish("-h", "--help", dest="wants_help", help="show this text")
    return made


def _add_setup(made: Parser) -> None:
    add = made.add_argument
    add("--game", choices=tuple(GAMES), help="classic, or the dice game")
    add("--edition", metavar="ID", help="the edition (see --list)")
    add("--players", type=_number, metavar="N", help="players, Mister X included")
    add(
        "--rule",
        dest="rules",
        action="append",
        type=_rule,
        default=[],
        metavar="NAME=VALUE",
        help="a house rule; may be given several times",
    )
    add("--seed", type=_number, metavar="N", help="deal, dice and --auto repeat")
    add("--starts", type=_numbers, metavar="N,N", help="where the pursuers start")
    add("--x-start", type=_number, metavar="N", help="where Mister X starts")
    add("--tiles", type=str.upper, metavar="ABCDEF", help="dice game: tiles by row")
    add("--light", type=str.upper, metavar="AB", help="dice game: light tiles")


def parse(arguments: Sequence[str]) -> Options:
    """Read the command line, or raise a UsageError."""
    given = vars(parser().parse_args(arguments))
    given["rules"] = dict(given["rules"])
    setup = Setup(**{choice.name: given.pop(choice.name) for choice in fields(Setup)})
    if given["load"] and (given["game"] or setup != Setup()):
        raise UsageError("--load brings its own setup: leave the choice of one out")
    given["game"] = given["game"] or next(iter(GAMES))
    given["auto"] = SIDES.get(given["auto"], frozenset())
    return Options(setup=setup, **given)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < LONGEST):
        raise argparse.ArgumentTypeError(f"{text[:LONGEST]!a} is not a number")
    return int(text)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(_number, text.replace(",", " ").split()))


def _rule(text: str) -> tuple[str, int]:
    name, _, value = text.partition("=")
    known = SWITCHES.get(value.lower())
    return name, _number(value) if known is None else known
