"""Mister X's side: the whole game, his key, and what he has still to write."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sy_core.devices import chains, seal
from sy_core.devices.joint_deal import has_dice
from sy_core.devices.letters.faults import LetterError, LetterFault
from sy_core.devices.letters.messages import (
    Answer,
    Deal,
    Invite,
    Letter,
    Message,
    Opening,
    Release,
    Reply,
    Resign,
    Turn,
)
from sy_core.devices.letters.proposal import write_proposal
from sy_core.devices.letters.text import read_letter
from sy_core.devices.seal import Entropy
from sy_core.devices.sides.follow import begun, follow, proposal, said, steps
from sy_core.devices.sides.post import delivered
from sy_core.devices.sides.public import Public, Step
from sy_core.devices.sides.telling import Pen, reply_message, turn_message
from sy_core.devices.sides.whole import dealt, hidden_card, own_share
from sy_core.devices.transcript import Transcript, extended, next_letter
from sy_core.errors import IllegalMoveError
from sy_core.game import AnyGame, Setup
from sy_core.halves.verbs import halves_of
from sy_core.move import Move
from sy_core.protocols import State
from sy_core.refusal import Reason, Refusal
from sy_core.terms import Side

X: Final = Side.MISTER_X
AHEAD: Final = 6
"""Links that he gives by letter: every detective rolls, and every chip may be spent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MisterXSide:
    """All that Mister X's device has of a game; nobody else may look at it."""

    base: Public
    """What both sides know by the letters."""
    public: Public
    """The same with what he has decided and not yet sent."""
    key: bytes
    chain: bytes
    """The seed of his chain of dice."""
    acts: tuple[str, ...] = ()
    """His moves in notation, told or not."""
    state: State | None = None
    """The whole game, once it is dealt."""
    unsent: tuple[Message, ...] = ()


def invite(
    game: AnyGame, setup: Setup, entropy: Entropy, seating: str = "", after: bytes = b""
) -> MisterXSide:
    """Mister X proposes a game; the invitation is his first letter."""
    game_id, key, chain = _secrets(entropy)
    text = write_proposal(game, setup)
    draft = Invite(text, seating, b"", _anchor(game, game_id, chain), after)
    root = seal.root(game_id, proposal(draft), key)
    letter = next_letter(Transcript(game_id), X, (replace(draft, promise=root),))
    return _side(begun(letter), key, chain)


def answer(text: str, entropy: Entropy, seating: str = "") -> MisterXSide:
    """Mister X takes the table's invitation; a LetterError if it is none."""
    letter = read_letter(text)
    public = begun(letter)
    _, key, chain = _secrets(entropy)
    game_id = letter.game_id
    root = seal.root(game_id, public.proposal, key)
    reply = Answer(root, _anchor(public.game, game_id, chain), seating)
    return _side(
        follow(public, next_letter(public.transcript, X, (reply,))), key, chain
    )


def act(side: MisterXSide, move: Move) -> MisterXSide:
    """Mister X makes a move; an IllegalMoveError if it is not his turn, or illegal."""
    game = side.public.game
    if side.state is None or side.public.due.step is not Step.TURN:
        refusal = Refusal(Reason.NOT_YOUR_TURN)
        raise IllegalMoveError(game.format_move(move), refusal)
    halves, before = halves_of(game), side.state
    after, _ = halves.act(before, move)
    made = after.moves[-1]
    message = turn_message(halves, (before, after), made, _pen(side))
    acts = (*side.acts, game.format_move(made))
    return _say(replace(side, state=after, acts=acts), message)


def received(side: MisterXSide, text: str) -> MisterXSide:
    """The side after a letter of the table, answered as far as nothing is to decide.

    A LetterError if it is refused.
    """
    base, letter = delivered(side.base, text, X)
    if base is side.base and not side.unsent:
        return _with_duties(_heard(side, letter))
    acts = side.acts[: _told(base.transcript)]
    again = rebuilt(base.transcript, side.key, side.chain, acts)
    return _with_duties(_heard(again, letter))


def send(side: MisterXSide, *, live: bool = False) -> MisterXSide:
    """The side after its letter is written; where devices are connected, say *live*.

    By letter all links go with the turn that the pursuit may need. Connected, each
    of them waits until it is asked for, so that nobody knows a roll before its time.
    """
    if not side.unsent:
        return side
    dice, due = side.public.dice, side.public.due.step
    ends_turn = isinstance(side.unsent[-1], Turn)
    if dice is not None and ends_turn and due is Step.PURSUIT and not live:
        side = _say(side, _release(side, AHEAD))
    letter = next_letter(side.base.transcript, X, side.unsent)
    base = replace(side.public, transcript=extended(side.base.transcript, letter))
    return replace(side, base=base, public=base, unsent=())


