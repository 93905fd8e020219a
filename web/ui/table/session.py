"""One game at the table: the only holder of its state, and of what is being chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from sy_core.game import AnyGame
from sy_core.move import Move
from sy_core.protocols import State, View
from sy_core.refusal import Refusal
from sy_core.registry import game_of
from sy_core.terms import MISTER_X, SPECTATOR, Seat
from ui import later
from ui.seals.notes import SEAL_KEY, leaving
from ui.table import offers as offering
from ui.table.curtain import (
    Showing,
    seat_shown,
    shown_after_closing,
    shown_after_move,
    shown_after_passing,
    shown_after_reseating,
    shown_first,
)
from ui.table.notes import SIDE, fitting
from ui.table.offers import NOTHING, Choice, Offer
from ui.table.reasoned import Reasoned
from ui.table.seating import HUMAN, NOTE, Seating, from_notes, to_note

if TYPE_CHECKING:  # loaded later, if at all
    from sy_core.devices.wording import Found


@dataclass(slots=True)
class Session:
    """A running game; every accepted move goes through :meth:`play`."""

    is_remote = False
    """Whether the other side sits at another device (``ui.devices``)."""
    is_open = False
    """Whether nothing is hidden from whoever looks."""

    id: str
    game: AnyGame
    state: State
    seating: Seating
    notes: dict[str, str]
    rng: Random
    showing: Showing = Showing.TABLE
    choice: Choice = NOTHING
    read_only: bool = False
    seen_events: int = 0
    """How many events the detectives had seen when Mister X took the screen."""
    takings: dict[str, str] = field(default_factory=dict)
    """Tickets chosen for a voluntary appearance."""
    all_seen: bool = False
    """Whether somebody who only watches computers wants to see Mister X, too."""
    reasons: dict[int, Reasoned] = field(default_factory=dict)
    """Why computers moved as they did, by the number of the move."""
    on_trial: Callable[[Move], None] | None = None
    """On a table where moves are only thought of: who hears of them instead."""
    verdict: Found | None = field(default=None, compare=False)
    """What the audit of its seal found, once somebody asked."""
    _views: tuple[State | None, dict[Seat, View]] = field(
        default=(None, {}), compare=False
    )
    """Of a state: the views that were asked for; a redraw asks many times."""
    _offers: tuple[State | None, object, tuple[Offer, ...]] = field(
        default=(None, None, ()), compare=False
    )
    """Likewise what could be tapped, in which state, and by whom."""
    computer: tuple[State | None, object, Seat | None] = field(
        default=(None, None, None), compare=False
    )
    """Likewise which computer is to move (``ui.computer.seats``)."""

    @property
    def x_acts(self) -> bool:
        """Whether the next decision is Mister X's."""
        return MISTER_X in self.to_move

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """Who may decide now."""
        return self.table_view.to_move

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table_view.outcome is not None

    @property
    def view(self) -> View:
        """What may be on the screen now: all that renderers ever get."""
        is_watched = self.all_seen and self.seating.is_watched
        return self.view_for(MISTER_X if is_watched else seat_shown(self.showing))

    @property
    def table_view(self) -> View:
        """What everybody may see."""
        return self.view_for(SPECTATOR)

    def view_for(self, seat: Seat) -> View:
        """What a seat may know."""
        if self._views[0] is not self.state:
            self._views = self.state, {}
        if seat not in (views := self._views[1]):
            views[seat] = self.game.view_for(self.state, seat)
        return views[seat]

    @property
    def knows_all(self) -> bool:
        """Whether nothing of the game is hidden from this device."""
        return True

    @property
    def post(self) -> str:
        """Over two devices: whether this one is to act (``ours``) or ``theirs``."""
        return ""

    @property
    def may_undo(self) -> bool:
        """Over two devices: whether the last move here is not sent yet."""
        return False

    def undo(self) -> None:
        """Take that back."""

    @property
    def finished(self) -> State | None:
        """How the game ended; None: it goes on, or not all of it is known here."""
        return self.state if self.over else None

    @property
    def opened(self) -> State | None:
        """What can be looked back at: a whole game, though it may be given up."""
        return self.finished

    def redacted(self, notes: Mapping[str, str]) -> str:
        """The game as text that holds only what the detectives know."""
        return self.game.export_redacted(self.state, notes)

    def taken_away(self) -> dict[str, str]:
        """Notes that may leave this device; a finished game's opened seal with them."""
        notes = leaving(self.notes)
        if SEAL_KEY in self.notes and self.over:
            notes |= later.load(later.SEAL).opened(self)
        return notes

    def record(self) -> str:
        """The game as text to keep."""
        return self.game.write_record(self.state, fitting(self.whole_notes()))

    def whole_notes(self) -> dict[str, str]:
        """All that is noted of it, more perhaps than a record has room for."""
        return {**self.notes, NOTE: to_note(self.seating)}

    def notes_without_room(self) -> int:
        """How many of them a record cannot hold."""
        return len(self.whole_notes()) - len(fitting(self.whole_notes()))

    def offers(self) -> tuple[Offer, ...]:
        """What can be tapped by whoever is looking."""
        asked = (self.choice, self.showing, self.read_only, self.seating)
        if self._offers[0] is not self.state or self._offers[1] != asked:
            self._offers = self.state, asked, self._open_now()
        return self._offers[2]

    def _open_now(self) -> tuple[Offer, ...]:
        shut = self.showing.hides_table or self.read_only or self.over
        if shut or self.x_acts != (self.showing is Showing.SECRET):
            return ()
        seats = self.to_move
        people = [seat for seat in seats if self.seating.driver_of(seat) == HUMAN]
        if not people:
            return ()
        every = offering.offers(self.game, self.state, self.choice)
        if len(people) == len(seats):
            return every
        return tuple(offer for offer in every if self._is_for(people, offer))

    def _is_for(self, people: list[Seat], offer: Offer) -> bool:
        refused = (self.game.explain(self.state, offer.move, s) for s in people)
        return any(refusal is None for refusal in refused)

    def reseat(self, seating: Seating) -> None:
        """Other players on the chairs, from now on."""
        self.seating = seating
        self.choice = NOTHING
        self.all_seen = False
        self.showing = shown_after_reseating(
            self.showing, seating, x_acts=self.x_acts, over=self.over
        )

    def play(self, move: Move) -> None:
        """Make a move; refused moves raise and change nothing."""
        self.state = self.game.apply(self.state, move)
        self._moved()

    def roll(self) -> bool:
        """Let chance make its move, if it is due."""
        if not self.game.is_chance(self.state):
            return False
        self.play(self.game.roll(self.state, self.rng))
        return True

    def explain(self, move: Move) -> Refusal | None:
        """Why the rules refuse a move; None: they do not."""
        return self.game.explain(self.state, move)

    @property
    def is_guarded(self) -> bool:
        """Whether his screen is open, and others are about who must not see it."""
        return shown_after_closing(self.showing, self.seating) is not self.showing

    def pass_on(self) -> None:
        """Hand the table to Mister X; or back, before he has opened it."""
        self.showing = shown_after_passing(self.showing)

    def open_secret(self) -> None:
        """Mister X has the screen for himself."""
        if self.showing is Showing.CURTAIN:
            self.seen_events = len(self.table_view.history)
            self.showing = Showing.SECRET
            self.choice = NOTHING

    def close_secret(self) -> bool:
        """The curtain falls; whether there was anything to hide."""
        after = shown_after_closing(self.showing, self.seating)
        if after is self.showing:
            return False
        self.showing = after
        self.choice = NOTHING
        return True

    def hand_back(self) -> None:
        """The detectives have read what is public and take over."""
        if self.showing is Showing.HANDBACK:
            self.showing = shown_first(self.seating, x_acts=self.x_acts, over=self.over)

    def go_back_to(self, state: State) -> None:
        """What came after *state* is taken back."""
        self.state = state
        self._moved()

    def catch_up(self, newest: Session) -> None:
        """Take over what another tab has played meanwhile."""
        self.state = newest.state
        self.notes = newest.notes
        self.seating = newest.seating
        self.showing = newest.showing
        self.seen_events = newest.seen_events

    def _moved(self) -> None:
        self.choice = NOTHING
        self.takings = {}
        self.showing = shown_after_move(
            self.showing, self.seating, x_acts=self.x_acts, over=self.over
        )


def new_session(
    session_id: str, game: AnyGame, state: State, seating: Seating, seed: int
) -> Session:
    """A game that starts now."""
    session = Session(session_id, game, state, seating, {}, Random(seed))
    _open(session)
    return session


def load_session(session_id: str, text: str, seed: int) -> Session:
    """A game from its record; a RecordError says what is wrong with it."""
    if text.startswith(SIDE):
        remote: Session = later.load(later.REMOTE).load(session_id, text, seed)
        return remote
    game = game_of(text)
    record = game.read_record(text)
    return session_of(session_id, game, game.replay(record), record.notes, seed)


def session_of(
    session_id: str, game: AnyGame, state: State, notes: Mapping[str, str], seed: int
) -> Session:
    """A session for a state that was replayed or recovered."""
    table = state.table
    seating = from_notes(notes, table.seats, table.pawns)
    kept = {name: text for name, text in notes.items() if name != NOTE}
    session = Session(session_id, game, state, seating, kept, Random(seed))
    _open(session)
    return session


def _open(session: Session) -> None:
    session.seen_events = len(session.table_view.history)
    session.showing = shown_first(
        session.seating, x_acts=session.x_acts, over=session.over
    )
