"""Whatever is given is read or refused with the one typed error."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sy_core.errors import Fault
from sy_core.formats.clauses import LONGEST
from sy_core.sharing import PositionError, read_position, read_record
from sy_core.terms import SPECTATOR

SOUND = (
    (
        "A_2013_players-3_house-bobby-keeper-2_at-57.59.75.108_go-pursuit_moved-D1_log-o.o"
        ".U46.T*X_tickets-9.8.4*11.7.2_black-2_not-33.47_x-45.58"
    ),
    "A_1983_house-appearances-99_at-26.29.94.117_go-appear_log-T61.T_appeared-1_x-62",
    "A_beginners_at-41.46.124_go-pursuit_start-82_log-T66.T67.o_x-B102",
    "A_2013_at-46.29.94.117_end-caught_log-T_x-45.46",
    "A_hunting_tiles-DEABCF_at-14.9_go-x_log-A.T.T4.T*X_played-TB_chips-1_x-2.4.2.1",
    "A_hunting-expert_tiles-DEABCF_light-AD_at-14.9_go-use_log-A_hand-TTB",
    "A_1983_deal-26.94.141_x-13_moves-T4.D1T15.D2T95",
    "A_1983_deal-26.94.141_moves-T.D1T15.D2T95.D3T158.T.D1T14",
    (
        "A_1983_house-appearances-2_deal-26.94.141_moves-T.h.D1T15.D2T95.D3T158.T13"
        ".aD1T*D2T*D3T"
    ),
    "A_hunting_deal-DEABCF_moves-D1p14.D2p20.pA.rTTT.D1T13.rTT.again.rTX.D2T18.X",
    "A_hunting_deal-DEABCF_moves-D1p14.D2p20.p1.rTTT.D1T13.rTT.D2T18.T18*o",
)
PARTS = sorted({part for text in SOUND for part in re.split(r"(?<=[_.*-])", text)})
SIGNS = "ABDHPTUXahopqrx0123456789-._*"


def read_both(text):
    """Read *text* as either kind; the only way to fail is a PositionError."""
    for read in (read_position, read_record):
        with suppress(PositionError):
            found = read(text)
            found.view(SPECTATOR)


@given(st.text())
def test_any_text_is_read_or_refused(text):
    read_both(text)
    read_both("A_" + text)


@given(st.lists(st.sampled_from(PARTS), max_size=20).map("".join))
def test_any_medley_of_sound_parts_is_read_or_refused(text):
    read_both("A_2013_at-26.29.94.117_" + text)
    read_both("A_hunting_tiles-DEABCF_at-14.9_" + text)
    read_both("A_hunting_deal-DEABCF_moves-D1p14.D2p20.pA." + text)
    read_both("A_1983_deal-26.94.141_moves-T." + text)


@given(
    st.sampled_from(SOUND),
    st.lists(
        st.tuples(st.integers(0, 200), st.integers(0, 3), st.text(SIGNS, max_size=3)),
        min_size=1,
        max_size=4,
    ),
)
def test_any_damage_is_read_or_refused(text, changes):
    """Signs put in, taken out and changed."""
    for at, cut, put in changes:
        place = at % len(text)
        text = text[:place] + put + text[place + cut :]
    read_both(text)


@given(st.sampled_from(SOUND), st.sampled_from(PARTS), st.data())
def test_any_part_may_stand_in_for_another(text, part, data):
    """Sound pieces at wrong places."""
    old = data.draw(st.sampled_from(re.split(r"(?<=[_.*-])", text)))

    read_both(text.replace(old, part, 1))


@pytest.mark.parametrize(
    "text",
    [
        "A_2013_at-" + "1." * 49_995,
        "A_2013" + "_x-1" * 24_998,
        "A" * 100_000,
        "A_2013_log-" + "*" * 100_000,
        "\x00" * 100_000,
    ],
)
def test_a_huge_text_is_refused_unread(text):
    """100 kB and not a clause of it is looked at."""
    for read in (read_position, read_record):
        with pytest.raises(PositionError) as caught:
            read(text)

        assert caught.value.fault is Fault.TOO_LONG


@pytest.mark.parametrize("filler", ["T.", "o.", "T*T.", "-.", "1.", "X46."])
def test_the_longest_texts_are_read_or_refused(filler):
    """As much as may be read, and all of it hostile."""
    for head in (
        "A_2013_at-26.29.94.117_log-",
        "A_2013_at-26.29.94.117_x-",
        "A_2013_deal-26.29.94.117_moves-",
        "A_hunting_tiles-DEABCF_at-14.9_log-A.",
        "A_hunting_deal-DEABCF_moves-D1p14.D2p20.pA.",
    ):
        read_both((head + filler * LONGEST)[:LONGEST])


@pytest.mark.parametrize("value", [None, 5, b"A_2013", ["A"], object()])
def test_what_is_not_text_is_refused(value):
    for read in (read_position, read_record):
        with pytest.raises(PositionError) as caught:
            read(value)

        assert caught.value.fault is Fault.NOT_TEXT


@pytest.mark.parametrize("text", SOUND)
def test_the_sound_texts_are_sound(text):
    """The damage above is done to texts that can be read."""
    found = (read_record if "_moves-" in text else read_position)(text)

    assert found.view(SPECTATOR).seat == SPECTATOR
