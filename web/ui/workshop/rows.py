"""The shelf: bots of one's own, and what to begin from."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ui.kit.forms import problem
from ui.kit.html import Attributes, Html, button, el
from ui.kit.kept import rename_form, undo_strip
from ui.shell import Shell
from ui.words import Words
from ui.workshop.bots import LONGEST_NAME, Bot
from ui.workshop.examples import EXAMPLES
from ui.workshop.shelf import all_bots
from ui.workshop.state import Workshop

VERBS: Final = MappingProxyType(
    {
        "desk": "home.act.open",
        "rename": "home.act.rename",
        "copy": "workshop.act.copy",
        "export": "home.act.export",
        "delete": "home.act.delete",
    }
)
"""What can be done with each, and what that is called."""


def shelf(shell: Shell, now: Workshop) -> Html:
    """What was written before comes first, if there is any."""
    words = shell.words
    kept = all_bots(shell.store)
    return el(
        "div",
        {"class": "workshop-shelf"},
        el("p", {"class": "lead"}, words("workshop.lead")),
        problem(now.problem, "workshop-problem"),
        _undo(words, now),
        _own(shell, now, kept) if kept else None,
        _examples(words),
    )


def _own(shell: Shell, now: Workshop, kept: tuple[Bot, ...]) -> Html:
    return el(
        "section",
        {"class": "card saves", "aria-labelledby": "own-bots"},
        el("h2", {"id": "own-bots"}, shell.words("workshop.own")),
        el("ul", {"class": "save-list"}, [_row(shell, now, bot) for bot in kept]),
    )


def _row(shell: Shell, now: Workshop, bot: Bot) -> Html:
    if now.renaming == bot.id:
        return el("li", {"class": "save"}, _rename_form(shell.words, bot))
    date = shell.page.format_date(bot.changed, shell.words.language)
    return el(
        "li",
        {"class": "save"},
        el(
            "div",
            {"class": "save-text"},
            el("h3", None, bot.name),
            el("p", {"class": "facts-line"}, date),
        ),
        el(
            "div",
            {"class": "save-acts"},
            [_act(shell.words, verb, bot) for verb in VERBS],
        ),
    )


def _act(words: Words, verb: str, bot: Bot) -> Html:
    text = words(VERBS[verb])
    return button(
        text,
        f"workshop.{verb}",
        bot.id,
        class_="button small primary" if verb == "desk" else "button small",
        id=f"{verb}-{bot.id}",
        aria_label=words("home.act_on", act=text, name=bot.name),
    )


def _rename_form(words: Words, bot: Bot) -> Html:
    box: Attributes = {"value": bot.name, "maxlength": LONGEST_NAME}
    return rename_form(
        words, box, bot.id, do="workshop.named", cancel="workshop.rename"
    )


def _undo(words: Words, now: Workshop) -> Html | None:
    if now.deleted is None:
        return None
    told = words("workshop.deleted", name=now.deleted.name)
    return undo_strip(words, told, "workshop")


def _examples(words: Words) -> Html:
    ends = {
        "new": words("workshop.new"),
        "choose": words("workshop.import"),
    }
    return el(
        "section",
        {"class": "card stack", "aria-labelledby": "begin-title"},
        el("h2", {"id": "begin-title"}, words("workshop.begin")),
        el("ul", {"class": "example-list"}, [_example(words, n) for n in EXAMPLES]),
        el(
            "div",
            {"class": "acts"},
            [
                button(label, f"workshop.{verb}", class_="button", id=f"bot-{verb}")
                for verb, label in ends.items()
            ],
        ),
        el("p", {"class": "hint"}, words("workshop.private")),
    )


def _example(words: Words, name: str) -> Html:
    inside = [
        el("strong", None, words(f"workshop.example.{name}")),
        el("span", None, words(f"workshop.example.{name}.what")),
    ]
    return el(
        "li",
        None,
        button(
            inside,
            "workshop.example",
            name,
            class_="button example",
            id=f"example-{name}",
        ),
    )
