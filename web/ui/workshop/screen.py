"""The workshop: the shelf, or the desk with a bot on it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ui.kit.frame import titled
from ui.kit.html import Attributes, Child, Html, button, el
from ui.shell import Area, Shell
from ui.workshop.actions import handle
from ui.workshop.arranging import workshop_of
from ui.workshop.desk import FAULT, SCORE, TRIAL, desk, fault_region, trial_region
from ui.workshop.packing import packed
from ui.workshop.rows import shelf
from ui.workshop.score import score_region
from ui.workshop.state import Workshop


def regions(shell: Shell) -> dict[str, Html]:
    """The screen, and what changes in it while somebody types and games are played."""
    now, words = _drawn_anew(shell), shell.words
    if now.bot is None:
        return {"screen": _page(shell, words("workshop.title"), shelf(shell, now))}
    # By the same way as sounds: the editor is a script's business (js/code.js).
    shell.page.effect("code")
    drawn = {
        "screen": _page(shell, now.bot.name, desk(words, now.bot, now.shown)),
        FAULT: fault_region(words, now),
    }
    if not now.bot.is_foreign:
        drawn |= {TRIAL: trial_region(words, now), SCORE: score_region(words, now)}
    return drawn


def _drawn_anew(shell: Shell) -> Workshop:
    """With the newest source, unless the field in which somebody types is there."""
    now, bot = workshop_of(shell), workshop_of(shell).bot
    how = (shell.words.language, bot.id, bot.name) if bot else ()
    if bot is not None and (shell.drawn != "workshop" or now.drawn_as != how):
        now = shell.workshop = replace(now, shown=bot.source, drawn_as=how)
    return now


def _page(shell: Shell, title: str, inside: Child) -> Html:
    """What a script fetches comes in by a hidden field."""
    heard: Attributes = {
        "id": "workshop-heard",
        "hidden": True,
        "data-input": "workshop.heard",
    }
    body = el("main", {"class": "workshop"}, inside, el("output", heard))
    return titled(shell.words, title, body)


def dialog(shell: Shell, name: str) -> tuple[str, Child]:
    """A link to the bot on the desk; *name* tells how copying it went."""
    words, bot = shell.words, workshop_of(shell).bot
    route = packed(bot) if bot else None
    if route is None:
        return words("workshop.share"), el("p", None, words("workshop.share.too_long"))
    box: Attributes = {
        "type": "text",
        "id": "bot-link",
        "value": f"{shell.page.address()}#{route}",
        "readonly": True,
        "autocomplete": "off",
        "spellcheck": "false",
    }
    done = f"share.{name}" if name in ("copied", "by_hand") else ""
    copy = button(
        words("share.copy"),
        "workshop.copy_link",
        class_="button primary",
        id="copy-link",
        aria_describedby="bot-link",
    )
    return words("workshop.share"), [
        el("p", {"class": "notice"}, words("workshop.share.what")),
        el(
            "div",
            {"class": "field share"},
            el("label", {"for": "bot-link"}, words("workshop.share.link")),
            el("input", box),
            el("div", {"class": "share-acts"}, copy),
        ),
        el("p", {"class": "share-done"}, words(done) if done else ""),
    ]


AREA: Final = Area(handle, regions, dialog)
