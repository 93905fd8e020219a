"""A letter of every kind, such as no game has: for whoever reads and writes them."""

from __future__ import annotations

from sy_core.devices.letters import messages
from sy_core.devices.letters.messages import Letter, Sender
from sy_core.outcome import EndReason
from sy_core.terms import Side

GAME_ID = b"game-1"
BEFORE = b"12345678"
RIDES = ("T46", "X10+B199", "-", "@7", "H33+T5", "T1+B2+X3")
PURSUERS = ("D1T46", "D5B199", "P1U79", "P2X108", "D1@14", "D2-", "again")
SHOWN = (messages.Shown(3, 199, b"s" * 16), messages.Shown(200, 7, b"t" * 16))

MESSAGES = (
    messages.Invite("A_2013_players-4", "Ada, Bob", b"r" * 32),
    messages.Invite("A_hunting", "", b"r" * 32, b"a" * 16, b"i" * 14),
    messages.Answer(b"r" * 32, b"a" * 16, "Żółć"),
    messages.Answer(b"b" * 16),
    messages.Deal(b"b" * 16),
    messages.Turn("T", (b"c" * 20,)),
    messages.Turn("X+B", (b"c" * 20, b"d" * 20), SHOWN, EndReason.RAN_INTO_DETECTIVE),
    messages.Release(6, b"l" * 16),
    messages.Pursuit(PURSUERS),
    messages.Reply(3),
    messages.Reply(0, EndReason.BLOCKED, SHOWN),
    messages.Opening(b"k" * 32, RIDES, b"h" * 32),
    messages.Resign(),
)


def letter(*messages, number=300, side=Side.MISTER_X, game_id=GAME_ID):
    """Some messages as a letter."""
    before = BEFORE if number else b""
    return Letter(game_id, number, Sender(side), before, messages)


LETTERS = (
    *(letter(message) for message in MESSAGES),
    letter(MESSAGES[0], number=0, side=Side.DETECTIVES),
    letter(
        messages.Reply(3),
        messages.Turn("T", (b"c" * 20,)),
        messages.Release(6, b"l" * 16),
    ),
)
