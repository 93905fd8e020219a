"""What holds in every game of either kind, edition, player count and house rule."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from random import Random
from typing import Final

from sy_core.errors import IllegalMoveError
from sy_core.game import AnyGame
from sy_core.move import Move
from sy_core.outcome import EndReason
from sy_core.protocols import State
from sy_core.terms import MISTER_X, SPECTATOR, Seat
from tools.soak.kinds import Kind, Simulator
from tools.soak.series import Broken, must

UNDONE: Final = 6
"""So many moves are taken back, one by one."""


def seats(state: State) -> tuple[Seat, ...]:
    """Everybody who looks on."""
    return (MISTER_X, SPECTATOR, *state.table.seats)


def before_a_move(game: AnyGame, state: State) -> list[Move]:
    """Somebody is to move, and has moves, each of them once; the moves."""
    legal = list(game.legal_moves(state))
    must(legal, "nobody can move, and the game is not over")
    must(len(set(legal)) == len(legal), "a move is listed twice")
    must(game.to_move(state), "moves, and nobody to make them")
    must(len(set(state.pursuers)) == len(state.pursuers), "two pursuers on one station")
    return legal


def simulated(
    kind: Kind, state: State, legal: list[Move], simulator: Simulator
) -> None:
    """The simulator that search uses offers the same moves."""
    codes = simulator.legal()
    must(
        sorted(codes) == sorted(kind.encode(state, move) for move in legal),
        "the simulator offers other moves than the rules",
    )
    decoded = {kind.codes.decode(state.table, state.phase, code) for code in codes}
    must(decoded == set(legal), "a coded move is another move")


def refused(
    game: AnyGame, state: State, legal: list[Move], old: Iterable[Move]
) -> None:
    """What was legal once is explained and refused exactly if it is not listed."""
    listed = set(legal)
    for move in old:
        reason = game.explain(state, move)
        must((reason is None) == (move in listed), f"{move}: listed or legal, not both")
        if reason is not None:
            try:
                game.apply(state, move)
            except IllegalMoveError:
                continue
            must(holds=False, what=f"{move} is refused, and was made")


def after_a_move(game: AnyGame, state: State, move: Move, later: State) -> None:
    """It was open to whoever was to move, can be written, and is the last one now."""
    may = {seat for seat in seats(state) if game.explain(state, move, seat) is None}
    must(may, "nobody may make the move")
    must(may <= {*game.to_move(state)}, "somebody may move out of turn")
    text = game.format_move(move)
    must(game.parse_move(text) == move, f"{text} is read as another move")
    must(later.moves == (*state.moves, move), "the move is not the last one")


def at_the_end(game: AnyGame, state: State) -> None:
    """Nobody moves any more, everything is open, and the record leads here."""
    must(not list(game.legal_moves(state)), "the game is over, and goes on")
    must(game.to_move(state) == (), "the game is over, and somebody is to move")
    must(game.load_record(game.write_record(state)) == state, "the record leads astray")
    known = game.view_for(state, SPECTATOR).x_station
    must(known == state.x_station, "the game is over, and he is still hidden")
    history = game.history(state)
    must(history[-1] == state, "the history ends elsewhere")
    going_on = [each for each in history if game.outcome(each) is not None]
    must(going_on == [state], "the outcome came before the end")


def reason_of(game: AnyGame, state: State) -> EndReason:
    """Why it is over."""
    ended = game.outcome(state)
    if ended is None:
        raise Broken("the game is not over")
    return ended.reason


def closely(kind: Kind, state: State, rng: Random) -> None:
    """Knowledge and history: what costs more than playing."""
    _deduced(kind.game, state)
    _hidden(kind, state, rng)
    _undone(kind.game, state)


def _deduced(game: AnyGame, state: State) -> None:
    """What detectives can work out contains the truth."""
    if len(game.view_for(state, MISTER_X).trail):
        may = game.deduce(game.view_for(state, SPECTATOR))
        must(state.x_station in may, "he is where he cannot be")
        own = game.deduce(game.view_for(state, MISTER_X))
        must(own == may, "he thinks that they know something else")


def _hidden(kind: Kind, state: State, rng: Random) -> None:
    """Wherever he hides, equal public histories look equal to everybody else."""
    game = kind.game
    seen = game.view_for(state, SPECTATOR)
    other = game.sample_state(seen, rng)
    for seat in (*state.table.seats, SPECTATOR):
        mine, theirs = game.view_for(state, seat), game.view_for(other, seat)
        must(mine == theirs, f"{seat} can tell two worlds apart")
        must(repr(mine) == repr(theirs), f"{seat} can tell two worlds apart by order")
    must(
        game.to_move(other) == game.to_move(state),
        "whose turn it is tells worlds apart",
    )
    must(
        game.export_redacted(other) == game.export_redacted(state),
        "the redacted export tells worlds apart",
    )
    must(game.load_record(game.write_record(other)) == other, "a world cannot be kept")
    reduced = kind.as_detectives_see(game.view_for(state, MISTER_X))
    must(reduced == seen, "his view reduced is not theirs")


def _undone(game: AnyGame, state: State) -> None:
    """Undoing takes back exactly one move, and doing it again leads back."""
    history = game.history(state)
    must(len(history) == len(state.moves) + 1, "the history has gaps")
    must(history[0] == game.beginning(state), "the history begins elsewhere")
    for before, after in list(pairwise(history))[-UNDONE:]:
        must(game.undo(after) == before, "undoing leads elsewhere")
        must(game.apply(before, after.moves[-1]) == after, "doing it again differs")
