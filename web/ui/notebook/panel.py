"""The notebook beside the map: what can be asked, and the marks as a list."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from ui.kit.html import Attributes, Child, Html, button, el
from ui.kit.icons import icon
from ui.notebook.book import Known, Notebook, Weights
from ui.notebook.current import book_of
from ui.notebook.pencil import marks_of
from ui.notebook.questions import darkness_of, may_ask, weights_of
from ui.notebook.scene import is_shown, percent
from ui.notebook.wording import advice_text, means, move_words
from ui.shell import Shell
from ui.table.curtain import Showing
from ui.table.scene import Scene

if TYPE_CHECKING:
    from ui.table.session import Session

SINGLES: Final = 4
DOUBLES: Final = 2
"""Moves of Mister X that are listed."""


def region(shell: Shell, session: Session, scene: Scene) -> Html:
    """The notebook, closed or open."""
    if session.showing.hides_table or session.over:
        return Html("")
    book = book_of(shell, session)
    words = shell.words
    shown = is_shown(book, session)
    return el(
        "section",
        {"class": "notebook", "aria-label": words("notebook.title")},
        el(
            "div",
            {"class": "notebook-acts"},
            button(
                words("notebook.title"),
                "notebook.open",
                class_="button small",
                id="notebook-open",
                aria_expanded=str(shown).lower(),
            ),
            button(
                words("notebook.hint"),
                "notebook.hint",
                class_="button small",
                id="notebook-hint",
                disabled=not may_ask(session),
            ),
        ),
        _advice(shell, book, scene),
        _pages(shell, session, book, scene) if shown else None,
    )


def _advice(shell: Shell, book: Notebook, scene: Scene) -> Html | None:
    if book.advice is None:
        return None
    text = advice_text(scene, book.advice) or shell.words("notebook.thinking")
    return el("p", {"class": "notebook-advice", "role": "status"}, text)


def _pages(shell: Shell, session: Session, book: Notebook, scene: Scene) -> list[Child]:
    known = book.looked_at()
    return [
        el("p", {"class": "notebook-told"}, told(shell, session, book, known)),
        _rounds(shell, book),
        _tools(shell, session, book),
        _darkness(shell, session, book, scene),
        _list(shell, session, book, known),
    ]


def told(shell: Shell, session: Session, book: Notebook, known: Known) -> str:
    """How many places there are, in a sentence; on trial, before and after."""
    words, n = shell.words, len(known.stations)
    mine = session.showing is Showing.SECRET
    trial = book.trial
    if trial is None:
        key = "notebook.places.x" if mine else "notebook.places"
        return words(key, n=n)
    if trial.caught:
        return words("notebook.caught")
    if mine:
        return words("notebook.places.x", n=n)
    before = Known(session.game, session.table_view)
    weights = weights_of(shell, book, before)
    gone = sum(weights.get(s, 0.0) for s in before.stations - known.stations)
    return words("notebook.shrinks", before=len(before.stations), n=n) + (
        words("notebook.found", percent=percent(gone)) if gone else ""
    )


def _rounds(shell: Shell, book: Notebook) -> Html | None:
    """Step back through Mister X's turns, and forward to now."""
    words = shell.words
    if book.trial is not None:
        return None
    at_start = bool(book.back) and book.back >= len(book.moments())
    here = (
        words("notebook.round", round=book.looked_at().view.round)
        if book.back
        else words("notebook.now")
    )

    def step(name: str, by: int, *, disabled: bool) -> Html:
        return button(
            icon(name),
            "notebook.step",
            by,
            class_="icon-button",
            id=f"notebook-{name}",
            aria_label=words("notebook.earlier" if by > 0 else "notebook.later"),
            disabled=disabled,
        )

    return el(
        "div",
        {"class": "notebook-rounds"},
        step("back", 1, disabled=at_start or not book.session.state.moves),
        el("span", None, here),
        step("forward", -1, disabled=not book.back),
    )


