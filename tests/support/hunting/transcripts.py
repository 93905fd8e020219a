"""Whole games as text: every seat's view after every move.

``PYTHONPATH=src:tests python -m hunting.transcripts`` writes the files anew: one
game for every way to end, on both sides of the tiles, for each number of players.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

from support.hunting.scenes import play_randomly
from sy_core.hunting import (
    EDITIONS,
    GameState,
    Phase,
    Sighting,
    Turn,
    View,
    apply,
    deduce,
    format_move,
    new_game,
    read_record,
    view_for,
    write_record,
)
from sy_core.hunting.notation import parse_move
from sy_core.outcome import EndReason
from sy_core.terms import MISTER_X, SPECTATOR

FOLDER = Path(__file__).parents[2] / "sy_core" / "hunting" / "golden"
REASONS = (EndReason.CAUGHT, EndReason.RAN_INTO_DETECTIVE, EndReason.ESCAPED)
WANTED = [
    (edition.id, players, reason)
    for edition in EDITIONS.values()
    for players in edition.players
    for reason in REASONS
]


def file_name(edition: str, players: int, reason: EndReason) -> str:
    """Where the transcript of such a game is kept."""
    return f"{edition}-{players}-{reason.value.replace('_', '-')}.txt"


def transcript(record: str) -> str:
    """The game of *record*, told ply by ply."""
    read = read_record(record)
    state = read.start
    lines = [record, *_told(state)]
    for number, text in enumerate(read.moves, start=1):
        state = apply(state, parse_move(text))
        lines += ["", f"{number}. {text}", *_told(state)]
    return "\n".join(lines) + "\n"


def _told(state: GameState) -> Iterator[str]:
    """What lies open, if all seats agree on it, and what each seat knows."""
    seats = (MISTER_X, *state.table.seats, SPECTATOR)
    views = [view_for(state, seat) for seat in seats]
    for line in dict.fromkeys(_open(view) for view in views):
        yield line
    told: dict[str, list[str]] = {}
    for view in views:
        told.setdefault(_known(view), []).append(view.seat)
    for line, who in told.items():
        yield f"   {' '.join(who)}: {line}"


def _open(view: View) -> str:
    pawns = " ".join(
        f"{pawn}={space}:{status}"
        for pawn, space, status in zip(
            view.table.pawns, view.pursuers, view.statuses, strict=False
        )
    )
    dice = f"hand {''.join(view.hand) or '-'} played {''.join(view.played) or '-'}"
    rest = f"chips {view.chips} black {view.black}"
    more = f"double {view.doubles} helicopter {view.helicopters}"
    next_up = ",".join(view.to_move) or "nobody"
    rolls = f" rolls {view.to_roll}" if view.to_roll else ""
    ended = f" [{view.outcome.reason}]" if view.outcome else ""
    return (
        f"   round {view.round} {view.phase}{ended}, next {next_up}{rolls} | "
        f"{pawns or 'nobody placed'} | {dice} | {rest} {more}"
    )


def _known(view: View) -> str:
    trail = " ".join(_entry(view, seen) for seen in view.trail) or "-"
    spaces = sorted(deduce(view)) if view.trail else []
    possible = ",".join(map(str, spaces)) or "-"
    at = view.x_station or "?"
    told = f"{len(view.history)} {_event(view)}"
    return f"X at {at} | {trail} | can be {possible} | last {_last(view)} | {told}"


def _event(view: View) -> str:
    """The last event as the seat knows it."""
    if not view.history:
        return "-"
    event = view.history[-1]
    if not isinstance(event, Turn):
        return format_move(event)
    return ("double " if event.double else "") + "+".join(
        _entry(view, seen) for seen in event.legs
    )


def _entry(view: View, seen: Sighting) -> str:
    place = seen.station or (view.announced if seen.token == "@" else "?")
    return f"{seen.token}{place}{'!' if seen.shown else ''}"


def _last(view: View) -> str:
    return "-" if view.last_seen is None else "#{} {}".format(*view.last_seen)


def find_game(edition: str, players: int, reason: EndReason) -> GameState:
    """A game of some length that ends so; the first that seeds give."""
    least = 5 if reason is not EndReason.ESCAPED else 0
    for seed in count():
        rng = Random(seed)
        state = play_randomly(new_game(edition, players, rng=rng), rng)
        if state.outcome.reason is reason and state.round >= least:
            return state
    raise AssertionError


def main() -> None:
    """Write every transcript anew."""
    FOLDER.mkdir(exist_ok=True)
    for wanted in WANTED:
        state = find_game(*wanted)
        assert state.phase is Phase.OVER
        text = transcript(write_record(state))
        (FOLDER / file_name(*wanted)).write_text(text, encoding="utf-8")
        assert format_move(state.moves[-1])


if __name__ == "__main__":
    main()
