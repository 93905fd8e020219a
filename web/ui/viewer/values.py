"""Single values of an address: read, or refused with the name of their parameter.

Whether stations exist is asked later, when there is a board.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Container
from typing import Final, TypeAlias

from sy_core.errors import TaskError
from sy_core.tasks import Task, read_task
from ui.viewer.faults import ParameterFault, excerpt

Arrow: TypeAlias = tuple[int, int]
"""From one station to another."""

MOST_STATIONS: Final = 40
_STATION: Final = re.compile(r"[1-9][0-9]{0,2}")
_ARROW: Final = re.compile(r"([1-9][0-9]{0,2})-([1-9][0-9]{0,2})")
_PUZZLE: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}|PA~~[A-Za-z0-9._*~-]{1,8000}")


def option(name: str, value: str, choices: Collection[str]) -> str:
    """One of a few words."""
    if value not in choices:
        listed = ", ".join(choices)
        raise ParameterFault(
            "embed.fault.choice", name, value=excerpt(value), choices=listed
        )
    return value


def number(name: str, value: str) -> str:
    """A whole number; how large it may be depends on the game."""
    if not re.fullmatch(r"[0-9]{1,9}", value, re.ASCII):
        raise ParameterFault("embed.fault.number", name, value=excerpt(value))
    return value


def stations(name: str, value: str) -> tuple[int, ...]:
    """Station numbers, separated by commas."""
    texts = [each.strip() for each in value.split(",")]
    for each in texts:
        if not _STATION.fullmatch(each):
            raise ParameterFault("embed.fault.stations", name, value=excerpt(each))
    _refuse_many(name, texts, MOST_STATIONS)
    return tuple(dict.fromkeys(int(each) for each in texts))


def arrows(name: str, value: str) -> tuple[Arrow, ...]:
    """Pairs of stations: ``46-58.58-74``."""
    texts = value.split(".")
    found = [_ARROW.fullmatch(each) for each in texts]
    for text, arrow in zip(texts, found, strict=True):
        if arrow is None or arrow[1] == arrow[2]:
            raise ParameterFault("embed.fault.arrows", name, value=excerpt(text))
    _refuse_many(name, [*texts, *texts], MOST_STATIONS)
    pairs = ((int(arrow[1]), int(arrow[2])) for arrow in found if arrow)
    return tuple(dict.fromkeys(pairs))


def parts(name: str, value: str, known: Collection[str]) -> tuple[str, ...]:
    """What stands beside the board."""
    if value == "none":
        return ()
    texts = [each.strip() for each in value.split(",")]
    for each in texts:
        if each not in known:
            option(name, each, (*known, "none"))
    return tuple(texts)


def task(name: str, value: str) -> Task:
    """What the reader is to do."""
    try:
        return read_task(value)
    except TaskError as error:
        raise ParameterFault(
            "embed.fault.text", name, str(error), why=f"embed.why.{error.code}"
        ) from error


def puzzle(name: str, value: str) -> str:
    """A puzzle by its name or as text; whether there is such a one is asked later."""
    if not _PUZZLE.fullmatch(value):
        raise ParameterFault("embed.fault.puzzle", name, value=excerpt(value))
    return value


def refuse_unknown(name: str, wanted: tuple[int, ...], known: Container[int]) -> None:
    """Refuse stations that are not on the board."""
    for station in wanted:
        if station not in known:
            raise ParameterFault("embed.fault.stations", name, value=str(station))


def _refuse_many(name: str, listed: Collection[str], most: int) -> None:
    if len(listed) > most:
        raise ParameterFault("embed.fault.many", name, most=most)
