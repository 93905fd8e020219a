"""Cards of the classic game: where each piece is, what it has left, what it does."""

from __future__ import annotations

from functools import lru_cache

from sy_core.terms import Pawn
from ui.kit.html import Child, Html, button, classes, el
from ui.table.scene import Scene

LETTERS = ("T", "B", "U")


def cards(scene: Scene) -> Html:
    """A card for Mister X and one for every pursuer, then the supply."""
    view, words = scene.view, scene.words
    pursuers = [_card(scene, index) for index in range(len(view.table.pawns))]
    return el(
        "section",
        {"class": "cards", "aria-label": words("cards.title")},
        _card_of_x(scene),
        pursuers,
        _supply(scene),
    )


def _card_of_x(scene: Scene) -> Html:
    view, words = scene.view, scene.words
    seen = view.last_seen
    if view.x_station is not None:
        where = words("card.at", station=view.x_station)
    elif seen is not None:
        age = len(view.trail) - seen[0]
        where = words("card.last_seen", station=seen[1], n=age)
    else:
        where = words("card.unseen")
    return el(
        "div",
        {"class": classes("piece-card", "mister-x", is_turn=scene.x_acts)},
        el("span", {"class": "badge mister-x", "aria-hidden": "true"}, "X"),
        _named(
            scene.name_of_seat(view.to_move[0]) if scene.x_acts else _x_name(scene),
            where,
        ),
        el(
            "span",
            {"class": "counts"},
            _count("X", view.black, words("ticket.X")),
            _count("D", view.doubles, words("ticket.double")),
        ),
    )


def _x_name(scene: Scene) -> str:
    return scene.seating.chairs[0].name or scene.words("role.mister_x")


def _named(name: str, under: Child) -> Html:
    return el(
        "span",
        {"class": "named"},
        el("strong", None, name),
        el("span", {"class": "quiet"}, under),
    )


def _card(scene: Scene, index: int) -> Html:
    view, words = scene.view, scene.words
    pawn = view.table.pawns[index]
    status = view.statuses[index].value
    colour = scene.colour_of(pawn)
    name = scene.name_of_pawn(pawn)
    purse = view.table.purse_of[index]
    counts = (
        el("span", {"class": "quiet"}, words("card.free"))
        if purse is None
        else [
            _count(letter, view.purses[purse][at], words(f"ticket.{letter}"))
            for at, letter in enumerate(LETTERS)
        ]
    )
    pooled = view.table.pooled and purse is not None
    return button(
        (
            el(
                "span",
                {"class": f"badge {colour}", "aria-hidden": "true"},
                _mark(scene, pawn),
            ),
            _named(
                _card_name(scene, pawn, name),
                words(
                    "card.status",
                    station=view.pursuers[index],
                    status=words(f"status.{status}"),
                ),
            ),
            el(
                "span",
                {"class": "counts"},
                el("span", {"class": "visually-hidden"}, words("card.pool"))
                if pooled
                else None,
                counts,
            ),
        ),
        "play.card",
        pawn,
        class_=classes(
            "piece-card", colour, f"is-{status}", is_picked=pawn == scene.choice.pawn
        ),
        aria_pressed=str(pawn == scene.choice.pawn).lower(),
    )


def _mark(scene: Scene, pawn: Pawn) -> str:
    return pawn[1:] if pawn.startswith("P") else scene.name_of_pawn(pawn)[0]


def _card_name(scene: Scene, pawn: Pawn, name: str) -> str:
    """The piece, and the player who leads it if he has a name."""
    table = scene.view.table
    owner = table.owners[table.pawns.index(pawn)]
    player = "" if owner is None else scene.seating.name_of(table.seats[owner])
    return f"{name} · {player}" if player else name


@lru_cache(256)
def _count(letter: str, count: int, label: str) -> Html:
    return el(
        "span",
        {"class": f"count count-{letter}", "title": label},
        el("span", {"class": "visually-hidden"}, f"{label}: "),
        el("span", {"class": "count-letter", "aria-hidden": "true"}, letter),
        str(max(count, 0)),
    )


def _supply(scene: Scene) -> Html | None:
    view, words = scene.view, scene.words
    if view.table.edition.allotment is None:
        return None
    return el(
        "p",
        {"class": "supply"},
        words("supply.title"),
        [
            _count(letter, view.supply[at], words(f"ticket.{letter}"))
            for at, letter in enumerate(LETTERS)
        ],
    )
