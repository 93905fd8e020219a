"""Why a computer moved as it did, in words; never more than the viewer may know."""

from __future__ import annotations

from collections.abc import Mapping

from sy_core.terms import MISTER_X, Pawn, Station
from ui.table.panels import panels_of
from ui.table.reasoned import Reasoned
from ui.table.scene import Scene


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
    pursuers = map(scene.name_of_pawn, _pawns(values.get("pursuers")))
    target = values.get("target", values.get("to", ""))
    possible = values.get("possible", 0)
    motive = panels_of(scene).story.motive(scene, reasoned.motive, stations)
    return words(
        f"reason.{motive}",
        pawn=_who(scene, values),
        station=target,
        stations=scene.words.all_of(map(str, stations)),
        first=stations[0] if stations else "",
        pursuers=scene.words.all_of(pursuers),
        percent=max(1, round(100 * float(str(values.get("chance", 0))))),
        n=possible,
    )


def _who(scene: Scene, values: Mapping[str, object]) -> str:
    pawn = values.get("pawn")
    if pawn is None:
        return scene.words("role.mister_x")
    return scene.name_of_pawn(Pawn(str(pawn)))


def _numbers(value: object) -> list[Station]:
    found = value if isinstance(value, tuple | list) else ()
    return [Station(int(each)) for each in found]


def _pawns(value: object) -> list[Pawn]:
    found = value if isinstance(value, tuple | list) else ()
    return [Pawn(str(each)) for each in found]
