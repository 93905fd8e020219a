"""What is seen of the clock: what is left, and a word; read out by whoever asks."""

from __future__ import annotations

from typing import Final

from ui.clocks.state import TALK, TURN, Clock
from ui.clocks.terms import Terms
from ui.kit.html import Html, classes, el
from ui.words import Words

MINUTE: Final = 60


def face(words: Words, terms: Terms, clock: Clock) -> Html:
    """Minutes and seconds; a colour and another word when it is time to hurry.

    Its role says that it changes all the time: screen readers tell it when asked.
    """
    kind = TALK if clock.kind == TALK else TURN
    seconds = -(-clock.left // 1_000) if clock.key else terms.turn or terms.talk
    hurry = clock.warned and not clock.up
    label = words("clock.label.talk" if kind == TALK else "clock.label.turn")
    look = classes("clock", is_late=hurry or clock.up, is_still=not clock.runs)
    return el(
        "p",
        {"class": look, "role": "timer", "aria-label": label},
        el("strong", None, f"{seconds // MINUTE}:{seconds % MINUTE:02}"),
        " ",
        el("span", None, _word(words, clock, kind)),
    )


def _word(words: Words, clock: Clock, kind: str) -> str:
    if clock.up:
        return words("clock.up")
    if not clock.runs:
        return words("clock.waits")
    if clock.warned:
        return words("clock.hurry")
    return words("clock.talk" if kind == TALK else "clock.turn")
