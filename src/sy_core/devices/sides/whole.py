"""The whole game behind the letters: Mister X's own, and the auditor's in the end."""

from __future__ import annotations

from sy_core.devices import seal
from sy_core.devices.joint_deal import dealt_to_x
from sy_core.devices.sides.public import Public
from sy_core.protocols import State
from sy_core.terms import MISTER_X, SPECTATOR, Station


def dealt(public: Public, key: bytes) -> State:
    """The game as Mister X sees it when it has been dealt."""
    game_id, share = public.transcript.game_id, public.shares[0]
    card = seal.card_seed(game_id, key, share)
    return dealt_to_x(public.game, public.setup, public.deal_seed, card)


def own_share(public: Public, key: bytes) -> bytes:
    """What Mister X gives to the deal if he has invited."""
    return seal.x_share(public.transcript.game_id, key, public.promises[1])


def hidden_card(public: Public, first: State) -> Station | None:
    """The card that only Mister X knows, where he has one."""
    card = public.game.view_for(first, MISTER_X).x_station
    seen = public.game.view_for(first, SPECTATOR).x_station
    return None if card == seen else card
