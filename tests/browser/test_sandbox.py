"""Somebody's bot in a room that can reach nothing: it plays, and that is all it does.

Python has no names for what could lead out. That is the second belt, so most attempts
here are made by a script that stands in the room in Python's place, with everything
that a browser offers: only the room itself can refuse it.
"""

from __future__ import annotations

import json

import pytest

from browser.bare import Bare
from browser.drivers import Firefox, Page, started
from browser.profiles import QUIET
from browser.room import FAIR, HOME, OUTSIDE, TELL, TRIES, Bench
from sy_core.registry import GAMES

BAD = "class Bad:\n    def choose(self, view, legal, rng, budget):\n        {}\n"
NAME = "sy room test"
SCRIPT = "workshop/inside.js"
NOT_SERVED = {"webSocket", "eventSource"}
"""What the site's server does not speak, inside or outside."""


@pytest.fixture(scope="module")
def bare(browser, folder):
    return Bare(browser, folder)


@pytest.fixture(scope="module")
def places(browser, folder):
    """Where the site has its own files, and Pyodide's."""
    (app,) = folder.glob("app-*")
    (pyodide,) = folder.glob("vendor/pyodide-*")
    return [f"{browser.address}{app.name}/", f"{browser.address}vendor/{pyodide.name}/"]


@pytest.fixture(scope="module")
def context(browser):
    with browser.context() as made:
        yield made


@pytest.fixture(scope="module")
def one_bench(bare, context, places):
    return Bench(bare.open(context), *places)


@pytest.fixture
def bench(one_bench):
    """One for all tests with Python."""
    one_bench.waits()
    return one_bench


@pytest.fixture
def in_room(bare, context, places):
    """A bench in whose room a script of the test's stands in Python's place."""
    return lambda body: Bench(bare.open(context), *places, body=body)


def the_fault(told):
    return told[-1]["code"], told[-1]["line"]


# ---- what it is for


def test_a_good_bot_plays_games_that_the_rules_accept(bench):
    """Both sides; the records are replayed with every check."""
    *games, done = bench.run()

    ends = [GAMES["classic"].load_record(game["record"]).outcome for game in games]
    assert [game["reason"] for game in games] == [end.reason for end in ends]
    assert [game["won"] for game in games] == [
        end.winner == game["side"] for end, game in zip(ends, games, strict=True)
    ]
    assert done == {"told": "done"}


def test_the_whole_standard_library_is_there(bench):
    """Also what no source of the page names."""
    source = f"import colorsys, html.parser, sqlite3, statistics, tomllib\n{FAIR}"

    assert bench.run(source, do="check")[-1] == {"told": "ready", "kinds": ["Any"]}


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("class Bad:\n  def choose(:\n", ("syntax", 2)),
        (BAD.format("return 1 / 0"), ("raised", 3)),
        (BAD.format("return 'T46'"), ("illegal", 0)),
        (BAD.format("return bytes(2**30)"), ("memory", 3)),
        (BAD.format("from js import fetch"), ("raised", 3)),
        (BAD.format("import pyodide_js"), ("raised", 3)),
        (BAD.format("from pyodide.code import run_js; run_js('1')"), ("raised", 3)),
        (
            BAD.format("from pyodide.http import open_url; open_url('/')"),
            ("raised", 3),
        ),
        (
            BAD.format(
                "from urllib.request import urlopen; urlopen('http://localhost')"
            ),
            ("raised", 3),
        ),
        (
            BAD.format("import socket; socket.create_connection(('localhost', 80), 1)"),
            ("raised", 3),
        ),
    ],
)
def test_what_is_wrong_is_told_and_the_next_game_goes_on(bench, source, fault):
    """Among it whatever Python knows that could lead out."""
    told = bench.run(source)

    assert the_fault(told) == fault
    assert bench.run(games=1)[-1] == {"told": "done"}


def test_a_bot_that_keeps_all_it_can_get_is_stopped(bench):
    """In which line it was is told only if enough is left to say so."""
    told = bench.run(BAD.format("kept = []\n        while 1: kept.append([0] * 99)"))

    assert the_fault(told)[0] == "memory"
    assert bench.run(games=1)[-1] == {"told": "done"}


