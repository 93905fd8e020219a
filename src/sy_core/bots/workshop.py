"""Somebody's bot as a text, and what it is asked to do: for a room in the page.

Jobs come as texts and whatever comes of them is told as texts; ``ui.workshop.bench``
has both as values. A bot that does not play as it should is a fault that is told, with
the line of its source. One that never answers is none of our business: whoever waits
outside the room ends it. So between two choices there is a sign of life.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final, TypedDict

from sy_core.ai.bot import Budget, Chooser
from sy_core.ai.levels import bot_for
from sy_core.bots.classes import bots_in, class_in, made
from sy_core.bots.faults import BotError, BotFault
from sy_core.bots.guard import guarded
from sy_core.bots.playing import Asked, states, whims
from sy_core.bots.printing import Printing, Tell
from sy_core.bots.source import FILE, fault_of, read_source
from sy_core.game import AnyGame
from sy_core.messages.view_text import unpack
from sy_core.move import Move
from sy_core.protocols import State, View
from sy_core.registry import GAMES, game_of_view
from sy_core.terms import Seat, Side

ALIVE: Final = "alive"
"""The sign of life: the one text that is no message."""
PULSE: Final = 0.2
"""Seconds between two of them."""
SIDES: Final = (Side.MISTER_X, Side.DETECTIVES)
BOTH: Final = "both"


class Job(TypedDict, total=False):
    """What is to be done; which members there are depends on ``do``."""

    do: str
    source: str
    kind: str
    game: str
    edition: str
    players: int
    side: str
    level: str
    nodes: int
    games: int
    seed: int
    view: str
    legal: list[str] | None


@dataclass(frozen=True, slots=True)
class Seated:
    """A bot that sits at a table, and what it was last asked there."""

    source: str
    kind: str
    view: View
    choose: Chooser

    def plays_on(self, job: Job, view: View) -> bool:
        """Whether this is the same bot, later in the same game."""
        before = self.view
        return (
            (self.source, self.kind) == (job["source"], job["kind"])
            and (before.seat, before.table) == (view.seat, view.table)
            and view.history[: len(before.history)] == before.history
        )


class Workshop:
    """Does one job after the other."""

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._seated: Seated | None = None

    def work(self, text: str, tell: Tell) -> None:
        """Do a job, and tell what comes of it."""
        job: Job = json.loads(text)
        do = {"check": self._check, "match": self._match, "choose": self._choose}
        with Printing(tell) as out, redirect_stdout(out), redirect_stderr(out):
            try:
                do[job["do"]](job, out.tell_after)
            except (BotError, MemoryError) as error:  # if it left too little for us
                _say(out.tell_after, "fault", **fault_of(error), seed=None, record="")

    def _check(self, job: Job, tell: Tell) -> None:
        kinds = [kind.__name__ for kind in bots_in(read_source(job["source"]))]
        if not kinds:
            raise BotError(BotFault.NO_CLASS, FILE, "no class in it has choose()")
        _say(tell, "ready", kinds=kinds)

    # ---- matches

    def _match(self, job: Job, tell: Tell) -> None:
        kind = class_in(read_source(job["source"]), FILE, job["kind"])
        for seed, side in _deals(job):
            told = self._game(job, kind, seed, side, tell)
            tell(json.dumps(told))
            if told["told"] == "fault":
                return
        _say(tell, "done")

    def _game(
        self, job: Job, kind: object, seed: int, side: Side, tell: Tell
    ) -> dict[str, object]:
        """One game; what is to be told of it."""
        game = GAMES[job["game"]]
        other = next(each for each in SIDES if each is not side)
        choosers = {
            side: guarded(FILE, made(FILE, kind)),
            other: bot_for(game.id, other, job["level"]).choose,
        }
        names = {side.value: getattr(kind, "__name__", FILE), other.value: job["level"]}
        asked = {
            each: self._asked(game, choose, job["nodes"], whims(seed, each), tell)
            for each, choose in choosers.items()
        }
        state: State | None = None
        try:
            for now in states(game, job["edition"], job["players"], seed, asked):
                state = now
        except BotError as error:
            so_far = "" if state is None else game.write_record(state, names)
            return {"told": "fault", **fault_of(error), "seed": seed, "record": so_far}
        assert state is not None
        ended = game.outcome(state)
        assert ended is not None
        return {
            "told": "game",
            "seed": seed,
            "side": side.value,
            "won": ended.winner is side,
            "reason": ended.reason.value,
            "rounds": state.round,
            "record": game.write_record(state, names),
        }

    def _asked(
        self, game: AnyGame, choose: Chooser, nodes: int, rng: Random, tell: Tell
    ) -> Asked:
        last = self._clock()

        def chosen(state: State, seat: Seat) -> Move:
            nonlocal last
            now = self._clock()
            if now - last >= PULSE:
                last = now
                tell(ALIVE)
            view, legal = game.view_for(state, seat), game.legal_moves(state)
            return choose(view, legal, rng, Budget(nodes=nodes))

        return chosen

    # ---- at a table

    def _choose(self, job: Job, tell: Tell) -> None:
        view = unpack(job["view"])
        game, rng = game_of_view(view), Random(job["seed"])  # noqa: S311
        if self._seated is None or not self._seated.plays_on(job, view):
            kind = class_in(read_source(job["source"]), FILE, job["kind"])
            choose = guarded(FILE, made(FILE, kind))
        else:
            choose = self._seated.choose
        self._seated = Seated(job["source"], job["kind"], view, choose)
        move = choose(view, _legal(game, view, job), rng, Budget(nodes=job["nodes"]))
        _say(tell, "move", move=game.format_move(move))


def _legal(game: AnyGame, view: View, job: Job) -> tuple[Move, ...]:
    """What may be chosen from; what is legal never depends on what is hidden."""
    listed = job.get("legal")
    if listed is not None:
        return tuple(map(game.parse_move, listed))
    return tuple(game.legal_moves(game.sample_state(view, Random(job["seed"]))))  # noqa: S311


def _deals(job: Job) -> Iterator[tuple[int, Side]]:
    """Seed and side of each game; from both sides every deal is played twice."""
    sides = SIDES if job["side"] == BOTH else (Side(job["side"]),)
    for number in range(job["games"]):
        yield job["seed"] + number // len(sides), sides[number % len(sides)]


def _say(tell: Tell, told: str, **members: object) -> None:
    tell(json.dumps({"told": told, **members}))
