"""The house rules of a draft: which are on offer, and how they stand."""

from __future__ import annotations

from ui.setup.draft import Draft
from ui.setup.party import crew_of, edition_of, is_classic
from ui.setup.tiles import tile_crew


def offered(draft: Draft) -> dict[str, tuple[int, ...]]:
    """The house rules that make a difference here, with their values."""
    crew, choices = crew_of(draft), dict(edition_of(draft).choices)
    if not crew.bobbies:
        choices.pop("bobbies_prolong", None)
        choices.pop("bobby_keeper", None)
    if "bobby_keeper" in choices:
        keepers = choices["bobby_keeper"]
        choices["bobby_keeper"] = tuple(n for n in keepers if n < draft.players)
    if len(crew.pawns) > 1:
        choices.pop("pool", None)
    if len(crew.pawns) > 1 or not rule(draft, "pool"):
        choices.pop("pool_taxis", None)
    if not is_classic(draft) and not tile_crew(draft).underground:
        choices.pop("more_underground", None)
    return choices


def rule(draft: Draft, name: str) -> int:
    """The value of a house rule, the edition's default unless changed."""
    default: int = getattr(edition_of(draft).defaults, name, 0)
    return dict(draft.rules).get(name, default)


def wanted_rules(draft: Draft) -> dict[str, int]:
    """The house rules to start with: those that count and differ."""
    on_offer = offered(draft)
    return {
        name: value
        for name, value in draft.rules
        if value in on_offer.get(name, ()) and value != default_of(draft, name)
    }


def default_of(draft: Draft, name: str) -> int:
    """What the edition says of a house rule."""
    value: int = getattr(edition_of(draft).defaults, name)
    return value


def chooses_light(draft: Draft) -> bool:
    """Whether the players say which tiles lie light side up."""
    return "choose_light" in offered(draft) and bool(rule(draft, "choose_light"))


def lays_tiles(draft: Draft) -> bool:
    """Whether tiles are laid by hand; whoever chooses the light ones must."""
    return not is_classic(draft) and (draft.hand or chooses_light(draft))
