"""A game being set up: one frozen value, changed by pure functions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from sy_core.registry import CLASSIC, GAMES, AnyGame
from sy_core.terms import MISTER_X
from ui.table.seating import (
    COLOURS,
    DRIVERS,
    HUMAN,
    LONGEST_NAME,
    Chair,
    Seating,
    pawn_colours,
)

MOST_CHAIRS: Final = 6
MOST_PURSUERS: Final = 5


@dataclass(frozen=True, slots=True)
class Draft:
    """Every choice of the setup screen, as it was made."""

    edition: str = "2013"
    players: int = 4
    names: tuple[str, ...] = ("",) * MOST_CHAIRS
    """Of Mister X, then of the detective players."""
    drivers: tuple[str, ...] = (HUMAN,) * MOST_CHAIRS
    colours: tuple[str, ...] = COLOURS
    """Of the detectives, all different."""
    rules: tuple[tuple[str, int], ...] = ()
    """House rules that differ from the defaults."""
    take_back: bool = False
    notebook: bool = False
    hand: bool = False
    """Whether start stations (or tiles) are chosen by hand."""
    starts: tuple[str, ...] = ("",) * MOST_PURSUERS
    """Texts, as they were typed."""
    hand_x: bool = False
    x_start: str = ""
    tiles: str = ""
    light: str = ""


def game_of(draft: Draft) -> AnyGame:
    """The game that the edition belongs to."""
    return next(game for game in GAMES.values() if draft.edition in game.editions)


def edition_of(draft: Draft) -> Any:
    """The edition's data."""
    return game_of(draft).editions[draft.edition]


def crew_of(draft: Draft) -> Any:
    """The edition's line-up for this number of players."""
    return edition_of(draft).crews[draft.players]


def pawns_of(draft: Draft) -> tuple[str, ...]:
    """All pursuers: detectives, then bobbies."""
    crew = crew_of(draft)
    detectives = (f"D{n}" for n in range(1, sum(crew.pawns) + 1))
    bobbies = (f"P{n}" for n in range(1, crew.bobbies + 1))
    return (*detectives, *bobbies)


def led_by(draft: Draft, chair: int) -> range:
    """Which detectives a player leads, counted from 0; Mister X leads none."""
    pawns = (0, *crew_of(draft).pawns)
    before = sum(pawns[:chair])
    return range(before, before + pawns[chair])


def is_classic(draft: Draft) -> bool:
    """Whether it is the game on the map of London."""
    return game_of(draft) is CLASSIC


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
    if getattr(crew, "underground", 0) == 0:
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


def lays_tiles(draft: Draft) -> bool:
    """Whether tiles are laid by hand; whoever chooses the light ones must."""
    chooses = "choose_light" in offered(draft) and rule(draft, "choose_light")
    return not is_classic(draft) and (draft.hand or bool(chooses))


def with_edition(draft: Draft, edition: str) -> Draft:
    """Another edition, and as many players as it allows."""
    if not any(edition in game.editions for game in GAMES.values()):
        return draft
    moved = replace(draft, edition=edition)
    allowed = edition_of(moved).players
    nearest = min(allowed, key=lambda players: abs(players - draft.players))
    return _settled(replace(moved, players=nearest))


def with_players(draft: Draft, text: str) -> Draft:
    """Another number of players, if the edition allows it."""
    allowed = {str(players): players for players in edition_of(draft).players}
    return _settled(replace(draft, players=allowed.get(text, draft.players)))


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


def cast_of(draft: Draft) -> str:
    """Which of the casts of :func:`with_cast` it is; empty: none of them."""
    x, *others = (driver == HUMAN for driver in draft.drivers[: draft.players])
    if len({*others}) > 1:
        return ""
    sides = {(True, True): "people", (True, False): "mister_x"}
    sides |= {(False, True): "detectives", (False, False): "nobody"}
    return sides[x, others[0]]


def with_colour(draft: Draft, pawn: int, colour: str) -> Draft:
    """A colour for a detective; whoever had it takes the other."""
    if colour not in COLOURS:
        return draft
    return replace(draft, colours=_swapped(draft.colours, pawn, colour))


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
    return _settled(replace(draft, rules=tuple(sorted(others.items()))))


def with_hand(draft: Draft, *, hand: bool) -> Draft:
    """Start stations or tiles by hand, or drawn."""
    return _settled(replace(draft, hand=hand))


def with_hand_x(draft: Draft, *, hand: bool) -> Draft:
    """Mister X's start station by hand, or drawn."""
    return _settled(replace(draft, hand_x=hand, x_start=""))


def with_start(draft: Draft, pawn: int, text: str) -> Draft:
    """A start station; from cards, whoever had it takes the other."""
    station = text.strip()[:4]
    if rule(draft, "free_starts"):
        return replace(draft, starts=_put(draft.starts, pawn, station))
    return _settled(replace(draft, starts=_swapped(draft.starts, pawn, station)))


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
    table: Any = game.table  # of the dice game: it alone has tiles
    return replace(draft, tiles=table.tiles, light=table.light)


def x_cards(draft: Draft) -> tuple[int, ...]:
    """The start cards left to Mister X."""
    taken = {str(start) for start in draft.starts} if draft.hand else set()
    return tuple(s for s in edition_of(draft).x_starts if str(s) not in taken)


def seating_of(draft: Draft, table: Any) -> Seating:
    """Who sits where at a table."""
    seats = (MISTER_X, *table.seats)
    chairs = zip(seats, draft.names, draft.drivers, strict=False)
    return Seating(
        tuple(Chair(seat, name, driver) for seat, name, driver in chairs),
        pawn_colours(table.pawns, draft.colours),
    )


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


def _settled(draft: Draft) -> Draft:
    """Start stations that are on the cards, each used once, where cards rule."""
    if not is_classic(draft) or rule(draft, "free_starts"):
        return draft
    cards = [str(card) for card in crew_of(draft).starts]
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
