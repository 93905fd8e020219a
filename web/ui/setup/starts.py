"""Where everybody starts: drawn, or chosen by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sy_core.terms import Station
from ui import later
from ui.kit.forms import choice, entry, problem, segments
from ui.kit.html import Child, Html, button, el
from ui.setup.begin import SetupProblem
from ui.setup.draft import Draft
from ui.setup.party import is_classic, pawns_of
from ui.setup.rules import lays_tiles, rule
from ui.setup.stations import classic_edition, from_cards, pursuer_cards, x_cards
from ui.setup.tiles import has_light_tiles, tile_count, tile_crew
from ui.words import Words

if TYPE_CHECKING:  # of the dice game alone
    from sy_core.hunting.tiles import Tile


@dataclass(frozen=True, slots=True)
class _Form:
    """What the fields are drawn from."""

    words: Words
    draft: Draft
    errors: Mapping[str, str]
    """By the place that the rules name: what is wrong there."""


def starts(words: Words, draft: Draft, wrong: SetupProblem | None) -> Html:
    """Start stations of the classic game, tiles of the dice game."""
    body = _stations if is_classic(draft) else _tiles
    errors = {} if wrong is None else {wrong.where: wrong.in_words(words)}
    return el(
        "section",
        {"class": "card stack", "aria-labelledby": "starts-title"},
        el("h2", {"id": "starts-title"}, words("setup.starts")),
        body(_Form(words, draft, errors)),
    )


def _his(form: _Form, draft: Draft) -> list[Child]:
    """Where Mister X starts: drawn or chosen; over two devices he always draws."""
    return [
        _by_hand(form, "hand-x", "setup.starts.mister_x", chosen=draft.hand_x),
        _mister_x(form) if draft.hand_x else None,
    ]


def _by_hand(form: _Form, name: str, legend: str, *, chosen: bool) -> Html:
    words = form.words
    ways = [("drawn", words("setup.drawn")), ("hand", words("setup.chosen"))]
    intent = f"setup.{name.replace('-', '_')}"
    return segments(name, words(legend), ways, "hand" if chosen else "drawn", intent)


def _stations(form: _Form) -> list[Child]:
    draft = form.draft
    return [
        _by_hand(form, "hand", "setup.starts.pursuers", chosen=draft.hand),
        _pursuers(form) if draft.hand else None,
        *(() if draft.where else _his(form, draft)),
    ]


def _pursuers(form: _Form) -> Html:
    cards = pursuer_cards(form.draft)
    fields = [
        _station(form, index, _pawn(form, pawn), cards)
        for index, pawn in enumerate(pawns_of(form.draft))
    ]
    return el(
        "div",
        {"class": "stack"},
        el("div", {"class": "start-fields"}, fields),
        problem(form.errors.get("starts", ""), "starts"),
    )


def _pawn(form: _Form, pawn: str) -> str:
    if pawn.startswith("P"):
        return form.words("pawn.bobby", number=pawn[1:])
    return form.words(f"colour.{form.draft.colours[int(pawn[1:]) - 1]}")


def _mister_x(form: _Form) -> Html:
    words = form.words
    field = _station(form, None, words("role.mister_x"), x_cards(form.draft))
    return el(
        "div",
        {"class": "stack"},
        el("p", {"class": "notice"}, words("setup.open_secret")),
        el("div", {"class": "start-fields"}, field),
    )


def _station(
    form: _Form, index: int | None, label: str, cards: tuple[Station, ...]
) -> Html:
    """The start of a pursuer; without an index, of Mister X."""
    draft, arg = form.draft, "" if index is None else str(index)
    name, place, intent = "x_start", "x_start", "setup.x_start"
    value = draft.x_start
    if index is not None:
        name, place, intent = f"starts-{index}", f"starts[{index}]", "setup.start"
        value = draft.starts[index]
    if from_cards(draft):
        options = [(str(card), str(card)) for card in sorted(cards)]
        return choice(name, label, options, value, intent=intent, arg=arg)
    most = max(classic_edition(draft).board.stations)
    return entry(
        name,
        label,
        value,
        intent=intent,
        arg=arg,
        error=form.errors.get(place, ""),
        hint=form.words("setup.station_range", most=most),
        inputmode="numeric",
        maxlength=3,
    )


def _tiles(form: _Form) -> list[Child]:
    by_hand = lays_tiles(form.draft)
    return [
        _by_hand(form, "hand", "setup.tiles", chosen=by_hand),
        _letters(form) if by_hand else None,
    ]


def _letters(form: _Form) -> Html:
    words, draft = form.words, form.draft
    chooses = has_light_tiles(draft) and rule(draft, "choose_light")
    light = words("setup.light", n=tile_crew(draft).light)
    return el(
        "div",
        {"class": "stack"},
        _letter_field(form, "tiles", words("setup.letters", n=tile_count(draft)), 12),
        button(words("setup.draw"), "setup.draw", class_="button", id="draw"),
        _letter_field(form, "light", light, 6) if chooses else None,
        _legend(words),
    )


def _letter_field(form: _Form, name: str, label: str, most: int) -> Html:
    """Letters of tiles, all of them or those that lie light side up."""
    hint = "setup.letters.hint" if name == "tiles" else "setup.light.hint"
    return entry(
        name,
        label,
        form.draft.tiles if name == "tiles" else form.draft.light,
        intent=f"setup.{name}",
        error=form.errors.get(name, ""),
        hint=form.words(hint),
        autocapitalize="characters",
        maxlength=most,
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
