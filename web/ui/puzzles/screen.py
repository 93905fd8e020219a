"""All puzzles: that of the day, what comes back, the shelves, one of one's own."""

from __future__ import annotations

from typing import Final

from sy_core.puzzles.shipped import shipped
from ui.kit.forms import problem as problem_text
from ui.kit.frame import titled
from ui.kit.html import Attributes, Child, Html, button, el
from ui.puzzles.actions import handle
from ui.puzzles.making import dialog
from ui.puzzles.progress import RIGHT, Progress, best_streak, due, is_solved_on, streak
from ui.puzzles.room import day_of, room_of
from ui.puzzles.shelves import BANDS, GROUPS, of_day, shelf
from ui.puzzles.wording import SIGNS, question
from ui.shell import Area, Shell
from ui.words import Words

TEXT_BOX: Final[Attributes] = {
    "type": "text",
    "id": "puzzle-text",
    "autocomplete": "off",
    "autocapitalize": "off",
    "spellcheck": "false",
    "maxlength": 8_000,
    "aria-describedby": "own-hint",
}


def regions(shell: Shell) -> dict[str, Html]:
    """The day's puzzle first, then what there is."""
    room = room_of(shell)
    body = el(
        "main",
        {"class": "puzzles"},
        el("p", {"class": "lead"}, _so_far(shell.words, room.progress)),
        el("div", {"class": "puzzle-top"}, _daily(shell), _practice(shell)),
        el("div", {"class": "shelves"}, [_group(shell, group) for group in GROUPS]),
        _own(shell),
    )
    return {"screen": titled(shell.words, shell.words("puzzles.title"), body)}


def _so_far(words: Words, progress: Progress) -> str:
    known = sum(progress.result(name).solved for name in shipped())
    return words("puzzles.so_far", done=known, n=len(shipped()))


def _daily(shell: Shell) -> Html:
    words, progress, today = shell.words, room_of(shell).progress, day_of(shell)
    solved = is_solved_on(progress, today)
    marks = "".join(SIGNS[each == RIGHT] for each in progress.days.get(today, ""))
    share = button(
        words("puzzles.share"), "puzzles.share", class_="button", id="share-result"
    )
    return el(
        "section",
        {"class": "card puzzle-day", "aria-labelledby": "day-title"},
        el("h2", {"id": "day-title"}, words("puzzles.day")),
        el("p", None, question(words, of_day(shell.page.today()))),
        el("p", {"class": "puzzle-marks", "aria-hidden": "true"}, marks)
        if marks
        else None,
        el("p", {"class": "hint"}, _run(words, progress, today)),
        el(
            "div",
            {"class": "acts"},
            button(
                words("puzzles.day.look" if solved else "puzzles.day.open"),
                "puzzles.day",
                class_="button" if solved else "button primary",
                id="day",
            ),
            share if solved else None,
        ),
    )


def _run(words: Words, progress: Progress, today: int) -> str:
    """Days in a row, and the most there were; nothing before there are any."""
    days, best = streak(progress, today), best_streak(progress)
    told = [words("puzzles.streak", n=days) if days else ""]
    told += [words("puzzles.best", n=best) if best > max(days, 1) else ""]
    return words("home.dot").join(filter(None, told))


def _practice(shell: Shell) -> Html | None:
    words = shell.words
    waiting = due(room_of(shell).progress, day_of(shell))
    known = [name for name in waiting if name in shipped()]
    if not known:
        return None
    return el(
        "section",
        {"class": "card", "aria-labelledby": "practice-title"},
        el("h2", {"id": "practice-title"}, words("puzzles.practice")),
        el("p", None, words("puzzles.due", n=len(known))),
        button(
            words("puzzles.practise"),
            "puzzles.practise",
            class_="button primary",
            id="practise",
        ),
    )


def _group(shell: Shell, group: str) -> Html:
    words = shell.words
    return el(
        "section",
        {"class": "card shelf", "aria-labelledby": f"shelf-{group}"},
        el("h2", {"id": f"shelf-{group}"}, words(f"puzzles.group.{group}")),
        el("p", {"class": "hint"}, words(f"puzzles.group.{group}.what")),
        el("div", {"class": "bands"}, [_band(shell, group, band) for band in BANDS]),
    )


def _band(shell: Shell, group: str, band: str) -> Html | None:
    """One shelf: a way to its next puzzle, and how many of it are solved."""
    ids, words = shelf(group, band), shell.words
    if not ids:
        return None
    progress = room_of(shell).progress
    solved = sum(progress.result(name).solved for name in ids)
    count = words("puzzles.band.count", done=solved, n=len(ids))
    inside: list[Child] = [
        el("span", {"class": "band-name"}, words(f"puzzles.band.{band}")),
        el("progress", {"value": solved, "max": len(ids), "aria-hidden": "true"}),
        el("span", {"class": "band-count"}, count),
    ]
    return button(
        inside,
        "puzzles.next",
        f"{group}.{band}",
        class_="button band",
        id=f"{group}-{band}",
    )


def _own(shell: Shell) -> Html:
    """A puzzle that somebody wrote: its text, or a file."""
    words, room = shell.words, room_of(shell)
    problem = room.problem
    return el(
        "details",
        {"class": "card own-puzzle", "open": bool(problem)},
        el("summary", None, words("puzzles.own")),
        el(
            "form",
            {"class": "stack", "data-submit": "puzzles.typed"},
            el(
                "div",
                {"class": "field"},
                el("label", {"for": "puzzle-text"}, words("puzzles.own.text")),
                el("input", {**TEXT_BOX, "value": room.typed if problem else ""}),
                el("p", {"class": "hint", "id": "own-hint"}, words("puzzles.own.hint")),
                problem_text(words("puzzles.unreadable") if problem else "", "bad"),
            ),
            el("p", {"class": "quiet", "lang": "en"}, problem) if problem else None,
            el(
                "button", {"type": "submit", "class": "button"}, words("puzzles.own.go")
            ),
            button(
                words("puzzles.own.file"), "home.import", class_="button", id="own-file"
            ),
        ),
    )


AREA: Final = Area(handle, regions, dialog)
