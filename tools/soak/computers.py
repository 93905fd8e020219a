"""Computers play among themselves, game after game, in one page that never reloads."""

from __future__ import annotations

from typing import Final

from browser.chrome import Browser, boot
from browser.table import Table
from sy_core.registry import EDITION_IDS
from tools.soak.browsing import watched
from tools.soak.memory import NOTED, Watch
from tools.soak.series import Plan, Tally, must
from ui.computer.turns import PACES

EDITIONS: Final = tuple(name for some in EDITION_IDS.values() for name in some)
WARM: Final = len(EDITIONS)
"""Games before the first look: each edition loads what it needs once."""
EVERY: Final = len(EDITIONS)
"""Games from one look to the next: what lies on the table is of the same edition."""
PATIENCE: Final = 600_000
"""Milliseconds for a game, on a busy machine."""
CHANCE: Final = "(seed) => { window.sySeed = seed; }"
SETTINGS: Final = {"level": "constable", "pace": "fast"}


def series(plan: Plan) -> Tally:
    """Play the games of a plan in one page, and look at its memory now and then."""
    tally = Tally()
    with watched() as browser:
        _play(plan, browser, tally)
        with tally.thing(plan.first):
            must(not browser.faults, f"the page told of faults: {browser.faults[:5]}")
    return tally


def _play(plan: Plan, browser: Browser, tally: Tally) -> None:
    times = {PACES["fast"]: 5}
    options = {"times": times, "settings": SETTINGS, "scripts": [NOTED]}
    with browser.context(**options) as context:
        table = Table(boot(context.new_page(), browser.address))
        watch = Watch(table.page)
        for number in range(plan.first - WARM, plan.first + plan.count):
            counts = number >= plan.first
            with tally.thing(number):
                moves = one_game(table, plan, number)
                tally.done.update({"games": 1, "moves": moves} if counts else {})
            if number in looks(plan):
                watch.look()
        with tally.thing(plan.first):
            tally.figures |= watch.figures()
            watch.check(plan.count)


def looks(plan: Plan) -> range:
    """After which games the memory is looked at."""
    return plan.numbers[::EVERY]


def one_game(table: Table, plan: Plan, number: int) -> int:
    """Through the form, to the result, and home with nothing kept; its moves."""
    page = table.page
    table.start_afresh()
    page.evaluate(CHANCE, plan.chance(number).getrandbits(32))
    page.click("#new")
    page.click(f"label[for='edition-{EDITIONS[number % len(EDITIONS)]}']")
    page.click("label:has(#cast-nobody)")
    page.click("#go")
    page.wait_for_selector(".result", timeout=PATIENCE)
    return len(table.seen()["moves"])
