"""What can be wrong with a bot that somebody wrote."""

from __future__ import annotations

from enum import StrEnum

from sy_core.errors import SyError


class BotFault(StrEnum):
    """Why a bot cannot play, or cannot play on."""

    NO_FILE = "no_file"
    """There is no such file, or it cannot be read."""
    UNREADABLE = "unreadable"
    """Its file raises while it is read."""
    NO_CLASS = "no_class"
    """No class of that name, or none or several to choose from."""
    NOT_A_BOT = "not_a_bot"
    """Nothing that can be made without arguments and has ``choose``."""
    NO_PROGRAM = "no_program"
    """The program cannot be started."""

    ILLEGAL = "illegal"
    """It chose what is none of the legal moves."""
    RAISED = "raised"
    WANTED = "wanted"
    """It asked its view for what is not there, or tried to change it."""
    SLOW = "slow"
    """It took much more time than its budget gave."""
    UNSTEADY = "unsteady"
    """Asked the same with the same seed, it chose otherwise."""
    CARRIED = "carried"
    """It chose otherwise after another game: something was carried over."""

    DIED = "died"
    """The program ended before the game did."""
    SILENT = "silent"
    """The program did not answer in time."""
    NONSENSE = "nonsense"
    """The program's answer was not an object with a move."""


class BotError(SyError):
    """A bot cannot play: *code* is the fault, *bot* its name, *what* says it."""

    def __init__(self, code: BotFault, bot: str, what: str) -> None:
        # All three are arguments, so that the error can cross to another process.
        super().__init__(code, bot, what)
        self.code = code
        self.bot = bot
        self.what = what

    def __str__(self) -> str:
        return f"{self.bot}: {self.what}"


def in_words(error: BaseException) -> str:
    """What somebody's code raised."""
    return f"{type(error).__name__}: {str(error)[:200]}"
