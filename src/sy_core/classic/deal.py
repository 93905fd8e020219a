"""Setting up: who plays, by which house rules, from which start stations.

Start cards are drawn with a passed-in ``random.Random`` or chosen by hand; either
way they end up explicit in the state and in its record.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from typing import TYPE_CHECKING

from sy_core.choices import check_players, generator, known_rules, with_rules
from sy_core.classic.advance import open_turn
from sy_core.classic.editions import edition_named
from sy_core.classic.editions.model import Edition, HouseRules, Tickets
from sy_core.classic.editions.modern import EDITION_2013
from sy_core.classic.state import Entry, GameState, Phase, Standing, Table
from sy_core.errors import SetupError, SetupFault
from sy_core.terms import Station

if TYPE_CHECKING:
    from random import Random

    from sy_core.game import Setup


def new_game(  # noqa: PLR0913 - each is a decision of its own, all but two by name
    edition: str | Edition,
    players: int,
    *,
    rng: Random | None = None,
    x_start: int | None = None,
    starts: Iterable[int] | None = None,
    rules: Mapping[str, int] | None = None,
) -> GameState:
    """A game before its first move.

    Args:
        edition: an edition, or the id of one.
        players: Mister X included.
        rng: draws the start cards that are not chosen by hand.
        x_start: Mister X's start station, if chosen.
        starts: the pursuers' start stations, if chosen: detectives, then bobbies.
        rules: house rules that differ from the edition's defaults, by name.
    """
    chosen = edition if isinstance(edition, Edition) else edition_named(edition)
    check_players(chosen, players)
    house = house_rules(chosen, {} if rules is None else rules, players)
    draft = Table(chosen, players, house, starts=())
    table = replace(draft, starts=_starts(draft, rng, starts, x_start))
    start = _x_start(table, rng, x_start)
    return open_turn(first_state(table, start))


def set_up(setup: Setup, rng: Random | None) -> GameState:
    """A game before its first move, as it was chosen."""
    if setup.tiles is not None or setup.light is not None:
        raise SetupError(SetupFault.OTHER_GAME, "tiles", "are for the dice game")
    edition = edition_named(setup.edition or EDITION_2013.id)
    return new_game(
        edition,
        min(edition.players) if setup.players is None else setup.players,
        rng=rng,
        x_start=setup.x_start,
        starts=setup.starts,
        rules=setup.rules,
    )


def house_rules(
    edition: Edition, wanted: Mapping[str, int], players: int
) -> HouseRules:
    """The edition's defaults with *wanted* changes, each of them known to it."""
    rules = with_rules(edition.defaults, known_rules(edition), wanted)
    if rules.bobby_keeper >= players:
        where, what = "rules.bobby_keeper", "names no detective player"
        known = ", ".join(map(str, range(players)))
        raise SetupError(SetupFault.HOUSE_RULE, where, what, known)
    return rules


def _starts(
    table: Table,
    rng: Random | None,
    chosen: Iterable[int] | None,
    x_start: int | None,
) -> tuple[Station, ...]:
    needed = len(table.pawns)
    cards = table.crew.starts
    if chosen is None:
        free = _free(cards, (x_start,), needed, "starts")
        return tuple(generator(rng, "starts").sample(free, needed))
    if not isinstance(chosen, Iterable):
        raise SetupError(SetupFault.FORM, "starts", "is not a list of stations")
    stations = tuple(
        _station(table, value, cards, f"starts[{index}]")
        for index, value in enumerate(chosen)
    )
    if len(stations) != needed:
        what = f"{needed} stations are needed"
        raise SetupError(SetupFault.COUNT, "starts", what, needed)
    if len(set(stations)) != needed:
        raise SetupError(SetupFault.TWICE, "starts", "a station is given twice")
    return stations


