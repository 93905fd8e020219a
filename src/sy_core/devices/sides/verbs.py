"""What can be done with either side: the way in for whoever plays.

A text that is not taken gives a :class:`Refused`, and nothing has changed.
"""

from __future__ import annotations

from typing import TypeAlias, overload

from sy_core.devices.letters.faults import LetterError, Refused
from sy_core.devices.letters.messages import BEFORE, Answer, Invite
from sy_core.devices.letters.text import found_in, read_letter
from sy_core.devices.seal import Entropy
from sy_core.devices.sides import mister_x, table
from sy_core.devices.sides.follow import begun
from sy_core.devices.sides.mister_x import MisterXSide
from sy_core.devices.sides.post import last_texts
from sy_core.devices.sides.public import Due, Public
from sy_core.devices.sides.table import TableSide
from sy_core.move import Move
from sy_core.terms import Seat, Side

AnySide: TypeAlias = MisterXSide | TableSide


def addressed_to(text: str) -> bytes | Refused:
    """The id of the game that a letter belongs to."""
    try:
        return read_letter(found_in(text)).game_id
    except LetterError as error:
        return error.refused


def invitation(text: str) -> Public | Refused:
    """What is proposed, and by whom, before anybody answers."""
    try:
        return begun(read_letter(found_in(text)))
    except LetterError as error:
        return error.refused


def joined(text: str, entropy: Entropy, seating: str = "") -> AnySide | Refused:
    """The side that an invitation leaves, and its answer."""
    proposed = invitation(text)
    if isinstance(proposed, Refused):
        return proposed
    by_x = proposed.inviter is Side.MISTER_X
    answer = table.answer if by_x else mister_x.answer
    return answer(found_in(text), entropy, seating)


def role(side: AnySide) -> Side:
    """Whose device it is."""
    return Side.MISTER_X if isinstance(side, MisterXSide) else Side.DETECTIVES


def act(side: AnySide, move: Move, seat: Seat | None = None) -> AnySide:
    """A move is made and not sent yet; an IllegalMoveError if it may not be."""
    if isinstance(side, MisterXSide):
        return mister_x.act(side, move)
    return table.act(side, move, seat)


@overload
def received(side: MisterXSide, text: str) -> MisterXSide | Refused: ...
@overload
def received(side: TableSide, text: str) -> TableSide | Refused: ...
def received(side: AnySide, text: str) -> AnySide | Refused:
    """The side after a letter of the other side, or why that is not taken."""
    try:
        if isinstance(side, MisterXSide):
            return mister_x.received(side, found_in(text))
        return table.received(side, found_in(text))
    except LetterError as error:
        return error.refused


def can_send(side: AnySide) -> bool:
    """Whether there is anything to write."""
    return bool(side.unsent) if isinstance(side, MisterXSide) else table.can_send(side)


def send(side: AnySide, *, live: bool = False) -> AnySide:
    """The side after its letter is written; :func:`texts` has it."""
    if isinstance(side, MisterXSide):
        return mister_x.send(side, live=live)
    return table.send(side)


def texts(side: AnySide) -> tuple[str, ...]:
    """The letters that the other side may not have got yet; twice does no harm."""
    return last_texts(side.base, role(side))


def resign(side: AnySide) -> AnySide:
    """This side gives up, and writes so."""
    if isinstance(side, MisterXSide):
        return mister_x.resign(side)
    return table.resign(side)


def due(side: AnySide) -> Due:
    """Who is to write next, and what, as far as the letters go."""
    return side.base.due


def seatings(public: Public) -> tuple[str, str]:
    """What the invitation and the answer say of who sits where."""
    said = [message for each in public.transcript.letters for message in each.messages]
    invited = next(each.seating for each in said if isinstance(each, Invite))
    answers = (each.seating for each in said if isinstance(each, Answer))
    return invited, next(answers, "")


def mark(public: Public) -> bytes:
    """By which the invitation to a rematch names the game before."""
    return public.transcript.game_id + public.transcript.head[:BEFORE]
