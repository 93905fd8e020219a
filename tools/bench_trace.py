"""What kept the page's own thread busy: bursts of work, read from Chromium's trace.

A burst begins with a task that does something and ends with the frame that shows what
came of it, so it holds the script and all that the browser makes of its result: styles,
layout, painting. Waiting in between does not count, other tasks do.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

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

Event = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Burst:
    """Work for one input, or for one move of a computer; milliseconds."""

    what: str
    """What had been done last."""
    clock: float
    """By the clock, in tasks of the page's own thread."""
    work: float
    """Processor time of that; less where other programs had the processor."""


@dataclass(frozen=True, slots=True)
class Trace:
    """What was measured while somebody played."""

    bursts: tuple[Burst, ...]
    tasks: tuple[Burst, ...]
    """Every single task that was noticed."""


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
    single = (_burst([t], marks) for t in tasks if t["dur"] >= NOTICED)
    bursts = (_burst(found, marks) for found in _bursts(tasks, frames))
    return Trace(tuple(bursts), tuple(single))


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


def _bursts(tasks: list[Event], frames: list[int]) -> Iterator[list[Event]]:
    rest = iter(tasks)
    for task in rest:
        if task["dur"] < NOTICED:
            continue
        found = [task]
        shown = bisect_right(frames, task["ts"])
        end = frames[shown] if shown < len(frames) else task["ts"]
        end = min(end, task["ts"] + PATIENCE)
        while found[-1]["ts"] + found[-1]["dur"] < end:
            following = next(rest, None)
            if following is None or following["ts"] > end:
                break
            found.append(following)
        yield found


def _burst(tasks: list[Event], marks: list[tuple[int, str]]) -> Burst:
    at = bisect_right(marks, (tasks[0]["ts"] + tasks[0]["dur"], "")) - 1
    return Burst(marks[max(at, 0)][1], _total(tasks, "dur"), _total(tasks, "tdur"))


def _total(tasks: list[Event], name: str) -> float:
    """Of some measure of tasks; where the processor's is missing, the clock's."""
    each = (task[name] if name in task else task["dur"] for task in tasks)
    return float(sum(each)) / 1_000
