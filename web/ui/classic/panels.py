"""The classic game beside the map: log, cards, tools, and what happened, in words."""

from __future__ import annotations

from typing import Any

from sy_core.classic.state import Phase
from sy_core.refusal import Reason, Refusal
from sy_core.terms import Ticket
from ui.classic.cards import LETTERS, cards
from ui.classic.log import log
from ui.classic.story import news
from ui.kit.html import Child, Html, button, el
from ui.table.curtain import Showing
from ui.table.scene import Scene

__all__ = [
    "cards",
    "chip",
    "ending",
    "head_facts",
    "log",
    "news",
    "prompt",
    "tools",
    "why",
]


def head_facts(scene: Scene) -> Html:
    """Round n of N and whose turn it is."""
    view, words = scene.view, scene.words
    total = view.table.rules.rounds
    side = "role.mister_x" if scene.x_acts else "role.detectives"
    turn = words("head.over") if view.outcome else words(side)
    return el(
        "h1",
        {"id": "title", "tabindex": "-1"},
        words("head.round", round=view.round, rounds=total),
        el("span", {"class": "head-turn"}, turn),
    )


def prompt(scene: Scene) -> str:
    """One sentence: what to do now."""
    view, words = scene.view, scene.words
    if view.outcome is not None:
        return ending(scene)
    if scene.read_only:
        return words("prompt.read_only")
    if view.phase is Phase.APPEARANCE:
        return words("prompt.appearance")
    if scene.x_acts:
        return _prompt_mister_x(scene)
    if scene.choice.pawn is not None:
        name = scene.name_of_pawn(scene.choice.pawn)
        return words("prompt.pawn", pawn=name)
    ready = [
        scene.name_of_pawn(pawn)
        for pawn, status in zip(view.table.pawns, view.statuses, strict=True)
        if status.value == "ready"
    ]
    if len(ready) == 1:
        return words("prompt.one", pawn=ready[0])
    return words("prompt.any", n=len(ready))


def _prompt_mister_x(scene: Scene) -> str:
    if scene.showing is not Showing.SECRET:
        return scene.words("prompt.x_moves")
    if scene.choice.taken:
        return scene.words("prompt.second_leg")
    if scene.choice.armed:
        return scene.words("prompt.first_leg")
    return scene.words("prompt.x")


def tools(scene: Scene) -> Html:
    """Buttons for what is not a station: double, staying, appearing."""
    words, choice = scene.words, scene.choice
    tools: list[Child] = []
    if scene.most_doubles:
        label = words("tool.double_on" if choice.armed else "tool.double")
        tools.append(
            button(
                label,
                "play.double",
                class_="button tool",
                aria_pressed=str(choice.armed > 0).lower(),
            )
        )
    if choice.taken:
        via = words("tool.untake", station=choice.taken[-1].to)
        tools.append(button(via, "play.untake", class_="button tool"))
    tools += [
        button(
            words(f"tool.{type(offer.move).__name__}"),
            "play.offer",
            offer.key,
            class_="button tool",
        )
        for offer in scene.offers
        if offer.to is None
    ]
    if scene.view.phase is Phase.APPEARANCE and scene.offers:
        tools.append(button(words("tool.appear"), "play.appear", class_="button tool"))
    if scene.may_take_back:
        tools.append(
            button(words("tool.take_back"), "play.takeback", class_="button tool")
        )
    return el("div", {"class": "tools"}, tools) if tools else Html("")


def chip(scene: Scene, offer: Any) -> Child:
    """A ticket and how many are left."""
    ticket = offer.move.ticket
    left = _left(scene, offer, ticket)
    words = scene.words
    return (
        el(
            "span",
            {"class": f"ticket ticket-{ticket.value}"},
            words(f"ticket.{ticket.value}"),
        ),
        el("span", {"class": "chip-left"}, words("chip.left", n=left))
        if left is not None
        else None,
    )


def _left(scene: Scene, offer: Any, ticket: Ticket) -> int | None:
    view = scene.view
    if offer.pawn is None:
        used = sum(leg.ticket is Ticket.BLACK for leg in scene.choice.taken)
        return view.black - used if ticket is Ticket.BLACK else None
    purse = view.table.purse_of[view.table.pawns.index(offer.pawn)]
    return None if purse is None else view.purses[purse][LETTERS.index(ticket.value)]


def why(scene: Scene, refusal: Refusal) -> str:
    """A refusal in words."""
    words = scene.words
    who = "" if refusal.pawn is None else scene.name_of_pawn(refusal.pawn)
    ticket = "" if refusal.ticket is None else words(f"ticket.{refusal.ticket.value}")
    station = "" if refusal.station is None else str(refusal.station)
    known = f"why.{refusal.reason.value}"
    key = known if known in words else f"why.{Reason.NO_LINE.value}"
    return words(key, pawn=who, ticket=ticket, station=station)


def ending(scene: Scene) -> str:
    """Who won and why."""
    outcome = scene.view.outcome
    return scene.words(f"end.{outcome.reason.value}", round=scene.view.round)
