"""What can be chosen: editions, players, house rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from sy_core.classic.editions import EDITIONS
from sy_core.classic.editions.model import Crew
from sy_core.console.text import INDENT, counted, wrapped
from sy_core.console.wording import RULES
from sy_core.hunting.editions import EDITIONS as DICE_EDITIONS


def listing(width: int) -> list[str]:
    """Every choice that the command line offers."""
    return [*_classic(width), "", *_hunting(width)]


class Offer(Protocol):
    """What both games say about an edition."""

    @property
    def id(self) -> str:
        """The name for --edition."""
        ...

    @property
    def title(self) -> str:
        """The full name."""
        ...

    @property
    def choices(self) -> Mapping[str, tuple[int, ...]]:
        """The house rules on offer."""
        ...


def _classic(width: int) -> list[str]:
    lines = ["CLASSIC GAME (--game classic)"]
    for edition in EDITIONS.values():
        crews = (_crew(count, crew) for count, crew in edition.crews.items())
        lines += _edition(edition, edition.defaults, crews, width)
    names = {name for edition in EDITIONS.values() for name in edition.choices}
    return [*lines, *_rules(names, width)]


def _hunting(width: int) -> list[str]:
    lines = ["DICE GAME (--game hunting)"]
    for edition in DICE_EDITIONS.values():
        crews = (
            f"{count} ({counted(sum(crew.pawns), 'detective')})"
            for count, crew in edition.crews.items()
        )
        lines += _edition(edition, edition.defaults, crews, width)
    names = {name for edition in DICE_EDITIONS.values() for name in edition.choices}
    return [*lines, *_rules(names, width)]


def _edition(
    edition: Offer, defaults: object, crews: Iterable[str], width: int
) -> list[str]:
    offers = (
        _offer(name, options, getattr(defaults, name))
        for name, options in edition.choices.items()
    )
    return [
        "",
        f"--edition {edition.id:<16} {edition.title}",
        *wrapped(f"{INDENT}--players  ", crews, width),
        *wrapped(f"{INDENT}--rule     ", offers, width),
    ]


def _crew(players: int, crew: Crew) -> str:
    pawns = counted(sum(crew.pawns), "detective")
    bobbies = f", {counted(crew.bobbies, 'bobby')}" if crew.bobbies else ""
    return f"{players} ({pawns}{bobbies})"


def _offer(name: str, options: tuple[int, ...], default: int) -> str:
    """``rounds=22|24``: the first value is the edition's own."""
    others = (option for option in options if option != default)
    return f"{name}={'|'.join(map(_value, (default, *others)))}"


def _value(value: int) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(int(value))


def _rules(names: Iterable[str], width: int) -> list[str]:
    """House rules in words; the first value above is what holds without them."""
    lines = ["", "House rules (above, the first value is what holds without --rule)"]
    for name, words in RULES.items():
        if name in names:
            lines += wrapped(f"{INDENT}{name:<21} ", words.split(), width)
    return lines
