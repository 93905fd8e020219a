"""What Mister X's half tells, as messages and back; each new entry gets its seal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import Field, dataclass, replace
from typing import ClassVar, Final, Protocol, cast

from sy_core import knowledge
from sy_core.devices import seal
from sy_core.devices.letters.faults import LetterError, LetterFault
from sy_core.devices.letters.messages import Reply, Shown, Turn
from sy_core.devices.sides.public import Public
from sy_core.errors import PositionError
from sy_core.halves.values import Disclosure
from sy_core.halves.verbs import AnyHalves
from sy_core.move import Move
from sy_core.outcome import EndReason, Outcome
from sy_core.protocols import Event, Sighting, State, View
from sy_core.terms import MISTER_X, Station

_STATION: Final = re.compile(r"[0-9]+")
TURN: Final = "turn"


class Leg(Sighting, Protocol):
    """A sighting of either game, as the dataclass that it is."""

    __dataclass_fields__: ClassVar[dict[str, Field[object]]]


@dataclass(frozen=True, slots=True)
class Pen:
    """What Mister X needs to write: his seal."""

    game_id: bytes
    key: bytes

    def promise(self, entry: int, station: Station) -> bytes:
        """The commitment of an entry."""
        return seal.sealed(self.game_id, self.key, entry, station)

    def show(self, entry: int, station: Station) -> Shown:
        """The same, opened."""
        return Shown(entry, station, seal.salt(self.key, entry))


def turn_message(
    halves: AnyHalves, states: tuple[State, State], move: Move, pen: Pen
) -> Turn:
    """What the table is told of a move of his: *states* before and after it."""
    game, (before, after) = halves.game, states
    entries = game.view_for(after, MISTER_X).trail
    older = len(game.view_for(before, MISTER_X).trail)
    places = [_place(entry.station) for entry in entries[older:]]
    # A double that ran into a detective: what was to follow is sealed as well.
    places += [_place(leg.to) for leg in move.legs[len(places) :]]
    seen = halves.table_view(after)
    told = halves.disclosed(halves.table_view(before), seen)
    open_now = {older + 1 + at for at in _seen_at_once(told.event)}
    new = dict(enumerate(places, start=older + 1))
    shown = {**dict(told.shown), **{n: new[n] for n in new if n in open_now}}
    return Turn(
        event=_sign(halves, seen),
        promises=tuple(pen.promise(n, new[n]) for n in new if n not in open_now),
        shown=tuple(pen.show(n, shown[n]) for n in sorted(shown)),
        ended=_reason(told.outcome),
    )


def reply_message(told: Disclosure[Event], pen: Pen) -> Reply:
    """What the table is told of the pursuers' moves."""
    shown = tuple(pen.show(entry, station) for entry, station in told.shown)
    return Reply(told.made, _reason(told.outcome), shown)


def reply_told(message: Reply) -> Disclosure[Event]:
    """The answer that a reply gives."""
    return Disclosure(
        made=message.made,
        shown=_places(message.shown),
        outcome=_outcome(message.ended),
    )


def turn_told(
    halves: AnyHalves, public: Public, message: Turn
) -> tuple[Disclosure[Event], int]:
    """What a turn tells, and how many entries it seals; a LetterError if nothing."""
    half = public.half
    assert half is not None
    event, announced = _event(halves, half.alike, message.event)
    older = len(half.told.trail)
    stations = dict(_places(message.shown))
    sealed = 0
    if isinstance(event, knowledge.Turn):
        legs = cast("tuple[Leg, ...]", event.legs)
        double = event.double or len(legs) > 1
        seen = _legs(half.told, legs, stations, message)
        event = replace(event, legs=seen, double=double)
        sealed = max(len(legs), 2) if double else len(legs)
    told = Disclosure(
        event=event,
        shown=tuple(item for item in stations.items() if item[0] <= older),
        outcome=_outcome(message.ended),
        announced=announced,
    )
    return told, sealed


def with_seals(public: Public, message: Turn, count: int) -> Public:
    """The promises of *count* new entries, and what is opened of all of them."""
    shown = {each.entry: each for each in message.shown}
    promises = iter(message.promises)
    sealed = list(public.sealed)
    for entry in range(len(sealed) + 1, len(sealed) + count + 1):
        if entry in shown:
            one = shown[entry]
            game_id = public.transcript.game_id
            sealed.append(seal.commitment(game_id, entry, one.station, one.salt))
        else:
            sealed.append(_next(promises))
    if next(promises, None) is not None:
        raise LetterError(LetterFault.FORM)
    return with_shown(replace(public, sealed=tuple(sealed)), message.shown)


def with_shown(public: Public, shown: Sequence[Shown]) -> Public:
    """Entries are opened, in their order; each is what was promised."""
    entries = [each.entry for each in shown]
    if entries != sorted({*entries}):
        raise LetterError(LetterFault.FORM)
    for each in shown:
        if each.entry > len(public.sealed):
            raise LetterError(LetterFault.FORM)
        promise = seal.commitment(
            public.transcript.game_id, each.entry, each.station, each.salt
        )
        # His start is dealt, not promised: it is checked when the key is known.
        if each.entry and promise != public.sealed[each.entry - 1]:
            raise LetterError(LetterFault.PLEDGE)
    return replace(public, shown=(*public.shown, *shown))


def _sign(halves: AnyHalves, seen: View) -> str:
    """The last event as text, without stations."""
    sign = halves.game.shorthand.signs(seen)[-1]
    return _STATION.sub("", sign) if seen.history[-1].kind == TURN else sign


def _event(halves: AnyHalves, alike: State, sign: str) -> tuple[Event, str | None]:
    """The event that *sign* tells, and the tile that is announced by it."""
    first = halves.game.beginning(alike)
    try:
        seen = halves.game.shorthand.as_seen(first, (sign,), known=False)
    except PositionError as error:
        raise LetterError(LetterFault.RULES, error.code) from None
    if _sign(halves, seen) != sign:  # there is one way to write it
        raise LetterError(LetterFault.FORM)
    return seen.history[-1], halves.announced(seen)


def _legs(
    view: View, legs: tuple[Leg, ...], stations: Mapping[int, Station], message: Turn
) -> tuple[Leg, ...]:
    """Sightings of this round, with what is shown of them.

    If he ran into a detective, everybody sees where he is; only a reveal shows it.
    """
    first, last = len(view.trail) + 1, len(view.trail) + len(legs)
    unshown = None if message.ended is None or last in view.table.marked else last
    return tuple(
        replace(
            leg,
            round=view.round,
            station=stations.get(entry),
            shown=entry in stations and entry != unshown,
        )
        for entry, leg in enumerate(legs, start=first)
    )


def _seen_at_once(event: Event | None) -> list[int]:
    if not isinstance(event, knowledge.Turn):
        return []
    return [at for at, leg in enumerate(event.legs) if leg.station is not None]


def _places(shown: Iterable[Shown]) -> tuple[tuple[int, Station], ...]:
    return tuple((each.entry, each.station) for each in shown)


def _place(station: Station | None) -> Station:
    assert station is not None  # Mister X knows all of them
    return station


def _next(promises: Iterable[bytes]) -> bytes:
    for promise in promises:
        return promise
    raise LetterError(LetterFault.FORM)


def _reason(outcome: Outcome | None) -> EndReason | None:
    return None if outcome is None else outcome.reason


def _outcome(reason: EndReason | None) -> Outcome | None:
    return None if reason is None else Outcome(reason)
