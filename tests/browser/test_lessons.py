"""Pages of the tutorial without Python: axe, keyboard, paper, no script, languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.fitting import CHOSEN, OVERFLOW
from browser.test_axe import AXE, RUN
from browser.test_learn import patient  # noqa: F401 - a fixture
from tools.site.course import lessons

COURSE = lessons.course()
# In place of a board: what is shown here must not need one.
EMPTY = "<!doctype html><html lang=en><title>Board</title><link rel=icon href=data:,>"
SCHEMES = {"light": None, "dark": ["color-contrast"]}
# Everything that can be on a page is on one of these.
SOME = ("movement", "tactics-x", "expert")
AXE_HERE = RUN.replace("resultTypes", "iframes: false, resultTypes")
FOCUSED = """() => {
  const node = document.activeElement, style = getComputedStyle(node);
  const shown = node.matches('.segment input')
    ? getComputedStyle(node.nextElementSibling) : style;
  return {tag: node.tagName, id: node.id, text: node.textContent.trim(),
    rel: node.rel, outlined: shown.outlineStyle !== 'none'};
}"""
MOST_TABS = 60


@pytest.fixture
def reader(browser, profile):
    """Opens pages of the course in a fresh profile; their boards stay empty."""

    def opened(path, *args, **told):
        return read(profile(*args, **told).new_page(), browser.address + path)

    return opened


def read(page, address):
    page.route(
        "**/embed.html*",
        lambda route: route.fulfill(body=EMPTY, content_type="text/html"),
    )
    page.goto(address)
    return page


def complaints(page, name, schemes=SCHEMES):
    """What axe finds: all in the light, colours in the dark."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for scheme, rules in schemes.items():
        page.emulate_media(color_scheme=scheme)
        found += [
            f"{name} ({scheme}): {each}"
            for each in page.evaluate(AXE_HERE, [rules, []])
        ]
    return found


@pytest.mark.parametrize("code", lessons.LANGUAGES)
def test_axe_finds_nothing_on_any_page(reader, browser, code):
    """The contents and chapters, with all replies shown; in English every one.

    Other languages can spoil what is said, not how it is built: a chapter is enough.
    """
    page = reader(f"learn/{code}/index.html")
    found = complaints(page, "index", SCHEMES if code == "en" else {"light": None})
    for name in COURSE.chapters if code == "en" else SOME[:1]:
        page.goto(f"{browser.address}learn/{code}/{name}.html")
        page.evaluate(
            "() => { for (const n of document.querySelectorAll('[hidden], details'))"
            " { n.hidden = false; n.open = true; } }"
        )
        both = code == "en" and name in SOME
        schemes = SCHEMES if both else {"light": None}
        found += complaints(page, name, schemes)

    assert found == []


def test_axe_finds_nothing_in_the_published_docs(reader, browser):
    """The door, the rules, the rulings and the rest."""
    page = reader("learn/index.html")

    def at(name):
        page.goto(f"{browser.address}docs/{name}.html")
        return page

    found = complaints(page, "door")
    found += complaints(at("hunting"), "hunting")
    for name in ("rulings", "rules", "editions", "board"):
        found += complaints(at(name), name, {"light": None})

    assert found == []


