"""The dice game speaks every language: phases, statuses, events, reasons, ends."""

from __future__ import annotations

import re
import sys
from inspect import getsource
from itertools import cycle

import pytest

import sy_core.hunting.explain  # noqa: F401 - its source is read
from support.hunting.scenes import laid
from support.ui.hunting_tables import LINE_UPS, random_states, regions, seen
from support.ui.markup import faults
from sy_core.hunting import PawnStatus, Phase, Token, to_move
from sy_core.outcome import EndReason
from sy_core.refusal import Reason, Refusal
from sy_core.terms import MISTER_X, Pawn, Station, Ticket
from ui.hunting.panels import PANELS
from ui.table.curtain import Showing
from ui.words import Words
from ui.words.languages import LANGUAGES

EXPLAIN = getsource(sys.modules["sy_core.hunting.explain"])
REASONS = [
    Reason[name] for name in sorted(set(re.findall(r"Reason\.([A-Z_]+)", EXPLAIN)))
]
ENDS = (EndReason.CAUGHT, EndReason.RAN_INTO_DETECTIVE, EndReason.ESCAPED)


@pytest.fixture(params=LANGUAGES)
def words(request):
    return Words(request.param)


def test_every_refusal_has_words(words):
    scene = seen(laid(), language=words.language)
    refusals = [
        Refusal(reason, 0, Station(7), Ticket.BUS, pawn)
        for reason in REASONS
        for pawn in (None, Pawn("D1"))
    ]

    told = [PANELS.whynot.why_not(scene, Station(1), each) for each in refusals]

    assert [text for text in told if not text.endswith(".") or "{" in text] == []


def test_reasons_were_found():
    assert len(REASONS) > 20


def test_every_status_token_and_end_has_words(words):
    wanted = [
        *(f"hunting.status.{status.value}" for status in PawnStatus),
        *(f"hunting.token.{token.name.lower()}" for token in Token),
        *(f"hunting.end.{end.value}" for end in ENDS),
        *(f"hunting.news.x.{token.name.lower()}" for token in Token if token != "@"),
        *(f"hunting.wait.{phase.value}" for phase in Phase if phase is not Phase.OVER),
        *(f"hunting.face.{ticket.value}" for ticket in Ticket),
        *(f"hunting.short.{ticket.value}" for ticket in Ticket),
    ]

    assert [key for key in wanted if key not in words] == []


@pytest.mark.parametrize(
    ("language", "edition", "players"),
    [(language, *at) for language, at in zip(LANGUAGES, cycle(LINE_UPS))],
)
def test_whole_games_can_be_told_in_every_language(language, edition, players):
    """Whatever happens, every region has its words, and its markup is sound."""
    for state in random_states(edition, players, seed=players):
        for showing in (Showing.TABLE, Showing.SECRET)[
            : 1 + (MISTER_X in to_move(state))
        ]:
            told = regions(seen(state, showing, language))
            page = "".join(text for name, text in told.items() if name != "paint")

            assert told["prompt"].endswith((".", "!"))
            assert "{" not in page
            assert not re.search(r"None(?! of)", page)
            assert faults(page) == []


def test_every_phase_asks_for_something_in_other_words(words):
    """What is to be done is said differently in each phase."""
    phases = {}
    for seed in range(6):
        for state in random_states("hunting", 3, seed):
            prompt = PANELS.prompts.prompt(seen(state, language=words.language))
            phases.setdefault(prompt, set()).add(state.phase)

    assert set().union(*phases.values()) == set(Phase)
    assert [prompt for prompt, said_in in phases.items() if len(said_in) > 1] == []
