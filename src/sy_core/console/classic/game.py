"""The classic game as the terminal plays it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from sy_core.classic import record, rules
from sy_core.classic.deal import new_game
from sy_core.classic.editions import edition_named
from sy_core.classic.editions.modern import EDITION_2013
from sy_core.classic.explain import explain
from sy_core.classic.moves import Double, Move, Ride
from sy_core.classic.notation import format_move
from sy_core.classic.state import GameState, Phase
from sy_core.classic.view import View, view_for
from sy_core.console.classic import screen as classic_screen
from sy_core.console.classic import story as classic_story
from sy_core.console.classic.reading import read_moves
from sy_core.console.games import Setup
from sy_core.errors import RecordError, SetupError, SetupFault
from sy_core.terms import MISTER_X, SPECTATOR, Side

SELDOM: Final = 0.1
"""How often a side that nobody plays spends something special."""

NOTATION: Final = """\
  Mister X     T46 taxi, B34 bus, U13 underground, X10 black ticket (and ferry);
               46 alone where one ticket fits; B34+X10 plays a double
  detectives   D1 T46, or T46 or 46 where only one can be meant; P1 T46 a bobby
  if asked     !D1T+D2B appear and take these tickets; . stay hidden; - stay put"""


class Classic:
    """The classic game: every edition, with tickets, on the map of London."""

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
    screen = staticmethod(classic_screen.screen)
    moves = staticmethod(classic_screen.moves)
    news = staticmethod(classic_story.news)
    log = staticmethod(classic_story.log)
    look = staticmethod(classic_story.look)
    where = staticmethod(classic_story.where)
    ending = staticmethod(classic_story.ending)

    def new_game(self, setup: Setup, rng: Random) -> GameState:
        """A game before its first move."""
        if setup.tiles is not None or setup.light is not None:
            raise SetupError(SetupFault.OTHER_GAME, "tiles", "are for the dice game")
        edition = edition_named(setup.edition or EDITION_2013.id)
        return new_game(
            edition,
            min(edition.players) if setup.players is None else setup.players,
            rng=rng,
            x_start=setup.x_start,
            starts=setup.starts,
            rules=setup.rules,
        )

    def recover(self, text: str) -> tuple[GameState, RecordError | None]:
        """The sound part of a record, and its first fault."""
        recovery = record.recover(text)
        return recovery.state, recovery.error

    def side_to_move(self, state: GameState) -> Side:
        """The side that decides next."""
        return Side.DETECTIVES if state.phase is Phase.PURSUIT else Side.MISTER_X

    def moves_made(self, state: GameState) -> Sequence[Move]:
        """All moves so far."""
        return state.moves

    def chance(self, state: GameState, rng: Random) -> Move | None:  # noqa: ARG002
        """Nothing is left to chance once the cards are dealt."""
        return None

    def is_chance(self, move: Move) -> bool:  # noqa: ARG002
        """No move is the dice's."""
        return False

    def any_move(self, state: GameState, rng: Random) -> Move:
        """A random move; doubles and appearances are rare."""
        special = rng.random() < SELDOM
        if special and (firsts := rules.legal_legs(state, more=1)):
            first = rng.choice(firsts)
            return Double((first, rng.choice(rules.legal_legs(state, [first]))))
        options = self.options(state)
        if state.phase is Phase.APPEARANCE and not special:
            return options[0]
        return rng.choice(options)

    def view_for(self, state: GameState, side: Side | None) -> View:
        """What a side knows: all detectives know what any spectator knows."""
        return view_for(state, MISTER_X if side is Side.MISTER_X else SPECTATOR)

    def options(self, state: GameState) -> tuple[Move, ...]:
        """The moves that are open, doubles left out."""
        return rules.legal_legs(state) or tuple(rules.legal_moves(state))

    def seconds(self, state: GameState, first: Move) -> tuple[Move, ...]:
        """What can follow *first* in a double."""
        return rules.legal_legs(state, [first]) if isinstance(first, Ride) else ()

    def prompt(self, view: View) -> str:
        """Who types."""
        return "detectives" if view.phase is Phase.PURSUIT else "Mister X"
