"""Setting up: who plays, by which house rules, on which tiles.

Tiles are drawn with a passed-in ``random.Random`` or laid by hand; either way they
end up explicit in the state and in its record. Placing the detectives and hiding
Mister X are moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING

from sy_core.choices import check_players, generator, known_rules, with_rules
from sy_core.errors import SetupError, SetupFault
from sy_core.hunting.editions import (
    BASIC,
    CHIPS,
    DOUBLES,
    HELICOPTERS,
    Crew,
    Edition,
    HouseRules,
    edition_named,
)
from sy_core.hunting.layout import WIDTH
from sy_core.hunting.state import Entry, GameState, Phase, Standing, Table
from sy_core.hunting.tiles import LETTERS, UNDERGROUND_TILES

if TYPE_CHECKING:
    from random import Random

    from sy_core.game import Setup


def new_game(  # noqa: PLR0913 - each is a decision of its own, all but two by name
    edition: str | Edition,
    players: int,
    *,
    rng: Random | None = None,
    tiles: Iterable[str] | None = None,
    light: Iterable[str] | None = None,
    rules: Mapping[str, int] | None = None,
) -> GameState:
    """A game before the detectives are placed.

    Args:
        edition: an edition, or the id of one.
        players: Mister X included.
        rng: draws the tiles that are not laid by hand.
        tiles: letters row by row, if laid by hand.
        light: letters of the tiles that lie light side up, if chosen by hand.
        rules: house rules that differ from the defaults, by name.
    """
    chosen = edition if isinstance(edition, Edition) else edition_named(edition)
    check_players(chosen, players)
    house = house_rules(chosen, {} if rules is None else rules)
    crew = chosen.crews[players]
    laid = _laid(crew, house, rng, tiles)
    turned = _turned(crew.light if chosen.expert else 0, house, laid, rng, light)
    return first_state(Table(chosen, players, house, laid, turned))


def set_up(setup: Setup, rng: Random | None) -> GameState:
    """A game before the detectives are placed, as it was chosen."""
    if setup.starts is not None or setup.x_start is not None:
        raise SetupError(SetupFault.OTHER_GAME, "starts", "are moves in the dice game")
    edition = edition_named(setup.edition or BASIC.id)
    by_hand = setup.tiles is not None and (setup.light or not edition.expert)
    return new_game(
        edition,
        min(edition.players) if setup.players is None else setup.players,
        rng=None if by_hand else rng,
        tiles=setup.tiles,
        light=setup.light,
        rules=setup.rules,
    )


def house_rules(edition: Edition, wanted: Mapping[str, int]) -> HouseRules:
    """The defaults with *wanted* changes, each of them known to the edition."""
    return with_rules(edition.defaults, known_rules(edition), wanted)


def _laid(
    crew: Crew,
    rules: HouseRules,
    rng: Random | None,
    tiles: Iterable[str] | None,
) -> str:
    count = crew.rows * WIDTH
    if tiles is None:
        return _drawn(crew, rules, generator(rng, "tiles"))
    laid = _letters(tiles, LETTERS, "tiles")
    if len(laid) != count:
        what = f"{count} tiles are needed"
        raise SetupError(SetupFault.TILES, "tiles", what, count)
    if not _has_right_underground(crew, rules, laid):
        what = f"{crew.underground} tiles need the underground"
        raise SetupError(SetupFault.UNDERGROUND, "tiles", what, crew.underground)
    return laid


def _drawn(crew: Crew, rules: HouseRules, rng: Random) -> str:
    """Draw until the underground fits: every fitting layout is equally likely."""
    while True:
        laid = "".join(_sample(rng, LETTERS, crew.rows * WIDTH))
        if _has_right_underground(crew, rules, laid):
            return laid


def _has_right_underground(crew: Crew, rules: HouseRules, laid: str) -> bool:
    """R54: exactly three tiles of the small grid, or at least three."""
    count = len(UNDERGROUND_TILES.intersection(laid))
    if rules.more_underground:
        return count >= crew.underground
    return crew.underground in (0, count)


def _turned(
    count: int,
    rules: HouseRules,
    laid: str,
    rng: Random | None,
    light: Iterable[str] | None,
) -> str:
    """R55: the light tiles are drawn; as a house rule they are chosen."""
    if light is None:
        if count and rules.choose_light:
            raise SetupError(
                SetupFault.UNDRAWN, "light", "is to be chosen by this house rule"
            )
        drawn = _sample(generator(rng, "light"), laid, count) if count else ()
        return "".join(sorted(drawn))
    if rng is not None and not rules.choose_light:
        raise SetupError(
            SetupFault.DRAWN, "light", "is drawn, unless a house rule lets you choose"
        )
    turned = _letters(light, laid, "light")
    if len(turned) != count:
        what = f"{count} tiles lie light side up"
        raise SetupError(SetupFault.LIGHT, "light", what, count)
    return "".join(sorted(turned))


def _letters(given: Iterable[str], known: str, where: str) -> str:
    """Distinct letters out of *known*; anything else is refused, however odd."""
    if not isinstance(given, Iterable):
        raise SetupError(SetupFault.FORM, where, "is not a list of letters")
    found = ""
    for letter in given:
        if not isinstance(letter, str) or len(letter) != 1 or letter not in known:
            what = f"letters must be among {known}"
            raise SetupError(SetupFault.LETTER, where, what, known)
        if letter in found:
            what = f"{letter} is given twice"
            raise SetupError(SetupFault.LETTER_TWICE, where, what, letter)
        found += letter
    return found


def _sample(rng: Random, letters: str, count: int) -> list[str]:
    """Draw *count* letters; only ``random()`` is asked, so a seed repeats."""
    pool = list(letters)
    return [pool.pop(int(rng.random() * len(pool))) for _ in range(count)]


def beginning(state: GameState) -> GameState:
    """The game as it was before its first move."""
    return first_state(state.table, state.past)


def first_state(table: Table, past: tuple[Entry, ...] = ()) -> GameState:
    """The tiles laid, nobody placed yet, or else as the starting position says.

    *past* is what Mister X knows of his tableau in such a position.
    """
    dealt = table.starting_position is None
    return _dealt(table) if dealt else _resumed(table, past)


def _resumed(table: Table, past: tuple[Entry, ...]) -> GameState:
    start = table.starting_position
    assert start is not None
    standing = {each.name: getattr(start, each.name) for each in fields(Standing)}
    return GameState(table=table, moves=(), trail=past, **standing)


def _dealt(table: Table) -> GameState:
    return GameState(
        table=table,
        moves=(),
        round=0,
        phase=Phase.PLACING,
        trail=(),
        pursuers=(),
        moved=(),
        hand=(),
        played=(),
        chips=CHIPS,
        black=table.crew.black,
        doubles=DOUBLES,
        helicopters=HELICOPTERS,
        outcome=None,
    )
