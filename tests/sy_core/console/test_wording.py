"""Everything that can happen has words."""

from __future__ import annotations

from dataclasses import fields

import pytest

from support.console.fakes import ENGLISH
from sy_core import EndReason, Mode, Outcome, Reason, Refusal, Side, Station, Ticket
from sy_core.classic.editions.model import HouseRules
from sy_core.classic.view import PawnStatus
from sy_core.console.app import GAMES
from sy_core.console.wording import (
    NAMED,
    ending_in_words,
    record_in_words,
    refusal_in_words,
    setup_in_words,
)
from sy_core.errors import RecordError, RecordFault, SetupError, SetupFault
from sy_core.hunting import HouseRules as HuntingRules
from sy_core.hunting import PawnStatus as HuntingStatus
from sy_core.hunting import Token
from sy_core.terms import Pawn

RIDDEN = [token for token in Token if token not in (Token.START, Token.STAY)]
PAID = [Ticket.TAXI, Ticket.BUS, Ticket.UNDERGROUND]
HOUSE_RULES = [
    rule.name for kind in (HouseRules, HuntingRules) for rule in fields(kind)
]
EDITIONS = [edition for game in GAMES.values() for edition in game.rules.editions]
VOCABULARIES = {
    "way": [*Mode, *Ticket, Token.HELICOPTER],
    "ride": [*RIDDEN, "concealed", "blocked", "stays"],
    "ride_to": [*RIDDEN, "concealed", "blocked", "stays"],
    "prompt": Side,
    "hand_over": Side,
    "press_enter": Side,
    "status.classic": PawnStatus,
    "status.hunting": HuntingStatus,
    "rule": HOUSE_RULES,
    "edition": EDITIONS,
    "game": GAMES,
    "told": ["mister_x", "pursuers", "detectives"],
}
# Those that a game in the terminal cannot fail by: nobody chooses a board there.
ELSEWHERE = (SetupFault.BOARD, SetupFault.COMPUTER)


@pytest.mark.parametrize(
    "key",
    [f"{kind}.{value}" for kind, values in VOCABULARIES.items() for value in values],
)
def test_every_value_has_words(key):
    """No way to ride, status or house rule is left without."""
    assert key in ENGLISH.texts


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_editions_are_called_what_they_are_called_elsewhere(game):
    """The rules give each of them a title, in English."""
    titles = {f"edition.{e.id}": e.title for e in game.rules.editions.values()}

    assert titles.items() <= ENGLISH.texts.items()


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_is_a_sentence(reason):
    """With and without the things it speaks of."""
    refusals = [
        *(Refusal(reason, 0, Station(46), ticket, Pawn("D1")) for ticket in PAID),
        Refusal(reason),
    ]

    for sentence in (refusal_in_words(ENGLISH, refusal) for refusal in refusals):
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert "None" not in sentence


@pytest.mark.parametrize("reason", [Reason.NO_STOP, Reason.NO_LINE])
def test_a_black_ticket_may_take_any_line(reason):
    """So the sentence speaks of lines of any kind."""
    refusal = Refusal(reason, 0, Station(46), Ticket.BLACK)

    assert refusal_in_words(ENGLISH, refusal).startswith("No line of any kind ")


@pytest.mark.parametrize("reason", NAMED)
def test_a_refusal_names_what_it_speaks_of(reason):
    """The reasons are sorted by that."""
    told = refusal_in_words(
        ENGLISH, Refusal(reason, 0, Station(46), Ticket.BUS, Pawn("D1"))
    )
    found = {"pawn": "D1" in told, "station": "46" in told, "ticket": "bus" in told}

    assert {name for name, said in found.items() if said} == set(NAMED[reason])


def test_a_side_that_is_not_on_turn_has_no_name():
    """Mister X has moved, and would move again."""
    refusal = Refusal(Reason.NOT_YOUR_TURN)

    assert refusal_in_words(ENGLISH, refusal) == "It is not the turn of that side."


def test_a_refusal_of_the_second_ride_says_so():
    """Mister X is told which ride of his double is wrong."""
    refusal = Refusal(Reason.NO_BLACK, leg=1)

    assert refusal_in_words(ENGLISH, refusal) == "Ride 2: No black ticket is left."


@pytest.mark.parametrize("reason", EndReason)
def test_an_ending_names_the_winner_and_the_round(reason):
    """And the reason between them."""
    told = ending_in_words(ENGLISH, Outcome(reason), 7)

    assert told.startswith(("Mister X wins: ", "The detectives win: "))
    assert told.endswith(" (round 7).")


@pytest.mark.parametrize("fault", [f for f in SetupFault if f not in ELSEWHERE])
def test_every_setup_that_is_refused_has_words(fault):
    """They begin with the faulty choice."""
    keys = {f"setup.{fault}", f"setup.{fault}.plain", f"setup.{fault}.tiles"}
    told = [
        setup_in_words(ENGLISH, SetupError(fault, "tiles", "", about))
        for about, key in (("7", f"setup.{fault}"), ("", f"setup.{fault}.plain"))
        if key in ENGLISH.texts or fault is SetupFault.OTHER_GAME
    ]

    assert keys & ENGLISH.texts.keys()
    assert all(text.startswith("tiles: ") for text in told)


@pytest.mark.parametrize("fault", RecordFault)
def test_every_record_that_is_refused_has_words(fault):
    """They say where it is wrong, but of a move nothing else."""
    told = record_in_words(ENGLISH, RecordError(fault, "moves[1]", "T65: no_line"))

    assert told.startswith("moves[1]")
    assert "65" not in told
