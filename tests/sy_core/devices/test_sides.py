"""Two devices play whole games by letters, and keep what each of them may know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from support.devices.pair import (
    TABLE,
    Pair,
    X,
    entropy,
    finished,
    met,
    some_setup,
    step,
    steps,
    table_decided,
    table_writes,
    x_decided,
    x_writes,
)
from support.devices.setups import DICE, SMALL
from support.halves import every_edition
from sy_core.devices.audit import audit
from sy_core.devices.letters.faults import LetterError, LetterFault, Refused
from sy_core.devices.letters.messages import Deal, Invite, Reply, Turn
from sy_core.devices.letters.text import read_letter, write_letter
from sy_core.devices.letters.wrapping import unwrapped, wrapped
from sy_core.devices.sides import mister_x, table, verbs
from sy_core.devices.sides.follow import follow, followed
from sy_core.devices.sides.public import Due, Step
from sy_core.devices.sides.storage import from_text, to_text
from sy_core.devices.transcript import Transcript
from sy_core.devices.verdict import Sound
from sy_core.errors import IllegalMoveError
from sy_core.game import Setup
from sy_core.outcome import EndReason
from sy_core.registry import CLASSIC, HUNTING
from sy_core.terms import SPECTATOR


def some_rounds(pair, letters, seed=1):
    """The pair after so many letters."""
    rng = Random(seed)
    for _ in range(letters):
        pair = step(pair, rng)
    return pair


@every_edition
def test_two_devices_play_a_whole_game(edition):
    """Both have the same letters in the end, and the audit finds the game sound."""
    rng = Random(edition)
    inviter, live = rng.choice([X, TABLE]), rng.random() < 0.3
    pair = met(some_setup(edition, rng), edition, inviter, live=live)

    pair = finished(pair, rng)

    verdict = audit(pair.table.base.transcript)
    assert pair.x.base == pair.table.base
    assert isinstance(verdict, Sound)
    assert verdict.state == pair.x.state
    assert pair.table.base.half.view.outcome == pair.x.state.outcome


@pytest.mark.parametrize("setup", [SMALL, DICE], ids=["classic", "hunting"])
@pytest.mark.parametrize("live", [False, True])
def test_either_side_can_be_put_away_at_any_letter(setup, live):
    """Whatever was decided and not sent is still there."""
    begun = met(setup, 5, TABLE, live=live)
    for number, pair in enumerate(steps(begun, Random(5))):
        if number % 5 == 2:
            decided = table_decided(x_decided(pair, Random(1)), Random(1))
            if not decided.x.public.opening:  # to open the seal he is asked again
                assert from_text(to_text(decided.x)) == decided.x
            assert from_text(to_text(decided.table)) == decided.table
        if number > 30:
            break


def test_what_mister_x_writes_is_what_the_table_reads():
    """His device follows his own letters as the table's does."""
    pair = x_decided(met(SMALL, 1), Random(1))

    sent = mister_x.send(pair.x)

    assert sent.base == follow(pair.x.base, sent.base.transcript.letters[-1])


def masked(side):
    """What the table keeps, with the promises covered that differ by the key alone."""
    letters = []
    for each in side.base.transcript.letters:
        messages = [_covered(message) for message in each.messages]
        letters.append((each.number, each.sender, tuple(messages)))
    return letters, side.share, side.chain, side.draft, len(to_text(side))


def _covered(message):
    match message:
        case Invite():
            return replace(message, promise=b"")
        case Deal():
            return Deal(b"")
        case Turn():
            assert not message.shown
            return replace(message, promises=len(message.promises))
        case _:
            return message


def test_what_the_table_keeps_does_not_depend_on_where_he_is():
    """Equal public histories, equal memory; nothing of the key is in it."""
    fixed = Setup(edition="2013", players=3, starts=(26, 29, 50, 53))
    kept, places = [], set()
    for seed in (3, 4, 6):
        pair = met(fixed, seed)
        taxi = next(m for m in CLASSIC.legal_moves(pair.x.state) if m.ticket == "T")
        pair = Pair(mister_x.send(mister_x.act(pair.x, taxi)), pair.table)
        seated = table.received(pair.table, verbs.texts(pair.x)[-1])
        seated = replace(seated, share=b"b" * 16, chain=b"c" * 16)
        kept.append((masked(seated)[0][2:], masked(seated)[1:], seated.public.half))
        places.add(pair.x.state.x_station)
        assert pair.x.key not in to_text(seated).encode()
        text = to_text(seated)
        assert from_text(text).base.half == seated.base.half

    assert len(places) > 1
    assert kept[0] == kept[1] == kept[2]


