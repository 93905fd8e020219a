"""One side of a game over two devices, as it is kept: its letters and our own notes.

Before the cards are dealt there is no game to be looked at yet, only letters.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sy_core.devices.letters.faults import LetterError, LetterFault
from sy_core.devices.sides import storage
from sy_core.devices.sides.public import Due
from sy_core.devices.sides.verbs import AnySide, due, role
from sy_core.errors import RecordError, RecordFault
from sy_core.formats.nesting import shallow
from sy_core.terms import Side
from ui.devices import seats
from ui.saves.summary import (
    INVITED,
    Summary,
)
from ui.table.notes import SIDE
from ui.table.seating import HUMAN, NOTE, Seating, to_note

VERSION: Final = 1
DRIVERS: Final = "drivers"
"""Note: who plays each chair, those of the other side too."""
TRAVEL: Final = "travel"
"""Note: ``near``, the devices try to reach each other; or ``far``."""
OUR_NOTES: Final = (DRIVERS, TRAVEL)
"""Notes that mean nothing elsewhere."""
NEAR: Final = "near"
FAR: Final = "far"
_MARK: Final = {Side.MISTER_X: "x", Side.DETECTIVES: "t"}


@dataclass(slots=True)
class Pending:
    """A game that is not dealt yet: an invitation, or the answer to one."""

    id: str
    side: AnySide
    notes: dict[str, str]

    def record(self) -> str:
        """All of it as text to keep; a list tells by it who is going to play."""
        return write_side(self.side, {**self.notes, NOTE: to_note(self.seating)})

    @property
    def seating(self) -> Seating:
        """Who is going to sit at the table, as far as it is known."""
        public = self.side.base
        count = public.setup.players or 0
        own = (*self.notes.get(DRIVERS, "").split(","), *(HUMAN,) * count)
        return seats.invited(public, seats.drivers_of(role(self.side), count, own))

    @property
    def summary(self) -> Summary:
        """What a list tells of it."""
        public = self.side.base
        return Summary(
            game=public.game.id,
            edition=public.setup.edition or "",
            players=public.setup.players or 0,
            names=tuple(chair.name for chair in self.seating.chairs),
            post=INVITED,
        )


def kept_id(game_id: bytes, reader: Side) -> str:
    """Under which name a side is kept; two windows may have one each."""
    return f"two-{game_id.hex()}-{_MARK[reader]}"


def id_of(side: AnySide) -> str:
    """Under which name this side is kept."""
    return kept_id(side.base.transcript.game_id, role(side))


def is_ours(side: AnySide) -> bool:
    """Whether this device is to do something next: move, write, send."""
    next_due: Due = due(side)
    return next_due.side is role(side)


def write_side(side: AnySide, notes: Mapping[str, str]) -> str:
    """A side with its notes."""
    text = json.dumps(
        {"notes": dict(notes), "side": storage.to_text(side)},
        ensure_ascii=False,
        separators=(",", ":"),
    )
    return f"{SIDE}{VERSION},{text[1:]}"


def read_side(text: str) -> tuple[AnySide, dict[str, str]]:
    """A side and its notes; whatever is wrong is a RecordError."""
    try:
        fields = json.loads(shallow(text))
        if fields["two_devices"] != VERSION:
            raise RecordError(RecordFault.VERSION, "two_devices", "is not known here")
        found = storage.from_text(str(fields["side"]))
        notes = {str(name): str(said) for name, said in dict(fields["notes"]).items()}
    except LetterError as error:
        newer = error.code is LetterFault.NEWER
        code = RecordFault.VERSION if newer else RecordFault.FORM
        raise RecordError(code, "side", str(error)) from error
    except (ValueError, TypeError, LookupError) as error:
        raise RecordError(RecordFault.NOT_JSON, "side", "not a kept side") from error
    return found, notes
