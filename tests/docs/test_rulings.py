"""The rulings of docs/rulings.md, one after the other, default and house rule."""

from __future__ import annotations

from random import Random

import pytest

from docs.small import after, game_on
from sy_core import (
    EDITIONS,
    MISTER_X,
    SPECTATOR,
    Double,
    EndReason,
    IllegalMoveError,
    Mode,
    Outcome,
    Reason,
    Ride,
    SetupError,
    Station,
    Stay,
    Ticket,
    apply,
    deduce,
    explain,
    format_move,
    legal_legs,
    legal_moves,
    new_game,
    parse_move,
    to_move,
    view_for,
)
from sy_core.classic.board import LONDON_1983, LONDON_2013
from sy_core.classic.editions.cards import D_CARDS, ONE_DECK, X_CARDS
from sy_core.classic.editions.model import Tickets
from sy_core.classic.view import PawnStatus
from sy_core.terms import detective_seat

OLD, NEW, LATEST = EDITIONS["1983"], EDITIONS["2013"], EDITIONS["2023"]
BEGINNERS = EDITIONS["beginners"]
STREET = "T1-2 T2-3 T3-4 T4-5 T5-6 T6-7 T7-8 T8-9"
ONE_RIDE = Tickets(1, 0, 0)


def refused(state, move):
    """The reason for which *move* is refused."""
    refusal = explain(state, parse_move(move))
    return refusal and refusal.reason


def with_a_bobby(*pursuers, **rules):
    """Three detectives with one taxi ticket each, and a bobby, in a long street."""
    street = STREET + " T1-9"
    table = {"players": 4, "x": 1, "pursuers": pursuers}
    return game_on(street, NEW, **table, allotment=ONE_RIDE, **rules)


def dealt(edition, players, **rules):
    """A game with drawn cards."""
    return new_game(edition, players, rng=Random(1), rules=rules)


def seen(state):
    """What the detectives know of each entry: ticket and station."""
    trail = view_for(state, SPECTATOR).trail
    return [f"{leg.ticket or '?'}{leg.station or '?'}" for leg in trail]


def texts(state):
    """All legal moves as they are written."""
    return {format_move(move) for move in legal_moves(state)}


def test_r1_taxi_tickets_of_the_pool():
    """22 for two pawns of 11; the French printing says 20."""
    assert dealt("2013", 2).purses == ((22, 16, 8),)
    assert dealt("2013", 2, pool_taxis=20).purses == ((20, 16, 8),)
    assert dealt("french", 2).purses == ((20, 16, 8),)


def test_r2_twenty_two_rounds():
    """24 rounds are a house rule of the French printing."""
    assert {e.defaults.rounds for e in EDITIONS.values()} == {22, 13}
    assert dealt("french", 4, rounds=24).table.rules.rounds == 24


@pytest.mark.parametrize("prolong", [False, True])
def test_r3_bobbies_do_not_keep_the_game_going(prolong):
    """Stranded detectives end the game, unless a house rule lets bobbies hunt on."""
    start = with_a_bobby(4, 5, 6, 7, bobbies_prolong=prolong)

    end = after(start, "T2 D1T3 D2T4 D3T5 P1T8")

    assert end.outcome == (None if prolong else Outcome(EndReason.STRANDED))


@pytest.mark.parametrize("at_once", [False, True])
def test_r4_stranding_is_tested_after_the_whole_phase(at_once):
    """The bobby may still move, and even catch, unless the test comes at once."""
    start = with_a_bobby(4, 5, 6, 9, stranding_at_once=at_once)

    last_ticket = after(start, "T2 D1T3 D2T4 D3T5")

    assert last_ticket.outcome == (Outcome(EndReason.STRANDED) if at_once else None)
    if not at_once:
        assert texts(last_ticket) == {"P1T1", "P1T8"}


def test_r4_jamming_does_not_end_the_game():
    """All detectives jammed is no stranding: the round ends and play goes on."""
    start = game_on("T1-2 T4-5 T6-7", NEW, players=3, x=1, pursuers=(4, 5, 6, 7))

    next_round = after(start, "T2")

    assert (next_round.round, next_round.outcome) == (2, None)