def _tools(shell: Shell, session: Session, book: Notebook) -> Html:
    words, trial = shell.words, book.trial
    tools: list[Child] = [
        _tool(words("notebook.pencil"), "draw", pressed=book.draws),
        _tool(
            words("notebook.what_if"),
            "what_if",
            pressed=trial is not None,
            disabled=trial is None and not may_ask(session),
        ),
    ]
    if trial is not None and trial.moves:
        tools.append(_tool(words("notebook.step_back"), "undo"))
    if marks_of(session):
        tools.append(_tool(words("notebook.rub_out"), "rub_out"))
    hint = words("notebook.pencil.how") if book.draws else ""
    return el(
        "div",
        {"class": "notebook-tools"},
        tools,
        el("p", {"class": "hint"}, hint) if hint else None,
    )


def _tool(
    label: str, verb: str, *, pressed: bool | None = None, disabled: bool = False
) -> Html:
    return button(
        label,
        f"notebook.{verb}",
        class_="button small",
        id=f"notebook-{verb.replace('_', '-')}",
        aria_pressed=None if pressed is None else str(pressed).lower(),
        disabled=disabled,
    )


def _darkness(
    shell: Shell, session: Session, book: Notebook, scene: Scene
) -> Html | None:
    """For Mister X: which of his moves leave the detectives most in the dark."""
    words = shell.words
    if book.trial is not None or book.back:
        return None
    values = darkness_of(shell, book, session)
    if not values:
        return None
    best = _best(session, values)
    rows = [
        el(
            "li",
            None,
            words(
                "notebook.dark.row",
                move=move_words(scene, move),
                n=n,
                percent=percent(chance),
            ),
        )
        for move, n, chance in best
    ]
    return el(
        "div",
        {"class": "notebook-dark"},
        el("h2", None, words("notebook.dark")),
        el("ol", None, rows),
    )


def _best(session: Session, values: Mapping[str, Any]) -> list[tuple[Any, int, float]]:
    """The best move for each kind of tickets: some single ones, and some doubles."""
    ranked = zip(values["moves"], values["possible"], values["chances"], strict=True)
    best: dict[tuple[str, ...], tuple[Any, int, float]] = {}
    for notation, n, chance in ranked:
        move = session.game.parse_move(notation)
        best.setdefault(means(move), (move, n, chance))
    singles = [found for key, found in best.items() if len(key) == 1]
    doubles = [found for key, found in best.items() if len(key) > 1]
    return [*singles[:SINGLES], *doubles[:DOUBLES]]


def _list(shell: Shell, session: Session, book: Notebook, known: Known) -> Html:
    """The marks for the keyboard and for ears; each button changes a pencil mark."""
    weights, pencil = weights_of(shell, book, known), marks_of(session)
    facts = shell.words.language, known.stations, weights, pencil
    if book.listed[0] != facts:  # most redraws leave it as it is
        book.listed = facts, _drawn(shell, known, weights, pencil)
    return book.listed[1]


def _drawn(
    shell: Shell, known: Known, weights: Weights, pencil: dict[int, str]
) -> Html:
    words = shell.words
    ranked = sorted(known.stations, key=lambda s: (-weights.get(s, 0.0), s))
    stations = [*ranked, *sorted(set(pencil) - known.stations)]

    def row(station: int) -> Html:
        parts = [words("notebook.station", station=station)]
        if station in weights:
            parts.append(words("notebook.percent", percent=percent(weights[station])))
        if station in pencil:
            parts.append(words(f"pencil.{pencil[station]}"))
        label = words("list.comma").join(parts)
        look = "row-button"
        return el("li", None, button(label, "notebook.mark", station, class_=look))

    return el(
        "details",
        {"class": "notebook-list"},
        el("summary", None, words("notebook.list", n=len(stations))),
        el("p", {"class": "hint"}, words("notebook.list.how")),
        _mark_form(shell),
        el("ul", None, [row(station) for station in stations]),
    )


def _mark_form(shell: Shell) -> Html:
    label = shell.words("notebook.mark.label")
    box: Attributes = {
        "id": "notebook-number",
        "name": "typed",
        "inputmode": "numeric",
        "autocomplete": "off",
        "maxlength": 3,
        "aria-label": label,
        "placeholder": label,
    }
    return el(
        "form",
        {"class": "type-form", "data-submit": "notebook.mark"},
        el("input", box),
        el(
            "button",
            {"class": "button", "type": "submit"},
            shell.words("notebook.mark"),
        ),
    )
