"""Dice games at the table, for the tests of what is drawn of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sy_core.hunting import apply, new_game, random_move
from sy_core.registry import HUNTING
from ui.hunting.panels import PANELS
from ui.table.curtain import Showing
from ui.table.offers import NOTHING
from ui.table.paint import paint
from ui.table.scene import Scene
from ui.table.scene import scene_of as table_scene
from ui.table.seating import plain_seating
from ui.table.session import Session, new_session
from ui.words import Words
from ui.words.languages import LANGUAGES

SPOKEN = {language: Words(language) for language in LANGUAGES}
LINE_UPS = [
    (edition, players)
    for edition in ("hunting", "hunting-expert")
    for players in (2, 3, 4)
]


def session_of(state, showing=Showing.TABLE) -> Session:
    table = state.table
    seating = plain_seating(table.seats, table.pawns)
    session = new_session("id", HUNTING, state, seating, 1)
    session.showing = showing
    return session


def scene_of(session, language="en", choice=NOTHING) -> Scene:
    session.choice = choice
    return table_scene(SPOKEN[language], session)


def seen(state, showing=Showing.TABLE, language="en", choice=NOTHING) -> Scene:
    """A state through somebody's eyes."""
    return scene_of(session_of(state, showing), language, choice)


def random_states(edition, players, seed) -> Iterator:
    """Every state of a game at random."""
    rng = Random(seed)
    state = new_game(edition, players, rng=rng)
    yield state
    while state.outcome is None:
        state = apply(state, random_move(state, rng))
        yield state


def regions(scene) -> dict[str, str]:
    """Everything that is drawn or said of a table, but for the tiles."""
    return {
        "head": PANELS.prompts.head(scene),
        "prompt": PANELS.prompts.prompt(scene),
        "log": PANELS.log.draw(scene),
        "cards": PANELS.cards.draw(scene),
        "tools": PANELS.tools.draw(scene),
        "chips": "".join(PANELS.tools.chip(scene, o) for o in scene.offers if o.to),
        "news": "\n".join(PANELS.story.news(scene, 0)),
        "paint": paint(scene),
    }
