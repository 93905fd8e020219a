"""What others put on the table in one place each: a card, a clock, a line of news."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ui import later
from ui.kit.html import Child, Html
from ui.seals.notes import is_sealed
from ui.shell import Shell
from ui.table.notes import CLOCK
from ui.table.scene import Scene
from ui.table.session import Session
from ui.words import Words


def inspector(shell: Shell, session: Session, scene: Scene) -> Html:
    """The card of the station that is looked into."""
    station = shell.inspected
    if station is None or session.showing.hides_table:
        return Html("")
    found: Html = later.load(later.INSPECTOR).card(shell, session, scene, station)
    return found


def feed(shell: Shell, session: Session, scene: Scene) -> dict[str, Html]:
    """What happened, what computers had in mind and what they say."""
    panel = shell.rest(later.FEED)
    return panel.regions(shell, session, scene) if panel else {}


def newest(shell: Shell, scene: Scene) -> Child:
    """The newest of it, where there is no room for more."""
    panel = None if scene.aside else shell.rest(later.FEED)
    return panel.peek(scene) if panel else None


def has_clock(session: Session) -> bool:
    """Whether the players wanted a clock."""
    return CLOCK in session.notes


def clock(shell: Shell, session: Session) -> Html:
    """A clock, if the players wanted one."""
    if not has_clock(session):
        return Html("")
    drawn: Html = later.load(later.CLOCK).region(shell, session)
    return drawn


def question_of_sound(shell: Shell) -> Html | None:
    """Whether sound is wanted, if this is the moment to ask."""
    if not shell.asks_for_sound:
        return None
    question: Html = later.load(later.EFFECTS_DRAWN).question(shell.words)
    return question


def ended(session: Session, scene: Scene) -> Html:
    """What came of a finished game."""
    drawn: Html = later.load(later.FACTS).ended(session, scene)
    return drawn


def facts(shell: Shell, scene: Scene) -> Html | None:
    """What is worth telling of a finished game."""
    session = shell.session
    if session is None or session.finished is None:
        return None
    drawn: Html = later.load(later.FACTS).facts(shell, session, scene)
    return drawn


def rides(shell: Shell, scene: Scene) -> Sequence[Mapping[str, object]]:
    """The last rides, as lines on the map."""
    drawn = shell.rest(later.TAILS) if scene.view.history else None
    return drawn.tails(scene) if drawn else ()


def post_prompt(shell: Shell) -> str:
    """Over two devices: what everybody waits for."""
    session = shell.session
    if session is None or not session.is_remote:
        return ""
    told: str = later.load(later.DEVICES_PANEL).prompt(shell, session)
    return told


def post_bar(shell: Shell, scene: Scene) -> Html:
    """Over two devices: what is to be sent, or may have come."""
    drawn: Html = later.load(later.DEVICES_PANEL).bar(shell, shell.session, scene)
    return drawn


def post_menu(shell: Shell) -> list[Child]:
    """Over two devices: the letters, and giving up."""
    if not shell.table.is_remote:
        return []
    acts: list[Child] = later.load(later.DEVICES_PANEL).menu(shell, shell.table)
    return acts


def agreements(words: Words, session: Session) -> list[Html]:
    """In the menu: what there is to agree on; over two devices that was said before."""
    if session.is_remote:
        return []
    entries: list[Html] = later.load(later.AGREEMENTS).entries(words, session)
    return entries


def fingerprints(words: Words, session: Session) -> list[Html]:
    """In the menu: what a sealed log promises."""
    if not is_sealed(session.notes):
        return []
    entries: list[Html] = later.load(later.SEAL_DRAWN).entries(words, session)
    return entries


def full_screen(words: Words) -> list[Html]:
    """In the menu: the whole screen for the game."""
    entries: list[Html] = later.load(later.EFFECTS_DRAWN).full_screen(words)
    return entries
