"""A station is asked about: on the map, or by its number."""

from __future__ import annotations

from typing import Final

from sy_core.terms import Station
from ui.inspector.wording import told
from ui.intent import Intent
from ui.shell import Area, Shell
from ui.table.guests.notebook import scene


def handle(shell: Shell, intent: Intent) -> None:
    """Open the card of a station, or close it; a typed number is answered aloud.

    Whoever types goes on typing: the card comes up, and the keyboard stays.
    """
    shell.inspected = None
    session = shell.session
    if session is None or session.showing.hides_table or not intent.arg.isdecimal():
        return
    station = Station(int(intent.arg))
    if station not in session.state.table.stations:
        return
    shell.inspected = station
    shell.toast = ""  # on a phone it would lie over the card
    if intent.verb == "typed":
        shell.page.say(told(scene(shell, session), station, session.explain))
    else:
        shell.page.focus("inspected")


AREA: Final = Area(handle)
