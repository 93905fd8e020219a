"""The screens of a game over two devices, one after the other."""

from __future__ import annotations

from functools import cache
from random import Random

from browser.letters import Device
from support.devices.pair import X, entropy, finished, met, step
from sy_core.devices.letters.text import write_letter
from sy_core.devices.sides import mister_x, verbs
from sy_core.devices.sides import table as tables
from sy_core.devices.transcript import shortened
from sy_core.game import Setup
from sy_core.registry import game_named

SETUP = Setup(edition="2013", players=4)
SEED = 2


@cache
def _sides():
    """Both sides with Mister X's first turn, after a round, at the end."""
    joined = met(SETUP, SEED, X)
    rng = Random(SEED)
    turn = step(joined, rng)
    back = step(turn, rng)
    return turn, back, finished(joined, Random(SEED))


def table_side():
    """The table's, while its game is on."""
    turn, *_ = _sides()
    return turn.table


def devices(table):
    """Letters that go out and come in, an invitation, both tables, a broken seal."""
    page = table.page
    turn, back, over = _sides()
    his, desk = Device(page, "x"), Device(page, "t")
    table.start_afresh()
    (invitation, *_) = verbs.texts(_invited())
    desk.open_link(f"#letter={invitation}")
    page.wait_for_selector("#join")
    yield "devices-invitation"
    desk.bring(turn.table)
    yield "devices-table"
    his.bring(turn.x)
    his.look_in()
    yield "devices-waiting"
    # Whoever walked by has let the curtain fall: letters are before it, too.
    page.evaluate("dispatchEvent(new Event('blur'))")
    his.click("#curtain [data-do='devices.letters']")
    his.letter()
    yield "devices-letters"
    his.bring(back.x)
    yield "devices-curtain"
    last = over.table.base.transcript
    before = tables.rebuilt(shortened(last), over.table.share, over.table.chain, ())
    desk.bring(before)
    desk.paste(write_letter(last.letters[-1]))
    page.wait_for_selector("dialog[open] .seal-verdict")
    yield "devices-seal"
    page.keyboard.press("Escape")
    yield "devices-result"
    his.bring(over.x)
    his.click("[data-do='devices.seal']")
    page.wait_for_selector("#send-opening")
    yield "devices-opened"
    page.keyboard.press("Escape")


def _invited():
    """Mister X has proposed a game."""
    return mister_x.invite(game_named("2013"), SETUP, entropy(1), "Ada")