def test_r5_the_supply_never_refuses():
    """A makeshift ticket is lent; strictly, the ride is refused."""
    few = {"print_run": Tickets(2, 0, 0), "allotment": ONE_RIDE}
    setup = {"players": 3, "x": 1, "pursuers": (5, 6, 7, 8)}

    lent = after(game_on(STREET, NEW, **setup, **few), "T2")
    strict = game_on(STREET + " U1-9", NEW, **setup, **few, strict_supply=True)

    assert lent.supply == (-1, 0, 0)
    assert refused(strict, "T2") is Reason.SUPPLY_EMPTY
    assert refused(strict, "X2") is None


def test_r6_the_stock_of_1983_is_no_limit():
    """4, 3 and 3 tickets lie ready, but the choice is always free."""
    start = dealt("1983", 6)

    assert start.supply == (4, 3, 3)
    assert not start.table.rules.strict_supply
    assert dealt("1983", 6, strict_supply=True).table.rules.strict_supply


@pytest.mark.parametrize("edition", [OLD, NEW, LATEST], ids=lambda e: e.id)
def test_r7_a_blocked_mister_x_has_lost(edition):
    """Tested at the start of his turn."""
    pursuers = (2, 5, 6, 7)[: sum(edition.crews[4].pawns) + edition.crews[4].bobbies]

    blocked = game_on(STREET, edition, players=4, x=1, pursuers=pursuers)

    assert blocked.outcome == Outcome(EndReason.BLOCKED)


def test_r7_as_a_house_rule_he_stays():
    """The entry repeats his station; he may not stay when he can move."""
    blocked = game_on(
        STREET, OLD, players=4, x=1, pursuers=(2, 5, 6), blocked_stays=True
    )

    stayed = apply(blocked, Stay())

    assert texts(blocked) == {"-"}
    assert stayed.trail[-1].station == 1
    free = game_on(STREET, OLD, players=4, x=1, pursuers=(3, 5, 6), blocked_stays=True)
    assert refused(free, "-") is Reason.MUST_MOVE


@pytest.mark.parametrize("black", [0, 1])
def test_r8_a_ferry_saves_only_with_a_black_ticket(black):
    """With one he must take it, without one he is blocked."""
    lines = "F1-2 T1-3 T3-4 T4-5 T5-6 T6-7 T2-7"
    setup = {"players": 4, "x": 1, "pursuers": (3, 4, 5, 6)}

    start = game_on(lines, NEW, **setup, crew={"black": black})

    if black:
        assert {move[:2] for move in texts(start)} == {"X2"}
    else:
        assert start.outcome == Outcome(EndReason.BLOCKED)


def test_r9_both_legs_of_a_double_are_committed_together():
    """The last black ticket on a ferry may leave no second leg."""
    lines = "F1-2 T1-8 T3-4 T4-5 T5-6 T6-3"
    setup = {"players": 4, "x": 1, "pursuers": (3, 4, 5, 6)}
    start = game_on(lines, NEW, **setup, crew={"black": 1})
    ferry = Ride(Ticket.BLACK, Station(2))

    assert ferry in legal_legs(start)
    assert ferry not in legal_legs(start, more=1)
    assert refused(start, "X2+X1") is Reason.NO_BLACK


def test_r10_no_leg_ends_on_a_pursuer():
    """Neither on a detective nor on a bobby, neither leg."""
    start = game_on(STREET, NEW, players=4, x=2, pursuers=(4, 6, 8, 1))

    assert refused(start, "T3+T4") is Reason.OCCUPIED
    assert refused(start, "T1+T2") is Reason.OCCUPIED


def test_r11_only_a_pursuers_arrival_captures():
    """Mister X cannot enter; whoever enters his station wins."""
    start = game_on(STREET, NEW, players=4, x=2, pursuers=(4, 6, 8, 9))

    caught = after(start, "T3 D1T3")

    assert caught.outcome == Outcome(EndReason.CAUGHT)


