"""A setup to use again: the last one, or that of a game that was played."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Final

from sy_core.formats.nesting import shallow
from ui.saves.keys import SETUP
from ui.saves.store import Store
from ui.seals.notes import SEAL_KEY
from ui.setup.changes import (
    with_colour,
    with_driver,
    with_edition,
    with_figure,
    with_hand,
    with_light,
    with_name,
    with_players,
    with_rule,
    with_start,
    with_tiles,
)
from ui.setup.draft import MOST_CHAIRS, MOST_PURSUERS, Draft
from ui.table.notes import CLOCK, NOTEBOOK, TAKE_BACK
from ui.table.session import Session

LONGEST_CLOCK: Final = 20
SECRET: Final = ("hand_x", "x_start")
"""What is never remembered: where Mister X starts."""


ONCE: Final = ("where", "here")
"""What is asked anew: mostly everybody sits at one device."""


def to_text(draft: Draft) -> str:
    """A setup to be remembered, without Mister X's secret."""
    seldom = [name for name in ("clock", "seal") if not getattr(draft, name)]
    left_out = (*SECRET, *ONCE, *seldom)
    values = {
        field.name: getattr(draft, field.name)
        for field in fields(draft)
        if field.name not in left_out
    }
    return json.dumps(values)


def last_draft(store: Store) -> Draft:
    """The setup of the game that was started last."""
    return from_text(store.read_text(SETUP))


def from_text(text: str | None) -> Draft:
    """A remembered setup; whatever is not understood is left at its default."""
    if not text:
        return Draft()
    try:
        stored = json.loads(shallow(text))
    except ValueError:
        return Draft()
    if not isinstance(stored, dict):
        return Draft()
    draft = with_edition(Draft(), str(stored.get("edition")))
    draft = with_players(draft, str(stored.get("players")))
    for chair, name in enumerate(_texts(stored, "names", MOST_CHAIRS)):
        draft = with_name(draft, chair, name)
    for chair, driver in enumerate(_texts(stored, "drivers", MOST_CHAIRS)):
        draft = with_driver(draft, chair, driver)
    for pawn, colour in enumerate(_texts(stored, "colours", MOST_PURSUERS)):
        draft = with_colour(draft, pawn, colour)
    for pawn, figure in enumerate(_texts(stored, "figures", MOST_PURSUERS)):
        draft = with_figure(draft, pawn, figure)
    return _with_stored_start(draft, stored)


def _with_stored_start(draft: Draft, stored: Mapping[str, object]) -> Draft:
    pairs = stored.get("rules")
    for pair in pairs if isinstance(pairs, list) else ():
        if isinstance(pair, list) and [type(part) for part in pair] == [str, int]:
            draft = with_rule(draft, pair[0], str(pair[1]))
    draft = with_tiles(draft, str(stored.get("tiles") or ""))
    draft = with_light(draft, str(stored.get("light") or ""))
    draft = with_hand(draft, hand=stored.get("hand") is True)
    for pawn, start in enumerate(_texts(stored, "starts", MOST_PURSUERS)):
        draft = with_start(draft, pawn, start)
    return replace(
        draft,
        take_back=stored.get("take_back") is True,
        notebook=stored.get("notebook") is True,
        seal=stored.get("seal") is True,
        clock=str(stored.get("clock") or "")[:LONGEST_CLOCK],
    )


def _texts(stored: Mapping[str, object], name: str, most: int) -> list[str]:
    values = stored.get(name)
    return [str(value) for value in values[:most]] if isinstance(values, list) else []


def draft_of(session: Session) -> Draft:
    """The setup of a game, to play it again with fresh cards."""
    table, seating = session.state.table, session.seating
    draft = with_edition(Draft(), table.edition.id)
    draft = with_players(draft, str(table.players))
    for index, chair in enumerate(seating.chairs):
        draft = with_name(draft, index, chair.name)
        draft = with_driver(draft, index, chair.driver)
    for index, colour in enumerate(seating.colours):
        draft = with_colour(draft, index, colour)
    for index, figure in enumerate(seating.figures[:MOST_PURSUERS]):
        draft = with_figure(draft, index, figure)
    for name in sorted(table.edition.choices):  # a pool before its tickets
        draft = with_rule(draft, name, str(int(getattr(table.rules, name))))
    clock = session.notes.get(CLOCK, "")
    return replace(
        draft,
        take_back=session.notes.get(TAKE_BACK) == "on",
        notebook=session.notes.get(NOTEBOOK) == "on",
        seal=SEAL_KEY in session.notes,
        clock="" if clock.startswith("off") else clock[:LONGEST_CLOCK],
    )
