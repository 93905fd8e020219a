"""What everybody has left: tickets, special moves, chips, dice."""

from __future__ import annotations

from sy_core.classic.deal import fresh_purses
from sy_core.classic.editions.model import Tickets
from ui.editor.changes import count_of, most_of, purses_of
from ui.editor.draft import Draft
from ui.editor.facts import classic_table, dice_table
from ui.editor.form import numbers, part, pick
from ui.editor.look import name_of
from ui.editor.state import Editor
from ui.kit.html import Html, el
from ui.setup.party import is_classic, pawns_of
from ui.words import Words


def means(words: Words, editor: Editor) -> Html:
    """Tickets of the classic game; chips and specials of the dice game."""
    draft = editor.draft
    return part(
        words,
        editor,
        "means",
        words("rules.tickets"),
        "",
        _purses(words, draft) if is_classic(draft) else None,
        el(
            "div",
            {"class": "editor-counts"},
            [_count(words, draft, name, most) for name, most in most_of(draft).items()],
        ),
    )


def _count(words: Words, draft: Draft, name: str, most: int) -> Html:
    return pick(
        f"editor-{name}",
        words(f"editor.count.{name}"),
        numbers(most),
        str(count_of(draft, name)),
        do="editor.count",
        arg=name,
    )


def _purses(words: Words, draft: Draft) -> Html | None:
    """A row for each purse, a column for each kind of ticket."""
    purses = purses_of(draft)
    if not purses:
        return None
    fresh = fresh_purses(classic_table(draft))
    detectives = [pawn for pawn in pawns_of(draft) if pawn.startswith("D")]
    pooled = len(purses) < len(detectives)
    names = [words("card.pool")] if pooled else [name_of(words, d) for d in detectives]
    kinds = [words(f"ticket.short.{kind}") for kind in "TBU"]
    header = el("tr", None, el("td"), [el("th", {"scope": "col"}, k) for k in kinds])
    rows = [
        _purse(words, at, name, purse, fresh[at])
        for at, (name, purse) in enumerate(zip(names, purses, strict=True))
    ]
    return el(
        "table",
        {"class": "editor-purses"},
        el("thead", None, header),
        el("tbody", None, rows),
    )


def _purse(
    words: Words, at: int, name: str, purse: tuple[int, ...], fresh: Tickets
) -> Html:
    cells = [
        el(
            "td",
            None,
            pick(
                f"editor-purse-{at}-{kind}",
                f"{name}: {words(f'ticket.{sign}')}",
                numbers(fresh[kind]),
                str(purse[kind]),
                do="editor.tickets",
                arg=f"{at}.{kind}",
                is_bare=True,
            ),
        )
        for kind, sign in enumerate("TBU")
    ]
    return el("tr", None, el("th", {"scope": "row"}, name), cells)


def dice(words: Words, editor: Editor) -> Html | None:
    """The dice in hand and those that were used in this round."""
    draft = editor.draft
    if is_classic(draft) or draft.go not in ("roll", "use", "x"):
        return None
    most = dice_table(draft).detectives if draft.go == "x" else len(draft.moved)
    played = [_die(words, draft.played, "played", at) for at in range(most)]
    hand = [_die(words, draft.hand, "hand", at) for at in range(len(draft.hand))]
    return part(
        words,
        editor,
        "dice",
        words("editor.dice"),
        "",
        _dice_row(words("editor.dice.hand"), hand),
        _dice_row(words("editor.dice.played"), played),
    )


def _dice_row(legend: str, dice_of: list[Html | None]) -> Html | None:
    if not dice_of:
        return None
    named = el("legend", None, legend)
    return el("fieldset", {"class": "editor-dice-row"}, named, dice_of)


def _die(words: Words, dice_of: str, kind: str, at: int) -> Html | None:
    """A die; of those that were used, the one after the last may come."""
    if at > len(dice_of):
        return None
    faces = "TBUX" if kind == "hand" else "TBU"
    none = [] if kind == "hand" else [("", words("editor.dice.none"))]
    options = [*none, *((face, words(f"hunting.face.{face}")) for face in faces)]
    return pick(
        f"editor-{kind}-{at}",
        words("editor.die", number=at + 1),
        options,
        dice_of[at : at + 1],
        do="editor.dice",
        arg=f"{kind}.{at}",
        is_bare=True,
    )
