"""Everything that is said in English, keyed by the values that it speaks of."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeVar

from sy_core.outcome import EndReason, Outcome
from sy_core.refusal import Reason, Refusal
from sy_core.terms import Mode, Side, Ticket

E = TypeVar("E", bound=StrEnum)


def _each(vocabulary: type[E], *words: str) -> Mapping[E, str]:
    """Words for every value of a vocabulary, in its order."""
    return MappingProxyType(dict(zip(vocabulary, words, strict=True)))


SIDES: Final[Mapping[Side, str]] = MappingProxyType(
    {Side.MISTER_X: "Mister X", Side.DETECTIVES: "the detectives"}
)

GAMES: Final[Mapping[str, str]] = MappingProxyType(
    {"classic": "CLASSIC GAME", "hunting": "DICE GAME"}
)

_PAID: Final = ("taxi", "bus", "underground")
MODES: Final[Mapping[Mode, str]] = _each(Mode, *_PAID, "ferry")
TICKETS: Final[Mapping[Ticket, str]] = _each(Ticket, *_PAID, "black")
RIDES: Final[Mapping[Ticket, str]] = _each(
    Ticket, "a taxi", "a bus", "the underground", "a black ticket"
)
LINES: Final[Mapping[Ticket, str]] = _each(
    Ticket, "taxi line", "bus line", "underground line", "line of any kind"
)

REASONS: Final[Mapping[Reason, str]] = MappingProxyType(
    {
        Reason.GAME_OVER: "The game is over.",
        Reason.NOT_YOUR_TURN: "It is not the turn of {pawn}.",
        Reason.NOT_YOUR_PAWN: "Another player moves {pawn}.",
        Reason.NO_SUCH_PAWN: "There is no {pawn} in this game.",
        Reason.ALREADY_MOVED: "{pawn} has moved already.",
        Reason.OFF_BOARD: "There is no {station} on the board.",
        Reason.NO_STOP: "No {line} stops at {station}.",
        Reason.NO_LINE: "No {line} leads from there to {station}.",
        Reason.OCCUPIED: "{pawn} stands on {station}.",
        Reason.NO_TICKET: "{pawn} has no {ticket} ticket left.",
        Reason.NO_BLACK: "No black ticket is left.",
        Reason.NOT_FOR_DETECTIVES: "Black tickets are for Mister X alone.",
        Reason.SUPPLY_EMPTY: "The supply holds no {ticket} ticket.",
        Reason.NO_DOUBLE: "No double ticket is left for that.",
        Reason.DOUBLE_LIMIT: "So many double tickets may not be played in one turn.",
        Reason.MUST_MOVE: "Whoever can move must move.",
        Reason.NO_APPEARANCE: "It is not the time to appear or to stay hidden.",
        Reason.WRONG_TAKINGS: (
            "Name at most one ticket of each detective, of a kind it has, in order."
        ),
        Reason.NOT_TAXI_ONLY: "Detectives start where only taxis stop.",
        Reason.WRONG_ROLL: "That is not how these dice can fall.",
        Reason.NO_DIE: "No die shows {ticket}.",
        Reason.NO_CHIP: "No roll-again chip is left.",
        Reason.ONE_WAY: "The street to {station} is one-way, against you.",
        Reason.DEAD_END: "The street to {station} is a dead end.",
        Reason.NO_HELICOPTER: "The helicopter has been used.",
        Reason.NOT_ON_EDGE: "The helicopter starts from an edge; {station} is inside.",
        Reason.NOT_ACROSS: "{station} is not on the opposite edge.",
        Reason.HELICOPTER_ALONE: "The helicopter cannot be part of a double.",
        Reason.ONE_BLACK: "Only one ride of a double may be black.",
        Reason.NO_ROOM: "The tableau has no room for two more rides.",
    }
)

ENDS: Final[Mapping[EndReason, str]] = MappingProxyType(
    {
        EndReason.CAUGHT: "Mister X is caught",
        EndReason.BLOCKED: "Mister X has nowhere left to go",
        EndReason.RAN_INTO_DETECTIVE: "Mister X ran into a detective",
        EndReason.ESCAPED: "nobody has caught him to the very end",
        EndReason.STRANDED: "no detective has a ticket left that fits",
    }
)

RULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "pool": "one player's two detectives pay from a common pool of tickets",
        "pool_taxis": "taxi tickets in that pool",
        "rounds": "rounds until Mister X has escaped",
        "bobbies_prolong": "stranded detectives do not end a game with bobbies",
        "stranding_at_once": "the game ends at once when all detectives are stranded",
        "strict_supply": "Mister X gets only tickets that the supply holds",
        "blocked_stays": "a blocked Mister X stays where he is instead of losing",
        "final_reveal": "Mister X shows himself at entry 24; no: only after the result",
        "bobby_keeper": "the detective player who moves the bobbies; 0: any of them",
        "doubles_per_turn": "double tickets that may be played in one turn",
        "appearances": "how often Mister X may appear for tickets; 99: always",
        "both_open": "both rides of a hidden double are open at Mister X's next turn",
        "free_starts": "start stations need not be on start cards",
        "longer": "14 spaces, shown at 4, 8, 12: the start is not a move",
        "run_in": "Mister X onto a detective: 0 loses, 1 forbidden, 2 he may pass",
        "one_black": "only one ride of a double may be black",
        "helicopter_in_double": "the helicopter may be part of a double",
        "straight_helicopter": "the helicopter lands straight across",
        "more_underground": "the small grid may have more than three U tiles",
        "choose_light": "the light tiles are chosen (--light), not drawn",
    }
)


def refusal_in_words(refusal: Refusal) -> str:
    """Why a move is not open, as a sentence."""
    station, ticket = refusal.station, refusal.ticket
    sentence = REASONS[refusal.reason].format(
        pawn=refusal.pawn or "that side",
        station=station or "that place",
        ticket=TICKETS[ticket] if ticket else "such a",
        line=LINES[ticket] if ticket else "line",
    )
    return f"Ride {refusal.leg + 1}: {sentence}" if refusal.leg else sentence


def verdict(outcome: Outcome) -> str:
    """Who won and why; the full stop is left to the caller."""
    winner = outcome.winner
    wins = "Mister X wins" if winner is Side.MISTER_X else "The detectives win"
    return f"{wins}: {ENDS[outcome.reason]}"


HELP: Final = """\
A move is typed as a ticket and a target; capitals and blanks do not matter.
{notation}
Commands
  moves        every move that is open now
  moves T46    what can follow T46 in a double (Mister X)
  look 46      the lines at 46
  log          the whole game so far, as far as you know it
  where        where Mister X can be, worked out (detectives)
  why D1T46    whether and why not that move is open
  undo         take back the last move
  save FILE    write the game to a file
  record       show the record, as far as you know the game
  help, quit   this text; leave
