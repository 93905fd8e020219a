"""A draft with one choice changed, from the text of a form."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from sy_core.registry import EDITION_IDS
from ui.setup.draft import MOST_CHAIRS, Draft
from ui.setup.party import edition_of, game_of
from ui.setup.rules import default_of, offered, rule, wanted_rules
from ui.setup.stations import settled
from ui.setup.tiles import laid_tiles
from ui.table.figures import FIGURES, PAWN
from ui.table.seating import COLOURS, DRIVERS, HUMAN, LONGEST_NAME


def with_where(draft: Draft, where: str) -> Draft:
    """On one device, or on two: near each other, or far apart."""
    return replace(draft, where=where if where in ("near", "far") else "")


def with_here(draft: Draft, here: str) -> Draft:
    """Which side plays at this device."""
    sides = ("detectives", "mister_x")
    return replace(draft, here=here if here in sides else sides[0])


def with_edition(draft: Draft, edition: str) -> Draft:
    """Another edition, and as many players as it allows."""
    if not any(edition in known for known in EDITION_IDS.values()):
        return draft
    moved = replace(draft, edition=edition)
    allowed = edition_of(moved).players
    nearest = min(allowed, key=lambda players: abs(players - draft.players))
    return settled(replace(moved, players=nearest))


def with_players(draft: Draft, text: str) -> Draft:
    """Another number of players, if the edition allows it."""
    allowed = {str(players): players for players in edition_of(draft).players}
    return settled(replace(draft, players=allowed.get(text, draft.players)))


def with_name(draft: Draft, chair: int, name: str) -> Draft:
    """A name for a player."""
    shown = " ".join(name.split())[:LONGEST_NAME]
    return replace(draft, names=_put(draft.names, chair, shown))


def with_driver(draft: Draft, chair: int, driver: str) -> Draft:
    """A person or a computer player on a chair."""
    if driver not in DRIVERS:
        return draft
    return replace(draft, drivers=_put(draft.drivers, chair, driver))


def with_cast(draft: Draft, cast: str, level: str) -> Draft:
    """People and computers on all chairs at once.

    ``people``: nobody but people; ``detectives``, ``mister_x``: people on that side
    only; ``nobody``: computers on either side.
    """
    people = {"people": (True, True), "mister_x": (True, False)}
    people |= {"detectives": (False, True), "nobody": (False, False)}
    if cast not in people:
        return draft
    x, others = (HUMAN if human else level for human in people[cast])
    return replace(draft, drivers=(x, *(others,) * (MOST_CHAIRS - 1)))


def with_colour(draft: Draft, pawn: int, colour: str) -> Draft:
    """A colour for a detective; whoever had it takes the other."""
    if colour not in COLOURS:
        return draft
    return replace(draft, colours=_swapped(draft.colours, pawn, colour))


def with_figure(draft: Draft, pawn: int, figure: str) -> Draft:
    """A pawn or a character for a detective; whoever had that one takes the other."""
    if figure not in FIGURES:
        return draft
    put = _put if figure == PAWN else _swapped
    return replace(draft, figures=put(draft.figures, pawn, figure))


def with_rule(draft: Draft, name: str, text: str) -> Draft:
    """Another value of a house rule, from a form's text."""
    values = {str(int(value)): int(value) for value in offered(draft).get(name, ())}
    if set(values) == {"0", "1"}:
        values |= {"false": 0, "true": 1}
    if text not in values:
        return draft
    others = {key: value for key, value in draft.rules if key != name}
    if values[text] != default_of(draft, name):
        others[name] = values[text]
    return settled(replace(draft, rules=tuple(sorted(others.items()))))


def with_hand(draft: Draft, *, hand: bool) -> Draft:
    """Start stations or tiles by hand, or drawn."""
    return settled(replace(draft, hand=hand))


def with_hand_x(draft: Draft, *, hand: bool) -> Draft:
    """Mister X's start station by hand, or drawn."""
    return settled(replace(draft, hand_x=hand, x_start=""))


def with_start(draft: Draft, pawn: int, text: str) -> Draft:
    """A start station; from cards, whoever had it takes the other."""
    station = text.strip()[:4]
    if rule(draft, "free_starts"):
        return replace(draft, starts=_put(draft.starts, pawn, station))
    return settled(replace(draft, starts=_swapped(draft.starts, pawn, station)))


def with_x_start(draft: Draft, text: str) -> Draft:
    """Mister X's start station."""
    return replace(draft, x_start=text.strip()[:4])


def with_tiles(draft: Draft, text: str) -> Draft:
    """Letters of the tiles, row by row."""
    return replace(draft, tiles=_letters(text))


def with_light(draft: Draft, text: str) -> Draft:
    """Letters of the tiles that lie light side up."""
    return replace(draft, light=_letters(text))


def with_drawn_tiles(draft: Draft, rng: Random) -> Draft:
    """Tiles as chance would lay them, to be changed by hand."""
    rules = {k: v for k, v in wanted_rules(draft).items() if k != "choose_light"}
    game = game_of(draft).new_game(draft.edition, draft.players, rng=rng, rules=rules)
    tiles, light = laid_tiles(game.table)
    return replace(draft, tiles=tiles, light=light)


def _letters(text: str) -> str:
    return "".join(letter for letter in text.upper() if letter.isalpha())[:12]


def _put(texts: tuple[str, ...], index: int, text: str) -> tuple[str, ...]:
    return (*texts[:index], text, *texts[index + 1 :])


def _swapped(texts: tuple[str, ...], index: int, text: str) -> tuple[str, ...]:
    """A text put in its place; where it stood before stands what was here."""
    here = texts[index]
    return tuple(
        text if i == index else here if old == text else old
        for i, old in enumerate(texts)
    )
