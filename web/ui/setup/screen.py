"""Setup: which game, who plays, from where, by which house rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Final

from ui.kit.frame import titled
from ui.kit.html import Html, button, el
from ui.saves.opening import open_new
from ui.saves.store import SETUP
from ui.setup import draft as drafts
from ui.setup.begin import SetupFault, build
from ui.setup.draft import Draft
from ui.setup.house_rules import count_changed, house_rules
from ui.setup.lineup import editions, players
from ui.setup.reuse import draft_of, from_text, to_text
from ui.setup.starts import starts
from ui.table.session import NOTEBOOK, TAKE_BACK, new_session

if TYPE_CHECKING:
    from ui.app import App

TYPED: Final = ("name", "start", "x_start", "tiles", "light")
"""What is typed letter by letter: the form must not be redrawn meanwhile."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The setup being made."""

    draft: Draft
    shown: Draft
    """As it was last drawn: what is typed since then is in the fields already."""
    fault: SetupFault | None = None


def desk(app: App) -> Desk:
    """The state of this screen; at first the last setup."""
    if not isinstance(app.draft, Desk):
        last = from_text(app.store.read_text(SETUP))
        app.draft = Desk(last, last)
    return app.draft


def regions(app: App) -> dict[str, Html]:
    """One form, from the game to the button that starts it."""
    words, now = app.words, desk(app)
    draft = now.shown
    changed = count_changed(draft)
    count = words("setup.changed", n=changed) if changed else ""
    body = el(
        "main",
        {"class": "setup"},
        el("div", {"class": "setup-game"}, editions(app, draft)),
        el(
            "div",
            {"class": "setup-rest"},
            players(app, draft),
            starts(app, draft, now.fault),
            el(
                "details",
                {"class": "card advanced"},
                el(
                    "summary",
                    {"id": "advanced"},
                    el("span", {"class": "summary"}, words("setup.advanced")),
                    el("span", {"class": "hint"}, count),
                ),
                house_rules(app, draft),
            ),
            button(words("setup.reset"), "setup.reset", class_="button", id="reset"),
        ),
        _start(app, now.fault),
    )
    return {"screen": titled(app, words("setup.title"), body)}


def _start(app: App, fault: SetupFault | None) -> Html:
    words = app.words
    told = words("setup.fault") if fault else ""
    return el(
        "div",
        {"class": "start-bar"},
        el("p", {"class": "problem", "role": "alert"}, told) if told else None,
        button(words("setup.go"), "setup.go", class_="button accent large", id="go"),
    )


def in_short(app: App) -> str:
    """What a quick start would start."""
    words, draft = app.words, from_text(app.store.read_text(SETUP))
    return words(
        "setup.short",
        edition=words(f"edition.{draft.edition}"),
        players=words("home.players", n=draft.players),
    )


def quick(app: App) -> None:
    """Start at once: the last setup, or what suits most tables."""
    draft = from_text(app.store.read_text(SETUP))
    try:
        start(app, draft)
    except SetupFault:
        start(app, Draft())


def solo_in_short(app: App) -> str:
    """What a game alone against the computer would be."""
    words, draft = app.words, from_text(app.store.read_text(SETUP))
    return words(
        "home.solo.hint",
        edition=words(f"edition.{draft.edition}"),
        level=words(f"level.{app.settings.level}"),
    )


def solo(app: App, side: str) -> None:
    """Start at once, alone: the computer plays the other side, as the last setup is.

    What is remembered is who really sits at the table; this is not.
    """
    last = from_text(app.store.read_text(SETUP))
    plain = replace(last, names=("",) * drafts.MOST_CHAIRS)
    draft = drafts.with_cast(plain, side, app.settings.level)
    try:
        start(app, draft, remember=False)
    except SetupFault:
        start(app, drafts.with_cast(Draft(), side, app.settings.level), remember=False)


def start(app: App, draft: Draft, *, remember: bool = True) -> None:
    """Start a game and remember its setup; a SetupFault says what is wrong."""
    state = build(draft, Random(app.page.entropy()))
    seating = drafts.seating_of(draft, state.table)
    session = new_session(
        app.store.new_id(), drafts.game_of(draft), state, seating, app.page.entropy()
    )
    if draft.take_back:
        session.notes[TAKE_BACK] = "on"
    if draft.notebook:
        session.notes[NOTEBOOK] = "on"
    if remember:
        app.store.keep(SETUP, to_text(draft))
    app.draft = None
    open_new(app, session)


def handle(app: App, verb: str, arg: str, value: str) -> None:
    """Act on an intent of this screen."""
    if verb in ("go", "again"):
        _go(app, verb)
        return
    now = desk(app)
    draft = _CHANGES[verb](app, now.draft, arg, value)
    if verb in TYPED and not _is_list(draft, verb):
        app.draft = replace(now, draft=draft)
    else:
        app.draft = Desk(draft, draft)


def _is_list(draft: Draft, verb: str) -> bool:
    """Whether a start station is picked from cards, not typed."""
    cards = not drafts.rule(draft, "free_starts")
    return verb in ("start", "x_start") and cards


def _go(app: App, verb: str) -> None:
    again = verb == "again" and app.session is not None
    draft = draft_of(app.session) if again and app.session else desk(app).draft
    try:
        start(app, draft)
    except SetupFault as fault:
        app.draft = Desk(draft, draft, fault)
        app.show("setup")
        app.page.say(fault.told(app.words))
        app.page.focus(fault.where.replace("[", "-").rstrip("]"))


Change = Callable[["App", Draft, str, str], Draft]

_CHANGES: Final[dict[str, Change]] = {
    "edition": lambda _app, d, _arg, value: drafts.with_edition(d, value),
    "players": lambda _app, d, _arg, value: drafts.with_players(d, value),
    "name": lambda _app, d, arg, value: drafts.with_name(d, int(arg), value),
    "driver": lambda _app, d, arg, value: drafts.with_driver(d, int(arg), value),
    "cast": lambda app, d, _arg, value: drafts.with_cast(d, value, app.settings.level),
    "colour": lambda _app, d, arg, value: drafts.with_colour(d, int(arg), value),
    "rule": lambda _app, d, arg, value: drafts.with_rule(d, arg, value),
    "take_back": lambda _app, d, _arg, value: replace(d, take_back=value == "true"),
    "notebook": lambda _app, d, _arg, value: replace(d, notebook=value == "true"),
    "hand": lambda _app, d, _arg, value: drafts.with_hand(d, hand=value == "hand"),
    "hand_x": lambda _app, d, _arg, value: drafts.with_hand_x(d, hand=value == "hand"),
    "start": lambda _app, d, arg, value: drafts.with_start(d, int(arg), value),
    "x_start": lambda _app, d, _arg, value: drafts.with_x_start(d, value),
    "tiles": lambda _app, d, _arg, value: drafts.with_tiles(d, value),
    "light": lambda _app, d, _arg, value: drafts.with_light(d, value),
    "draw": lambda app, d, _arg, _value: drafts.with_drawn_tiles(
        d,
        Random(app.page.entropy()),
    ),
    "reset": lambda _app, _d, _arg, _value: Draft(),
}
