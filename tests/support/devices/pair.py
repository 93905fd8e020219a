"""Two devices that play a game with each other, at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import takewhile
from random import Random

from sy_core.devices.sides import mister_x, table
from sy_core.devices.sides.mister_x import MisterXSide
from sy_core.devices.sides.post import last_texts
from sy_core.devices.sides.public import Step
from sy_core.devices.sides.table import TableSide
from sy_core.game import Setup
from sy_core.halves.verbs import halves_of
from sy_core.move import Move
from sy_core.registry import game_named
from sy_core.terms import Side

X, TABLE = Side.MISTER_X, Side.DETECTIVES
DOUBLES = 0.2
"""How often Mister X thinks of a double at all."""


def entropy(seed: object) -> Callable[[int], bytes]:
    """Random bytes that come again."""
    return Random(f"entropy {seed}").randbytes


@dataclass(frozen=True)
class Pair:
    """Both devices, and every text that went from one to the other."""

    x: MisterXSide
    table: TableSide
    texts: tuple[str, ...] = ()
    live: bool = field(default=False, kw_only=True)


def some_setup(edition: str, rng: Random) -> Setup:
    """Any number of players and any house rules that are drawn, not chosen."""
    found = game_named(edition).editions[edition]
    players = rng.choice(found.players)
    rules = {name: rng.choice(values) for name, values in found.choices.items()}
    if rules.get("bobby_keeper", 0) >= players:
        rules["bobby_keeper"] = 0
    return Setup(edition=edition, players=players, rules={**rules, **_drawn(rules)})


def _drawn(rules: Mapping[str, int]) -> dict[str, int]:
    return {"choose_light": False} if "choose_light" in rules else {}


def met(setup: Setup, seed: object, inviter: Side = X, *, live: bool = False) -> Pair:
    """Two devices of which one has invited the other, and got its answer."""
    game = game_named(str(setup.edition))
    own, others = entropy(f"{seed} x"), entropy(f"{seed} table")
    if inviter is X:
        x = mister_x.invite(game, setup, own, "Ada")
        (text,) = last_texts(x.base, X)
        seated = table.answer(text, others, "Bob")
        (reply,) = last_texts(seated.base, TABLE)
        x = mister_x.received(x, reply)
    else:
        seated = table.invite(game, setup, others, "Bob")
        (text,) = last_texts(seated.base, TABLE)
        x = mister_x.answer(text, own, "Ada")
        (reply,) = last_texts(x.base, X)
        seated = table.received(seated, reply)
    return Pair(x, seated, (text, reply), live=live)


def steps(pair: Pair, rng: Random) -> Iterator[Pair]:
    """The pair after every letter, to the end; the seal is opened last."""
    while pair.x.base.due.step is not Step.NOTHING or pair.x.unsent:
        pair = step(pair, rng)
        yield pair


def step(pair: Pair, rng: Random) -> Pair:
    """The pair after one more letter."""
    if pair.x.base.due.side is X:
        return x_writes(x_decided(pair, rng))
    return table_writes(table_decided(pair, rng))


def _his_move(x: MisterXSide, rng: Random) -> Move:
    """Any move of his; rides before doubles, so that games have some length."""
    assert x.state is not None
    moves = x.public.game.legal_moves(x.state)
    if rng.random() < DOUBLES:
        return rng.choice([*moves])
    return rng.choice([*takewhile(lambda move: len(move.legs) <= 1, moves)])


def x_decided(pair: Pair, rng: Random) -> Pair:
    """After all that Mister X decides now."""
    x = pair.x
    if pair.live and x.unsent:
        return pair
    while x.public.due.side is X:
        if x.public.due.step is Step.OPENING:
            x = mister_x.open_seal(x)
        else:
            x = mister_x.act(x, _his_move(x, rng))
    return Pair(x, pair.table, pair.texts, live=pair.live)


def table_decided(pair: Pair, rng: Random) -> Pair:
    """After the moves that the table sends together: one, if the devices are live."""
    seated = pair.table
    for _ in range(1 if pair.live else 99):
        half = seated.public.half
        if half is None or half.waits or half.is_over or seated.public.must_roll:
            break
        if seated.base.due.side is not TABLE:
            break
        halves = halves_of(seated.public.game)
        seated = table.act(seated, rng.choice([*halves.legal_moves(half)]))
    return Pair(pair.x, seated, pair.texts, live=pair.live)


def x_writes(pair: Pair) -> Pair:
    """Mister X's letter travels."""
    x = mister_x.send(pair.x, live=pair.live)
    *_, text = last_texts(x.base, X)
    seated = table.received(pair.table, text)
    return Pair(x, seated, (*pair.texts, text), live=pair.live)


def table_writes(pair: Pair) -> Pair:
    """The table's letter travels."""
    seated = table.send(pair.table)
    *_, text = last_texts(seated.base, TABLE)
    x = mister_x.received(pair.x, text)
    return Pair(x, seated, (*pair.texts, text), live=pair.live)


def finished(pair: Pair, rng: Random) -> Pair:
    """The pair after the last letter."""
    *_, last = steps(pair, rng)
    return last
