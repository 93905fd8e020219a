"""The verbs of the table's half, alike in both games.

No rule stands here. Whatever this half is asked, a whole game that looks like it is
asked (:attr:`OpenHalf.alike`), by the rules of the whole game. Whatever Mister X's
device tells is believed only if such a game would tell the very same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final, cast

from sy_core.deduction import no_such_game
from sy_core.errors import (
    DisclosureError,
    DisclosureFault,
    IllegalMoveError,
    NotationError,
    ViewError,
)
from sy_core.halves.opening import disagreement
from sy_core.halves.seeing import Seeing
from sy_core.halves.values import Disagreement, Disclosure, E, Known, M, OpenHalf, S, V
from sy_core.knowledge import Turn, check_seat
from sy_core.move import LegalMoves, Move, PawnRide
from sy_core.outcome import EndReason, Outcome
from sy_core.protocols import Event, View
from sy_core.refusal import Reason, Refusal
from sy_core.terms import MISTER_X, Seat, Station

CAUGHT: Final = Outcome(EndReason.CAUGHT)
BLOCKED: Final = Outcome(EndReason.BLOCKED)


class TableHalf(Seeing[S, M, V, E]):
    """What can be done with an :class:`OpenHalf`."""

    def begin(self, first: S) -> OpenHalf[S, M, V]:
        """The table's half of a game that begins like *first*, wherever he is there.

        Where his start is open to all, it must be the true one.
        """
        return self.believed(self.game.shorthand.as_seen(first, (), known=False))

    def explain(
        self, half: OpenHalf[S, M, V], move: M, seat: Seat | None = None
    ) -> Refusal | None:
        """Why *move* is refused to the pursuers, or None if it is legal."""
        if half.is_over:
            return Refusal(Reason.GAME_OVER)
        if half.waits:  # and if he is to move, his own device does it
            return Refusal(Reason.NOT_YOUR_TURN)
        return self.game.explain(half.alike, move, seat)

    def legal_moves(self, half: OpenHalf[S, M, V]) -> LegalMoves[OpenHalf[S, M, V], M]:
        """Every move that :meth:`apply` accepts: none while the table waits."""
        return LegalMoves(half, self.explain, self._enumerate)

    def apply(
        self, half: OpenHalf[S, M, V], move: M, seat: Seat | None = None
    ) -> OpenHalf[S, M, V]:
        """The half after a pursuer's move or a roll, as if it had not met him.

        If it must have met him, for all that the table knows, the game is over.
        """
        refusal = self.explain(half, move, seat)
        if refusal is not None:
            raise IllegalMoveError(self.game.format_move(move), refusal)
        after = self.game.apply(half.alike, move)
        asked = (*half.asked, move)
        if after.outcome == CAUGHT:
            if self.game.deduce(half.view) == {after.x_station}:
                return OpenHalf(half.told, asked, self.table_view(after), after)
            after = self._sampled(self.supposed(half.view, _events((move,))))
        view = self.view_after(half.alike, after)
        return OpenHalf(half.told, asked, view, after)

    def undo(self, half: OpenHalf[S, M, V]) -> OpenHalf[S, M, V]:
        """The half before the last move that he has not answered, if there is one."""
        if not half.asked:
            return half
        return self._after(self._resumed(half.told), half.asked[:-1])

    def take(self, half: OpenHalf[S, M, V], told: Disclosure[E]) -> OpenHalf[S, M, V]:
        """The half after what Mister X's device tells; a lie that shows is refused."""
        if half.told.outcome is not None:
            raise DisclosureError(DisclosureFault.OVER)
        if not 0 <= told.made <= len(half.asked):
            raise DisclosureError(DisclosureFault.COUNT)
        for world in self._at_hand(half, told):
            now = self._resting_at(world)
            if self.disclosed(half.told, now.view, told.made) == told:
                return now
        return self._sought(half, told)

    def view_for(self, half: OpenHalf[S, M, V], seat: Seat) -> V:
        """All that *seat* may know; Mister X's own knowledge is not on this device."""
        check_seat(half.view.table, seat)
        if seat == MISTER_X:
            raise ViewError("Mister X is not at this table")
        return self.seen_from(half.view, seat)

    def to_move(self, half: OpenHalf[S, M, V]) -> tuple[Seat, ...]:
        """The seats that may make the next move; Mister X: his device is to speak."""
        return half.view.to_move

    def deduce(self, half: OpenHalf[S, M, V]) -> frozenset[Station]:
        """Where Mister X can be, if none of the moves met him that are not answered."""
        return self.game.deduce(half.view)

    def believed(self, claim: V) -> OpenHalf[S, M, V]:
        """The half of which *claim* has the history and the log, all of it answered.

        A ViewError or an IllegalMoveError where no game is like that.
        """
        said = {claim.known_start, *(seen.station for seen in claim.trail), None}
        if not said <= {*claim.table.stations, None} or not _can_end_so(claim):
            raise no_such_game()
        return self._resting_at(self._world_like(claim))

    def opened(self, half: OpenHalf[S, M, V], whole: S) -> S | Disagreement:
        """The whole game that Mister X's device hands over, if it is what was told."""
        told, true = half.view, self.table_view(whole)
        return disagreement(told, true, self.game.records.redacted) or whole

    def _enumerate(self, half: OpenHalf[S, M, V]) -> Iterator[M]:
        waits = half.waits or half.is_over
        return iter(()) if waits else iter(self.game.legal_moves(half.alike))

    def _at_hand(self, half: OpenHalf[S, M, V], told: Disclosure[E]) -> Iterator[S]:
        """The game at hand, gone on as it is told: mostly no other has to be sought."""
        game = self.game
        if told.made < len(half.asked):
            return
        if told.event is None:
            yield half.alike
        elif not half.asked and half.waits:
            moves = iter(game.legal_moves(half.alike))
            likely = (m for m in moves if _is_like(game.format_move(m), m, told.event))
            yield from (game.apply(half.alike, move) for move in islice(likely, 1))

    def _sought(
        self, half: OpenHalf[S, M, V], told: Disclosure[E]
    ) -> OpenHalf[S, M, V]:
        """The half after *told*, with any game that would tell this, too."""
        if not self.is_tellable(half.told, told):
            raise DisclosureError(DisclosureFault.FORM)
        if told.outcome == CAUGHT and not told.made:  # what is answered is answered
            raise DisclosureError(DisclosureFault.OUTCOME)
        try:
            now = self.believed(self._claim(half, told))
        except ViewError:
            raise DisclosureError(DisclosureFault.JOURNEY) from None
        except IllegalMoveError as error:
            fault = DisclosureFault.ILLEGAL
            raise DisclosureError(fault, error.refusal) from None
        except NotationError:
            raise DisclosureError(DisclosureFault.FORM) from None
        _compare(told, self.disclosed(half.told, now.view, told.made))
        return now if now.is_over else self._after(now, half.asked[told.made :])

    def _claim(self, half: OpenHalf[S, M, V], told: Disclosure[E]) -> V:
        """All that was told until now and what is told of his latest doings."""
        before = half.told
        if not before.history:  # that he can move at all has not been said yet
            before = self.game.shorthand.as_seen(half.alike, (), known=False)
        moves: tuple[E, ...] = _events(half.asked[: told.made])
        events = moves if told.event is None else (*moves, told.event)
        stations = dict(told.shown)
        known = Known(stations, told.outcome, told.announced)
        return self.supposed(before, events, known)

    def _resting_at(self, world: S) -> OpenHalf[S, M, V]:
        view = self.table_view(world)
        return OpenHalf(view, (), view, world)

    def _resumed(self, told: V) -> OpenHalf[S, M, V]:
        return OpenHalf(told, (), told, self._world_like(told))

    def _after(self, half: OpenHalf[S, M, V], moves: Sequence[M]) -> OpenHalf[S, M, V]:
        for move in moves:
            half = self.apply(half, move)
        return half

    def _world_like(self, claim: V) -> S:
        """A whole game with this history, by all the rules; if it goes on, so does he.

        One in which he is blocked looks the same until his turn begins (R7).
        """
        world = self._sampled(claim)
        if world.outcome == BLOCKED and claim.outcome is None:
            world = self._sampled(self.game.shorthand.unblocked(claim))
        return world

    def _sampled(self, claim: V) -> S:
        world = Random(0)  # noqa: S311 - as good as any other, and always the same
        return self.game.sample_state(claim, world, self.game.apply)


