"""How a move is made, in words; both games fill in the same texts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from sy_core.move import Move
from sy_core.refusal import Refusal
from ui.table.offers import Offer
from ui.table.scene import Scene
from ui.words import Words

KNOWN: Final = 100
"""How many ways to ride are known in words."""


def means(move: Move) -> str:
    """What a move takes: a ticket's letter, or else its kind."""
    return move.kind if move.ticket is None else move.ticket.value


def way(scene: Scene, move: Move) -> str:
    """How a move gets there: ``Red by bus``."""
    name = None if move.pawn is None else scene.name_of_pawn(move.pawn)
    return _way(scene.words, means(move), name)


def ways_to(scene: Scene, station: int, offers: Iterable[Offer]) -> str:
    """A station, and how it can be reached now."""
    ways = scene.words.row(way(scene, offer.move) for offer in offers)
    return scene.words("station.lit", station=station, ways=ways)


def standing(scene: Scene) -> str:
    """Where every piece stands that whoever looks may see."""
    view, words = scene.view, scene.words
    placed = zip(view.table.pawns, view.pursuers, strict=False)
    pieces = [(scene.name_of_pawn(pawn), station) for pawn, station in placed]
    if view.x_station is not None:
        pieces.append((words("role.mister_x"), view.x_station))
    return " ".join(
        words("piece.at", name=name, station=station) + "." for name, station in pieces
    )


def refusal_words(scene: Scene, key: str, refusal: Refusal, by: str) -> str:
    """A refusal in words; *by* begins the keys of tickets or dice."""
    ticket, pawn, station = refusal.ticket, refusal.pawn, refusal.station
    return scene.words(
        key,
        pawn="" if pawn is None else scene.name_of_pawn(pawn),
        ticket="" if ticket is None else scene.words(f"{by}.{ticket.value}"),
        station="" if station is None else station,
    )


def catcher(scene: Scene) -> str:
    """The piece that stands where Mister X is; nobody's name if none does."""
    view = scene.view
    placed = zip(view.table.pawns, view.pursuers, strict=False)
    here = (pawn for pawn, station in placed if station == view.x_station)
    return "".join(map(scene.name_of_pawn, here))


@lru_cache(KNOWN)
def _way(words: Words, kind: str, name: str | None) -> str:
    by = words(f"by.{kind}")
    return by if name is None else words("pawn.by", pawn=name, by=by)
