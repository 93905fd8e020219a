"""A table in a frame: who may look at what, who may move, and what was done.

There is no curtain here: one reader sits at it, and sees what the seat says.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from sy_core.game import AnyGame
from sy_core.move import Move
from sy_core.protocols import State, View
from sy_core.tasks import facts_of
from sy_core.terms import MISTER_X, SPECTATOR, Station
from ui.table import offers as offering
from ui.table.curtain import Showing
from ui.table.offers import NOTHING, Offer
from ui.table.seating import Chair, Seating, plain_seating
from ui.table.session import Session
from ui.task.work import Work, after_move, answered, toggled
from ui.viewer.events import Ended, Event, Judged, Moved
from ui.viewer.parameters import Parameters
from ui.viewer.stepper import Stepper
from ui.viewer.unplaced import out_of_the_way


@dataclass(slots=True)
class Board(Session):
    """A session whose reader sits in one seat, or in all of them."""

    is_open: bool = False
    seat: str = "detectives"
    """``mrx``, ``detectives``, or ``all``: an open table."""
    reader_sides: frozenset[str] = frozenset()
    """The sides that the reader plays: ``mrx``, ``detectives``."""
    x_is_placed: bool = True
    """Whether it is said where Mister X is; else he is anywhere he can be."""
    stepper: Stepper | None = None
    """The moments of a game that is shown move by move."""
    work: Work | None = None
    """The task that the reader works on."""
    events: list[Event] = field(default_factory=list)
    """What happened and was not told to anybody yet, oldest first."""

    @property
    def public_view(self) -> View:
        """What others may be told: all of an open table, else what everybody sees."""
        public = MISTER_X if self.seat == "all" else SPECTATOR
        return self.view_for(public)

    @property
    def view(self) -> View:
        """What may be on the screen."""
        reader = SPECTATOR if self.seat == "detectives" else MISTER_X
        return self.view_for(reader)

    @property
    def shows_secret(self) -> bool:
        """Whether whoever looks sees a Mister X whom not everybody sees."""
        return self.has_secret and self.seat != "detectives"

    @property
    def has_secret(self) -> bool:
        """Whether it is said here where Mister X is, who still hides."""
        return self.x_is_placed and self.game.outcome(self.last_state) is None

    @property
    def last_state(self) -> State:
        """Where a game would go on."""
        return self.state if self.stepper is None else self.stepper.moments[-1]

    @property
    def is_told_whole(self) -> bool:
        """Whether it is a game that is over, and nothing of it is left unsaid."""
        return self.x_is_placed and self.game.outcome(self.last_state) is not None

    @property
    def finished(self) -> State | None:
        """How the game that is shown ended, if it is told whole."""
        return self.last_state if self.is_told_whole else None

    @property
    def reader_acts(self) -> bool:
        """Whether it is for the reader to move."""
        if self.over or (self.work is not None and self.work.holds_board):
            return False
        return self._side in self.reader_sides

    @property
    def _side(self) -> str:
        return "mrx" if self.x_acts else "detectives"

    @property
    def rests(self) -> bool:
        """Whether nobody plays the side that is to move."""
        drivers = (self.seating.driver_of(seat) for seat in self.to_move)
        return not self.reader_acts and all(driver == "human" for driver in drivers)

    def offers(self) -> tuple[Offer, ...]:
        """What can be tapped by the reader."""
        return Session.offers(self) if self.reader_acts else ()

    def _open_now(self) -> tuple[Offer, ...]:
        return offering.offers(self.game, self.state, self.choice)

    def play(self, move: Move) -> None:
        """Make a move, and note what others may know of it."""
        game = self.game
        if not self.x_is_placed and not self.x_acts:
            self.state = out_of_the_way(game, self.state, move, self.rng)
        before = self.public_view
        self.state = game.apply(self.state, move)
        after = self.public_view
        self.events.append(Moved(before, after, move))
        if self.over:
            self.events.append(Ended(after))
        if self.work is not None:
            facts = facts_of(game, before, after, move)
            self._judged(after_move(self.work, facts, is_last=self.rests))
        self.settle()

    def toggle(self, station: Station) -> None:
        """Mark a station, or no longer, if the task asks for marks."""
        if self.work is not None and station in self.state.table.stations:
            self.work = toggled(self.work, station)

    def answer(self) -> None:
        """Have the marks compared with where everybody knows that he can be."""
        if self.work is not None:
            possible = self.game.deduce(self.table_view)
            self._judged(answered(self.work, possible))
            self.settle()

    def _judged(self, work: Work) -> None:
        """The task stands like this now; others are told once it is decided."""
        was_open = self.work is not None and not self.work.is_decided
        self.work = work
        if was_open and work.is_decided:
            self.events.append(Judged(self.public_view, work.verdict))

    def settle(self) -> None:
        """Nothing is chosen; what is shown is for whoever sits here."""
        self.choice = NOTHING
        self.takings = {}
        self.is_open = self.seat == "all"
        own = self.seat == "mrx" or (self.x_acts and "mrx" in self.reader_sides)
        self.showing = Showing.SECRET if own and not self.over else Showing.TABLE
        is_held = self.work is not None and self.work.holds_board
        is_watched = not self.reader_sides and not self._has_computer
        self.read_only = is_held or is_watched

    def step_through(self, moments: tuple[State, ...]) -> None:
        """Show the game that led here from its beginning."""
        self._look_at(Stepper(moments))

    def step_to(self, text: str) -> None:
        """Look at another moment of a game that is shown; *text* is its number."""
        if self.stepper is not None:
            self._look_at(self.stepper.follow(text))

    def _look_at(self, stepper: Stepper) -> None:
        self.stepper = stepper
        self.state = stepper.now
        self.settle()

    @property
    def has_news_of_task(self) -> bool:
        """Whether a task was decided, and nobody was told of it yet."""
        return any(isinstance(event, Judged) for event in self.events)

    def take_events(self) -> list[Event]:
        """What nobody was told of yet."""
        events, self.events = self.events, []
        return events

    @property
    def is_guarded(self) -> bool:
        """Nobody else is here from whom to hide."""
        return False

    def close_secret(self) -> bool:
        """So there is nothing to close."""
        return False

    @property
    def _has_computer(self) -> bool:
        return any(chair.driver != "human" for chair in self.seating.chairs)


def board_of(
    game: AnyGame,
    state: State,
    wanted: Parameters,
    seed: int,
    *,
    x_is_placed: bool = True,
) -> Board:
    """A table for *state*, as an author wants it."""
    seat, reader, computer = sides(wanted, x_is_placed=x_is_placed)
    table = state.table
    board = Board(
        id="embed",
        game=game,
        state=state,
        seating=_seated(plain_seating(table.seats, table.pawns), computer, wanted),
        notes={},
        rng=Random(seed),
        seat=seat,
        reader_sides=reader,
        x_is_placed=x_is_placed,
        work=None if wanted.task is None else Work(wanted.task),
    )
    board.settle()
    return board


def sides(
    wanted: Parameters, *, x_is_placed: bool = True
) -> tuple[str, frozenset[str], str]:
    """Where the reader sits, which sides are the reader's, which the computer's.

    Unless told otherwise the computer plays against the reader; at an open table
    the reader plays both sides, and a Mister X who is not placed does not move.
    """
    seat = wanted.seat or "detectives"
    if not plays(wanted):
        return seat, frozenset(), ""
    both = {"mrx", "detectives"}
    sitting = both if seat == "all" else {seat}
    computer = wanted.computer or ("".join(both - sitting) if x_is_placed else "")
    if computer in sitting and seat != "all":
        sitting = set()  # the computer has the reader's chair: look on
    return seat, frozenset(sitting - {computer}), computer


def plays(wanted: Parameters) -> bool:
    """Whether anybody moves at all; a record is shown unless play is asked for."""
    return (wanted.mode or ("show" if wanted.record else "play")) == "play"


def _seated(plain: Seating, computer: str, wanted: Parameters) -> Seating:
    def driver(chair: Chair) -> Chair:
        side = "mrx" if chair.seat == MISTER_X else "detectives"
        return Chair(chair.seat, "", wanted.level) if side == computer else chair

    return Seating(tuple(map(driver, plain.chairs)), plain.colours)
