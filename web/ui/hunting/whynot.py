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
from ui.hunting.story import why
from ui.table.scene import Scene

DICE = (Ticket.TAXI, Ticket.BUS, Ticket.UNDERGROUND)


def why_not(scene: Scene, station: Station) -> str:
    """One sentence about a space that is not lit."""
    found = refusal_at(scene, station)
    if found is None:
        return scene.words("hunting.why.nowhere", station=station)
    return why(scene, found)


def refusal_at(scene: Scene, station: Station) -> Refusal | None:
    """The most telling reason; None: nothing at all leads there."""
    view: View = scene.view
    taken = _occupied(view, station)
    match view.phase:
        case Phase.PLACING if not taken and station not in view.table.layout.taxi_only:
            return Refusal(Reason.NOT_TAXI_ONLY, station=station)
        case Phase.PLACING | Phase.HIDING:
            return taken
        case Phase.PURSUIT:
            here = _starts(scene)
            return taken or _from(view, here, station, view.hand)
        case Phase.MISTER_X if view.x_station is not None:
            return _from(view, [_standing(scene)], station, view.played)
        case _:
            return None


def _occupied(view: View, station: Station) -> Refusal | None:
    if station not in view.pursuers:
        return None
    pawn = view.table.pawns[view.pursuers.index(station)]
    return Refusal(Reason.OCCUPIED, station=station, pawn=pawn)


def _starts(scene: Scene) -> list[Station]:
    """Where the detectives stand that may use a die now."""
    view: View = scene.view
    able: dict[Pawn | None, None] = dict.fromkeys(o.pawn for o in scene.offers)
    if scene.choice.pawn is not None:
        able = {scene.choice.pawn: None}
    at = dict(zip(view.table.pawns, view.pursuers, strict=False))
    return [at[pawn] for pawn in able if pawn is not None]


def _standing(scene: Scene) -> Station:
    """Where Mister X would be after the legs that he has settled."""
    taken = scene.choice.taken
    here: Station = taken[-1].to if taken else scene.view.x_station
    return here


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
