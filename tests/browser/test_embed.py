"""Boards in other people's pages: frames of every kind, messages, hostile addresses."""

from __future__ import annotations

import threading
from contextlib import ExitStack, contextmanager
from urllib.parse import urlsplit

import pytest

from browser.chrome import put_into_a_page, ready
from browser.fitting import OVERFLOW
from browser.test_axe import AXE, RUN
from tools.site import serve
from tools.site.words import texts
from ui.words import LANGUAGES

MEMBERS = {
    *("version", "type", "move", "pawn", "from", "to", "ticket"),
    *("round", "toMove", "outcome"),
}
# By the page's own script: whoever comes when it has loaded may come too late.
CHANGE = """
window.changed = new Promise((done) => {
  const board = document.querySelector('sy-board');
  const change = () => {
    if (!board.shadowRoot?.querySelector('iframe')) return setTimeout(change);
    board.setAttribute('edition', '2023');
    board.setAttribute('lang', 'de');
    setTimeout(() => { board.setAttribute('edition', '1983');
      done(heard.length); }, 20); };
  change(); });
"""
LISTEN = """
window.heard = []; window.raw = [];
window.frames_at = [];
document.addEventListener('ready', () => frames_at.push([...document.querySelectorAll(
  'sy-board')].filter((board) => board.shadowRoot.querySelector('iframe')).length));
for (const name of ['ready', 'move', 'end', 'refused', 'fault'])
  document.addEventListener(name, ({ detail }) => heard.push(detail));
addEventListener('message', ({ data, origin }) => raw.push({ data, origin }));
"""
GREET = """
const frame = document.querySelector('iframe');
addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow) return;
  if (data.type === 'hello')
    source.postMessage({ source: 'sy-host', version: 1, type: 'hello' }, origin);
  heard.push(data);
});
"""