def test_a_loop_without_end_is_stopped_and_the_next_bot_plays(bench):
    """In another room, for that one is gone with all that was in it."""
    bench.run(games=1)
    bench.waits(_10000=700)

    told = bench.run(BAD.format("while True: pass"))
    left = bench.page.locator("iframe").count()
    bench.waits()

    assert (the_fault(told), left) == (("slow", 0), 0)
    assert bench.run(games=1)[-1] == {"told": "done"}


# ---- what it cannot do


def test_nothing_leads_out_of_the_room(in_room, browser, context, places):
    """Network, storage, caches, channels, locks, other code; outside, each does."""
    address = places[0] + SCRIPT
    given = [address, NAME, NAME]
    answered = []
    context.on("response", lambda came: answered.append(came.url))
    outer = context.new_page()
    outer.goto(f"{browser.address}{QUIET}")
    outer.evaluate(HOME, given[:2])

    outside = outer.evaluate(OUTSIDE, [TRIES, *given])
    seen, answered[:] = list(answered), []
    (printed, _) = in_room(TELL.format(given=json.dumps(given))).run()
    browser.faults.clear()  # what was refused stands in the console

    inside = json.loads(printed["text"])
    assert {name for name, how in outside.items() if how != "done"} == NOT_SERVED
    assert address in seen
    assert {name for name, how in inside.items() if how == "done"} == set()
    assert address not in answered


@pytest.mark.parametrize(
    "body",
    [
        "port.postMessage({ told: 'done' });",
        "port.postMessage('<img src=x onerror=alert(1)>');",
        "port.postMessage('=' + 'x'.repeat(200_000));",
        "for (let n = 0; n < 5000; n += 1) port.postMessage('alive');",
        "port.postMessage('ready');",
        "port.postMessage('rest'); port.postMessage('={\"told\":\"done\"}');",
    ],
)
def test_whatever_is_no_message_of_ours_ends_the_room(in_room, body):
    """No text, none that is known, too long, too many, at the wrong time."""
    bench = in_room(body)

    told = bench.run()

    assert told[-1]["code"] == "forbidden"
    assert bench.page.locator("iframe").count() == 0


def test_words_to_anybody_else_are_heard_by_nobody(in_room):
    """The worker's own messages, and a port that it makes up."""
    bench = in_room(
        "self.postMessage('here');"
        "self.postMessage('port', [new MessageChannel().port1]);"
        'port.postMessage(\'={"told":"done"}\');'
    )
    bench.page.evaluate("() => addEventListener('message', () => { window.got = 1; })")

    told = bench.run()

    assert told == [{"told": "done"}]
    assert bench.page.evaluate("window.got") is None


def test_a_room_that_does_not_open_is_told(in_room, browser):
    """So is one that breaks down."""
    broken = in_room("setTimeout(() => { throw new Error('broken'); });").run()
    browser.faults.clear()

    assert broken[-1]["code"] == "died"


def test_firefox_holds_to_it_as_well(address, places):
    """It plays, it stops, and it reaches nothing of what is there outside."""
    driver = started(Firefox)
    given = [places[0] + SCRIPT, NAME, NAME]
    try:
        page = Page(driver)
        page.goto(f"{address}{QUIET}")
        page.evaluate(HOME, given[:2])
        outside = page.evaluate(OUTSIDE, [TRIES, *given])
        bench = Bench(page, *places)
        played = bench.run(games=1)
        bench.waits(_10000=700)
        looped = bench.run(BAD.format("while True: pass"))
        bench.waits()
        hostile = TELL.format(given=json.dumps(given))
        (printed, _) = Bench(page, *places, body=hostile).run()
    finally:
        driver.close()

    inside = json.loads(printed["text"])
    assert played[-1] == {"told": "done"}
    assert the_fault(looped) == ("slow", 0)
    assert {name for name, how in outside.items() if how != "done"} == NOT_SERVED
    assert {name for name, how in inside.items() if how == "done"} == set()
