"""What a report says, in sentences: numbers as people read them."""

from __future__ import annotations

from sy_core.hindsight import (
    Closest,
    Highlight,
    Missed,
    Report,
    Scale,
    Turn,
    TurnKind,
)
from sy_core.terms import MISTER_X, Pawn
from ui.replay.state import Study
from ui.shell import Shell
from ui.table.move_words import move_words
from ui.table.scene import Scene, scene_of_view
from ui.viewer.stepper_bar import last_move_text
from ui.words import Words

IN_PLACES = (
    *(TurnKind.MISSED, TurnKind.SLIPPED, TurnKind.GAVE_AWAY),
    *(TurnKind.CHECKED, TurnKind.CAUGHT),
)
"""Turning points whose numbers are places; the others' are chances."""


def turn_sentence(scene: Scene, turn: Turn) -> str:
    """Why a moment is a turning point."""
    number = _places if turn.kind in IN_PLACES else percent
    return scene.words(
        f"study.turn.{turn.kind.value}",
        n=len(turn.pawns),
        pawns=_named(scene, turn.pawns),
        station=turn.station,
        before=number(turn.before),
        after=number(turn.after),
    )


def missed_sentence(scene: Scene, missed: Missed) -> str:
    """Who could have caught him, where, and how much was known of it."""
    words = scene.words
    told = words(
        "report.missed.row",
        n=len(missed.pawns),
        pawns=_named(scene, missed.pawns),
        station=missed.station,
    )
    return f"{told} {words('report.missed.places', n=missed.places)}"


def closest_sentence(scene: Scene, closest: Closest) -> str:
    """Who was how near to him."""
    return scene.words(
        "report.closest.row",
        n=closest.rides,
        pawns=_named(scene, closest.pawns),
        station=closest.station,
    )


def beside_sentence(words: Words, report: Report) -> str:
    """In how many rounds somebody was one ride away from him."""
    if report.beside in (0, report.rounds):
        return words("report.always" if report.beside else "report.never")
    return words("report.beside", n=report.beside, rounds=report.rounds)


def highlight_sentence(
    shell: Shell, study: Study, highlight: Highlight, kind: str
) -> str:
    """A move, who made it, and what it is measured by; *kind*: best or costliest."""
    number, session = highlight.number, study.session
    view = session.game.view_for(study.states[number], MISTER_X)
    scene = scene_of_view(shell.words, session, view)
    move, words = study.played(number), shell.words
    shown = _places if highlight.scale is Scale.PLACES else percent
    why = words(
        f"report.{kind}_by.{highlight.scale.value}",
        played=shown(highlight.played),
        other=shown(highlight.other),
    )
    if move.pawn is not None:
        return f"{last_move_text(scene)} {why}"
    return words("report.row", move=move_words(scene, move), why=why)


def in_round(scene: Scene, number: int, text: str) -> str:
    """A sentence with the round that it is about."""
    return scene.words("study.at", round=number, text=text)


def percent(share: float) -> int:
    """A share as people read it; what is possible is never 0."""
    return max(1, round(100 * share)) if share else 0


def _places(count: float) -> int:
    return round(count)


def _named(scene: Scene, pawns: tuple[Pawn, ...]) -> str:
    return scene.words.all_of(map(scene.name_of_pawn, pawns))
