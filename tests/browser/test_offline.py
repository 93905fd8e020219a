"""The whole site on the device: without a network, and from release to release."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser import letters
from browser.chrome import ready
from browser.device import PREFIX, RUNNING, UPDATE, WORKERS, Device, Host
from browser.scripts import Mirror, cut, moves_of, short_game
from tools.site.words import texts
from ui.words import LANGUAGES

GAME = "2013-caught"
LINE = "#offline-line"
CACHES = "async () => (await caches.keys()).map((name) => name.split(' ').pop())"
LEFT_BEHIND = """async (scope) => {
  await (await caches.open(`sy ${scope} half`)).put(`${scope}a`, new Response('a'));
  for (const name of ["another's", `sy ${scope}deeper/ another's`]) {
    await caches.open(name);
  }
}"""
KEPT = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('sy '));
  const found = await Promise.all(names.map(async (name) =>
    (await (await caches.open(name)).keys()).map(({ url }) => url)));
  return found.flat();
}"""
EVICT = """async (ending) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (request.url.endsWith(ending)) await cache.delete(request);
    }
  }
}"""
EMPTY = (
    "async () => { for (const name of await caches.keys()) await caches.delete(name); }"
)
REFUSALS = {
    "Cache.prototype.put = () => Promise.reject("
    "new DOMException('', 'QuotaExceededError'));\n": "no room left",
    "CacheStorage.prototype.open = () => Promise.reject("
    "new DOMException('', 'SecurityError'));\n": "does not let the page keep",
}
"""What may go wrong in the worker, and what is said of it."""
PATIENCE = 60_000


