"""Files from outside: words, no script, and the page lives on."""

from __future__ import annotations

import json

import pytest

from browser.scripts import cut, record_of
from sy_core.registry import game_of

GAME = "2013-caught"
MARKUP = (
    "<img src=x onerror=hacked=1><script>hacked=1</script>\"'><svg onload=hacked=1>"
)

# Text that would become markup or script: by other doors, and by ours.
INJECTED = """() => {
  const node = document.createElement('div');
  const script = document.createElement('script');
  const doors = [
    () => { node.innerHTML = '<img src=x onerror=hacked=1>'; },
    () => { node.insertAdjacentHTML('beforeend', '<b>'); },
    () => { script.src = './board.js'; },
    () => new Worker('./sw.js'),
    () => sy.markup('<p><script>hacked=1</script>'),
    () => sy.script('https://other.example/script.js'),
  ];
  return doors.map((door) => {
    try { door(); return false; } catch (error) { return error instanceof TypeError; }
  });
}"""


def changed(**values):
    return json.dumps({**json.loads(record_of(GAME)), **values})


def redacted():
    record = cut(GAME, 6)
    game = game_of(record)
    return game.export_redacted(game.load_record(record))


HOSTILE = {
    "empty": ("", "not the record"),
    "words": ("hello there", "not the record"),
    "bytes": (b"\x00\xff\xfe{[\x80", "not the record"),
    "huge": ("[" * 400_000, "too large"),
    "nested": ("[" * 250_000, ""),
    "nested objects": ('{"a":' * 40_000, ""),
    "other json": ('{"a": 1}', "not the record"),
    "null": ("null", "not the record"),
    "truncated": (record_of(GAME)[:300], ""),
    "foreign version": (changed(version=99), "newer version"),
    "foreign game": (changed(game=MARKUP), "not the record"),
    "no such edition": (changed(edition=MARKUP), "does not fit"),
    "infinite": (changed(players=0).replace('"players": 0', '"players": 1e999'), ""),
    "endless number": (
        changed(players=0).replace('"players": 0', '"players": ' + "9" * 9_000),
        "",
    ),
    "impossible move": (changed(moves=["T1"]), "Move 1 in it is not possible"),
    "markup as a move": (changed(moves=[MARKUP]), "Move 1"),
    "moves that are no list": (changed(moves={"a": 1}), ""),
    "detectives' record": (redacted(), "moves are missing"),
    "a save of tomorrow": (json.dumps({"version": 99, "record": "x"}), "newer"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_in_words(table, name):
    """Nothing is kept, nothing runs, and the next file is welcome."""
    text, told = HOSTILE[name]
    table.bring(text)
    problem = table.text("#import-problem")
    assert problem.startswith("Nothing was imported.")
    assert told in problem
    assert table.page.evaluate("typeof hacked") == "undefined"
    kept = table.page.evaluate("Object.keys(localStorage)")
    assert not [key for key in kept if " game:" in key or " damaged:" in key]
    if name in ("nested", "markup as a move"):
        table.bring(cut(GAME, 3))
        assert table.page.locator(".save-list .save").count() == 1


def test_markup_in_names_stays_text(table):
    """As a title, as a player's name, in every place where names are shown."""
    seats = ["mister_x", "detective_1", "detective_2", "detective_3"]
    chairs = [[seat, "<b onclick=x>hi</b><i>", "human"] for seat in seats]
    notes = {"title": MARKUP, "seating": json.dumps([chairs, ["<i>"] * 5])}
    whole = json.loads(cut(GAME, 12))
    table.bring(json.dumps({**whole, "notes": notes}))
    page = table.page
    assert MARKUP[:20] in page.inner_text(".save-list h3")
    page.click(".save-acts [data-do='home.open']")
    page.wait_for_selector("html[data-screen=play]", state="attached")
    assert "<b onclick=x>hi</b>" in page.inner_text("#app")
    assert page.locator("#app b[onclick], #app img, #app script").count() == 0
    table.go_home()
    table.do("home.rename")
    page.fill("#rename-field", MARKUP[:50])
    page.keyboard.press("Enter")
    table.do("home.delete")
    assert MARKUP[:20] in page.inner_text(".undo")
    assert page.evaluate("typeof hacked") == "undefined"


def test_a_dropped_file_is_imported(table):
    """Dropped anywhere on the page."""
    drop(table.page, cut(GAME, 3))
    table.page.wait_for_selector(".save-list .save")
    drop(table.page, "nonsense")
    assert "Nothing was imported" in table.text("#import-problem")


def drop(page, text):
    page.evaluate(
        """(text) => {
          const files = new DataTransfer();
          files.items.add(new File([text], 'game.json'));
          document.body.dispatchEvent(new DragEvent('drop',
            {dataTransfer: files, bubbles: true, cancelable: true}));
        }""",
        text,
    )
    page.wait_for_selector("#toast .toast, #import-problem")


def test_a_file_dropped_during_mister_xs_turn_closes_it(table):
    """Wherever it lands, no secret stays on the screen."""
    table.open(cut(GAME, 0))
    table.hold()
    drop(table.page, "nonsense")
    assert table.screen == "home"
    table.page.click("#continue")
    assert table.showing == "curtain"


def test_text_becomes_markup_or_script_by_one_door_only(browser, table):
    """The browser refuses all others; ours refuses what no page of ours has."""
    refused = table.page.evaluate(INJECTED)
    browser.faults.clear()  # it told of each

    assert refused == [True] * 6
    table.bring(cut(GAME, 3))  # and the page goes on
