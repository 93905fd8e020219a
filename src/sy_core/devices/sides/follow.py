"""What a letter does to what both sides know: either side follows every letter.

Whatever a letter says is checked here as far as it can be before the seal is broken;
whatever is wrong is a :class:`LetterError`, and nothing has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from sy_core.devices import seal
from sy_core.devices.chains import LINK
from sy_core.devices.joint_deal import dealt_openly, has_dice
from sy_core.devices.letters import messages
from sy_core.devices.letters.faults import LetterError, LetterFault
from sy_core.devices.letters.messages import Letter, Message
from sy_core.devices.letters.proposal import read_proposal
from sy_core.devices.seal import ROOT, SHARE
from sy_core.devices.sides.dice import DiceBox, Links
from sy_core.devices.sides.public import Public, Step
from sy_core.devices.sides.telling import (
    reply_told,
    turn_told,
    with_seals,
    with_shown,
)
from sy_core.devices.transcript import Transcript, extended
from sy_core.errors import DisclosureError, IllegalMoveError, NotationError
from sy_core.halves.verbs import halves_of
from sy_core.move import Move
from sy_core.terms import Side


@dataclass(frozen=True, slots=True)
class Said:
    """One message, and what both sides know before and after it."""

    before: Public
    side: Side
    message: Message
    after: Public


def begun(letter: Letter) -> Public:
    """The game that an invitation begins."""
    match letter.messages:
        case (messages.Invite() as invite,) if letter.number == 0:
            return _invited(letter, invite)
        case _:
            raise LetterError(LetterFault.WRONG_ROLE)


def follow(public: Public, letter: Letter) -> Public:
    """What both sides know after one more letter, which is the next one."""
    for step in steps(public, letter):
        public = step.after
    return replace(public, transcript=extended(public.transcript, letter))


def steps(public: Public, letter: Letter) -> Iterator[Said]:
    """The messages of a letter, each with what both sides know before and after."""
    side = letter.sender.side
    seen: tuple[Message, ...] = ()
    for message in letter.messages:
        before, public = public, said(public, side, message, seen)
        yield Said(before, side, message, public)
        seen = (*seen, message)
    check_links(public, side)


def followed(transcript: Transcript) -> Public:
    """What both sides know after all these letters."""
    first, *others = transcript.letters or (None,)
    if first is None:
        raise LetterError(LetterFault.FORM)
    public = begun(first)
    for letter in others:
        public = follow(public, letter)
    return public


def roll(public: Public) -> tuple[Move, Public]:
    """The roll that is due, made of the next links; the game with it on the table."""
    assert public.half is not None
    assert public.dice is not None
    dice, left = public.dice.next_roll()
    move = public.game.roll(public.half.alike, dice)
    half = halves_of(public.game).apply(public.half, move)
    return move, replace(public, half=half, dice=left)


def _invited(letter: Letter, invite: messages.Invite) -> Public:
    game, setup = read_proposal(invite.setup)
    _check_anchor(invite.anchor, needed=has_dice(game))
    side = letter.sender.side
    by_x = side is Side.MISTER_X
    return Public(
        transcript=extended(Transcript(letter.game_id), letter),
        game=game,
        setup=setup,
        proposal=proposal(invite),
        inviter=side,
        promises=(invite.promise, b"") if by_x else (b"", invite.promise),
        anchors=(invite.anchor, b"") if by_x else (b"", invite.anchor),
    )


def proposal(invite: messages.Invite) -> bytes:
    """What the root says of the game: all that was proposed."""
    return seal.digest("proposal", invite.setup.encode(), invite.seating.encode())


def said(
    public: Public, side: Side, message: Message, seen: tuple[Message, ...] = ()
) -> Public:
    """What one message does, if its sender may say that now, after those *seen*."""
    due = public.due
    if due.step in (Step.OPENING, Step.NOTHING):
        if isinstance(message, messages.Opening) and side is due.side:
            return _opened(public, message)
        raise LetterError(LetterFault.OVER)
    if isinstance(message, messages.Resign):
        return replace(public, resigned=side)
    if isinstance(message, messages.Release):
        return _released(public, side, message, seen)
    if side is not due.side:
        raise LetterError(LetterFault.WRONG_ROLE)
    return _due_said(public, side, message)


def _due_said(public: Public, side: Side, message: Message) -> Public:
    match message, public.due.step:
        case messages.Answer(), Step.ANSWER:
            return _answered(public, side, message)
        case messages.Deal(), Step.DEAL:
            return _dealt(public, message)
        case messages.Turn(), Step.TURN:
            return _turned(public, message)
        case messages.Reply(), (Step.REPLY | Step.TURN):
            return _replied(public, message)
        case messages.Pursuit(), Step.PURSUIT:
            return _pursued(public, message)
        case _:
            raise LetterError(LetterFault.WRONG_ROLE)


def _answered(public: Public, side: Side, message: messages.Answer) -> Public:
    """The other promise; of the table, as the second to speak, the share itself."""
    by_x = side is Side.MISTER_X
    if len(message.promise) != (ROOT if by_x else SHARE):
        raise LetterError(LetterFault.FORM)
    _check_anchor(message.anchor, needed=has_dice(public.game))
    ours, theirs = public.promises
    anchors = public.anchors
    return replace(
        public,
        promises=(message.promise, theirs) if by_x else (ours, message.promise),
        anchors=(message.anchor, anchors[1]) if by_x else (anchors[0], message.anchor),
    )


def _dealt(public: Public, message: messages.Deal) -> Public:
    game_id = public.transcript.game_id
    shares: tuple[bytes, ...] = (message.share,)
    if public.inviter is Side.MISTER_X:
        shares = (public.promises[1], message.share)
    elif seal.pledge(game_id, message.share) != public.promises[1]:
        raise LetterError(LetterFault.PLEDGE)
    public = replace(public, shares=shares)
    first = dealt_openly(public.game, public.setup, public.deal_seed)
    dice = None
    if has_dice(public.game):
        dice = DiceBox(game_id, Links(public.anchors[0]), Links(public.anchors[1]))
    return replace(public, half=halves_of(public.game).begin(first), dice=dice)


def _turned(public: Public, message: messages.Turn) -> Public:
    halves = halves_of(public.game)
    assert public.half is not None
    told, count = turn_told(halves, public, message)
    public = with_seals(public, message, count)
    assert public.half is not None
    try:
        return replace(public, half=halves.take(public.half, told))
    except DisclosureError as error:
        raise _refused(error) from None


def _replied(public: Public, message: messages.Reply) -> Public:
    """An answer; or he is blocked before anybody has moved."""
    assert public.half is not None
    if not public.half.asked and message.ended is None:
        raise LetterError(LetterFault.WRONG_ROLE)
    public = with_shown(public, message.shown)
    assert public.half is not None
    told = reply_told(message)
    try:
        half = halves_of(public.game).take(public.half, told)
    except DisclosureError as error:
        raise _refused(error) from None
    if half.asked:  # he answers all of them, or else the table would wait for ever
        raise LetterError(LetterFault.RULES, "count")
    return replace(public, half=half)


def _released(
    public: Public, side: Side, message: messages.Release, seen: tuple[Message, ...]
) -> Public:
    """Links: of the table beside its moves, of Mister X when he is asked for one.

    By letter he gives all those that the pursuit may need with the turn before it.
    """
    step, last = public.due.step, (None, *seen)[-1]
    if side is Side.MISTER_X:
        with_turn = step is Step.PURSUIT and isinstance(last, messages.Turn)
        may = step is Step.LINK or with_turn
    else:
        may = step is Step.PURSUIT or isinstance(last, messages.Pursuit)
    if public.dice is None or not may:
        raise LetterError(LetterFault.WRONG_ROLE)
    return replace(public, dice=public.dice.taken(side, message))


def _pursued(public: Public, message: messages.Pursuit) -> Public:
    if not message.moves:
        raise LetterError(LetterFault.FORM)
    for text in message.moves:
        if public.must_roll:
            _, public = roll(public)
        public = moved(public, text)
    return public


def moved(public: Public, text: str) -> Public:
    """What is on the table after a move of a pursuer, which is not answered yet."""
    assert public.half is not None
    try:
        move = public.game.parse_move(text)
        half = halves_of(public.game).apply(public.half, move)
    except NotationError:
        raise LetterError(LetterFault.FORM) from None
    except IllegalMoveError as error:
        raise LetterError(LetterFault.RULES, error.code) from None
    return replace(public, half=half)


def _opened(public: Public, message: messages.Opening) -> Public:
    if message.head != public.transcript.head:
        raise LetterError(LetterFault.FORK)
    return replace(public, opening=message)


def check_links(public: Public, writer: Side) -> None:
    """The table shows links of rolls that were made, or one to ask for a roll."""
    dice = public.dice
    if dice is None or writer is Side.MISTER_X:
        return
    asks = dice.is_asked and len(dice.table.ready) == 1 and public.must_roll
    if dice.table.ready and not asks:
        raise LetterError(LetterFault.LINK)


def _check_anchor(anchor: bytes, *, needed: bool) -> None:
    if len(anchor) != (LINK if needed else 0):
        raise LetterError(LetterFault.FORM)


def _refused(error: DisclosureError) -> LetterError:
    about = error.code if error.refusal is None else error.refusal.reason
    return LetterError(LetterFault.RULES, about)
