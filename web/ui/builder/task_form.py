"""The form of a task: what the reader is to do, and what is said to the answer."""

from __future__ import annotations

from typing import Final

from ui.builder.choices import TASK, Choices
from ui.builder.controls import described, typed, with_fault
from ui.builder.faults import Pieces
from ui.builder.goals import BY_MOVES, KINDS, Goal, Mistake, Ride
from ui.kit.forms import choice, entry, segments
from ui.kit.html import Child, Html, button, el, join
from ui.words import Words

MISTAKES: Final = "builder-mistakes"
"""A region of its own: they follow a text that is typed."""
TICKETS: Final = ("T", "B", "U", "X")
MOST: Final = 20
"""Moves that can be picked; a text of one's own may say more."""


def task_controls(words: Words, choices: Choices, pieces: Pieces) -> list[Child]:
    """The question, the task itself, and the answers to it."""
    goal = choices.goal
    kinds = [(kind, words(f"builder.goal.{kind or 'none'}")) for kind in KINDS]
    legend = join([words("builder.goal"), " ", el("code", None, TASK)])
    kind = segments("b-kind", legend, kinds, goal.kind, "builder.kind")
    return [
        typed(words, choices, "ask"),
        with_fault(TASK, kind, _details(words, goal, pieces)),
        el("div", {"id": MISTAKES, "data-region": True}),
        typed(words, choices, "right"),
        typed(words, choices, "wrong"),
    ]


def _details(words: Words, goal: Goal, pieces: Pieces) -> list[Child]:
    own: list[Child] = []
    match goal.kind:
        case "reach":
            own = [_ride(words, "goal", goal.ride, pieces)]
        case "move":
            hint = words("builder.goal.moves.hint")
            own = [_text(words("builder.goal.moves"), "goal.moves", goal.moves, hint)]
        case "mark":
            hint = words("builder.stations.hint")
            where = words("builder.goal.stations")
            own = [_text(where, "goal.stations", goal.stations, hint)]
        case "own":
            own = [_text(words("builder.goal.text"), "goal.text", goal.text)]
    if goal.kind in BY_MOVES:
        own.append(_within(words, goal))
    return own


def _within(words: Words, goal: Goal) -> Html:
    counts = sorted({*range(1, MOST + 1), goal.within})
    return choice(
        "b-goal-within",
        words("builder.goal.within"),
        [(str(count), str(count)) for count in counts],
        str(goal.within),
        intent="builder.set",
        arg="goal.within",
        hint=words("builder.goal.within.hint"),
    )


def _ride(words: Words, arg: str, ride: Ride, pieces: Pieces) -> Html:
    """Which piece, where to, with which ticket: what is left open may be any."""
    anything = ("", words("builder.any"))
    return el(
        "div",
        {"class": "side-by-side"},
        _one(words("setup.figure"), f"{arg}.pawn", ride.pawn, anything, pieces),
        _text(words("builder.goal.to"), f"{arg}.to", ride.to),
        _one(
            words("builder.goal.ticket"),
            f"{arg}.ticket",
            ride.ticket,
            anything,
            tuple((ticket, words(f"ticket.{ticket}")) for ticket in TICKETS),
        ),
    )


def _one(
    title: str, arg: str, now: str, anything: tuple[str, str], known: Pieces
) -> Html:
    options = [anything, *known]
    if now not in dict(options):  # of a board that is not shown now
        options.append((now, now))
    return choice(_id(arg), title, options, now, intent="builder.set", arg=arg)


def _text(title: str, arg: str, value: str, hint: str = "") -> Html:
    name = _id(arg)
    more = described(f"{name}-hint" if hint else "", TASK)
    return entry(
        name,
        title,
        value,
        intent="builder.type",
        arg=arg,
        hint=hint,
        spellcheck="false",
        **more,
    )


def _id(arg: str) -> str:
    return f"b-{arg.replace('.', '-')}"


# ---- mistakes


def mistakes(words: Words, goal: Goal, pieces: Pieces) -> Html:
    """What is said to a mistake that many make."""
    if goal.kind not in (*BY_MOVES, "own"):
        return Html("")
    more = button(words("builder.more"), "builder.more", class_="button", id="b-more")
    rows = [_mistake(words, goal.kind, each, pieces) for each in goal.mistakes]
    return el(
        "div",
        {"class": "builder-mistakes"},
        rows,
        None if goal.kind == "own" else more,
    )


def _mistake(words: Words, kind: str, mistake: Mistake, pieces: Pieces) -> Html:
    name, arg = mistake.name, f"mistake.{mistake.name}"
    title = words("builder.mistake", name=name)
    says = entry(
        _id(f"{arg}.says"),
        words("builder.wrong"),
        mistake.says,
        intent="builder.type",
        arg=f"{arg}.says",
    )
    less = button(
        words("builder.less", name=name),
        "builder.less",
        name,
        class_="button small",
        id=f"b-less-{name}",
    )
    is_own = kind == "own"
    return el(
        "fieldset",
        {"class": "builder-mistake"},
        el("legend", None, title),
        None if is_own else _ride(words, arg, mistake.ride, pieces),
        says,
        None if is_own else less,
    )
