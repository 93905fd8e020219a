"""The tree of a chase, compared with the rules of the classic game state by state."""

from __future__ import annotations

from dataclasses import replace

import pytest

from support.glasses import glasses_edition, glasses_game, glasses_tree
from support.play import puzzle
from support.tiny import tiny
from sy_core import SPECTATOR, apply, deduce, legal_moves, view_for
from sy_core.ai.chase import Turn, grown
from sy_core.ai.classic.ending import Ending
from sy_core.ai.equilibrium import solve
from sy_core.classic.codes import decode
from sy_core.classic.deal import first_state, possible_x_starts
from sy_core.classic.editions.model import Tickets
from sy_core.classic.state import Phase
from sy_core.coding import STAY
from sy_core.errors import SetupError
from sy_core.outcome import EndReason


def tree_of(state):
    starts = sorted(possible_x_starts(state.table))
    ending = Ending(state)
    return grown(ending, ending.scene, dict.fromkeys(starts, 1 / len(starts)))


class Comparison:
    """A walk through all games that begin on the first stands of a tree."""

    def __init__(self, tree) -> None:
        self.tree = tree
        self.pursuit_of = {
            spot: pursuit
            for pursuit in tree.pursuits
            for spot in pursuit.spots.values()
        }
        self.seen = set()

    def turn(self, at, state):
        """His turns are those of the rules, and tell what the rules tell."""
        if at in self.seen:
            return
        self.seen.add(at)
        stand = self.tree.stands[at]
        assert stand.station == state.x_station
        if state.outcome is not None:
            assert state.outcome.reason is EndReason.BLOCKED
            assert not stand.turns
            return
        found = {(turn.seen, turn.to): spot for turn, spot in pairs(stand)}
        after = {}
        for move in legal_moves(state):
            later = apply(state, move)
            log = view_for(later, SPECTATOR).trail[len(state.trail) :]
            after[tuple((s.ticket, s.station) for s in log), later.x_station] = later
        assert found.keys() == after.keys()
        for key, spot in found.items():
            self.pursuit(spot, after[key])

    def pursuit(self, spot, state):
        """What the detectives know, may do and bring about is what the rules say."""
        pursuit = self.pursuit_of[spot]
        assert pursuit.spots.keys() == deduce(view_for(state, SPECTATOR))
        missed = set()
        for answer in pursuit.answers:
            later = played(state, answer.moves)
            if later.x_station not in later.pursuers:
                missed.add(standing(later))
            stands = dict(answer.missed)
            if spot in stands:
                self.turn(stands[spot], later)
            else:
                reason = later.outcome.reason
                assert (reason is EndReason.CAUGHT) == (spot not in answer.free)
        assert missed == {standing(end) for end in ends(state) if not caught(end)}


def of_rounds(rounds, edition):
    return replace(edition, defaults=replace(edition.defaults, rounds=rounds))


def pairs(stand):
    return zip(stand.turns, stand.spots, strict=True)


def played(state, codes):
    for code in codes:
        if state.outcome is None:
            state = apply(state, decode(state.table, Phase.PURSUIT, code))
    return state


def ends(state):
    """Every state at the end of the round, in whatever order they move."""
    if state.phase is not Phase.PURSUIT:
        return [state]
    return [end for move in legal_moves(state) for end in ends(apply(state, move))]


def caught(state):
    return state.outcome is not None and state.outcome.reason is EndReason.CAUGHT


def standing(state):
    pawns = zip(state.pursuers, state.purses or state.pursuers, strict=True)
    return tuple(sorted(pawns))


def test_on_the_glasses_the_tree_is_all_that_the_rules_allow():
    tree = glasses_tree()
    comparison = Comparison(tree)

    comparison.turn(0, glasses_game())

    assert len(comparison.seen) == len(tree.stands)


@pytest.mark.parametrize("edition", ["1983", "2013", "2023"])
def test_tickets_doubles_and_reveals_are_as_the_rules_have_them(edition):
    state = puzzle(of_rounds(1, tiny(edition)), 3, 5, "1 9", free_starts=False)
    tree = tree_of(state)
    comparison = Comparison(tree)

    for at, stand in enumerate(tree.stands[: len(tree.weights)]):
        comparison.turn(at, first_state(state.table, stand.station))

    assert len(comparison.seen) == len(tree.stands)


@pytest.mark.parametrize(("stays", "turns"), [(False, []), (True, [Turn((), 1, STAY)])])
def test_who_is_blocked_has_lost_or_stays_as_the_rules_have_it(stays, turns):
    """R7."""
    edition = glasses_edition()
    edition = replace(edition, defaults=replace(edition.defaults, blocked_stays=stays))
    ending = Ending(puzzle(edition, 3, 6, "2 11"))

    assert ending.turns(ending.scene, 1) == turns


def test_where_no_detective_can_move_he_is_never_caught():
    """R3: they are stranded, and the game ends with the round."""
    edition = replace(tiny("2013"), allotment=Tickets(0, 0, 0), doubles=0)

    solution = solve(tree_of(puzzle(edition, 3, 5, "1 9", free_starts=False)), 1)

    assert solution.most == 0.0


def test_who_cannot_hide_plays_no_chase_of_this_kind():
    """R29: in the open log everybody sees where he was."""
    with pytest.raises(SetupError):
        Ending(puzzle("beginners", 4, 82, "1 2 3"))
