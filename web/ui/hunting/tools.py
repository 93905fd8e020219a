"""Dice in hand and buttons: what can be done that is no space to tap."""

from __future__ import annotations

from sy_core.hunting.moves import Again, PawnStay
from sy_core.hunting.state import Phase
from sy_core.hunting.view import View
from sy_core.terms import Ticket
from ui.hunting.dice import blank_row, dice_row
from ui.hunting.prompts import may_roll
from ui.hunting.tiles.icons import icon
from ui.kit.html import Child, Html, button, el
from ui.table.buttons import double_button, take_back_button, untake_button
from ui.table.curtain import Showing
from ui.table.offers import Offer
from ui.table.scene import SceneOf
from ui.table.wording import means


def draw(scene: SceneOf[View]) -> Html:
    """The dice that matter now, and a button for every move without a space."""
    shown = [part for part in (_dice(scene), *_buttons(scene)) if part is not None]
    return el("div", {"class": "tools dice-tools"}, shown) if shown else Html("")


def _dice(scene: SceneOf[View]) -> Html | None:
    """Dice to roll, dice rolled, or the dice that Mister X may take.

    While detectives choose, this does not depend on what they tapped so far: the
    dice are drawn anew, and roll, only when they are rolled.
    """
    view = scene.view
    words = scene.words
    match view.phase:
        case Phase.ROLLING:
            return blank_row(words, view.to_roll)
        case Phase.PURSUIT:
            usable = usable_dice(scene) if scene.offers else None
            row = dice_row(words, view.hand, usable, rolled=True)
            return _group(words("hunting.dice.rolled"), row)
        case Phase.MISTER_X if view.played:
            secret = scene.showing is Showing.SECRET and scene.offers
            row = dice_row(words, view.played, usable_dice(scene) if secret else None)
            return _group(words("hunting.dice.to_take"), row)
        case _:
            return None


def usable_dice(scene: SceneOf[View]) -> frozenset[Ticket]:
    """The faces that lead somewhere, whoever uses them."""
    tickets = (offer.move.ticket for offer in scene.offers)
    return frozenset(t for t in tickets if t is not None and t is not Ticket.BLACK)


def _group(label: str, row: Html) -> Html:
    return el("div", {"class": "dice-group", "role": "group", "aria-label": label}, row)


def _buttons(scene: SceneOf[View]) -> list[Html | None]:
    found: list[Html | None] = []
    if may_roll(scene):
        label = scene.words("hunting.roll", n=scene.view.to_roll)
        found.append(button(label, "play.roll", class_="button accent tool", id="roll"))
    found += [_offered(scene, offer) for offer in scene.offers if offer.to is None]
    found += [
        double_button(scene, icon("D")),
        untake_button(scene),
        take_back_button(scene),
    ]
    return found


def _offered(scene: SceneOf[View], offer: Offer) -> Html:
    words = scene.words
    label: Child
    match offer.move:
        case Again():
            label = (icon("again"), words("hunting.again", n=scene.view.chips))
        case PawnStay(pawn):
            label = (icon("-"), words("hunting.stay", pawn=scene.name_of_pawn(pawn)))
        case _:
            label = (icon("-"), words("hunting.stay.x"))
    return button(label, "play.offer", offer.key, class_="button tool")


def chip(scene: SceneOf[View], offer: Offer) -> Html:
    """What gets there: the face of a die, a special, or a start."""
    kind = means(offer.move)
    signs = {"fly": "H", "place": "@", "start": "@"}
    label = scene.words(f"hunting.chip.{kind}")
    return el(
        "span",
        {"class": "chip-way"},
        icon(signs.get(kind, kind)),
        label,
        _warning(scene, offer),
    )


def _warning(scene: SceneOf[View], offer: Offer) -> Html | None:
    """Mister X may run into a detective, but not unwittingly."""
    view = scene.view
    if offer.pawn is not None or offer.to not in view.pursuers:
        return None
    name = scene.name_of_pawn(view.table.pawns[view.pursuers.index(offer.to)])
    text = scene.words("hunting.chip.runs_in", pawn=name)
    return el("span", {"class": "chip-left"}, text)
