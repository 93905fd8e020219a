"""A game over two devices is the whole game, move by move and view by view."""

from __future__ import annotations

from random import Random

from support.halves import at_random, begun, every_edition, set_up
from sy_core.registry import game_named
from sy_core.terms import MISTER_X, SPECTATOR


def the_whole_game(devices):
    """What one device with all of it would have: the table's moves made, too.

    None where one of them has ended the game, of which the table knows nothing yet.
    """
    state = devices.sealed
    for move in devices.half.asked:
        if state.outcome is not None:
            return None
        state = devices.game.apply(state, move)
    return state


def same_views(devices, whole) -> bool:
    """Whether everybody at the table sees what they see in the whole game."""
    halves, half = devices.halves, devices.half
    if whole.outcome is not None:  # the log is not opened yet
        return half.view == halves.table_view(whole)
    return all(
        halves.view_for(half, seat) == devices.game.view_for(whole, seat)
        for seat in (SPECTATOR, *whole.table.seats)
    )


def moves_at_table(game, whole) -> list:
    """The moves that are next in the whole game, if they are not Mister X's."""
    his = game.to_move(whole) == (MISTER_X,)
    return [] if his else list(game.legal_moves(whole))


@every_edition
def test_both_halves_pass_through_the_views_of_the_whole_game(edition):
    """They exchange moves and disclosures, and nothing else."""
    game = game_named(edition)
    for seed in range(2):
        rng = Random(f"{edition} {seed}")
        first = begun(game, set_up(edition, rng))
        assert same_views(first, first.sealed)
        for devices in at_random(first, rng):
            whole, half = the_whole_game(devices), devices.half
            if not half.asked or (whole and not whole.outcome and not half.waits):
                assert same_views(devices, whole)
                assert list(devices.halves.legal_moves(half)) == moves_at_table(
                    game, whole
                )
        assert devices.half.view.outcome == devices.sealed.outcome
        assert devices.halves.opened(devices.half, devices.sealed) is devices.sealed
