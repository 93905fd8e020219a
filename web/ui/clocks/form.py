"""The clock in the setup: shut away until somebody wants one."""

from __future__ import annotations

from typing import Final

from ui.clocks.terms import Terms, read_terms
from ui.kit.forms import choice
from ui.kit.html import Html, el
from ui.words import Words

TURNS: Final = (0, 30, 60, 120, 180, 300)
TALKS: Final = (0, 60, 120, 180, 300)
"""Seconds to choose from; 0: no limit."""
MINUTE: Final = 60


def form(words: Words, text: str) -> Html:
    """How long a move may take, how long talking, and what then."""
    terms = read_terms(text) or Terms()
    ends = [("say", words("clock.end.say")), ("move", words("clock.end.move"))]
    end = choice(
        "clock-end",
        words("clock.set.end"),
        ends,
        "move" if terms.plays else "say",
        intent="setup.clock",
        arg="end",
    )
    return el(
        "details",
        {"class": "card advanced clocks"},
        el(
            "summary",
            {"id": "clock-summary"},
            el("span", {"class": "summary"}, words("clock.title")),
            el("span", {"class": "hint"}, _in_short(words, terms)),
        ),
        el(
            "div",
            {"class": "house-rules"},
            _time(words, "turn", TURNS, terms.turn),
            end if terms.turn else None,
            _time(words, "talk", TALKS, terms.talk),
        ),
    )


def _time(words: Words, name: str, offered: tuple[int, ...], chosen: int) -> Html:
    values = sorted({*offered, chosen})
    return choice(
        f"clock-{name}",
        words(f"clock.set.{name}"),
        [(str(seconds), _lasts(words, seconds)) for seconds in values],
        str(chosen),
        intent="setup.clock",
        arg=name,
        hint=words(f"clock.set.{name}.hint"),
    )


def _lasts(words: Words, seconds: int) -> str:
    if not seconds:
        return words("clock.off")
    if seconds % MINUTE:
        return words("clock.seconds", n=seconds)
    return words("clock.minutes", n=seconds // MINUTE)


def _in_short(words: Words, terms: Terms) -> str:
    times = (terms.turn, terms.talk)
    said = [_lasts(words, seconds) for seconds in times if seconds]
    return words.all_of(said) if said else words("clock.none")
