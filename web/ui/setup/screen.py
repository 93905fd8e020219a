"""Setup: which game, who plays, from where, by which house rules."""

from __future__ import annotations

from ui import later
from ui.kit.frame import titled
from ui.kit.html import Html, button, el
from ui.setup.begin import SetupProblem
from ui.setup.draft import Draft
from ui.setup.house_rules import agreements, count_changed, house_rules
from ui.setup.lineup import editions, players
from ui.setup.own_bots import own_bots
from ui.setup.starts import starts
from ui.setup.state import form_of
from ui.shell import Shell
from ui.words import Words


def regions(shell: Shell) -> dict[str, Html]:
    """One form, from the game to the button that starts it."""
    words, now = shell.words, form_of(shell.setup, shell.store)
    draft = now.shown
    bots = own_bots(shell, draft)
    changed = count_changed(draft)
    count = words("setup.changed", n=changed) if changed else ""
    body = el(
        "main",
        {"class": "setup"},
        el("div", {"class": "setup-game"}, editions(words, draft)),
        el(
            "div",
            {"class": "setup-rest"},
            _devices(shell, draft),
            players(words, draft, shell.rest(later.FACES), bots),
            starts(words, draft, now.problem),
            agreements(words, draft),
            None if draft.where else _clock(shell, draft),
            el(
                "details",
                {"class": "card advanced"},
                el(
                    "summary",
                    {"id": "advanced"},
                    el("span", {"class": "summary"}, words("setup.advanced")),
                    el("span", {"class": "hint"}, count),
                ),
                house_rules(words, draft) if shell.is_complete else None,
            ),
            button(words("setup.reset"), "setup.reset", class_="button", id="reset"),
        ),
        _start(words, draft, now.problem, "workshop.go" if bots else "setup.go"),
    )
    return {"screen": titled(words, words("setup.title"), body)}


def _devices(shell: Shell, draft: Draft) -> Html | None:
    """On how many devices; its form loads later, like that of the clock."""
    if not shell.is_complete:
        return None
    drawn: Html = later.load(later.DEVICES_FORM).form(shell.words, draft)
    return drawn


def _clock(shell: Shell, draft: Draft) -> Html | None:
    """Its form loads later; who sees this before does without."""
    if not shell.is_complete:
        return None
    drawn: Html = later.load(later.CLOCK_FORM).form(shell.words, draft.clock)
    return drawn


def _start(
    words: Words, draft: Draft, problem: SetupProblem | None, intent: str
) -> Html:
    told = words("setup.fault") if problem else ""
    return el(
        "div",
        {"class": "start-bar"},
        el("p", {"class": "problem", "role": "alert"}, told) if told else None,
        button(
            words("devices.go" if draft.where else "setup.go"),
            intent,
            class_="button accent large",
            id="go",
        ),
    )
