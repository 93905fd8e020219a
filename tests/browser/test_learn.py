"""The tutorial in a browser: every task failed and solved at its board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.paint import GROUND, leave_out
from browser.test_embed import frame_of, ride
from tools.site.course import lessons

COURSE = lessons.course()
PATIENCE = 60_000


@pytest.fixture(autouse=True)
def patient():
    """However busy the machine is."""
    expect.set_options(timeout=PATIENCE)
    yield
    expect.set_options(timeout=5_000)


READ = """(stations) => {
  const hidden = stations.filter((station) => {
    const nodes = [...document.querySelectorAll(`#board-frame [data-s="${station}"]`)];
    const node = nodes.find((one) => one.getBoundingClientRect().width);
    const { e, f } = node.getScreenCTM();
    return !document.elementFromPoint(e, f)?.closest('#board-frame svg.is-board');
  });
  return [sy.board.view().k, hidden];
}"""


def look(page, answer):
    """Numbers can be read, and no button lies over the first station of the answer."""
    expect(page.locator("sy-board[data-state=ready]")).to_be_visible()
    station = re.search(r"\d+$", answer[0].partition("+")[0])[0]
    board = next(frame for frame in page.frames if "embed.html" in frame.url)
    leave_out(board, GROUND)
    scale, hidden = board.evaluate(READ, [station])
    assert scale >= 0.7, "a number would be less than ten pixels high"
    assert hidden == []


def play(page, moves):
    """Moves at the board, as with a keyboard, as soon as it has begun."""
    frame = frame_of(page)
    expect(page.locator("sy-board[data-state=ready]")).to_be_visible()
    for move in moves:
        legs = move.split("+")
        if len(legs) > 1:
            frame.locator("[data-do='play.double']").press("Enter")
        for leg in legs:
            ride(frame, leg)


def work_on(page, name):
    """Fail and solve every task of the chapter that is open."""
    tasks = [task.id for task in lessons.chapter("en", name).tasks]
    for number, task in enumerate(tasks, start=1):
        known, section = COURSE.tasks[task], page.locator(f"#{task}")
        mistake, moves = next(iter(known["mistakes"].items()))
        wrong = "wrong" if mistake == "wrong" else f"wrong {mistake}"

        look(page, known["answer"])
        play(page, moves)
        expect(section.locator(f".said[data-when='{wrong}']")).to_be_visible()
        expect(section.locator(".said:visible")).to_have_count(1)
        expect(section.locator(".step .done")).to_be_hidden()
        expect(page.locator(".verdict[data-state=wrong]")).to_contain_text("Not quite.")
        section.locator("[data-act=again].primary").press("Enter")
        expect(section.locator(".said:visible")).to_have_count(0)
        expect(page.locator(".verdict")).to_be_hidden()

        play(page, known["answer"])
        expect(section.locator(".said[data-when=right]")).to_be_visible()
        expect(section.locator(".step .done")).to_be_visible()
        expect(page.locator(".verdict[data-state=right]")).to_contain_text("Solved!")
        onward = "next_task" if number < len(tasks) else "next_chapter"
        expect(section.locator(".primary:visible")).to_have_attribute(
            "data-act", onward
        )
        if number < len(tasks):  # played with keys: the board's button has the focus
            page.keyboard.press("Enter")
            expect(page.locator(f"#{tasks[number]}.is-current")).to_be_visible()
    expect(page.locator(".contents li:has([aria-current]) .done")).to_be_visible()


def test_the_whole_course_every_task_failed_and_solved(browser, profile):
    """A mistake gets its words and another try, the answer is praised and ticked.

    The board says so, too, and its main button goes on, to the next chapter at last.
    The board stays from chapter to chapter: Python starts once.
    """
    page, asked = profile().new_page(), []
    page.on("request", lambda sent: "embed.html" in sent.url and asked.append(1))
    page.goto(f"{browser.address}learn/en/{COURSE.chapters[1]}.html")
    page.locator("sy-board").scroll_into_view_if_needed()
    # Back to the first chapter before the board is there: it must not miss that.
    page.locator("a[rel=prev]").press("Enter")
    for name in COURSE.chapters:
        expect(page.locator(f"body[data-page={name}]")).to_be_attached()
        work_on(page, name)
        if name != COURSE.chapters[-1]:
            page.keyboard.press("Enter")

    assert len(asked) == 1, "the board was started more than once"
    page.locator(".bar .course").click()
    total = len(COURSE.tasks)
    expect(page.locator(".progress")).to_have_text(f"{total} of {total} tasks solved")
