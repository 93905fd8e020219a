"""Computer players in their own thread: both sides of both games, and failures."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from browser.chrome import HOLD, boot, ready
from browser.paint import GROUND, leave_out
from browser.table import Table
from sy_core.messages.questions import read_question
from sy_core.registry import GAMES, game_of
from sy_core.terms import MISTER_X, SPECTATOR
from ui.computer.times import QUICK, STEP
from ui.computer.turns import PACES
from ui.computer.worker import SILENCE

PATIENCE = 90_000
WATCHED = """
(() => {
  const Plain = window.Worker;
  window.syThreads = []; window.syPosted = [];
  window.Worker = class extends Plain {
    constructor(...how) { super(...how); window.syThreads.push(this); }
    postMessage(text) { window.syPosted.push(text); super.postMessage(text); }
  };
})();
"""
FORBIDDEN = """
window.Worker = class {
  constructor() { throw new DOMException('not here', 'SecurityError'); }
};
"""
NEXT = """() => {
  const open = (wanted) => [...document.querySelectorAll(wanted)]
    .find((node) => !node.disabled && node.closest('#app'));
  const { showing } = document.documentElement.dataset;
  if (['pass', 'curtain'].includes(showing)) return 'curtain';
  const next = open('#confirm') || open('#roll') || open('#list [data-do="play.go"]')
    || open('#tools [data-do="play.offer"]');
  if (next) next.click();
  return next ? 'moved' : document.querySelector('.result') ? 'over' : 'waits';
}"""
TOLD = """() => {
  const toast = document.getElementById('toast');
  window.syTold = [];
  new MutationObserver(() => window.syTold.push(toast.textContent))
    .observe(toast, { childList: true });
}"""
PLACES = """() => {
  window.syPlaces = new Set();
  const look = () => {
    const at = ['computers-strip', 'cards', 'log'].map((id) => {
      const { top } = document.getElementById(id).getBoundingClientRect();
      return `${id} ${Math.round(top)}`;
    });
    if (!document.querySelector('.result')) window.syPlaces.add(at.join(', '));
    requestAnimationFrame(look);
  };
  look();
}"""
"""Where the parts of the panel have been, frame by frame."""
TIMES = {HOLD: 30, PACES["fast"]: 5, QUICK: 40, STEP: 40}
EDITIONS = {"classic": "2013", "hunting": "hunting"}


@pytest.fixture(scope="module")
def _page(browser):
    chosen = {"level": "constable", "pace": "fast", "confirm": True}
    settings = {**chosen, "sound_asked": True}  # it is asked beside a first game
    with browser.context(times=TIMES, settings=settings, scripts=[WATCHED]) as context:
        yield boot(context.new_page(), browser.address)


@pytest.fixture
def alone(_page):
    """Somebody alone at a page, with nothing kept; threads can be watched."""
    table = Table(_page)
    table.start_afresh()
    _page.evaluate("window.syPosted.length = 0")
    leave_out(_page, GROUND)
    return table


def sit_down(table, side, game="classic", players=4):
    """Begin a game against the computer with one tap."""
    setup = json.dumps({"edition": EDITIONS[game], "players": players})
    keep = "(text) => localStorage.setItem(sy.site + 'setup', text)"
    table.page.evaluate(keep, setup)
    table.page.evaluate("window.sySeed = 5")
    table.page.click(f"#solo-{side}")
    table.page.wait_for_selector("html[data-screen=play]", state="attached")


def play_on(table, moves):
    """Make whatever move is first, whenever it is ours, until so many are kept."""
    for _ in range(PATIENCE // 50):
        done = table.page.evaluate(NEXT)
        assert done != "curtain"
        kept = table.seen()["moves"] or []
        if done == "over" or len(kept) >= moves:
            return kept
        if done == "waits":
            table.page.wait_for_timeout(50)
    raise AssertionError(f"stuck: {table.text('#prompt')}")


def record(table):
    return table.page.evaluate(
        """() => JSON.parse(localStorage.getItem(
          sy.site + 'game:' + localStorage.getItem(sy.site + 'last'))).record"""
    )


@pytest.mark.parametrize("side", ["detectives", "mister_x"])
@pytest.mark.parametrize("game", GAMES)
def test_alone_on_either_side_of_both_games(alone, game, side):
    """Some rounds without a curtain; what the thread is told is a seat's view."""
    sit_down(alone, side, game)

    kept = play_on(alone, 12)

    assert len(kept) >= 12 or alone.page.query_selector(".result")
    check_posted(alone, MISTER_X if side == "detectives" else SPECTATOR)


