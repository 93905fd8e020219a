"""The audit: when the seal is broken, was everything as it was said?

It needs nothing but the letters. The game is followed twice at once, as the table saw
it and as it was, and compared message by message.
"""

from __future__ import annotations

from dataclasses import replace

from sy_core.devices.letters.faults import LetterError
from sy_core.devices.letters.messages import Letter, Message, Opening, Reply, Turn
from sy_core.devices.sides.follow import begun, check_links, said
from sy_core.devices.sides.public import Public
from sy_core.devices.transcript import Transcript, extended
from sy_core.devices.truth import (
    Truth,
    deal_judged,
    reply_judged,
    root_fault,
    turn_judged,
)
from sy_core.devices.verdict import Cheat, Fault, Sound


def audit(transcript: Transcript) -> Sound | Fault:
    """Whether the game of these letters was played as it was told."""
    if not transcript.letters:
        return Fault(Cheat.FORGED)
    first, *others = transcript.letters
    truth = _truth(transcript)
    try:
        public = begun(first)
    except LetterError as error:
        return _forged(first, error)
    fault = None if truth is None else root_fault(public, truth)
    for letter in others:
        if fault is not None:
            return fault
        public, truth, fault = _followed(public, letter, truth)
    return fault or _verdict(public, truth)


def _truth(transcript: Transcript) -> Truth | None:
    """All that the opening claims, if there is one."""
    said_by_all = (m for letter in transcript.letters for m in letter.messages)
    opening = next((m for m in said_by_all if isinstance(m, Opening)), None)
    return None if opening is None else Truth(opening, opening.moves)


def _verdict(public: Public, truth: Truth | None) -> Sound | Fault:
    if public.opening is None or truth is None or truth.state is None:
        return Fault(Cheat.NOT_OPENED)
    if truth.turns:
        entry = len(public.sealed) + 1
        return Fault(Cheat.INCOMPLETE, entry, truth.turns[0])
    return Sound(truth.state, len(public.sealed))


def _followed(
    public: Public, letter: Letter, truth: Truth | None
) -> tuple[Public, Truth | None, Fault | None]:
    """One letter: is it true, and would it have been taken?"""
    side = letter.sender.side
    for at, message in enumerate(letter.messages):
        before = public
        try:
            public = said(public, side, message, letter.messages[:at])
            refusal = None
        except LetterError as error:
            refusal = _forged(letter, error)
        judged = truth
        if truth is not None:
            # A lie that shows at once is a lie: the truth says better which one.
            found = _judged(before, None if refusal else public, message, truth)
            if isinstance(found, Fault):
                return public, truth, replace(found, letter=letter.number)
            judged = found
        if refusal is not None:
            return public, truth, refusal
        truth = judged
    try:
        check_links(public, side)
    except LetterError as error:
        return public, truth, _forged(letter, error)
    return replace(public, transcript=extended(public.transcript, letter)), truth, None


def _judged(
    before: Public, after: Public | None, message: Message, truth: Truth
) -> Truth | Fault:
    """One message, compared with what was; *after*: None if it would be refused."""
    if after is not None:
        fault = root_fault(after, truth)
        if fault is not None:
            return fault
        if before.half is None and after.half is not None:
            return deal_judged(after, truth)
    if before.half is None or before.is_over:
        return truth
    if isinstance(message, Turn):
        return turn_judged(before, message, truth)
    if isinstance(message, Reply):
        return reply_judged(before, message, truth)
    return truth


def _forged(letter: Letter, error: LetterError) -> Fault:
    about = f"{error.code} {error.about}".strip()
    return Fault(
        Cheat.FORGED, true=about, side=letter.sender.side, letter=letter.number
    )