def resign(side: MisterXSide) -> MisterXSide:
    """Mister X gives up; what he had decided and not sent is void."""
    base = side.base
    public = follow(base, next_letter(base.transcript, X, (Resign(),)))
    return rebuilt(
        public.transcript, side.key, side.chain, side.acts[: _told(base.transcript)]
    )


def open_seal(side: MisterXSide) -> MisterXSide:
    """The game is over: Mister X shows his key, and all that he did."""
    public, game = side.public, side.public.game
    first = dealt(public, side.key)
    card = hidden_card(public, first)
    turns = [text for text in side.acts if not game.parse_move(text).is_open]
    moves = (*(() if card is None else (f"@{card}",)), *turns)
    return _say(side, Opening(side.key, moves, side.base.transcript.head))


def rebuilt(
    transcript: Transcript, key: bytes, chain: bytes, acts: tuple[str, ...]
) -> MisterXSide:
    """The side again, out of its letters and secrets; what was not sent, too."""
    first, *others = transcript.letters or (None,)
    if first is None or len(acts) < _told(transcript):
        raise LetterError(LetterFault.FORM)
    side = _side(begun(first), key, chain)
    for letter in others:
        if letter.sender.side is X:
            side = _spoken(replace(side, acts=acts), letter)
        else:
            side = _heard(side, letter)
    told = _told(side.base.transcript)
    side = _with_duties(replace(side, acts=acts[:told]))
    for text in acts[told:]:
        side = act(side, side.public.game.parse_move(text))
    return side


def _side(public: Public, key: bytes, chain: bytes) -> MisterXSide:
    return MisterXSide(base=public, public=public, key=key, chain=chain)


def _heard(side: MisterXSide, letter: Letter) -> MisterXSide:
    """After a letter of the table, nothing answered yet."""
    public = follow(side.base, letter)
    state = side.state
    if state is None and public.half is not None:
        state = dealt(public, side.key)
    return replace(side, base=public, public=public, state=state, unsent=())


def _spoken(side: MisterXSide, letter: Letter) -> MisterXSide:
    """After a letter of his own, which he has written before."""
    state, halves = side.state, halves_of(side.base.game)
    public = side.base
    done = _told(public.transcript)
    for step in steps(public, letter):
        public = step.after
        if state is None and public.half is not None:
            state = dealt(public, side.key)
        if isinstance(step.message, Turn) and state is not None:
            state, _ = halves.act(state, public.game.parse_move(side.acts[done]))
            done += 1
        if isinstance(step.message, Reply) and state is not None:
            asked = step.before.half.asked if step.before.half else ()
            state, _ = halves.answer(state, asked)
    public = replace(public, transcript=extended(side.base.transcript, letter))
    return replace(side, base=public, public=public, state=state)


def _with_duties(side: MisterXSide) -> MisterXSide:
    """All that is to be written next and leaves him nothing to decide."""
    public = side.public
    if public.due.side is not X:
        return side
    halves = halves_of(public.game)
    match public.due.step:
        case Step.DEAL:
            side = _say(side, Deal(own_share(public, side.key)))
            side = replace(side, state=dealt(side.public, side.key))
        case Step.REPLY if side.state is not None and public.half is not None:
            state, told = halves.answer(side.state, public.half.asked)
            side = _say(replace(side, state=state), reply_message(told, _pen(side)))
        case Step.LINK:
            side = _say(side, _release(side, 1))
        case Step.TURN if side.state is not None and side.state.outcome is not None:
            told = halves.first_word(side.state)  # he is blocked at once
            side = _say(side, reply_message(told, _pen(side)))
        case _:
            return side
    return _with_duties(side)


def _say(side: MisterXSide, message: Message) -> MisterXSide:
    public = said(side.public, X, message, side.unsent)
    return replace(side, public=public, unsent=(*side.unsent, message))


def _release(side: MisterXSide, count: int) -> Release:
    assert side.public.dice is not None
    links = chains.links(side.public.transcript.game_id, X, side.chain)
    return Release(count, links[side.public.dice.x.count + count])


def _pen(side: MisterXSide) -> Pen:
    return Pen(side.public.transcript.game_id, side.key)


def _told(transcript: Transcript) -> int:
    """How many of his moves the letters tell of."""
    letters = (one for one in transcript.letters if one.sender.side is X)
    return sum(isinstance(message, Turn) for one in letters for message in one.messages)


def _secrets(entropy: Entropy) -> tuple[bytes, bytes, bytes]:
    return entropy(seal.GAME_ID), entropy(seal.KEY), entropy(chains.LINK)


def _anchor(game: AnyGame, game_id: bytes, chain: bytes) -> bytes:
    return chains.links(game_id, X, chain)[0] if has_dice(game) else b""
