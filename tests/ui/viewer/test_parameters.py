"""The address of an embedded board: read exactly, or refused in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.ui.frames import opened
from support.ui.markup import Reader
from sy_core.tasks import MarkTask
from ui.task.texts import TaskTexts
from ui.viewer.faults import ParameterFault
from ui.viewer.parameters import (
    LONGEST,
    NAMES,
    OPTIONS,
    Parameters,
    language_and_theme,
    read_parameters,
)
from ui.words import Words
from ui.words.languages import LANGUAGES

# An address, the reason for which it is refused, and the parameter that is at fault.
WRONG = """
colour=red           unknown   colour
seat=mrx&seat=all    twice     seat
players=four         number    players
players=-4           number    players
seed=1e3             number    seed
highlight=46,Soho    stations  highlight
highlight=0          stations  highlight
highlight=٤٦         stations  highlight
parts=log,hat        choice    parts
position=a&record=b  both      position
position=a&seed=1    both      position
"""
REFUSED = """
game=hunting&edition=1983            both      edition
game=classic&layout=ABCDEF           both      layout
edition=1983&layout=ABCDEF           both      layout
players=9                            setup     players
edition=beginners&players=2          setup     players
layout=ABC                           setup     layout
layout=ABCDEFGHIJKL                  setup     layout
layout=AAAAAA                        setup     layout
layout=%3Cb%3E                       setup     layout
highlight=200                        stations  highlight
focus=300                            stations  focus
game=hunting&layout=ABCDEH&focus=36  stations  focus
"""


def rows(table):
    return [line.split() for line in table.strip().splitlines()]


def fault_of(text):
    with pytest.raises(ParameterFault) as caught:
        read_parameters(text)
    return caught.value


def test_an_empty_address_asks_for_nothing_special():
    assert read_parameters("") == Parameters()


def test_every_parameter_is_read():
    text = (
        "game=classic&edition=1983&players=4&seat=mrx&mode=play&lang=de&theme=dark"
        "&computer=detectives&level=inspector&seed=7&highlight=1,%202&focus=46"
        "&parts=log,moves&arrows=46-58.58-74&task=mark-46&ask=Where?&right=Yes&wrong=No"
        "&wrong-bus=No+bus"
    )

    assert read_parameters(text) == Parameters(
        game="classic",
        edition="1983",
        players="4",
        seat="mrx",
        mode="play",
        lang="de",
        theme="dark",
        computer="detectives",
        level="inspector",
        seed="7",
        highlight=(1, 2),
        focus=(46,),
        parts=("log", "moves"),
        arrows=((46, 58), (58, 74)),
        task=MarkTask(frozenset({46})),
        texts=TaskTexts("Where?", "Yes", "No", (("bus", "No+bus"),)),
    )
    assert read_parameters("puzzle=one-2").puzzle == "one-2"


def test_an_empty_value_says_nothing():
    assert read_parameters("edition=&seat=") == Parameters()


def test_a_plus_is_a_plus():
    """Doubles are written with one."""
    assert read_parameters("record=a+b").record == "a+b"


def test_none_of_the_parts_may_be_wanted():
    assert read_parameters("parts=none").parts == ()


@pytest.mark.parametrize(
    ("text", "reason", "name"),
    [
        *rows(WRONG),
        *((f"{name}=nonsense", "choice", name) for name in OPTIONS),
        ("seed=" + "9" * 40, "number", "seed"),
        ("focus=" + ",".join(map(str, range(1, 60))), "many", "focus"),
        ("record=" + "x" * LONGEST, "long", ""),
    ],
)
def test_a_wrong_parameter_is_named(text, reason, name):
    fault = fault_of(text)

    assert (fault.reason, fault.name) == (reason, name)


@pytest.mark.parametrize(("text", "reason", "name"), rows(REFUSED))
def test_what_the_rules_refuse_is_a_fault_of_a_parameter(text, reason, name):
    app = opened(text)

    assert (app.frame.fault.reason, app.frame.fault.name) == (reason, name)
    assert app.page.posted("fault") == [
        {"version": 1, "type": "fault", "reason": reason, "parameter": name}
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_is_told_in_the_language_of_the_address(language):
    app = opened(f"players=many&lang={language}&theme=dark")

    page = Reader(app.page.markup)
    title = Words(language)("embed.fault.title")
    assert [node.text for node in page.all("h1")] == [title]
    assert "players" in page.all("main")[0].text
    assert app.page.flags["theme"] == "dark"


def test_language_and_theme_are_found_in_any_text():
    found = language_and_theme("lang=fr&lang=xx&colour=1&theme=dark")

    assert (found.lang, found.theme) == ("fr", "dark")


values = st.one_of(
    st.text(max_size=30),
    st.sampled_from(
        [
            "",
            "1",
            "46",
            "mrx",
            "1983",
            "ABCDEF",
            "<script>alert(1)</script>",
            "%00",
            "💥",
        ]
    ),
)
fields = st.lists(st.tuples(st.sampled_from((*NAMES, "x", "")), values), max_size=6)


@given(fields)
def test_any_fields_give_a_board_or_a_message(found):
    """Whatever an author writes: never a blank, never markup."""
    app = opened("&".join(f"{name}={value}" for name, value in found))

    page = Reader(app.page.markup)
    assert page.all("h1")
    assert not page.all("script")
    assert (app.session is None) == bool(app.page.posted("fault"))


@given(st.text(max_size=200))
def test_any_text_gives_a_board_or_a_message(text):
    assert Reader(opened(text).page.markup).all("h1")