def test_a_letter_is_as_long_for_every_station():
    """For what everybody sees, there is one length."""
    pair = met(SMALL, 1)
    taxis = [m for m in CLASSIC.legal_moves(pair.x.state) if m.ticket == "T"]
    rides = [m for m in taxis if len(m.legs) == 1]

    sent = [mister_x.send(mister_x.act(pair.x, ride)) for ride in rides]

    assert len(rides) > 1
    assert len({len(verbs.texts(each)[-1]) for each in sent}) == 1


def test_letters_are_short():
    """They fit into a code that a camera reads across a table."""
    pair = finished(met(Setup(edition="2013", players=5), 1), Random(3))
    kinds = {}
    for text in pair.texts:
        letter = read_letter(text)
        kind = type(letter.messages[-1]).__name__
        kinds[kind] = max(kinds.get(kind, 0), len(text))

    assert kinds["Invite"] <= 100
    assert kinds["Answer"] <= 70
    assert kinds["Turn"] <= 130
    assert kinds["Pursuit"] <= 50
    assert kinds["Opening"] <= 220
    assert len(to_text(pair.table)) <= 2_200


def test_an_invitation_says_what_is_proposed():
    """And leaves the other side to whoever takes it."""
    side = mister_x.invite(HUNTING, DICE, entropy(1), "Ada")
    (text,) = verbs.texts(side)
    link = f"Come and play https://example.org/#{text}"

    proposed = verbs.invitation(link)
    seated = verbs.joined(link, entropy(2), "Bob")

    assert (proposed.game, proposed.setup.players) == (HUNTING, 3)
    assert verbs.due(side) == Due(TABLE, Step.ANSWER)
    assert verbs.role(seated) is TABLE
    assert verbs.seatings(side.base) == ("Ada", "")
    assert verbs.seatings(seated.base) == ("Ada", "Bob")
    assert verbs.addressed_to(link) == side.base.transcript.game_id
    assert verbs.role(side) is X


def test_what_is_no_invitation_is_refused():
    """With the same reasons as any letter."""
    pair = met(SMALL, 1)
    answer = pair.texts[1]

    for verb in (verbs.invitation, lambda text: verbs.joined(text, entropy(1))):
        assert verb("hello") == Refused(LetterFault.NOT_OURS)
        assert verb(answer) == Refused(LetterFault.WRONG_ROLE)
    assert verbs.addressed_to("hello") == Refused(LetterFault.NOT_OURS)


def test_a_rematch_names_the_game_before():
    """So that both know with whom they play."""
    pair = finished(met(DICE, 1), Random(3))
    mark = verbs.mark(pair.x.base)

    again = mister_x.invite(HUNTING, DICE, entropy(9), after=mark)

    (invite,) = again.base.transcript.letters[0].messages
    assert invite.after == mark == verbs.mark(pair.table.base)
    assert verbs.mark(again.base)[:6] != mark[:6]


def test_verbs_are_the_same_for_both_sides():
    """Whoever drives a device need not know whose it is."""
    pair = met(SMALL, 1)
    ride = next(iter(CLASSIC.legal_moves(pair.x.state)))
    x = verbs.send(verbs.act(pair.x, ride))
    seated = verbs.received(pair.table, verbs.texts(x)[-1])
    half = seated.public.half
    pursuit = next(iter(CLASSIC.legal_moves(half.alike)))
    seated = verbs.act(seated, pursuit)
    assert verbs.can_send(seated)
    assert not verbs.can_send(x)
    seated = verbs.send(seated)
    assert not verbs.can_send(seated)
    assert verbs.send(seated) == seated
    assert verbs.send(x) == x

    x = verbs.received(x, verbs.texts(seated)[-1])

    assert verbs.can_send(x)
    assert verbs.due(seated) == Due(X, Step.REPLY)


def test_the_tables_moves_can_be_taken_back_until_they_are_sent():
    """One by one, as if they had not been made."""
    pair = some_rounds(met(SMALL, 1), 1)
    rng = Random(2)
    before = pair.table
    legal = [*CLASSIC.legal_moves(before.public.half.alike)]
    one = table.act(before, rng.choice(legal))
    two = table.act(one, next(iter(CLASSIC.legal_moves(one.public.half.alike))))

    assert table.undo(two) == one
    assert table.undo(one) == before
    assert table.undo(before) == before


