"""Cards of the dice game: Mister X and his specials, the detectives, chips and dice."""

from __future__ import annotations

from sy_core.hunting.editions import CHIPS, DICE, DOUBLES, HELICOPTERS
from sy_core.hunting.moves import PawnRide
from sy_core.hunting.state import Phase
from sy_core.hunting.view import Turn, View
from sy_core.terms import MISTER_X, Pawn, Ticket
from ui.hunting.dice import die
from ui.hunting.log import whereabouts
from ui.hunting.tiles.icons import icon
from ui.hunting.tiles.key import key
from ui.kit.html import Child, Html, classes, el
from ui.table.card import card_of_pawn, card_of_x
from ui.table.scene import SceneOf


def draw(scene: SceneOf[View]) -> Html:
    """Everybody at the table, and what lies on it beside the tiles."""
    return el(
        "section",
        {"class": "cards", "aria-label": scene.words("hunting.cards.title")},
        _card_of_x(scene),
        [_card(scene, index) for index in range(scene.view.table.detectives)],
        _stock(scene),
        key(scene.words, light=bool(scene.view.table.light)),
    )


def played_by(view: View) -> dict[Pawn, Ticket]:
    """The die that lies beside each pawn in this round."""
    beside = _played_before(view)
    for event in view.history:
        match event:
            case PawnRide(pawn, ticket):
                beside[pawn] = ticket
            case Turn():
                beside.clear()
    return beside


def _played_before(view: View) -> dict[Pawn, Ticket]:
    """The dice of a position in the order of play; who stayed it does not tell."""
    start = view.table.starting_position
    if start is None or not start.played:
        return {}
    pawns = view.table.pawns
    first = start.round - 1 if len(view.table.seats) > 1 else 0
    order = ((first + step) % len(pawns) for step in range(len(pawns)))
    moved = (pawns[index] for index in order if start.moved[index])
    return dict(zip(moved, start.played, strict=False))


def _card_of_x(scene: SceneOf[View]) -> Html:
    view, words = scene.view, scene.words
    specials = el(
        "ul",
        {"class": "specials", "aria-label": words("hunting.specials")},
        _special(scene, "X", "black", view.black, view.table.crew.black),
        _special(scene, "D", "double", view.doubles, DOUBLES),
        _special(scene, "H", "helicopter", view.helicopters, HELICOPTERS),
    )
    return card_of_x(scene, scene.name_of_seat(MISTER_X), whereabouts(scene), specials)


def _special(
    scene: SceneOf[View], sign: str, name: str, left: int, of: int
) -> list[Html]:
    """One ticket each, crossed off when it is used."""
    label = scene.words(f"hunting.special.{name}")
    used = scene.words("hunting.special.used", name=label)
    return [
        el(
            "li",
            {
                "class": classes("special", is_used=number >= left),
                "title": used if number >= left else label,
            },
            icon(sign),
            el("span", {"class": "visually-hidden"}, used if number >= left else label),
        )
        for number in range(of)
    ]


def _card(scene: SceneOf[View], index: int) -> Html:
    view = scene.view
    pawn = view.table.pawns[index]
    acting = view.phase in (Phase.ROLLING, Phase.PURSUIT)
    status = view.statuses[index].value if index < len(view.statuses) else "waiting"
    if scene.is_over:
        status = "over"
    return card_of_pawn(
        scene,
        pawn,
        status,
        where=_doing(scene, index),
        beside=_die(scene, pawn),
        is_turn=acting and status in ("ready", "jammed"),
    )


def _doing(scene: SceneOf[View], index: int) -> Child:
    view = scene.view
    words = scene.words
    if index >= len(view.pursuers):
        return words("hunting.card.unplaced")
    where = words("hunting.card.at", station=view.pursuers[index])
    if scene.is_over or view.phase not in (Phase.ROLLING, Phase.PURSUIT):
        return where
    status = words(f"hunting.status.{view.statuses[index].value}")
    first = icon("flag") if _begins(view, index) else None
    return (
        f"{where} · {status}",
        first,
        el("span", {"class": "visually-hidden"}, ", ", words("hunting.card.first"))
        if first
        else None,
    )


def _begins(view: View, index: int) -> bool:
    """Whether the start marker lies here in this round."""
    return (
        len(view.table.seats) > 1 and (view.round - 1) % view.table.detectives == index
    )


def _die(scene: SceneOf[View], pawn: Pawn) -> Html | None:
    face = played_by(scene.view).get(pawn)
    if face is None or scene.is_over:
        return None
    words = scene.words
    label = words("hunting.card.die", die=words(f"hunting.die.{face.value}"))
    return el(
        "span",
        {"class": "beside", "title": label},
        die(face),
        el("span", {"class": "visually-hidden"}, label),
    )


def _stock(scene: SceneOf[View]) -> Html:
    """Roll-again chips and where the seven dice are."""
    words, left = scene.words, scene.view.chips
    chips = [
        el("span", {"class": classes("token", is_used=n >= left)}, icon("again"))
        for n in range(CHIPS)
    ]
    chips_told = words("hunting.chips", n=left) if left else words("hunting.no_chips")
    told = words.row(_dice_told(scene))
    return el(
        "div",
        {"class": "stock"},
        el(
            "p",
            {"class": "tokens"},
            el("span", {"aria-hidden": "true"}, chips),
            el("span", None, chips_told),
        ),
        el("p", {"class": "quiet"}, words("hunting.dice.where"), " ", told),
    )


def _dice_told(scene: SceneOf[View]) -> list[str]:
    view = scene.view
    covered = sum(not entry.shown for entry in view.trail)
    held = len(view.hand) or view.to_roll
    places = {
        "hand": held,
        "played": len(view.played),
        "tableau": covered,
        "supply": DICE - covered - held - len(view.played),
    }
    return [
        scene.words(f"hunting.dice.{name}", n=count)
        for name, count in places.items()
        if count > 0
    ]
