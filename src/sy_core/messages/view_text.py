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
from dataclasses import fields
from enum import Enum
from functools import cache
from typing import Any, Final, TypeAlias, cast

from sy_core.errors import ViewError
from sy_core.formats.nesting import shallow
from sy_core.game import AnyGame
from sy_core.protocols import View
from sy_core.registry import GAMES, game_of_view

LIST: Final = ""
"""The name in front of a tuple; in front of anything else stands its part's name."""
SET: Final = "{}"
VIEW: Final = "view"
EDITION: Final = "edition"
"""Written by its id: whoever reads it has the same editions."""

Json: TypeAlias = Any
"""JSON comes in: anything, until it has been looked at; so what is made of it."""


@cache
def _names(game: AnyGame) -> dict[type, str]:
    """By class, what it is called: nothing else is written."""
    return {part: name for name, part in game.view_parts.items()}


def pack(seen: View) -> str:
    """A view as text."""
    game = game_of_view(seen)
    whole = [game.id, _written(seen, game)]
    return json.dumps(whole, separators=(",", ":"))


def unpack(text: str) -> View:
    """The view that was packed; a ViewError where there is none in *text*."""
    try:
        name, whole = json.loads(shallow(text))
        game = GAMES[name]
        seen = _read(whole, game)
    except (LookupError, TypeError, ValueError) as error:
        raise ViewError(f"not a view: {type(error).__name__}") from error
    if not isinstance(seen, game.view_parts[VIEW]):
        raise ViewError("not a view: something else")
    return cast("View", seen)


def _written(value: object, game: AnyGame) -> Json:
    kind = type(value)
    if value is None or kind in (bool, int, str):
        return value
    if isinstance(value, tuple) and kind is tuple:
        return [LIST, *(_written(each, game) for each in value)]
    if isinstance(value, frozenset):
        return [SET, *sorted(value)]
    name = _names(game).get(kind)
    if name is None:
        raise ViewError(f"not part of a view: {kind.__name__}")
    if name == EDITION:
        return [EDITION, value.id]  # type: ignore[attr-defined]
    if isinstance(value, Enum):
        return [name, value.value]
    return [name, *(_written(each, game) for each in _parts(value))]


def _parts(value: object) -> list[object]:
    if isinstance(value, tuple):  # a named one
        return list(value)
    return [getattr(value, field.name) for field in fields(value)]  # type: ignore[arg-type]


def _read(value: Json, game: AnyGame) -> object:
    if not isinstance(value, list):
        return value
    name, *values = value
    if name == EDITION:
        return game.editions[values[0]]
    parts = tuple(_read(each, game) for each in values)
    if name in (LIST, SET):
        return frozenset(parts) if name == SET else parts
    made: Json = game.view_parts[name]
    if issubclass(made, Enum | tuple):
        return made(*parts)
    names = [field.name for field in fields(made)]
    return made(**dict(zip(names, parts, strict=True)))
