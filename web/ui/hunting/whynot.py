"""Why a tapped space is not open, as far as whoever looks can know.

Everything here follows from the view: where pieces stand, which dice lie there, and
how the tiles are laid. A test holds it against the rules' own answers.
"""

from __future__ import annotations

from collections.abc import Iterator

from sy_core.hunting.state import Phase
from sy_core.hunting.view import View
from sy_core.refusal import Reason, Refusal
from sy_core.terms import Pawn, Station, Ticket
from ui.table.panels import Explain
from ui.table.scene import SceneOf
from ui.table.wording import refusal_words

DICE = (Ticket.TAXI, Ticket.BUS, Ticket.UNDERGROUND)


def why_not(scene: SceneOf[View], station: Station, refusal: Refusal | None) -> str:
    """One sentence about a space that is not lit."""
    words = scene.words
    if refusal is None:
        return words("hunting.why.nowhere", station=station)
    key = f"hunting.why.{refusal.reason.value}"
    if refusal.pawn is None and f"{key}.x" in words:
        key += ".x"
    return refusal_words(scene, key, refusal, "hunting.face")


def refusal_at(
    scene: SceneOf[View], station: Station, _explain: Explain
) -> Refusal | None:
    """The most telling reason; None: nothing at all leads there."""
    view = scene.view
    taken = _occupied(view, station)
    match view.phase:
        case Phase.PLACING if not taken and station not in view.table.layout.taxi_only:
            return Refusal(Reason.NOT_TAXI_ONLY, station=station)
        case Phase.PLACING | Phase.HIDING:
            return taken
        case Phase.PURSUIT:
            here = _starts(scene)
            return taken or _from(view, here, station, view.hand)
        case Phase.MISTER_X:
            return _from(view, _x_stands(scene), station, view.played)
        case _:
            return None


def _occupied(view: View, station: Station) -> Refusal | None:
    if station not in view.pursuers:
        return None
    pawn = view.table.pawns[view.pursuers.index(station)]
    return Refusal(Reason.OCCUPIED, station=station, pawn=pawn)


def _starts(scene: SceneOf[View]) -> list[Station]:
    """Where the detectives stand that may use a die now."""
    view = scene.view
    able: dict[Pawn | None, None] = dict.fromkeys(o.pawn for o in scene.offers)
    if scene.choice.pawn is not None:
        able = {scene.choice.pawn: None}
    at = dict(zip(view.table.pawns, view.pursuers, strict=False))
    return [at[pawn] for pawn in able if pawn is not None]


def _x_stands(scene: SceneOf[View]) -> list[Station]:
    """Where Mister X would be after the legs that he has settled; if one may know."""
    taken = scene.choice.taken
    here = taken[-1].to if taken else scene.view.x_station
    return [] if here is None else [here]


def _from(
    view: View, starts: list[Station], to: Station, dice: tuple[Ticket, ...]
) -> Refusal | None:
    """What stands between some spaces and another."""
    found = [r for here in starts for r in _barred(view, here, to, dice)]
    return found[0] if found else None


def _barred(
    view: View, here: Station, to: Station, dice: tuple[Ticket, ...]
) -> Iterator[Refusal]:
    layout = view.table.layout
    if (here, to) in layout.streets.severed:
        yield Refusal(Reason.DEAD_END, station=to)
    if (here, to) in layout.streets.against_arrow:
        yield Refusal(Reason.ONE_WAY, station=to)
    for ticket in DICE:
        if to in layout.rides[ticket][here] and ticket not in dice:
            yield Refusal(Reason.NO_DIE, ticket=ticket)
