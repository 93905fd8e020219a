"""What somebody hears who sees nothing: docs/hearing.md holds it word by word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.ui.ears import Ears
from support.ui.rounds import ROUNDS, asking
from support.ui.tables import at_table, open_secret, running_classic
from sy_core.registry import CLASSIC
from ui.page import NEXT

PAGE = Path(__file__).parents[3] / "docs" / "hearing.md"


def in_words(listed):
    return "\n".join(listed)


@pytest.mark.native_only
def test_the_page_about_hearing_lists_what_is_heard():
    """Block by block, as the application says it."""
    blocks = re.findall(
        r"```text\n(.*?)\n```", PAGE.read_text(encoding="utf-8"), re.DOTALL
    )

    assert blocks == [in_words(heard()) for heard in (*ROUNDS, asking)]


@pytest.mark.parametrize("heard", ROUNDS)
def test_nothing_is_told_twice(heard):
    """Each sentence about what happened is heard once."""
    told = " ".join(heard()).replace("! ", "!. ").split(". ")
    news = [text for text in told if re.search(r"takes|travels|starts on|show:", text)]

    assert news
    assert len(news) == len(set(news))


def heard_by_detectives(moves):
    """A round handed round, with other hidden places."""
    app = at_table(CLASSIC, running_classic(""), Ears())
    open_secret(app)
    app.do("play.station", moves[0][1:])
    app.do("play.type", value=moves[0])
    app.do("play.handback")
    app.do("play.type", value=moves[1])
    return app.page.heard


def test_games_of_equal_public_history_sound_alike():
    """Whether he hides on 58 or on 73 is not to be heard."""
    assert heard_by_detectives(["t58", "d1t15"]) == heard_by_detectives(
        ["t73", "d1t15"]
    )


def test_a_choice_on_the_board_is_told_but_not_mister_xs():
    """Others hear what a screen reader says on his screen."""
    app = at_table(CLASSIC, running_classic(""), Ears())
    open_secret(app)
    app.page.heard.clear()
    app.do("play.station", "58")
    behind_the_curtain = list(app.page.heard)
    app.do("play.type", value="t 58")
    app.do("play.handback")
    app.do("play.station", "15")

    assert [line for line in behind_the_curtain if line.startswith("told")] == []
    assert app.page.heard[-1] == "told: Station 15: Red by taxi"


def test_where_several_tickets_lead_the_keyboard_goes_to_them():
    """How to get there is what is to be said next."""
    app = at_table(CLASSIC, running_classic(""))
    open_secret(app)

    app.do("play.station", "58")

    assert app.page.focused[-1] == "pick-T58"


def test_after_a_move_the_keyboard_goes_on():
    """To Mister X's button after the last one; before, to whatever is next."""
    app = at_table(CLASSIC, running_classic("T58"))
    went = []
    for move in ("d1 t15", "d2 t93", "d3 t142"):
        app.do("play.type", value=move)
        went.append(app.page.focused[-1])

    assert went == [NEXT, NEXT, "pass"]
