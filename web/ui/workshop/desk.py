"""The desk: the editor for a bot, and all that changes around it, by region."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from sy_core.terms import Level, Side
from ui.kit.forms import choice, problem
from ui.kit.html import Attributes, Html, button, el
from ui.words import Words
from ui.workshop.bots import LONGEST, Bot
from ui.workshop.manual import manual
from ui.workshop.state import Workshop
from ui.workshop.trial import COUNTS, EDITIONS, SIDES, Trial

CODE: Final = "workshop-code"
"""The field with the source; ``js/code.js`` puts an editor over it."""
TRIAL: Final = "workshop-trial"
FAULT: Final = "workshop-fault"
SCORE: Final = "workshop-score"
LABELS: Final = MappingProxyType(
    {
        "edition": "statistics.edition",
        "players": "setup.players",
        "side": "workshop.side",
        "level": "statistics.opponent",
        "games": "statistics.games",
    }
)
"""What is chosen for a trial, and what it is called."""


def desk(words: Words, bot: Bot, shown: str) -> Html:
    """All of it; it stays as it is while somebody types, but for its regions."""
    return el(
        "div",
        {"class": "workshop-desk"},
        el(
            "div",
            {"class": "desk-code"},
            _foreign(words) if bot.is_foreign else None,
            _editor(words, bot, shown),
            _region(FAULT),
        ),
        None if bot.is_foreign else _side(words, bot),
        manual(words),
    )


def _side(words: Words, bot: Bot) -> Html:
    inside = (_region(TRIAL), _region(SCORE), _table(words), _away(words, bot))
    return el("div", {"class": "desk-side"}, inside)


def _region(name: str) -> Html:
    return el("div", {"id": name, "data-region": True})


def _foreign(words: Words) -> Html:
    """Before anything of it can run, somebody has to say so."""
    return el(
        "section",
        {"class": "card stack foreign", "aria-labelledby": "foreign-title"},
        el("h2", {"id": "foreign-title"}, words("workshop.foreign.title")),
        el("p", None, words("workshop.foreign")),
        el(
            "div",
            {"class": "acts"},
            button(
                words("workshop.accept"),
                "workshop.accept",
                class_="button primary",
                id="accept",
            ),
            button(
                words("workshop.decline"), "workshop.shelf", class_="button", id="shelf"
            ),
        ),
    )


def _editor(words: Words, bot: Bot, shown: str) -> Html:
    box: Attributes = {
        "id": CODE,
        "class": "code-plain",
        "rows": 22,
        "spellcheck": "false",
        "autocomplete": "off",
        "autocapitalize": "off",
        "maxlength": LONGEST,
        "dir": "ltr",
        "readonly": bot.is_foreign,
        "data-input": "workshop.typed",
        "aria-describedby": None if bot.is_foreign else f"{CODE}-hint",
        "data-bot": bot.id,
    }
    return el(
        "section",
        {"class": "card stack desk-editor"},
        el("label", {"for": CODE, "class": "code-label"}, words("workshop.code")),
        # A line break right after the tag is not part of the text.
        el("textarea", box, "\n", shown),
        None if bot.is_foreign else _hint(words),
    )


def _hint(words: Words) -> Html:
    return el("p", {"class": "hint", "id": f"{CODE}-hint"}, words("workshop.code.hint"))


def _table(words: Words) -> Html:
    """A game against it: which side it is to play."""
    sides = [
        button(
            words(f"workshop.play.{side}"),
            "workshop.play",
            side,
            class_="button",
            id=f"play-{side}",
        )
        for side in Side
    ]
    return el(
        "section",
        {"class": "card stack", "aria-labelledby": "play-title"},
        el("h2", {"id": "play-title"}, words("workshop.play")),
        el("p", {"class": "hint"}, words("workshop.play.hint")),
        el("div", {"class": "acts"}, sides),
    )


def _away(words: Words, bot: Bot) -> Html:
    """Other bots, and this one for others."""
    export, every = words("workshop.export"), words("workshop.all")
    return el(
        "div",
        {"class": "acts desk-away"},
        button(
            words("workshop.share"), "workshop.share", class_="button", id="share-bot"
        ),
        button(export, "workshop.export", bot.id, class_="button", id="export-bot"),
        button(every, "workshop.shelf", class_="button", id="all-bots"),
    )


def trial_region(words: Words, now: Workshop) -> Html:
    """What it is tried at, and the button that sets it going."""
    trial = now.trial
    start = button(
        words("workshop.run"), "workshop.run", class_="button accent large", id="run"
    )
    end = button(words("workshop.stop"), "workshop.stop", class_="button", id="stop")
    return el(
        "section",
        {"class": "card stack", "aria-labelledby": "trial-title"},
        el("h2", {"id": "trial-title"}, words("workshop.trial")),
        el("div", {"class": "trial-choices"}, _choices(words, trial)),
        end if now.running else start,
    )


def _choices(words: Words, trial: Trial) -> list[Html]:
    sides = {
        side: words("statistics.both" if side == SIDES[0] else f"role.{side}")
        for side in SIDES
    }
    options = {
        "edition": {each: words(_called(each)) for each in EDITIONS},
        "players": {str(n): str(n) for n in trial.player_counts},
        "side": sides,
        "level": {str(level): words(f"level.{level}") for level in Level},
        "games": {str(n): str(n) for n in COUNTS},
    }
    return [
        choice(
            f"trial-{what}",
            words(LABELS[what]),
            offered.items(),
            str(getattr(trial, what)),
            intent="workshop.set",
            arg=what,
        )
        for what, offered in options.items()
    ]


def _called(edition: str) -> str:
    """Its name; one is too long for a list on a phone."""
    expert = edition == "hunting-expert"
    return "workshop.dice_expert" if expert else f"edition.{edition}"


def fault_region(words: Words, now: Workshop) -> Html:
    """What went wrong, with its line; and what the bot has printed."""
    wrong = problem(now.problem, "workshop-problem")
    printed = el("pre", {"tabindex": "0", "id": "printed", "dir": "ltr"}, now.printed)
    label = el("h2", {"id": "printed-title"}, words("workshop.printed"))
    output = {"class": "card stack printed", "aria-labelledby": "printed-title"}
    return Html(
        (wrong or "")
        + (_fault(words, now) or "")
        + (el("section", output, label, printed) if now.printed else "")
    )


def _fault(words: Words, now: Workshop) -> Html | None:
    fault = now.fault
    if fault is None:
        return None
    to_line = button(
        words("workshop.line", number=fault.line),
        "workshop.line",
        fault.line,
        class_="button small",
        id="fault-line",
    )
    to_position = button(
        words("workshop.look"), "workshop.look", class_="button small", id="fault-look"
    )
    said = {"class": "fault-text", "lang": "en", "dir": "ltr"}
    if now.kinds:
        return _which(words, now)
    return el(
        "section",
        {"class": "card stack fault", "role": "alert"},
        el("p", None, el("strong", None, words(f"workshop.fault.{fault.code}"))),
        el("p", said, el("code", None, fault.text)) if fault.text else None,
        el(
            "div",
            {"class": "acts"},
            to_line if fault.line else None,
            to_position if fault.record else None,
        ),
    )


def _which(words: Words, now: Workshop) -> Html:
    """Several classes can play: which one is meant? It plays at once."""
    kinds = [
        button(kind, "workshop.kind", kind, class_="button", id=f"kind-{number}")
        for number, kind in enumerate(now.kinds)
    ]
    return el(
        "section",
        {"class": "card stack which", "aria-labelledby": "which-title"},
        el("h2", {"id": "which-title"}, words("workshop.which")),
        el("p", {"class": "hint"}, words("workshop.which.hint")),
        el("div", {"class": "acts"}, kinds),
    )
