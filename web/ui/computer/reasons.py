"""Why a computer moved as it did, in words; never more than the viewer may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from sy_core.terms import MISTER_X, Mode, Station
from ui.table.scene import Scene
from ui.table.session import Reasoned, Session

MOST: Final = 6
"""Sentences that are kept in sight."""


def may_read(scene: Scene, reasoned: Reasoned) -> bool:
    """Mister X's reasons are his own until the game is over."""
    mine = scene.view.seat == MISTER_X or scene.view.outcome is not None
    return reasoned.seat != MISTER_X or mine


def sentence(scene: Scene, reasoned: Reasoned) -> str:
    """The reason of one move; empty where the viewer may not know it."""
    if not may_read(scene, reasoned):
        return ""
    values, words = reasoned.values, scene.words
    stations = _numbers(values.get("stations"))
    pursuers = [scene.name_of_pawn(p) for p in _texts(values.get("pursuers"))]
    target = values.get("target", values.get("to", ""))
    possible = values.get("possible", 0)
    return words(
        f"reason.{_motive(scene, reasoned, stations)}",
        pawn=_who(scene, values),
        station=target,
        stations=_listed(scene, map(str, stations)),
        first=stations[0] if stations else "",
        pursuers=_listed(scene, pursuers),
        percent=max(1, round(100 * float(str(values.get("chance", 0))))),
        n=possible,
    )


def latest(scene: Scene, session: Session) -> list[str]:
    """The last reasons that may be read, the newest first."""
    told = (sentence(scene, r) for _, r in sorted(session.reasons.items())[::-1])
    return [text for text in told if text][:MOST]


def _motive(scene: Scene, reasoned: Reasoned, stations: list[int]) -> str:
    """The motive; what stops at the first station makes it clearer."""
    if reasoned.motive != "cuts_off" or scene.game != "classic":
        return reasoned.motive
    modes = scene.view.table.edition.board.modes_at(Station(stations[0]))
    return "cuts_off_underground" if Mode.UNDERGROUND in modes else "cuts_off"


def _who(scene: Scene, values: Mapping[str, Any]) -> str:
    pawn = values.get("pawn")
    if pawn is None:
        return scene.words("role.mister_x")
    return scene.name_of_pawn(pawn)


def _listed(scene: Scene, names: Iterable[str]) -> str:
    """Names one after the other: ``Red, Blue and Green``."""
    *others, last = [*names] or [""]
    if not others:
        return last
    return scene.words("list.comma").join(others) + scene.words("list.and") + last


def _numbers(value: object) -> list[int]:
    return [int(each) for each in value] if isinstance(value, tuple | list) else []


def _texts(value: object) -> list[Any]:
    return list(value) if isinstance(value, tuple | list) else []
