"""Whatever comes in is the next letter, or is refused with a reason of its own."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from support.devices.letters_changed import changed
from support.devices.pair import (
    TABLE,
    X,
    finished,
    met,
    step,
    table_decided,
    x_decided,
)
from support.devices.setups import DICE, SMALL
from sy_core.devices import chains
from sy_core.devices.letters.faults import LetterError, LetterFault, Refused
from sy_core.devices.letters.messages import (
    Answer,
    Deal,
    Invite,
    Letter,
    Opening,
    Pursuit,
    Release,
    Reply,
    Resign,
    Turn,
)
from sy_core.devices.letters.text import read_letter, write_letter
from sy_core.devices.sides import mister_x, table, verbs
from sy_core.devices.sides.follow import begun, follow
from sy_core.devices.sides.public import Due, Step
from sy_core.devices.sides.storage import from_text, to_text
from sy_core.devices.transcript import next_letter
from sy_core.outcome import EndReason
from sy_core.refusal import Reason


def after(letters, setup=SMALL, seed=1, inviter=X, *, live=False):
    """Two devices after so many letters, the deal and Mister X's first turn counted."""
    pair, rng = met(setup, seed, inviter, live=live), Random(seed)
    for _ in range(letters):
        pair = step(pair, rng)
    return pair


def says(side, *messages, to):
    """What the other side thinks of a letter with these messages."""
    letter = next_letter(to.base.transcript, side, messages)
    return verbs.received(to, write_letter(letter))


def refused(side, *messages, to):
    """Only the reason, if it is one."""
    found = says(side, *messages, to=to)
    assert isinstance(found, Refused), found
    return found.code


def test_an_old_letter_a_doubled_one_and_one_from_the_future():
    """Scanning the wrong code twice must not lose a game."""
    pair = after(4)
    kept = pair.table
    early = after(2).table

    assert verbs.received(kept, pair.texts[0]).code is LetterFault.OLD
    assert verbs.received(kept, pair.texts[1]).code is LetterFault.OWN
    assert verbs.received(kept, pair.texts[-2]).code is LetterFault.DOUBLED
    assert verbs.received(pair.x, pair.texts[-1]).code is LetterFault.DOUBLED
    assert verbs.received(after(0).table, pair.texts[-2]).code is LetterFault.FUTURE
    assert verbs.received(early, after(4, seed=2).texts[-2]) == Refused(
        LetterFault.OTHER_GAME
    )


def test_a_game_that_went_on_elsewhere_is_noticed():
    """Somebody has restored an old copy and played on from there."""
    one, other = after(2), after(2)
    ride = [*_rides(one.x)]
    first = mister_x.send(mister_x.act(one.x, ride[0]))
    second = mister_x.send(mister_x.act(other.x, ride[-1]))
    table_after = verbs.received(one.table, verbs.texts(first)[-1])

    assert verbs.received(table_after, verbs.texts(second)[-1]).code is LetterFault.FORK


def _rides(x):
    game = x.public.game
    return (m for m in game.legal_moves(x.state) if len(m.legs) == 1)


def test_only_who_is_to_write_is_heard():
    """And only with what is due."""
    start, running = met(SMALL, 1), after(1)
    invite = read_letter(start.texts[0]).messages[0]

    for message in (
        invite,
        Answer(b"b" * 16),
        Turn("T"),
        Opening(b"k" * 32, (), b"h" * 32),
    ):
        assert refused(X, message, to=start.table) is LetterFault.WRONG_ROLE
    for message in (Deal(b"b" * 16), Pursuit(("D1T46",)), Reply(0)):
        assert refused(TABLE, message, to=start.x) is LetterFault.WRONG_ROLE
    for message in (Turn("T"), Reply(0), Release(1, b"l" * 16)):
        assert refused(X, message, to=running.table) is LetterFault.WRONG_ROLE
    assert refused(TABLE, Release(1, b"l" * 16), to=running.x) is LetterFault.WRONG_ROLE
    dealt = table.send(met(SMALL, 1, TABLE).table)
    assert refused(X, Reply(0), to=dealt) is LetterFault.WRONG_ROLE


