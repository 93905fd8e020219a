"""The puzzle mode: taken, answered by a move or by marks, explained, kept."""

from __future__ import annotations

import pytest

from support.ui.fakes import Browser, FakePage
from support.ui.markup import Reader, faults
from sy_core.puzzles.shipped import shipped
from ui.app import App
from ui.puzzles.progress import is_solved_on
from ui.saves.keys import PUZZLES, PUZZLES_ASIDE

CATCH = (
    "PA~~mine~~catch-1~~1~~A_1983_players-4_at-29.94.47_log-o.o.U46_moved-D1.D2_go-pursuit"
    "~~goal-move.D3T46~~D3T46~caught~~any~free-46"
)
WHERE = (
    "PA~~mine~~where~~2~~A_2013_at-57.59.75.108_round-5_log-U46.T~~mark-33.45.47.61"
    "~~33~T33~there-33~~45~T45~there-45~~47~T47~there-47~~61~T61~there-61~~any~no-way"
)
ESCAPE = (
    "PA~~mine~~escape-1~~3~~A_2013_at-20.33.94.117_log-o.o.T9.T_x-19_black-0_doubles-0"
    "~~goal-move.T8~~T8~free-8~~T9~D1T9~caught~~T32~D2T32~caught"
)


def opened(route, page=None):
    """A page whose address names a puzzle."""
    app = App(page or FakePage())
    app.start(route)
    app.render()
    return app


def solved(app):
    """Whether the puzzle on the table is said to be solved."""
    return "is-right" in app.page.markup


def test_a_move_answers_and_its_line_is_shown():
    app = opened(f"puzzle={CATCH}")
    assert app.page.flags["screen"] == "puzzle"

    app.do("play.type", value="D3 t 46")

    assert solved(app)
    assert app.session.over
    assert faults(app.page.markup) == []


def test_a_wrong_move_is_refuted_on_the_board_and_can_be_made_anew():
    app = opened(f"puzzle={ESCAPE}")

    app.do("play.type", value="t 9")

    assert "is-wrong" in app.page.markup
    assert app.session.over  # the line catches him
    app.do("puzzles.again")
    assert "is-wrong" not in app.page.markup
    app.do("play.type", value="t 8")
    assert solved(app)


def test_a_ride_that_does_not_catch_him_is_not_said_to_be_too_late():
    """Others may still get there in this round: it was asked for the ride."""
    app = opened(f"puzzle={CATCH}")

    app.do("play.type", value="D3 t 34")

    assert app.page.said[-1].endswith(app.words("puzzles.end.still", stations="46"))


def test_a_line_is_told_with_his_stations_as_a_whole_and_step_by_step():
    """Nothing is hidden any more, and whoever does not see the map is told, too."""
    app = opened(f"puzzle={ESCAPE}")
    app.do("play.type", value="t 9")
    whole = app.page.said[-1]

    app.do("puzzles.to", "1")

    his = app.page.said[-1]
    assert "9" in his
    assert his in whole
    app.do("puzzles.to", "0")
    assert app.page.said[-1] == app.words("puzzles.ask.escape.now")


def test_nobody_learns_where_he_is_before_the_answer():
    app = opened(f"puzzle={WHERE}")

    assert app.session.view.x_station is None
    assert app.session.seat == "detectives"


def test_stations_are_marked_by_taps_and_compared():
    app = opened(f"puzzle={WHERE}")
    for station in (33, 45, 46, 46, 47):
        app.do("play.station", str(station))

    app.do("puzzles.done")

    assert "is-wrong" in app.page.markup
    assert "61" in app.page.said[-1]
    app.do("puzzles.again")
    for station in (33, 45, 47, 61):
        app.do("play.station", str(station))
    app.do("puzzles.done")
    assert solved(app)
    assert all(str(each) in app.page.said[-1] for each in (33, 45, 47, 61))


@pytest.mark.parametrize("text", [CATCH, WHERE, ESCAPE])
def test_who_asks_for_the_solution_is_shown_it(text):
    app = opened(f"puzzle={text}")

    app.do("puzzles.give_up")

    assert not solved(app)
    assert app.words("puzzles.solution") in app.page.markup


@pytest.mark.parametrize("name", shipped())
def test_every_shipped_puzzle_is_opened_and_its_solution_shown(name):
    """Every line that solves one can be played on the board."""
    app = opened(f"puzzle={name}")

    app.do("puzzles.give_up")

    solving = app.puzzles.solving
    assert all(shown.states or solving.board.work.marking for shown in solving.shown)
    assert solving.shown


