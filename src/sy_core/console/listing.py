"""What can be chosen: editions, players, house rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import cast

from sy_core.catalogue import Catalogue
from sy_core.choices import HouseRules
from sy_core.console.text import INDENT, wrapped
from sy_core.game import AnyGame
from sy_core.protocols import Crew, Edition
from sy_core.registry import GAMES


def listing(words: Catalogue, width: int) -> list[str]:
    """Every choice that the command line offers."""
    classic, *others = (_game(words, game, width) for game in GAMES.values())
    return [*classic, *(line for lines in others for line in ("", *lines))]


def _game(words: Catalogue, game: AnyGame, width: int) -> list[str]:
    editions = game.editions.values()
    offered = {name for edition in editions for name in edition.choices}
    known = fields(cast("HouseRules", next(iter(editions)).defaults))
    names = [rule.name for rule in known if rule.name in offered]
    return [
        f"{words(f'game.{game.id}')} (--game {game.id})",
        *(line for edition in editions for line in _edition(words, edition, width)),
        *_rules(words, names, width),
    ]


def _edition(words: Catalogue, edition: Edition, width: int) -> list[str]:
    crews = (_crew(words, count, crew) for count, crew in edition.crews.items())
    offers = (
        _offer(name, options, getattr(edition.defaults, name))
        for name, options in edition.choices.items()
    )
    return [
        "",
        f"--edition {edition.id:<16} {words(f'edition.{edition.id}')}",
        *wrapped(f"{INDENT}--players  ", crews, width),
        *wrapped(f"{INDENT}--rule     ", offers, width, none=words("none")),
    ]


def _crew(words: Catalogue, players: int, crew: Crew) -> str:
    pawns = words("crew.detectives", n=sum(crew.pawns))
    if not crew.bobbies:
        return f"{players} ({pawns})"
    bobbies = words("crew.bobbies", n=crew.bobbies)
    return f"{players} ({pawns}{words('list.comma')}{bobbies})"


def _offer(name: str, options: tuple[int, ...], default: int) -> str:
    """``rounds=22|24``: the first value is the edition's own."""
    others = (option for option in options if option != default)
    return f"{name}={'|'.join(map(_value, (default, *others)))}"


def _value(value: int) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(int(value))


def _rules(words: Catalogue, names: Iterable[str], width: int) -> list[str]:
    """House rules in words; the first value above is what holds without them."""
    lines = ["", *wrapped("", words("rules").split(), width)]
    for name in names:
        lines += wrapped(f"{INDENT}{name:<21} ", words(f"rule.{name}").split(), width)
    return lines