def test_moves_against_the_rules_are_refused_with_the_rules_reason():
    """Nothing has changed."""
    pair = after(1)

    found = says(TABLE, Pursuit(("D1T199",)), to=pair.x)

    assert found == Refused(LetterFault.RULES, Reason.NO_LINE)
    assert refused(TABLE, Pursuit(("D1H1",)), to=pair.x) is LetterFault.FORM
    assert refused(TABLE, Pursuit(()), to=pair.x) is LetterFault.FORM


def test_a_turn_that_cannot_be_is_refused():
    """The table need not wait for the opening to notice these."""
    pair = x_decided(after(2), Random(1))
    reply, turn = pair.x.unsent
    seated = pair.table
    promise = (b"c" * 20,)

    for event in ("T46", "", "h", "pB", "T*", "X*X*X*X", "-"):
        found = says(X, reply, replace(turn, event=event), to=seated)
        assert isinstance(found, Refused), event
    assert refused(X, reply, replace(turn, promises=()), to=seated) is LetterFault.FORM
    assert (
        refused(X, reply, replace(turn, promises=promise * 2), to=seated)
        is LetterFault.FORM
    )
    assert refused(X, replace(reply, made=0), to=seated) is LetterFault.RULES
    assert refused(X, replace(reply, made=99), to=seated) is LetterFault.RULES
    assert refused(X, Reply(4, EndReason.ESCAPED), to=seated) is LetterFault.RULES


def _before_a_reveal():
    """Two devices with Mister X's letter that shows him for the first time."""
    pair, rng = met(SMALL, 1), Random(3)
    while True:
        decided = x_decided(pair, rng) if pair.x.base.due.side is X else pair
        turns = [m for m in decided.x.unsent if isinstance(m, Turn) and m.shown]
        if turns:
            return decided
        pair = step(decided, rng)


def test_what_is_shown_must_be_what_was_promised_and_in_order():
    """A reveal can be checked at once."""
    pair = _before_a_reveal()
    *before, turn = pair.x.unsent
    (shown,) = turn.shown
    twice = replace(turn, shown=(shown, shown))
    early = replace(turn, shown=(replace(shown, entry=1), shown))
    late = replace(turn, shown=(shown, replace(shown, entry=60)))

    assert refused(X, *before, twice, to=pair.table) is LetterFault.FORM
    assert refused(X, *before, early, to=pair.table) is LetterFault.PLEDGE
    assert refused(X, *before, late, to=pair.table) is LetterFault.FORM
    assert not isinstance(says(X, *before, turn, to=pair.table), Refused)


def test_the_tables_share_is_what_it_promised():
    """Or else it could have waited for Mister X's root, and chosen the cards."""
    pair = met(SMALL, 1, TABLE)

    assert refused(TABLE, Deal(b"?" * 16), to=pair.x) is LetterFault.PLEDGE
    assert not isinstance(says(TABLE, Deal(pair.table.share), to=pair.x), Refused)


@pytest.mark.parametrize(
    "message",
    [Answer(b"r" * 32), Answer(b"b" * 16, b"a" * 16)],
    ids=["a root", "an anchor without dice"],
)
def test_an_answer_of_the_wrong_kind_is_refused(message):
    """The table gives a share, and no chain where nothing is rolled."""
    side = mister_x.invite(after(0).x.public.game, SMALL, Random(1).randbytes)

    assert refused(TABLE, message, to=side) is LetterFault.FORM


def test_an_invitation_needs_a_chain_where_there_are_dice():
    """And a letter of its own."""
    letter = read_letter(met(DICE, 1).texts[0])
    (message,) = letter.messages
    bare = replace(letter, messages=(replace(message, anchor=b""),))
    two = replace(letter, messages=(message, Resign()))
    strange = replace(letter, messages=(Invite("A_2099", "", b"r" * 32),))

    for each, code in (
        (bare, LetterFault.FORM),
        (two, LetterFault.WRONG_ROLE),
        (strange, LetterFault.SETUP),
    ):
        with pytest.raises(LetterError) as caught:
            begun(each)
        assert caught.value.code is code


