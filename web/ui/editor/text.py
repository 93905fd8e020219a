"""From a draft to its position text and back; what is wrong with it, if anything.

There is one rule book: whether a draft is sound is what ``read_position`` says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from sy_core.classic.position.read import WORDS as CLASSIC_WORDS
from sy_core.classic.position.reckoning import usual_players as usual_classic
from sy_core.classic.state import GameState as ClassicState
from sy_core.errors import Fault, PositionError
from sy_core.formats import clauses as outer
from sy_core.formats.clauses import Clauses, house_text, numbers_text
from sy_core.hunting.position.read import WORDS as DICE_WORDS
from sy_core.hunting.position.reckoning import usual_players as usual_dice
from sy_core.hunting.state import GameState as DiceState
from sy_core.protocols import State
from sy_core.sharing import Position, position_text, read_position
from sy_core.terms import MISTER_X, SPECTATOR
from ui.editor.draft import Draft, Leg, Stop, Turn
from ui.editor.facts import classic_table, dice_table, table_of, usual_go
from ui.setup.party import edition_of, is_classic

_LEG: Final = re.compile(r"([A-Zo-])([0-9]*)")
_STOP: Final = re.compile(r"([TBU]?)([0-9]+)")


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a draft is no position of any game."""

    fault: str
    """A value of ``sy_core.errors.Fault``."""
    where: str
    """The clause, without the number of its part."""
    about: str = ""
    """The number that is spoken of, if any."""


def text_of(draft: Draft) -> str:
    """The position text of a draft, whether it is sound or not."""
    return outer.write(draft.edition, [*_party(draft), *_open(draft), *_means(draft)])


def _party(draft: Draft) -> list[tuple[str, str]]:
    if is_classic(draft):
        table = classic_table(draft)
        usual = usual_classic(table.edition, len(draft.at))
    else:
        laid = dice_table(draft)
        usual = usual_dice(laid.edition, len(laid.tiles))
    house = house_text(table_of(draft).rules, edition_of(draft))
    players = "" if draft.players == usual else str(draft.players)
    return [("players", players), ("house", house)]


def _open(draft: Draft) -> list[tuple[str, str]]:
    placed = [station for station in draft.at if station is not None]
    return [
        ("tiles", draft.tiles),
        ("light", draft.light),
        ("at", numbers_text(placed)),
        ("go", "" if draft.end or draft.go == usual_go(draft) else draft.go),
        ("end", draft.end),
        ("moved", ".".join(draft.moved)),
        ("start", "" if draft.start is None else str(draft.start)),
        ("log", _log_text(draft.log)),
    ]


def _means(draft: Draft) -> list[tuple[str, str]]:
    tickets = "*".join(map(numbers_text, draft.tickets or ()))
    return [
        ("hand", draft.hand),
        ("played", draft.played),
        ("tickets", tickets),
        ("supply", numbers_text(draft.supply or ())),
        ("chips", _number(draft.chips)),
        ("black", _number(draft.black)),
        ("doubles", _number(draft.doubles)),
        ("helicopters", _number(draft.helicopters)),
        ("appeared", str(draft.appeared) if draft.appeared else ""),
        draft.may,
        ("x", ".".join(f"{stop.ticket}{stop.station}" for stop in draft.x)),
    ]


def _number(count: int | None) -> str:
    return "" if count is None else str(count)


def _log_text(log: Iterable[Turn]) -> str:
    return ".".join(
        "*".join(f"{leg.sign}{leg.station or ''}" for leg in turn) for turn in log
    )


def check(draft: Draft) -> Position | Problem:
    """The position of a draft, or why there is none."""
    if _has_gap(draft):
        return Problem(Fault.MISSING, "at")
    try:
        return found_in(draft)
    except PositionError as error:
        where = re.sub(r"\[.*", "", error.where)
        return Problem(error.fault, where, error.about)


def found_in(draft: Draft) -> Position:
    """The position of a draft that is sound; else a :class:`PositionError`."""
    return read_position(text_of(draft))


def _has_gap(draft: Draft) -> bool:
    """Whether somebody is not placed who should be.

    The dice game begins with placing, one detective after the other.
    """
    if is_classic(draft):
        return None in draft.at
    placed = [station is not None for station in draft.at]
    return placed != sorted(placed, reverse=True)


def written(position: Position) -> str:
    """The text of a sound position as we write it, all that is said in it."""
    seat = MISTER_X if position.complete else SPECTATOR
    return position_text(position.game, position.view(seat))


def draft_of(text: str) -> Draft:
    """The draft of a position text; a PositionError says why there is none."""
    position = read_position(text)
    clauses = outer.read(written(position))
    state = position.found.alike
    table = state.table
    defaults = table.edition.defaults
    told = {name: int(getattr(table.rules, name)) for name in _names(defaults)}
    rules = tuple(
        (name, value)
        for name, value in sorted(told.items())
        if value != int(getattr(defaults, name))
    )
    at = clauses.numbers("at")
    missing = (None,) * (len(table.pawns) - len(at))
    draft = Draft(
        edition=table.edition.id,
        players=table.players,
        rules=rules,
        at=(*at, *missing),
        go=_go(state),
        log=tuple(_turn(turn) for turn in clauses.items("log")),
        x=tuple(_stop(stop) for stop in clauses.items("x")),
        moved=clauses.items("moved"),
        tickets=_purses(clauses),
        supply=clauses.numbers("supply") or None,
        may=_may(clauses),
    )
    return _with_plain(draft, clauses)


def _names(rules: object) -> tuple[str, ...]:
    return tuple(getattr(type(rules), "__dataclass_fields__", ()))


def _with_plain(draft: Draft, clauses: Clauses) -> Draft:
    """A draft with what is a word or a number each."""
    most, words = 999, clauses.values
    return replace(
        draft,
        end=words.get("end", ""),
        tiles=words.get("tiles", ""),
        light=words.get("light", ""),
        hand=words.get("hand", ""),
        played=words.get("played", ""),
        black=clauses.number("black", None, most),
        doubles=clauses.number("doubles", None, most),
        chips=clauses.number("chips", None, most),
        helicopters=clauses.number("helicopters", None, most),
        start=clauses.number("start", None, most),
        appeared=clauses.number("appeared", 0, most),
    )


def _go(state: State) -> str:
    """What comes next, in a word; nothing after the end."""
    assert isinstance(state, ClassicState | DiceState)
    words = CLASSIC_WORDS if isinstance(state, ClassicState) else DICE_WORDS
    return next((word for word, phase in words.items() if phase is state.phase), "")


def _turn(text: str) -> Turn:
    legs = (_LEG.fullmatch(leg) for leg in text.split("*"))
    return tuple(
        Leg(leg[1], int(leg[2]) if leg[2] else None) for leg in legs if leg is not None
    )


def _stop(text: str) -> Stop:
    match = _STOP.fullmatch(text)
    assert match is not None
    return Stop(int(match[2]), match[1])


def _purses(clauses: Clauses) -> tuple[tuple[int, ...], ...] | None:
    if not clauses.has("tickets"):
        return None
    purses = clauses.text("tickets").split("*")
    return tuple(tuple(map(int, purse.split("."))) for purse in purses)


def _may(clauses: Clauses) -> tuple[str, str]:
    key = "not" if clauses.has("not") else "may"
    return (key, clauses.text(key)) if clauses.has(key) else ("", "")
