"""What kept the page's own thread busy: bursts of work, read from Chromium's trace.

A burst begins with an input, or with another task that does something, and ends with
the frame that shows what came of it, so it holds the script and all that the browser
makes of its result: styles, layout, painting. Waiting in between does not count, other
tasks do. What is done in idle moments begins no burst, but is part of one if it comes
between an input and its frame.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple, TypedDict

CATEGORIES: Final = (
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
)
LABEL: Final = "bench: "
"""How marks begin that say what is done next."""
NOTICED: Final = 4_000
"""Microseconds: shorter tasks begin no burst."""
PATIENCE: Final = 250_000
"""Microseconds after which work that shows nothing is over."""

INPUTS: Final = ("pointerdown", "keydown")
"""How a gesture begins."""


class Said(TypedDict, total=False):
    """What is told of an event: a thread's name, or what was dispatched."""

    name: str
    data: Said
    type: str


class Event(TypedDict, total=False):
    """An event of a trace; times in microseconds."""

    name: str
    ph: str
    pid: int
    tid: int
    ts: int
    dur: int
    tdur: int
    args: Said


class Burst(NamedTuple):
    """Work for one input, or for one move of a computer; milliseconds.

    *what* had been done last. The *clock* counts all tasks of the page's own thread,
    *work* their processor time: less, where other programs had the processor.
    """

    what: str
    clock: float
    work: float


class Trace(NamedTuple):
    """What was measured while somebody played; *tasks* are those that were noticed."""

    bursts: tuple[Burst, ...]
    tasks: tuple[Burst, ...]


def read_trace(data: bytes) -> Trace:
    """The main thread of the page that was busiest."""
    events: list[Event] = json.loads(data)["traceEvents"]
    threads = {
        (e["pid"], e["tid"])
        for e in events
        if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"
    }
    by_thread = {thread: _tasks(events, thread) for thread in threads}
    thread = max(by_thread, key=lambda at: sum(t["dur"] for t in by_thread[at]))
    marks = sorted(
        (e["ts"], e["name"].removeprefix(LABEL))
        for e in events
        if e["name"].startswith(LABEL) and e["pid"] == thread[0]
    )
    tasks = [task for task in by_thread[thread] if task["ts"] >= marks[0][0]]
    frames = sorted(
        e["ts"] + e["dur"]
        for e in events
        if e["name"] == "Commit" and (e["pid"], e["tid"]) == thread and "dur" in e
    )
    own = [e for e in events if (e["pid"], e["tid"]) == thread]
    inputs = _starts(tasks, (e for e in own if _is_input(e)))
    idle = _starts(tasks, (e for e in own if e["name"] == "FireIdleCallback"))
    single = (_burst([t], marks) for t in tasks if t["dur"] >= NOTICED)
    bursts = (
        _burst(found, marks)
        for found in _bursts(tasks, frames, inputs, idle)
        if max(task["dur"] for task in found) >= NOTICED
    )
    return Trace(tuple(bursts), tuple(single))


def _is_input(event: Event) -> bool:
    if event["name"] != "EventDispatch":
        return False
    return event["args"]["data"]["type"] in INPUTS


def _starts(tasks: list[Event], events: Iterable[Event]) -> set[int]:
    """When the tasks began in which events happened."""
    begun = [task["ts"] for task in tasks]
    return {begun[max(0, bisect_right(begun, event["ts"]) - 1)] for event in events}


def _tasks(events: list[Event], thread: tuple[int, int]) -> list[Event]:
    """Tasks in order, without those that run inside another one."""
    every = sorted(
        (
            e
            for e in events
            if e["name"] == "RunTask"
            and e["ph"] == "X"
            and (e["pid"], e["tid"]) == thread
        ),
        key=lambda e: (e["ts"], -e["dur"]),
    )
    outer: list[Event] = []
    for task in every:
        if not outer or task["ts"] >= outer[-1]["ts"] + outer[-1]["dur"]:
            outer.append(task)
    return outer


def _bursts(
    tasks: list[Event], frames: list[int], inputs: set[int], idle: set[int]
) -> Iterator[list[Event]]:
    found: list[Event] = []
    end = 0
    for task in tasks:
        if found and (task["ts"] in inputs or task["ts"] > end):
            yield found
            found = []
        if found:
            found.append(task)
        elif task["ts"] in inputs or _is_noticed(task, idle):
            found = [task]
            shown = bisect_right(frames, task["ts"])
            end = frames[shown] if shown < len(frames) else task["ts"]
            end = min(end, task["ts"] + PATIENCE)
        if found and task["ts"] + task["dur"] >= end:
            yield found
            found = []
    if found:
        yield found


def _is_noticed(task: Event, idle: set[int]) -> bool:
    return task["dur"] >= NOTICED and task["ts"] not in idle


def _burst(tasks: list[Event], marks: list[tuple[int, str]]) -> Burst:
    at = bisect_right(marks, (tasks[0]["ts"] + tasks[0]["dur"], "")) - 1
    return Burst(marks[max(at, 0)][1], _total(tasks, "dur"), _total(tasks, "tdur"))


def _total(tasks: list[Event], name: Literal["dur", "tdur"]) -> float:
    """Of some measure of tasks; where the processor's is missing, the clock's."""
    each = (task[name] if name in task else task["dur"] for task in tasks)
    return float(sum(each)) / 1_000
