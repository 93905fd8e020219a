"""Letters are texts that come back as they were, or are refused with a reason."""

from __future__ import annotations

import re

import pytest

from support.devices.samples import LETTERS, MESSAGES, letter
from sy_core.devices.letters.faults import LetterError, LetterFault, Refused
from sy_core.devices.letters.messages import Release, Reply, Resign, Sender, Turn
from sy_core.devices.letters.packing import Reader, Writer
from sy_core.devices.letters.text import (
    LONGEST,
    PREFIX,
    all_in,
    core,
    found_in,
    read_letter,
    write_letter,
)
from sy_core.devices.letters.wrapping import wrapped
from sy_core.terms import Side

TEXTS = [write_letter(each) for each in LETTERS]
TEXT = write_letter(letter(Turn("T", (b"c" * 20,)), number=9))


def refusal(text):
    """Why a text is no letter."""
    with pytest.raises(LetterError) as caught:
        read_letter(text)
    return caught.value.code


@pytest.mark.parametrize("each", LETTERS)
def test_a_letter_comes_back_as_it_was(each):
    """With signs that need no escaping anywhere."""
    text = write_letter(each)

    assert read_letter(text) == each
    assert re.fullmatch(r"[A-Za-z0-9_-]+", text)


def test_a_letter_of_the_first_version_is_read_for_ever():
    """Whoever changes the form needs another version."""
    kept = "sy1LgBnYW1lLTEJMTIzNDU2NzgEAVQBY2NjY2NjY2NjY2NjY2NjY2NjY2MAAF9RL98"

    assert read_letter(kept) == letter(Turn("T", (b"c" * 20,)), number=9)
    assert kept == TEXT


def test_a_letter_may_be_broken_into_lines():
    """Some messengers do that."""
    assert read_letter(f" {TEXT[:20]}\n{TEXT[20:]}\r\n") == read_letter(TEXT)


def test_a_letter_is_found_within_a_link_and_what_was_written_around_it():
    """People forward, quote and comment."""
    link = f"Your turn! https://example.org/yard/#letter={TEXT}&x=1 see you."

    assert found_in(link) == TEXT
    assert found_in("no letter") == "no letter"


def test_all_letters_of_a_message_are_found_in_their_order():
    """Where connected devices had to stop, one link may carry several."""
    several = TEXTS[:3]

    assert all_in(f"https://example.org/#letter={'~'.join(several)}.oX") == (*several,)
    assert all_in("no letter") == ()


def test_what_a_turn_hides_does_not_change_its_length():
    """Neither station nor salt shows in the number of signs."""
    promises = (b"\0" * 20, b"\xff" * 20, b"a" * 20)

    assert len({len(write_letter(letter(Turn("T", (p,))))) for p in promises}) == 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (None, LetterFault.NOT_OURS),
        ("", LetterFault.NOT_OURS),
        ("sy", LetterFault.NOT_OURS),
        ("https://example.org", LetterFault.NOT_OURS),
        ("A_2013_x-7", LetterFault.NOT_OURS),
        ("sy-" + TEXT[3:], LetterFault.NOT_OURS),
        ("sy2" + TEXT[3:], LetterFault.NEWER),
        ("syA", LetterFault.NEWER),
        ("sy1" + "A" * LONGEST, LetterFault.TOO_LONG),
        (TEXT[:3], LetterFault.TRUNCATED),
        (TEXT[:-1], LetterFault.TRUNCATED),
        (TEXT[:-2], LetterFault.TRUNCATED),
        (TEXT[:40], LetterFault.TRUNCATED),
        (TEXT[:30] + "é" + TEXT[31:], LetterFault.DAMAGED),
        (TEXT[:30] + "A" + TEXT[31:], LetterFault.DAMAGED),
        (TEXT + "AAAA", LetterFault.DAMAGED),
        (TEXT[:-1] + chr(ord(TEXT[-1]) + 1), LetterFault.DAMAGED),
        (wrapped(PREFIX, b""), LetterFault.FORM),
        (wrapped(PREFIX, core(LETTERS[0])[:40]), LetterFault.FORM),
        (wrapped(PREFIX, core(letter())), LetterFault.FORM),
    ],
)
def test_a_bad_text_has_a_reason_of_its_own(text, code):
    """Each is told in another sentence."""
    assert refusal(text) is code


def test_every_beginning_of_a_letter_is_truncated():
    """A link that was cut is the commonest accident."""
    told = {refusal(TEXT[:end]) for end in range(4, len(TEXT))}

    assert told == {LetterFault.TRUNCATED}


@pytest.mark.parametrize("text", TEXTS)
def test_no_sign_of_a_letter_can_be_another_one(text):
    """The checksum notices; where two signs mean the same bits, one is refused."""
    for at in range(3, len(text)):
        changed = "B" if text[at] == "A" else "A"
        assert refusal(text[:at] + changed + text[at + 1 :]) in {
            LetterFault.TRUNCATED,
            LetterFault.DAMAGED,
        }


@pytest.mark.parametrize(
    "inner",
    [
        core(letter(Resign(), number=10_001)),
        core(letter(*(Resign() for _ in range(9)))),
        core(letter(Resign()))[:-1] + b"\x63",
        core(letter(Turn("T")))[:-1] + b"\x63",
        core(letter(Reply(5)))[:-4] + b"\x07\x85\x00\x00\x00",
        core(letter(Release(0, b"l" * 16))),
        core(letter(Release(257, b"l" * 16))),
        core(letter(Turn("T" * 41))),
        core(letter(MESSAGES[0]))[:-2] + b"\x03aaa\0",
        core(letter(MESSAGES[3]))
        .replace(b"b" * 16, b"b" * 15)
        .replace(b"\x10b", b"\x0fb"),
        core(letter(Turn("é")))[:-5] + b"\xff\xff\0\0\0",
    ],
)
def test_a_whole_letter_of_wrong_parts_is_refused(inner):
    """Its checksum fits: somebody means it."""
    assert refusal(wrapped(PREFIX, inner)) is LetterFault.FORM


def test_numbers_have_one_form_and_a_limit():
    """Or else one letter could be written in several ways."""
    for data in (b"\x80\x00", b"\xff\xff\xff\x01", b"\x80"):
        with pytest.raises(LetterError):
            Reader(data).number()

    for value in (0, 127, 128, 16_383, 16_384, 2_097_151):
        writer = Writer()
        writer.number(value)
        assert Reader(writer.done()).number() == value


def test_further_devices_of_the_detectives_are_for_a_later_release():
    """There is room for them in the sender's byte."""
    inner = bytearray(core(letter(Resign(), side=Side.DETECTIVES)))
    inner[0] += 1

    assert refusal(wrapped(PREFIX, bytes(inner))) is LetterFault.NEWER
    assert Sender(Side.DETECTIVES).device == 0


def test_a_refusal_is_a_value():
    """Errors are for whoever reads, values for whoever plays."""
    error = LetterError(LetterFault.RULES, "no_line")

    assert error.refused == Refused(LetterFault.RULES, "no_line")
    assert str(error) == "rules no_line"
