"""Everything that reads a text from outside, and what it may raise."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Final, NamedTuple

from support.devices.pair import Pair, finished, met
from sy_core.ai.service import answer
from sy_core.devices.letters.faults import LetterError
from sy_core.devices.letters.text import read_letter
from sy_core.devices.sealed_record import audit_text, transcript_text
from sy_core.devices.sides.storage import from_text as side_from_text
from sy_core.devices.sides.storage import to_text
from sy_core.errors import (
    MessageError,
    NotationError,
    PositionError,
    RecordError,
    TaskError,
    ViewError,
)
from sy_core.game import Setup
from sy_core.messages.questions import (
    Question,
    answer_text,
    ask_text,
    read_question,
)
from sy_core.messages.replies import read_answer, read_reply
from sy_core.messages.view_text import pack, unpack
from sy_core.protocols import State, View
from sy_core.registry import CLASSIC, HUNTING, AnyGame, game_of, recover_any
from sy_core.sharing import position_text, read_position, read_record, record_text
from sy_core.tasks import read_task
from sy_core.terms import MISTER_X, SPECTATOR
from tools.setup import ROOT
from tools.soak.dealing import dealt
from tools.soak.kinds import KINDS
from ui.embed.requests import request
from ui.saves.format import SaveError, read_save
from ui.settings.values import read_settings
from ui.setup.reuse import from_text
from ui.table.session import load_session
from ui.viewer.faults import ParameterFault
from ui.viewer.parameters import read_parameters

FIXTURES: Final = ROOT / "tests" / "fixtures" / "0.1"
GAMES_PLAYED: Final = 24
"""Random games, at some moment, of which texts are made."""


class Reader(NamedTuple):
    """Who reads, what it may raise, and which texts it reads."""

    read: Callable[[str], object]
    refuses: tuple[type[Exception], ...]
    """With these; with nothing else."""
    sound: Callable[[], tuple[str, ...]]


def _record(text: str) -> object:
    return game_of(text).load_record(text)


def _position(text: str) -> object:
    return read_position(text).view(SPECTATOR)


def _link(text: str) -> object:
    return read_record(text).view(SPECTATOR)


def _session(text: str) -> object:
    return load_session("1", text, 1)


@cache
def _moments() -> tuple[tuple[AnyGame, State], ...]:
    """Games at random moments, always the same ones."""
    found = []
    for number in range(GAMES_PLAYED):
        rng = Random(f"texts {number}")
        game = rng.choice(KINDS).game
        state = dealt(game, rng)
        for _ in range(rng.randrange(60)):
            if game.outcome(state) is None:
                chance = game.is_chance(state)
                moves = [] if chance else list(game.legal_moves(state))
                move = game.roll(state, rng) if chance else rng.choice(moves)
                state = game.apply(state, move)
        found.append((game, state))
    return tuple(found)


def _fixture(name: str) -> tuple[str, ...]:
    told = json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))
    return tuple(each["text"] for each in told)


@cache
def _records() -> tuple[str, ...]:
    return tuple(game.write_record(state) for game, state in _moments()) + tuple(
        game.export_redacted(state) for game, state in _moments()
    )


@cache
def _shared(write: Callable[[AnyGame, View], str]) -> tuple[str, ...]:
    return tuple(
        write(game, game.view_for(state, seat))
        for game, state in _moments()
        for seat in (MISTER_X, SPECTATOR)
    )


@cache
def _moves() -> tuple[str, ...]:
    return tuple(
        game.format_move(move) for game, state in _moments() for move in state.moves
    )


@cache
def _views() -> tuple[str, ...]:
    return tuple(
        pack(game.view_for(state, seat))
        for game, state in _moments()
        for seat in (MISTER_X, SPECTATOR)
    )


def _question(at: int = 0) -> Question:
    game, state = _moments()[at]
    return Question(view=game.view_for(state, SPECTATOR), level="inspector", seed=1)


@cache
def _questions() -> tuple[str, ...]:
    return tuple(ask_text(_question(at)) for at in range(len(_moments())))


@cache
def _asked() -> Question:
    """Of Mister X, before his first move."""
    state = CLASSIC.new_game("2013", 4, rng=Random(7))
    view = CLASSIC.view_for(state, MISTER_X)
    return Question(view=view, level="constable", seed=1, nodes=1)


def _answer(text: str) -> object:
    return read_answer(text, _asked())


@cache
def _answers() -> tuple[str, ...]:
    return (answer_text(answer(_asked(), lambda: 0.0, lambda _: None)),)


def _replies() -> tuple[str, ...]:
    said = [
        {"id": 3, kind: text} for text in _answers() for kind in ("answer", "so_far")
    ]
    return tuple(json.dumps(each) for each in ({"ready": True}, *said))


def _saves() -> tuple[str, ...]:
    paths = sorted((FIXTURES / "saves").glob("*.json"))
    whole = [json.loads(path.read_text(encoding="utf-8")) for path in paths]
    return tuple(each["text"] for each in whole)


def _requests() -> tuple[str, ...]:
    asked: tuple[dict[str, object], ...] = (
        {"type": "set", "parameters": "edition=2013&seed=1"},
        {"type": "highlight", "stations": [1, 2, 3]},
        {"type": "reset"},
    )
    return tuple(json.dumps({"version": 1, **each}) for each in asked)


@cache
def _two_devices() -> tuple[Pair, ...]:
    """Games over two devices, always the same ones."""
    setups = (Setup(edition="hunting", players=3), Setup(edition="2013", players=2))
    return tuple(
        finished(met(setup, seed), Random(seed)) for seed, setup in enumerate(setups)
    )


def _letters() -> tuple[str, ...]:
    return tuple(text for pair in _two_devices() for text in pair.texts)


@cache
def _sides() -> tuple[str, ...]:
    both = (side for pair in _two_devices() for side in (pair.x, pair.table))
    return tuple(map(to_text, both))


@cache
def _seals() -> tuple[str, ...]:
    return tuple(transcript_text(pair.table.base.transcript) for pair in _two_devices())


TASKS: Final = (
    "goal-pawn.D1~to.46~ticket.U_miss-bus~ticket.B_fail-pawn.D1_moves-2",
    "goal-move.B34*X10_goal-winner.detectives~reason.caught.ran-into-detective",
    "mark-33.45.47.61",
    "mark-possible",
)


READERS: Final[Mapping[str, Reader]] = {
    "record": Reader(_record, (RecordError,), _records),
    "damaged record": Reader(recover_any, (RecordError,), _records),
    "session": Reader(_session, (RecordError,), _records),
    "position": Reader(_position, (PositionError,), lambda: _shared(position_text)),
    "link": Reader(_link, (PositionError,), lambda: _shared(record_text)),
    "task": Reader(read_task, (TaskError,), lambda: TASKS),
    "classic move": Reader(CLASSIC.parse_move, (NotationError,), _moves),
    "dice move": Reader(HUNTING.parse_move, (NotationError,), _moves),
    "view": Reader(unpack, (ViewError,), _views),
    "question": Reader(read_question, (MessageError,), _questions),
    "reply of a thread": Reader(read_reply, (MessageError,), _replies),
    "answer of a computer": Reader(_answer, (MessageError,), _answers),
    "letter": Reader(read_letter, (LetterError,), _letters),
    "side": Reader(side_from_text, (LetterError,), _sides),
    "seal": Reader(audit_text, (LetterError, RecordError), _seals),
    "save": Reader(read_save, (SaveError,), _saves),
    "settings": Reader(read_settings, (), lambda: _fixture("settings")),
    "last setup": Reader(from_text, (), lambda: _fixture("setups")),
    "embed": Reader(read_parameters, (ParameterFault,), lambda: _fixture("embeds")),
    "request of a host": Reader(request, (), _requests),
}
