"""Cheating in every way that there is: each is found, and called by its name."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from support.devices.letters_changed import as_said, changed, with_message, written
from support.devices.pair import TABLE, X, finished, met, step
from support.devices.setups import CLASSIC, DICE
from sy_core.devices.audit import audit
from sy_core.devices.letters.messages import (
    Answer,
    Deal,
    Invite,
    Opening,
    Pursuit,
    Reply,
    Resign,
    Turn,
)
from sy_core.devices.sides import mister_x, verbs
from sy_core.devices.sides.telling import Pen
from sy_core.devices.transcript import Transcript
from sy_core.devices.truth import _illegal
from sy_core.devices.verdict import Cheat, Fault, Sound
from sy_core.outcome import EndReason


def played(setup, seed, inviter=X):
    """A finished game, as its letters and its honest Mister X."""
    return finished(met(setup, seed, inviter), Random(seed))


GAME = played(CLASSIC, 11)
LETTERS = as_said(GAME.table.base.transcript)
ID = GAME.table.base.transcript.game_id
PEN = Pen(ID, GAME.x.key)
OPENING = LETTERS[-1][1][-1]


def places(kind, letters=LETTERS):
    """Where messages of a kind are: letter, place, message."""
    return [
        (at, place, message)
        for at, (_, messages) in enumerate(letters)
        for place, message in enumerate(messages)
        if isinstance(message, kind)
    ]


def cheated(*changes):
    """The verdict on the game with these messages in other words."""
    letters = LETTERS
    for at, place, message in changes:
        letters = with_message(letters, at, place, message)
    return audit(written(ID, letters, honest_head=True))


def opened(*moves):
    """The opening with other moves."""
    ((at, place, message),) = places(Opening)
    return at, place, replace(message, moves=moves)


def hidden_turn(number=2):
    """A turn of one ride that nobody was shown: its place, message and entry."""
    found = [each for each in places(Turn) if not each[2].shown]
    at, place, message = [f for f in found if len(f[2].promises) == 1][number]
    entry = GAME.table.base.sealed.index(message.promises[0]) + 1
    return at, place, message, entry


def index_of(entry):
    """Where the move of an entry stands in the opening: his card is first there."""
    legs = 0
    for index, text in enumerate(OPENING.moves[1:], start=1):
        legs += text.count("+") + 1
        if legs >= entry:
            return index
    raise AssertionError(entry)


def with_move(entry, text):
    """The opening with another move for an entry."""
    at = index_of(entry)
    return opened(*OPENING.moves[:at], text, *OPENING.moves[at + 1 :])


def elsewhere(entry):
    """A station where he was not, and could not be."""
    truth = OPENING.moves[index_of(entry)]
    return 189 if truth[1:] != "189" else 1


def test_an_honest_game_is_sound():
    """Every entry was sealed, and opened as it was."""
    verdict = audit(GAME.table.base.transcript)

    assert verdict == Sound(GAME.x.state, len(GAME.table.base.sealed))
    assert cheated() == verdict


def test_teleport():
    """He sealed a station to which nothing leads, and opens it."""
    at, place, turn, entry = hidden_turn()
    far = elsewhere(entry)
    ticket = OPENING.moves[index_of(entry)][0]

    fault = cheated(
        (at, place, replace(turn, promises=(PEN.promise(entry, far),))),
        with_move(entry, f"{ticket}{far}"),
    )

    assert (fault.code, fault.entry) == (Cheat.TELEPORT, entry)
    assert fault.claimed == f"{ticket}{far}"
    assert fault.letter == at


def test_change_of_mind():
    """He opens another station than he sealed: both can be told."""
    *_, entry = hidden_turn()
    truth = OPENING.moves[index_of(entry)]

    fault = cheated(with_move(entry, f"{truth[0]}{elsewhere(entry)}"))

    assert fault.code is Cheat.CHANGED_MIND
    assert fault.entry == entry
    assert (fault.claimed, fault.true) == (str(elsewhere(entry)), truth[1:])


def test_a_promise_that_nothing_keeps():
    """He sealed with a salt that does not follow from his key."""
    at, place, turn, entry = hidden_turn()

    fault = cheated((at, place, replace(turn, promises=(b"?" * 20,))))

    assert (fault.code, fault.entry, fault.true) == (Cheat.CHANGED_MIND, entry, "")


def test_denied_catch():
    """A detective stood on his station, and he said that nothing was."""
    game = next(
        pair
        for pair in (played(CLASSIC, seed) for seed in range(20))
        if pair.x.state.outcome.reason is EndReason.CAUGHT
    )
    letters = as_said(game.table.base.transcript)
    at, place, reply = places(Reply, letters)[-1]
    asked = len(places(Pursuit, letters)[-1][2].moves)
    lie = [
        *letters[:at],
        (X, (Reply(asked),)),
        (X, (Resign(),)),
        (X, letters[-1][1][place + 1 :]),
    ]

    fault = audit(written(game.x.base.transcript.game_id, lie, honest_head=True))

    assert reply.ended is EndReason.CAUGHT
    assert fault.code is Cheat.DENIED_CATCH
    assert fault.entry == len(game.table.base.sealed)
    assert fault.true.endswith(str(game.x.state.x_station))


def test_false_reveal():
    """He showed himself elsewhere: if he did not seal that, it shows at once."""
    at, place, turn = next(each for each in places(Turn) if each[2].shown)
    (shown,) = turn.shown
    far = elsewhere(shown.entry)

    fault = cheated((at, place, replace(turn, shown=(PEN.show(shown.entry, far),))))

    assert (fault.code, fault.entry) == (Cheat.FALSE_REVEAL, shown.entry)
    assert (fault.claimed, fault.true) == (str(far), str(shown.station))


def test_other_key():
    """The root names one key."""
    ((at, place, opening),) = places(Opening)

    assert cheated((at, place, replace(opening, key=bytes(32)))) == Fault(
        Cheat.OTHER_KEY
    )


def test_other_key_of_an_answer():
    """Also where the table has invited."""
    game = played(DICE, 3, TABLE)
    letters = as_said(game.table.base.transcript)
    ((at, place, opening),) = places(Opening, letters)
    lie = with_message(letters, at, place, replace(opening, key=bytes(32)))

    fault = audit(written(game.x.base.transcript.game_id, lie, honest_head=True))

    assert fault.code is Cheat.OTHER_KEY
    assert isinstance(audit(game.x.base.transcript), Sound)


def test_chosen_start():
    """He says that he drew another card."""
    card = OPENING.moves[0]
    other = "@35" if card != "@35" else "@45"

    fault = cheated(opened(other, *OPENING.moves[1:]))

    assert fault.code is Cheat.CHOSEN_START
    assert (fault.entry, fault.claimed, fault.true) == (0, other[1:], card[1:])
    assert cheated(opened()).code is Cheat.CHOSEN_START


def test_chosen_deal():
    """His share in the deal follows from his key, and from nothing else."""
    ((at, place, _),) = places(Deal)

    fault = cheated((at, place, Deal(b"?" * 16)))

    assert fault.code is Cheat.CHOSEN_DEAL


def test_false_ticket():
    """He showed a taxi and took the bus, or showed a ticket for a taxi's ride."""
    at, place, turn, entry = hidden_turn(0)
    truth = OPENING.moves[index_of(entry)]
    other = "X" if turn.event != "X" else "T"

    told = cheated((at, place, replace(turn, event=other)))
    done = cheated(with_move(entry, f"U{truth[1:]}"))

    assert (told.code, told.entry) == (Cheat.FALSE_TICKET, entry)
    assert (told.claimed, told.true) == (other, turn.event)
    assert (done.code, done.entry) == (Cheat.FALSE_TICKET, entry)
    strange = cheated((at, place, replace(turn, event="again")))
    assert strange.code is Cheat.FALSE_TICKET
    assert done.true.endswith(truth[1:])


