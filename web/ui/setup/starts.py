"""Where everybody starts: drawn, or chosen by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ui import later
from ui.kit.forms import choice, entry, problem, segments
from ui.kit.html import Child, Html, button, el
from ui.setup.begin import SetupFault
from ui.setup.draft import (
    Draft,
    crew_of,
    edition_of,
    is_classic,
    lays_tiles,
    pawns_of,
    rule,
    x_cards,
)
from ui.words import Words

if TYPE_CHECKING:  # of the dice game alone
    from sy_core.hunting.tiles import Tile


def starts(words: Words, draft: Draft, fault: SetupFault | None) -> Html:
    """Start stations of the classic game, tiles of the dice game."""
    body = _stations if is_classic(draft) else _tiles
    return el(
        "section",
        {"class": "card stack", "aria-labelledby": "starts-title"},
        el("h2", {"id": "starts-title"}, words("setup.starts")),
        body(words, draft, fault),
    )


def _told(words: Words, fault: SetupFault | None, where: str) -> str:
    return fault.in_words(words) if fault is not None and fault.where == where else ""


def _stations(words: Words, draft: Draft, fault: SetupFault | None) -> list[Child]:
    return [
        segments(
            "hand",
            words("setup.starts.pursuers"),
            _ways(words),
            _way(draft.hand),
            "setup.hand",
        ),
        _pursuers(words, draft, fault) if draft.hand else None,
        segments(
            "hand-x",
            words("setup.starts.mister_x"),
            _ways(words),
            _way(draft.hand_x),
            "setup.hand_x",
        ),
        _mister_x(words, draft, fault) if draft.hand_x else None,
    ]


def _ways(words: Words) -> list[tuple[str, str]]:
    return [("drawn", words("setup.drawn")), ("hand", words("setup.chosen"))]


def _way(by_hand: bool) -> str:
    return "hand" if by_hand else "drawn"


def _pursuers(words: Words, draft: Draft, fault: SetupFault | None) -> Html:
    fields = [
        _station(
            words,
            draft,
            f"starts-{index}",
            _pawn(words, draft, pawn),
            draft.starts[index],
            crew_of(draft).starts,
            _told(words, fault, f"starts[{index}]"),
            index,
        )
        for index, pawn in enumerate(pawns_of(draft))
    ]
    return el(
        "div",
        {"class": "stack"},
        el("div", {"class": "start-fields"}, fields),
        problem(_told(words, fault, "starts"), "starts"),
    )


def _pawn(words: Words, draft: Draft, pawn: str) -> str:
    if pawn.startswith("P"):
        return words("pawn.bobby", number=pawn[1:])
    return words(f"colour.{draft.colours[int(pawn[1:]) - 1]}")


def _mister_x(words: Words, draft: Draft, fault: SetupFault | None) -> Html:
    field = _station(
        words,
        draft,
        "x_start",
        words("role.mister_x"),
        draft.x_start,
        x_cards(draft),
        _told(words, fault, "x_start"),
        "",
    )
    return el(
        "div",
        {"class": "stack"},
        el("p", {"class": "notice"}, words("setup.open_secret")),
        el("div", {"class": "start-fields"}, field),
    )


def _station(  # noqa: PLR0913, PLR0917 - a field and all that is said of it
    words: Words,
    draft: Draft,
    name: str,
    label: str,
    value: str,
    cards: tuple[int, ...],
    error: str,
    arg: str | int,
) -> Html:
    intent = "setup.x_start" if name == "x_start" else "setup.start"
    if not rule(draft, "free_starts"):
        options = [(str(card), str(card)) for card in sorted(cards)]
        return choice(name, label, options, value, intent=intent, arg=arg)
    most = max(edition_of(draft).board.stations)
    return entry(
        name,
        label,
        value,
        intent=intent,
        arg=arg,
        error=error,
        hint=words("setup.station_range", most=most),
        inputmode="numeric",
        maxlength=3,
    )


def _tiles(words: Words, draft: Draft, fault: SetupFault | None) -> list[Child]:
    legend = words("setup.tiles")
    by_hand = lays_tiles(draft)
    return [
        segments("hand", legend, _ways(words), _way(by_hand), "setup.hand"),
        _letters(words, draft, fault) if by_hand else None,
    ]


def _letters(words: Words, draft: Draft, fault: SetupFault | None) -> Html:
    crew = crew_of(draft)
    chooses = edition_of(draft).expert and rule(draft, "choose_light")
    laid = entry(
        "tiles",
        words("setup.letters", n=crew.rows * 3),
        draft.tiles,
        intent="setup.tiles",
        error=_told(words, fault, "tiles"),
        hint=words("setup.letters.hint"),
        autocapitalize="characters",
        maxlength=12,
    )
    light = entry(
        "light",
        words("setup.light", n=crew.light),
        draft.light,
        intent="setup.light",
        error=_told(words, fault, "light"),
        hint=words("setup.light.hint"),
        autocapitalize="characters",
        maxlength=6,
    )
    return el(
        "div",
        {"class": "stack"},
        laid,
        button(words("setup.draw"), "setup.draw", class_="button", id="draw"),
        light if chooses else None,
        _legend(words),
    )


def _legend(words: Words) -> Html:
    tiles: Mapping[str, Tile] = later.load(later.TILES).TILES
    mark = words("setup.underground")
    named = [
        el(
            "li",
            None,
            el("b", None, tile.letter),
            f" {tile.name}",
            el("span", {"class": "hint"}, f" {mark}") if tile.has_underground else None,
        )
        for tile in tiles.values()
    ]
    return el("ul", {"class": "tile-names"}, named)