def far_away(edition=NEW, **rules):
    """Mister X on a long street of his own, two detectives and bobbies far off."""
    lines = "T1-2 T2-3 T3-4 T4-5 T6-7 T7-8 T8-9 T9-6 T10-11 T11-12 T12-13 T13-10"
    return game_on(lines, edition, players=3, x=1, pursuers=(6, 8, 10, 12), **rules)


ROUND = "D1T7 D2T9 P1T11 P2T13"
BACK = "D1T6 D2T8 P1T10 P2T12"


def test_r12_a_reveal_on_the_first_leg_is_shown_and_over():
    """Shown, then gone with the second leg; on the second leg it lasts."""
    third = after(far_away(), f"T2 {ROUND} T1 {BACK} T2+T3")
    late = after(far_away(), f"T2 {ROUND} T3+T4")

    assert seen(third) == ["T?", "T?", "T2", "T?"]
    assert view_for(third, SPECTATOR).x_station is None
    assert seen(late) == ["T?", "T?", "T4"]
    assert view_for(late, SPECTATOR).x_station == 4


def test_r13_reveals_count_entries():
    """A double in round 2 brings the reveal into round 2."""
    state = after(far_away(), f"T2 {ROUND} T3+T4")

    assert (state.round, state.trail[2].shown) == (2, True)


def test_r14_the_last_reveal_of_1983():
    """Entry 24 is marked; by house rule everything is disclosed after the result."""
    assert dealt("1983", 4).table.marked == {3, 8, 13, 18, 24}
    assert dealt("1983", 4, final_reveal=False).table.marked == {3, 8, 13, 18}
    caught = after(game_on(STREET, OLD, players=4, x=2, pursuers=(4, 6, 8)), "T3 D1T3")
    assert seen(caught) == ["T3"]


def test_r15_round_22_is_the_last_whatever_is_left():
    """Tickets saved by jamming do not prolong the game of 1983."""
    lines = "T1-2 T3-4 T5-6 T7-8"
    state = game_on(
        lines, OLD, players=4, x=1, pursuers=(3, 5, 7), allotment=Tickets(30, 0, 0)
    )

    for _ in range(11):
        state = after(state, "T2 D1T4 D2T6 D3T8 T1 D1T3 D2T5 D3T7")

    assert (state.round, state.outcome) == (22, Outcome(EndReason.ESCAPED))
    assert state.table.log_spaces == 24


def test_r16_a_stranded_detective_stays_and_blocks():
    """It sits out, keeps its station, and is asked again every round."""
    start = game_on(
        STREET + " U9-7",
        NEW,
        players=4,
        x=2,
        pursuers=(4, 6, 8, 9),
        allotment=Tickets(0, 0, 9),
        bobbies_prolong=True,
    )

    waiting = after(start, "T3")

    assert view_for(waiting, SPECTATOR).statuses[0] is PawnStatus.STRANDED
    assert refused(after(waiting, "P1U7"), "T4") is Reason.OCCUPIED


def test_r17_a_jammed_pursuer_moves_once_it_is_free():
    """In a free order the phase ends when no unmoved pursuer can move."""
    start = game_on("T1-2 T3-4 T4-5 T6-7", NEW, players=3, x=1, pursuers=(3, 4, 6, 7))

    jammed = after(start, "T2")
    freed = after(jammed, "D2T5")

    assert texts(jammed) == {"D2T5"}
    assert texts(freed) == {"D1T4"}


def test_r17_in_1983_it_is_asked_once_on_its_own_turn():
    """Clockwise: who is jammed on his turn is passed over."""
    start = game_on("T1-2 T3-4 T4-5 T6-7", OLD, players=4, x=1, pursuers=(3, 4, 6))

    end = after(start, "T2 D2T5 D3T7")

    assert end.round == 2


def test_r18_any_detective_moves_the_bobbies():
    """As a house rule one seat keeps them."""
    free = after(far_away(), "T2")
    kept = after(far_away(bobby_keeper=2), "T2")
    bobby = parse_move("P1T11")

    assert explain(free, bobby, detective_seat(1)) is None
    assert explain(kept, bobby, detective_seat(2)) is None
    refusal = explain(kept, bobby, detective_seat(1))
    assert refusal is not None
    assert refusal.reason is Reason.NOT_YOUR_PAWN