def test_what_was_solved_is_known_after_a_reload():
    page = FakePage(browser=Browser())
    app = opened("puzzle=day", page)
    app.do("puzzles.give_up")
    app.do("puzzles.again")
    _solve(app)
    again = opened("puzzles", FakePage(browser=page.browser))

    day = next(iter(again.puzzles.progress.days))
    assert again.puzzles.progress.days[day] == "wr"
    assert is_solved_on(again.puzzles.progress, day)


def _solve(app):
    """Answer the puzzle on the table rightly, by what its first line says."""
    puzzle = app.puzzles.solving.puzzle
    if puzzle.task.startswith("mark-"):
        for station in puzzle.task.removeprefix("mark-").split("."):
            app.do("play.station", station)
        app.do("puzzles.done")
        return
    session = app.session
    sign = puzzle.lines[0].answers[0]
    move = session.game.parse_move(session.game.shorthand.move_text(sign))
    session.on_trial(move)
    app.render()


def test_the_result_of_the_day_is_copied_without_a_word_on_the_solution():
    app = opened("puzzle=day")
    _solve(app)

    app.do("puzzles.share")

    _, text = app.page.copies[-1]
    assert "🟩" in text
    assert "2026-11-18" in text
    assert text.endswith("#puzzle=day")


def test_a_result_is_that_of_its_day_also_after_midnight(monkeypatch):
    app = opened("puzzle=day")
    _solve(app)
    monkeypatch.setattr(app.page, "today", lambda: (2026, 11, 19))

    app.do("puzzles.share")

    _, text = app.page.copies[-1]
    assert "🟩" in text
    assert "2026-11-18" in text


def test_a_text_that_cannot_be_read_is_put_aside_and_not_lost():
    page = FakePage(browser=Browser())
    page.write(PUZZLES, "puzzles 9\nof a later release")

    app = opened("puzzle=day", page)
    _solve(app)

    assert page.read(PUZZLES_ASIDE) == "puzzles 9\nof a later release"
    assert page.read(PUZZLES).startswith("puzzles 1\n")


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "PA~~x",
        CATCH.replace("_at-29.94.47", "_at-29.29.47"),
        CATCH.replace("goal-move", "goal-none"),
        "<b>",
    ],
)
def test_what_is_no_puzzle_is_told(text):
    app = opened(f"puzzle={text}")

    assert app.page.flags["screen"] == "puzzles"
    assert app.words("puzzles.unreadable") in app.page.markup
    assert faults(app.page.markup) == []


def test_a_typed_text_that_is_no_puzzle_stays_to_be_mended():
    app = opened("puzzles")

    app.do("puzzles.typed", value="PA~~x")

    (box,) = Reader(app.page.markup).all("input", id="puzzle-text")
    assert box.attributes["value"] == "PA~~x"
    app.do("puzzles.show")
    assert "PA~~x" not in app.page.markup


def test_a_file_of_puzzles_is_opened_where_any_file_is():
    app = opened("home")
    parts = CATCH.removeprefix("PA~~").split("~~")

    app.do("home.file", value="sy-puzzles A\n" + " ".join(parts))

    assert app.page.flags["screen"] == "puzzle"
    assert Reader(app.page.markup).doing("puzzles.give_up")


def test_a_puzzle_is_made_of_a_position_and_proven():
    """From the editor: what is asked, the proof, a link, a file, a try."""
    app = opened("home")
    app.do("editor.open", "A_2013_at-57.59.75.108_round-5_log-U46.T")
    app.do("editor.puzzle")
    app.do("puzzles.kind", value="where")

    app.do("puzzles.prove")

    assert app.words("puzzles.make.proven") in app.page.markup
    app.do("puzzles.save")
    (saved,) = app.page.downloads.values()
    assert "mark-33.45.47.61" in saved
    app.do("puzzles.try")
    assert app.page.flags["screen"] == "puzzle"


@pytest.mark.parametrize(("kind", "rounds"), [("catch", "1"), ("escape", "2")])
def test_what_has_no_single_answer_makes_no_puzzle(kind, rounds):
    app = opened("home")
    app.do("editor.open", "A_2013_at-57.59.75.108_round-5_log-U46.T")
    app.do("editor.puzzle")
    app.do("puzzles.kind", value=kind)
    app.do("puzzles.rounds", value=rounds)

    app.do("puzzles.prove")

    assert app.words("puzzles.make.none") in app.page.markup
    assert not Reader(app.page.markup).doing("puzzles.try")
