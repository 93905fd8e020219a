"""Positions to paint, in the words of ``web/ui/table/paint.py``."""

from __future__ import annotations

COLOURS = ("red", "blue", "green", "violet", "orange")
STATES = ("ready", "waiting", "moved", "jammed", "stranded")


def piece(name, at, classes, mark):
    """One piece."""
    label = f"{mark}, station {at}"
    return {"id": name, "at": at, "class": classes, "mark": mark, "label": label}


def detectives(*stations, states=STATES):
    """Pawns in their colours, each in another state."""
    return [
        piece(f"D{i + 1}", at, f"pawn {colour} {state}", colour[0].upper())
        for i, (at, colour, state) in enumerate(
            zip(stations, COLOURS, states, strict=False)
        )
    ]


def bobbies(*stations):
    """Helmets."""
    return [
        piece(f"P{i + 1}", at, "bobby slate waiting", str(i + 1))
        for i, at in enumerate(stations)
    ]


def mister_x(at):
    """Mister X, as he sees himself."""
    return [piece("X", at, "pawn mister-x", "X")]


def lit(*stations, **reach):
    """Lit stations with their words: ``lit(81, 82, D1=(81,))``."""
    names = {
        str(s): ["is-lit", *(f"reach-{p}" for p, those in reach.items() if s in those)]
        for s in stations
    }
    return {
        "stations": {s: " ".join(words) for s, words in names.items()},
        "labels": {s: f"Station {s}" for s in names},
        "dim": True,
    }