@pytest.fixture
def elsewhere(tmp_path):
    """A server of somebody else's, with one page; its port."""
    server = serve.server(tmp_path, 0, "/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield tmp_path / "host.html", server.server_address[1]
    server.shutdown()
    server.server_close()


@pytest.fixture
def host(browser, profile, elsewhere):
    """Opens a page of somebody else's with boards in it; *name* is its machine's."""
    file, port = elsewhere

    @contextmanager
    def opened(body, name, size):
        head = "<!doctype html><html lang=en><meta charset=utf-8><title>Host</title>"
        file.write_text(f"{head}<link rel=icon href=data:,><body>{body}", "utf-8")
        address = f"http://{name}:{port}/host.html"
        page = profile(size).new_page()
        page.goto(address)
        yield page
        # The host's own page is not ours to guard.
        own = f"request to {address}"
        browser.faults[:] = [fault for fault in browser.faults if fault != own]

    with ExitStack() as stack:
        yield lambda body, name="localhost", size=None: stack.enter_context(
            opened(body, name, size)
        )


def until(page, script, arg=None):
    """Wait for something to be true; the policy forbids to wait for a function."""
    for _ in range(600):
        value = page.evaluate(script, arg)
        if value:
            return value
        page.wait_for_timeout(100)
    raise AssertionError(script)


def element(browser, *boards):
    script = f'<script src="{browser.address}sy-embed.js"></script>'
    return f"<script>{LISTEN}</script>{script}{''.join(boards)}"


def heard(page, kind, count=1):
    """The details of events of one kind, as soon as there are enough."""
    found = "(kind) => heard.filter((each) => each.type === kind)"
    until(page, f"([kind, n]) => ({found})(kind).length >= n", [kind, count])
    return page.evaluate(found, kind)


def frame_of(page, index=0):
    return page.frame_locator("iframe").nth(index)


def ride(frame, key):
    """A move from the list, as with a keyboard."""
    if not frame.locator(".move-list[open]").count():
        frame.locator(".move-list summary").press("Enter")
    frame.locator(f"#list [data-arg='{key}']").press("Enter")
    frame.locator("#confirm").press("Enter")


def test_a_board_in_a_page_of_another_port(host, browser, artifacts):
    """Lazy, of its own height, playable by keyboard, sound to axe, and talkative."""
    board = (
        '<sy-board id="one" edition="1983" players="4" seat="all" seed="7"'
        ' title="Exercise" highlight="46">Not there yet</sy-board>'
    )
    next_to_it = '<sy-board id="two" mode="show"></sy-board>'
    far = '<div style="height:5000px"></div><sy-board></sy-board>'
    boards = element(browser, board, next_to_it, far)
    page = host(boards, size={"width": 376, "height": 800})
    told = heard(page, "ready", 2)[0]
    frame = frame_of(page)

    # One after the other, from the same addresses, which a browser need fetch but once
    # (not in a test: its cache is too small for Python); the far one waits.
    assert page.evaluate("frames_at") == [1, 2]
    fetched = [
        set(
            each.evaluate(
                "[location.href.split('#')[0], ...performance"
                ".getEntriesByType('resource').map(({name}) => name)]"
            )
        )
        for each in page.frames[1:]
    ]
    assert fetched[1] <= fetched[0]

    assert set(told) == {*MEMBERS, "game", "edition"}
    assert (told["version"], told["toMove"], told["edition"]) == (1, "mrx", "1983")
    assert page.locator("iframe").count() == 2
    assert page.locator("iframe").first.get_attribute("title") == "Exercise"
    assert frame_of(page, 1).locator("#list [data-do]").count() == 0
    assert frame.locator(".station.is-marked").get_attribute("data-s") == "46"

    # As high as it needs to be, and no wider than its frame of 360 pixels.
    until(
        page,
        "() => { const f = one.shadowRoot.querySelector('iframe');"
        " return f.clientHeight > 500 && f.clientWidth <= 360; }",
    )
    inner = page.frames[1]
    assert inner.evaluate(
        "() => { const d = document.documentElement;"
        " return d.scrollWidth <= innerWidth && d.scrollHeight <= innerHeight + 1; }"
    )
    page.screenshot(path=artifacts / "embed-360.png")

    # By keyboard alone, with both sides in one hand.
    key = frame.locator("#list [data-do='play.go']").first.get_attribute("data-arg")
    rows = "document.querySelectorAll('#list li').length"
    high = "document.querySelector('#list').clientHeight"
    frame.locator(".move-list summary").press("Enter")
    before = inner.evaluate(f"[{rows}, {high}]")
    ride(frame, key)
    (move,) = heard(page, "move")
    after = inner.evaluate(f"[{rows}, {high}]")
    assert after[0] != before[0]
    assert after[1] == before[1], "the host learns nothing from the height"
    assert set(move) == MEMBERS
    assert (move["move"], move["pawn"], move["toMove"]) == (key, "X", "detectives")
    assert f"{move['ticket']}{move['to']}" == key

    # A tap where nothing leads is told with its reason.
    inner.evaluate(
        "document.dispatchEvent(new CustomEvent('sy-station', {detail: {station: 46}}))"
    )
    (refused,) = heard(page, "refused")
    assert (refused["reason"], refused["tried"]) == ("no_line", "46")

    for theme in ("light", "dark"):
        page.evaluate("(theme) => one.setAttribute('theme', theme)", theme)
        until(inner, f"document.documentElement.dataset.theme === '{theme}'")
        inner.evaluate(AXE.read_text(encoding="utf-8"))
        assert inner.evaluate(RUN, [None, []]) == []
    commands(page, frame, inner)


def commands(page, frame, inner):
    """Attributes and methods reach the running board."""
    for language in LANGUAGES:
        page.evaluate("(language) => one.setAttribute('lang', language)", language)
        until(inner, f"document.documentElement.lang === '{language}'")
        legend = frame.locator("#legend text").all_text_contents()
        assert legend[2] == texts(language).texts["ticket.U"]
        assert inner.evaluate(OVERFLOW) == []
    page.evaluate("one.setAttribute('lang', 'de'); one.setAttribute('players', '5')")
    until(inner, "document.documentElement.lang === 'de'")
    page.evaluate("one.mark(1, 2)")
    until(inner, "document.querySelectorAll('.station.is-marked').length === 2")
    page.evaluate("one.reset()")
    heard(page, "ready", 4)
    page.evaluate("one.setAttribute('players', 'many')")
    (fault,) = heard(page, "fault")
    assert (fault["reason"], fault["parameter"]) == ("number", "players")
    frame.locator("main.fault").wait_for()
    assert inner.evaluate("Object.keys(localStorage)") == []


@pytest.mark.parametrize("place", ["another site", "a sandbox"])
def test_a_board_in_a_strangers_page(host, browser, place):
    """No storage, no origin in common: it plays all the same, and tells no secret."""
    here = urlsplit(browser.address)
    sandbox = "sandboxed" if place == "a sandbox" else ""
    board = f'<sy-board edition="1983" players="3" seed="7" {sandbox}></sy-board>'
    # 127.0.0.1 is not localhost: third parties get no storage.
    page = host(element(browser, board), name="127.0.0.1")

    heard(page, "ready")
    (move,) = heard(page, "move")  # the computer's
    assert (move["pawn"], move["from"], move["to"]) == ("X", None, None)
    assert move["move"].endswith("?")
    frame = frame_of(page)
    key = frame.locator("#list [data-do='play.go']").first.get_attribute("data-arg")
    ride(frame, key)
    assert heard(page, "move", 2)[1]["move"] == key

    # Everything that crossed the border, and where it came from.
    origin = "null" if sandbox else f"{here.scheme}://{here.netloc}"
    crossed = page.evaluate("raw")
    assert {each["origin"] for each in crossed} == {origin}
    kinds = [each["data"]["type"] for each in crossed]
    assert kinds[0] == "hello"
    assert set(kinds) == {"hello", "height", "ready", "move"}
    assert {each["data"]["version"] for each in crossed} == {1}


def test_what_changes_while_a_board_starts_reaches_it(browser, host):
    """Changed between the frame's start and its first word: the latest counts."""
    board = '<sy-board edition="2013" lang="en"></sy-board>'
    page = host(f"{element(browser, board)}<script>{CHANGE}</script>")
    said = page.evaluate("changed")
    assert said == 0
    first, second = heard(page, "ready", 2)
    frame_of(page).locator("html[lang=de]").wait_for(state="attached")

    assert (first["edition"], second["edition"]) == ("2013", "1983")


def test_what_is_said_to_a_board_before_it_is_there_is_heard(browser, host):
    """Stations marked at once stand out when the board comes."""
    said = "document.querySelector('sy-board').mark(46, 74); before = heard.length;"
    board = f'<sy-board edition="2013"></sy-board><script>{said}</script>'
    page = host(element(browser, board))
    assert page.evaluate("before") == 0
    heard(page, "ready", 1)
    frame = frame_of(page)

    for station in (46, 74):
        frame.locator(f"#s{station}.is-marked").wait_for(state="attached")


def test_a_host_without_our_script(browser, profile):
    """A frame of the same origin and a greeting: before that only hello is said."""
    page = profile().new_page()
    frame = f"{browser.address}embed.html?edition=1983#seat=all&seed=7"
    body = f'<iframe src="{frame}"></iframe><script>{LISTEN}</script>'
    put_into_a_page(page, browser, body, 60_000)
    assert [each["data"]["type"] for each in page.evaluate("raw")] == ["hello"]
    inner = page.frames[1]
    before = inner.evaluate("document.body.innerText")

    # Requests from anybody else, or before the greeting, are not heard.
    ask = "{source: 'sy-host', version: 1, type: 'set', parameters: 'lang=fr'}"
    page.evaluate(
        f"document.querySelector('iframe').contentWindow.postMessage({ask}, '*')"
    )
    inner.evaluate(f"window.postMessage({ask}, '*')")
    page.evaluate(GREET)
    page.evaluate(
        "document.querySelector('iframe').contentWindow.postMessage("
        "{source: 'sy-host', version: 1, type: 'hello'}, '*')"
    )
    (told,) = heard(page, "ready")
    assert told["edition"] == "1983"
    assert inner.evaluate("document.body.innerText") == before


HOSTILE = (
    "",
    "=",
    "&&&===",
    "%",
    "%ff%fe",
    "position=%3Cscript%3Ehacked=1%3C/script%3E",
    "edition=<img src=x onerror=hacked=1>",
    "<svg onload=hacked=1>=1",
    "lang=de&players=<b>",
    "lang=xx",
    "theme=javascript:hacked=1",
    "highlight=1,,2",
    "highlight=999",
    "highlight=" + ",".join(["1"] * 5000),
    "seed=-1",
    "seed=1e400",
    "players=99999999999999999999",
    "seat=admin",
    "mode=__class__",
    "layout=ZZZZZZ",
    "layout=AAAAAA",
    "record=" + "A" * 30_000,
    "record=%7B%22format%22%3A1%7D",
    "position=constructor&seat=all",
    "game=hunting&edition=1983",
    "seat=mrx&seat=all",
    "level=grandmaster",
    "parts=log,<script>",
    "__proto__=1",
    "computer=both",
    "focus=💥",
)


TRY = """async (addresses) => {
  const shown = [];
  for (const [index, text] of addresses.entries()) {
    await new Promise((done) => {
      const drawn = () => requestAnimationFrame(() => setTimeout(done));
      addEventListener('popstate', drawn, { once: true });
      location.hash = `${text}&patience=${index + 1}`;   // so that each is a change
    });
    shown.push([text, [...document.querySelectorAll('h1')]
      .filter((node) => node.offsetHeight).map((node) => node.textContent.trim())]);
  }
  return shown;
}"""


def test_a_hostile_address_is_answered_in_words(browser, profile):
    """A board or a message, never a blank, never a script, never an error."""
    page = profile().new_page()
    page.goto(f"{browser.address}embed.html#lang=fr&nonsense=1")
    ready(page)
    assert "nonsense" in page.inner_text("main.fault")
    assert page.evaluate("document.documentElement.lang") == "fr"

    for address, titles in page.evaluate(TRY, HOSTILE):
        assert len(titles) == 1, address
        assert titles[0], address
    page.evaluate("location.hash = 'players=many&lang=de'")
    page.wait_for_selector("main.fault:has-text('ganze Zahl')")
    assert page.evaluate("typeof hacked") == "undefined"
    assert page.locator("#app script, #app img").count() == 0
    assert page.evaluate("Object.keys(localStorage)") == []
