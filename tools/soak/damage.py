"""Texts that were sound, and are so no longer."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

SIGNS: Final = (
    "ABDHPTUXahopqrx0123456789-._*+@!?&=%#/\\\"'{}[]:, \n\0é✓\U0001d538\ud800\u202e"
)
STRANGE: Final[tuple[object, ...]] = (
    *(None, True, False, 0, -1, 1, 10**17, 10**400, 1.5, 1e308, float("nan")),
    *("", "x", "0", "null", "constructor", "__proto__", "9" * 400, "\ud800", "\0"),
    *([], {}, [[]], [None], [["a", 1]], {"": ""}, {"version": 2}),
)
DEEP: Final = 3_000


def damaged(text: str, others: Sequence[str], rng: Random) -> str:
    """*text* after one to four accidents; it may borrow from *others*."""
    for _ in range(rng.choice((1, 1, 2, 4))):
        text = rng.choice(ACCIDENTS)(text, others, rng)
    return text


def _cut(text: str, _: Sequence[str], rng: Random) -> str:
    start, end = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    return rng.choice((text[:end], text[start:], text[:start] + text[end:]))


def _doubled(text: str, _: Sequence[str], rng: Random) -> str:
    start, end = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    return text[:end] + text[start:end] * rng.choice((1, 1, 3)) + text[end:]


def _other_signs(text: str, _others: Sequence[str], rng: Random) -> str:
    signs = list(text)
    for _ in range(rng.choice((1, 2, 8))):
        at = rng.randrange(len(signs) + 1)
        signs[at : at + rng.randrange(3)] = rng.choices(SIGNS, k=rng.randrange(3))
    return "".join(signs)


def _spliced(text: str, others: Sequence[str], rng: Random) -> str:
    other = rng.choice(others)
    return text[: rng.randrange(len(text) + 1)] + other[rng.randrange(len(other) + 1) :]


def _one_bit(text: str, _: Sequence[str], rng: Random) -> str:
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    if data:
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return data.decode("utf-8", "replace")


def _another_value(text: str, _: Sequence[str], rng: Random) -> str:
    """In JSON, something else where something was."""
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        return _other_signs(text, (), rng)
    return json.dumps(_changed(whole, rng))


def _changed(value: object, rng: Random) -> object:
    inside = list(value) if isinstance(value, list | dict) else []
    if not inside or rng.random() < 0.2:  # noqa: PLR2004 - now and then the whole
        return rng.choice(STRANGE)
    if isinstance(value, dict):
        name = rng.choice([*value])
        if rng.random() < 0.1:  # noqa: PLR2004 - a member that is missing
            return {key: each for key, each in value.items() if key != name}
        return {**value, name: _inner(value[name], rng)}
    if isinstance(value, list):
        at = rng.randrange(len(value))
        return [*value[:at], _inner(value[at], rng), *value[at + 1 :]]
    return value


def _inner(value: object, rng: Random) -> object:
    """A text may hold JSON in turn: saves hold records, records hold notes."""
    if isinstance(value, str) and value[:1] in ("{", "["):
        return _another_value(value, (), rng)
    return _changed(value, rng)


def _deep(text: str, _: Sequence[str], rng: Random) -> str:
    sign = rng.choice(("[", '{"a":', "(", "A_"))
    return rng.choice((sign * DEEP + text, text + sign * DEEP))


ACCIDENTS: Final[tuple[Callable[[str, Sequence[str], Random], str], ...]] = (
    *(_cut, _doubled, _other_signs, _spliced, _one_bit),
    *(_another_value, _another_value, _another_value, _deep),
)
