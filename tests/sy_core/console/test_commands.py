"""What can be typed besides moves, and how moves are played."""

from __future__ import annotations

import json

import pytest

from support.console.fakes import hunting_game, hunting_sitting, puzzle, sitting
from support.play import play as played
from sy_core import Side, format_move, load_record
from sy_core.console.commands import obey

ROUND = "D1T40 D2T45 P1T123 P2T143"


def as_x(state=None, **choices):
    return sitting(state or puzzle(), audience=Side.MISTER_X, **choices)


def as_detectives(moves="T65", **choices):
    return sitting(played(puzzle(), moves), audience=Side.DETECTIVES, **choices)


def test_a_move_is_played():
    """In the shortest form in which it can be meant."""
    session = as_x()

    done = obey(session, "101")

    assert done
    assert format_move(session.state.moves[-1]) == "T101"


def test_a_pawn_may_be_left_out_where_only_one_can_be_meant():
    """Only D1 can reach 40."""
    session = as_detectives()

    obey(session, "t 40")

    assert format_move(session.state.moves[-1]) == "D1T40"


def test_a_move_that_can_mean_several_is_not_guessed():
    """65 by taxi or by bus."""
    session = as_x()

    done = obey(session, "65")

    assert not done
    assert session.terminal.complaints == ["That can be T65 or B65: say which."]
    assert session.state.moves == ()


def test_an_illegal_move_is_answered_in_words():
    """And nothing changes."""
    session = as_x()

    done = obey(session, "t46")

    assert not done
    assert session.terminal.complaints == ["T46: No taxi line leads from there to 46."]
    assert session.state == puzzle()


def test_a_pawn_of_the_other_side_is_refused_in_words():
    """It is not the detectives' turn."""
    session = as_x()

    obey(session, "d1t40")

    assert session.terminal.complaints == ["D1T40: It is not the turn of that side."]


def test_unknown_text_is_quoted_plainly():
    """However long and odd it is."""
    session = as_x()

    done = obey(session, "\N{SNOWMAN}" + "x" * 500)

    assert not done
    (complaint,) = session.terminal.complaints
    assert complaint.isascii()
    assert len(complaint) < 120


def test_why_tells_what_is_open_and_what_is_not():
    """For each move that may be meant."""
    session = as_detectives()

    done = obey(session, "why 40")

    assert done
    assert session.terminal.screen.splitlines()[:2] == [
        "D1T40 is open.",
        "D2T40: No taxi line leads from there to 40.",
    ]


def test_why_needs_a_move():
    """Otherwise it does not understand."""
    session = as_x()

    assert not obey(session, "why")
    assert "neither a move nor a command" in session.terminal.complaints[0]


@pytest.mark.parametrize("word", ["help", "HELP", "?"])
def test_help_lists_the_commands(word):
    """And the notation of the game."""
    session = as_x()

    assert obey(session, word)
    assert "look 46" in session.terminal.screen
    assert "B34+X10" in session.terminal.screen


@pytest.mark.parametrize(
    ("command", "shown"),
    [
        ("moves", "D1 on  41"),
        ("look 74", "Station 74"),
        ("log", "    1  T?"),
        ("where", "Mister X can be on"),
    ],
)
def test_detectives_are_shown_what_they_ask_for(command, shown):
    """Their moves, any station, the log as they know it, and where he can be."""
    session = as_detectives()

    assert obey(session, command)
    assert shown in session.terminal.screen


def test_what_can_follow_in_a_double_is_listed():
    """From 101 after T101."""
    session = as_x()

    assert obey(session, "moves t101")
    assert session.terminal.screen.startswith("T101+   T82 T83 T100 T114 X82")


def test_nothing_follows_what_is_no_ride_of_mister_x():
    """Detectives have no doubles."""
    session = as_detectives()

    assert obey(session, "moves d1 40")
    assert session.terminal.screen == "D1T40+   nothing\n"


def test_what_follows_nonsense_is_not_known():
    """It is not understood."""
    assert not obey(as_x(), "moves hello")


@pytest.mark.parametrize("text", ["look", "look 200", "look 0", "look x", "look 9999"])
def test_only_stations_can_be_looked_at(text):
    """A number from 1 to 199."""
    session = as_detectives()

    assert not obey(session, text)
    assert session.terminal.complaints == ["Say look and a station."]


def test_mister_x_knows_where_he_is():
    """The aid is not for him."""
    session = as_x()

    assert not obey(session, "where")
    assert session.terminal.complaints == ["That is an aid for the detectives."]


def test_detectives_get_the_redacted_record():
    """Without stations that they do not know."""
    session = as_detectives()

    assert obey(session, "record")
    record = json.loads(session.terminal.screen)
    assert record["redacted"]
    assert record["x_start"] is None
    assert record["moves"] == ["T?"]


def test_mister_x_gets_the_whole_record():
    """It is his secret."""
    session = as_x(played(puzzle(), f"T65 {ROUND}"))

    assert obey(session, "record")
    assert load_record(session.terminal.screen) == session.state


def test_a_game_can_be_saved(tmp_path):
    """Wherever the players like, blanks in the name included."""
    session = as_x()
    path = tmp_path / "our game.json"

    assert obey(session, f"save {path}")
    assert session.saved
    assert load_record(path.read_text(encoding="utf-8")) == session.state


def test_saving_needs_a_name():
    """It is asked for."""
    session = as_x()

    assert not obey(session, "save")
    assert session.terminal.complaints == ["Say save and a file."]


def test_what_cannot_be_saved_is_said(tmp_path):
    """And the game goes on."""
    session = as_x()

    assert not obey(session, f"save {tmp_path}/nowhere/game.json")
    assert session.terminal.complaints[0].startswith("Cannot save to")
    assert not session.saved


def test_an_error_without_a_reason_is_told_as_it_is(tmp_path, monkeypatch):
    """Not every OSError has a text of its own."""
    session = as_x()

    def fail(*_):
        raise OSError("odd")

    monkeypatch.setattr("sy_core.console.session.write_atomically", fail)

    assert not obey(session, f"save {tmp_path}/game.json")
    assert session.terminal.complaints[0].endswith(": odd.")


def test_the_last_move_can_be_taken_back():
    """By replay."""
    session = as_detectives("T65 D1T40")

    assert obey(session, "undo")
    assert session.state == played(puzzle(), "T65")
    assert session.notice == "The last move was taken back."


def test_the_first_state_has_nothing_to_take_back():
    """That is said."""
    session = as_x()

    assert not obey(session, "undo")
    assert session.terminal.complaints == ["There is no move of yours to take back."]


def test_against_a_side_that_plays_by_itself_ones_own_move_is_taken_back():
    """Else it would just move again."""
    state = played(puzzle(), f"T65 {ROUND} T64")
    session = sitting(state, audience=Side.DETECTIVES, auto=frozenset({Side.MISTER_X}))

    obey(session, "undo")

    assert session.state == played(puzzle(), "T65 D1T40 D2T45 P1T123")


def test_moves_of_a_side_that_plays_by_itself_alone_cannot_be_taken_back():
    """There is none of one's own before them."""
    session = as_detectives(auto=frozenset({Side.MISTER_X}))

    assert not obey(session, "undo")
    assert session.state == played(puzzle(), "T65")


def test_dice_that_are_taken_back_are_kept():
    """They will fall in the same way again."""
    state = hunting_game(moves="D1@3 D2@8 @12 *TTX")
    session = hunting_sitting(state, audience=Side.DETECTIVES)

    obey(session, "undo")

    assert session.state == hunting_game(moves="D1@3 D2@8")
    assert session.luck == [state.moves[-1]]
