"""The dice game as the terminal plays it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from sy_core.console.games import Setup
from sy_core.console.hunting import screen as hunting_screen
from sy_core.console.hunting import story as hunting_story
from sy_core.console.hunting.reading import read_moves
from sy_core.errors import RecordError, SetupError, SetupFault
from sy_core.hunting import record, rules
from sy_core.hunting.deal import new_game
from sy_core.hunting.editions import BASIC, edition_named
from sy_core.hunting.explain import explain
from sy_core.hunting.moves import Again, Double, Fly, Move, Ride, Roll
from sy_core.hunting.notation import format_move
from sy_core.hunting.playout import random_move
from sy_core.hunting.state import GameState, Phase
from sy_core.hunting.view import View, view_for
from sy_core.terms import MISTER_X, SPECTATOR, Side

SELDOM: Final = 0.1
"""How often a side that nobody plays spends something special."""

NOTATION: Final = """\
  at first     D1@14 (or 14) places detective 1; @7 (or 7) hides Mister X
  detectives   D1 T14 uses a taxi die (B bus, U underground), or T14 or 14 where
               only one can be meant; again: roll again; D1- or -: stay
  Mister X     T14 takes a played taxi die (B, U), X14 black, H14 helicopter;
               B34+X10 plays a double; - stays, if no die can be used"""


class Hunting:
    """The dice game: tiles, dice, a tableau."""

    notation_help = NOTATION

    load = staticmethod(record.load_record)
    write_record = staticmethod(record.write_record)
    export_redacted = staticmethod(record.export_redacted)
    outcome = staticmethod(rules.outcome)
    explain = staticmethod(explain)
    apply = staticmethod(rules.apply)
    undo = staticmethod(rules.undo)
    format_move = staticmethod(format_move)
    read = staticmethod(read_moves)
    screen = staticmethod(hunting_screen.screen)
    moves = staticmethod(hunting_screen.moves)
    news = staticmethod(hunting_story.news)
    log = staticmethod(hunting_story.log)
    look = staticmethod(hunting_story.look)
    where = staticmethod(hunting_story.where)
    ending = staticmethod(hunting_story.ending)

    def new_game(self, setup: Setup, rng: Random) -> GameState:
        """A game before the detectives are placed."""
        if setup.starts is not None or setup.x_start is not None:
            raise SetupError(
                SetupFault.OTHER_GAME, "starts", "are moves in the dice game"
            )
        edition = edition_named(setup.edition or BASIC.id)
        by_hand = setup.tiles is not None and (setup.light or not edition.expert)
        return new_game(
            edition,
            min(edition.players) if setup.players is None else setup.players,
            rng=None if by_hand else rng,
            tiles=setup.tiles,
            light=setup.light,
            rules=setup.rules,
        )

    def recover(self, text: str) -> tuple[GameState, RecordError | None]:
        """The sound part of a record, and its first fault."""
        recovery = record.recover(text)
        return recovery.state, recovery.error

    def side_to_move(self, state: GameState) -> Side:
        """The side that decides next."""
        his = state.phase in (Phase.MISTER_X, Phase.HIDING)
        return Side.MISTER_X if his else Side.DETECTIVES

    def moves_made(self, state: GameState) -> Sequence[Move]:
        """All moves so far."""
        return state.moves

    def chance(self, state: GameState, rng: Random) -> Move | None:
        """The dice fall before a detective decides."""
        return rules.roll(state, rng) if state.phase is Phase.ROLLING else None

    def is_chance(self, move: Move) -> bool:
        """A roll is the dice's."""
        return isinstance(move, Roll)

    def any_move(self, state: GameState, rng: Random) -> Move:
        """A random move; doubles and rolling again are rare."""
        if rng.random() < SELDOM:
            return random_move(state, rng)
        return rng.choice([m for m in self.options(state) if m != Again()])

    def view_for(self, state: GameState, side: Side | None) -> View:
        """What a side knows: all detectives know what any spectator knows."""
        return view_for(state, MISTER_X if side is Side.MISTER_X else SPECTATOR)

    def options(self, state: GameState) -> tuple[Move, ...]:
        """The moves that are open, doubles left out."""
        return tuple(m for m in rules.legal_moves(state) if not isinstance(m, Double))

    def seconds(self, state: GameState, first: Move) -> tuple[Move, ...]:
        """What can follow *first* in a double."""
        return rules.legal_legs(state, [first]) if isinstance(first, Ride | Fly) else ()

    def prompt(self, view: View) -> str:
        """Who types."""
        his = view.phase in (Phase.MISTER_X, Phase.HIDING)
        return "Mister X" if his else "detectives"