@pytest.fixture
def host(tmp_path):
    """A host without any release yet."""
    running = Host(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def device(engine, tmp_path, host):
    """A device that has never seen the site."""
    made = Device(engine, tmp_path / "profile", host)
    yield made
    made.stop()
    assert made.guard.faults == []


def wait_for(page, workers):
    """Until the service workers are as told."""
    for _ in range(600):
        found = page.evaluate(WORKERS)
        if all(found[name] is value for name, value in workers.items()):
            return
        page.wait_for_timeout(100)
    pytest.fail(f"workers: {found}, not {workers}")


def test_without_a_network_it_starts_cold_and_plays(device, host, folder):
    """First visit; then the server is gone and the browser starts anew."""
    host.publish(folder, "0.1.1")
    table = device.start()
    expect(table.page.locator(LINE)).to_have_text(
        "Ready for offline play", timeout=PATIENCE
    )
    heard = table.page.evaluate("syHeard")
    steps = [told["done"] for told in heard if told["state"] == "fetching"]
    assert {told["state"] for told in heard} == {"fetching", "ready"}
    assert steps == sorted(steps)
    assert steps[-1] == heard[0]["total"] > 10_000_000
    start, moves = short_game()
    table.bring(start)
    device.stop()
    host.stop()
    assert all(path.startswith(PREFIX) for path in host.asked)

    table = device.start("?whatever=1")
    mirror = Mirror(start)
    table.page.click("#continue, .save-acts [data-do='home.open']")
    # Another language behind the curtain of every turn; none was spoken before.
    languages = iter(sorted(set(LANGUAGES) - {"en"}))
    spoken = "en"
    for text in moves:
        table.pass_on()
        if table.showing == "curtain" and (spoken := next(languages, spoken)):
            table.switch_to(spoken)
            assert str(texts(spoken).texts["curtain.how"]) in table.text("#curtain")
        if table.play(text):
            table.hand_back()
        mirror.apply(text)
    assert table.seen()["moves"] == mirror.moves
    assert table.text(".result h2") == texts(spoken).texts["end.winner.detectives"]

    # Letters are shown and read there, too: what does that is kept as well.
    table.click(".result [data-do='app.go']")
    post = letters.Device(table.page, "t")
    post.invite()
    post.read_picture(post.picture())
    told = table.page.locator(".letter-in [role]")
    expect(told).to_have_text(str(texts(spoken).texts["devices.refused.own"]))
    # What few visits want was never asked for: it is kept all the same.
    table.page.evaluate("location.hash = '#about'")
    fan = str(texts(spoken).texts["about.fan.title"])
    expect(table.page.locator(".about h2").first).to_have_text(fan)
    table.switch_to("en")
    the_computers_play(table)
    lesson = device.another_page(host.address + "learn")
    assert lesson.url == host.address + "learn/"
    expect(lesson.locator("a[hreflang]")).to_have_count(len(LANGUAGES))
    lesson.goto(host.address + "learn/de/ferry.html")
    expect(lesson.locator("h1")).to_have_text("Die Fähre")
    lesson.locator("sy-board").scroll_into_view_if_needed()
    expect(lesson.locator("sy-board[data-state=ready]")).to_be_visible(timeout=PATIENCE)
    ready(device.another_page(host.address + "?plain"))
    lost = device.another_page(host.address + "no/such/page")
    expect(lost.locator("a.home").first).to_have_attribute("href", host.address)
    device.guard.faults.clear()  # the address that is not there


def the_coach_speaks(table):
    table.go_home()
    table.click("#coach-detectives")
    expect(table.page.locator("#coach-says")).to_contain_text("Welcome to London!")


def the_computers_play(table):
    """It thinks in a worker, with an archive of its own that no start has fetched."""
    the_coach_speaks(table)
    table.go_home()
    table.do("home.solo", "detectives")
    table.wait_for_a_move()
    a_bot_plays(table)


def a_bot_plays(table):
    """The workshop: an example, the editor, a room with a Python of its own."""
    table.go_home()
    table.page.click("#workshop")
    table.page.click("#example-greedy")
    table.page.wait_for_selector(".cm-content")
    table.page.click("#run")
    table.page.wait_for_selector(".score-table", timeout=PATIENCE)


def update(page, host, folder, version, **lost):
    """A release comes out, and the page hears of it."""
    host.publish(folder, version, **lost)
    page.evaluate(UPDATE)


def wait_for_release(page):
    """Until a new release waits.

    The browser looks for one by itself, too, now and then. If it was just doing so
    when the release came out, ours was taken for the same question; so ask again, as
    the page does at its next start.
    """
    for _ in range(60):
        found = page.evaluate(WORKERS)
        if found["waiting"]:
            return
        if not found["installing"]:
            page.evaluate(UPDATE)
        page.wait_for_timeout(1_000)
    pytest.fail(f"no new release waits: {found}")


def is_running(page, version):
    """Page and style are of one release."""
    assert page.evaluate(RUNNING) == [version, f'"{version}"']


def test_a_new_release_waits_and_comes_whole(device, host, folder):
    """Release n, n+1 on request, a broken n+2, and n+3 at the next start."""
    host.publish(folder, "0.1.1")
    table = device.start()
    page = table.page
    wait_for(page, {"active": True, "installing": False})
    moves = moves_of(GAME)
    table.open(cut(GAME, 0))

    not_in_the_middle_of_a_game(table, host, folder, moves[0])
    on_request(table, device, host)
    page.click("#continue")
    table.play(moves[1])
    assert table.seen()["moves"] == moves[:2]
    broken_ones_do_no_harm(table, host, folder)
    device.guard.faults.clear()  # the file that was missing
    update(page, host, folder, "0.1.4")
    wait_for_release(page)
    device.stop()
    table = device.start()
    is_running(table.page, "0.1.4")
    table.page.click("#continue")
    table.play(moves[2])
    assert table.seen()["moves"] == moves[:3]
    expect(table.page.locator(LINE)).to_have_count(0)  # not at the table
    left = table.page.evaluate(CACHES)
    assert (len(left), left.count("another's")) == (3, 2)


def not_in_the_middle_of_a_game(table, host, folder, move):
    """Only what has changed is fetched; nothing is seen of it at the table."""
    page = table.page
    update(page, host, folder, "0.1.2")
    wait_for_release(page)
    assert {*host.asked} - {f"{PREFIX}sw.js"} == host.changed
    assert len(host.changed) < 5
    assert page.locator(LINE).count() == 0
    table.play(move)
    table.hand_back()
    page.reload()
    ready(page)
    is_running(page, "0.1.1")


def on_request(table, device, host):
    """Announced at home; it takes over when no other page is open."""
    page = table.page
    table.go_home()
    expect(page.locator(LINE)).to_contain_text("A new release is ready: 0.1.2.")
    other = device.another_page(host.address + "licences.txt")
    page.click("#switch")
    expect(page.locator(LINE)).to_contain_text("another tab")
    other.close()
    with page.expect_event("domcontentloaded"):
        page.click("#switch")
    ready(page)
    is_running(page, "0.1.2")


def broken_ones_do_no_harm(table, host, folder):
    """A file is missing: the installed release stays, and nothing else.

    What an interrupted download left behind goes; what is another site's stays.
    """
    page = table.page
    (installed,) = page.evaluate(CACHES)
    page.evaluate(LEFT_BEHIND, host.address)
    update(page, host, folder, "0.1.3", without="app-*/app.css")
    wait_for(page, {"installing": False, "waiting": False})
    assert any(path.endswith("app.css") for path in host.asked)
    page.reload()
    ready(page)
    table.go_home()
    expect(page.locator(LINE)).to_have_text("Ready for offline play", timeout=PATIENCE)
    # At every start the browser looks once more for the release that is broken.
    left = [installed, "another's", "another's"]
    for _ in range(60):
        if page.evaluate(CACHES) == left:
            break
        page.wait_for_timeout(500)
    assert page.evaluate(CACHES) == left
    is_running(page, "0.1.2")


def heard(page, state):
    """Wait until the page was told of a state for the last time so far."""
    for _ in range(600):
        told = page.evaluate("syHeard")
        if told and told[-1]["state"] == state:
            return
        page.wait_for_timeout(100)
    pytest.fail(f"not {state}: {told[-3:]}")


def test_what_was_cleared_away_comes_back_or_is_told(device, host, folder):
    """One file evicted, then everything emptied by another site of the origin."""
    host.publish(folder, "0.1.1")
    page = device.start().page
    heard(page, "ready")
    whole = sorted(page.evaluate(KEPT))

    mended_at_the_next_start(page, host, whole)
    told_while_it_cannot_be_fetched(page, whole)
    page.evaluate(EMPTY)
    page.reload()
    heard(page, "ready")
    assert sorted(page.evaluate(KEPT)) == whole
    device.stop()
    host.stop()
    is_running(device.start().page, "0.1.1")
    device.guard.faults.clear()  # what could not be fetched meanwhile


def mended_at_the_next_start(page, host, whole):
    """Only what was missing is fetched, before anything says that it is ready."""
    page.evaluate(EVICT, "/404.html")
    host.asked.clear()
    page.reload()
    heard(page, "ready")
    assert sorted(page.evaluate(KEPT)) == whole
    assert {*host.asked} - {f"{PREFIX}sw.js"} == {f"{PREFIX}404.html"}


def told_while_it_cannot_be_fetched(page, whole):
    """It says so, in words, and mends itself when the network is back."""
    page.evaluate(EVICT, "/licences.txt")
    page.context.set_offline(True)
    page.reload()
    ready(page)
    expect(page.locator(LINE)).to_contain_text("Not ready for offline play")
    page.context.set_offline(False)
    expect(page.locator(LINE)).to_have_text("Ready for offline play", timeout=PATIENCE)
    assert sorted(page.evaluate(KEPT)) == whole


@pytest.mark.parametrize(("trouble", "told"), [*REFUSALS.items()])
def test_where_nothing_can_be_kept_it_says_why(device, host, folder, trouble, told):
    """No half a download stays, and no count of megabytes is left standing."""
    host.publish(folder, "0.1.1")
    worker = host.released / "sw.js"
    worker.write_text(trouble + worker.read_text())
    page = device.start().page

    expect(page.locator(LINE)).to_contain_text(told, timeout=PATIENCE)
    assert page.evaluate(KEPT) == []
    device.guard.faults.clear()  # the worker that could not be installed