def test_r19_two_characters_of_2023_pay_from_their_own_boards():
    """A common pool is a house rule."""
    assert dealt("2023", 2).purses == ((11, 8, 4), (11, 8, 4))
    assert dealt("2023", 2, pool=True).purses == ((22, 16, 8),)


def test_r20_two_decks_since_2013_one_before():
    """D and X cards; in 1983 one deck, a card for each pawn."""
    assert (NEW.x_starts, NEW.crews[4].starts) == (X_CARDS, D_CARDS)
    assert OLD.x_starts == OLD.crews[4].starts == ONE_DECK
    assert len(dealt("1983", 3).table.starts) == 4


def test_r21_nobody_starts_on_a_pursuer():
    """The decks are disjoint; in 1983 a card is drawn once."""
    assert not set(D_CARDS) & set(X_CARDS)
    with pytest.raises(SetupError, match="a pursuer starts on 13"):
        new_game("1983", 4, x_start=13, starts=(13, 26, 29))


def test_r22_the_ferry_ends_at_108():
    """One chain in all editions: 194, 157, 115, 108."""
    for board in (LONDON_1983, LONDON_2013):
        ends = {
            (s, to) for s in board.stations for to in board.neighbours(s, Mode.FERRY)
        }
        chain = [(194, 157), (157, 115), (115, 108)]
        assert ends == {*chain, *((b, a) for a, b in chain)}


def test_r23_ferry_and_underground_as_often_as_he_likes():
    """The lone text that allows the ferry once is ignored."""
    lines = "F1-2 U1-3 T4-5 T5-6 T6-7 T7-4 T8-9 T9-10 T10-11 T11-8"
    start = game_on(lines, NEW, players=3, x=1, pursuers=(4, 6, 8, 10))

    state = after(start, "X2+X1 D1T5 D2T7 P1T9 P2T11 X2 D1T4 D2T6 P1T8 P2T10 X1")

    assert [entry.station for entry in state.trail] == [2, 1, 2, 1]
    assert refused(after(state, "D1T5 D2T7 P1T9 P2T11"), "U3") is None


def test_r24_black_tickets_of_1983_follow_the_pawns():
    """Two detective players lead four pawns: four black tickets."""
    assert [dealt("1983", n).black for n in (3, 4, 5, 6)] == [4, 3, 4, 5]


def test_r25_clockwise_with_ones_own_pawns_in_any_sequence():
    """Mister X's left neighbour starts; D1 and D2 are both his."""
    lines = "T1-2 T3-4 T5-6 T7-8 T9-10"
    state = after(game_on(lines, OLD, players=3, x=1, pursuers=(3, 5, 7, 9)), "T2")

    assert to_move(state) == (detective_seat(1),)
    assert texts(state) == {"D1T4", "D2T6"}
    assert to_move(after(state, "D2T6 D1T4")) == (detective_seat(2),)


def test_r26_one_double_a_turn_even_in_1983():
    """The house rule allows both: three rides (O1)."""
    lines = STREET + " T10-11 T12-13 T14-15"
    setup = {"players": 4, "x": 1, "pursuers": (10, 12, 14)}

    assert refused(game_on(lines, OLD, **setup), "T2+T3+T4") is Reason.DOUBLE_LIMIT
    both = after(game_on(lines, OLD, **setup, doubles_per_turn=2), "T2+T3+T4")
    assert (both.doubles, len(both.trail)) == (0, 3)


