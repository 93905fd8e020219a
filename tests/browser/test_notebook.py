"""The detective's notebook on a real map, with likelihoods from a real worker."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from browser.scripts import cut
from browser.test_axe import AXE, RUN
from sy_core.registry import CLASSIC
from sy_core.terms import MISTER_X, SPECTATOR

LONG = 90_000
"""Milliseconds until a worker is up on a busy machine."""


def hunt():
    """A game in its second round, the detectives to move; what they can work out."""
    rng = Random(3)
    state = CLASSIC.new_game("2013", 4, rng=rng)
    while state.round < 2 or MISTER_X in CLASSIC.to_move(state):
        state = CLASSIC.apply(state, rng.choice([*CLASSIC.legal_moves(state)][:6]))
    return state, CLASSIC.deduce(CLASSIC.view_for(state, SPECTATOR))


def test_marks_pencil_trial_and_hint_on_the_map(table):
    page = table.page
    state, possible = hunt()
    table.start_afresh()
    table.open(CLASSIC.write_record(state, {"notebook": "on"}))

    page.click("#notebook-open")
    expect(page.locator(".note-shade")).to_have_count(len(possible))
    expect(page.locator(".note-tag")).to_have_count(len(possible), timeout=LONG)
    page.click("#notebook-draw")
    table.tap(min(possible))
    expect(page.locator(".pencil.no")).to_have_count(1)
    page.click("#notebook-what-if")
    expect(page.locator("#prompt")).to_contain_text("only being tried out")
    page.click("#notebook-what-if")
    page.click("#notebook-hint")

    advice = page.locator(".notebook-advice")
    expect(advice).to_contain_text("would play", timeout=LONG)
    assert table.seen()["moves"] == [*map(CLASSIC.format_move, state.moves)]
    assert complaints(page) == []


def complaints(page):
    """What axe-core finds on the open notebook, in both themes."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN, [None, []])
    page.emulate_media(color_scheme="dark")
    found += page.evaluate(RUN, [["color-contrast"], []])
    page.emulate_media(color_scheme="light")
    return found


def test_the_replay_draws_a_curve_and_asks_the_mastermind(table):
    page = table.page
    table.start_afresh()
    # Whose style, fetched when it is wanted, leaves other curves alone.
    page.click("#statistics")
    page.wait_for_selector(
        "html[data-screen=statistics] link[href$='seldom.css']", state="attached"
    )
    table.go_home()
    table.open(cut("2013-caught", None))
    table.do("replay.open")

    page.click("#study-open")
    expect(page.locator(".curve-line")).to_be_visible(timeout=LONG)
    expect(page.locator(".curve-target").first).to_have_css("fill", "rgba(0, 0, 0, 0)")
    page.locator(".turns button").first.click()

    advice = page.locator(".notebook-advice")
    expect(advice).to_contain_text("would have played", timeout=LONG)
    expect(page.locator("#rides .is-new").first).to_be_attached()
    assert complaints(page) == []

    page.click("#report")
    expect(page.locator(".report h3")).to_have_count(6)
    assert complaints(page) == []
    page.locator(".report .row-button").first.click()
    expect(page.locator("dialog")).to_have_count(0)