def test_nobody_moves_out_of_turn():
    """Neither before the deal, nor while the other is to write."""
    side = mister_x.invite(CLASSIC, SMALL, entropy(1))
    ride = CLASSIC.parse_move("T46")
    with pytest.raises(IllegalMoveError):
        mister_x.act(side, ride)

    pair = met(SMALL, 1)
    with pytest.raises(IllegalMoveError):
        table.act(pair.table, CLASSIC.parse_move("D1T46"))
    pair = some_rounds(pair, 2)
    assert pair.x.public.due.side is X
    with pytest.raises(IllegalMoveError):
        table.act(pair.table, CLASSIC.parse_move("D1T46"))


def test_blocked_at_once_is_said_before_anybody_moves():
    """R7: from 104 only 86 and 116 can be reached."""
    walls = {"rules": {"free_starts": True}, "starts": (86, 116, 26, 29)}
    setup = Setup(edition="2013", players=2, **walls)
    pairs = (met(setup, seed) for seed in range(100))

    pair = next(pair for pair in pairs if pair.x.state.x_station == 104)
    pair = finished(pair, Random(1))

    (reply,) = [m for m in _all_said(pair) if isinstance(m, Reply)]
    assert (reply.made, reply.ended) == (0, EndReason.BLOCKED)
    assert [(each.entry, each.station) for each in reply.shown] == [(0, 104)]
    assert isinstance(audit(pair.table.base.transcript), Sound)


def _all_said(pair):
    letters = pair.table.base.transcript.letters
    return [message for letter in letters for message in letter.messages]


def test_the_opening_shows_everything():
    """Only then the table knows where he was."""
    for pair in steps(met(DICE, 2), Random(4)):
        seen = pair.table.base.half
        if pair.x.base.opening is None and seen is not None:
            known = [leg.station for leg in seen.view.trail]
            shown = {each.entry for each in pair.table.base.shown}
            assert {n for n, s in enumerate(known, 1) if s} <= shown

    state = audit(pair.table.base.transcript).state
    whole = HUNTING.view_for(state, SPECTATOR)
    assert all(entry.station for entry in whole.trail)


def test_an_appearance_is_told_as_it_is():
    """R27: he shows himself of his own will, or does not; both are open moves."""
    shy = Setup(edition="1983", players=3, rules={"appearances": 2})
    pair = met(shy, 1)
    for open_move in (".", "!"):
        ride = next(m for m in CLASSIC.legal_moves(pair.x.state) if m.ticket == "T")
        x = mister_x.act(mister_x.act(pair.x, ride), CLASSIC.parse_move(open_move))
        pair = table_writes(table_decided(x_writes(replace(pair, x=x)), Random(1)))
    x = mister_x.received(pair.x, verbs.texts(table.resign(pair.table))[-1])
    opened = mister_x.send(mister_x.open_seal(x))

    verdict = audit(opened.base.transcript)

    events = [m.event for m in _all_said(pair) if isinstance(m, Turn)]
    assert events == ["T", "h", "T", "a"]
    assert isinstance(verdict, Sound)


@pytest.mark.parametrize(
    "text",
    [
        wrapped("side", b"\2" * 60),
        "side1",
        "side2AAAA",
        "",
        "sy1AAAA",
        "side1" + "A" * 100_000,
    ],
)
def test_what_was_not_kept_by_us_is_refused(text):
    """Storage can be damaged like any other text."""
    with pytest.raises(LetterError):
        from_text(text)


def test_nothing_follows_the_end_of_what_was_kept():
    """There is one text for a side."""
    text = to_text(met(SMALL, 1).table)
    inner = unwrapped("side", text, len(text))

    assert wrapped("side", inner) == text
    with pytest.raises(LetterError):
        from_text(wrapped("side", inner + b"\0"))


def test_a_game_without_letters_is_none():
    """Neither side can be made of nothing."""
    nothing = Transcript(b"game-1")
    with pytest.raises(LetterError):
        followed(nothing)
    with pytest.raises(LetterError):
        mister_x.rebuilt(nothing, b"k" * 32, b"c" * 16, ())


def test_secrets_that_do_not_fit_are_refused():
    """Moves that are missing, illegal, or no moves."""
    pair = some_rounds(met(SMALL, 1), 3)
    good = pair.x

    for acts in ((), ("T1",), (*good.acts, "T1"), (*good.acts, "?")):
        with pytest.raises(LetterError):
            from_text(to_text(replace(good, acts=acts)))
    with pytest.raises(LetterError):
        from_text(to_text(replace(pair.table, draft=("D1T1",))))


def test_writing_the_same_letter_again_gives_the_same_text():
    """Sending twice is harmless."""
    pair = some_rounds(met(SMALL, 1), 3)

    (again,) = verbs.texts(pair.x)

    assert again == pair.texts[-1]
    assert verbs.received(pair.table, again) == Refused(LetterFault.DOUBLED)
    assert write_letter(read_letter(again)) == again
