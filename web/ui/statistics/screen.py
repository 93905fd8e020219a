"""Statistics: what was counted on this device, in numbers and in pictures."""

from __future__ import annotations

from typing import Final

from sy_core.registry import GAMES
from ui.kit.forms import problem
from ui.kit.frame import titled
from ui.kit.html import Child, Html, button, el
from ui.kit.kept import undo_strip
from ui.shell import Area, Shell
from ui.statistics.actions import handle, state_of
from ui.statistics.pictures import card, places_card, rate_card, rounds_card
from ui.statistics.puzzles import PuzzleTally, puzzle_tally
from ui.statistics.series import Line, decided, lines, plainest, quickest, whole
from ui.statistics.tables import lines_table, share
from ui.table.seating import LEVELS
from ui.tally.book import all_of
from ui.tally.keeping import kept_book
from ui.tally.moments import MOMENTS
from ui.tally.played import BOTH, MIXED, PEOPLE
from ui.tally.totals import Totals, summed
from ui.words import Words


def regions(shell: Shell) -> dict[str, Html]:
    """Numbers first, then pictures, then what is done with all that."""
    words = shell.words
    found = kept_book(shell.store)
    known = all_of(found.book)
    cards = (
        [
            _games(words, known),
            rate_card(words, found.book.games),
            [rounds_card(words, known.counts, game) for game in GAMES],
            places_card(words, known.counts),
            _bests(words, known),
        ]
        if known.counts
        else None
    )
    body = el(
        "main",
        {"class": "statistics"},
        _notice(shell, newer=found.newer, empty=not known.counts),
        _figures(words, whole(known.counts)) if known.counts else None,
        el(
            "div",
            {"class": "tallies"},
            cards,
            _moments(shell, known) if known.earned else None,
            _puzzles(words, puzzle_tally(shell)),
            _kept(shell, empty=not (known.counts or found.newer)),
        ),
        _undo(shell),
    )
    return {"screen": titled(words, words("home.statistics"), body)}


def _notice(shell: Shell, *, newer: bool, empty: bool) -> list[Child]:
    """What is going on, if there is anything to say about it."""
    words, waiting = shell.words, len(state_of(shell).waiting)
    text = ""
    if newer:
        text = words("statistics.newer")
    elif waiting:
        text = words("statistics.counting", n=waiting)
    elif empty:
        text = words("statistics.none")
    return [el("p", {"class": "quiet", "role": "status"}, text)] if text else []


def _figures(words: Words, line: Line) -> Html:
    """Three numbers, large."""
    told = [(words("statistics.games"), str(line.games))]
    if line.decided:
        told += [
            (words("statistics.won"), str(line.won)),
            (
                words("statistics.share"),
                words("statistics.percent", percent=share(line)),
            ),
        ]
    rows = [el("div", None, el("dt", None, n), el("dd", None, v)) for n, v in told]
    return el("dl", {"class": "figures"}, rows)


def _games(words: Words, known: Totals) -> Html:
    """By edition, by side, by opponent."""
    sides = {
        **{name: words(f"role.{name}") for name in ("mister_x", "detectives")},
        BOTH: words("statistics.both"),
    }
    opponents = {
        **{str(level): words(f"level.{level}") for level in LEVELS},
        PEOPLE: words("statistics.people"),
        MIXED: words("statistics.mixed"),
    }
    editions = {
        name: words(f"edition.{name}")
        for game in GAMES.values()
        for name in game.editions
    }
    found = (
        ("edition", lines(known.counts, 1), editions),
        ("side", lines(known.counts, 2), sides),
        ("opponent", lines(decided(known.counts), 3), opponents),
    )
    tables = [
        lines_table(words, words(f"statistics.{key}"), rows, names)
        for key, rows, names in found
        if rows
    ]
    both = summed(known.counts, "game", "", BOTH)
    why = el("p", {"class": "hint"}, words("statistics.both.why")) if both else None
    return card(words("statistics.numbers"), tables, why)


def _bests(words: Words, known: Totals) -> Html:
    """What went best so far, and what it took."""
    counts = known.counts
    told = [
        *(
            words(f"statistics.best.{game}", round=number)
            for game in GAMES
            if (number := quickest(counts, game)) is not None
        ),
        words("statistics.best.streak", number=known.streak) if known.streak else "",
    ]
    if (fewest := plainest(counts)) is not None:
        told.append(words("statistics.best.plain", number=fewest))
    told += [
        words(f"statistics.used.{what}", number=number)
        for what in ("double", "black")
        if (number := summed(counts, "used", what))
    ]
    rows = [el("li", None, text) for text in told if text]
    return card(words("statistics.bests"), el("ul", None, rows)) if rows else Html("")


def _moments(shell: Shell, known: Totals) -> Html:
    """What was there already, with its date; the others only for who wants to know."""
    words, earned = shell.words, known.earned
    there = [
        el(
            "li",
            None,
            words(f"statistics.moment.{name}"),
            el("span", {"class": "quiet"}, _date(shell, earned[name])),
        )
        for name in sorted(earned, key=lambda name: (earned[name], MOMENTS.index(name)))
    ]
    others = [name for name in MOMENTS if name not in earned]
    rest = [el("li", None, words(f"statistics.moment.{name}")) for name in others]
    summary = el("summary", None, words("statistics.moments.others"))
    return card(
        words("statistics.moments"),
        el("ul", {"class": "moments"}, there),
        el("details", None, summary, el("ul", None, rest)) if rest else None,
    )


def _date(shell: Shell, date: int) -> str:
    return shell.page.format_date(date, shell.words.language)


def _puzzles(words: Words, tally: PuzzleTally | None) -> Html | None:
    if tally is None:
        return None
    solved, tried = tally.solved, tally.tried
    told = [words("statistics.puzzles.solved", solved=solved, tried=tried)]
    if tally.best_streak:
        told.append(words("statistics.puzzles.streak", number=tally.best_streak))
    rows = [el("li", None, text) for text in told]
    return card(words("statistics.puzzles"), el("ul", None, rows))


def _kept(shell: Shell, *, empty: bool) -> Html:
    """Where all of this is, and what can be done with it."""
    words = shell.words
    take = button(words("home.act.export"), "statistics.export", class_="button")
    bring = button(words("statistics.import"), "statistics.choose", class_="button")
    erase = button(words("statistics.erase"), "statistics.ask", class_="button")
    return card(
        words("statistics.kept"),
        el("p", None, words("statistics.kept.what")),
        el(
            "div",
            {"class": "share-acts"},
            bring if empty else [take, bring, erase],
        ),
        problem(state_of(shell).problem, "statistics-problem"),
    )


def _undo(shell: Shell) -> Html | None:
    """As after deleting a game."""
    if not state_of(shell).erased:
        return None
    return undo_strip(shell.words, shell.words("statistics.erased"), "statistics")


def dialog(shell: Shell, _name: str) -> tuple[str, Child]:
    """Whether all of it is to go."""
    words = shell.words
    yes = words("statistics.erase.yes")
    body = el(
        "div",
        {"class": "stack"},
        el("p", None, words("statistics.erase.why")),
        button(yes, "statistics.erase", class_="button primary", id="erase"),
    )
    return words("statistics.erase.title"), body


AREA: Final = Area(handle, regions, dialog)