def tab_to(page, fits):
    """Tab on until something fits; whatever has the focus shows it."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        now = page.evaluate(FOCUSED)
        if now["tag"] == "BODY":  # a board that came into sight has just loaded
            continue
        assert now["outlined"] or now["tag"] == "SY-BOARD", now
        if fits(now):
            return
    raise AssertionError("not reachable by Tab")


def test_a_chapter_by_keyboard(reader):
    """Skip link, edition, solution, the next chapter and back: without a pointer."""
    page = reader("learn/en/movement.html")
    taxi = page.get_by_text("a taxi runs between 13 and 14")
    tab_to(page, lambda now: now["text"] == "Skip to the text")
    page.keyboard.press("Enter")
    assert page.url.endswith("#main")
    expect(taxi).to_be_hidden()
    tab_to(page, lambda now: now["id"] == "edition-2013")
    page.keyboard.press("ArrowLeft")
    expect(taxi).to_be_visible()
    tab_to(page, lambda now: now["tag"] == "SUMMARY" and "solution" in now["text"])
    page.keyboard.press("Enter")
    expect(page.get_by_text("the underground runs from 74 to 46")).to_be_visible()
    tab_to(page, lambda now: now["rel"] == "next")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Tickets")
    expect(page.locator("h1")).to_be_focused()
    # The edition was chosen for the whole course.
    expect(page.locator("#edition-1983")).to_be_checked()
    page.go_back()
    expect(page.locator("h1")).to_have_text("Moving")
    page.reload()
    expect(page.locator("h1")).to_have_text("Moving")
    expect(page.locator("#edition-1983")).to_be_checked()


def test_the_same_chapter_in_another_language(reader):
    """The link keeps the chapter; a reload of the new address shows the same."""
    page = reader("learn/en/ferry.html")
    for code, title in (("de", "Die Fähre"), ("fr", "Le bateau"), ("en", "The ferry")):
        page.click(f".languages [lang={code}]")
        expect(page.locator("h1")).to_have_text(title)
        expect(page.locator(f"html[lang={code}]")).to_be_attached()
        expect(page.locator(f"sy-board[lang={code}]")).to_be_attached()
        assert page.url.endswith(f"learn/{code}/ferry.html")
    page.reload()
    expect(page.locator("h1")).to_have_text("The ferry")


def test_on_paper_tasks_are_questions(reader):
    """Text, the chosen edition, a picture of the board and room for an answer.

    No board that needs a script, no dark ground.
    """
    page = reader("learn/de/tickets.html", settings={"theme": "dark"})
    expect(page.locator("html[data-theme=dark] sy-board[theme=dark]")).to_be_attached()
    page.click("label:has(#edition-beginners)")
    page.emulate_media(media="print")
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")

    assert ground == "rgb(255, 255, 255)", "paper is white"

    expect(page.get_by_text("Rot steht auf 127")).to_be_visible()
    expect(page.locator(".answer-line").first).to_be_visible()
    expect(page.locator(".task .picture")).to_be_visible()
    expect(page.get_by_text("Taxi und Bus sind für alle frei")).to_be_visible()
    expect(page.get_by_text("Ein Detektiv beginnt mit 11 Taxi-")).to_be_hidden()
    for part in (
        ".board",
        ".bar",
        ".contents",
        ".solution",
        ".neighbours",
        ".editions",
    ):
        expect(page.locator(part).first).to_be_hidden()
    assert len(page.pdf()) > 10_000


def test_without_any_script_everything_can_be_read(browser):
    """The switch works, the solution opens, and the missing board is explained."""
    with browser.context(java_script_enabled=False) as context:
        page = read(context.new_page(), f"{browser.address}learn/fr/double.html")

        expect(page.get_by_text("Tu es Mister X, au 53.")).to_be_visible()
        expect(page.get_by_text("Le plateau a besoin de JavaScript.")).to_be_visible()
        expect(page.locator("sy-board")).to_be_hidden()
        expect(page.get_by_role("img", name="Le plateau")).to_be_visible()
        page.click(".solution summary")
        expect(page.get_by_text("prends un taxi jusqu")).to_be_visible()
        expect(page.get_by_text("un ticket double. Cela fait")).to_be_hidden()
        page.click("label:has(#edition-beginners)")
        expect(page.get_by_text("un ticket double. Cela fait")).to_be_visible()
        page.click("a[rel=next]")
        expect(page.locator("h1")).to_have_text("Les bobbies")


def test_storage_that_is_forbidden_or_damaged_does_no_harm(reader):
    """Then nothing is remembered, that is all."""
    page = reader(
        "learn/en/log.html",
        scripts=["try { localStorage.setItem('sy:learn', '{\"solved\": 7') } catch {}"],
    )
    page.click("label:has(#edition-2023)")

    expect(page.locator("#edition-2023")).to_be_checked()
    expect(page.locator(".task.is-current")).to_be_visible()


@pytest.mark.parametrize("width", [390, 820, 1180, 1440])
def test_nothing_is_wider_than_the_screen(reader, browser, width):
    """On a phone, a tablet and a desk."""
    page = reader("learn/de/index.html", {"width": width, "height": 820})
    wide = "document.documentElement.scrollWidth > innerWidth"
    names = ("index", "movement", "tactics-detectives", "dice", "winning")
    found = []
    for name in names:
        page.goto(f"{browser.address}learn/de/{name}.html")
        found += [name] * page.evaluate(wide)
    page.goto(f"{browser.address}docs/editions.html")

    assert found + ["docs"] * page.evaluate(wide) == []


UNFOLD = """(dir) => {
  document.dir = dir;
  for (const node of document.querySelectorAll('[hidden], details')) {
    node.hidden = false;
    node.open = true;
  }
}"""


@pytest.mark.parametrize("code", lessons.LANGUAGES)
def test_every_language_fits_at_every_size(reader, browser, code):
    """With all replies shown, and mirrored as well: nothing cut off or covered."""
    page, told = reader(f"learn/{code}/index.html"), []
    for name in ("index", *SOME):
        page.goto(f"{browser.address}learn/{code}/{name}.html")
        for direction in ("ltr", "rtl"):
            page.evaluate(UNFOLD, direction)
            for width, height in CHOSEN:
                page.set_viewport_size({"width": width, "height": height})
                where = f"{name} {direction} {width}x{height}"
                told += [
                    f"{where} {each}"
                    for each in page.evaluate(OVERFLOW)
                    if ".skip " not in each  # in sight while it has the focus
                ]

    assert not told, "\n".join(told)


def test_a_tablet_that_is_turned_unfolds_the_chapters(reader):
    """Upright they would push the text down; lying they have a column of their own."""
    page = reader("learn/en/movement.html", {"width": 820, "height": 1180})
    folded = page.locator(".contents details:not([open])")
    expect(folded).to_have_count(1)

    page.set_viewport_size({"width": 1180, "height": 820})

    expect(folded).to_have_count(0)
    page.set_viewport_size({"width": 820, "height": 1180})
    expect(folded).to_have_count(1)
