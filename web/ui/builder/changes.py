"""Other choices, by the name of the control that was changed."""

from __future__ import annotations

from dataclasses import replace

from sy_core.registry import EDITION_IDS
from ui.builder.choices import STARTS, Choices, with_text
from ui.builder.goals import (
    KINDS,
    Goal,
    Mistake,
    Ride,
    free_name,
    goal_text,
    with_names,
)
from ui.viewer.parameters import PARTS


def changed(choices: Choices, control: str, value: str) -> Choices:
    """The choices with another value for a control, such as ``seat`` or ``goal.to``."""
    room, _, rest = control.partition(".")
    match room:
        case "start":
            return replace(choices, start=value if value in STARTS else choices.start)
        case "goal":
            return replace(choices, goal=_changed_goal(choices.goal, rest, value))
        case "mistake":
            name, _, what = rest.partition(".")
            return _with_mistake(choices, name, what, value)
        case "parts":
            return with_text(choices, "parts", _parts(choices, rest, value == "true"))
        case "sandboxed":
            return replace(choices, sandboxed=value == "true")
        case _:
            return _fitting(with_text(choices, room, value))


def with_one_more(choices: Choices) -> Choices:
    """One more mistake to be worded."""
    goal = choices.goal
    more = (*goal.mistakes, Mistake(free_name(goal)))
    return replace(choices, goal=replace(goal, mistakes=more))


def without(choices: Choices, name: str) -> Choices:
    """One mistake less."""
    left = tuple(each for each in choices.goal.mistakes if each.name != name)
    return replace(choices, goal=replace(choices.goal, mistakes=left))


def shown_parts(choices: Choices) -> tuple[str, ...]:
    """What stands beside the board."""
    text = choices.text("parts")
    return tuple(each for each in PARTS if not text or each in text.split(","))


def _parts(choices: Choices, part: str, on: bool) -> str:
    now = shown_parts(choices)
    wanted = [each for each in PARTS if (on if each == part else each in now)]
    return "" if len(wanted) == len(PARTS) else ",".join(wanted) or "none"


def _fitting(choices: Choices) -> Choices:
    """Without an edition that is not of the game that was chosen."""
    game, edition = choices.text("game"), choices.text("edition")
    if game and edition and edition not in EDITION_IDS[game]:
        return with_text(with_text(choices, "edition", ""), "players", "")
    return choices


def _changed_goal(goal: Goal, what: str, value: str) -> Goal:
    match what:
        case "kind":
            return _of_kind(goal, value) if value in KINDS else goal
        case "within":
            return replace(goal, within=int(value) if value.isdecimal() else 1)
        case "text":
            return with_names(replace(goal, text=value))
        case "moves":
            return replace(goal, moves=value)
        case "stations":
            return replace(goal, stations=value)
        case _:
            return replace(goal, ride=_changed_ride(goal.ride, what, value))


def _of_kind(goal: Goal, kind: str) -> Goal:
    """Another kind of task; one's own text begins with what was chosen so far."""
    if kind != "own" or goal.kind == "own":
        return replace(goal, kind=kind)
    text = goal_text(goal)
    return with_names(replace(goal, kind=kind, text=text))


def _changed_ride(ride: Ride, what: str, value: str) -> Ride:
    return replace(ride, **{what: value})


def _with_mistake(choices: Choices, name: str, what: str, value: str) -> Choices:
    def other(mistake: Mistake) -> Mistake:
        if mistake.name != name:
            return mistake
        if what == "says":
            return replace(mistake, says=value)
        return replace(mistake, ride=_changed_ride(mistake.ride, what, value))

    mistakes = tuple(other(each) for each in choices.goal.mistakes)
    return replace(choices, goal=replace(choices.goal, mistakes=mistakes))
