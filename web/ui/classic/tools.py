"""Buttons for what is no station to tap, and what stands on the tickets to choose."""

from __future__ import annotations

from sy_core.classic.state import Phase
from sy_core.classic.view import View
from sy_core.terms import Ticket
from ui.classic.cards import LETTERS
from ui.kit.html import Child, Html, button, el
from ui.table.buttons import double_button, take_back_button, untake_button
from ui.table.offers import Offer
from ui.table.scene import SceneOf


def draw(scene: SceneOf[View]) -> Html:
    """Buttons for what is not a station: double, staying, appearing."""
    words = scene.words
    shown: list[Child] = [double_button(scene), untake_button(scene)]
    shown += [
        button(
            words(f"tool.{offer.move.kind}"),
            "play.offer",
            offer.key,
            class_="button tool",
        )
        for offer in scene.offers
        if offer.to is None
    ]
    if scene.view.phase is Phase.APPEARANCE and scene.offers:
        shown.append(button(words("tool.appear"), "play.appear", class_="button tool"))
    shown.append(take_back_button(scene))
    buttons = [each for each in shown if each is not None]
    return el("div", {"class": "tools"}, buttons) if buttons else Html("")


def chip(scene: SceneOf[View], offer: Offer) -> Child:
    """A ticket and how many are left."""
    ticket = offer.move.ticket
    if ticket is None:  # only rides lead to a station
        return None
    words, left = scene.words, _left(scene, offer, ticket)
    kind = ticket.value
    return (
        el("span", {"class": f"ticket ticket-{kind}"}, words(f"ticket.{kind}")),
        el("span", {"class": "chip-left"}, words("chip.left", n=left))
        if left is not None
        else None,
    )


def _left(scene: SceneOf[View], offer: Offer, ticket: Ticket) -> int | None:
    view = scene.view
    if offer.pawn is None:
        used = sum(leg.ticket is Ticket.BLACK for leg in scene.choice.taken)
        return view.black - used if ticket is Ticket.BLACK else None
    purse = view.table.purse_of[view.table.pawns.index(offer.pawn)]
    return None if purse is None else view.purses[purse][LETTERS.index(ticket.value)]