def _is_like(notation: str, move: Move, event: Event) -> bool:
    """Whether a move of Mister X may look like *event*: told at a glance."""
    if move.is_open or not isinstance(event, Turn):
        return move == event
    legs = notation.split("+")
    return len(legs) == len(event.legs) and all(
        seen.sign in ("?", leg[0]) and seen.station in (None, int(leg[1:] or 0))
        for leg, seen in zip(legs, event.legs, strict=True)
    )


def _can_end_so(claim: View) -> bool:
    """Nobody is caught but by a ride."""
    last = claim.history[-1] if claim.history else None
    return claim.outcome != CAUGHT or isinstance(last, PawnRide)


def _events(moves: Sequence[Move]) -> tuple[E, ...]:
    """Moves of the pursuers, and rolls: everybody sees all of them."""
    return cast("tuple[E, ...]", tuple(moves))


def _compare(told: Disclosure[E], due: Disclosure[E]) -> None:
    """A game of this history tells the very same, or else it is a lie."""
    pairs = (
        (told.event, due.event, DisclosureFault.EVENT),
        (told.outcome, due.outcome, DisclosureFault.OUTCOME),
        (told.shown, due.shown, DisclosureFault.SHOWN),
        (told.announced, due.announced, DisclosureFault.ANNOUNCED),
    )
    for given, wanted, fault in pairs:
        if given != wanted:
            raise DisclosureError(fault)
