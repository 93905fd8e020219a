"""Links: copied from the menu, opened in the same page, played on."""

from __future__ import annotations

from browser.chrome import ready
from browser.scripts import cut
from browser.table import Table
from sy_core.registry import game_of
from sy_core.sharing import position_text, read_position, record_text
from sy_core.terms import SPECTATOR

GAME = "2013-caught"


def test_a_link_is_copied_opened_and_played_on(table):
    """What is copied is what the detectives know; the game goes on from there."""
    page, record = table.page, cut(GAME, 2)
    game = game_of(record)
    view = game.view_for(game.load_record(record), SPECTATOR)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open(record)
    table.do("play.menu")
    table.do("share.open")
    table.do("share.copy", "record")
    page.wait_for_selector("dialog .share-done:has-text('Copied')")
    copied = page.evaluate("navigator.clipboard.readText()")
    link = page.input_value("#share-position")
    here = page.evaluate("location.href").split("#")[0]
    assert copied == f"{here}#record={record_text(game, view)}"
    assert link == f"{here}#position={position_text(game, view)}"
    page.keyboard.press("Escape")

    # The game, move by move.
    page.evaluate("(link) => { location.href = link; }", copied)
    page.wait_for_selector("html[data-screen=shared] #scrub")
    page.press("#scrub", "End")
    page.wait_for_selector("#scrub[value='2']")
    assert table.seen()["pieces"] == dict(
        zip(view.table.pawns, view.pursuers, strict=True)
    )

    # The position, played on against the computer, and kept.
    page.evaluate("(link) => { location.href = link; }", link)
    page.wait_for_selector("html[data-screen=shared] [data-do='shared.play']")
    assert read_position(position_text(game, view)).complete is False
    table.do("shared.play", "hunt")
    page.wait_for_selector("html[data-screen=play]", state="attached")
    lit = table.seen()["lit"]
    table.tap(lit[0])
    page.wait_for_selector("#confirm")
    table.go_home()
    assert page.locator(".save-list .save").count() == 2


def test_where_nothing_can_be_copied_the_link_is_selected(table):
    """Without a clipboard it is plain text, ready to be copied by hand."""
    page = table.page
    table.open(cut(GAME, 2))
    table.do("play.menu")
    table.do("share.open")
    page.evaluate(
        "() => { navigator.clipboard.writeText = () => Promise.reject(Error('no')); }"
    )
    table.do("share.copy", "position")
    page.wait_for_selector("dialog .share-done:has-text('by hand')")
    chosen = page.evaluate(
        "document.getSelection().toString() || "
        "(({value, selectionStart, selectionEnd}) => "
        "value.slice(selectionStart, selectionEnd))(document.activeElement)"
    )
    assert chosen == page.input_value("#share-position")
    page.evaluate("delete navigator.clipboard.writeText")
    page.keyboard.press("Escape")


def test_a_link_with_mister_x_in_it_leaves_no_trace_in_the_address(browser, profile):
    """Neither while the page starts, nor a step back or forth from the game."""
    link = "#position=A_2013_at-26.29.94.117_x-45&seat=all"
    page = profile().new_page()
    page.goto(browser.address + link, wait_until="domcontentloaded")
    assert page.evaluate("location.hash") == "#shared"
    ready(page)
    page.click("dialog [data-do='app.close']")
    table = Table(page)
    assert "X" not in table.seen()["pieces"]
    page.reload()
    ready(page)
    page.click("#look")
    page.wait_for_selector("#board-frame .piece[data-id=X]", state="attached")

    table.do("shared.play", "together")
    page.wait_for_selector("html[data-screen=play]", state="attached")
    seen = [page.url]
    for step in (page.go_back, page.go_forward, page.go_back, page.go_back):
        step()
        seen.append(page.url)

    assert [url.partition("#")[2] for url in seen[:4]] == [
        *("play", "home", "play", "home")
    ]
    assert not any("x-45" in url or "shared" in url for url in seen)
