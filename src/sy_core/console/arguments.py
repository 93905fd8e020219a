"""The command line."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path
from typing import Final, NoReturn

from sy_core.catalogue import Catalogue
from sy_core.console.languages import LANGUAGES, catalogue_of
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
ME: Final = "me"
"""In place of a computer player: somebody sits there."""
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
    """The sides that play by themselves, at random or as somebody is said to."""
    who: Mapping[Side, str]
    """The computer players that were asked for, by name."""
    strict: bool
    wants_list: bool
    wants_help: bool


class Parser(argparse.ArgumentParser):
    """A parser that neither prints nor exits."""

    def __init__(self, description: str = "", epilog: str = "") -> None:
        super().__init__(
            prog=PROGRAM,
            description=description,
            epilog=epilog,
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: argparse.HelpFormatter(prog, width=80),
        )
        self.color = False  # newer Pythons would colour the help

    def error(self, message: str) -> NoReturn:
        """Leave the answer to the caller."""
        raise UsageError(message)


def language_wanted(arguments: Sequence[str], words: Catalogue) -> Catalogue:
    """The language that the command line asks for; if it does not, that of *words*."""
    made = Parser()
    made.add_argument("--language")
    given, _ = made.parse_known_args(arguments)
    if given.language is None:
        return words
    if given.language not in LANGUAGES:
        wanted, known = ascii(given.language[:LONGEST]), ", ".join(LANGUAGES)
        raise UsageError(words("usage.language", language=wanted, languages=known))
    return catalogue_of(given.language)


def parser(words: Catalogue) -> Parser:
    """The parser of all options."""
    more = words("usage.audit", program=PROGRAM)
    made = Parser(words("usage.description"), f"{words('usage.epilog')} {more}")
    _add_setup(made, words)
    add, wish = made.add_argument, partial(made.add_argument, action="store_true")
    add("--load", type=Path, metavar="FILE", help=words("option.load"))
    wish("--recover", help=words("option.recover"))
    add("--save", type=Path, metavar="FILE", help=words("option.save"))
    wish("--overwrite", help=words("option.overwrite"))
    add("--auto", choices=SIDES, help=words("option.auto"))
    add("--x", metavar="WHO", help=words("option.x"))
    add("--detectives", metavar="WHO", help=words("option.detectives"))
    wish("--strict", help=words("option.strict"))
    known = " ".join(LANGUAGES)
    told = words("option.language", languages=known)
    add("--language", metavar="CODE", help=told)
    wish("--list", dest="wants_list", help=words("option.list"))
    wish("-h", "--help", dest="wants_help", help=words("option.help"))
    return made


def _add_setup(made: Parser, words: Catalogue) -> None:
    add, number = made.add_argument, partial(_number, words)
    add("--game", choices=tuple(GAMES), help=words("option.game"))
    add("--edition", metavar="ID", help=words("option.edition"))
    add("--players", type=number, metavar="N", help=words("option.players"))
    add(
        "--rule",
        dest="rules",
        action="append",
        type=partial(_rule, words),
        default=[],
        metavar="NAME=VALUE",
        help=words("option.rule"),
    )
    numbers = partial(_numbers, words)
    add("--seed", type=number, metavar="N", help=words("option.seed"))
    add("--starts", type=numbers, metavar="N,N", help=words("option.starts"))
    add("--x-start", type=number, metavar="N", help=words("option.x_start"))
    add("--tiles", type=str.upper, metavar="ABCDEF", help=words("option.tiles"))
    add("--light", type=str.upper, metavar="AB", help=words("option.light"))


def parse(arguments: Sequence[str], words: Catalogue) -> Options:
    """Read the command line, or raise a UsageError."""
    given = vars(parser(words).parse_args(arguments))
    given.pop("language")
    given["rules"] = dict(given["rules"])
    setup = Setup(**{choice.name: given.pop(choice.name) for choice in fields(Setup)})
    if given["load"] and (given["game"] or setup != Setup()):
        raise UsageError(words("usage.load"))
    given["game"] = given["game"] or next(iter(GAMES))
    auto = SIDES.get(given.pop("auto"), frozenset())
    asked = {Side.MISTER_X: given.pop("x"), Side.DETECTIVES: given.pop("detectives")}
    who = {side: name for side, name in asked.items() if name not in (None, ME)}
    people = {side for side, name in asked.items() if name == ME}
    return Options(setup=setup, auto=(auto | set(who)) - people, who=who, **given)


def _number(words: Catalogue, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < LONGEST):
        quoted = ascii(text[:LONGEST])
        raise argparse.ArgumentTypeError(words("usage.number", text=quoted))
    return int(text)


def _numbers(words: Catalogue, text: str) -> tuple[int, ...]:
    return tuple(_number(words, part) for part in text.replace(",", " ").split())


def _rule(words: Catalogue, text: str) -> tuple[str, int]:
    name, _, value = text.partition("=")
    known = SWITCHES.get(value.lower())
    return name, _number(words, value) if known is None else known
