"""Which game, how many play, by which house rules, on which tiles."""

from __future__ import annotations

from typing import Final

from sy_core.hunting.tiles import LETTERS
from sy_core.registry import EDITION_IDS
from ui.editor.draft import Draft
from ui.editor.facts import dice_table
from ui.editor.form import box, part, pick, radios
from ui.editor.state import Editor
from ui.kit.html import Child, Html, button, el
from ui.setup.draft import Draft as Setup
from ui.setup.party import edition_of, is_classic
from ui.setup.rules import offered, rule
from ui.words import Words

OF_DEALS: Final = ("free_starts", "choose_light")
"""House rules about how a game is dealt: here everybody stands where they are put."""


def party(words: Words, editor: Editor) -> Html:
    """Edition, players and house rules."""
    draft = editor.draft
    counts = [(str(n), words("home.players", n=n)) for n in edition_of(draft).players]
    return part(
        words,
        editor,
        "party",
        words("setup.game"),
        words(f"edition.{draft.edition}"),
        _editions(words, draft),
        pick(
            "editor-players",
            words("setup.players"),
            counts,
            str(draft.players),
            do="editor.players",
        ),
        el("h3", None, words("setup.advanced")),
        _rules(words, draft),
        button(words("editor.deal"), "editor.deal", class_="button", id="editor-deal"),
    )


def _editions(words: Words, draft: Draft) -> Html:
    known = [each for ids in EDITION_IDS.values() for each in ids]
    return radios(
        "editor-edition",
        words("setup.game"),
        [(each, words(f"edition.{each}")) for each in known],
        draft.edition,
        do="editor.edition",
    )


def _rules(words: Words, draft: Draft) -> list[Child]:
    setup = Setup(edition=draft.edition, players=draft.players, rules=draft.rules)
    return [
        _rule(words, setup, name, values)
        for name, values in offered(setup).items()
        if name not in OF_DEALS
    ]


def _rule(words: Words, setup: Setup, name: str, values: tuple[int, ...]) -> Html:
    now = rule(setup, name)
    if all(isinstance(value, bool) for value in values):
        return box(
            f"editor-rule-{name}",
            words(f"rule.{name}"),
            checked=bool(now),
            do="editor.rule",
            arg=name,
        )
    options = [(str(int(v)), words(f"rule.{name}.{int(v)}")) for v in values]
    return radios(
        f"editor-rule-{name}",
        words(f"rule.{name}"),
        options,
        str(int(now)),
        do="editor.rule",
        arg=name,
    )


def tiles(words: Words, editor: Editor) -> Html | None:
    """The tiles of the dice game, place by place."""
    draft = editor.draft
    if is_classic(draft):
        return None
    turns = dice_table(draft).edition.expert
    places = [_tile(words, draft, at, turns=turns) for at in range(len(draft.tiles))]
    return part(
        words,
        editor,
        "tiles",
        words("editor.tiles"),
        draft.tiles,
        box(
            "editor-lay",
            words("editor.tiles.drag"),
            checked=editor.lays_tiles,
            do="editor.lay",
        ),
        el("div", {"class": "editor-tile-grid"}, places),
    )


def _tile(words: Words, draft: Draft, at: int, *, turns: bool) -> Html:
    letter = draft.tiles[at]
    options = [(each, each) for each in LETTERS]
    return el(
        "div",
        {"class": "editor-tile"},
        pick(
            f"editor-tile-{at}",
            words("editor.tile", number=at + 1),
            options,
            letter,
            do="editor.tile",
            arg=at,
            is_bare=True,
        ),
        box(
            f"editor-side-{letter}",
            words("editor.tile.light"),
            checked=letter in draft.light,
            do="editor.side",
            arg=letter,
        )
        if turns
        else None,
    )
