"""Cards of the classic game: where each piece is, what it has left, what it does."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sy_core.classic.editions.model import Tickets
from sy_core.classic.view import View
from sy_core.terms import MISTER_X
from ui.kit.html import Child, Html, el
from ui.table.card import card_of_pawn, card_of_x
from ui.table.scene import SceneOf
from ui.words import Words

LETTERS: Final = ("T", "B", "U")


def draw(scene: SceneOf[View]) -> Html:
    """A card for Mister X and one for every pursuer, then the supply."""
    pawns = range(len(scene.view.table.pawns))
    return el(
        "section",
        {"class": "cards", "aria-label": scene.words("cards.title")},
        _card_of_x(scene),
        [_card(scene, index) for index in pawns],
        _supply(scene),
    )


def _card_of_x(scene: SceneOf[View]) -> Html:
    view, words = scene.view, scene.words
    counts = el(
        "span",
        {"class": "counts"},
        _count("X", view.black, words("ticket.X")),
        _count("D", view.doubles, words("ticket.double")),
    )
    return card_of_x(scene, scene.name_of_seat(MISTER_X), _where_x_is(scene), counts)


def _where_x_is(scene: SceneOf[View]) -> str:
    view, words = scene.view, scene.words
    if view.x_station is not None:
        return words("card.at", station=view.x_station)
    if view.last_seen is None:
        return words("card.unseen")
    number, station = view.last_seen
    return words("card.last_seen", station=station, n=len(view.trail) - number)


def _card(scene: SceneOf[View], index: int) -> Html:
    view, words = scene.view, scene.words
    status, at = view.statuses[index].value, view.pursuers[index]
    where = words("card.status", station=at, status=words(f"status.{status}"))
    if scene.is_over:
        status, where = "over", words("card.at", station=at)
    return card_of_pawn(
        scene,
        view.table.pawns[index],
        status,
        where=where,
        beside=el("span", {"class": "counts"}, _purse(scene, index)),
    )


def _purse(scene: SceneOf[View], index: int) -> Child:
    """What a pursuer can pay with; a pool is everybody's."""
    view, words = scene.view, scene.words
    purse = view.table.purse_of[index]
    if purse is None:
        return el("span", {"class": "quiet"}, words("card.free"))
    pool = el("span", {"class": "visually-hidden"}, words("card.pool"))
    counts = _counts(words, view.purses[purse])
    return [pool if view.table.pooled else None, counts]


def _counts(words: Words, tickets: Tickets) -> list[Html]:
    return [
        _count(letter, count, words(f"ticket.{letter}"))
        for letter, count in zip(LETTERS, tickets, strict=True)
    ]


@lru_cache(256)
def _count(letter: str, count: int, label: str) -> Html:
    return el(
        "span",
        {"class": f"count count-{letter}", "title": label},
        el("span", {"class": "visually-hidden"}, f"{label}: "),
        el("span", {"class": "count-letter", "aria-hidden": "true"}, letter),
        str(max(count, 0)),
    )


def _supply(scene: SceneOf[View]) -> Html | None:
    view, words = scene.view, scene.words
    if view.table.edition.allotment is None:
        return None
    counts = _counts(words, view.supply)
    return el("p", {"class": "supply"}, words("supply.title"), counts)
