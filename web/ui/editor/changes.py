"""A draft with one thing changed, from what a form or a finger says."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from sy_core.classic.deal import fresh_purses
from sy_core.classic.position.read import ENDS as CLASSIC_ENDS
from sy_core.hunting.position.read import ENDS as DICE_ENDS
from sy_core.registry import EDITION_IDS, game_named
from sy_core.sharing import position_text
from sy_core.terms import MISTER_X
from ui.editor.draft import Draft, Purse
from ui.editor.facts import classic_table, dice_table, left_of, stations_of, usual_go
from ui.editor.logbook import settled, with_station, with_turn, with_x
from ui.editor.text import Problem, check, draft_of
from ui.setup.changes import with_rule as with_rule_of_setup
from ui.setup.draft import Draft as Setup
from ui.setup.party import edition_of, is_classic, pawns_of

MISTER_X_PIECE = "X"


def dealt(edition: str, players: int, rng: Random) -> Draft:
    """A fresh deal."""
    game = game_named(edition)
    state = game.new_game(edition, players, rng=rng)
    fresh = draft_of(position_text(game, game.view_for(state, MISTER_X)))
    return replace(fresh, may=("", ""))  # whoever sets pieces up needs no start cards


def placed(draft: Draft, piece: str, station: int | None) -> Draft:
    """A piece somewhere else; ``X`` or the name of a pursuer."""
    if station is not None and station not in stations_of(draft):
        return draft
    if piece == MISTER_X_PIECE:
        return with_x(draft, station)
    if piece.startswith("e"):
        return with_station(draft, int(piece[1:]), station)
    pawns = pawns_of(draft)
    if piece not in pawns:
        return draft
    index = pawns.index(piece)
    moved = replace(draft, at=(*draft.at[:index], station, *draft.at[index + 1 :]))
    return with_go(moved, moved.go)


def with_edition(draft: Draft, edition: str, rng: Random) -> Draft:
    """Another edition: as much stays as it can; of another game, a fresh deal."""
    if not any(edition in known for known in EDITION_IDS.values()):
        return draft
    other = game_named(edition).editions[edition]
    players = min(other.players, key=lambda count: abs(count - draft.players))
    if game_named(edition) is not game_named(draft.edition):
        return dealt(edition, players, rng)
    fresh = dealt(edition, players, rng)
    bare = replace(draft, edition=edition, rules=fresh.rules, light=fresh.light)
    if not is_classic(draft) and len(bare.tiles) == len(fresh.tiles):
        turned = [letter for letter in fresh.light if letter in bare.tiles]
        more = [letter for letter in bare.tiles if letter not in turned]
        light = sorted([*turned, *more][: len(fresh.light)])
        bare = replace(bare, light="".join(light))
    kept = with_players(bare, players, rng)
    begun = replace(kept, log=(), go="x", end="", moved=(), start=None, x=kept.x[-1:])
    sound = (each for each in (kept, begun) if not isinstance(check(each), Problem))
    return next(sound, fresh)


def with_players(draft: Draft, players: int, rng: Random) -> Draft:
    """Another number of players; who comes stands on a start card."""
    if players not in edition_of(draft).players:
        return draft
    fresh = dealt(draft.edition, players, rng)
    if len(fresh.tiles) != len(draft.tiles):
        return fresh
    wanted = replace(draft, players=players)
    free = [station for station in fresh.at if station not in draft.at]
    count = len(pawns_of(wanted))
    at = (*draft.at, *free, *((None,) * count))[:count]
    rules = tuple(rule for rule in draft.rules if rule[0] != "bobby_keeper")
    bare = replace(wanted, at=at, rules=rules, tickets=None, black=None, doubles=None)
    return with_go(settled(bare), draft.go)


def with_rule(draft: Draft, name: str, value: str) -> Draft:
    """Another value of a house rule."""
    setup = Setup(edition=draft.edition, players=draft.players, rules=draft.rules)
    rules = with_rule_of_setup(setup, name, value).rules
    return settled(replace(draft, rules=rules, tickets=None))


def with_go(draft: Draft, word: str) -> Draft:
    """What comes next, or how it ended: a word of position text."""
    ends = CLASSIC_ENDS if is_classic(draft) else DICE_ENDS
    if word in ends:
        return replace(draft, go="", end=word, hand="", played="")
    if not is_classic(draft):
        return _dice_turn(replace(draft, end=""), word)
    if word != "x" and not draft.log:
        draft = with_turn(draft)
    moved = draft.moved if word == "pursuit" else ()
    return replace(draft, go=word or "x", end="", moved=moved)


def _dice_turn(draft: Draft, word: str) -> Draft:
    """The dice lie as the turn wants it: each detective who has moved leaves one."""
    usual = usual_go(draft)
    in_play = ("roll", "use", "x")
    go = word if word in in_play and usual in in_play else usual
    pursuit = go in ("roll", "use")
    detectives = dice_table(draft).detectives
    moved = [each for each in draft.moved if each in pawns_of(draft)] if pursuit else []
    most = detectives if go == "x" else len(moved)
    played = draft.played[:most] if go in in_play else ""
    count = dice_table(draft).crew.dice - len(played) if go == "use" else 0
    hand = (draft.hand + "T" * count)[:count]
    return replace(draft, go=go, moved=tuple(moved), played=played, hand=hand)


def with_moved(draft: Draft, pawn: str, *, moved: bool) -> Draft:
    """Whether a pursuer has moved in this round."""
    had = {*draft.moved, pawn} if moved else {*draft.moved} - {pawn}
    changed = replace(draft, moved=tuple(p for p in pawns_of(draft) if p in had))
    return with_go(changed, draft.go)


def purses_of(draft: Draft) -> tuple[Purse, ...]:
    """The tickets of each purse."""
    return draft.tickets or tuple(map(tuple, fresh_purses(classic_table(draft))))


def with_tickets(draft: Draft, purse: int, kind: int, count: int) -> Draft:
    """Another number of tickets in a purse."""
    fresh = tuple(map(tuple, fresh_purses(classic_table(draft))))
    if not 0 <= count <= fresh[purse][kind]:
        return draft
    purses = [list(each) for each in purses_of(draft)]
    purses[purse][kind] = count
    tickets = tuple(map(tuple, purses))
    said = None if tickets == fresh else tickets
    return replace(draft, tickets=said, supply=None)


def with_count(draft: Draft, name: str, count: int) -> Draft:
    """So many of something are left: black tickets, doubles, chips, helicopters."""
    most = most_of(draft)
    if name not in most or not 0 <= count <= most[name]:
        return draft
    said = None if count == most[name] else count
    match name:
        case "black":
            return replace(draft, black=said)
        case "doubles":
            return replace(draft, doubles=said)
        case "helicopters":
            return replace(draft, helicopters=said)
        case "chips":
            return replace(draft, chips=said)
    return replace(draft, appeared=count)


def most_of(draft: Draft) -> dict[str, int]:
    """Of everything that is counted, as much as there can be."""
    left = left_of(draft)
    if not is_classic(draft):
        return {**left, "chips": 3}
    appearances = min(classic_table(draft).rules.appearances, len(draft.log))
    return {**left, **({"appeared": appearances} if appearances else {})}


def count_of(draft: Draft, name: str) -> int:
    """How many are left, or as many as there can be."""
    if name == "appeared":
        return draft.appeared
    said: int | None = getattr(draft, name)
    return most_of(draft)[name] if said is None else said


def with_dice(draft: Draft, kind: str, index: int, face: str) -> Draft:
    """Another face of a die in hand, or another used one; nothing: none lies there."""
    if face not in ("T", "B", "U", "X", ""):
        return draft
    dice = draft.hand if kind == "hand" else draft.played
    changed = dice[:index] + face + dice[index + 1 :]
    if kind == "hand":
        return replace(draft, hand=changed)
    return with_go(replace(draft, played=changed), draft.go)
