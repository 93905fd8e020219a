"""What a computer player's thread says, read once: into a value, or a MessageError.

Whoever asked trusts the thread with nothing. What is read here can be used without a
further look: every member is there and of its type, numbers are numbers, stations and
pawns are on the table, a move is a move of the game that was asked about.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Final, NoReturn, TypeAlias

from sy_core.errors import MessageError, NotationError
from sy_core.formats.nesting import shallow
from sy_core.messages.motive import Motive
from sy_core.messages.questions import BELIEF, DARKNESS, MOVE, Answer, Question
from sy_core.protocols import View
from sy_core.registry import game_of_view
from sy_core.terms import Level

LONGEST: Final = 200_000
"""Characters of a message; the longest answer has some thousand."""
LARGEST: Final = 1_000_000_000
"""No number in an answer comes near it."""
WORD: Final = 80
"""Characters of a word or a move."""
NAMES: Final = frozenset(each.name for each in fields(Answer))


@dataclass(frozen=True, slots=True)
class Ready:
    """The thread is up."""


@dataclass(frozen=True, slots=True)
class Failed:
    """The thread says itself that it cannot go on."""


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer to a question, as text; not *final*: the best so far."""

    number: int
    text: str
    final: bool


Reply: TypeAlias = Ready | Failed | Answered


def read_reply(text: object) -> Reply:
    """What the thread says; whatever else it sends is a MessageError."""
    match _members(text):
        case {"error": _}:
            return Failed()
        case {"ready": True, **more} if not more:
            return Ready()
        case {"id": number, "so_far": str(told), **more} if not more:
            return Answered(_count(number), told, final=False)
        case {"id": number, "answer": str(told), **more} if not more:
            return Answered(_count(number), told, final=True)
    return _refuse("not a reply")


def read_answer(text: object, question: Question) -> Answer:
    """An answer that fits the question; else a MessageError says what is wrong."""
    members = _members(text)
    if members.keys() != NAMES:
        _refuse("not an answer")
    answer = Answer(
        move=_word(members["move"]),
        motive=_word(members["motive"]),
        values=_values(members["values"]),
        level=_word(members["level"]),
        nodes=_count(members["nodes"]),
        seconds=_number(members["seconds"]),
        final=members["final"] is True,
    )
    if answer.level not in tuple(Level) or type(members["final"]) is not bool:
        _refuse("of no level, or neither final nor not")
    FITTING[question.kind](answer, question)
    return answer


def _members(text: object) -> dict[str, object]:
    if not isinstance(text, str) or len(text) > LONGEST:
        _refuse("not a text, or too long a one")
    try:
        found = json.loads(shallow(text), parse_constant=_refuse)
    except ValueError as error:
        raise MessageError("not JSON") from error
    if not isinstance(found, dict):
        _refuse("not an object")
    return found


def _refuse(what: str) -> NoReturn:
    raise MessageError(what)


def _word(value: object) -> str:
    if not isinstance(value, str) or len(value) > WORD:
        _refuse("not a word")
    return value


def _number(value: object) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool):
        _refuse("not a number")
    if not 0 <= value <= LARGEST:  # what is no number is not between them, either
        _refuse("too large or too small")
    return value


def _count(value: object) -> int:
    if not isinstance(value, int):
        _refuse("not a whole number")
    _number(value)
    return value


def _values(value: object) -> Mapping[str, object]:
    """What a motive speaks of, lists as tuples; what is in it is looked at later."""
    if not isinstance(value, dict):
        _refuse("no values")
    return MappingProxyType(
        {
            name: tuple(each) if isinstance(each, list) else each
            for name, each in value.items()
        }
    )


# ---- what each kind of question wants


def _fits_move(answer: Answer, question: Question) -> None:
    """One of the moves to choose from, and what speaks for it."""
    if answer.motive not in tuple(Motive):
        _refuse("no such motive")
    move = _move(answer.move, question.view)
    if question.legal is not None and move not in question.legal:
        _refuse("a move that was not to be chosen")
    _look_at(answer.values, REASON, question.view)
    if answer.motive == Motive.CUTS_OFF and not answer.values.get("stations"):
        _refuse("nothing is cut off")


def _fits_belief(answer: Answer, question: Question) -> None:
    _fits_lists(answer, question, WEIGHTS)


def _fits_darkness(answer: Answer, question: Question) -> None:
    _fits_lists(answer, question, COVERS)


def _fits_lists(
    answer: Answer, question: Question, wanted: Mapping[str, Check]
) -> None:
    """No move, but lists that go side by side."""
    if answer.move or answer.motive or answer.values.keys() != wanted.keys():
        _refuse("not what was asked for")
    _look_at(answer.values, wanted, question.view)
    if len({len(_listed(each)) for each in answer.values.values()}) > 1:
        _refuse("lists of different lengths")


def _look_at(
    values: Mapping[str, object], known: Mapping[str, Check], view: View
) -> None:
    for name, value in values.items():
        if name not in known:
            _refuse("unknown values")
        known[name](value, view)


Check: TypeAlias = Callable[[object, View], object]


def _move(value: object, view: View) -> str:
    """A move of the game that was asked about, in notation."""
    game = game_of_view(view)
    try:
        return game.format_move(game.parse_move(_word(value)))
    except NotationError as error:
        raise MessageError("not a move") from error


def _pawn(value: object, view: View) -> None:
    if value not in view.table.pawns:
        _refuse("no such pawn")


def _station(value: object, view: View) -> None:
    if _count(value) not in view.table.stations:
        _refuse("no such station")


def _a_word(value: object, _view: View) -> None:
    _word(value)


def _a_number(value: object, _view: View) -> None:
    _number(value)


def _a_count(value: object, _view: View) -> None:
    _count(value)


def _listed(value: object) -> tuple[object, ...]:
    if not isinstance(value, tuple):
        _refuse("not a list")
    return value


def _all(each: Check) -> Check:
    def check(value: object, view: View) -> None:
        for one in _listed(value):
            each(one, view)

    return check


REASON: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "pawn": _pawn,
        "to": _station,
        "target": _station,
        "ticket": _a_word,
        "stations": _all(_station),
        "chance": _a_number,
        "pursuers": _all(_pawn),
        "possible": _a_count,
        "chips": _a_count,
    }
)
"""What speaks for a move."""
WEIGHTS: Final[Mapping[str, Check]] = MappingProxyType(
    {"stations": _all(_station), "weights": _all(_a_number)}
)
COVERS: Final[Mapping[str, Check]] = MappingProxyType(
    {"moves": _all(_move), "possible": _all(_a_count), "chances": _all(_a_number)}
)
FITTING: Final[Mapping[str, Callable[[Answer, Question], None]]] = MappingProxyType(
    {MOVE: _fits_move, BELIEF: _fits_belief, DARKNESS: _fits_darkness}
)
