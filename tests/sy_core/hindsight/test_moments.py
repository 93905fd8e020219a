"""Each position of a game, and what the move was worth that led to it."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from support.both import both
from support.hindsight import moments_of
from support.hunting.scenes import laid
from support.hunting.scenes import play as play_dice
from support.play import play, puzzle
from sy_core.registry import CLASSIC, HUNTING
from sy_core.terms import MISTER_X, SPECTATOR, Side

GAMES = Path(__file__).parents[1] / "classic" / "golden" / "games"
STRANDED = GAMES / "1983-stranded.json"
AWAY = "D2T142 D3T174"
BACK = "D2T141 D3T175"


def open_chase(moves="T58", **rules):
    """Mister X sets out from 74, one detective beside him on 75."""
    return play(puzzle("1983", 4, 74, "75 141 175", **rules), moves)


@both
@settings(max_examples=6)
@given(data=st.data())
def test_what_was_known_is_what_could_be_deduced(table, data):
    """… until the end, which tells no more unless he was caught."""
    game, state = table.game, data.draw(table.games(most=60))
    moments = moments_of(game, state)

    for moment, then in zip(moments, game.history(state), strict=True):
        if game.outcome(then) is None:
            assert moment.known == game.deduce(game.view_for(then, SPECTATOR))
        assert 0 <= moment.outlook.covered <= moment.outlook.in_reach
        assert moment.outlook.in_reach <= moment.outlook.places == len(moment.known)


@both
@settings(max_examples=6)
@given(data=st.data())
def test_a_judgement_puts_a_move_between_the_worst_and_the_best(table, data):
    game, state = table.game, data.draw(table.games(most=60))

    judgements = [m.judgement for m in moments_of(game, state) if m.judgement]

    for each in judgements:
        move = state.moves[each.number - 1]
        assert (each.pawn, each.side is Side.MISTER_X) == (move.pawn, not move.pawn)
        assert each.to == (move.legs[-1].to if move.legs else move.to)
        for measure in (each.chance, each.catch, each.lead):
            assert measure.loss >= 0


def test_who_stands_beside_him_with_a_ticket_can_catch_him():
    """75 is a taxi ride from 58; the others are far away."""
    moment = moments_of(CLASSIC, open_chase())[-1]

    assert (moment.station, moment.rides, moment.nearest) == (58, 1, ("D1",))
    assert moment.catchers == ("D1",)
    assert moment.is_hunted


def test_a_chance_passes_with_the_pursuer_who_had_it():
    moment = moments_of(CLASSIC, open_chase("T58 D1T94"))[-1]

    assert moment.catchers == ()
    assert moment.is_hunted


def test_at_his_own_turn_nobody_can_come_to_him():
    moment = moments_of(CLASSIC, open_chase("T58 D1T94 D2T142 D3T174"))[-1]

    assert not moment.is_hunted
    assert moment.catchers == ()
    assert moment.outlook.chance == 0


def test_while_he_may_yet_appear_nobody_can_come_to_him():
    """R27: he shows himself after his move, before the detectives make theirs."""
    state = open_chase(appearances=1)

    assert CLASSIC.to_move(state) == (MISTER_X,)
    moment = moments_of(CLASSIC, state)[-1]
    assert moment.is_hunted
    assert moment.catchers == ()


def test_a_catch_leaves_one_place_and_no_ride():
    moment = moments_of(CLASSIC, open_chase("T58 D1T58"))[-1]

    assert (moment.known, moment.rides) == ({58}, 0)


def test_getting_away_tells_them_no_more_than_they_knew():
    """The end opens his way, but nobody had worked it out: all were stranded."""
    state = CLASSIC.load_record(STRANDED.read_text(encoding="utf-8"))
    *_, before, last = moments_of(CLASSIC, state)

    assert len(before.known) > 1
    assert last.known == before.known


def test_a_pursuer_is_judged_by_what_else_it_could_have_done():
    """He is known to be at 58, one of the four rides from 75; the other went to 59."""
    shown = f"T58 D1T94 {AWAY} T45 D1T75 {BACK} T58"
    judgement = moments_of(CLASSIC, open_chase(f"{shown} D1T59"))[-1].judgement

    assert (judgement.number, judgement.pawn, judgement.to) == (10, "D1", 59)
    assert (judgement.catch.played, judgement.catch.best) == (0, 1)
    assert judgement.catch.typical == 1 / 4
    assert judgement.catch.loss == 1


def test_mister_x_is_judged_by_his_other_rides():
    """Shown in any case: 58 is beside 75, and so are 59 and 74; 46 is not."""
    shown = f"T58 D1T94 {AWAY} T45 D1T75 {BACK} T58"
    judgement = moments_of(CLASSIC, open_chase(shown))[-1].judgement

    assert (judgement.side, judgement.to) == (Side.MISTER_X, 58)
    assert (judgement.catch.played, judgement.catch.best) == (1, 0)
    assert (judgement.lead.played, judgement.lead.best) == (1, 1)


def test_a_forced_turn_is_no_better_and_no_worse():
    """Blocked on all sides he stays, and nobody can blame him."""
    state = play(puzzle("1983", 4, 26, "15 27 39", blocked_stays=1), "-")

    assert moments_of(CLASSIC, state)[-1].judgement is None


def test_nobody_has_hidden_before_the_dice_game_begins():
    """Where he is not, nobody is near."""
    moment = moments_of(HUNTING, play_dice(laid(), "D1@2"))[-1]

    assert (moment.station, moment.rides, moment.nearest) == (None, None, ())
    assert moment.judgement is None


def test_only_dice_in_hand_lead_to_him():
    """Before the roll anything may come; no bus stops at 2, but a taxi does."""
    hidden = play_dice(laid(), "D1@2 D2@3 @4")
    bus, taxi = (play_dice(hidden, f"*{roll}") for roll in ("BBB", "TBB"))

    before, in_vain, lucky = (moments_of(HUNTING, g)[-1] for g in (hidden, bus, taxi))

    assert (before.rides, before.nearest, before.catchers) == (1, ("D1", "D2"), ())
    assert in_vain.catchers == ()
    assert lucky.catchers == ("D1",)
    assert before.outlook.covered == 2 > in_vain.outlook.covered
