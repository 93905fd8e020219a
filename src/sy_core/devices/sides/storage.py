"""Either side as text, to be kept: its letters and its own secrets, nothing else.

Loading is following every letter again. What the table keeps holds neither the key nor
a station that was not shown: they are in none of the letters before the opening.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from sy_core.devices.chains import LINK
from sy_core.devices.letters.faults import LetterError, LetterFault
from sy_core.devices.letters.packing import Reader, Writer
from sy_core.devices.letters.wrapping import unwrapped, wrapped
from sy_core.devices.seal import KEY, SHARE
from sy_core.devices.sides import mister_x, table
from sy_core.devices.sides.mister_x import MisterXSide
from sy_core.devices.sides.table import TableSide
from sy_core.devices.transcript import read_transcript, write_transcript
from sy_core.errors import IllegalMoveError, NotationError

AnySide: TypeAlias = MisterXSide | TableSide

PREFIX: Final = "side"
LONGEST: Final = 100_000  # characters; a game needs about 2,000
LONGEST_MOVES: Final = 4_000  # bytes
_X, _TABLE = 0, 1


def to_text(side: AnySide) -> str:
    """A side as text; Mister X's is for his own device only."""
    writer = Writer()
    if isinstance(side, MisterXSide):
        writer.byte(_X)
        writer.raw(side.key)
        moves = side.acts
    else:
        writer.byte(_TABLE)
        writer.raw(side.share)
        moves = side.draft
    writer.raw(side.chain)
    writer.text(" ".join(moves))
    write_transcript(writer, side.base.transcript)
    return wrapped(PREFIX, writer.done())


def from_text(text: str) -> AnySide:
    """The side again, whatever was not sent included; else a LetterError."""
    reader = Reader(unwrapped(PREFIX, text, LONGEST))
    role = reader.byte()
    secret = reader.raw(KEY if role == _X else SHARE)
    chain = reader.raw(LINK)
    moves = tuple(reader.text(LONGEST_MOVES).split())
    transcript = read_transcript(reader)
    if role > _TABLE or not reader.is_done:
        raise LetterError(LetterFault.FORM)
    try:
        if role == _X:
            return mister_x.rebuilt(transcript, secret, chain, moves)
        return table.rebuilt(transcript, secret, chain, moves)
    except NotationError:
        raise LetterError(LetterFault.FORM) from None
    except IllegalMoveError as error:
        raise LetterError(LetterFault.RULES, error.code) from None