def test_a_ticket_that_he_had_not():
    """Nobody shows a helicopter twice, nor a black ticket after the last one."""
    pair = met(CLASSIC, 1)
    state = pair.x.state
    broke = replace(state, black=0)
    ride = next(m for m in pair.x.base.game.legal_moves(state) if m.ticket == "X")
    refusal = pair.x.base.game.explain(broke, ride)

    fault = _illegal(pair.x.public, broke, ride, refusal, 1)
    nowhere = _illegal(
        pair.x.public, replace(broke, pursuers=()), replace(ride, to=1), refusal, 1
    )

    assert (fault.code, nowhere.code) == (Cheat.FALSE_TICKET, Cheat.FALSE_TICKET)
    assert nowhere.true == ""


def test_not_opened():
    """Nothing is known then, and it is told as what it is."""
    without = written(ID, LETTERS[:-1], honest_head=False)
    begun = written(ID, LETTERS[:1], honest_head=False)

    assert audit(without) == Fault(Cheat.NOT_OPENED)
    assert audit(begun) == Fault(Cheat.NOT_OPENED)


def test_moves_too_few_or_too_many():
    """He opens everything that the letters tell of, and nothing else."""
    assert cheated(opened(*OPENING.moves[:-1])).code is Cheat.INCOMPLETE
    more = cheated(opened(*OPENING.moves, "T46"))
    assert (more.code, more.claimed) == (Cheat.INCOMPLETE, "T46")


