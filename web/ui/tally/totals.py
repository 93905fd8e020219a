"""What many games come to: numbers by key, which can be added to each other.

Keys are a few words each, the first of which says what is counted::

    game 2013 mister_x inspector won     edition, side, opponent, how it went
    catch classic detectives 13          game, side, in which round he was caught
    place mister_x 46                    on the map: side, where he was caught
    escape mister_x 3                    double moves and black tickets that it took
    used double, used black              by people as Mister X

So games that are too old to be remembered one by one go into the same numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Final, TypeAlias

from sy_core.registry import GAMES
from sy_core.terms import Level
from ui.tally.moments import earned
from ui.tally.played import BOTH, DETECTIVES, MIXED, PEOPLE, Played, X

Counts: TypeAlias = Mapping[str, int]

ON_THE_MAP: Final = "classic"
"""The game whose stations are always in the same places."""
SIDES: Final = (X, DETECTIVES, BOTH)
OPPONENTS: Final = (*(level.value for level in Level), PEOPLE, MIXED)
ENDS: Final = ("won", "lost", X, DETECTIVES)
"""… the winners, where people sat on both sides."""
MOST: Final = 999
"""Of a round, a station, or tickets in a game."""


@dataclass(frozen=True, slots=True)
class Totals:
    """What some games come to."""

    counts: Counts = field(default_factory=dict)
    streak: int = 0
    """The most games won in a row."""
    earned: Mapping[str, int] = field(default_factory=dict)
    """Moments to be remembered, and when each was first there."""


def totals(games: Iterable[Played]) -> Totals:
    """What games come to, the oldest first."""
    listed = tuple(games)
    counts: Counter[str] = Counter()
    for key, number in chain.from_iterable(map(_counted, listed)):
        counts[key] += number
    return Totals(counts, longest_streak(listed), earned(listed))


def together(one: Totals, other: Totals) -> Totals:
    """Both; whatever was first there was first there."""
    return Totals(
        Counter(one.counts) + Counter(other.counts),
        max(one.streak, other.streak),
        {**other.earned, **one.earned, **_sooner(one.earned, other.earned)},
    )


def at_least(one: Totals, other: Totals) -> Totals:
    """Each number as the one has it that has more: nothing counts twice."""
    return Totals(
        Counter(one.counts) | Counter(other.counts),
        max(one.streak, other.streak),
        together(one, other).earned,
    )


def _sooner(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    return {name: min(one[name], other[name]) for name in one if name in other}


def _counted(played: Played) -> Iterator[tuple[str, int]]:
    """The keys under which one game counts."""
    side = played.side
    how = {True: "won", False: "lost", None: played.winner}[played.won]
    yield f"game {played.edition} {side} {played.opponent} {how}", 1
    if played.caught:
        yield f"catch {played.game} {side} {played.round}", 1
        if played.game == ON_THE_MAP and played.station:
            yield f"place {side} {played.station}", 1
    if side != DETECTIVES:
        yield "used double", played.doubles
        yield "used black", played.black
    if side == X and played.won:
        yield f"escape {side} {played.doubles + played.black}", 1


def is_key(key: str) -> bool:
    """Whether a game can count under such a key."""
    match key.split(" "):
        case ["game", edition, side, opponent, end]:
            known = any(edition in game.editions for game in GAMES.values())
            return known and side in SIDES and opponent in OPPONENTS and end in ENDS
        case ["catch", game, side, number]:
            return game in GAMES and side in SIDES and _is_number(number)
        case ["place" | "escape", side, number]:
            return side in SIDES and _is_number(number)
        case ["used", what]:
            return what in ("double", "black")
    return False


def _is_number(word: str) -> bool:
    return (
        word.isascii()
        and word.isdecimal()
        and str(int(word)) == word
        and int(word) <= MOST
    )


def longest_streak(games: Iterable[Played]) -> int:
    """The most games won in a row, those on both sides aside."""
    best = run = 0
    for played in games:
        won = played.won
        if won is not None:
            run = run + 1 if won else 0
            best = max(best, run)
    return best


def summed(counts: Counts, *wanted: str) -> int:
    """All numbers whose keys have these words; an empty word stands for any."""
    return sum(number for _, number in _found(counts, wanted))


def by_word(counts: Counts, at: int, *wanted: str) -> dict[str, int]:
    """The same, apart by their word at a place."""
    found: Counter[str] = Counter()
    for words, number in _found(counts, wanted):
        found[words[at]] += number
    return dict(found)


def by_number(counts: Counts, *wanted: str) -> dict[int, int]:
    """The same, apart by their last word, which is a number: ascending."""
    last = len(wanted)
    found = by_word(counts, last, *wanted)
    return {n: found[str(n)] for n in sorted(map(int, found))}


def _found(counts: Counts, wanted: tuple[str, ...]) -> Iterator[tuple[list[str], int]]:
    kind = f"{wanted[0]} "
    for key, number in counts.items():
        if not key.startswith(kind):
            continue
        words = key.split()
        pairs = zip(wanted, words, strict=False)
        if all(not want or want == word for want, word in pairs):
            yield words, number
