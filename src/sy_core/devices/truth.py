"""One message, compared with what was: the heart of the audit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sy_core.devices import seal
from sy_core.devices.letters.messages import Opening, Reply, Shown, Turn
from sy_core.devices.sides.public import Public
from sy_core.devices.sides.telling import Pen, reply_message, turn_message
from sy_core.devices.sides.whole import dealt, hidden_card, own_share
from sy_core.devices.verdict import Cheat, Fault
from sy_core.errors import NotationError
from sy_core.halves.verbs import halves_of
from sy_core.move import Move
from sy_core.outcome import EndReason
from sy_core.protocols import State
from sy_core.refusal import Reason, Refusal
from sy_core.terms import MISTER_X, Side, Station

NOT_HIS: Final = (
    *(Reason.NO_TICKET, Reason.NO_BLACK, Reason.SUPPLY_EMPTY, Reason.NO_DIE),
    *(Reason.NO_DOUBLE, Reason.NO_HELICOPTER),
)
"""He would have needed a ticket that he did not have."""


@dataclass(frozen=True, slots=True)
class Truth:
    """The game as it was, as far as it has been followed."""

    opening: Opening
    turns: tuple[str, ...]
    """His moves that are still to come."""
    state: State | None = None
    """The whole game, once it is dealt."""


def root_fault(public: Public, truth: Truth) -> Fault | None:
    """Whether the key is another one than was promised, as soon as it was."""
    right = seal.root(public.transcript.game_id, public.proposal, truth.opening.key)
    return Fault(Cheat.OTHER_KEY) if public.root not in (b"", right) else None


def deal_judged(public: Public, truth: Truth) -> Truth | Fault:
    """The deal: his share follows from his key, and his card from both shares."""
    key = truth.opening.key
    if public.inviter is Side.MISTER_X and public.shares[1] != own_share(public, key):
        return Fault(Cheat.CHOSEN_DEAL)
    first = dealt(public, key)
    card = hidden_card(public, first)
    if card is None:
        return replace(truth, state=first)
    claimed = truth.turns[0] if truth.turns else ""
    if claimed != f"@{card}":
        return Fault(Cheat.CHOSEN_START, 0, claimed.lstrip("@"), str(card))
    return replace(truth, state=first, turns=truth.turns[1:])


def turn_judged(public: Public, message: Turn, truth: Truth) -> Truth | Fault:
    """A turn: sealed as it is opened, legal, and told as it was."""
    state, game = truth.state, public.game
    assert state is not None
    entry = len(game.view_for(state, MISTER_X).trail) + 1
    move, turns = _open_move(public, message), truth.turns
    if move is None:
        text, turns = "".join(turns[:1]), turns[1:]
        try:
            move = game.parse_move(text)
        except NotationError:
            return Fault(Cheat.INCOMPLETE, entry, text, message.event)
        fault = _unsealed(public, message, truth, _places(state, move), entry)
        if fault is not None:
            return fault
    refusal = game.explain(state, move, MISTER_X)
    if refusal is not None:
        return _illegal(public, state, move, refusal, entry)
    halves = halves_of(game)
    after, _ = halves.act(state, move)
    due = turn_message(halves, (state, after), move, _pen(public, truth))
    if message.event != due.event:
        return Fault(Cheat.FALSE_TICKET, entry, message.event, due.event)
    fault = _shown_otherwise(message.shown, due.shown)
    fault = fault or _ended_otherwise(message.ended, due.ended, entry)
    return fault or replace(truth, state=after, turns=turns)


def reply_judged(public: Public, message: Reply, truth: Truth) -> Truth | Fault:
    """An answer: caught or not, blocked or not, shown what was due."""
    state, half = truth.state, public.half
    assert state is not None
    assert half is not None
    halves = halves_of(public.game)
    if half.asked:
        after, told = halves.answer(state, half.asked)
    else:
        after, told = state, halves.first_word(state)
    due = reply_message(told, _pen(public, truth))
    entry = len(public.game.view_for(state, MISTER_X).trail)
    if due.ended is EndReason.CAUGHT and (message.made, message.ended) != (
        due.made,
        due.ended,
    ):
        caught_by = public.game.format_move(half.asked[due.made - 1])
        return Fault(Cheat.DENIED_CATCH, entry, message.ended or "", caught_by)
    if message.made != due.made:
        claimed, right = str(message.made), str(due.made)
        return Fault(Cheat.FALSE_ANSWER, entry, claimed, right)
    fault = _ended_otherwise(message.ended, due.ended, entry)
    fault = fault or _shown_otherwise(message.shown, due.shown)
    return fault or replace(truth, state=after)


def _open_move(public: Public, message: Turn) -> Move | None:
    """The move, where everybody saw all of it: an appearance, or none."""
    text = public.game.shorthand.move_text(message.event)
    try:
        move = None if text is None else public.game.parse_move(text)
    except NotationError:
        return None
    return move if move is not None and move.is_open else None


def _places(state: State, move: Move) -> list[Station]:
    """Where the entries of a turn are; of a leg that never came, where it led."""
    stops = [leg.to for leg in move.legs] or [move.to or state.x_station]
    return [stop for stop in stops if stop is not None]


def _unsealed(
    public: Public, message: Turn, truth: Truth, places: list[Station], first: int
) -> Fault | None:
    """The first new entry that is opened otherwise than it was sealed or shown."""
    pen = _pen(public, truth)
    shown = {each.entry: each for each in message.shown}
    promises: Iterator[bytes] = iter(message.promises)
    for entry, station in enumerate(places, start=first):
        if entry in shown:
            if shown[entry] != pen.show(entry, station):
                claimed = str(shown[entry].station)
                return Fault(Cheat.FALSE_REVEAL, entry, claimed, str(station))
            continue
        promise = next(promises, b"")
        if promise != pen.promise(entry, station):
            assert public.half is not None
            board = public.half.view.table.stations
            behind = seal.station_behind(pen.game_id, pen.key, entry, promise, board)
            true = "" if behind is None else str(behind)
            return Fault(Cheat.CHANGED_MIND, entry, str(station), true)
    return None


def _illegal(
    public: Public, state: State, move: Move, refusal: Refusal, first: int
) -> Fault:
    """He went where no ride leads, or with a ticket that he had not."""
    game, at = public.game, refusal.leg
    legs: Sequence[Move] = move.legs or (move,)
    leg, more = legs[at], len(legs) - 1 - at
    others = game.legal_legs(state, legs[:at], more)
    right = [each for each in others if each.to == leg.to]
    text = game.format_move(leg)
    if right:
        true = game.format_move(right[0])
        return Fault(Cheat.FALSE_TICKET, first + at, text, true)
    if refusal.reason in NOT_HIS:
        return Fault(Cheat.FALSE_TICKET, first + at, text)
    came_from = legs[at - 1].to if at else game.view_for(state, MISTER_X).x_station
    return Fault(Cheat.TELEPORT, first + at, text, str(came_from or ""))


def _shown_otherwise(said: Sequence[Shown], due: Sequence[Shown]) -> Fault | None:
    """The first entry that was shown and not to be, or the other way, or elsewhere."""
    told, right = ({each.entry: each for each in shown} for shown in (said, due))
    for entry in sorted({*told, *right}):
        ours, theirs = told.get(entry), right.get(entry)
        if ours != theirs:
            claimed = "" if ours is None else str(ours.station)
            true = "" if theirs is None else str(theirs.station)
            return Fault(Cheat.FALSE_REVEAL, entry, claimed, true)
    return None


def _ended_otherwise(
    said: EndReason | None, due: EndReason | None, entry: int
) -> Fault | None:
    if said is due:
        return None
    return Fault(Cheat.FALSE_ANSWER, entry, said or "", due or "")


def _pen(public: Public, truth: Truth) -> Pen:
    return Pen(public.transcript.game_id, truth.opening.key)
