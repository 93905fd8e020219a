"""What can be chosen: editions, players, house rules."""

from __future__ import annotations

from collections.abc import Iterable

from sy_core.console.text import INDENT, counted, wrapped
from sy_core.console.wording import GAMES as TITLES
from sy_core.console.wording import RULES
from sy_core.game import AnyGame
from sy_core.protocols import Crew, Edition
from sy_core.registry import GAMES


def listing(width: int) -> list[str]:
    """Every choice that the command line offers."""
    classic, *others = (_game(game, width) for game in GAMES.values())
    return [*classic, *(line for lines in others for line in ("", *lines))]


def _game(game: AnyGame, width: int) -> list[str]:
    editions = game.editions.values()
    names = {name for edition in editions for name in edition.choices}
    return [
        f"{TITLES[game.id]} (--game {game.id})",
        *(line for edition in editions for line in _edition(edition, width)),
        *_rules(names, width),
    ]


def _edition(edition: Edition, width: int) -> list[str]:
    crews = (_crew(count, crew) for count, crew in edition.crews.items())
    offers = (
        _offer(name, options, getattr(edition.defaults, name))
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
