"""What a letter does to what both sides know: either side follows every letter.

Whatever a letter says is checked here as far as it can be before the seal is broken;
whatever is wrong is a :class:`LetterError`, and nothing has changed.
"""

from __future__ import annotations

from dataclasses import replace

from sy_core.devices import seal
from sy_core.devices.chains import LINK
from sy_core.devices.joint_deal import dealt_openly, has_dice
from sy_core.devices.letters.faults import LetterError, LetterFault
from sy_core.devices.letters.messages import (
    Answer,
    Deal,
    Invite,
    Letter,
    Message,
    Opening,
    Pursuit,
    Release,
    Reply,
    Resign,
    Turn,
)
from sy_core.devices.letters.proposal import read_proposal
from sy_core.devices.seal import ROOT, SHARE
from sy_core.devices.sides.dice import DiceBox, Links
from sy_core.devices.sides.public import Public, Step, halves_of, other
from sy_core.devices.sides.telling import (
    reply_told,
    turn_told,
    with_seals,
    with_shown,
)
from sy_core.devices.transcript import Transcript, extended
from sy_core.errors import DisclosureError, IllegalMoveError, NotationError
from sy_core.move import Move
from sy_core.terms import Side


def begun(letter: Letter) -> Public:
    """The game that an invitation begins."""
    match letter.messages:
        case (Invite() as invite,) if letter.number == 0:
            return _invited(letter, invite)
        case _:
            raise LetterError(LetterFault.WRONG_ROLE)


def follow(public: Public, letter: Letter) -> Public:
    """What both sides know after one more letter, which is the next one."""
    side = letter.sender.side
    seen: tuple[Message, ...] = ()
    for message in letter.messages:
        public = _step(public, side, message, seen)
        seen = (*seen, message)
    if side is Side.DETECTIVES and public.dice is not None:
        _check_links(public, public.dice)
    return replace(public, transcript=extended(public.transcript, letter))


def roll(public: Public) -> tuple[Move, Public]:
    """The roll that is due, made of the next links; the game with it on the table."""
    assert public.half is not None
    if public.dice is None:
        raise LetterError(LetterFault.LINK)
    dice, left = public.dice.next_roll()
    move = public.game.roll(public.half.alike, dice)
    half = halves_of(public.game).apply(public.half, move)
    return move, replace(public, half=half, dice=left)


def _invited(letter: Letter, invite: Invite) -> Public:
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


def proposal(invite: Invite) -> bytes:
    """What the root says of the game: all that was proposed."""
    return seal.digest("proposal", invite.setup.encode(), invite.seating.encode())


def _step(
    public: Public, side: Side, message: Message, seen: tuple[Message, ...]
) -> Public:
    """What one message does, if its sender may say that now."""
    due = public.due
    match message, due.step:
        case Resign(), step if step not in (Step.OPENING, Step.NOTHING):
            return replace(public, resigned=side)
        case Release(), Step.PURSUIT if side is Side.MISTER_X and _ends_turn(seen):
            return _released(public, side, message)
        case _ if side is not due.side:
            pass
        case Answer(), Step.ANSWER:
            return _answered(public, side, message)
        case Deal(), Step.DEAL:
            return _dealt(public, message)
        case Turn(), Step.TURN:
            return _turned(public, message)
        case Reply(), (Step.REPLY | Step.TURN):
            return _replied(public, message)
        case Release(), (Step.LINK | Step.PURSUIT):
            return _released(public, side, message)
        case Pursuit(), Step.PURSUIT:
            return _pursued(public, message)
        case Opening(), Step.OPENING:
            return _opened(public, message)
    over = due.step in (Step.OPENING, Step.NOTHING)
    raise LetterError(LetterFault.OVER if over else LetterFault.WRONG_ROLE)


def _ends_turn(seen: tuple[Message, ...]) -> bool:
    """By letter Mister X gives all links for the pursuit that his turn opens."""
    return bool(seen) and isinstance(seen[-1], Turn)


def _answered(public: Public, side: Side, message: Answer) -> Public:
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


def _dealt(public: Public, message: Deal) -> Public:
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
        dice = DiceBox(game_id, *(Links(anchor) for anchor in public.anchors))
    return replace(public, half=halves_of(public.game).begin(first), dice=dice)


def _turned(public: Public, message: Turn) -> Public:
    halves = halves_of(public.game)
    assert public.half is not None
    told, count = turn_told(halves, public, message)
    public = with_seals(public, message, count)
    assert public.half is not None
    try:
        return replace(public, half=halves.take(public.half, told))
    except DisclosureError as error:
        raise _refused(error) from None


def _replied(public: Public, message: Reply) -> Public:
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


def _released(public: Public, side: Side, message: Release) -> Public:
    if public.dice is None:
        raise LetterError(LetterFault.LINK)
    return replace(public, dice=public.dice.taken(side, message))


def _pursued(public: Public, message: Pursuit) -> Public:
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


def _opened(public: Public, message: Opening) -> Public:
    if message.head != public.transcript.head:
        raise LetterError(LetterFault.FORK)
    return replace(public, opening=message)


def _check_links(public: Public, dice: DiceBox) -> None:
    """The table shows links of rolls that were made, or one to ask for a roll."""
    asks = dice.is_asked and len(dice.table.ready) == 1 and public.must_roll
    if dice.table.ready and not asks:
        raise LetterError(LetterFault.LINK)


def _check_anchor(anchor: bytes, *, needed: bool) -> None:
    if len(anchor) != (LINK if needed else 0):
        raise LetterError(LetterFault.FORM)


def _refused(error: DisclosureError) -> LetterError:
    about = error.code if error.refusal is None else error.refusal.reason
    return LetterError(LetterFault.RULES, about)


__all__ = ["begun", "follow", "moved", "other", "proposal", "roll"]
