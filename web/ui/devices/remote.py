"""A game of which this device has one half, on the table like any other.

Mister X's device has the whole game and shows his view, and nothing else, to whoever
holds it open. The table's has what everybody sees (``sy_core.halves``): the state that
it asks for the rules is made up, so nothing is ever told or written of that one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from sy_core.devices.audit import audit
from sy_core.devices.sealed_record import seal_notes, transcript_text
from sy_core.devices.sides import table
from sy_core.devices.sides.mister_x import MisterXSide
from sy_core.devices.sides.public import Public, Step
from sy_core.devices.sides.verbs import AnySide, act, can_send, role, seatings
from sy_core.devices.verdict import Fault, Sound
from sy_core.errors import RecordError, RecordFault
from sy_core.halves.record import write_half
from sy_core.halves.verbs import halves_of
from sy_core.move import Move
from sy_core.protocols import State, View
from sy_core.refusal import Refusal
from sy_core.terms import SPECTATOR, Seat, Side
from ui.devices import seats
from ui.devices.kept import DRIVERS, OUR_NOTES, id_of, is_ours, read_side, write_side
from ui.table import seating as sitting
from ui.table.curtain import Showing
from ui.table.notes import NOTEBOOK
from ui.table.offers import NOTHING, Offer
from ui.table.session import Session


@dataclass(slots=True, kw_only=True)
class RemoteSession(Session):
    """Every move goes through this device's side, and is written to the other."""

    side: AnySide

    is_remote = True

    @property
    def public(self) -> Public:
        """What both sides know, and what is not sent yet."""
        return self.side.public

    @property
    def is_his(self) -> bool:
        """Whether it is Mister X's device."""
        return isinstance(self.side, MisterXSide)

    @property
    def knows_all(self) -> bool:
        """Whether nothing of the game is hidden from this device."""
        return self.is_his or isinstance(self.verdict, Sound)

    def view_for(self, seat: Seat) -> View:
        """What a seat may know; of Mister X's, the table's device has nothing."""
        half = self.public.half
        if self.knows_all or half is None:
            return Session.view_for(self, seat)
        if seat == SPECTATOR:
            return half.view
        return halves_of(self.game).view_for(half, seat)

    @property
    def over(self) -> bool:
        """Whether nobody moves any more."""
        return self.public.is_over or self.table_view.outcome is not None

    @property
    def finished(self) -> State | None:
        """The whole game, if this device knows it and it was played to its end."""
        whole = self.knows_all and self.state.outcome is not None
        return self.state if self.over and whole else None

    @property
    def opened(self) -> State | None:
        """The whole game once its seal is broken, also one that was given up."""
        is_open = self.knows_all and self.public.opening is not None
        return self.state if is_open else self.finished

    @property
    def post(self) -> str:
        """Whose turn it is to do something: this device's, or the other's."""
        if self.public.opening is not None:
            return ""
        return "ours" if self.is_to_send or is_ours(self.side) else "theirs"

    @property
    def is_to_send(self) -> bool:
        """Whether everything is decided that the next letter is about."""
        if not can_send(self.side):
            return False
        if self.is_his:
            return self.public.due.side is not Side.MISTER_X
        half = self.public.half
        return half is None or half.waits or self.public.must_roll

    def offers(self) -> tuple[Offer, ...]:
        """Nothing, until the other device has answered the ride before."""
        return () if self.post == "theirs" else Session.offers(self)

    @property
    def is_to_open(self) -> bool:
        """Whether the game is over and the seal is still whole."""
        return self.public.due.step is Step.OPENING

    @property
    def may_undo(self) -> bool:
        """Whether the table's last move is not sent yet, and no die fell since."""
        half = self.public.half
        if not isinstance(self.side, table.TableSide) or half is None:
            return False
        return bool(self.side.draft) and half.asked[-1].kind != "roll"

    def undo(self) -> None:
        """Take the last move back that is not sent."""
        if isinstance(self.side, table.TableSide):
            self.become(table.undo(self.side))

    def play(self, move: Move) -> None:
        """Make a move on this device; it is not sent yet."""
        self.become(act(self.side, move))

    def roll(self) -> bool:
        """Dice are thrown by both devices together, as soon as they can be."""
        return False

    def explain(self, move: Move) -> Refusal | None:
        """Why the rules refuse a move; None: they do not."""
        half = self.public.half
        if self.is_his or half is None:
            return Session.explain(self, move)
        return halves_of(self.game).explain(half, move)

    def become(self, side: AnySide) -> None:
        """Go on with what this side is now."""
        self.side = side
        self.verdict = verdict_of(side)
        state = state_of(side, self.verdict)
        assert state is not None  # what was dealt stays dealt
        self.state = state
        self._offers = None, None, ()
        self._moved()

    def catch_up(self, newest: Session) -> None:
        """Take over what another tab has played meanwhile."""
        Session.catch_up(self, newest)
        if isinstance(newest, RemoteSession):
            self.side, self.verdict = newest.side, newest.verdict
            self._offers = None, None, ()

    # ---- the screen

    def _moved(self) -> None:
        self.choice = NOTHING
        self.takings = {}
        if self.over or not self._hides:
            self.showing = Showing.TABLE

    @property
    def _hides(self) -> bool:
        """Whether somebody sits here whose screen is nobody else's business."""
        return self.is_his and self.seating.x_is_human

    @property
    def is_guarded(self) -> bool:
        """Whether his screen is open: others may be about."""
        return self.showing is Showing.SECRET

    def close_secret(self) -> bool:
        """The curtain falls; whether there was anything to hide."""
        if self.showing is not Showing.SECRET:
            return False
        self.showing = Showing.CURTAIN
        self.choice = NOTHING
        return True

    def pass_on(self) -> None:
        """This device is handed to nobody."""

    def reseat(self, seating: sitting.Seating) -> None:
        """Other players on the chairs of this side, from now on."""
        self.seating = seating
        self.choice = NOTHING
        self.showing = shown_first(self)

    # ---- as text

    def record(self) -> str:
        """This side of the game, as text to keep."""
        return write_side(self.side, self.whole_notes())

    def redacted(self, notes: Mapping[str, str]) -> str:
        """The game as text that holds only what the detectives know."""
        half = self.public.half
        if self.knows_all or half is None:
            return Session.redacted(self, notes)
        return write_half(halves_of(self.game), half, notes)

    def taken_away(self) -> dict[str, str]:
        """Notes of an ordinary record, and what proves it once the seal is broken."""
        notes = {n: text for n, text in self.notes.items() if n not in OUR_NOTES}
        if self.public.opening is None:
            return notes
        return notes | seal_notes(transcript_text(self.public.transcript))


