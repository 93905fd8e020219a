"""Where nothing can be kept, or what was kept is broken: the game goes on."""

from __future__ import annotations

import json

import pytest

from browser.chrome import HOLD, ready
from browser.scripts import Mirror, cut, moves_of
from browser.table import NO_JOURNAL
from sy_core.registry import game_of

GAME = "2013-caught"
FORBIDDEN = """Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('insecure', 'SecurityError'); } });"""
FILL = """() => {
  for (const key of Object.keys(localStorage))
    if (key.includes(' before:')) localStorage.removeItem(key);
  let size = 2 ** 22, text = 'x'.repeat(size), n = 0;
  while (size >= 1) {
    try { localStorage.setItem('junk' + n, text.slice(0, size)); n++; }
    catch { size = Math.floor(size / 2); }
  }
}"""
FAULTS = {
    "refused": "IDBFactory.prototype.open = () => { throw new Error('no'); };",
    "never opened": "IDBFactory.prototype.open = () => new EventTarget();",
    "never written": """const listen = EventTarget.prototype.addEventListener;
      IDBTransaction.prototype.addEventListener = function (...given) {
        if (this.mode === 'readonly') listen.apply(this, given);
      };""",
}
OPENING, WRITING = 5_000, 1_000
SAVES = """() => Object.fromEntries(Object.entries(localStorage))"""


def full_record(table):
    table.do("play.menu")
    with table.page.expect_download() as found:
        table.do("play.export", "full")
    return found.value.path().read_text(encoding="utf-8")


def moves_in(record):
    game = game_of(record)
    return [game.format_move(m) for m in game.load_record(record).moves]


def test_storage_forbidden(started):
    """Said at once, played on, exported; known until the page is closed."""
    table = started(times={HOLD: 30}, scripts=[FORBIDDEN])
    page = table.page
    page.click("#quick")
    table.is_told("does not let the page save")
    assert table.showing == "pass"
    table.go_home()
    table.bring(cut(GAME, 0))
    page.locator(".save-acts [data-do='home.open']").first.click()
    moves = moves_of(GAME)
    for text in moves[:3]:
        if table.play(text):
            table.hand_back()
    assert moves_in(full_record(table)) == moves[:3]
    table.go_home()
    assert "does not let the page save" in page.inner_text("#app")
    assert "not saved" in page.inner_text(".save-list")
    page.click("#continue")
    assert table.seen()["screen"] == "play"


def test_storage_full(table):
    """Said, played on, exported; kept again as soon as there is room."""
    page = table.page
    moves = moves_of(GAME)
    table.open(cut(GAME, 0))
    table.play(moves[0])
    table.hand_back()
    page.evaluate(FILL)
    table.play(moves[1])
    table.is_told("no room left")
    assert table.seen()["moves"] == moves[:1]
    table.play(moves[2])
    assert moves_in(full_record(table)) == moves[:3]
    page.evaluate(
        "() => { for (const k of Object.keys(localStorage))"
        " if (k.startsWith('junk')) localStorage.removeItem(k); }"
    )
    table.play(moves[3])
    assert table.seen()["moves"] == moves[:4]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_journal_that_fails_stops_no_game(started, fault):
    """It is waited for, but not for long; localStorage keeps the game."""
    waits = {HOLD: 30, OPENING: 50, WRITING: 50}
    table = started(times=waits, scripts=[FAULTS[fault]])
    moves = moves_of(GAME)
    table.open(cut(GAME, 0))
    for text in moves[:3]:
        if table.play(text):
            table.hand_back()

    assert table.seen()["moves"] == moves[:3]


def damage(table, change, *, everywhere=True):
    """Change the kept text of the game, as a fault of the disk might.

    *everywhere*: and there is no other that it could be had from.
    """
    page = table.page
    if everywhere:
        page.evaluate(NO_JOURNAL)
    kept = {k: v for k, v in page.evaluate(SAVES).items() if " game:" in k}
    [(key, text)] = kept.items()
    page.evaluate(
        "([key, text]) => localStorage.setItem(key, text)", [key, change(text)]
    )
    page.reload()
    ready(page)
    return key, change(text)


def test_a_save_that_is_damaged_in_one_place_is_whole_in_another(table):
    """The journal has it, too: nothing is lost, and nothing need be said."""
    table.open(cut(GAME, 6))
    damage(table, lambda text: text[:40] + "?" + text[41:], everywhere=False)

    if table.screen == "home":
        table.page.click("#continue")

    assert table.seen()["moves"] == moves_of(GAME)[:6]
    assert table.page.locator("#toast .toast").count() == 0


def test_a_bad_move_in_a_save(table):
    """Kept aside, recovered up to the bad move, reported in words."""
    moves = moves_of(GAME)
    table.open(cut(GAME, 6))

    def bad(text):
        save = json.loads(text)
        record = json.loads(save["record"])
        record["moves"][3] = "D1T1"
        del save["sum"]
        return json.dumps({**save, "record": json.dumps(record)})

    key, broken = damage(table, bad)
    if table.screen == "home":
        table.page.click("#continue, .save-acts [data-do='home.open']")
    table.is_told("was damaged")
    table.is_told("Move 4")
    seen = table.seen()
    assert (seen["screen"], seen["moves"]) == ("play", moves[:3])
    saves = table.page.evaluate(SAVES)
    assert saves[key.replace(" game:", " damaged:")] == broken
    table.play(moves[3])
    assert table.seen()["moves"] == Mirror(cut(GAME, 4)).moves


def test_a_save_that_was_cut_off(table):
    """As much as is left of the text."""
    moves = moves_of(GAME)
    table.open(cut(GAME, 6))
    damage(table, lambda text: text[: text.index(',"sum"') - 20])
    if table.screen == "home":
        table.page.locator(".save-acts [data-do='home.open']").first.click()
    table.is_told("was damaged")
    kept = table.seen()["moves"]
    assert kept == moves[: len(kept)]
    assert len(kept) >= 3


def test_a_hopeless_save(table):
    """Kept, reported; everything else works."""
    table.open(cut(GAME, 6))
    damage(table, lambda _: "nonsense")
    page = table.page
    if table.screen == "home" and not page.locator("#toast .toast").count():
        page.locator(".save-acts [data-do='home.open']").first.click()
    table.is_told("could not be recovered")
    assert any(" damaged:" in k for k in page.evaluate(SAVES))
    table.go_home()
    page.click("#quick")
    assert table.showing == "pass"