def test_r27_voluntary_appearance():
    """Off unless agreed; then of each detective a ticket or none, and he is shown."""
    lines = STREET + " T10-11 T12-13 T14-15"
    setup = {"players": 4, "x": 1, "pursuers": (10, 12, 14)}
    agreed = after(game_on(lines, OLD, **setup, appearances=1), "T2")

    assert to_move(after(game_on(lines, OLD, **setup), "T2")) != (MISTER_X,)
    assert refused(agreed, "!D1T+D1B") is Reason.WRONG_TAKINGS
    assert after(agreed, "!").purses == agreed.purses
    shown = after(agreed, "!D1T+D2B+D3U")
    assert shown.purses == ((9, 8, 4), (10, 7, 4), (10, 8, 3))
    assert shown.supply == (4, 4, 4)
    assert view_for(shown, SPECTATOR).x_station == 2
    again = after(shown, "D1T11 D2T13 D3T15 T3")
    assert refused(again, ".") is Reason.NO_APPEARANCE


def test_r27_not_after_a_turn_that_ends_on_a_reveal():
    """He is in sight already."""
    lines = STREET + " T10-11 T12-13 T14-15"
    start = game_on(lines, OLD, players=4, x=1, pursuers=(10, 12, 14), appearances=99)

    reveal = after(start, "T2 . D1T11 D2T13 D3T15 T3+T4")

    assert refused(reveal, ".") is Reason.NO_APPEARANCE


def beginners(**rules):
    """Mister X on a long street of his own."""
    lines = STREET + " B2-4 T10-11 T12-13 T14-15"
    return game_on(lines, BEGINNERS, players=4, x=1, pursuers=(10, 12, 14), **rules)


OUT, IN = "D1T11 D2T13 D3T15", "D1T10 D2T12 D3T14"


def test_r28_a_beginners_move_is_one_line():
    """Not "at least one stop"."""
    assert refused(beginners(), "T3") is Reason.NO_LINE


def test_r29_concealment_follows_the_entry_numbers():
    """Double in round 2: second leg concealed; in round 3: first leg shown again."""
    second = after(beginners(), f"T2 {OUT} T3+T4")
    third = after(beginners(), f"T2 {OUT} T3 {IN} T4+T5")

    assert seen(second) == ["T2", "T3", "??"]
    assert seen(third) == ["T2", "T3", "?4", "T5"]


def test_r29_he_shows_himself_when_his_next_turn_begins():
    """Then he moves openly."""
    concealed = after(beginners(), f"T2 {OUT} T3 {IN} T4")
    next_turn = after(concealed, OUT)

    assert view_for(concealed, SPECTATOR).x_station is None
    assert view_for(next_turn, SPECTATOR).x_station == 4


def test_r30_black_hides_an_ordinary_move():
    """No further move, no ferry, no underground."""
    hidden = after(beginners(), "X2")

    assert seen(hidden) == ["X?"]
    assert hidden.black == 0
    modes = {m for s in BEGINNERS.board.stations for m in BEGINNERS.board.modes_at(s)}
    assert modes == {Mode.TAXI, Mode.BUS}


@pytest.mark.parametrize("turn", ["X2+T3", "T2+X3"])
def test_r31_black_hides_one_leg_of_a_double(turn):
    """Mister X chooses which."""
    assert explain(beginners(), parse_move(turn)) is None
    assert refused(beginners(), "X2+X3") is Reason.NO_BLACK


def test_r31a_both_concealed_legs_are_open_from_his_next_turn_on():
    """Nothing but a hand covered them."""
    hidden = after(beginners(), f"T2 {OUT} X3+T4")

    assert seen(hidden) == ["T2", "X?", "??"]
    assert seen(after(hidden, IN)) == ["T2", "X3", "?4"]


def test_r32_thirteen_rounds_and_at_most_fourteen_entries():
    """The double adds an entry whenever it is used."""
    table = dealt("beginners", 4).table

    assert (table.rules.rounds, table.log_spaces) == (13, 14)


def test_r33_a_jammed_beginner_waits():
    """Without tickets nobody is ever stranded; only thirteen rounds let him escape."""
    lines = "T1-2 T3-4 T4-5 T6-7"
    start = game_on(lines, BEGINNERS, players=4, x=1, pursuers=(4, 3, 5))

    waiting = after(start, "T2")

    assert waiting.round == 2
    assert view_for(waiting, SPECTATOR).statuses == (PawnStatus.JAMMED,) * 3