def test_false_answers():
    """How many moves were made, and how it ended, is not his to choose."""
    at, place, reply = places(Reply)[1]

    for other in (replace(reply, made=reply.made - 1), replace(reply, made=99)):
        assert cheated((at, place, other)).code is Cheat.FALSE_ANSWER
    ended = cheated((at, place, replace(reply, ended=EndReason.BLOCKED)))
    assert (ended.code, ended.claimed, ended.true) == (
        Cheat.FALSE_ANSWER,
        "blocked",
        "",
    )
    shown = replace(reply, shown=(PEN.show(1, GAME.x.state.trail[0].station),))
    assert cheated((at, place, shown)).code is Cheat.FALSE_REVEAL


def test_forged_letters_of_either_side():
    """What the other side would have refused, and why."""
    at, place, pursuit = places(Pursuit)[0]
    wrong = replace(pursuit, moves=("D1T199", *pursuit.moves[1:]))

    fault = cheated((at, place, wrong))

    assert (fault.code, fault.side, fault.letter) == (Cheat.FORGED, TABLE, at)
    assert fault.true == "rules no_line"
    (_, _, invite), *_ = places(Invite)
    strange = cheated((0, 0, replace(invite, setup="A_2099")))
    assert (strange.code, strange.true) == (Cheat.FORGED, "setup edition")
    assert audit(Transcript(ID)) == Fault(Cheat.FORGED)


def test_links_that_are_not_due_are_forged():
    """The table shows one link too many: it could know a roll before its time."""
    pair = played(DICE, 5)
    game_id = pair.x.base.transcript.game_id
    letters = as_said(pair.table.base.transcript)
    at = next(n for n, (side, said) in enumerate(letters) if side is TABLE and n > 3)
    side, messages = letters[at]
    lie = [*letters[:at], (side, messages[:1]), *letters[at:]]

    fault = audit(written(game_id, lie, honest_head=True))

    assert fault.code is Cheat.FORGED


@pytest.mark.parametrize(
    ("setup", "seed", "share"), [(CLASSIC, 11, 0.025), (DICE, 5, 0.1)]
)
def test_every_change_of_a_finished_transcript_is_found(setup, seed, share):
    """Whoever changed it, whatever they changed; a few of them here, all in the soak.

    Mister X himself may take care of the hash that his opening names: what then still
    is found are his lies. Names are nobody's lie.
    """
    pair, rng = played(setup, seed), Random(seed)
    transcript = pair.table.base.transcript
    letters = as_said(transcript)
    for at, (side, messages) in enumerate(letters):
        for place, message in enumerate(messages):
            for other in changed(message):
                if rng.random() < share:
                    lie = with_message(letters, at, place, other)
                    his = side is X and not isinstance(message, Invite | Answer)
                    _check_found(transcript.game_id, lie, message, other, his=his)


def _check_found(game_id, lie, message, other, *, his):
    head_only = isinstance(other, Opening) and (other.key, other.moves) == (
        message.key,
        message.moves,
    )
    try:
        verdict = audit(written(game_id, lie, honest_head=his and not head_only))
    except (AssertionError, ValueError):
        return  # there are no bytes for that
    assert isinstance(verdict, Fault), (message, other)


def test_a_resigned_game_is_audited_as_far_as_it_went():
    """Whoever gives up sees at least that it was fair."""
    pair, rng = met(CLASSIC, 4), Random(4)
    for _ in range(5):
        pair = step(pair, rng)
    seated = verbs.resign(pair.table)
    x = verbs.received(pair.x, verbs.texts(seated)[-1])
    x = verbs.send(mister_x.open_seal(x))

    seated = verbs.received(seated, verbs.texts(x)[-1])

    assert audit(seated.base.transcript) == Sound(x.state, len(x.state.trail))
