"""A game over two devices is the whole game, move by move and view by view."""

from __future__ import annotations

from random import Random

from support.at_random import any_move
from support.halves import Devices, at_random, begun, every_edition, set_up
from sy_core.halves.record import write_half
from sy_core.halves.verbs import halves_of
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


def play_and_compare(first, rng) -> Devices:
    """Play a game to its end, look at every view on the way, and open the log."""
    assert same_views(first, first.sealed)
    for devices in at_random(first, rng):
        whole, half = the_whole_game(devices), devices.half
        if not half.asked or (whole and not whole.outcome and not half.waits):
            assert same_views(devices, whole)
            moves = list(devices.halves.legal_moves(half))
            assert moves == moves_at_table(devices.game, whole)
    assert devices.half.view.outcome == devices.sealed.outcome
    assert devices.halves.opened(devices.half, devices.sealed) is devices.sealed
    return devices


@every_edition
def test_both_halves_pass_through_the_views_of_the_whole_game(edition):
    """They exchange moves and disclosures, and nothing else."""
    rng = Random(f"{edition} dealt")

    play_and_compare(begun(game_named(edition), set_up(edition, rng)), rng)


@every_edition
def test_a_game_from_a_position_has_two_halves_too(edition):
    """What the position left unsaid is told when a reveal shows it."""
    game, rng = game_named(edition), Random(edition)
    state = some_way_on(game, set_up(edition, rng), rng)
    text = game.position_text(game.view_for(state, MISTER_X))

    play_and_compare(begun(game, game.read_position(text).state()), rng)


def some_way_on(game, state, rng):
    """The state after some rounds, not over yet."""
    for _ in range(20):
        later = game.apply(state, any_move(game, state, rng))
        state = state if later.outcome else later
    return state


@every_edition
def test_wherever_he_is_the_table_has_the_same_half(edition):
    """Non-interference: neither the half nor its text depends on the secret."""
    game, rng = game_named(edition), Random(edition)
    state = some_way_on(game, set_up(edition, rng), rng)
    seen = game.view_for(state, SPECTATOR)

    halves = [
        half_of(game, other)
        for other in (state, *(game.sample_state(seen, Random(n)) for n in range(2)))
    ]

    for half in halves:
        assert repr(half) == repr(halves[0])
        assert half.alike == halves[0].alike
        assert write_half(halves_of(game), half) == write_half(
            halves_of(game), halves[0]
        )


def half_of(game, state):
    """The table's half of a game, its last moves not answered."""
    moves = (game.format_move(move) for move in state.moves)
    return begun(game, game.beginning(state)).play(" ".join(moves)).half