def test_o1_two_doubles_are_three_rides():
    """So the log never needs more than rounds + doubles spaces."""
    table = dealt("1983", 4, doubles_per_turn=2).table

    assert table.log_spaces == table.rules.rounds + table.edition.doubles == 24


def test_o2_the_supply_counts_below_zero():
    """The next ticket paid in replaces a makeshift one."""
    few = {"print_run": Tickets(2, 0, 0), "allotment": ONE_RIDE}
    start = game_on(STREET, NEW, players=3, x=1, pursuers=(4, 6, 8, 9), **few)

    assert after(start, "T2").supply.taxi == -1
    assert after(start, "T2 D1T3").supply.taxi == 0


def test_o3_starts_off_the_cards_need_a_house_rule():
    """For lessons and puzzles."""
    hand = {"x_start": 1, "starts": (2, 3, 4, 5)}

    with pytest.raises(SetupError, match="not on a start card"):
        new_game("2013", 4, **hand)
    free = new_game("2013", 4, **hand, rules={"free_starts": True})
    assert free.x_station == 1


def test_o4_what_beginners_see_of_concealed_moves():
    """Its mode stays unknown, and that a black ticket was used is seen."""
    both = after(beginners(), f"T2 {OUT} X3+T4 {IN}")

    assert seen(both) == ["T2", "X3", "?4"]


def test_o5_appearing_is_a_step_of_its_own():
    """Appear or hide, before the detectives move."""
    lines = STREET + " T10-11 T12-13 T14-15"
    state = game_on(lines, OLD, players=4, x=1, pursuers=(10, 12, 14), appearances=99)

    asked = after(state, "T2")

    assert to_move(asked) == (MISTER_X,)
    assert refused(asked, "D1T11") is Reason.NOT_YOUR_TURN
    assert to_move(after(asked, ".")) == (detective_seat(1),)


def test_o6_bobbies_name_a_mode_and_pay_nothing():
    """The notation is that of the detectives."""
    before = after(far_away(), "T2")

    moved = after(before, "P1T11")

    assert (moved.purses, moved.supply) == (before.purses, before.supply)
    assert refused(before, "P1B11") is Reason.NO_STOP


def test_o7_black_on_an_entry_that_is_concealed_anyway():
    """Wasteful, but allowed: the detectives see that it is used up."""
    state = after(beginners(), f"T2 {OUT} T3 {IN} X4")

    assert seen(state) == ["T2", "T3", "X?"]


def test_o8_detectives_reason_from_cards_and_from_the_game_going_on():
    """He started on a card; a blocked Mister X would have lost."""
    state = dealt("2013", 4)
    walled = game_on(
        "T1-2 T2-3 T4-5 T5-6 T6-7 T7-8", NEW, players=4, x=4, pursuers=(2, 6, 7, 8)
    )

    assert deduce(view_for(state, SPECTATOR)) == set(X_CARDS)
    assert deduce(view_for(walled, SPECTATOR)) == {4, 5}


def test_o9_each_beginner_leads_one_detective():
    """The text counts detectives; we count players: one more."""
    crews = BEGINNERS.crews

    assert {n: crew.pawns for n, crew in crews.items()} == {
        4: (1, 1, 1),
        5: (1, 1, 1, 1),
    }


def test_o10_the_french_printing_keeps_its_own_numbers():
    """20 taxis as printed, 22 rounds as its course of play says."""
    french = EDITIONS["french"]

    assert (french.defaults.pool_taxis, french.defaults.rounds) == (20, 22)
    assert dealt("french", 2).supply == (37, 29, 15)


def test_o11_a_finished_game_is_open_to_all():
    """Every seat then sees the whole log."""
    start = game_on(STREET, NEW, players=4, x=2, pursuers=(4, 6, 8, 9))

    end = after(start, "T3 D1T3")

    assert view_for(end, SPECTATOR).x_start == 2
    with pytest.raises(IllegalMoveError):
        apply(end, Double((Ride(Ticket.TAXI, Station(1)),) * 2))