def _x_start(table: Table, rng: Random | None, chosen: int | None) -> Station:
    cards = table.edition.x_starts
    if chosen is None:
        free = _free(cards, table.starts, 1, "x_start")
        alone = len(free) == 1  # nothing is left to chance
        return free[0] if alone else generator(rng, "x_start").choice(free)
    station = _station(table, chosen, cards, "x_start")
    if station in table.starts:
        what = f"a pursuer starts on {station}"
        raise SetupError(SetupFault.OCCUPIED, "x_start", what, station)
    return station


def _free(
    cards: Iterable[Station], taken: Iterable[int | None], needed: int, where: str
) -> list[Station]:
    """The cards to draw from; by hand, others may have been put on all of them (O3)."""
    free = [card for card in cards if card not in taken]
    if len(free) < needed:
        raise SetupError(SetupFault.OCCUPIED, where, "too few start cards are left")
    return free


def possible_x_starts(table: Table) -> frozenset[Station]:
    """Where Mister X may have been at first, for all that anybody can see."""
    if table.starting_position is not None:
        return table.starting_position.may
    free = table.rules.free_starts
    cards = table.edition.board.stations if free else table.edition.x_starts
    return frozenset(cards) - frozenset(table.starts)


def _station(
    table: Table, value: int, cards: tuple[Station, ...], where: str
) -> Station:
    if isinstance(value, bool) or not isinstance(value, int):
        raise SetupError(SetupFault.FORM, where, "is not a station number")
    if value not in table.edition.board.places:
        what = f"station {value} is not on the board"
        raise SetupError(SetupFault.NO_STATION, where, what, value)
    if value not in cards and not table.rules.free_starts:
        what = f"station {value} is not on a start card"
        raise SetupError(SetupFault.NO_CARD, where, what, value)
    return Station(value)


def beginning(state: GameState) -> GameState:
    """The game as it was before its first move."""
    if state.table.starting_position is not None:
        return resumed(state.table, state.x_start, state.past)
    assert state.x_start is not None
    return open_turn(first_state(state.table, state.x_start))


def first_state(table: Table, x_station: Station) -> GameState:
    """Everything dealt, nothing moved yet, or else as the starting position says."""
    start = table.starting_position
    if start is None:
        return _dealt(table, x_station)
    if not start.log:
        return resumed(table, x_station, ())
    *before, last = start.log
    return resumed(table, start.x_start, (*before, replace(last, station=x_station)))


def resumed(
    table: Table, x_start: Station | None, past: tuple[Entry, ...]
) -> GameState:
    """A game from a position: *x_start* and *past* are what Mister X knows of it."""
    start = table.starting_position
    assert start is not None
    standing = {each.name: getattr(start, each.name) for each in fields(Standing)}
    return GameState(
        table=table,
        x_start=x_start,
        moves=(),
        trail=past,
        pursuers=table.starts,
        **standing,
    )


def _dealt(table: Table, x_start: Station) -> GameState:
    purses = fresh_purses(table)
    return GameState(
        table=table,
        x_start=x_start,
        moves=(),
        round=1,
        phase=Phase.MISTER_X,
        trail=(),
        pursuers=table.starts,
        purses=purses,
        supply=fresh_supply(table.edition, purses),
        black=table.crew.black,
        doubles=table.edition.doubles,
        appearances=0,
        moved=(False,) * len(table.pawns),
        turn=0,
        outcome=None,
    )


def fresh_purses(table: Table) -> tuple[Tickets, ...]:
    """The tickets that are dealt to the detectives."""
    each = table.edition.allotment
    if each is None:
        return ()
    if not table.pooled:
        return (each,) * table.detectives
    pool = Tickets(*(count * table.detectives for count in each))
    return (pool._replace(taxi=table.rules.pool_taxis),)


def fresh_supply(edition: Edition, purses: tuple[Tickets, ...]) -> Tickets:
    """The normal tickets that Mister X draws on at first."""
    if edition.stock is not None:
        return edition.stock
    left = (
        total - sum(purse[kind] for purse in purses)
        for kind, total in enumerate(edition.print_run)
    )
    return Tickets(*left)
