"""Games by the rules and by the simulator that search uses, move by move."""

from __future__ import annotations


def facts(table, simulator):
    """Everything that a simulator holds and that a state determines."""
    names = type(simulator).__slots__
    return {
        name: getattr(simulator, name) for name in names if name not in table.passing
    }


def both_play(table, state, rng):
    """Play to the end by the rules and by the simulator, comparing all the way."""
    game, encode, decode = table.game, table.codes.encode, table.codes.decode
    simulator = table.simulator(state)
    while state.outcome is None:
        at, phase = state.table, state.phase
        legal = [*iter(game.legal_moves(state))]
        assert sorted(simulator.legal()) == sorted(encode(at, m) for m in legal)
        assert {decode(at, phase, c) for c in simulator.legal()} == set(legal)

        move = table.random_move(state, rng)
        simulator.play(encode(at, move))
        state = game.apply(state, move)

        assert facts(table, simulator) == facts(table, table.simulator(state))
    assert simulator.reason is state.outcome.reason
    assert simulator.legal() == []