An empty line draws the screen anew; a line that begins with # is skipped."""

HAND_OVER: Final = "Hand the keyboard to {side}, who alone may look now."
PRESS_ENTER: Final[Mapping[Side, str]] = MappingProxyType(
    {
        Side.MISTER_X: "Press Enter when Mister X sits here. ",
        Side.DETECTIVES: "Press Enter when the detectives sit here. ",
    }
)
TAKEN_BACK: Final = "The last move was taken back."
NOTHING_TO_TAKE_BACK: Final = "There is no move of yours to take back."
FOR_DETECTIVES: Final = "That is an aid for the detectives."
NOT_UNDERSTOOD: Final = "{text} is neither a move nor a command; try help."
AMBIGUOUS: Final = "That can be {moves}: say which."
OPEN: Final = "{move} is open."
NOTHING: Final = "nothing"
NEEDS: Final = "Say {command} {what}."
SAVED: Final = "Saved to {path}."
NOT_SAVED: Final = "This game has not been saved."
CANNOT_SAVE: Final = "Cannot save to {path}: {problem}."
CANNOT_START: Final = "Cannot start: {problem}."
CANNOT_LOAD: Final = "Cannot load {path}: {problem}."
RECOVERED: Final = "The record is sound only up to a point ({where}); it goes on there."
EXISTS: Final = (
    "{path} exists: go on with it (--load {path}), name another file, or --overwrite"
)
FAREWELL: Final = "Goodbye."
