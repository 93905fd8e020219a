"""The last ride of every piece stays on the map for a round, as far as it is public."""

from __future__ import annotations

import json

from support.ui.tables import at_table, open_secret, running_classic
from sy_core.registry import CLASSIC
from sy_core.sharing import read_position


def tails(app):
    rides = json.loads(app.page.boards[-1])["rides"]
    return [(r["from"], r["to"], r["by"], r["class"].split()[-1]) for r in rides]


def test_where_a_piece_came_from_can_be_seen_on_the_map():
    app = at_table(CLASSIC, running_classic("T58 D1T15 D2T75"))

    assert tails(app) == [(26, 15, "taxi", "red"), (94, 75, "taxi", "blue")]


def test_a_tail_is_the_last_ride_of_its_piece():
    app = at_table(CLASSIC, running_classic("T58 D1T15 D2T75 D3T142 T59 D1T16"))

    assert tails(app)[0] == (15, 16, "taxi", "red")


def test_tails_stay_until_the_piece_has_had_another_round():
    """When Mister X has moved, the rides of the round before are still to be seen."""
    moves = "T58 D1T15 D2T75 D3T142 T59 D1T16 D2T74 D3T158 T76"
    app = at_table(CLASSIC, running_classic(moves))

    assert [here for here, *_ in tails(app)] == [15, 75, 142]


def test_a_hidden_mister_x_has_no_tail():
    app = at_table(CLASSIC, running_classic("T58"))

    assert tails(app) == []


def test_mister_x_sees_his_own():
    app = at_table(CLASSIC, running_classic("T58 D1T15 D2T75 D3T142"))
    open_secret(app)

    assert (74, 58, "taxi", "mister-x") in tails(app)


def test_with_a_black_ticket_the_line_is_not_told():
    app = at_table(CLASSIC, running_classic("X58 D1T15 D2T75 D3T142"))
    open_secret(app)

    assert (74, 58, "", "mister-x") in tails(app)


def test_pieces_of_the_dice_game_have_tails_too():
    position = read_position(
        "A_hunting_tiles-DEABCF_at-5.9_go-x_played-B_log-A.T.T4.T.T_x-20"
    )
    game, state = position.game, position.state()
    while len(state.moves) < 12:
        state = game.apply(state, next(iter(game.legal_moves(state))))

    assert {colour for *_, colour in tails(at_table(game, state))} & {"red", "blue"}
