"""Views as text and back: how a computer player in another process gets its view.

What crosses is a view and nothing else. There is no way to write a state: the door
``view_for`` stands before this one, and what it does not show cannot be sent.

>>> from random import Random
>>> from sy_core import SPECTATOR, new_game, view_for
>>> view = view_for(new_game("2013", 4, rng=Random(7)), SPECTATOR)
>>> unpack(pack(view)) == view
True
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from sy_core.errors import ViewError
from sy_core.registry import GAMES

if TYPE_CHECKING:
    from sy_core import hunting
    from sy_core.classic import view

AnyView: TypeAlias = "view.View | hunting.View"
Classes: TypeAlias = Mapping[str, Any]

LIST: Final = ""
"""The name in front of a tuple; in front of anything else stands its class."""
SET: Final = "{}"
EDITION: Final = "Edition"


@cache
def _classes(game: str) -> Classes:
    """All that a view of a game is made of: nothing else is written or read."""
    parts = GAMES[game].view_parts
    return MappingProxyType({each.__name__: each for each in parts})


def game_of(seen: AnyView) -> str:
    """The id of the game that a view is of."""
    for name, game in GAMES.items():  # the dice game is only loaded if it is asked
        if isinstance(seen, game.view_parts[0]):
            return name
    raise ViewError(f"not part of a view: {type(seen).__name__}")


def pack(seen: AnyView) -> str:
    """A view as text."""
    game = game_of(seen)
    whole = [game, _written(seen, _classes(game))]
    return json.dumps(whole, separators=(",", ":"))


def unpack(text: str) -> AnyView:
    """The view that was packed; a ViewError where there is none in *text*."""
    try:
        game, whole = json.loads(text)
        seen = _read(whole, game, _classes(game))
    except (LookupError, RecursionError, TypeError, ValueError) as error:
        raise ViewError(f"not a view: {type(error).__name__}") from error
    if not isinstance(seen, GAMES[game].view_parts[0]):
        raise ViewError("not a view: something else")
    return cast("AnyView", seen)


def _written(value: object, known: Classes) -> object:
    kind = type(value)
    if value is None or kind in (bool, int, str):
        return value
    if isinstance(value, tuple) and kind is tuple:
        return [LIST, *(_written(each, known) for each in value)]
    if isinstance(value, frozenset):
        return [SET, *sorted(value)]
    if known.get(kind.__name__) is not kind:
        raise ViewError(f"not part of a view: {kind.__name__}")
    if kind.__name__ == EDITION:
        return [EDITION, value.id]  # type: ignore[attr-defined]
    if isinstance(value, Enum):
        return [kind.__name__, value.value]
    return [kind.__name__, *(_written(each, known) for each in _parts(value))]


def _parts(value: object) -> list[object]:
    if isinstance(value, tuple):  # a named one
        return list(value)
    return [getattr(value, field.name) for field in fields(value)]  # type: ignore[arg-type]


def _read(value: object, game: str, known: Classes) -> object:
    if not isinstance(value, list):
        return value
    name, *told = value
    if name == EDITION:
        return GAMES[game].editions[told[0]]
    parts = tuple(_read(each, game, known) for each in told)
    if name in (LIST, SET):
        return frozenset(parts) if name == SET else parts
    made = known[name]
    if issubclass(made, Enum | tuple):
        return made(*parts)
    names = [field.name for field in fields(made)]
    return made(**dict(zip(names, parts, strict=True)))
