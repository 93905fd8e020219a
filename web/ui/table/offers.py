"""What can be tapped: every open move as an offer, and the choice being made.

Both games are treated alike. Mister X's turn is offered leg by leg, so that a double
is played as it is thought: arm it, ride, see what follows, take the first leg back.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import takewhile

from sy_core.move import Move
from sy_core.protocols import State
from sy_core.registry import AnyGame
from sy_core.terms import MISTER_X, Pawn, Station


@dataclass(frozen=True, slots=True)
class Offer:
    """One open move, or one leg of a double."""

    move: Move
    key: str
    """Its notation: unlike any other offer's."""

    @property
    def to(self) -> Station | None:
        """The station to tap; None: a button."""
        return self.move.to

    @property
    def pawn(self) -> Pawn | None:
        """The pursuer that moves; None: Mister X, or nobody."""
        return self.move.pawn


@dataclass(frozen=True, slots=True)
class Choice:
    """What the player has tapped so far."""

    pawn: Pawn | None = None
    target: Station | None = None
    key: str | None = None
    armed: int = 0
    """Double tickets that are to be played."""
    taken: tuple[Move, ...] = ()
    """Legs of the double that are settled."""


NOTHING = Choice()


def offers(game: AnyGame, state: State, choice: Choice) -> tuple[Offer, ...]:
    """Everything that may be tapped now, whatever pawn is chosen."""
    if game.is_chance(state):
        return ()
    if MISTER_X not in game.to_move(state):
        moves = tuple(game.legal_moves(state))
    elif choice.armed:
        more = choice.armed - len(choice.taken)
        moves = game.legal_legs(state, choice.taken, more)
    else:  # both games list single moves before doubles: stop at the first of these
        singles = takewhile(lambda move: move.kind != "double", game.legal_moves(state))
        moves = tuple(singles)
    # An appearance is no offer: its tickets are chosen in a dialog.
    single = (move for move in moves if move.kind != "appear")
    return tuple(Offer(move, game.format_move(move)) for move in single)


def at_target(open_now: tuple[Offer, ...], choice: Choice) -> tuple[Offer, ...]:
    """The offers at the tapped station, of the chosen pawn if one is chosen."""
    return tuple(
        offer
        for offer in of_pawn(open_now, choice)
        if offer.to is not None and offer.to == choice.target
    )


def of_pawn(open_now: tuple[Offer, ...], choice: Choice) -> tuple[Offer, ...]:
    """The offers of the chosen pawn; of all while none is chosen."""
    if choice.pawn is None:
        return open_now
    return tuple(offer for offer in open_now if offer.pawn == choice.pawn)


def picked(open_now: tuple[Offer, ...], choice: Choice) -> Offer | None:
    """The one offer that the choice has come to."""
    here = at_target(open_now, choice)
    if choice.key is not None:
        return next((offer for offer in here if offer.key == choice.key), None)
    return here[0] if len(here) == 1 else None


def tapped(open_now: tuple[Offer, ...], choice: Choice, station: Station) -> Choice:
    """The choice after tapping a station where something is open."""
    aimed = replace(choice, target=station, key=None)
    if not at_target(open_now, aimed):
        aimed = replace(aimed, pawn=None)  # another pawn can go there
    return aimed


def most_doubles(game: AnyGame, state: State) -> int:
    """How many double tickets may be played in this turn."""
    count = 0
    while MISTER_X in game.to_move(state) and game.legal_legs(state, (), count + 1):
        count += 1
    return count


def settled(game: AnyGame, choice: Choice, offer: Offer) -> tuple[Choice, Move | None]:
    """What confirming an offer leads to: a further leg to choose, or a whole move."""
    if len(choice.taken) < choice.armed:
        return Choice(armed=choice.armed, taken=(*choice.taken, offer.move)), None
    if choice.taken:
        return NOTHING, game.double((*choice.taken, offer.move))
    return NOTHING, offer.move
