"""Start stations of the classic game: from cards, each used once, or any at all."""

from __future__ import annotations

from dataclasses import replace

from sy_core.classic.editions.model import Edition
from sy_core.terms import Station
from ui.setup.draft import Draft
from ui.setup.party import edition_of, is_classic, pawns_of
from ui.setup.rules import rule


def classic_edition(draft: Draft) -> Edition:
    """The edition's data; only asked of a draft of the classic game."""
    edition = edition_of(draft)
    assert isinstance(edition, Edition)
    return edition


def from_cards(draft: Draft) -> bool:
    """Whether start stations are those on the cards."""
    return is_classic(draft) and not rule(draft, "free_starts")


def pursuer_cards(draft: Draft) -> tuple[Station, ...]:
    """The start cards of the pursuers."""
    return classic_edition(draft).crews[draft.players].starts


def x_cards(draft: Draft) -> tuple[Station, ...]:
    """The start cards left to Mister X."""
    taken = {str(start) for start in draft.starts} if draft.hand else set()
    cards = classic_edition(draft).x_starts
    return tuple(card for card in cards if str(card) not in taken)


def settled(draft: Draft) -> Draft:
    """Start stations that are on the cards, each used once, where cards rule."""
    if not from_cards(draft):
        return draft
    cards = [str(card) for card in pursuer_cards(draft)]
    needed = len(pawns_of(draft))
    kept: list[str] = []
    for start in draft.starts[:needed]:
        fits = start in cards and start not in kept
        kept.append(start if fits else "")
    free = iter(card for card in cards if card not in kept)
    filled = [start or next(free) for start in kept] if draft.hand else kept
    whole = replace(draft, starts=(*filled, *draft.starts[needed:]))
    left = [str(card) for card in x_cards(whole)]
    if draft.hand_x and whole.x_start not in left:
        return replace(whole, x_start=left[0])
    return whole
