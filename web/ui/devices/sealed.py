"""The seal breaks: entry by entry, each with its tick, or what is wrong with it."""

from __future__ import annotations

from typing import Final

from sy_core.devices.verdict import Fault, Sound
from sy_core.devices.wording import Found
from sy_core.knowledge import older_entries
from sy_core.protocols import View
from sy_core.terms import MISTER_X
from ui.devices.remote import RemoteSession
from ui.devices.sending import is_connected
from ui.kit.html import Child, Html, button, el
from ui.seals.wording import is_sound, sentence
from ui.shell import Shell
from ui.words import Words

TOKENS: Final = {"@": "start", "H": "helicopter", "-": "stay"}
"""Entries of the dice game that are no tickets, by their signs."""


def seal_dialog(shell: Shell) -> tuple[str, Child]:
    """The log as it was sealed, and what the audit says of it."""
    words, session = shell.words, shell.session
    if not isinstance(session, RemoteSession) or session.verdict is None:
        return words("devices.seal.title"), words("devices.seal.whole.table")
    by_letter = session.is_his and not is_connected(shell)
    return words("devices.seal.title"), [
        el("p", None, words("devices.seal.own" if by_letter else "devices.seal.why")),
        _entries(words, session, session.verdict),
        _verdict(words, session.verdict),
        _send(words) if by_letter else None,
    ]


def _send(words: Words) -> Html:
    """The table has not compared anything before it has the letter."""
    return button(
        words("devices.send.detectives"),
        "devices.letters",
        class_="button primary",
        id="send-opening",
    )


def _entries(words: Words, session: RemoteSession, found: Found) -> Html:
    """Every entry that was compared; those after a fault were not."""
    view = _opened_view(session, found)
    stops = [] if view is None else [*_stops(view)]
    if isinstance(found, Fault):
        stops = [stop for stop in stops if stop[0] < found.entry]
    rows = [_row(words, *stop) for stop in stops]
    if isinstance(found, Fault):
        rows.append(_broken(words, found))
    return el("ol", {"class": "seal-entries"}, rows)


def _opened_view(session: RemoteSession, found: Found) -> View | None:
    """All that he says he did: as the audit has it, or as far as it was seen."""
    if isinstance(found, Sound):
        return session.game.view_for(found.state, MISTER_X)
    return session.table_view


def _stops(view: View) -> list[tuple[int, str, int | None]]:
    """Number, ticket and station of every entry; 0 is his start."""
    found: list[tuple[int, str, int | None]] = []
    if view.known_start is not None:
        found.append((0, "", view.known_start))
    first = older_entries(view.table)
    return found + [
        (number, seen.sign, seen.station)
        for number, seen in enumerate(view.trail, start=1)
        if number > first
    ]


def _row(words: Words, entry: int, sign: str, station: int | None) -> Html:
    """One entry; the style sheet lets each appear a little after the one before."""
    what = words("devices.seal.start") if entry == 0 else _ticket(words, sign)
    place = "?" if station is None else str(station)
    return el(
        "li",
        {"class": "seal-entry"},
        el("span", {"class": "seal-number"}, entry or "–"),
        el("span", {"class": "seal-what"}, what),
        el("strong", {"class": "seal-station"}, place),
        el("span", {"class": "seal-tick", "aria-hidden": "true"}, "✓"),
    )


def _broken(words: Words, fault: Fault) -> Html:
    return el(
        "li",
        {"class": "seal-entry is-broken"},
        el("span", {"class": "seal-number"}, fault.entry or "–"),
        el("span", {"class": "seal-what"}, sentence(words, fault)),
        el("span", {"class": "seal-tick", "aria-hidden": "true"}, "✗"),
    )


def _ticket(words: Words, sign: str) -> str:
    """What covers an entry; the dice game has more than tickets."""
    if sign in TOKENS:
        called = words(f"hunting.token.{TOKENS[sign]}")
        return called[:1].upper() + called[1:]
    return words(f"ticket.{sign}") if f"ticket.{sign}" in words else sign


def _verdict(words: Words, found: Found) -> Html:
    is_whole = is_sound(found)
    look = "seal-verdict is-sound" if is_whole else "seal-verdict is-broken"
    role = "status" if is_whole else "alert"
    return el("p", {"class": look, "role": role}, sentence(words, found))
