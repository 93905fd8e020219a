"""A game as text of every kind, and back again."""

from __future__ import annotations

from sy_core.game import AnyGame
from sy_core.messages.view_text import pack, unpack
from sy_core.protocols import State
from sy_core.sharing import position_text, read_position, read_record, record_text
from sy_core.terms import MISTER_X, SPECTATOR
from tools.soak.holding import seats
from tools.soak.series import must


def come_back(game: AnyGame, state: State) -> None:
    """Records, positions, links and packed views are read as they were written."""
    must(game.load_record(game.write_record(state)) == state, "the record leads astray")
    for seat in seats(state):
        view = game.view_for(state, seat)
        must(unpack(pack(view)) == view, f"the packed view of {seat} is another one")
    _positions(game, state)
    _links(game, state)


def _positions(game: AnyGame, state: State) -> None:
    for seat in (MISTER_X, SPECTATOR):
        seen = game.view_for(state, seat)
        text = position_text(game, seen)
        again = read_position(text).view(seat)
        must(position_text(game, again) == text, f"{text} is written otherwise")
        must(game.deduce(again) == game.deduce(seen), f"{text} tells less or more")
    begun = read_position(position_text(game, game.view_for(state, MISTER_X))).state()
    must(
        list(game.legal_moves(begun)) == list(game.legal_moves(state)),
        "other moves are open in the position",
    )


def _links(game: AnyGame, state: State) -> None:
    full = record_text(game, game.view_for(state, MISTER_X))
    whole = read_record(full)
    must(whole.complete, f"{full} is not complete")
    for seat in seats(state):
        must(
            whole.view(seat) == game.view_for(state, seat), f"{full}: {seat} sees less"
        )
    public = record_text(game, game.view_for(state, SPECTATOR))
    seen = read_record(public).view(SPECTATOR)
    must(seen == game.view_for(state, SPECTATOR), f"{public} is read otherwise")
    must(record_text(game, seen) == public, f"{public} is written otherwise")
