"""The verbs of the classic game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sy_core.classic import notation, position, record
from sy_core.classic import rules as classic
from sy_core.classic.deal import new_game
from sy_core.classic.deduce import deduce, sample_state
from sy_core.classic.editions import EDITIONS
from sy_core.classic.editions.model import Edition, HouseRules, Tickets
from sy_core.classic.explain import explain
from sy_core.classic.moves import Appear, Double, Hide, PawnRide
from sy_core.classic.state import Entry, Phase, Setting, Table
from sy_core.classic.view import PawnStatus, Sighting, Turn, View, view_for
from sy_core.game import Game
from sy_core.outcome import EndReason, Outcome
from sy_core.terms import Ticket

if TYPE_CHECKING:
    from random import Random


def _no_chance(_state: object, _rng: Random) -> None:
    """Nothing in the classic game is left to chance once the cards are drawn."""


CLASSIC: Final = Game(
    id=record.GAME,
    editions=EDITIONS,
    new_game=new_game,
    legal_moves=classic.legal_moves,
    legal_legs=classic.legal_legs,
    apply=classic.apply,
    explain=explain,
    undo=classic.undo,
    outcome=classic.outcome,
    to_move=classic.to_move,
    view_for=view_for,
    view_parts=(
        *(View, Turn, Sighting, PawnStatus, Outcome, EndReason),
        *(Appear, Hide, PawnRide, Ticket),
        *(Table, Setting, Entry, Phase, Edition, HouseRules, Tickets),
    ),
    format_move=notation.format_move,
    parse_move=notation.parse_move,
    write_record=record.write_record,
    read_record=record.read_record,
    load_record=record.load_record,
    recover=record.recover,
    replay=record.replay,
    export_redacted=record.export_redacted,
    deduce=deduce,
    sample_state=sample_state,
    placed_text=position.placed_text,
    read_placed=position.read_placed,
    double=Double,
    roll=_no_chance,
)
