"""A bot as a value: kept as text, packed into a link, read back or refused."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from random import Random
from string import printable

import pytest

from ui.workshop.bots import LONGEST, Bot, called, read_bot, write_bot
from ui.workshop.packing import LinkError, packed, unpacked

BOT = Bot("1-a", "Größe ✓", "class A:\n    pass\n", 17)


def test_what_is_kept_is_read_back():
    assert read_bot("1-a", write_bot(BOT)) == BOT


@pytest.mark.parametrize(
    "text",
    [
        *("", "[]", "[" * 5000, '{"bot":2,"name":"a","source":"","changed":0}'),
        '{"bot":1,"name":"a","changed":0}',
        write_bot(Bot("", "a", "x" * (LONGEST + 1))),
    ],
)
def test_what_is_damaged_newer_or_too_long_is_no_bot(text):
    assert read_bot("1-a", text) is None


def test_a_link_holds_the_name_and_the_source_and_nobody_has_accepted_it():
    bot = unpacked(packed(BOT))

    assert (bot.name, bot.source) == (BOT.name, BOT.source)
    assert bot.is_foreign


def link_of(data):
    return f"bot=A{urlsafe_b64encode(data).decode()}"


@pytest.mark.parametrize(
    "route",
    [
        *("bot=", "bot=A", "bot=A%%%", packed(BOT)[:-5], link_of(b"no zlib")),
        link_of(zlib.compress(b"only a name")),
        link_of(zlib.compress(b"\xff\n\xff")),
        link_of(zlib.compress(b"a\n" + b"x" * 50_000_000)),
        f"bot=A{'A' * 20_000}",
    ],
)
def test_a_link_that_is_cut_off_or_means_harm_is_refused(route):
    """What unpacks without end is not unpacked to its end."""
    with pytest.raises(LinkError) as told:
        unpacked(route)

    assert not told.value.newer


def test_a_link_of_a_newer_version_says_so():
    with pytest.raises(LinkError) as told:
        unpacked("bot=Bxyz")

    assert told.value.newer


def test_what_does_not_fit_into_a_link_has_none():
    noise = "".join(Random(1).choices(printable, k=LONGEST))

    assert packed(Bot("1", "a", noise)) is None


def test_a_source_without_a_name_is_called_by_its_class():
    assert called("import x\n\nclass Hunter(Base):\n") == "Hunter"
    assert called("x = 1") == ""
