"""Two tabs on one game: one plays, the other looks on."""

from __future__ import annotations

from browser.chrome import HOLD, boot
from browser.scripts import cut, moves_of
from browser.table import Table
from ui.saves.lease import PATIENCE

GAME = "2013-caught"
READ_ONLY = "open in another tab"
NO_LOCKS = "delete Navigator.prototype.locks"


def test_two_tabs_on_one_game(table):
    """The second looks on until it takes over; nothing is overwritten."""
    check(table, table.page.context)


def test_two_tabs_on_one_game_where_there_are_no_locks(profile, browser):
    """On plain http browsers have none: a text that both see does as well."""
    busy = {PATIENCE: 60_000}  # a slow machine is no dead tab
    made = profile(times={HOLD: 30, **busy}, scripts=[NO_LOCKS])
    check(Table(boot(made.new_page(), browser.address)), made)


def check(one, profile):
    moves = moves_of(GAME)
    one.open(cut(GAME, 0))
    one.hold()
    page = profile.new_page()
    try:
        two = Table(boot(page, page_address(one), fragment="#play"))
        wait_for(two, read_only=True)
        assert two.showing == "pass"
        if one.showing == "curtain":  # the new tab took the focus
            one.hold()
        take_over(two)
        wait_for(two, read_only=False)
        one.page.wait_for_selector("html[data-showing=curtain]", state="attached")
        wait_for(one, read_only=True)
        assert one.seen()["lit"] == []
        take_turns(one, two, moves)
    finally:
        page.close()


def take_turns(one, two, moves):
    """Moves by either, as each takes the game over from the other."""
    two.play(moves[0])
    two.hand_back()
    assert two.seen()["moves"] == moves[:1]
    take_over(one)
    wait_for(one, read_only=False)
    wait_for(two, read_only=True)
    assert one.seen()["moves"] == moves[:1]
    two.page.fill("#typed", moves[1])
    two.page.keyboard.press("Enter")
    assert two.seen()["moves"] == moves[:1]
    one.play(moves[1])
    take_over(two)
    wait_for(two, read_only=False)
    two.play(moves[2])
    assert two.seen()["moves"] == moves[:3]
    assert one.seen()["lit"] == []


def take_over(table):
    """By the button on the table, or on the curtain."""
    table.do("play.takeover")


def page_address(table):
    return table.page.url.partition("#")[0]


def wait_for(table, *, read_only):
    state = "attached" if read_only else "detached"
    table.page.wait_for_selector("[data-do='play.takeover']", state=state)
    if read_only:
        assert READ_ONLY in table.text("#app")
