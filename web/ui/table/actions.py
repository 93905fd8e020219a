"""What the players do at the table: choose, confirm, take back, hand over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from sy_core.errors import SyError
from sy_core.terms import Pawn, Station
from ui import later
from ui.computer.seats import acting
from ui.intent import Intent
from ui.saves.format import exported
from ui.saves.tabs import claim
from ui.shell import Handler, Shell
from ui.table.camera import follow, look_at_action
from ui.table.curtain import Showing
from ui.table.guests.coach import refuses
from ui.table.guests.notebook import is_for_notebook
from ui.table.moving import make_move, roll, tell_choice
from ui.table.offers import NOTHING, Choice, Offer, at_target, picked, settled, tapped
from ui.table.panels import panels_of, why_not
from ui.table.scene import scene_of
from ui.table.session import Session
from ui.table.takeback import take_back
from ui.table.typed import read_typed


def handle(shell: Shell, intent: Intent) -> None:
    """Act on an intent at the table; an open notebook comes first."""
    if shell.session is None:
        shell.show("home")
        return
    if not shell.acts_elsewhere:
        inspected, shell.inspected = shell.inspected, None
        if inspected is not None and intent.verb == "cancel":
            return  # that is all that goes away
        if is_for_notebook(shell, intent):
            return
        shell.toast = ""
    HANDLERS[intent.verb](shell, intent)


def _station(shell: Shell, intent: Intent) -> None:
    session, text = shell.table, intent.arg
    station = Station(int(text)) if text.isascii() and text.isdigit() else None
    if station in session.state.table.stations:
        _tap(shell, session, station)
        tell_choice(shell, session)


def _tap(shell: Shell, session: Session, station: Station) -> None:
    open_now = session.offers()
    if not open_now:
        return
    again = session.choice.target == station
    aimed = tapped(open_now, session.choice, station)
    if not at_target(open_now, aimed):
        _not_open(shell, session, station)
    elif again and picked(open_now, session.choice) is not None:
        _confirm_choice(shell, session)
    else:
        session.choice = aimed
        if picked(open_now, aimed) is not None and not shell.settings.confirm:
            _confirm_choice(shell, session)


def _not_open(shell: Shell, session: Session, station: Station) -> None:
    """A tap on a pawn chooses it; on anything else it tells why not."""
    view = session.view
    ready = {offer.pawn for offer in session.offers()}
    for pawn, at in zip(view.table.pawns, view.pursuers, strict=False):
        if at == station and pawn in ready:
            session.choice = Choice(pawn=pawn)
            return
    shell.refused(station, str(station))
    if shell.inspected == station:
        return  # its card says so
    scene = scene_of(shell.words, session)
    shell.tell(why_not(scene, station, session.explain))


def _card(shell: Shell, intent: Intent) -> None:
    session = shell.table
    view = session.view
    pawn = Pawn(intent.arg)
    if any(offer.pawn == pawn for offer in session.offers()):
        session.choice = NOTHING if session.choice.pawn == pawn else Choice(pawn=pawn)
    at = dict(zip(view.table.pawns, view.pursuers, strict=False)).get(pawn)
    if at is not None:
        shell.page.look_at([at])


def _pick(shell: Shell, intent: Intent) -> None:
    session = shell.table
    session.choice = replace(session.choice, key=intent.arg)
    if not shell.settings.confirm:
        _confirm_choice(shell, session)


def _go(shell: Shell, intent: Intent) -> None:
    """An offer chosen from the list: as if tapped and its ticket picked."""
    session = shell.table
    offer = _offer(session, intent.arg)
    if offer is not None:
        session.choice = replace(
            session.choice, pawn=offer.pawn, target=offer.to, key=offer.key
        )
        shell.page.focus("confirm")


def _confirm(shell: Shell, _intent: Intent) -> None:
    _confirm_choice(shell, shell.table)


def _confirm_choice(shell: Shell, session: Session) -> None:
    offer = picked(session.offers(), session.choice)
    if offer is not None:
        _settle(shell, session, offer)


def _offer_button(shell: Shell, intent: Intent) -> None:
    session = shell.table
    offer = _offer(session, intent.arg)
    if offer is not None:
        _settle(shell, session, offer)


def _offer(session: Session, key: str) -> Offer | None:
    return next((offer for offer in session.offers() if offer.key == key), None)


def _settle(shell: Shell, session: Session, offer: Offer) -> None:
    if refuses(shell, session, offer):
        return
    session.choice, move = settled(session.game, session.choice, offer)
    if move is not None:
        shell.inspected = None
        make_move(shell, move)
    else:
        follow(shell.page, session)


def _cancel(shell: Shell, _intent: Intent) -> None:
    session = shell.table
    choice = session.choice
    if choice.target is not None:
        session.choice = replace(choice, target=None, key=None)
    elif choice.taken:
        session.choice = replace(choice, taken=choice.taken[:-1])
    else:
        session.choice = NOTHING


def _double(shell: Shell, _intent: Intent) -> None:
    session = shell.table
    most = scene_of(shell.words, session).most_doubles
    armed = session.choice.armed
    session.choice = Choice(armed=0 if armed >= most else armed + 1)


def _untake(shell: Shell, _intent: Intent) -> None:
    session = shell.table
    session.choice = Choice(armed=session.choice.armed, taken=session.choice.taken[:-1])


def _roll(shell: Shell, _intent: Intent) -> None:
    session = shell.table
    if session.read_only or session.showing is not Showing.TABLE or acting(session):
        return
    roll(shell)


def _pass(shell: Shell, _intent: Intent) -> None:
    session = shell.table
    session.pass_on()
    shell.page.focus("hold" if session.showing is Showing.CURTAIN else "pass")


def _open(shell: Shell, _intent: Intent) -> None:
    session = shell.table
    session.open_secret()
    look_at_action(shell.page, session)
    shell.page.focus("title")


def _handback(shell: Shell, _intent: Intent) -> None:
    session = shell.table
    session.hand_back()
    look_at_action(shell.page, session)
    shell.page.focus("roll" if session.game.is_chance(session.state) else "title")
    if acting(session) is None:
        scene = scene_of(shell.words, session)
        shell.page.say(panels_of(scene).prompts.prompt(scene))


def _type(shell: Shell, intent: Intent) -> None:
    """A typed move is played at once; a bare number looks there and taps."""
    session, text = shell.table, intent.value
    try:
        answer = read_typed(session, scene_of(shell.words, session), text)
    except SyError:
        shell.tell(shell.words("type.unknown", text=text[:30]))
        return
    if isinstance(answer, int):
        _number(shell, session, Station(answer))
    elif answer is None:
        shell.tell(shell.words("type.not_open", text=text[:30]))
    else:
        session.choice = replace(
            session.choice, pawn=answer.pawn, target=answer.to, key=answer.key
        )
        _settle(shell, session, answer)


def _number(shell: Shell, session: Session, station: Station) -> None:
    """A bare number looks there, tells what there is, and taps."""
    shell.page.look_at([station])
    if station in session.state.table.stations:
        if shell.keeps:
            shell.pass_on("inspect.typed", str(station))
        _tap(shell, session, station)


def _takeback(shell: Shell, _intent: Intent) -> None:
    session = shell.table
    if scene_of(shell.words, session).may_take_back:
        take_back(session)
        shell.keep(session)
        shell.tell(shell.words("tool.taken_back"))


def _take(shell: Shell, intent: Intent) -> None:
    later.load(later.APPEARANCE).take(shell.table, intent.arg)
    shell.dialog = "play.appear"


def _appear(shell: Shell, _intent: Intent) -> None:
    shell.table.takings = {}
    shell.dialog = "play.appear"


def _appear_now(shell: Shell, _intent: Intent) -> None:
    shell.dialog = ""
    make_move(shell, later.load(later.APPEARANCE).appearance(shell.table))


def _menu(shell: Shell, _intent: Intent) -> None:
    shell.dialog = "play.menu"


def _centre(shell: Shell, _intent: Intent) -> None:
    shell.dialog = ""
    shell.page.look_at(list(shell.table.view.pursuers))


def _export(shell: Shell, intent: Intent) -> None:
    """The full record holds Mister X's secret; the other is safe to show around."""
    shell.dialog = ""
    full = intent.arg == "full"
    name = "scotland-yard.json" if full else "scotland-yard-detectives.json"
    shell.page.download(name, exported(shell.table, "", redacted=not full))


def _takeover(shell: Shell, _intent: Intent) -> None:
    claim(shell, shell.table, steal=True)


HANDLERS: Final[Mapping[str, Handler]] = MappingProxyType(
    {
        "station": _station,
        "card": _card,
        "pick": _pick,
        "go": _go,
        "confirm": _confirm,
        "offer": _offer_button,
        "cancel": _cancel,
        "double": _double,
        "untake": _untake,
        "roll": _roll,
        "pass": _pass,
        "open": _open,
        "handback": _handback,
        "type": _type,
        "takeback": _takeback,
        "take": _take,
        "appear": _appear,
        "appear_now": _appear_now,
        "menu": _menu,
        "centre": _centre,
        "export": _export,
        "takeover": _takeover,
    }
)