@pytest.mark.parametrize("size", [(1180, 820), (390, 844)], ids=["tablet", "phone"])
@pytest.mark.parametrize("side", ["detectives", "mister_x"])
def test_nothing_moves_about_while_computers_play(alone, side, size):
    """Whatever they say, think of and leave to be done: the panel stays in place."""
    alone.page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_down(alone, side)
    alone.page.wait_for_selector("#log li")
    alone.page.evaluate(PLACES)

    play_on(alone, 16)

    assert len(alone.page.evaluate("[...window.syPlaces]")) == 1


def check_posted(table, seat):
    """Every question is exactly what its seat may know at that moment, no more."""
    posted = map(json.loads, table.page.evaluate("window.syPosted.slice()"))
    text = record(table)  # after that: computers go on playing
    game = game_of(text)
    state = game.read_record(text).start
    seen = [game.view_for(state, seat)]
    for move in game.load_record(text).moves:
        state = game.apply(state, move)
        if game.outcome(state) is None:
            seen.append(game.view_for(state, seat))
    asked = [read_question(told["ask"]) for told in posted if "ask" in told]
    assert asked
    assert all(question.view in seen for question in asked)


def test_computers_among_themselves_can_be_watched_to_the_end(alone):
    """Pause, one move, the secret if one asks for it; then on to the result."""
    page = alone.page
    sit_down(alone, "detectives")
    page.click("#computer-pause")
    alone.do("play.menu")
    page.click("#players")
    for chair in (1, 2, 3):
        page.select_option(f"#player-{chair}", "constable")
    alone.do("app.close")
    before = len(alone.seen()["moves"])

    page.click("#computer-step")
    expect(page.locator("#prompt")).to_contain_text("waiting", timeout=PATIENCE)

    assert len(alone.seen()["moves"]) == before + 1
    assert "X" not in alone.seen()["pieces"]
    page.click("#computer-everything")
    page.wait_for_selector("#board-frame .piece[data-id=X]", state="attached")
    page.click("#computer-everything")
    page.click("#computer-pause")
    page.wait_for_selector(".result", timeout=PATIENCE)
    page.click("#feed")
    assert page.locator("dialog .feed-rows li").count()
    page.keyboard.press("Escape")


def test_a_killed_thread_is_told_and_the_game_goes_on(alone):
    page = alone.page
    sit_down(alone, "mister_x")
    play_on(alone, 6)
    alone.times({**TIMES, SILENCE: 500})

    page.evaluate(TOLD)
    page.evaluate("window.syThreads.at(-1).terminate()")

    assert len(play_on(alone, 12)) >= 12
    assert "less thought" in " ".join(page.evaluate("window.syTold"))
    alone.times(TIMES)


def test_where_no_thread_is_allowed_the_computer_plays_all_the_same(browser, profile):
    """A sandboxed frame, say. A reload in its turn makes it think again."""
    settings = {"level": "mastermind", "pace": "slow"}
    table = Table(
        boot(
            profile(settings=settings, scripts=[FORBIDDEN]).new_page(), browser.address
        )
    )
    table.times({PACES["slow"]: PATIENCE})  # until the reload
    sit_down(table, "detectives")
    expect(table.page.locator("#toast")).to_contain_text("less thought")
    assert table.seen()["moves"] == []

    table.page.reload()
    ready(table.page)

    table.page.wait_for_selector(
        "#board-frame .station.is-lit", state="attached", timeout=PATIENCE
    )
    assert len(table.seen()["moves"]) == 1
