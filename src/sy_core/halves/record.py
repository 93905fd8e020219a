"""The table's half as text: a redacted record with enough in it to go on.

Loading is following: a game that has this public history is looked for, by all the
rules, and what is written of it must be the very same text.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sy_core.errors import (
    IllegalMoveError,
    NotationError,
    PositionError,
    RecordError,
    RecordFault,
    ViewError,
)
from sy_core.formats import envelope
from sy_core.formats.envelope import Fields
from sy_core.formats.record import REDACTED, Record
from sy_core.halves.values import E, Known, M, OpenHalf, S, V
from sy_core.halves.verbs import Halves
from sy_core.outcome import EndReason, Outcome
from sy_core.protocols import View
from sy_core.terms import SPECTATOR, Station

HALF: Final = "half"
"""The member that tells such a record from a redacted one."""
_END: Final = {reason.value: Outcome(reason) for reason in EndReason}


def write_half(
    halves: Halves[S, M, V, E],
    half: OpenHalf[S, M, V],
    notes: Mapping[str, str] | None = None,
) -> str:
    """The half as text; equal halves are equal texts, wherever he is."""
    game = halves.game
    moves = [*game.records.redacted(half.told), *map(game.format_move, half.asked)]
    return envelope.dump(
        {
            **game.records.head(half.alike, SPECTATOR),
            REDACTED: True,
            HALF: _more(half.told, len(half.asked)),
            "notes": dict(notes or {}),
            "moves": moves,
        }
    )


def load_half(halves: Halves[S, M, V, E], text: str) -> OpenHalf[S, M, V]:
    """The half that a text leads to; whatever is wrong is a RecordError."""
    record, fields = halves.game.records.read_redacted(text, HALF)
    more = fields.fields(HALF)
    more.only("asked", "known", "end")
    asked = more.integer("asked")
    answered = len(record.moves) - asked
    if asked < 0 or answered < 0:
        raise RecordError(RecordFault.COUNT, f"{HALF}.asked", "more than there are")
    half = _answered(halves, record, more, answered)
    for index in range(answered, len(record.moves)):
        try:
            half = halves.apply(half, halves.game.parse_move(record.moves[index]))
        except (NotationError, IllegalMoveError) as error:
            where = f"moves[{index}]"
            raise RecordError(RecordFault.MOVE, where, str(error), index) from error
    return half


def _more(told: View, asked: int) -> dict[str, object]:
    """What the moves do not say: stations of the log, and whether it is over.

    ``known`` has a number for the start and one for each entry, 0 for a hidden one.
    """
    stations = (told.known_start, *(seen.station for seen in told.trail))
    return {
        "asked": asked,
        "known": [station or 0 for station in stations],
        "end": "" if told.outcome is None else told.outcome.reason.value,
    }


def _answered(
    halves: Halves[S, M, V, E], record: Record[S], more: Fields, answered: int
) -> OpenHalf[S, M, V]:
    """The half after all that Mister X has answered."""
    end, moves = more.text("end"), record.moves[:answered]
    if end not in ("", *_END):
        raise RecordError(RecordFault.FORM, f"{HALF}.end", "is no end of a game")
    known = enumerate(more.integers("known"))
    stations = {number: Station(station) for number, station in known if station}
    signs = tuple(map(halves.sign, moves))
    try:
        seen = halves.game.shorthand.as_seen(record.start, signs, known=False)
        half = halves.believed(
            halves.supposed(seen, (), Known(stations, _END.get(end)))
        )
    except PositionError as error:
        raise RecordError(RecordFault.MOVE, error.where, error.what) from error
    except (ViewError, IllegalMoveError, NotationError) as error:
        raise RecordError(RecordFault.MOVE, "moves", str(error)) from error
    written = halves.game.records.redacted(half.told)
    if written != [*moves] or _more(half.told, 0) != {**more.values, "asked": 0}:
        what = "shown or hidden against the rules"
        raise RecordError(RecordFault.MOVE, "moves", what)
    return half
