"""What is done on the setup screen: every choice, and the start of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Final, TypeAlias

from ui import later
from ui.intent import Intent
from ui.saves.keys import SETUP
from ui.saves.opening import open_new
from ui.seals.notes import KEY_BYTES, SEAL_KEY
from ui.setup import changes
from ui.setup.begin import SetupProblem, build
from ui.setup.draft import MOST_CHAIRS, Draft, seating_of
from ui.setup.party import game_of
from ui.setup.reuse import draft_of, last_draft, to_text
from ui.setup.rules import rule
from ui.setup.state import SetupForm, form_of
from ui.shell import Handler, Shell
from ui.table.notes import CLOCK, NOTEBOOK, TAKE_BACK
from ui.table.session import new_session

TYPED: Final = ("name", "start", "x_start", "tiles", "light")
"""What is typed letter by letter: the form must not be redrawn meanwhile."""


def handle(shell: Shell, intent: Intent) -> None:
    """Act on an intent of this screen."""
    if intent.verb in HANDLERS:
        HANDLERS[intent.verb](shell, intent)
        return
    now = form_of(shell.setup, shell.store)
    draft = CHANGES[intent.verb](now.draft, intent)
    if intent.verb in TYPED and not _is_list(draft, intent.verb):
        shell.setup = replace(now, draft=draft)
    else:
        shell.setup = SetupForm(draft, draft)


def _is_list(draft: Draft, verb: str) -> bool:
    """Whether a start station is picked from cards, not typed."""
    return verb in ("start", "x_start") and not rule(draft, "free_starts")


def _cast(shell: Shell, intent: Intent) -> None:
    now = form_of(shell.setup, shell.store).draft
    draft = changes.with_cast(now, intent.value, shell.settings.level)
    shell.setup = SetupForm(draft, draft)


def _draw(shell: Shell, _intent: Intent) -> None:
    now = form_of(shell.setup, shell.store).draft
    draft = changes.with_drawn_tiles(now, Random(shell.page.entropy()))
    shell.setup = SetupForm(draft, draft)


def _go(shell: Shell, _intent: Intent) -> None:
    _start_or_tell(shell, form_of(shell.setup, shell.store).draft)


def _again(shell: Shell, intent: Intent) -> None:
    """The game on the table once more, with fresh cards."""
    if shell.session is None:
        _go(shell, intent)
    else:
        _start_or_tell(shell, draft_of(shell.session))


def _start_or_tell(shell: Shell, draft: Draft) -> None:
    try:
        if draft.where:
            shell.pass_on("devices.invite")
        else:
            _start(shell, draft)
    except SetupProblem as problem:
        shell.setup = SetupForm(draft, draft, problem)
        shell.show("setup")
        shell.page.say(problem.in_words(shell.words))
        shell.page.focus(problem.where.replace("[", "-").rstrip("]"))


def _quick(shell: Shell, _intent: Intent) -> None:
    """Start at once: the last setup, or what suits most tables."""
    try:
        _start(shell, last_draft(shell.store))
    except SetupProblem:
        _start(shell, Draft())


def _solo(shell: Shell, intent: Intent) -> None:
    """Start at once, alone: the computer plays the other side, as the last setup is.

    What is remembered is who really sits at the table; this is not.
    """
    side, level = intent.arg, shell.settings.level
    last = last_draft(shell.store)
    plain = replace(last, names=("",) * MOST_CHAIRS, clock="")
    try:
        _start(shell, changes.with_cast(plain, side, level), remember=False)
    except SetupProblem:
        _start(shell, changes.with_cast(Draft(), side, level), remember=False)


def _start(shell: Shell, draft: Draft, *, remember: bool = True) -> None:
    """Start a game and remember its setup; a SetupProblem says what is wrong."""
    page, store = shell.page, shell.store
    state = build(draft, Random(page.entropy()))
    seating = seating_of(draft, state.table)
    game = game_of(draft)
    session = new_session(store.new_id(), game, state, seating, page.entropy())
    if draft.take_back:
        session.notes[TAKE_BACK] = "on"
    if draft.notebook:
        session.notes[NOTEBOOK] = "on"
    if draft.seal:
        session.notes[SEAL_KEY] = page.random_bytes(KEY_BYTES).hex()
    if draft.clock:
        session.notes[CLOCK] = draft.clock
    if remember:
        store.keep(SETUP, to_text(draft))
    shell.setup = None
    open_new(shell, session)


HANDLERS: Final[Mapping[str, Handler]] = MappingProxyType(
    {
        "cast": _cast,
        "draw": _draw,
        "go": _go,
        "again": _again,
        "quick": _quick,
        "solo": _solo,
    }
)


def _clock(text: str, to: Intent) -> str:
    """Another setting of the clock, as text."""
    set_anew: str = later.load(later.CLOCK_TERMS).changed(text, to.arg, to.value)
    return set_anew


Change: TypeAlias = Callable[[Draft, Intent], Draft]

CHANGES: Final[Mapping[str, Change]] = MappingProxyType(
    {
        "edition": lambda d, to: changes.with_edition(d, to.value),
        "players": lambda d, to: changes.with_players(d, to.value),
        "name": lambda d, to: changes.with_name(d, int(to.arg), to.value),
        "driver": lambda d, to: changes.with_driver(d, int(to.arg), to.value),
        "colour": lambda d, to: changes.with_colour(d, int(to.arg), to.value),
        "figure": lambda d, to: changes.with_figure(d, int(to.arg), to.value),
        "rule": lambda d, to: changes.with_rule(d, to.arg, to.value),
        "where": lambda d, to: changes.with_where(d, to.value),
        "here": lambda d, to: changes.with_here(d, to.value),
        "take_back": lambda d, to: replace(d, take_back=to.value == "true"),
        "notebook": lambda d, to: replace(d, notebook=to.value == "true"),
        "seal": lambda d, to: replace(d, seal=to.value == "true"),
        "clock": lambda d, to: replace(d, clock=_clock(d.clock, to)),
        "hand": lambda d, to: changes.with_hand(d, hand=to.value == "hand"),
        "hand_x": lambda d, to: changes.with_hand_x(d, hand=to.value == "hand"),
        "start": lambda d, to: changes.with_start(d, int(to.arg), to.value),
        "x_start": lambda d, to: changes.with_x_start(d, to.value),
        "tiles": lambda d, to: changes.with_tiles(d, to.value),
        "light": lambda d, to: changes.with_light(d, to.value),
        "reset": lambda _d, _to: Draft(),
    }
)
"""What an intent changes in the draft, and nothing else."""