def shown_first(session: RemoteSession) -> Showing:
    """What is shown when the game is opened: his own view is asked for."""
    if session._hides and not session.over:  # noqa: SLF001 - its other half
        return Showing.CURTAIN
    return Showing.TABLE


def state_of(side: AnySide, verdict: Sound | Fault | None) -> State | None:
    """The whole game, or one that looks alike; None: nothing is dealt yet."""
    if isinstance(side, MisterXSide):
        return side.state
    if isinstance(verdict, Sound):
        return verdict.state
    half = side.public.half
    return None if half is None else half.alike


def verdict_of(side: AnySide) -> Sound | Fault | None:
    """What the audit says; None while the seal is whole."""
    if side.base.opening is None:
        return None
    return audit(side.base.transcript)


def dealt(side: AnySide) -> bool:
    """Whether there is a game to be looked at."""
    return state_of(side, None) is not None


def new_remote(side: AnySide, notes: Mapping[str, str], seed: int) -> RemoteSession:
    """The table of a game that has just been dealt."""
    invited, answered = map(seats.read, seatings(side.base))
    state = state_of(side, None)
    assert state is not None
    own = notes.get(DRIVERS, "").split(",")
    count = len(state.table.seats) + 1
    seating = seats.seating_of(
        state.table.seats,
        state.table.pawns,
        (invited, answered),
        side.base.inviter,
        seats.drivers_of(role(side), count, (*own, *(sitting.HUMAN,) * count)),
    )
    agreed = {NOTEBOOK: "on"} if invited.notebook else {}
    kept = {name: said for name, said in notes.items() if name != sitting.NOTE}
    return _session(side, seating, {**kept, **agreed}, seed)


def load(session_id: str, text: str, seed: int) -> RemoteSession:
    """A kept side, on the table; a RecordError also if nothing is dealt yet."""
    side, notes = read_side(text)
    if session_id != id_of(side):
        raise RecordError(RecordFault.GAME, "side", "kept under another name")
    state = state_of(side, None)
    if state is None:
        raise RecordError(RecordFault.START, "side", "nothing is dealt yet")
    seating = sitting.from_notes(
        notes,
        state.table.seats,
        state.table.pawns,
        (*sitting.DRIVERS, sitting.AWAY),
    )
    kept = {name: said for name, said in notes.items() if name != sitting.NOTE}
    return _session(side, seating, kept, seed)


def _session(
    side: AnySide, seating: sitting.Seating, notes: dict[str, str], seed: int
) -> RemoteSession:
    verdict = verdict_of(side)
    state = state_of(side, verdict)
    assert state is not None
    session = RemoteSession(
        id=id_of(side),
        game=side.base.game,
        state=state,
        seating=seating,
        notes=notes,
        rng=Random(seed),
        side=side,
        verdict=verdict,
    )
    session.seen_events = len(session.table_view.history)
    session.showing = shown_first(session)
    return session
