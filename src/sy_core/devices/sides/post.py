"""Letters as they come in: the next one, or why not."""

from __future__ import annotations

from sy_core.devices.letters.faults import LetterError, LetterFault
from sy_core.devices.letters.messages import BEFORE, Letter, Resign
from sy_core.devices.letters.text import read_letter, write_letter
from sy_core.devices.sides.follow import followed
from sy_core.devices.sides.public import Public
from sy_core.devices.transcript import misplaced, shortened
from sy_core.terms import Side


def delivered(public: Public, text: str, reader: Side) -> tuple[Public, Letter]:
    """The letter that *reader* gets, and what was known before it.

    A LetterError if it is none, or not the next one.
    """
    letter = read_letter(text)
    fault = misplaced(public.transcript, letter, reader)
    if fault is LetterFault.FORK and _crosses(public, letter, reader):
        return followed(shortened(public.transcript)), letter
    if fault is not None:
        raise LetterError(fault)
    return public, letter


def last_texts(public: Public, writer: Side) -> tuple[str, ...]:
    """The letters of *writer* that the other side may not have got yet, once more."""
    waiting: list[Letter] = []
    for letter in reversed(public.transcript.letters):
        if letter.sender.side is not writer:
            break
        waiting.append(letter)
    return tuple(map(write_letter, reversed(waiting)))


def _crosses(public: Public, letter: Letter, reader: Side) -> bool:
    """Whether somebody resigned while the reader's own letter was under way.

    Then that one is void. If both resigned, Mister X's word counts.
    """
    transcript = public.transcript
    last = transcript.letters[-1]
    return (
        letter.messages == (Resign(),)
        and letter.number == last.number
        and letter.before == transcript.heads[last.number][:BEFORE]
        and letter.sender.side is not reader
        and last.sender.side is reader
        and not (last.messages == (Resign(),) and reader is Side.MISTER_X)
    )
