"""The table's side: what everybody sees, its own shares in chance, and no secret."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sy_core.devices import chains, seal
from sy_core.devices.joint_deal import has_dice
from sy_core.devices.letters.messages import (
    Answer,
    Deal,
    Invite,
    Message,
    Pursuit,
    Release,
    Resign,
)
from sy_core.devices.letters.proposal import write_proposal
from sy_core.devices.letters.text import read_letter
from sy_core.devices.seal import Entropy
from sy_core.devices.sides.follow import begun, follow, followed, roll, said
from sy_core.devices.sides.post import delivered
from sy_core.devices.sides.public import Public, Step
from sy_core.devices.transcript import Transcript, next_letter
from sy_core.errors import IllegalMoveError
from sy_core.game import AnyGame, Setup
from sy_core.halves.verbs import halves_of
from sy_core.move import Move
from sy_core.refusal import Reason, Refusal
from sy_core.terms import Seat, Side

TABLE: Final = Side.DETECTIVES


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSide:
    """All that the table's device has of a game."""

    base: Public
    """What both sides know by the letters."""
    public: Public
    """The same with the moves and rolls that are not sent yet."""
    share: bytes
    """In the deal."""
    chain: bytes
    """The seed of its chain of dice."""
    draft: tuple[str, ...] = ()
    """The moves that are not sent yet, in notation; rolls follow by themselves."""


def invite(
    game: AnyGame, setup: Setup, entropy: Entropy, seating: str = "", after: bytes = b""
) -> TableSide:
    """The table proposes a game; the invitation is its first letter."""
    game_id, share, chain = _secrets(entropy)
    text = write_proposal(game, setup)
    pledge = seal.pledge(game_id, share)
    message = Invite(text, seating, pledge, _anchor(game, game_id, chain), after)
    letter = next_letter(Transcript(game_id), TABLE, (message,))
    return _side(begun(letter), share, chain)


def answer(text: str, entropy: Entropy, seating: str = "") -> TableSide:
    """The table takes Mister X's invitation; a LetterError if it is none."""
    public = begun(read_letter(text))
    _, share, chain = _secrets(entropy)
    anchor = _anchor(public.game, public.transcript.game_id, chain)
    letter = next_letter(public.transcript, TABLE, (Answer(share, anchor, seating),))
    return _side(follow(public, letter), share, chain)


def act(side: TableSide, move: Move, seat: Seat | None = None) -> TableSide:
    """A pursuer makes a move, as if it had not met Mister X, until he answers.

    An IllegalMoveError if it is refused; nothing is sent yet.
    """
    public, game = side.public, side.public.game
    text = game.format_move(move)
    may = side.base.due.side is TABLE and not public.must_roll
    if public.half is None or not may:
        raise IllegalMoveError(text, Refusal(Reason.NOT_YOUR_TURN))
    half = halves_of(game).apply(public.half, move, seat)
    side = replace(side, public=replace(public, half=half), draft=(*side.draft, text))
    return _rolled(side)


def undo(side: TableSide) -> TableSide:
    """The side before the last move that is not sent."""
    again = _ready(replace(side, public=side.base, draft=()))
    for text in side.draft[:-1]:
        again = act(again, side.base.game.parse_move(text))
    return again


def received(side: TableSide, text: str) -> TableSide:
    """The side after a letter of Mister X; a LetterError if it is refused."""
    base, letter = delivered(side.base, text, TABLE)
    public = follow(base, letter)
    return _ready(replace(side, base=public, public=public, draft=()))


def can_send(side: TableSide) -> bool:
    """Whether there is anything to write."""
    return bool(_unsent(side))


def send(side: TableSide) -> TableSide:
    """The side after its letter is written: moves, or the question for a roll."""
    if not can_send(side):
        return side
    letter = next_letter(side.base.transcript, TABLE, _unsent(side))
    base = follow(side.base, letter)
    return _ready(replace(side, base=base, public=base, draft=()))


def resign(side: TableSide) -> TableSide:
    """The detectives give up; moves that are not sent are void."""
    letter = next_letter(side.base.transcript, TABLE, (Resign(),))
    base = follow(side.base, letter)
    return replace(side, base=base, public=base, draft=())


def rebuilt(
    transcript: Transcript, share: bytes, chain: bytes, draft: tuple[str, ...]
) -> TableSide:
    """The side again, out of its letters and its own; what was not sent, too."""
    side = _ready(_side(followed(transcript), share, chain))
    for text in draft:
        side = act(side, side.public.game.parse_move(text))
    return side


def _side(public: Public, share: bytes, chain: bytes) -> TableSide:
    return TableSide(base=public, public=public, share=share, chain=chain)


def _ready(side: TableSide) -> TableSide:
    """The cards are dealt and the dice rolled, if it is time."""
    public = side.public
    if public.due.side is TABLE and public.due.step is Step.DEAL:
        side = replace(side, public=said(public, TABLE, Deal(side.share)))
    return _rolled(side)


def _rolled(side: TableSide) -> TableSide:
    """Whatever can be rolled is rolled: nobody decides about that."""
    public = side.public
    if public.dice is None or not public.must_roll or not public.dice.x.ready:
        return side
    if not public.dice.table.ready:
        own = public.dice.taken(TABLE, _release(side, public, 1))
        public = replace(public, dice=own)
    _, public = roll(public)
    return replace(side, public=public)


def _unsent(side: TableSide) -> tuple[Message, ...]:
    """What is to be written: the deal, moves and their links, a question for a roll."""
    found: list[Message] = []
    public = side.base
    if public.due.side is not TABLE:
        return ()
    if public.due.step is Step.DEAL:
        found.append(Deal(side.share))
        public = said(public, TABLE, found[-1])
    rolls = _rolls_before_last_move(side, public)
    if rolls:
        found.append(_release(side, public, rolls))
    if side.draft:
        found.append(Pursuit(side.draft))
    dice = side.public.dice
    if dice is not None and side.public.must_roll and not dice.table.ready:
        found.append(_release(side, side.public, 1))
    return tuple(found)


def _rolls_before_last_move(side: TableSide, base: Public) -> int:
    """How many further links of its own the moves need that are not sent yet."""
    dice, half = side.public.dice, side.public.half
    if dice is None or base.dice is None or half is None or not side.draft:
        return 0
    last_is_roll = bool(half.asked) and half.asked[-1].kind == "roll"
    return dice.table.count - base.dice.table.count - last_is_roll


def _release(side: TableSide, public: Public, count: int) -> Release:
    assert public.dice is not None
    links = chains.links(public.transcript.game_id, TABLE, side.chain)
    return Release(count, links[public.dice.table.count + count])


def _secrets(entropy: Entropy) -> tuple[bytes, bytes, bytes]:
    return entropy(seal.GAME_ID), entropy(seal.SHARE), entropy(chains.LINK)


def _anchor(game: AnyGame, game_id: bytes, chain: bytes) -> bytes:
    return chains.links(game_id, TABLE, chain)[0] if has_dice(game) else b""
