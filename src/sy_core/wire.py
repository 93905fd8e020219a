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
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from sy_core import hunting
from sy_core.editions import model
from sy_core.errors import ViewError
from sy_core.games import CLASSIC, GAMES, HUNTING
from sy_core.hunting import model as dice_model
from sy_core.hunting import state as dice_state
from sy_core.moves import Appear, Hide, PawnRide
from sy_core.outcome import EndReason, Outcome
from sy_core.state import Entry, Phase, Setting, Table
from sy_core.terms import Ticket
from sy_core.view import PawnStatus, Sighting, Turn, View

AnyView: TypeAlias = View | hunting.View
Classes: TypeAlias = Mapping[str, Any]

LIST: Final = ""
"""The name in front of a tuple; in front of anything else stands its class."""
SET: Final = "{}"
EDITION: Final = "Edition"


def _by_name(*classes: type) -> Classes:
    return MappingProxyType({each.__name__: each for each in classes})


_SHARED: Final = (Ticket, Outcome, EndReason, PawnRide)
_CLASSES: Final[Mapping[str, Classes]] = MappingProxyType(
    {
        CLASSIC.id: _by_name(
            *_SHARED,
            *(View, Turn, Sighting, PawnStatus, Appear, Hide),
            *(Table, Setting, Entry, Phase, model.HouseRules, model.Tickets),
        ),
        HUNTING.id: _by_name(
            *_SHARED,
            *(hunting.View, hunting.Turn, hunting.Sighting, hunting.PawnStatus),
            *(hunting.Place, hunting.Roll, hunting.Again, hunting.PawnStay),
            *(hunting.Table, dice_state.Setting, hunting.Entry, hunting.Phase),
            hunting.Token,
            *(hunting.HouseRules, dice_model.RunIn),
        ),
    }
)
"""All that a view is made of, by game: nothing else is written or read."""


def game_of(seen: AnyView) -> str:
    """The id of the game that a view is of."""
    return HUNTING.id if isinstance(seen, hunting.View) else CLASSIC.id


def pack(seen: AnyView) -> str:
    """A view as text."""
    game = game_of(seen)
    whole = [game, _written(seen, _CLASSES[game])]
    return json.dumps(whole, separators=(",", ":"))


def unpack(text: str) -> AnyView:
    """The view that was packed; a ViewError where there is none in *text*."""
    try:
        game, whole = json.loads(text)
        seen = _read(whole, game, _CLASSES[game])
    except (LookupError, RecursionError, TypeError, ValueError) as error:
        raise ViewError(f"not a view: {type(error).__name__}") from error
    if not isinstance(seen, View | hunting.View):
        raise ViewError("not a view: something else")
    return seen


def _written(value: object, known: Classes) -> object:
    kind = type(value)
    if value is None or kind in (bool, int, str):
        return value
    if isinstance(value, tuple) and kind is tuple:
        return [LIST, *(_written(each, known) for each in value)]
    if isinstance(value, frozenset):
        return [SET, *sorted(value)]
    if isinstance(value, model.Edition | dice_model.Edition):
        return [EDITION, value.id]
    if known.get(kind.__name__) is not kind:
        raise ViewError(f"not part of a view: {kind.__name__}")
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
