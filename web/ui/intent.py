"""What somebody wants: an intent, made by an element's ``data-do`` or by a feature."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Intent:
    """A verb of an area, such as ``play.station`` with the station's number."""

    area: str
    verb: str
    arg: str = ""
    """What it is done to: the element's ``data-arg``."""
    value: str = ""
    """What was typed or picked."""


def intent(name: str, arg: str = "", value: str = "") -> Intent:
    """An intent from its name, ``area.verb``."""
    area, _, verb = name.partition(".")
    return Intent(area, verb, arg, value)