def test_by_letter_all_links_of_a_pursuit_travel_with_the_turn():
    """The table rolls without asking; both see the same dice."""
    pair = after(3, DICE)
    seated = pair.table
    assert seated.public.dice.x.count == mister_x.AHEAD
    assert seated.public.half.asked[-1].kind == "roll"

    pair = step(pair, Random(1))

    sent = read_letter(pair.texts[-1]).messages
    assert [type(message) for message in sent] == [Release, Pursuit]
    assert pair.x.public.dice == pair.table.base.dice


def test_connected_devices_ask_for_every_roll():
    """Nobody knows it before its time."""
    pair, rng = after(2, DICE, live=True), Random(1)
    asked = answered = 0
    for _ in range(12):
        pair = step(pair, rng)
        last = read_letter(pair.texts[-1])
        links = [m for m in last.messages if isinstance(m, Release)]
        asked += bool(links) and last.sender.side is TABLE
        answered += bool(links) and last.sender.side is X
        assert all(link.count == 1 for link in links)
    assert asked >= 2
    assert abs(asked - answered) <= 1


def _asked_for_a_roll():
    pair, rng = after(2, DICE, live=True), Random(1)
    while pair.x.base.due.step is not Step.LINK:
        pair = step(pair, rng)
    return pair


def test_who_has_seen_the_others_link_cannot_choose_his_own():
    """He would try his links, one after another, until he likes the roll."""
    pair = _asked_for_a_roll()
    x = pair.x
    own = chains.links(x.base.transcript.game_id, X, x.chain)
    known = x.base.dice.x.count

    second = Release(2, own[known + 2])
    wrong = Release(1, b"l" * 16)

    assert refused(X, second, to=pair.table) is LetterFault.LINK
    assert refused(X, wrong, to=pair.table) is LetterFault.LINK
    assert not isinstance(says(X, Release(1, own[known + 1]), to=pair.table), Refused)


def test_the_table_shows_no_link_too_many():
    """Neither for rolls that were not made, nor without a roll."""
    pair = table_decided(after(3, DICE), Random(1))
    seated, game_id = pair.table, pair.table.base.transcript.game_id
    links = chains.links(game_id, TABLE, seated.chain)
    release, pursuit = table._unsent(seated)

    more = Release(release.count + 1, links[release.count + 1])
    assert refused(TABLE, more, pursuit, to=pair.x) is LetterFault.LINK
    assert refused(TABLE, Release(2, links[2]), to=pair.x) is LetterFault.LINK
    assert refused(TABLE, pursuit, to=pair.x) is LetterFault.LINK


def test_a_live_game_goes_on_by_letters_and_back():
    """The transcript is the truth; the way only carries it."""
    pair, rng = met(DICE, 7), Random(7)
    while pair.x.base.due.step is not Step.NOTHING:
        pair = step(replace(pair, live=rng.random() < 0.5), rng)
    assert pair.x.base == pair.table.base


def test_either_side_may_resign_and_the_seal_is_opened_all_the_same():
    """Whoever gives up wants to know, too."""
    pair = after(3)
    seated = verbs.resign(pair.table)
    x = verbs.received(pair.x, verbs.texts(seated)[-1])
    assert x.base.resigned is TABLE
    assert verbs.due(x) == Due(X, Step.OPENING)
    x = verbs.send(mister_x.open_seal(x))
    seated = verbs.received(seated, verbs.texts(x)[-1])

    assert verbs.due(seated) == Due(None, Step.NOTHING)
    assert from_text(to_text(x)) == x


