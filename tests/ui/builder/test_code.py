"""Code for other pages: it says what was chosen, and can be read back."""

from __future__ import annotations

from dataclasses import replace
from html.parser import HTMLParser

import pytest
from hypothesis import given

from support.ui.authors import HOSTILE, authors
from ui.builder.choices import Choices, parameter_text, with_text
from ui.builder.code import attributes, code_of, read_back
from ui.builder.goals import Goal, goal_of
from ui.viewer.faults import ParameterFault
from ui.viewer.parameters import read_parameters

HOME = "https://example.org/sy/"


class Tags(HTMLParser):
    """Everything that a browser finds in a code."""

    def __init__(self, text):
        super().__init__()
        self.found, self.text = [], ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data):
        self.text += data.strip()


def without(choices, *names):
    kept = {name: text for name, text in choices.texts.items() if name not in names}
    return replace(choices, texts=kept)


@given(authors())
def test_every_control_reproduces_its_parameter(drawn):
    """What was chosen is what the board's own reader finds in the address."""
    choices, wanted = drawn

    assert read_parameters(parameter_text(choices)) == wanted


@given(authors())
def test_code_is_read_back_into_the_same_controls(drawn):
    """The element knows no size, and a link knows neither size nor name."""
    choices, _ = drawn
    code = code_of(choices, HOME)

    assert read_back(code.frame) == choices
    assert read_back(code.html) == without(choices, "width", "height")
    plain = replace(without(choices, "width", "height", "title"), sandboxed=False)
    assert read_back(code.link) == plain


@given(authors())
def test_whatever_is_said_stays_within_its_attribute(drawn):
    """Two elements, or one, with exactly these attributes: nothing becomes markup."""
    choices, _ = drawn
    code = code_of(choices, HOME)
    html, frame = Tags(code.html), Tags(code.frame)

    script, board = html.found
    assert script == ("script", {"src": f"{HOME}sy-embed.js", "defer": None})
    alone = {"sandboxed": None} if choices.sandboxed else {}
    assert board == ("sy-board", {**dict(attributes(choices)), **alone})
    ((tag, names),) = frame.found
    assert (tag, names["src"]) == ("iframe", code.link)
    assert (html.text, frame.text) == ("", "")


@pytest.mark.parametrize("text", HOSTILE)
def test_an_address_has_no_sign_at_which_others_cut_it_off(text):
    """Neither quotes nor brackets nor spaces, wherever it is pasted."""
    link = code_of(with_text(Choices(), "ask", text), HOME).link

    assert not set(link) & set("\"'<> ")


def test_what_others_have_written_is_read_as_well():
    """Any quotes, any order, parameters behind a question mark, a shared link."""
    by_hand = """<p>See: <SY-BOARD id='one' Seat=all title='a > b'
        position="A_1" >Not yet</SY-BOARD>"""
    link = f"{HOME}#position=A_2013_at-26.29.94.117_x-45"

    assert read_back(by_hand) == Choices(
        "position", {"seat": "all", "position": "A_1", "title": "a > b"}
    )
    assert read_back(f"{HOME}embed.html?edition=1983#seat=mrx").texts == {
        "edition": "1983",
        "seat": "mrx",
    }
    assert read_back(link).start == "position"


@pytest.mark.parametrize("text", ["", "hello", "<b>x</b>", "<iframe>", "x" * 70_000])
def test_what_is_no_board_is_not_read(text):
    assert read_back(text) is None


@pytest.mark.parametrize("text", ["#colour=red", "<sy-board seat=admin>", "#a=1&a=2"])
def test_a_fault_in_a_pasted_code_is_told(text):
    with pytest.raises(ParameterFault):
        read_back(text)


def test_a_task_that_says_more_than_the_controls_is_a_text_of_ones_own():
    """Two goals, or words for a mistake that no clause names."""
    two = "goal-ticket.T~to.116_goal-ticket.B"

    assert goal_of(two, {}) == Goal("own", text=two)
    assert goal_of("goal-to.5", {"far": "Too far."}).kind == "own"
    assert goal_of("nonsense", {}) == Goal("own", text="nonsense")
