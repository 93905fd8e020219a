"""What a kept game is called by itself: who plays against whom, and how far it is.

All of it is public: the seating and the round, from the save's summary and a note of
its record. Nothing is replayed for it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sy_core.protocols import Crew
from sy_core.registry import GAMES
from sy_core.terms import MISTER_X, Seat
from ui.saves.entries import Entry
from ui.table.seating import HUMAN, NOTE, Chair, Seating, from_notes
from ui.words import Words

KNOWN: Final = 200
"""Of how many games it is known who plays in them."""


def called(words: Words, entry: Entry) -> str:
    """*Red and Blue against the inspector, round 4*."""
    summary = entry.summary
    at = (summary.game, summary.edition, summary.players)
    who = _who(words, entry.seating, *at)
    if summary.over or not summary.round:
        return who
    return words("saved.round", who=who, round=summary.round)


@lru_cache(KNOWN)  # a list is drawn again and again
def _who(words: Words, seating: str, game: str, edition: str, players: int) -> str:
    crew = GAMES[game].editions[edition].crews.get(players)
    if crew is None:
        return words("home.unnamed")
    return _against(words, _seating(seating, crew), crew)


def _seating(note: str, crew: Crew) -> Seating:
    """Who sits at the table, by the note of the record."""
    seats = tuple(Seat(f"detective_{number + 1}") for number in range(len(crew.pawns)))
    pawns = [f"D{number + 1}" for number in range(sum(crew.pawns))]
    pawns += [f"P{number + 1}" for number in range(crew.bobbies)]
    return from_notes({NOTE: note}, seats, tuple(pawns))


def _against(words: Words, seating: Seating, crew: Crew) -> str:
    """The side on which people play comes first; the detectives, if both are."""
    x, hunters = seating.chairs[0], seating.chairs[1:]
    hunted_alone = all(chair.driver != HUMAN for chair in hunters)
    if hunted_alone and x.driver == HUMAN:
        one, other = _x(words, x), _hunters(words, seating, crew, against=True)
    else:
        one = _hunters(words, seating, crew)
        other = _x(words, x, role=hunted_alone)
    return words("saved.versus", one=one[:1].upper() + one[1:], other=other)


def _x(words: Words, chair: Chair, *, role: bool = True) -> str:
    """Mister X by name, or the computer that plays him; as whom, unless it is clear."""
    called = chair.name
    if chair.driver != HUMAN:
        called = called or words(f"saved.against.{chair.driver}")
        if not role:
            return called
    return words("saved.as_x", name=called) if called else words(f"role.{MISTER_X}")


def _hunters(
    words: Words, seating: Seating, crew: Crew, *, against: bool = False
) -> str:
    """The detectives: by name, by colour, or which computers; each of these once."""
    colours = iter(seating.colours)
    called: list[str] = []
    for chair, pawns in zip(seating.chairs[1:], crew.pawns, strict=True):
        led = [words(f"colour.{next(colours)}") for _ in range(pawns)]
        if chair.name:
            called.append(chair.name)
        elif chair.driver == HUMAN:
            called += led
        else:
            other = words(f"saved.against.{chair.driver}")
            called.append(other if against else words(f"saved.who.{chair.driver}"))
    return words.all_of(dict.fromkeys(called))
