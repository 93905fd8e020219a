"""Games over two devices, with letters that were damaged, changed and forged.

Each thing is one letter of some game. Whatever was done to it, it is refused with a
code, or taken and then found by the audit; nothing else may come of it.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from support.devices.letters_changed import as_said, changed, with_message, written
from support.devices.pair import TABLE, Pair, X, met, some_setup, steps
from sy_core.devices.audit import audit
from sy_core.devices.letters.faults import Refused
from sy_core.devices.letters.messages import Answer, Invite, Letter, Message, Opening
from sy_core.devices.letters.text import read_letter, write_letter
from sy_core.devices.sealed_record import transcript_text
from sy_core.devices.sides import verbs
from sy_core.devices.sides.storage import to_text
from sy_core.devices.verdict import Fault, Sound
from sy_core.registry import EDITION_IDS
from tools.soak.damage import damaged
from tools.soak.series import Plan, Tally, must

EDITIONS: Final = tuple(each for editions in EDITION_IDS.values() for each in editions)
OTHER: Final = "taken, and other than it was written"
LETTERS_OF_A_GAME: Final = 50
"""Things that are done with one game, before another is played."""


def series(plan: Plan) -> Tally:
    """Change the letters of a plan."""
    tally = Tally()
    for number in plan.numbers:
        rng = plan.chance(number)
        game = number - number % LETTERS_OF_A_GAME
        with tally.thing(number, lambda: f"of game {game}"):  # noqa: B023 - asked at once
            do = rng.choice((_damaged, _forged, _rewritten))
            tally.done[do(_moments(plan.seed, game), rng)] += 1
        tally.done["letters"] += 1
    return tally


@lru_cache(maxsize=2)
def _moments(seed: int, game: int) -> tuple[Pair, ...]:
    """A game over two devices after each of its letters."""
    rng = Random(f"letters {seed} {game}")
    setup = some_setup(rng.choice(EDITIONS), rng)
    first = met(setup, rng.random(), rng.choice((X, TABLE)), live=rng.random() < 0.3)  # noqa: PLR2004 - a third
    found = (first, *steps(first, rng))
    verdict = audit(found[-1].table.base.transcript)
    must(isinstance(verdict, Sound), f"an honest game is not sound: {verdict}")
    must(found[-1].x.base == found[-1].table.base, "two devices know different things")
    return found


def _damaged(moments: tuple[Pair, ...], rng: Random) -> str:
    """A text that was sound is read by whoever waits for it."""
    before, after = _two(moments, rng)
    text = damaged(after.texts[-1], [each.texts[-1] for each in moments], rng)
    return f"damaged: {_read(before, text, after)}"


def _forged(moments: tuple[Pair, ...], rng: Random) -> str:
    """A whole letter with one part changed; if it is taken, the audit finds it."""
    before, after = _two(moments, rng)
    letter = read_letter(after.texts[-1])
    other = rng.choice([*changed(letter)])
    assert isinstance(other, Letter)
    try:
        text = write_letter(other)
    except (AssertionError, AttributeError, ValueError):
        return "forged: there are no bytes for that"
    came = _read(before, text, after)
    if came == OTHER and letter.sender.side is X and not _is_name(letter):
        letters = as_said(moments[-1].table.base.transcript)
        letters[letter.number] = (X, other.messages)
        verdict = audit(written(letter.game_id, letters, honest_head=True))
        must(isinstance(verdict, Fault), f"{letter} was taken as {other}")
    return f"forged: {came}"


def _rewritten(moments: tuple[Pair, ...], rng: Random) -> str:
    """The whole transcript with one message changed, for the audit."""
    transcript = moments[-1].table.base.transcript
    letters = as_said(transcript)
    at = rng.randrange(len(letters))
    side, messages = letters[at]
    place = rng.randrange(len(messages))
    other = rng.choice([*changed(messages[place])] or [None])
    if not isinstance(other, Message):
        return "rewritten: nothing to change"
    his = side is X and not isinstance(other, Invite | Answer | Opening)
    lie = with_message(letters, at, place, other)
    try:
        made = written(transcript.game_id, lie, honest_head=his)
        transcript_text(made)
    except (AssertionError, AttributeError, ValueError):
        return "rewritten: there are no bytes for that"
    verdict = audit(made)
    must(isinstance(verdict, Fault), f"{messages[place]} became {other}: {verdict}")
    return f"rewritten: {verdict.code}" if isinstance(verdict, Fault) else ""


def _is_name(letter: Letter) -> bool:
    """Whether it says who plays: what is another name there is nobody's lie."""
    return isinstance(letter.messages[0], Invite | Answer)


def _two(moments: tuple[Pair, ...], rng: Random) -> tuple[Pair, Pair]:
    at = rng.randrange(1, len(moments))
    return moments[at - 1], moments[at]


def _read(before: Pair, text: str, after: Pair) -> str:
    """What the reader makes of it, who is then as before, or has the right letter."""
    right = read_letter(after.texts[-1])
    reader: verbs.AnySide = before.table if right.sender.side is X else before.x
    kept = to_text(reader)
    found = verbs.received(reader, text)
    must(to_text(reader) == kept, "a refused letter has left traces")
    if isinstance(found, Refused):
        return found.code
    taken = found.base.transcript.letters[-1]
    return "taken" if taken == right else OTHER