def test_mister_x_may_resign_while_he_is_deciding():
    """What he had decided and not sent is void."""
    pair = x_decided(after(4), Random(1))
    assert pair.x.unsent

    x = verbs.resign(pair.x)
    seated = verbs.received(pair.table, verbs.texts(x)[-1])

    assert x.base == seated.base
    assert x.base.resigned is X
    assert from_text(to_text(x)) == x


def test_an_invitation_can_be_taken_back():
    """Then nothing is left to be opened."""
    side = mister_x.invite(after(0).x.public.game, SMALL, Random(1).randbytes)

    taken_back = verbs.resign(side)

    assert verbs.due(taken_back) == Due(None, Step.NOTHING)


def test_a_resignation_that_crosses_a_letter_makes_that_void():
    """Both were under way at the same time."""
    pair = after(2)
    x = verbs.send(mister_x.act(pair.x, next(_rides(pair.x))))
    seated = verbs.resign(pair.table)

    heard = verbs.received(x, verbs.texts(seated)[-1])

    assert heard.base == seated.base
    assert heard.base.resigned is TABLE
    assert verbs.received(seated, verbs.texts(x)[-1]).code is LetterFault.FORK
    opened = verbs.send(mister_x.open_seal(heard))
    assert not isinstance(verbs.received(seated, verbs.texts(opened)[-1]), Refused)


def test_if_both_resign_at_once_mister_x_has_resigned():
    """Both devices come to the same end."""
    pair = after(2)
    x, seated = verbs.resign(pair.x), verbs.resign(pair.table)

    assert verbs.received(x, verbs.texts(seated)[-1]).code is LetterFault.FORK
    assert verbs.received(seated, verbs.texts(x)[-1]).base == x.base


def test_a_resignation_is_heard_while_mister_x_decides():
    """His unsent turn is void."""
    pair = x_decided(after(2), Random(1))
    early = table.resign(replace(pair.table))

    heard = verbs.received(pair.x, verbs.texts(early)[-1])

    assert heard.base.resigned is TABLE
    assert not heard.unsent


def test_after_the_end_nothing_is_heard_but_the_opening():
    """And that names everything before it."""
    pair = finished(met(DICE, 1), Random(1))
    *_, last = pair.table.base.transcript.letters
    opening = last.messages[-1]
    before = finished_but_opening(pair)

    assert refused(X, Resign(), to=pair.table) is LetterFault.OVER
    assert refused(TABLE, Pursuit(("D1T1",)), to=pair.x) is LetterFault.OVER
    wrong = replace(opening, head=b"?" * 32)
    with pytest.raises(LetterError) as caught:
        follow(
            before,
            Letter(
                last.game_id,
                last.number,
                last.sender,
                last.before,
                (*last.messages[:-1], wrong),
            ),
        )
    assert caught.value.code is LetterFault.FORK


def finished_but_opening(pair):
    """What both knew before the last letter."""
    *letters, _ = pair.table.base.transcript.letters
    public = begun(letters[0])
    for letter in letters[1:]:
        public = follow(public, letter)
    return public


@pytest.mark.parametrize("setup", [SMALL, DICE], ids=["classic", "hunting"])
def test_every_part_of_a_letter_can_be_another_and_nothing_breaks(setup):
    """Refused with a code, or taken: then the audit finds it."""
    rng, pair = Random(5), met(setup, 5)
    codes = set()
    while pair.x.base.due.step is not Step.NOTHING and len(pair.texts) < 10:
        reader = pair.table if pair.x.base.due.side is X else pair.x
        after_it = step(pair, rng)
        letter = read_letter(after_it.texts[-1])
        for other in changed(letter):
            if rng.random() < 0.25:
                codes.add(_outcome(reader, other))
        pair = after_it

    assert {LetterFault.FORK, LetterFault.RULES, LetterFault.FUTURE} <= codes
    assert "not written" in codes


def _outcome(reader, letter):
    try:
        text = write_letter(letter)
    except (AssertionError, ValueError, AttributeError):
        return "not written"  # there are no bytes for that
    found = verbs.received(reader, text)
    return found.code if isinstance(found, Refused) else "taken"
