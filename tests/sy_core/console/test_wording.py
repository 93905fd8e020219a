"""Everything that can happen has words."""

from __future__ import annotations

from dataclasses import fields

import pytest

from sy_core import EndReason, Mode, Outcome, Reason, Refusal, Side, Station, Ticket
from sy_core.classic.editions.model import HouseRules
from sy_core.classic.view import PawnStatus
from sy_core.console import wording
from sy_core.console.app import GAMES
from sy_core.console.classic import wording as classic_wording
from sy_core.console.hunting import wording as hunting_wording
from sy_core.hunting import HouseRules as HuntingRules
from sy_core.hunting import PawnStatus as HuntingStatus
from sy_core.hunting import Token
from sy_core.terms import Pawn

VOCABULARIES = [
    (Reason, wording.REASONS),
    (EndReason, wording.ENDS),
    (Mode, wording.MODES),
    (Ticket, wording.TICKETS),
    (Ticket, wording.RIDES),
    (Ticket, wording.LINES),
    (Ticket, hunting_wording.SIGNS),
    (Side, wording.SIDES),
    (Side, wording.PRESS_ENTER),
    (PawnStatus, classic_wording.STATUSES),
    (HuntingStatus, hunting_wording.STATUSES),
    (Token, hunting_wording.TURNS),
]


@pytest.mark.parametrize(("vocabulary", "words"), VOCABULARIES)
def test_every_value_has_words(vocabulary, words):
    """No reason, end or status is left without."""
    assert set(words) == set(vocabulary)


def test_every_house_rule_has_words():
    """Those of both games."""
    rules = {rule.name for kind in (HouseRules, HuntingRules) for rule in fields(kind)}

    assert set(wording.RULES) == rules


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_is_a_sentence(reason):
    """With and without the things it speaks of."""
    full = Refusal(reason, 0, Station(46), Ticket.BUS, Pawn("D1"))

    sentences = [wording.refusal_in_words(r) for r in (full, Refusal(reason))]

    for sentence in sentences:
        assert sentence[0].isupper() or sentence[0].isdigit() or "that" in sentence
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert "None" not in sentence


def test_a_refusal_of_the_second_ride_says_so():
    """Mister X is told which ride of his double is wrong."""
    refusal = Refusal(Reason.NO_BLACK, leg=1)

    assert wording.refusal_in_words(refusal) == "Ride 2: No black ticket is left."


@pytest.mark.parametrize("reason", EndReason)
def test_a_verdict_names_the_winner(reason):
    """And the reason after it."""
    verdict = wording.verdict(Outcome(reason))

    assert verdict.startswith(("Mister X wins: ", "The detectives win: "))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_help_explains_the_notation_of_the_game(game):
    """In 80 columns of plain characters."""
    text = wording.HELP.format(notation=game.screens.notation_help)

    assert text.isascii()
    assert max(map(len, text.splitlines())) <= 80
